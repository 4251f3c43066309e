"""The driver: lets the crowd press just as often as keeps the bot at its own pace of requests, and measures what comes of it."""

import asyncio
import json
import os
import random
import time
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path
from statistics import quantiles
from typing import Final, NamedTuple

from cogs.host.pace import A_SECOND
from tests.load.crowd import Crowd, Table
from tests.load.watched import BEAT
from tests.load.wire import Wire

AIM: Final = 0.95 * A_SECOND
"""The bot's own requests a second."""
MOST: Final = 60.0
"""Presses a second, whatever comes of them."""
LOOK: Final = 2.0
"""Seconds from one look at the rate to the next."""


class Driver:
    """Presses at random moments, at random tables of those that do not wait for the bot."""

    def __init__(self, wire: Wire, crowd: Crowd) -> None:
        self._wire, self._crowd = wire, crowd
        self._luck = random.Random(5)
        self._idle = list(crowd.tables)
        self._steps: set[asyncio.Task[None]] = set()
        self._rate = 10.0
        self._begun: set[int] = set()
        self.held = 0
        """How often no table was free, since each waited for the bot."""

    @property
    def begun(self) -> int:
        """At how many tables a match has begun."""
        return len(self._begun)

    async def run(self) -> None:
        """Drives for ever."""
        due = looked = time.monotonic()
        calls = self._wire.calls["bot"]
        while True:
            due = max(due, time.monotonic() - LOOK) + self._luck.expovariate(self._rate)
            await asyncio.sleep(due - time.monotonic())
            self._press()
            if (passed := time.monotonic() - looked) >= LOOK:
                asked = (self._wire.calls["bot"] - calls) / passed
                self._rate = min(MOST, max(2.0, self._rate * min(1.1, max(0.9, AIM / max(1.0, asked)))))
                looked, calls = time.monotonic(), self._wire.calls["bot"]

    def _press(self) -> None:
        if not self._idle:
            self.held += 1
            return
        at = self._luck.choice(self._fresh() or range(len(self._idle)))
        self._idle[at], self._idle[-1] = self._idle[-1], self._idle[at]
        task = asyncio.create_task(self._step(self._idle.pop()))
        self._steps.add(task)
        task.add_done_callback(self._done)

    def _fresh(self) -> list[int]:
        """Of the free tables those at which no match has begun yet; none once all have."""
        if self.begun < len(self._crowd.tables):
            self._begun |= {table.channel for table in self._crowd.tables if self._crowd.is_live(table)}
            return [at for at, table in enumerate(self._idle) if table.channel not in self._begun]
        return []

    async def _step(self, table: Table) -> None:
        await self._crowd.step(table)
        self._idle.append(table)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._steps.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._wire.odd.append(f"the crowd failed: {error!r}")


class Count(NamedTuple):
    """What had been counted at a moment."""

    at: float
    own: int
    """Requests with the bot's own token."""
    answers: int
    """Requests that answer presses."""
    presses: int
    actions: int
    pictures: int
    bytes: int
    refused: int
    """Requests over a limit of Discord."""
    held: int
    acknowledged: frozenset[int]

    @classmethod
    def take(cls, wire: Wire, crowd: Crowd, driver: Driver) -> "Count":
        """Now."""
        requests = (wire.calls["bot"], wire.calls["press"])
        presses = (crowd.did.total(), crowd.did["do"])
        pictures = (wire.uploads.files, wire.uploads.size)
        return cls(time.monotonic(), *requests, *presses, *pictures, wire.limits.refused, driver.held, frozenset(wire.acknowledged))


class Watch(NamedTuple):
    """What the watched bot has told of a stretch of time."""

    late: dict[int, float]
    """Milliseconds by which the event loop called late, by percentile of the time."""
    processor: float
    """Seconds of processor time a second."""
    starved: float
    """Seconds a second in which the event loop could have worked and other programs had all cores."""

    @classmethod
    def read(cls, file: Path, start: float, end: float) -> "Watch":
        """From one moment of the monotonic clock to another."""
        lines = [line for line in map(json.loads, file.read_text("utf-8").splitlines()) if start <= line["at"] <= end]
        beat, lags = round(10_000 * BEAT), Counter[int]()
        for line in lines[1:]:
            for lag, often in line["lags"].items():
                # Whoever came in the midst of a standstill waited for the rest of it.
                lags.update(dict.fromkeys(range(int(lag), -1, -beat), often))
        seconds = lines[-1]["at"] - lines[0]["at"]
        processor, starved = ((lines[-1][name] - lines[0][name]) / seconds for name in ("cpu", "starved"))
        return cls(_percentiles(lags), processor, starved)


def _percentiles(lags: Counter[int]) -> dict[int, float]:
    seen, found = 0, dict[int, float]()
    for lag in sorted(lags):
        seen += lags[lag]
        found |= {percent: lag / 10 for percent in (50, 99, 100) if percent not in found and seen >= lags.total() * percent / 100}
    return found


def acknowledgements(wire: Wire, before: Count, after: Count) -> tuple[float, float, float]:
    """Milliseconds from a press to its acknowledgement: median, 99th percentile and maximum."""
    times = sorted(1000 * wire.acknowledged[id] for id in after.acknowledged - before.acknowledged)
    cuts = quantiles(times, n=100)
    return cuts[49], cuts[98], times[-1]


def resident(process: Process) -> float:
    """MiB of memory that a process holds."""
    fields = Path(f"/proc/{process.pid}/statm").read_text("ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
