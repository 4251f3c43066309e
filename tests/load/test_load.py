"""200 matches at once, at the rate that Discord allows, over the real bot in a process of its own, on two cores.

A fake Discord on loopback sends the presses and takes the requests: HTTP, gateway, pictures, database and time are real.
"""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.conftest import Figures
from tests.fake_discord import TOKEN
from tests.load.crowd import Crowd
from tests.load.driver import Count, Driver, Watch, acknowledgements, resident
from tests.load.wire import Wire
from tests.processes import Processes

pytestmark = [pytest.mark.soak, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]

WATCHED: Final = str(Path(__file__).parent / "watched.py")
SECONDS: Final = 60 * float(os.environ.get("AVIARY_LOAD_MINUTES", "20"))
"""How long the bot is measured, once all matches run and it is warm."""
WARM: Final = min(60.0, SECONDS / 5)
TABLES: Final = 200
CORES: Final = 2
ACKNOWLEDGED: Final = 250
"""Milliseconds within which 99 of 100 presses are acknowledged."""
LATE: Final = 50
"""Milliseconds by which the event loop is late at most in 99 of 100 moments."""
LOOKS: Final = 20
"""How often the memory is looked at."""
GROWTH: Final = 1.2
"""By how much the memory may grow from the first quarter to the end."""


class Bot:
    """A running bot and what it has said."""

    def __init__(self, process: Process, watch: Path) -> None:
        self.process = process
        self.watch = watch
        self.said: list[str] = []

    async def listen(self) -> None:
        """Reads its log to the end."""
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.said.append(line.decode().rstrip())

    def check(self) -> None:
        """Whether it runs still."""
        assert self.process.returncode is None, "\n".join(self.said[-30:])


class Measured(NamedTuple):
    """All that the figures are made from."""

    before: Count
    after: Count
    acknowledged: tuple[float, float, float]
    watch: Watch
    memory: list[float]
    """MiB, at regular moments."""
    errors: list[str]


@pytest.fixture
def two_cores() -> Iterator[None]:
    """Bot, crowd and Discord share two cores."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(cores)[:CORES])
    yield
    os.sched_setaffinity(0, cores)


@asynccontextmanager
async def running(wire: Wire, folder: Path) -> AsyncIterator[Bot]:
    """The bot, once it has registered its commands; afterwards it is told to stop."""
    processes, watch = Processes(folder), folder / "watch.jsonl"
    settings = {"DISCORD_TOKEN": TOKEN, "AVIARY_LOG_LEVEL": "WARNING"}
    bot = Bot(await processes.start(WATCHED, wire.url, str(watch), **settings), watch)
    listening = asyncio.create_task(bot.listen())
    try:
        while not any(wire.backend.commands.values()):
            bot.check()
            await asyncio.sleep(0.1)
        yield bot
        bot.check()
        bot.process.terminate()
        await asyncio.wait_for(bot.process.wait(), 10)
    finally:
        await processes.kill()
        await listening


async def measure(wire: Wire, crowd: Crowd, folder: Path) -> Measured:
    """Play until all matches run and the bot is warm, then measure."""
    memory: list[float] = []
    async with wire.serve(), running(wire, folder) as bot:
        driver = Driver(wire, crowd)
        driving = asyncio.create_task(driver.run())
        while driver.begun < TABLES:
            await asyncio.sleep(1)
            bot.check()
        await asyncio.sleep(WARM)
        before = Count.take(wire, crowd, driver)
        for _ in range(LOOKS):
            memory.append(resident(bot.process))
            await asyncio.sleep(SECONDS / LOOKS)
            bot.check()
        memory.append(resident(bot.process))
        after = Count.take(wire, crowd, driver)
        errors = [line for line in bot.said if " ERROR " in line]
        driving.cancel()
    assert bot.process.returncode == 0, "\n".join(bot.said[-30:])
    times = acknowledgements(wire, before, after)
    return Measured(before, after, times, Watch.read(bot.watch, before.at, after.at), memory, errors)


def report(found: Measured, crowd: Crowd, figures: Figures) -> None:
    """Print it."""
    before, after, (median, p99, longest), watch, memory, errors = found
    seconds = after.at - before.at
    a_second = {name: (getattr(after, name) - getattr(before, name)) / seconds for name in Count._fields if name != "acknowledged"}
    figures(
        f"{TABLES} matches, {seconds / 60:.1f} minutes; a second: {a_second['own']:.1f} requests of the bot's own and "
        f"{a_second['answers']:.1f} that answer {a_second['presses']:.1f} presses, {a_second['actions']:.1f} of them actions, "
        f"{a_second['pictures']:.1f} pictures ({a_second['bytes'] / 1024:.0f} KiB); {after.refused - before.refused} requests over a limit"
    )
    figures(f"acknowledgement: median {median:.0f} ms, p99 {p99:.0f} ms (bound {ACKNOWLEDGED}), longest {longest:.0f} ms")
    late = watch.late
    figures(f"event loop late: median {late[50]:.1f} ms, p99 {late[99]:.1f} ms (bound {LATE}), longest {late[100]:.0f} ms")
    figures(
        f"memory in MiB: {memory[0]:.0f} at first, {memory[LOOKS // 4]:.0f} after a quarter, {memory[-1]:.0f} at the end, "
        f"{max(memory):.0f} at most; processor {100 * watch.processor:.0f} % of a core; the event loop had to wait for a core "
        f"{100 * watch.starved:.0f} % of the time; {crowd.unanswered} presses unanswered, {after.held - before.held} held up, "
        f"{len(errors)} errors logged"
    )


async def test_the_bot_keeps_up_with_discords_limit(tmp_path: Path, two_cores: None, figures: Figures) -> None:
    wire = Wire()
    crowd = Crowd(wire, TABLES, seed=3)
    found = await measure(wire, crowd, tmp_path)
    report(found, crowd, figures)
    assert not wire.odd, wire.odd[:10]
    assert wire.gone < wire.calls["bot"] / 1000
    assert not found.errors, found.errors[:10]
    assert crowd.unanswered == 0
    assert found.acknowledged[1] < ACKNOWLEDGED
    assert found.watch.late[99] < LATE
    assert found.memory[-1] < GROWTH * found.memory[LOOKS // 4], found.memory
