"""Coalescing: wishes that come while one is carried out are one, and what may pass is tried again."""

import asyncio

import pytest

from cogs.coalesce import Coalescer
from cogs.outcome import may_pass


async def test_wishes_are_coalesced_and_a_failure_stops_nothing():
    done: list[int] = []
    gate = asyncio.Event()

    async def job(key: int) -> None:
        done.append(key)
        await gate.wait()
        if len(done) == 1:
            raise RuntimeError("once")

    work = Coalescer(job, lambda error: False)
    tasks = [work.wish(1) for _ in range(10)]
    await asyncio.sleep(0)
    tasks += [work.wish(1) for _ in range(10)]
    work.wish(2)
    gate.set()
    await asyncio.gather(*tasks)
    assert done.count(1) == 2, "one run, and one more for all wishes that came meanwhile"
    assert done.count(2) == 1
    await work.wish(1)
    assert done.count(1) == 3


async def test_what_may_pass_is_tried_again_a_few_times(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.coalesce.DELAYS", (0.0, 0.0))
    done: list[str] = []

    async def job(key: str) -> None:
        done.append(key)
        raise TimeoutError if key == "late" else ValueError

    work = Coalescer(job, may_pass)
    await asyncio.gather(work.wish("late"), work.wish("wrong"))
    for _ in range(100):
        await asyncio.sleep(0)
    assert not work._timers
    assert not work._tasks
    assert sorted(done) == ["late", "late", "late", "wrong"], "twice more, not for ever, and not what is refused"
    await work.wish("late")
    work.close()
    await asyncio.sleep(0)
    assert not work._timers
    assert done.count("late") == 4
