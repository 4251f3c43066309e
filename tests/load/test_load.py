"""200 matches at once at the rate that Discord allows, over the real bot in a process of its own, on two cores."""

import asyncio
import json
import os
import random
import sys
import time
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import pytest

from cogs.host.pace import A_SECOND
from tests.conftest import Figures
from tests.fake_discord import TOKEN
from tests.load.crowd import Crowd, Table
from tests.load.wire import Wire
from tests.processes import Processes

WATCHED = os.environ.get("W") or str(Path(__file__).parent / "watched.py")
MINUTES = float(os.environ.get("AVIARY_LOAD_MINUTES", "20"))
"""How long the soak drives the bot once all matches run."""
TABLES = 200
CORES = 2
ACKNOWLEDGED, LATE = 250.0, 50.0
"""Milliseconds within which 99 of 100 presses are acknowledged, and the event loop calls (issue 8, section 5)."""
GROWN = 1.25
"""By how much memory may grow from the warm bot to the end."""


class Size(NamedTuple):
    tables: int
    seconds: float
    warm: float
    """Seconds from the moment at which all matches run to the first measurement."""


SOAK = Size(TABLES, 60 * MINUTES, min(60, 12 * MINUTES))


class Driver:
    """Lets the crowd press as often as the bot's requests stay just at Discord's limit."""

    def __init__(self, wire: Wire, crowd: Crowd) -> None:
        self._wire, self._crowd = wire, crowd
        self._luck = random.Random(5)
        self._idle = list(crowd.tables)
        self._steps: set[asyncio.Task[None]] = set()
        self.rate = 10.0
        """Presses a second."""
        self.held = 0
        """How often no table was free, since each waited for the bot."""

    async def run(self) -> None:
        """Drives for ever."""
        due, checked, calls = time.monotonic(), time.monotonic(), self._wire.calls["bot"]
        while True:
            due += self._luck.expovariate(self.rate)
            await asyncio.sleep(due - time.monotonic())
            self._start()
            if (passed := time.monotonic() - checked) >= 2:
                rate = (self._wire.calls["bot"] - calls) / passed
                self.rate = min(200, max(2, self.rate * min(1.2, max(0.8, 0.97 * A_SECOND / max(1, rate)))))
                checked, calls = time.monotonic(), self._wire.calls["bot"]

    def _start(self) -> None:
        if not self._idle:
            self.held += 1
            return
        at = self._luck.randrange(len(self._idle))
        self._idle[at], self._idle[-1] = self._idle[-1], self._idle[at]
        table = self._idle.pop()
        task = asyncio.create_task(self._step(table))
        self._steps.add(task)
        task.add_done_callback(self._steps.discard)

    async def _step(self, table: Table) -> None:
        await self._crowd.step(table)
        self._idle.append(table)


class Lines(NamedTuple):
    """What the watched bot has told of a stretch of time."""

    lags: Counter[int]
    cpu: float
    """Seconds of processor time a second."""
    starved: float
    """Seconds a second in which the event loop could have worked and other programs had all cores."""

    @property
    def late(self) -> dict[int, float]:
        """Milliseconds by percentile."""
        total, seen, found = self.lags.total(), 0, {}
        for lag in sorted(self.lags):
            seen += self.lags[lag]
            found |= {percent: lag / 10 for percent in (50, 99, 100) if percent not in found and seen >= total * percent / 100}
        return found


def told(file: Path, since: float) -> Lines:
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    kept = [line for line in lines if line["at"] >= since]
    lags: Counter[int] = Counter()
    for line in kept[1:]:
        lags.update({int(lag): often for lag, often in line["lags"].items()})
    return Lines(lags, *((kept[-1][name] - kept[0][name]) / (kept[-1]["at"] - kept[0]["at"]) for name in ("cpu", "starved")))


def resident(process: Process) -> float:
    """MiB of memory that a process holds."""
    fields = Path(f"/proc/{process.pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


async def drive(tmp_path: Path, size: Size) -> dict[str, Any]:
    processes, wire = Processes(tmp_path), Wire()
    crowd = Crowd(wire, size.tables, seed=3)
    async with wire.serve():
        process = await processes.start(WATCHED, wire.url, str(tmp_path / "watch"), DISCORD_TOKEN=TOKEN, AVIARY_LOG_LEVEL="WARNING")
        log: list[str] = []
        reading = asyncio.create_task(_read(process, log))
        driver = Driver(wire, crowd)
        while not any(wire.backend.commands.values()):
            assert process.returncode is None, "\n".join(log[-12:])
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        driving = asyncio.create_task(driver.run())
        try:
            start = time.monotonic()
            while sum(map(crowd.is_live, crowd.tables)) < size.tables * 0.95 and not driving.done():
                await asyncio.sleep(1)
                assert process.returncode is None, "\n".join(log[-12:])
            opened = time.monotonic() - start
            await asyncio.sleep(size.warm)
            before = Counter(wire.calls), wire.limits.refused, wire.uploads.files, crowd.did.total(), set(wire.acknowledged), driver.held
            since, memory = time.monotonic(), [resident(process)]
            while time.monotonic() - since < size.seconds and not driving.done():
                await asyncio.sleep(min(10, size.seconds))
                memory.append(resident(process))
            seconds = time.monotonic() - since
        finally:
            driving.cancel()
            if process.returncode is None:
                process.terminate()
        await asyncio.gather(driving, return_exceptions=True)
        await process.wait()
        await reading
    acks = [1000 * wire.acknowledged[id] for id in wire.acknowledged.keys() - before[4]]
    lines = told(tmp_path / "watch", since)
    cuts = quantiles(acks, n=100)
    return {
        "opened": opened,
        "seconds": seconds,
        "bot/s": (wire.calls["bot"] - before[0]["bot"]) / seconds,
        "press/s": (wire.calls["press"] - before[0]["press"]) / seconds,
        "429": wire.limits.refused - before[1],
        "pictures/s": (wire.uploads.files - before[2]) / seconds,
        "presses/s": (crowd.did.total() - before[3]) / seconds,
        "ack": (cuts[49], cuts[98], max(acks)),
        "lag": lines.late,
        "cpu": lines.cpu,
        "starved": lines.starved,
        "memory": memory,
        "held": driver.held - before[5],
        "unanswered": crowd.unanswered,
        "did": crowd.did,
        "odd": wire.odd,
        "log": log,
        "status": process.returncode,
        "rate": driver.rate,
    }


async def _read(process: Process, log: list[str]) -> None:
    assert process.stderr is not None
    async for line in process.stderr:
        log.append(line.decode().rstrip())


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_load(tmp_path: Path, figures: Figures) -> None:
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    found = await drive(tmp_path, SOAK)
    Path("/tmp/lab/soak8.load.json").write_text(json.dumps(found, indent=1, default=str))
    figures(str({key: value for key, value in found.items() if key != "log"}))
