"""/learn: every lesson by clicks from its first screen to its last, in every language, with wrong turns; alone, in private, for ever."""

import pytest

from cogs.host.locales import discord_locale
from cogs.limits import CONTENT
from engine.core.notation import to_text
from engine.core.phrase import say
from engine.games import LESSONS
from engine.text import Localizer
from tests.cogs.world import SELECT, World, labels, open_world, parts, shown

LANGUAGES = Localizer.load().languages


async def go_on(actor, panel, moment):
    """The next press on the way that the lesson wants."""
    prefixes = {to_text(moment.wanted[:size]) for size in range(1, len(moment.wanted) + 1)}
    for part in parts(panel):
        if part["type"] == SELECT:
            for option in part["options"]:
                if option["value"] in prefixes:
                    return shown(await actor.select(panel, [option["value"]], custom_id=part["custom_id"]))
            continue
        _, kind, _, _, prefix, _ = part["custom_id"].split(":")
        if kind in ("learn", "do") or (kind == "go" and prefix in prefixes and part["label"] not in ("Back", "Zpět")):
            return shown(await actor.click(panel, custom_id=part["custom_id"]))
    raise AssertionError(f"no way on: {panel.content}")


def screen(panel) -> int:
    """The number of the screen in the custom_ids of a panel's buttons, from 0."""
    numbers = {int(part["custom_id"].split(":")[3]) for part in parts(panel) if part["custom_id"].split(":")[1] != "learn"}
    if numbers:
        return min(numbers)
    return int(parts(panel)[0]["custom_id"].split(":")[3]) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_from_start_to_end(tmp_path, game: str, language: str):
    lesson = LESSONS[game]
    async with open_world(tmp_path) as world:
        world.found()
        ada = world.member("a" * 32, discord_locale(language))
        panel = shown(await ada.slash(world.channel, "learn", game=game))
        seen = []
        for number, moment in enumerate(lesson.moments[:-1]):
            seen.append(panel.content)
            assert panel.ephemeral
            assert screen(panel) == number
            assert len(panel.attachments) == 1
            while f"{number + 2} " not in panel.content.split("\n")[0]:
                assert len(panel.content) <= CONTENT
                panel = await go_on(ada, panel, moment)
        seen.append(panel.content)
        assert len(set(seen)) == len(lesson.screens)
        words = world.bot.services.localizer.words(language)
        voice = world.bot.services.voices[game]
        assert words(say("learn-end", game=voice.title())) in panel.content, "nothing was cut off"
        assert labels(panel) == [words(say("button-again")), words(say("button-rules"))]
        assert world.public() == [], "nobody else sees any of it"
        again = await world.press(ada, panel, words(say("button-again")))
        assert again.content == seen[0]
        assert await world.service.of_player(ada.id) == []


async def test_another_choice_is_answered_kindly_and_the_lesson_stays(world: World):
    panel = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    panel = await world.press(world.ada, panel, "Next")
    other = next(label for label in labels(panel) if label.startswith("A."))
    panel = await world.press(world.ada, panel, other)
    assert "Confirm?" in panel.content
    assert "The first tile." in panel.content, "what it teaches stays"
    panel = await world.press(world.ada, panel, "Confirm")
    assert "would be allowed, too" in panel.content
    assert "This lesson goes on with **Take C." in panel.content or "This lesson goes on with **Take B." in panel.content
    assert "lesson, 2 of" in panel.content


async def test_the_warning_of_a_hole_comes_before_the_confirmation(world: World):
    panel = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    panel = shown(await world.forge(world.ada, panel, "a:learn:bower:6::0"))
    assert "Three turns later" in panel.content
    walked = shown(await world.forge(world.ada, panel, "a:pick:bower:6:place.3:1", ["place.3.19"]))
    assert "d2" in walked.content
    warned = shown(await world.forge(world.ada, panel, "a:go:bower:6:place.3.19.2:0"))
    assert "⚠️ **Careful:** c1 would stay empty for good." in warned.content
    assert "⚠️ **Careful:** d3 would stay empty for good." in warned.content
    refused = await world.press(world.ada, warned, "Confirm")
    assert "would be allowed, too" in refused.content


async def test_why_in_a_lesson(world: World):
    panel = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    panel = await world.press(world.ada, panel, "Next")
    why = await world.press(world.ada, panel, "Why?")
    assert "Each side begins with one of the open tiles" in why.content
    assert why.id != panel.id


async def test_old_screens_work_after_a_restart_and_in_direct_messages(world: World):
    panel = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    await world.restart()
    assert "lesson, 2 of" in (await world.press(world.ada, panel, "Next")).content
    direct = shown(await world.ada.user.slash("learn", game="bower"))
    assert "lesson, 1 of" in direct.content
    assert "lesson, 2 of" in (await world.press(world.ada.user, direct, "Next")).content


async def test_without_confirmation_a_lesson_acts_at_once_too(world: World):
    await world.cog.desk.preferences.choose("user", world.ada.id, "confirm", "off")
    panel = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    panel = await world.press(world.ada, panel, "Next")
    panel = await go_on(world.ada, panel, LESSONS["bower"].moments[1])
    assert "lesson, 3 of" in panel.content


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("a:learn:bower:99::0", []),
        ("a:learn:chess:0::0", []),
        ("a:do:bower:3:place.30.0.3:0", []),
        ("a:do:bower:0::0", []),
        ("a:go:chess:0:take.1:0", []),
        ("a:why:chess:0::0", []),
        ("a:pick:bower:2::1", ["$"]),
    ],
)
async def test_presses_that_no_lesson_offers(world: World, custom_id: str, values: list[str]):
    panel = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    answer = shown(await world.forge(world.ada, panel, custom_id, values))
    assert answer.content == world.say(say("error-button"))
