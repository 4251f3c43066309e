"""Real bots in processes of their own, killed with SIGKILL between two calls to Discord: what they leave is made whole by the next."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Message

from engine.settings import HOME
from tests.fake_discord import TOKEN
from tests.processes import Processes, until
from tests.wire import Wire, ids_of, parts_of

FAKE = str(HOME / "tests" / "fake_discord.py")


class Life:
    """Match 1 of Ada and Ben, hosted by one process after the other."""

    def __init__(self, wire: Wire, processes: Processes) -> None:
        self.wire = wire
        self._processes = processes
        self.process: Any = None

    async def start(self) -> None:
        """A process; it has shown by then what the one before could not."""
        self.process = await self._processes.start(FAKE, self.wire.url, DISCORD_TOKEN=TOKEN)
        await until(self.process.stderr, "ready as")

    def boards(self) -> list[Message]:
        """The messages with a board."""
        return [message for message in self.wire.public() if {"move", "join"} & {name.split(":")[1] for name in ids_of(message)}]

    def board(self) -> Message:
        """The only one of them."""
        (board,) = self.boards()
        return board

    def seq(self) -> int:
        """How many entries the log has."""
        path = self._processes.folder / "test.sqlite3"
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            ((count,),) = database.execute("SELECT count(*) FROM entries").fetchall()
        return int(count)

    async def begin(self) -> None:
        """The lobby and the first question."""
        ada, ben = self.wire.members
        await self.wire.command(ada, "play bower", opponent=str(ben.id))
        await self.wire.until(self.boards)
        await self.wire.press(ben, self.board(), "a:join:1:0::0")
        assert self.seq() == 1

    async def confirm(self) -> tuple[Any, Message, str]:
        """Goes to the last press of an action: who presses what, and where."""
        for member in self.wire.members:
            panel = await self.wire.press(member, self.board(), next(name for name in ids_of(self.board()) if name.startswith("a:move:")))
            while panel is not None and (way := way_on(panel)) is not None:
                if way[0].startswith("a:do:"):
                    return member, panel, way[0]
                panel = await self.wire.press(member, panel, *way)
        raise AssertionError(f"nobody can act: {self.board()}")

    def looks(self) -> tuple[object, ...]:
        """How many boards, notices and hands there are, and the number of the question that the board puts."""
        asked = [name.split(":")[3] for board in self.boards() for name in ids_of(board) if name.startswith("a:move:")]
        notices = len([message for message in self.wire.public() if "your turn" in message.content])
        return len(self.boards()), asked, notices, [len(self.wire.direct(member)) for member in self.wire.members]

    async def whole(self) -> None:
        """One board, that shows the match as it is, one notice, one hand for each; and it stays like that."""
        wanted = (1, [str(self.seq())], 1, [1, 1])
        try:
            await self.wire.until(lambda: self.looks() == wanted)
        except TimeoutError:
            assert self.looks() == wanted


def way_on(panel: Message) -> tuple[str, ...] | None:
    """The first way on in a panel: Confirm, else a choice; None under a panel without any."""
    ways: list[tuple[str, ...]] = []
    for part in parts_of(panel):
        name = str(part["custom_id"])
        if name.startswith("a:do:"):
            return (name,)
        if name.startswith("a:pick:"):
            ways.append((name, part["options"][0]["value"]))
        elif name.startswith("a:go:") and part.get("label") != "Back":
            ways.append((name,))
    return ways[0] if ways else None


@pytest.fixture
async def life(tmp_path: Path) -> AsyncIterator[Life]:
    processes = Processes(tmp_path)
    async with Wire().serve() as wire:
        yield Life(wire, processes)
        await processes.kill()


async def live_and_die(life: Life, kills: list[tuple[int, bool]]) -> None:
    await life.start()
    await life.begin()
    await life.whole()
    for after, done in kills:
        seq = life.seq()
        presser = await life.confirm()
        life.wire.kill(life.process, after, done)
        await life.wire.press(*presser)
        await life.process.communicate()
        assert life.process.returncode == -9, "killed"
        await life.start()
        await life.whole()
        if life.seq() == seq:
            await life.wire.press(*await life.confirm())
            await life.wire.until(lambda wanted=seq + 1: life.seq() >= wanted)
        assert life.seq() == seq + 1, "done once"
        await life.whole()
        print(f"killed at call {after + 1} of a press, {'after' if done else 'before'} it was done: entry {seq + 1} is there once")


async def test_a_bot_killed_when_discord_had_a_message_leaves_nothing_twice(life: Life) -> None:
    await live_and_die(life, [(3, True)])


@pytest.mark.soak
@pytest.mark.parametrize("done", [False, True])
async def test_bots_killed_at_every_call_of_a_press(life: Life, done: bool) -> None:
    await live_and_die(life, [(after, done) for after in range(6)])
