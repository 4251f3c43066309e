"""Announcing changes: who listens is told that something changed, never what."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

logger = logging.getLogger(__name__)

FAREWELL: Final = 2.0
"""Seconds that listeners have to finish when the service closes."""


class Changed(msgspec.Struct, frozen=True):
    """A match has changed. Carries no state: a listener asks for the view that it may show."""

    match: int
    seq: int


Listener = Callable[[Changed], Awaitable[None]]


class Announcer:
    """Calls every listener for every change, each in a task of its own that ends; what one raises is logged and hurts nobody."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, callback: Listener) -> None:
        """Call this for every change from now on."""
        self._listeners.append(callback)

    def announce(self, change: Changed) -> None:
        """Start the listeners, in the order in which they came; does not wait for them."""
        for listener in self._listeners:
            task = asyncio.create_task(self._call(listener, change), name=f"match {change.match} changed")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let the listeners that run finish; those that take too long are cancelled."""
        while self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=FAREWELL)
            for task in late:
                logger.warning("a listener of %(subject)s was cut short", {"subject": task.get_name()})
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @staticmethod
    async def _call(listener: Listener, change: Changed) -> None:
        try:
            await listener(change)
        except Exception:
            about = {"match": change.match, "seq": change.seq}
            logger.exception("a listener failed after match %(match)d had changed (entry %(seq)d)", about)
