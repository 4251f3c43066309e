"""How matches end: by resigning, by the host, by a moderator, by the rules; and how they begin again."""

import discord
import pytest

from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, parts, shown


async def more(world: World, member, deed: str):
    """The question whether it is meant, from the board's More."""
    return await world.press(member, await world.press(member, await world.board(), "More"), deed)


async def test_resigning_asks_first_and_then_ends_a_match_of_two(match: World):
    sure = await more(match, match.ben, "Resign")
    assert "really" in sure.content
    kept = await match.press(match.ben, sure, "No, play on")
    assert "goes on" in kept.content
    assert (await match.service.match(1)).status == "live"
    done = await match.press(match.ben, await more(match, match.ben, "Resign"), "Resign")
    assert "resigned" in done.content
    now = await match.service.match(1)
    assert (now.status, now.ending) == ("over", "resigned")
    board, result = match.public()[-2:]
    assert labels(board) == labels(result) == ["Rematch", "Log"]
    assert "Ada" in result.content
    assert [file.filename.rpartition(".")[2] for file in result.attachments] == ["png", "txt"]


async def test_a_spectator_cannot_resign_or_end(match: World):
    carol = match.member("carol")
    panel = await match.press(carol, await match.board(), "More")
    assert labels(panel) == ["As text", "Rules"]
    for forged in ("a:resign:1:1::0", "a:end:1:1::0", "a:sure:1:1:resign:0", "a:sure:1:1:end:0", "a:repost:1:1::0"):
        answer = shown(await match.forge(carol, await match.board(), forged))
        assert answer.content, forged
        assert (await match.service.match(1)).status == "live", forged


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_the_host_or_a_moderator_ends_it(match: World, who: str):
    role = match.guild.create_role("Mod", permissions=discord.Permissions(manage_messages=True, view_channel=True, send_messages=True))
    member = match.ada if who == "host" else match.member("mod", roles=[role])
    hand = await match.hand(match.ben)
    done = await match.press(member, await more(match, member, "End the match"), "End the match")
    assert "ended" in done.content
    now = await match.service.match(1)
    assert (now.status, now.ending) == ("over", "ended")
    board, result = match.public()[-2:]
    assert "ended early" in board.content
    assert labels(board) == ["Rematch", "Log"]
    assert sorted(user.id for user in result.mentions) == sorted((match.ada.id, match.ben.id))
    assert hand.id not in [message.id for message in match.ben.user.dm_channel.history()], "nothing private stays"
    assert (await match.press(match.ada, board, "Log")).content


async def test_a_moderator_of_another_channel_is_none_here(match: World):
    carol = match.member("carol")
    own = discord.PermissionOverwrite(manage_messages=True)
    other = match.guild.create_text_channel("carols", overwrites={carol: own})
    assert "Only the host" in shown(await carol.slash(other, "end", match="1")).content
    assert "Only the host" in shown(await match.forge(carol, await match.board(), "a:sure:1:1:end:0")).content
    assert (await match.service.match(1)).status == "live"


async def test_a_moderator_of_another_channel_is_none_where_the_matchs_own_is_not_known(match: World):
    own = discord.PermissionOverwrite(manage_messages=True)
    other = match.guild.create_text_channel("bens", overwrites={match.ben: own})
    await match.service.move_to(1, 1234567890)  # as a thread that is archived, or gone
    assert "Only the host" in shown(await match.ben.slash(other, "end", match="1")).content
    assert "Only the host" in shown(await match.forge(match.ben, await match.board(), "a:sure:1:1:end:0")).content
    assert (await match.service.match(1)).status == "live"


async def test_who_has_resigned_cannot_end_the_match_for_those_who_play_on(world: World):
    cleo = world.member("cleo")
    await world.cog.desk.preferences.choose("guild", world.guild.id, "enders", "players")
    await world.service.create("crows", {}, world.guild.id, world.channel.id, world.ada.id, "en")
    for guest in (world.ben, cleo):
        await world.service.join(1, guest.id)
    await world.service.start(1, world.ada.id)
    await world.calm()
    assert labels(await world.press(cleo, await world.board(), "More"))[-2:] == ["Resign", "End the match"]
    await world.press(cleo, await more(world, cleo, "Resign"), "Resign")
    await world.env.advance_time(30 * 86400)
    assert labels(await world.press(cleo, await world.board(), "More")) == ["As text", "Rules", "Send the board anew"]
    assert "Only those who play" in shown(await world.forge(cleo, await world.board(), "a:sure:1:1:end:0")).content
    assert (await world.service.match(1)).status == "live"


async def test_the_guest_cannot_end_but_resign(match: World):
    answer = shown(await match.ben.slash(match.channel, "end"))
    assert "Only the host" in answer.content
    sure = shown(await match.ben.slash(match.channel, "resign"))
    await match.press(match.ben, sure, "Resign")
    assert (await match.service.match(1)).ending == "resigned"
    again = shown(await match.ben.slash(match.channel, "resign", match="1"))
    assert "over" in again.content


async def test_resigning_from_a_direct_message(match: World):
    actor = match.ada.user
    panel = await match.press(actor, await match.hand(match.ada), "More")
    sure = await match.press(actor, panel, "Resign")
    await match.press(actor, sure, "Resign")
    assert (await match.service.match(1)).ending == "resigned"
    assert "over" in (await match.hand(match.ada)).content


async def test_a_rematch_needs_both(world: World):
    await world.begin(world.ada, world.ben, super_nest=True)
    await world.press(world.ada, await more(world, world.ada, "Resign"), "Resign")
    result = world.public()[-1]
    carol = world.member("carol")
    assert "do not play" in (await world.press(carol, result, "Rematch")).content
    assert "open" in (await world.press(world.ben, result, "Rematch")).content
    lobby = await world.service.match(2)
    assert (lobby.status, lobby.host, lobby.invited, lobby.options["super_nest"]) == ("lobby", world.ben.id, (world.ada.id,), True)
    assert "open" in (await world.press(world.ben, result, "Rematch")).content
    assert [match.id for match in await world.service.of_player(world.ben.id)] == [2], "a second press opens no second lobby"
    assert "begun" in (await world.press(world.ada, await world.board(1), "Rematch")).content
    assert (await world.service.match(2)).status == "live"
    await Clicker(world, seed=1, match=2).play_through(world.ada, world.ben, most=2)


async def test_both_press_rematch_at_once(match: World):
    await match.press(match.ada, await more(match, match.ada, "Resign"), "Resign")
    result = match.public()[-1]
    await match.press_at_once(result, "a:rematch:1:2::0", match.ada, match.ben)
    assert (await match.service.match(2)).status == "live"
    assert [found.id for found in await match.service.of_player(match.ada.id)] == [2]


async def test_the_result_is_told_once_even_after_a_restart(match: World):
    await match.press(match.ada, await more(match, match.ada, "Resign"), "Resign")
    await match.restart()
    await match.press(match.ben, await match.board(), "Rematch")
    panel = shown(await match.forge(match.ben, await match.board(), "a:move:1:1::0"))
    assert "over" in panel.content
    assert len([message for message in match.public() if "the match is over" in message.content]) == 1


async def test_rematch_pressed_by_both_and_again_in_one_moment_opens_one_match(match: World):
    await match.press(match.ada, await more(match, match.ada, "Resign"), "Resign")
    result = match.public()[-1]
    answers = [shown(pressed).content for pressed in await match.press_at_once(result, "a:rematch:1:2::0", match.ada, match.ben, match.ada)]
    assert [found.id for found in await match.service.of_player(match.ada.id)] == [2], answers
    assert "under way already" in answers[-1]


async def test_an_old_rematch_button_points_to_the_match_that_runs(match: World):
    await match.press(match.ada, await more(match, match.ada, "Resign"), "Resign")
    result = match.public()[-1]
    await match.press(match.ada, result, "Rematch")
    again = await match.press(match.ada, result, "Rematch")
    assert again.content == match.say(say("told-rematch"))
    await match.press(match.ben, result, "Rematch")
    for member in (match.ada, match.ben):
        answer = await match.press(member, result, "Rematch")
        assert answer.content == match.say(say("told-rematch-runs", match="2"))
        (link,) = [part["url"] for part in parts(answer)]
        assert link.endswith(str((await match.board(2)).id))
    assert [found.id for found in await match.service.of_player(match.ada.id)] == [2]
    await match.service.resign(2, match.ben.id)
    await match.press(match.ben, result, "Rematch")
    assert [found.id for found in await match.service.of_player(match.ben.id)] == [3], "that one is over, so there may be another"


async def test_a_lobby_of_the_same_players_is_no_rematch(match: World):
    await match.ada.slash(match.channel, "play bower", opponent=match.ben)
    await match.press(match.ada, await more(match, match.ada, "Resign"), "Resign")
    await match.press(match.ben, await match.board(1), "Rematch")
    assert [found.id for found in await match.service.of_player(match.ben.id)] == [3]
    assert (await match.service.match(2)).status == "lobby"


async def test_resigning_from_a_lobby_is_leaving_it(world: World):
    await world.ada.slash(world.channel, "play bower")
    await world.press(world.ben, await world.board(), "Join")
    answer = shown(await world.ben.slash(world.channel, "resign"))
    assert answer.content == world.say(say("told-left"))
    assert (await world.service.match(1)).players == (world.ada.id,)
    assert "Ben" not in (await world.board()).content
