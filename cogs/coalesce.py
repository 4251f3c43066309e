"""Coalesced work: however often something is wished for, it is done one at a time and once more at the end, never in a queue."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

logger = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)

DELAYS: Final = (30.0, 120.0, 600.0)
"""Seconds after which a job is tried again that failed for a reason which may pass; after the last of them only a new wish tries."""


class Coalescer(Generic[K]):
    """Does `job(key)` for every key wished for. Wishes that come while it runs are met by one further run; then the task ends.

    `may_pass` tells of an error whether the job is worth trying again by itself.
    """

    def __init__(self, job: Callable[[K], Awaitable[None]], may_pass: Callable[[Exception], bool]) -> None:
        self._job = job
        self._may_pass = may_pass
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._again: set[K] = set()
        self._failed: dict[K, int] = {}
        self._timers: dict[K, asyncio.TimerHandle] = {}

    def wish(self, key: K) -> asyncio.Task[None]:
        """Have the job done for this key, from the state of things that it finds then. The task ends when nothing is left to do."""
        self._failed.pop(key, None)
        return self._start(key)

    def close(self) -> None:
        """Try nothing again by itself any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _start(self, key: K) -> asyncio.Task[None]:
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        if key in self._tasks:
            self._again.add(key)
        else:
            self._tasks[key] = asyncio.create_task(self._run(key))
        return self._tasks[key]

    async def _run(self, key: K) -> None:
        try:
            while True:
                self._again.discard(key)
                failure = await self._try(key)
                if key not in self._again:
                    return self._plan(key, failure)
        finally:
            del self._tasks[key]

    async def _try(self, key: K) -> Exception | None:
        try:
            await self._job(key)
        except Exception as error:
            # One message that fails must not stop those of other matches, nor the next try of this one.
            logger.exception("bringing the messages of %(subject)s up to date failed", {"subject": key})
            return error
        return None

    def _plan(self, key: K, failure: Exception | None) -> None:
        """Another try, later, of what failed for a reason that may pass: a player must not have to press something to be told."""
        tried = self._failed.pop(key, 0)
        if failure is not None and tried < len(DELAYS) and self._may_pass(failure):
            self._failed[key] = tried + 1
            self._timers[key] = asyncio.get_running_loop().call_later(DELAYS[tried], self._start, key)
