"""Places that are lost: boards deleted or too old, permissions withdrawn, channels and threads gone, direct messages closed."""

import discord
import pytest

from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, shown


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_once_and_stop_nobody(world: World, code: int):
    world.close_door(world.ben, code)
    await world.begin(world.ada, world.ben)
    said = [message for message in world.public() if "takes no direct messages" in message.content]
    assert [labels(message) for message in said] == [["My hand"]]
    assert "Request eggs" in (await world.press(world.ben, said[0], "My hand")).content
    await Clicker(world, seed=3).play_through(world.ada, world.ben, most=4)
    assert len([message for message in world.public() if "takes no direct messages" in message.content]) == 1
    assert (await world.hand(world.ada)).content
    world.env.backend.faults.clear()
    await world.press(world.ben, await world.board(), "My hand")
    assert "Request eggs" in (await world.hand(world.ben)).content, "opened again, the hand comes by direct message"


async def test_a_deleted_board_comes_back(match: World):
    old = await match.board()
    match.env.backend.delete_message(match.channel.id, old.id)
    await match.env.settle()
    await Clicker(match, seed=4).answer(await match.asked(match.ada, match.ben), direct=True)
    new = await match.board()
    assert new.id != old.id
    assert labels(new) == ["Move", "My hand", "Log", "More"]
    match.env.backend.delete_message(match.channel.id, new.id)
    await match.env.settle()
    assert "sent anew" in shown(await match.ada.slash(match.channel, "board")).content
    assert (await match.board()).id not in (old.id, new.id)


async def test_a_board_too_old_to_edit_is_sent_anew(match: World):
    old = await match.board()
    match.env.inject_error("PATCH", f"/channels/{match.channel.id}/messages/{old.id}", status=400, code=30046, times=None)
    await Clicker(match, seed=5).play_through(match.ada, match.ben, most=1)
    assert (await match.board()).id != old.id


async def test_withdrawn_permissions_keep_the_match_and_their_return_brings_it_back(match: World):
    await match.forbid(match.channel, view_channel=True, send_messages=True)
    seq = (await match.service.match(1)).seq
    await Clicker(match, seed=6).play_through(match.ada, match.ben, most=3, direct=True)
    assert (await match.service.match(1)).seq > seq, "it goes on in direct messages"
    assert "`/board match:1`" in (await match.hand(match.ada)).content
    await match.allow(match.channel)
    await Clicker(match, seed=6).play_through(match.ada, match.ben, most=1, direct=True)
    view = await match.service.view(1, None)
    assert match.say(match.bot.services.voices["bower"].progress(view)) in (await match.board()).content
    assert "`/board match:1`" not in (await match.hand(match.ada)).content


async def lose_a_turn(match: World) -> int:
    """Who is asked moves by direct message while the channel is out of reach, and the next one takes none; gives that one's id."""
    member = await match.asked(match.ada, match.ben)
    other = match.ben if member is match.ada else match.ada
    match.close_door(other)
    await Clicker(match, seed=6).play_through(member, most=1, direct=True)
    assert await match.service.legal(1, other.id)
    return other.id


def notices(world: World) -> list[str]:
    return [message.content for message in world.public() if "your turn" in message.content]


async def test_a_turn_lost_while_the_bot_might_not_write_is_told_as_soon_as_it_may(match: World):
    await match.forbid(match.channel, view_channel=True, send_messages=True)
    other = await lose_a_turn(match)
    before = notices(match)
    assert f"<@{other}>" not in before[0]
    await match.allow(match.channel)
    await match.calm()
    assert notices(match) == [f"<@{other}>: your turn in Bower (match 1)."]


async def test_a_connection_regained_sends_no_direct_message_anew_while_the_channel_is_out_of_reach(match: World):
    await match.forbid(match.channel, view_channel=True, send_messages=True)
    member = await match.asked(match.ada, match.ben)
    await Clicker(match, seed=6).play_through(member, most=1, direct=True)
    hands = [(await match.hand(other)).id for other in (match.ada, match.ben)]
    for _ in range(3):
        await match.env.advance_time(7200)
        await match.cog.on_resumed()
        await match.calm()
    assert [(await match.hand(other)).id for other in (match.ada, match.ben)] == hands


@pytest.mark.parametrize("how", ["restart", "join"])
async def test_a_turn_lost_while_the_channel_was_out_of_reach_is_told_afterwards(match: World, how: str):
    error = {"status": 403, "code": 50001, "message": "Missing Access", "times": None}
    for method, path in (("POST", "messages"), ("PATCH", "messages/*"), ("DELETE", "messages/*")):
        match.env.inject_error(method, f"/channels/{match.channel.id}/{path}", **error)
    other = await lose_a_turn(match)
    match.env.backend.faults.clear()
    assert await match.bot.services.store.matches.unshown() == {1: False}
    if how == "restart":
        await match.restart()
    else:
        await match.cog.on_guild_join(match.bot.get_guild(match.guild.id))
    await match.calm()
    assert notices(match) == [f"<@{other}>: your turn in Bower (match 1)."]
    assert await match.bot.services.store.matches.unshown() == {}


async def test_a_match_whose_channel_is_deleted_goes_on_in_another(match: World):
    match.env.backend.delete_channel(match.channel.id)
    await match.env.settle()
    other = match.guild.create_text_channel("other")
    carol = match.member("carol")
    assert "no match 1" in shown(await carol.slash(other, "board", match="1")).content
    assert "goes on in this channel" in shown(await match.ada.slash(other, "board", match="1")).content
    assert [labels(message)[:1] for message in match.public(other)] == [["Move"], ["To the board"]]
    match.channel = other
    await Clicker(match, seed=7).play_through(match.ada, match.ben, most=3)


async def test_a_match_with_a_channel_does_not_move(match: World):
    other = match.guild.create_text_channel("other")
    answer = shown(await match.ada.slash(other, "board", match="1"))
    assert labels(answer) == ["To the board"]
    assert match.public(other) == []
    assert (await match.service.match(1)).channel == match.channel.id


async def test_matches_of_other_servers_and_unseen_channels_are_unknown(match: World):
    hidden = match.guild.create_text_channel(
        "hidden", overwrites={match.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    )
    carol = match.member("carol")
    assert "no match 999" in shown(await carol.slash(match.channel, "board", match="999")).content
    await match.service.move_to(1, hidden.id)
    for command in ("board", "log", "end"):
        answer = shown(await carol.slash(match.channel, command, match="1"))
        assert answer.content == match.say(say("error-no-match", match="1")), command
    elsewhere = match.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    dora = elsewhere.add_member(match.env.create_user("dora"))
    assert shown(await dora.slash(channel, "board", match="1")).content == match.say(say("error-no-match", match="1"))


async def test_a_locked_thread_keeps_the_match_and_an_archived_one_is_woken(match: World):
    path = f"/channels/{match.channel.id}/messages"
    old = await match.board()
    match.env.inject_error("PATCH", f"{path}/{old.id}", status=400, code=50083, message="Thread is archived")
    await Clicker(match, seed=13).play_through(match.ada, match.ben, most=1)
    assert (await match.board()).id != old.id, "a new message wakes an archived thread"
    for method, where in (("POST", path), ("PATCH", f"{path}/*")):
        match.env.inject_error(method, where, status=400, code=50083, message="Thread is archived", times=None)
    await Clicker(match, seed=13).play_through(match.ada, match.ben, most=2, direct=True)
    assert "`/board match:1`" in (await match.hand(match.ada)).content


async def test_a_board_that_cannot_be_edited_now_keeps_nobody_from_being_pinged(match: World, caplog):
    member = await match.asked(match.ada, match.ben)
    other = match.ben if member is match.ada else match.ada
    match.env.inject_error("PATCH", f"/channels/{match.channel.id}/messages/*", status=500, times=1)
    await Clicker(match, seed=14).answer(member)
    assert match.public()[-1].content.startswith(f"<@{other.id}>")
    assert "not all up to date" in caplog.text
    await Clicker(match, seed=14).answer(other)
    assert "Turn 1" in (await match.board()).content


async def test_a_channel_deleted_while_the_bot_was_off(match: World):
    other = match.guild.create_text_channel("other")
    await match.bot.services.service.close()
    match.env.backend.delete_channel(match.channel.id)
    await match.restart()
    await Clicker(match, seed=15).play_through(match.ada, match.ben, most=2, direct=True)
    assert "`/board match:1`" in (await match.hand(match.ben)).content
    assert "goes on" in shown(await match.ben.slash(other, "board")).content
    assert labels(match.public(other)[0])[0] == "Move"


async def test_a_player_who_has_left_the_server_is_still_named_and_the_match_goes_on(match: World):
    match.guild.remove_member(match.ben)
    await match.restart()
    assert "Ben" in (await match.press(match.ada, await match.press(match.ada, await match.board(), "More"), "As text")).content.title()
    sure = shown(await match.ada.slash(match.channel, "end"))
    await match.press(match.ada, sure, "End the match")
    assert (await match.service.match(1)).ending == "ended"
