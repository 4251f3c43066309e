"""From a press to its acknowledgement: the bot's processor time between the gateway's event and the request that acknowledges it.

The real bot plays a match by clicks on the offline simulator; its own work lies outside what is measured.
"""

import asyncio
import logging
import tempfile
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any

from discord.webhook.async_ import async_context

from bench import Figure
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, open_world

EVENT = "INTERACTION_CREATE"
BOUND = 5
"""Milliseconds (issue 2, section 6)."""


class Stopwatch:
    """Notes the processor time of every press, in milliseconds, while a world's bot runs."""

    def __init__(self, world: World) -> None:
        self.presses: list[float] = []
        self._start: float | None = None
        parsers = world.bot._connection.parsers
        self._parse = parsers[EVENT]
        parsers[EVENT] = self._came
        self._adapter: Any = async_context.get()
        self._request = self._adapter.request
        self._adapter.request = self._asked

    def _came(self, data: Any) -> None:
        self._start = process_time()
        self._parse(data)

    def _asked(self, route: Any, *arguments: Any, **named: Any) -> Any:
        if self._start is not None and route.path.endswith("/callback"):
            self.presses.append(1000 * (process_time() - self._start))
            self._start = None
        return self._request(route, *arguments, **named)


def run() -> list[Figure]:
    """The time that 99 of 100 presses of a whole match keep."""
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        presses = asyncio.run(_play(Path(folder)))
    logging.disable(logging.NOTSET)
    percentiles = quantiles(presses, n=100)
    name = f"a press to its acknowledgement, 99th percentile of {len(presses)} presses (median {percentiles[49]:.2f} ms)"
    return [Figure(name, percentiles[98], BOUND, unit="ms")]


async def _play(folder: Path) -> list[float]:
    async with open_world(folder) as world:
        world.found(ada="en-US", ben="cs")
        await world.begin(world.ada, world.ben)
        stopwatch = Stopwatch(world)
        await Clicker(world, seed=1).play_through(world.ada, world.ben)
        return stopwatch.presses
