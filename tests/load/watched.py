"""`python tests/load/watched.py URL FILE ...`: `python bot.py ...` with Discord at URL, and a watch on its event loop.

Every few seconds a line of JSON goes to FILE: what the loop, the processor and the memory did since the line before.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TextIO

BEAT = 0.01
"""How often the event loop is looked at, in seconds."""
SCHEDULE = Path("/proc/thread-self/schedstat")
"""Nanoseconds that the thread ran, and that it waited for a core (Linux, Documentation/scheduler/sched-stats)."""
LINE = 2.0
"""Seconds from one line to the next."""


def starved() -> float:
    """Seconds in which this thread was ready to run and had no core."""
    return int(SCHEDULE.read_text("ascii").split()[1]) / 1e9


async def watch(file: TextIO) -> None:
    """Writes down how late the event loop calls, for ever: {"at": the monotonic clock, "lags": {tenths of a millisecond: how often},
    "cpu": seconds of processor time since the start, "starved": as the function says}."""
    lags: Counter[int] = Counter()
    written = time.monotonic()
    while True:
        start = time.perf_counter()
        await asyncio.sleep(BEAT)
        lags[max(0, round(10_000 * (time.perf_counter() - start - BEAT)))] += 1
        if time.monotonic() - written >= LINE:
            written = time.monotonic()
            told = {"at": written, "lags": lags, "cpu": time.process_time(), "starved": starved()}
            print(json.dumps(told), file=file, flush=True)
            lags.clear()


def main(url: str, path: str, arguments: list[str]) -> int:
    """bot.py, watched."""
    from cogs.host import command
    from engine.settings import Settings
    from tests import fake_discord

    run = command.run

    async def watched(settings: Settings) -> None:
        watching = asyncio.create_task(watch(file))
        await run(settings)
        watching.cancel()

    command.run = watched
    with Path(path).open("w", encoding="utf-8") as file:
        return fake_discord.main(url, arguments)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
