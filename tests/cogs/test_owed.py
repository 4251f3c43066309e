"""What a bot owes the players: the result until it was posted, what a killed bot had stored, the end of a match it could not play."""

import random

import discord
import pytest

from engine.core.chance import Chance
from engine.core.phrase import say
from engine.store import StoreError
from tests.cogs.test_lobby import swapped
from tests.cogs.world import World, labels, shown


async def play_to_the_last_action(world: World) -> None:
    """Plays by the service, so that nobody clicks, up to the action before the end."""
    luck = random.Random(3)
    while True:
        match = await world.service.match(1)
        member = await world.asked(world.ada, world.ben)
        action = luck.choice(await world.service.legal(1, member.id))
        table = world.service._tables._tables[1]
        if not table.game.to_act(table.game.apply(table.state, match.seat_of(member.id), action, Chance.seeded(1))):
            world.last = (member.id, match.seq, action)
            return
        await world.service.submit(1, member.id, match.seq, action)


async def end_it(world: World) -> None:
    """The action that ends the match."""
    await world.service.submit(1, *world.last)
    await world.calm()


def results(world: World) -> list[discord.Message]:
    """The messages in the channel that tell the whole result."""
    return [message for message in world.public() if "the match is over" in message.content]


@pytest.fixture
async def ending(match: World) -> World:
    """A match one action before its end."""
    await play_to_the_last_action(match)
    await match.calm()
    return match


async def touch(world: World, how: str) -> None:
    """Looks at the match in one of the ways there are."""
    if how.startswith("/"):
        await world.ada.slash(world.channel, how[1:], match="1")
    else:
        await world.forge(world.ada, await world.board(), f"a:{how}:1:0::0")
    await world.calm()


@pytest.mark.parametrize("how", ["log", "more", "hand", "move", "/board", "/log", "/hand", "restart"])
async def test_a_result_that_could_not_be_posted_is_owed_until_it_was(ending: World, how: str):
    await ending.forbid(ending.channel, send_messages=True)
    await end_it(ending)
    await touch(ending, "log")
    assert results(ending) == []
    await ending.allow(ending.channel)
    if how == "restart":
        await ending.env.advance_time(3600)
        await ending.restart()
        await ending.calm()
    else:
        await touch(ending, how)
    (result,) = results(ending)
    assert [file.filename.rpartition(".")[2] for file in result.attachments] == ["png", "txt"]
    assert labels(await ending.board()) == ["Rematch", "Log"], "the old board shows the end, too"
    await touch(ending, how if how != "restart" else "log")
    assert len(results(ending)) == 1, "told once"


async def test_a_result_that_discord_had_a_fault_with_is_owed(ending: World):
    ending.env.inject_error("POST", f"/channels/{ending.channel.id}/messages", status=500, code=0, message="oops", times=9)
    await end_it(ending)
    assert results(ending) == []
    ending.env.backend.faults.clear()
    await touch(ending, "log")
    assert len(results(ending)) == 1
    ending.env.errors.clear()


async def test_the_result_can_be_had_in_private_whatever_became_of_the_channel(ending: World):
    other = ending.guild.create_text_channel("other")
    ending.env.backend.delete_channel(ending.channel.id)
    await end_it(ending)
    for answer in (shown(await ending.ada.slash(other, "board", match="1")), shown(await ending.ben.user.slash("board", match="1"))):
        assert len([line for line in answer.content.split("\n") if line.startswith("Column")]) == 6, answer.content
        picture, record = answer.attachments
        assert picture.filename.endswith(".png")
        assert (await record.read()).decode().startswith("aviary match record 1\n")
    carol = ending.member("carol")
    assert shown(await carol.slash(other, "board", match="1")).content == ending.say(say("error-no-match", match="1"))


async def test_a_lobby_that_a_killed_bot_had_stored_is_shown_after_the_start(world: World):
    world.service._announcer._listeners.clear()
    await world.service.create("bower", {}, world.guild.id, world.channel.id, world.ada.id, "en", invited=[world.ben.id])
    assert world.public() == []
    await world.restart()
    await world.calm()
    lobby = await world.board()
    assert labels(lobby) == ["Join", "Leave", "Start", "Cancel"]
    assert [user.id for user in lobby.mentions] == [world.ben.id]


async def test_a_join_that_a_killed_bot_had_stored_is_shown_after_the_start(world: World):
    await world.ada.slash(world.channel, "play bower", opponent=world.ben)
    world.service._announcer._listeners.clear()
    await world.service.join(1, world.ben.id)
    assert "Invited" in (await world.board()).content
    await world.restart()
    await world.calm()
    assert "Invited" not in (await world.board()).content
    await world.press(world.ben, await world.board(), "Start")
    assert (await world.service.match(1)).status == "live", "all are here, so any of them may start it"


async def lose_the_components(world: World) -> None:
    """Another start of the bot, with other components than the match was begun with."""
    cards = world.folder / "cards"
    cards.mkdir()
    (cards / "bower.toml").write_text(swapped(), "utf-8")
    await world.restart(cards_dir=cards)
    await world.calm()


@pytest.mark.parametrize("deed", ["resign", "end"])
async def test_a_match_that_cannot_be_played_any_more_ends_for_all_to_see(match: World, deed: str):
    await lose_the_components(match)
    assert shown(await match.forge(match.ada, await match.board(), "a:move:1:0::0")).content == match.say(say("refusal-wrong-cards"))
    await match.forge(match.ada, await match.board(), f"a:sure:1:0:{deed}:0")
    await match.calm()
    board, result = match.public()
    assert labels(board) == labels(result) == ["Rematch", "Log"]
    for message in (board, result):
        assert match.say(say("board-unknown" if deed == "resign" else "board-ended")) in message.content
    assert list(match.ada.user.dm_channel.history()) == list(match.ben.user.dm_channel.history()) == [], "no hand stays"
    for answer in (await match.press(match.ben, board, "Log"), shown(await match.ben.slash(match.channel, "hand", match="1"))):
        assert answer.content == match.say(say("refusal-not-to-show")), "nobody is told to resign from what is over"
    kinds = {post.kind for post in await match.bot.services.store.posts.of_match(1)}
    assert kinds == {"board", "result"}, "no notice stays"


async def test_a_board_that_cannot_be_drawn_is_not_said_to_be_sent(match: World):
    await lose_the_components(match)
    before = [message.id for message in match.public()]
    for answer in (await match.ada.slash(match.channel, "board"), await match.forge(match.ada, await match.board(), "a:repost:1:0::0")):
        assert shown(answer).content == match.say(say("refusal-wrong-cards"))
    assert [message.id for message in match.public()] == before


async def test_a_match_that_cannot_be_played_any_more_can_be_ended_by_its_guest(match: World):
    await lose_the_components(match)
    panel = await match.press(match.ben, await match.board(), "More")
    assert match.say(say("abandoned-unplayable")) in panel.content
    sure = await match.press(match.ben, panel, "End the match")
    await match.press(match.ben, sure, "End the match")
    assert (await match.service.match(1)).ending == "ended"


async def test_a_language_that_cannot_be_kept_refuses_no_press(match: World, monkeypatch, caplog):
    async def fail(*_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(match.bot.services.store.settings, "put", fail)
    newcomer = match.member("newcomer", "cs")
    assert "Aviary" in shown(await newcomer.slash(match.channel, "help")).content
    assert shown(await match.forge(newcomer, await match.board(), "a:log:1:0::0")).content.startswith("**Bower**")
    assert "the language of" in caplog.text


async def test_open_direct_messages_take_back_what_was_said_about_them(world: World):
    world.close_door(world.ben)
    await world.begin(world.ada, world.ben)
    closed = world.say(say("hand-closed", name="Ben"))
    assert [message.content for message in world.public()].count(closed) == 1
    world.env.backend.faults.clear()
    await world.press(world.ben, await world.board(), "My hand")
    await world.calm()
    assert closed not in [message.content for message in world.public()]
    assert await world.hand(world.ben)


async def test_the_notice_stays_true_when_another_question_is_asked(match: World):
    member = await match.asked(match.ada, match.ben)
    notice = next(message.content for message in match.public() if "your turn" in message.content)
    assert notice == f"<@{member.id}>: your turn in Bower (match 1)."


async def test_a_database_that_cannot_be_read_at_the_start_is_asked_again(ending: World, monkeypatch, caplog):
    await ending.forbid(ending.channel, send_messages=True)
    await end_it(ending)
    await ending.allow(ending.channel)

    async def fail(*_: object) -> list[int]:
        raise StoreError("The database has been closed.")

    with monkeypatch.context() as broken:
        broken.setattr(ending.bot.services.store.matches, "unshown", fail)
        await ending.cog.on_ready()
    assert "is not known" in caplog.text
    assert results(ending) == []
    await ending.cog.on_ready()
    assert len(results(ending)) == 1
