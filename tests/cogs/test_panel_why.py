"""The button "Why?" and the reasons for refused answers: whatever is not among the choices is explained where somebody looks for it."""

import pytest

from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, shown


async def at_placing(world: World):
    """Ada's and Ben's match at the first question for a place; gives who is asked."""
    await Clicker(world, seed=1).play_through(world.ada, world.ben, most=2)
    member = await world.asked(world.ada, world.ben)
    panel = await world.press(member, await world.board(), "Move")
    if labels(panel)[0].startswith("A"):
        panel = await world.press(member, panel, labels(panel)[0])
        await world.press(member, panel, "Confirm")
    return member


async def test_the_button_explains_the_question_and_leaves_the_panel(match: World):
    member = await at_placing(match)
    panel = await match.press(member, await match.board(), "Move")
    assert labels(panel)[-1] == "Why?"
    before = panel.content
    why = await match.press(member, panel, "Why?")
    assert why.id != panel.id
    assert why.ephemeral
    assert "must touch the birds board or a tile of your nest" in why.content
    assert "Not within reach yet" in why.content
    assert "(Rulebook: 2. Play a Nest Tile from Your Hand)" in why.content
    assert panel.content == before
    assert labels(why) == ["Rules"]
    assert "Bower in one minute" in (await match.press(member, why, "Rules")).content


async def test_in_the_readers_language_and_from_direct_messages(match: World):
    member = await at_placing(match)
    match.locales[member.id] = "cs"
    panel = await match.press(member.user, await match.hand(member), "Move")
    why = await match.press(member.user, panel, "Proč?")
    assert "ležet celý uvnitř mřížky" in why.content


async def test_one_who_is_not_asked_any_more_is_told_so(match: World):
    member = await match.asked(match.ada, match.ben)
    panel = await match.press(member, await match.board(), "Move")
    other = match.ben if member is match.ada else match.ada
    told = shown(await match.forge(other, panel, "a:why:1:1::0"))
    assert told.content == match.say(say("refusal-not-asked"))
    stranger = match.member("carol")
    assert shown(await match.forge(stranger, panel, "a:why:1:1::0")).content == match.say(say("error-not-yours"))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("take.1", "Tiles are taken at the beginning of a turn"),
        ("place.99.0.0", "That tile is not in your hand."),
        ("PLACE.99.0.0", "That tile is not in your hand."),
        ("skip", "only when nothing fits"),
        ("lay.3", "That is not what you are asked now"),
        ("lay.3.4", "Bower has no such choice."),
    ],
)
async def test_a_typed_action_is_refused_by_the_rule_that_forbids_it(match: World, typed: str, reason: str):
    member = await at_placing(match)
    seq = (await match.service.match(1)).seq
    answer = shown(await member.slash(match.channel, "move", action=typed))
    assert reason in answer.content
    assert "Which tile do you place?" in answer.content, "the panel is below"
    assert (await match.service.match(1)).seq == seq


@pytest.mark.parametrize("typed", ["hello", "sing.1", "place here"])
async def test_words_that_are_no_action_get_no_rule(match: World, typed: str):
    member = await at_placing(match)
    answer = shown(await member.slash(match.channel, "move", action=typed))
    assert "not a choice that you have now" in answer.content
    assert "Rulebook" not in answer.content


async def test_an_action_that_no_panel_offers_is_refused_by_its_rule(match: World):
    member = await at_placing(match)
    match_now = await match.service.match(1)
    tile = (await match.service.view(1, member.id)).hands[match_now.seat_of(member.id)][0]
    panel = await match.press(member, await match.board(), "Move")
    answer = shown(await match.forge(member, panel, f"a:do:1:{match_now.seq}:place.{tile}.23.3:0"))
    assert match.say(say("refusal-illegal")) in answer.content
    assert "> The tile would touch neither the birds board nor a tile of your nest." in answer.content
