"""Changes: how the match service carries out whatever alters a match, and announces it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.match.announcer import Announcer, Changed, Listener
from engine.match.lists import MatchLists
from engine.match.refusals import ClosingError, Refusal
from engine.match.tables import Tables
from engine.store import Match, Store, whole_ms

logger = logging.getLogger(__name__)

KEPT: Final = 256
"""How many matches' states stay in memory; the others are read again when somebody asks for them."""


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Changes(MatchLists):
    """A change holds its match's lock, checks, writes entries and snapshot in one transaction, and only then changes the memory, lets go
    and announces. It runs in a task of its own: who is cancelled while waiting for it leaves it to end as a whole."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        new_chance: Callable[[], Chance] = Chance.system,
        now: Callable[[], datetime] = utc_now,
        kept: int = KEPT,
    ) -> None:
        super().__init__(store)
        self._games = games
        self._new_chance = new_chance
        self._now: Callable[[], datetime] = lambda: whole_ms(now())
        self._tables = Tables(store, games, self._now, kept)
        self._announcer = Announcer()
        self._running: set[asyncio.Task[Match]] = set()
        self._closing = False

    # --- announcing and closing ---------------------------------------------------------------------------------------

    def listen(self, callback: Listener) -> None:
        """Call this after every change, in a task of its own that is to end; what it raises is logged."""
        self._announcer.listen(callback)

    async def close(self) -> None:
        """Take no more changes, finish those that run and let the listeners end. The store stays open: it is its opener's."""
        self._closing = True
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._announcer.close()

    # --- how a change is made -----------------------------------------------------------------------------------------

    async def _change_row(self, match_id: int, wish: Callable[[Match], Match]) -> Match:
        async def work() -> Match:
            match = await self._tables.row(match_id)
            return await self._tables.save_row(match, wish(match))

        return await self._change(match_id, work)

    async def _change(self, match_id: int, work: Callable[[], Awaitable[Match]]) -> Match:
        async def locked() -> Match:
            async with self._tables.lock(match_id):
                match = await work()
            self._announcer.announce(Changed(match.id, match.seq))
            return match

        return await self._whole(locked())

    async def _whole(self, change: Coroutine[Any, Any, Match]) -> Match:
        """Run a change to its end, even if the caller is cancelled meanwhile. Raises ClosingError, and what the change raises."""
        if self._closing:
            change.close()
            raise ClosingError()
        task = asyncio.create_task(change)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_tell_orphan)
            raise


def _tell_orphan(task: asyncio.Task[Match]) -> None:
    """Nobody waits for this change any more, so nobody else would say that it failed."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, Refusal):
        logger.error("a change whose caller was cancelled failed", exc_info=error)
