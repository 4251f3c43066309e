"""Coalesced work: however often something is wished for, it is done one at a time and once more at the end, never in a queue."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

logger = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)


class Coalescer(Generic[K]):
    """Does `job(key)` for every key wished for. Wishes that come while it runs are met by one further run; then the task ends."""

    def __init__(self, job: Callable[[K], Awaitable[None]]) -> None:
        self._job = job
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._again: set[K] = set()

    def wish(self, key: K) -> asyncio.Task[None]:
        """Have the job done for this key, from the state of things that it finds then. The task ends when nothing is left to do."""
        if key in self._tasks:
            self._again.add(key)
        else:
            self._tasks[key] = asyncio.create_task(self._run(key))
        return self._tasks[key]

    async def _run(self, key: K) -> None:
        try:
            while True:
                self._again.discard(key)
                try:
                    await self._job(key)
                except Exception:
                    # One message that fails must not stop those of other matches, nor the next try of this one.
                    logger.exception("bringing the messages of %(subject)s up to date failed", {"subject": key})
                if key not in self._again:
                    return
        finally:
            del self._tasks[key]
