"""The slash commands: what can be typed, which match is meant, and that Discord takes the whole tree in every language."""

import discord
import pytest

from engine.core.notation import to_text
from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, parts, shown


async def choices(world: World, member, language: str = "en") -> dict[str, str]:
    """What the member may choose now: label -> notation."""
    view = await world.service.view(1, member.id)
    voice = world.bot.services.voices["bower"]
    return {world.say(voice.action(view, action), language): to_text(action) for action in await world.service.legal(1, member.id)}


async def test_move_takes_notation_and_whole_labels_and_asks_about_words(match: World):
    member = await match.asked(match.ada, match.ben)
    label, notation = next(iter((await choices(match, member)).items()))
    assert "begins with" in shown(await member.slash(match.channel, "move", action=notation)).content
    member = await match.asked(match.ada, match.ben)
    label = next(iter(await choices(match, member)))
    assert "begins with" in shown(await member.slash(match.channel, "move", action=f"  {label.upper()} ")).content
    member = await match.asked(match.ada, match.ben)
    label = list(await choices(match, member))[1]
    asked = shown(await member.slash(match.channel, "move", action=" ".join(word[:5] for word in label.split())))
    assert "Confirm?" in asked.content
    assert (await match.service.match(1)).seq == 3, "words that only one label holds are not exact enough to be done"
    answer = await match.press(member, asked, "Confirm")
    assert "takes" in answer.content
    assert "Which tile do you place?" in answer.content, "straight on to what is asked next"
    assert (await match.service.match(1)).seq == 4


async def test_move_takes_labels_without_diacritics(world: World):
    for member in (world.ada, world.ben):
        world.locales[member.id] = "cs"
    await world.begin(world.ada, world.ben)
    member = await world.asked(world.ada, world.ben)
    label = next(iter(await choices(world, member, "cs")))
    bare = label.translate(str.maketrans("áčďéěíňóřšťúůýž", "acdeeinorstuuyz")).lower()
    await member.slash(world.channel, "move", action=bare)
    assert (await world.service.match(1)).seq == 2


@pytest.mark.parametrize("typed", ["hello", "take.9999", "@everyone", "e", "🐦", "**x**", "a" * 600, "take.1.2.3"])
async def test_move_answers_whatever_is_typed_and_shows_the_choices(match: World, typed: str):
    member = await match.asked(match.ada, match.ben)
    answer = shown(await member.slash(match.channel, "move", action=typed))
    assert "not a choice that you have now" in answer.content
    assert parts(answer), "the panel is below"
    assert (await match.service.match(1)).seq == 1


async def test_move_says_of_words_that_fit_several_choices_that_they_do(match: World):
    member = await match.asked(match.ada, match.ben)
    answer = shown(await member.slash(match.channel, "move", action="take"))
    assert answer.content.startswith(match.say(say("error-several", typed="take")))
    assert parts(answer), "the panel is below"
    assert (await match.service.match(1)).seq == 1


async def test_move_offers_the_choices_while_somebody_types(match: World):
    member = await match.asked(match.ada, match.ben)
    all_of_them = await choices(match, member)
    offered = await member.autocomplete(match.channel, "move", "action", "")
    assert {choice["name"]: choice["value"] for choice in offered} == all_of_them
    label = next(iter(all_of_them))
    assert label in [choice["name"] for choice in await member.autocomplete(match.channel, "move", "action", label[:12].lower())]
    assert await member.autocomplete(match.channel, "move", "action", "zzz") == []
    other = match.ben if member is match.ada else match.ada
    assert await other.autocomplete(match.channel, "move", "action", "") == []
    carol = match.member("carol")
    assert await carol.autocomplete(match.channel, "move", "action", "") == []
    await member.slash(match.channel, "move", action=offered[0]["value"])
    await Clicker(match, seed=1).play_through(match.ada, match.ben, most=3)


async def test_many_choices_are_offered_within_the_limits(match: World):
    await Clicker(match, seed=2).play_through(match.ada, match.ben, most=4)
    member = await match.asked(match.ada, match.ben)
    panel = await match.press(member, await match.board(), "Move")
    panel = await match.press(member, panel, labels(panel)[0])
    await match.press(member, panel, "Confirm")
    offered = await member.autocomplete(match.channel, "move", "action", "")
    assert len(offered) == 25
    assert all(len(choice["name"]) <= 100 and len(choice["value"]) <= 100 for choice in offered)


async def test_move_of_one_who_is_not_asked_shows_the_hand(match: World):
    member = await match.asked(match.ada, match.ben)
    other = match.ben if member is match.ada else match.ada
    for options in ({}, {"action": "take.1"}):
        answer = shown(await other.slash(match.channel, "move", **options))
        assert "Request eggs" in answer.content


@pytest.mark.parametrize("command", ["move", "hand", "log", "board", "resign", "end"])
async def test_a_command_without_a_match_says_what_to_do(world: World, command: str):
    answer = shown(await world.ada.slash(world.channel, command))
    assert answer.content == world.say(say("error-no-matches"))
    for named in ("7", "nonsense", "99999999999999999999", "-1", "１"):
        assert "no match" in shown(await world.ada.slash(world.channel, command, match=named)).content


async def test_with_several_matches_the_one_that_asks_here_is_meant(world: World):
    await world.begin(world.ada, world.ben)
    await world.begin(world.ada, world.ben)
    other = world.guild.create_text_channel("other")
    asked = [match for match in (1, 2) if await world.service.legal(match, world.ada.id)]
    answer = shown(await world.ada.slash(world.channel, "hand"))
    if len(asked) == 1:
        assert f"Match {asked[0]}" in answer.content
    else:
        assert answer.content == world.say(say("error-which-match"))
    assert shown(await world.ada.slash(other, "hand")).content == world.say(say("error-which-match"))
    assert "Match 2" in shown(await world.ada.slash(other, "hand", match="2")).content
    offered = await world.ada.autocomplete(other, "hand", "match", "")
    assert [choice["value"] for choice in offered] == ["2", "1"], "the newest first"
    assert all("Bower" in choice["name"] for choice in offered)
    carol = world.member("carol")
    assert await carol.autocomplete(other, "log", "match", "") == []
    assert len(await carol.autocomplete(world.channel, "log", "match", "")) == 2


async def test_matches_lists_links_and_whose_turn_it_is(match: World):
    member = await match.asked(match.ada, match.ben)
    other = match.ben if member is match.ada else match.ada
    board = await match.board()
    link = f"https://discord.com/channels/{match.guild.id}/{match.channel.id}/{board.id}"
    for who, marked in ((member, True), (other, False)):
        text = shown(await who.slash(match.channel, "matches")).content
        assert link in text
        assert ("Your turn" in text) is marked
    carol = match.member("carol")
    assert shown(await carol.slash(match.channel, "matches")).content == match.say(say("matches-none"))


async def test_commands_work_in_direct_messages(match: World):
    user = match.ada.user
    assert "Request eggs" in shown(await user.slash("hand")).content
    assert "Bower" in shown(await user.slash("board", text=True)).content
    assert "Bower" in shown(await user.slash("board")).content
    assert "Aviary" in shown(await user.slash("help")).content
    member = await match.asked(match.ada, match.ben)
    notation = next(iter((await choices(match, member)).values()))
    assert "begins with" in shown(await member.user.slash("move", action=notation)).content


async def test_board_and_log_are_open_to_spectators(match: World):
    carol = match.member("carol")
    answer = shown(await carol.slash(match.channel, "board", text=True))
    assert "Request eggs that you know" not in answer.content
    assert shown(await carol.slash(match.channel, "log")).content.startswith("**Bower**")
    before = await match.board()
    assert "sent anew" not in shown(await carol.slash(match.channel, "board", match="1")).content
    assert (await match.board()).id == before.id, "a spectator does not move the board"


async def test_every_topic_of_the_rules_can_be_read(world: World):
    voice = world.bot.services.voices["bower"]
    answer = shown(await world.ada.slash(world.channel, "rules", game="bower"))
    select = next(part for part in parts(answer) if part["type"] == 3)
    assert len(select["options"]) == len(voice.topics)
    for option in select["options"]:
        page = shown(await world.ada.select(answer, [option["value"]], custom_id=select["custom_id"]))
        assert option["label"] in page.content
        while "Later" in labels(page) and not next(part for part in parts(page) if part.get("label") == "Later")["disabled"]:
            page = await world.press(world.ada, page, "Later")
    for option, topic in zip(select["options"], voice.topics, strict=True):
        page = shown(await world.ada.select(answer, [option["value"]], custom_id=select["custom_id"]))
        example = voice.example(topic)
        assert len(page.attachments) == (1 if example else 0), topic
        assert example is None or world.say(example.caption) in page.content or "Later" in labels(page)
    summary = shown(await world.ada.slash(world.channel, "rules", game="bower"))
    assert "lesson, 1 of" in (await world.press(world.ada, summary, "Learn it by playing")).content
    offered = await world.ada.autocomplete(world.channel, "rules", "topic", "scor", game="bower")
    assert [choice["value"] for choice in offered] == ["scoring"]
    assert "scor" in shown(await world.ada.slash(world.channel, "rules", game="bower", topic="scoring")).content.lower()
    assert "no such topic" in shown(await world.ada.slash(world.channel, "rules", game="bower", topic="poetry")).content


async def test_the_command_tree_is_within_the_limits_in_every_language(world: World):
    payload = [await command.get_translated_payload(world.bot.tree, world.bot.tree.translator) for command in world.bot.tree.get_commands()]
    assert len(payload) <= 100
    languages = {str(locale) for locale in discord.Locale if world.bot.services.localizer.match(str(locale)) not in ("en",)}
    assert "cs" in languages

    def check(node: dict) -> None:
        texts = {"en": node["description"], **(node.get("description_localizations") or {})}
        assert languages <= set(texts), f"{node['name']} is not described in {languages - set(texts)}"
        for language, text in texts.items():
            assert 1 <= len(text) <= 100, (node["name"], language, text)
        assert not node.get("name_localizations"), "names are the same in every language"
        assert len(node.get("options") or []) <= 25
        assert len(node.get("choices") or []) <= 25
        for option in node.get("options") or []:
            check(option)

    for command in payload:
        check(command)
    assert {command["name"] for command in payload} == {
        *("play", "move", "hand", "board", "log", "matches", "resign", "end", "rules", "learn", "settings", "help")
    }
