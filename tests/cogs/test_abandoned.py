"""Matches that one player cannot go on with: the other has left the server, or does not move."""

import pytest

from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, shown


async def end_by_more(world: World, member) -> None:
    """From More to the end of the match."""
    panel = await world.press(member, await world.board(), "More")
    await world.press(member, await world.press(member, panel, "End the match"), "End the match")


async def play_until(world: World, member) -> None:
    """Play on until this member is asked. By clicks, so that it happens at the simulated time."""
    while await world.asked(world.ada, world.ben) is not member:
        await Clicker(world, seed=1).play_through(world.ada, world.ben, most=1)


async def test_a_guest_whose_host_left_the_server_may_end_the_match_and_loses_nothing(match: World):
    assert "End the match" not in labels(await match.press(match.ben, await match.board(), "More"))
    match.guild.remove_member(match.ada)
    await match.env.settle()
    panel = await match.press(match.ben, await match.board(), "More")
    assert match.say(say("abandoned-left")) in panel.content
    assert match.say(say("abandoned-left")) in shown(await match.ben.slash(match.channel, "end")).content
    await end_by_more(match, match.ben)
    now = await match.service.match(1)
    assert (now.status, now.ending) == ("over", "ended")
    assert "Nobody has won" in (await match.board()).content


async def test_a_guest_whom_the_host_has_let_wait_for_a_week_may_end_the_match(match: World):
    await play_until(match, match.ada)
    assert await match.asked(match.ada, match.ben) is match.ada
    await match.env.advance_time(6.9 * 86400)
    assert "End the match" not in labels(await match.press(match.ben, await match.board(), "More"))
    assert "Only the host" in shown(await match.ben.slash(match.channel, "end")).content
    await match.env.advance_time(0.2 * 86400)
    panel = await match.press(match.ben, await match.board(), "More")
    assert match.say(say("abandoned-idle", days=7)) in panel.content
    await end_by_more(match, match.ben)
    assert (await match.service.match(1)).ending == "ended"


async def test_who_is_asked_cannot_end_a_match_for_waiting_long(match: World):
    await play_until(match, match.ben)
    await match.env.advance_time(30 * 86400)
    assert "End the match" not in labels(await match.press(match.ben, await match.board(), "More"))
    assert "Only the host" in shown(await match.forge(match.ben, await match.board(), "a:sure:1:1:end:0")).content
    assert (await match.service.match(1)).status == "live"


async def test_a_stranger_cannot_end_an_abandoned_match(match: World):
    carol = match.member("carol")
    match.guild.remove_member(match.ada)
    await match.env.settle()
    assert "Only the host" in shown(await match.forge(carol, await match.board(), "a:sure:1:1:end:0")).content
    assert (await match.service.match(1)).status == "live"


@pytest.mark.parametrize("rule", ["host", "players"])
async def test_who_was_removed_from_the_server_plays_on_and_ends_nothing_there(match: World, rule: str):
    await match.cog.desk.preferences.choose("guild", match.guild.id, "enders", rule)
    hand, actor = await match.hand(match.ada), match.ada.user
    assert labels(await match.press(actor, hand, "More")) == ["As text", "Rules", "Send the board anew", "Resign", "End the match"]
    match.guild.remove_member(match.ada)
    await match.env.settle()
    panel = await match.press(actor, hand, "More")
    assert labels(panel) == ["As text", "Rules", "Resign"]
    board = await match.board()
    for forged in ("a:sure:1:1:end:0", "a:repost:1:1::0"):
        await match.forge(actor, panel, forged)
    assert (await match.service.match(1)).status == "live"
    assert (await match.board()).id == board.id
    assert (await match.press(actor, hand, "Move")).attachments, "the player's own picture, as before"
    await match.forge(actor, panel, "a:sure:1:1:resign:0")
    await match.forge(actor, panel, "a:rematch:1:1::0")
    assert (await match.service.match(1)).status == "over"
    assert await match.service.rematch_of(1) is None
