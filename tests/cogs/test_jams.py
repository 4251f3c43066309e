"""What could jam a match, a lobby or a rematch: members who are gone or have resigned, one server's trouble, a link that leads nowhere."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from cogs.people import PATIENCE
from cogs.preferences import ENDERS
from cogs.scroll import Scroll
from engine.core.phrase import say
from tests.cogs.test_abandoned import end_by_more
from tests.cogs.world import World, labels, parts, shown


async def resign(world: World, member, match: int = 1) -> None:
    await world.forge(member, await world.board(match), f"a:sure:{match}:1:resign:0")
    await world.calm()


@pytest.fixture
async def four(world: World) -> World:
    """Match 1 of Crows with Ada, Ben, Cleo and Dan."""
    world.cleo, world.dan = world.member("cleo"), world.member("dan")
    await world.ada.slash(world.channel, "play crows")
    for member in (world.ben, world.cleo, world.dan):
        await world.press(member, await world.board(), "Join")
    await world.press(world.ada, await world.board(), "Start")
    return world


async def test_one_rematch_whose_lobby_discord_does_not_take_delays_no_other(world: World, monkeypatch: pytest.MonkeyPatch):
    cleo, dan = world.member("cleo"), world.member("dan")
    await world.begin(world.ada, world.ben)
    await world.begin(cleo, dan)
    await resign(world, world.ada, 1)
    await resign(world, cleo, 2)
    monkeypatch.setattr("cogs.lobby._SOON", 0.1)
    boards, gate = world.cog.desk.boards, asyncio.Event()
    show = boards._show

    async def hang(match, draft):
        if match.origin == 1:
            await world.env.external_wait(gate.wait(), reason="Discord does not answer")
        await show(match, draft)

    monkeypatch.setattr(boards, "_show", hang)
    first = await world.press(world.ada, await world.board(1), "Rematch")
    assert first.content == world.say(say("told-rematch"))
    assert parts(first) == [], "no way to what is not there yet"
    second = await world.press(cleo, await world.board(2), "Rematch")
    assert second.content == world.say(say("told-rematch"))
    assert (await world.service.rematch_of(2)).host == cleo.id
    gate.set()
    await world.calm()
    assert "Join" in labels(await world.board((await world.service.rematch_of(1)).id)), "it comes by itself"


async def test_a_rematch_waits_for_nobody_who_has_left_the_server(four: World):
    await four.service.end(1, four.ada.id, True)
    await four.calm()
    four.guild.remove_member(four.dan)
    await four.env.settle()
    await four.press(four.ada, await four.board(), "Rematch")
    again = await four.service.rematch_of(1)
    assert (again.invited, again.seats) == ((four.ben.id, four.cleo.id), 3)
    four.guild.remove_member(four.cleo)
    await four.env.settle()
    await four.press(four.ben, await four.board(1), "Rematch")
    assert (await four.press(four.ada, await four.board(again.id), "Start")).content == four.say(say("told-started"))
    assert (await four.service.match(again.id)).players == (four.ada.id, four.ben.id)


async def test_a_rematch_of_two_of_whom_one_has_left_the_server_is_refused_kindly(match: World):
    await resign(match, match.ada)
    match.guild.remove_member(match.ben)
    await match.env.settle()
    answer = await match.press(match.ada, await match.board(), "Rematch")
    assert answer.content == match.say(say("error-rematch-alone"))
    assert await match.service.rematch_of(1) is None


async def test_a_match_begins_without_those_who_joined_and_left_the_server(world: World):
    cleo = world.member("cleo")
    await world.ada.slash(world.channel, "play crows")
    for member in (world.ben, cleo):
        await world.press(member, await world.board(), "Join")
    world.guild.remove_member(world.ben)
    await world.env.settle()
    await world.press(world.ada, await world.board(), "Start")
    match = await world.service.match(1)
    assert (match.status, match.players) == ("live", (world.ada.id, cleo.id))


@pytest.mark.parametrize("rule", ["host", "players"])
async def test_who_has_resigned_cannot_end_the_match_for_the_others(four: World, rule: str):
    await four.cog.desk.preferences.choose("guild", four.guild.id, ENDERS, rule)
    await resign(four, four.ada)
    now = await four.service.match(1)
    assert (now.status, now.host) == ("live", four.ben.id)
    await four.env.advance_time(8 * 86400)
    assert "End the match" not in labels(await four.press(four.ada, await four.board(), "More"))
    answer = shown(await four.forge(four.ada, await four.board(), "a:sure:1:1:end:0"))
    assert answer.content == four.say(say(f"error-end-{rule}"))
    assert (await four.service.match(1)).status == "live"


async def test_the_last_one_here_may_end_a_match_though_others_have_resigned_and_stay(four: World):
    await resign(four, four.ben)
    await resign(four, four.cleo)
    alone, gone = (four.ada, four.dan) if await four.asked(four.ada, four.dan) is four.ada else (four.dan, four.ada)
    four.guild.remove_member(gone)
    await four.env.settle()
    await end_by_more(four, alone)
    assert (await four.service.match(1)).ending == "ended"


async def test_the_notice_leads_to_the_board_that_was_sent_anew(match: World):
    before = await match.board()
    await match.press(match.ada, before, "More")
    await match.ada.slash(match.channel, "board", match="1")
    await match.calm()
    (notice,) = [message for message in match.public() if "your turn" in message.content]
    (link,) = [part["url"] for part in parts(notice)]
    board = await match.board()
    assert board.id != before.id
    assert link.endswith(f"/{board.id}")

    def edits() -> int:
        return sum(entry.method == "PATCH" and entry.path.endswith(f"/{notice.id}") for entry in match.env.http_requests)

    assert edits() == 1
    match.cog.desk.boards.refresh(1)
    await match.calm()
    assert edits() == 1, "once for each new board"


async def test_members_of_whom_discord_does_not_say_anything_delay_no_press(world: World, monkeypatch: pytest.MonkeyPatch):
    await world.ada.slash(world.channel, "play bower")
    await world.press(world.ben, await world.board(), "Join")

    async def hang(*_: object) -> None:
        await world.env.external_wait(asyncio.Event().wait(), reason="Discord does not answer")

    monkeypatch.setattr(discord.Guild, "fetch_member", hang)
    monkeypatch.setattr(world.bot, "fetch_user", hang)
    world.cog.desk.people._names.clear()
    pressed = await world.forge(world.ada, await world.board(), "a:start:1:0::0")
    await world.env.advance_time(2 * PATIENCE)
    assert shown(pressed).content == world.say(say("told-started"))
    match = await world.service.match(1)
    assert (match.status, match.players) == ("live", (world.ada.id, world.ben.id)), "nobody is left out because Discord does not answer"
    await world.env.advance_time(20 * PATIENCE)
    assert "Move" in labels(await world.board())


async def test_no_more_channels_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch):
    asked: list[int] = []

    async def newest(bot: object, channel: int, limit: int) -> list[discord.Message]:
        asked.append(channel)
        return []

    monkeypatch.setattr("cogs.scroll.newest", newest)
    monkeypatch.setattr("cogs.scroll.CHANNELS", 3)
    scroll = Scroll(SimpleNamespace(user=None))
    for channel in (1, 2, 3, 4, 4, 1):
        assert await scroll.own(channel) == []
    assert asked == [1, 2, 3, 4, 1]
    assert len(scroll._newest) == len(scroll._own) == 3
