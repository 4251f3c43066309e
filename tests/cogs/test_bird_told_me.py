"""The Bird Told Me to Do It by clicks alone: whole matches of two, three and five members, in servers and for members of both languages."""

from pathlib import Path
from typing import Any

import pytest

from cogs.limits import ALT, CONTENT
from engine.core.phrase import say
from engine.core.record import parse
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, open_world, shown

GAME = "bird_told_me"
NAMES = "ada", "ben", "cleo", "dan", "eve"
SPOKEN = {"en-US": "en", "cs": "cs"}


async def begin(world: World, locale: str, spoken: tuple[str, ...]) -> list[Any]:
    """A match in a server of one language whose members speak theirs; gives the members, the host first."""
    names = NAMES[: len(spoken)]
    world.found(locale, **dict(zip(names, spoken, strict=True)))
    host, *guests = members = [getattr(world, name) for name in names]
    invited = {"opponent" if place == 1 else f"opponent_{place}": guest for place, guest in enumerate(guests, start=1)}
    await host.slash(world.channel, f"play {GAME}", **invited)
    for guest in guests:
        await guest.click(await world.board(), custom_id="a:join:1:0::0")
    assert (await world.service.match(1)).status == "live"
    return members


async def check_the_end(world: World, language: str, members: list[Any]) -> None:
    """The result stands in the channel in the match's language, with a picture told in words and the record; all cards are there."""
    match = await world.service.match(1)
    assert (match.status, match.ending) == ("over", "played")
    called = {member.id: name.capitalize() for member, name in zip(members, NAMES, strict=False)}
    names = tuple(called[player] for player in match.players)
    view = await world.service.view(1, None)
    result = world.public()[-1]
    assert len(result.content) <= CONTENT
    for phrase in world.bot.services.voices[GAME].result(view, names):
        assert world.say(phrase, language) in result.content
    picture, record = result.attachments
    assert 40 < len(picture.description) <= ALT
    assert f"\nseats {len(names)}\n" in (await record.read()).decode()
    assert sorted(parse(await world.service.record(1)).ranking)[0] == 1
    open_cards = sum(map(len, (view.discards, *view.piles, *view.hands)))
    assert view.deck + open_cards == (96 if len(names) > 3 else 48), "no card is lost, and the last branch is cleared away"


MATCHES = (
    ("cs", ("cs", "cs"), 1),
    ("cs", ("cs", "en-US", "cs"), 2),
    ("en-US", ("en-US",) * 5, 1),
)


@pytest.mark.parametrize(("locale", "spoken", "seed"), MATCHES, ids=["two-cs", "three-mixed", "five-en"])
async def test_members_play_to_the_end(tmp_path: Path, locale: str, spoken: tuple[str, ...], seed: int):
    async with open_world(tmp_path) as world:
        members = await begin(world, locale, spoken)
        buttons = [world.say(say(f"button-{name}"), SPOKEN[locale]) for name in ("move", "hand", "log", "more")]
        assert labels(await world.board()) == buttons
        clicker = Clicker(world, seed)
        await clicker.play_through(*members, most=600)
        assert clicker.most <= 4, "at most four presses and a confirmation, however large the branch"
        asked = [any(word in said for said in clicker.seen) for word in ("Confirm?", "Potvrdit?")]
        assert asked == ["en-US" in spoken, "cs" in spoken], "each is asked in the own language"
        await check_the_end(world, SPOKEN[locale], members)


async def test_move_tells_what_the_others_have_done_since_the_own_last_choice(tmp_path: Path):
    """Else nobody but the reader of the log learns why the branch is another one."""
    async with open_world(tmp_path) as world:
        members = await begin(world, "en-US", ("en-US", "en-US"))
        clicker = Clicker(world, seed=3)
        first = await world.asked(*members)
        opening = await clicker.press(first, await world.board(), "a:move:")
        assert "> Ada is dealt " in opening.content, "the deal, to one who has done nothing yet"
        while await world.asked(*members) is first:
            await clicker.play_through(first, most=1)
        other = await world.asked(*members)
        news = [told for _, told in await world.service.told(1, other.id)]
        panel = await clicker.press(other, await world.board(), "a:move:")
        view = await world.service.view(1, other.id)
        told = (world.bot.services.voices[GAME].news(view, event, ("Ada", "Ben")) for event in news)
        said = [world.say(phrase) for phrase in told if phrase is not None]
        earlier, *quoted = [line.removeprefix("> ") for line in panel.content.split("\n") if line.startswith("> ")]
        assert earlier == "… Earlier: see Log.", panel.content
        assert quoted == said[-len(quoted) :]
        assert len(said) > len(quoted) > 1
        await clicker.play_through(other, most=1)
        if await world.asked(*members) is other:
            again = await clicker.press(other, await world.board(), "a:move:")
            assert "> " not in again.content, "nobody else has done anything since"


async def test_each_member_reads_the_own_hand_in_the_own_language(tmp_path: Path):
    async with open_world(tmp_path, real_artist=True) as world:
        members = await begin(world, "en-US", ("en-US", "cs"))
        board = await world.board()
        await Clicker(world, seed=1).play_through(*members, most=4)
        assert (await world.board()).id == board.id, "the board is edited in place"
        voice = world.bot.services.voices[GAME]
        for member, language in zip(members, ("en", "cs"), strict=True):
            hand = await world.hand(member)
            view = await world.service.view(1, member.id)
            assert all(world.say(phrase, language) in hand.content for phrase in voice.private(view, ("Ada", "Ben")))
            assert (await hand.attachments[0].read()).startswith(b"\x89PNG"), "the picture is drawn by the Artist"


@pytest.mark.parametrize("locale", SPOKEN)
async def test_every_topic_of_the_rules_is_read_with_its_picture(tmp_path: Path, locale: str):
    async with open_world(tmp_path) as world:
        world.found(locale, ada=locale)
        voice = world.bot.services.voices[GAME]
        for topic in voice.topics:
            page = shown(await world.ada.slash(world.channel, "rules", game=GAME, topic=topic))
            assert world.say(voice.topic(topic), SPOKEN[locale]) in page.content
            assert world.say(voice.rules(topic)[0], SPOKEN[locale]) in page.content
            assert len(page.attachments) == (voice.example(topic) is not None), topic
