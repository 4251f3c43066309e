"""The database fails while messages are brought up to date, or Discord does for long: nobody is pinged twice, and nothing stays untold."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest

from engine.core.notation import to_text
from engine.core.phrase import say
from engine.store import Store, StoreError
from tests.cogs.flow import LATER
from tests.cogs.world import World, labels, open_world, shown
from tests.seam import Fault, Seam, disturbance, open_seam

LONG = Fault("a disturbance of hours", disturbance, times=1000)


@contextmanager
def unwritable_posts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The database is locked whenever the place of a message is to be kept or forgotten."""
    write = Store.write

    async def fail(store: Store, *statements, **how):
        if any("posts" in sql for sql, _ in statements):
            raise StoreError("Another program has locked the database.")
        return await write(store, *statements, **how)

    with monkeypatch.context() as broken:
        broken.setattr(Store, "write", fail)
        yield


async def pause(world: World, seconds: float = LATER) -> None:
    await world.calm()
    await world.env.advance_time(seconds)
    await world.calm()


async def act(world: World, match: int = 1) -> None:
    """The one who is asked presses Confirm under the first thing that can be done."""
    now = await world.service.match(match)
    member = await world.asked(*world.players, match=match)
    action = (await world.service.legal(match, member.id))[0]
    await world.forge(member, await world.board(match), f"a:do:{match}:{now.seq}:{to_text(action)}:0")
    await world.calm()


def mine(world: World, words: str) -> list[discord.Message]:
    return [message for message in world.public() if message.author.id == world.me.id and words in message.content]


@pytest.fixture
async def seamed(tmp_path: Path):
    """Two pairs, who play match 1 and match 2, and the seam to Discord."""
    with open_seam() as seam:
        async with open_world(tmp_path, check_errors=False) as world:
            world.found(ada="en-US", ben="en-US", cleo="en-US", dan="en-US")
            world.players = (world.ada, world.ben, world.cleo, world.dan)
            yield world, seam


def most_pings(seam: Seam) -> int:
    return max(seam.pings.values())


async def test_a_lobby_whose_message_could_not_be_stored_is_posted_once(seamed, monkeypatch):
    world, seam = seamed
    with unwritable_posts(monkeypatch):
        await world.ada.slash(world.channel, "play bower", opponent=world.ben)
        await pause(world)
        await pause(world, 130)
    await pause(world, 700)
    assert [message.id for message in world.public() if "Join" in labels(message)] == [(await world.board()).id]
    assert most_pings(seam) == 1, seam.pings


async def test_a_turn_told_while_the_database_was_locked_is_told_once_and_by_itself(seamed, monkeypatch):
    world, seam = seamed
    await world.begin(world.ada, world.ben)
    with unwritable_posts(monkeypatch):
        await act(world)
    await pause(world)
    view = await world.service.view(1, None)
    asked = (await world.service.match(1)).players[view.to_act[0]]
    assert [message.content for message in mine(world, "your turn")] == [f"<@{asked}>: your turn in Bower (match 1)."]
    assert most_pings(seam) == 1, seam.pings


async def test_a_result_that_could_not_be_stored_is_told_once_however_often_somebody_looks(seamed, monkeypatch):
    world, seam = seamed
    await world.begin(world.ada, world.ben)
    board = await world.board()
    with unwritable_posts(monkeypatch):
        await world.forge(world.ada, board, "a:sure:1:1:resign:0")
        await pause(world)
        for _ in range(3):
            await world.forge(world.ben, board, "a:log:1:0::0")
            await world.calm()
        assert len(mine(world, "the match is over")) == 1
    for _ in range(2):
        await world.forge(world.ben, board, "a:log:1:0::0")
        await world.calm()
    (result,) = mine(world, "the match is over")
    stored = await world.bot.services.store.posts.get(1, "result")
    assert stored is not None
    assert stored.message == result.id
    assert mine(world, "your turn") == []
    assert most_pings(seam) == 1, seam.pings


async def test_the_first_page_of_a_result_is_sent_once_though_the_last_one_fails(seamed, monkeypatch):
    world, seam = seamed
    await world.begin(world.ada, world.ben)
    monkeypatch.setattr("cogs.board.paginate", lambda lines: [lines[0], "\n".join(lines[1:])])
    seam.fail("send", Fault("503", disturbance), after=1)
    await world.forge(world.ada, await world.board(), "a:sure:1:1:resign:0")
    await pause(world)
    assert len(mine(world, "the match is over")) == 1, [message.content for message in world.public()]
    assert len(mine(world, "Ben wins")) == 2, "the board, and the last page"
    assert most_pings(seam) == 1, seam.pings


async def test_a_turn_that_a_disturbance_swallowed_is_told_after_a_restart_in_the_middle_of_it(seamed):
    world, seam = seamed
    await world.begin(world.ada, world.ben)
    await world.begin(world.cleo, world.dan)
    for kind in ("send", "edit"):
        seam.fail(kind, LONG)
    await act(world, 1)
    await pause(world, 200)
    await act(world, 2)
    seam.heal()
    await world.restart()
    await world.calm()
    for number in (1, 2):
        view = await world.service.view(number, None)
        asked = (await world.service.match(number)).players[view.to_act[0]]
        assert [message.content for message in mine(world, f"your turn in Bower (match {number})")] == [
            f"<@{asked}>: your turn in Bower (match {number})."
        ]


@pytest.mark.parametrize("event", ["on_ready", "on_resumed"])
async def test_a_turn_that_a_long_disturbance_swallowed_is_told_once_discord_is_there_again(seamed, event: str):
    world, seam = seamed
    await world.begin(world.ada, world.ben)
    for kind in ("send", "edit"):
        seam.fail(kind, LONG)
    await act(world)
    await pause(world, 3 * 3600)
    seam.heal()
    await pause(world, 3 * 3600)
    before = (await world.board()).content
    await getattr(world.cog, event)()
    await world.calm()
    assert (await world.board()).content != before
    view = await world.service.view(1, None)
    asked = (await world.service.match(1)).players[view.to_act[0]]
    assert [message.content for message in mine(world, "your turn")] == [f"<@{asked}>: your turn in Bower (match 1)."]


async def test_what_is_shown_is_known_whatever_the_clock_says(seamed):
    world, _ = seamed
    await world.begin(world.ada, world.ben)
    await world.begin(world.cleo, world.dan)
    await world.calm()
    store = world.bot.services.store
    assert await store.matches.unshown() == {}
    # A clock that was years ahead for a moment.
    await store.write(("UPDATE matches SET changed = changed + 300000000000 WHERE id = 1", [()]))
    world.service._announcer._listeners.clear()
    await act(world, 2)
    assert await store.matches.unshown() == {2: True}
    await world.restart()
    await world.calm()
    assert await world.bot.services.store.matches.unshown() == {}
    assert len(mine(world, "your turn in Bower (match 2)")) == 1


async def test_a_setting_that_cannot_be_saved_is_told_and_stays_as_it_was(world: World, monkeypatch: pytest.MonkeyPatch):
    async def fail(*_: object) -> None:
        raise StoreError("Another program has locked the database.")

    panel = shown(await world.ada.slash(world.channel, "settings me"))
    monkeypatch.setattr(world.bot.services.store.settings, "put", fail)
    answer = shown(await world.ada.select(panel, ["off"], custom_id="a:mine:settings:0:confirm:0"))
    assert answer.content == world.say(say("refusal-not-saved"))
    assert world.cog.desk.preferences.confirms(world.ada.id)
