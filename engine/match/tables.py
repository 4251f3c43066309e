"""The matches in memory: one lock a match, states read when they are asked for, and the one order of writing: database first."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from engine.core import codec
from engine.core.game import AnyGame
from engine.match import play
from engine.match.play import Step, Table
from engine.match.refusals import (
    MatchOverError,
    NoMatchError,
    NotReadError,
    NotSavedError,
    NotStartedError,
    NotToShowError,
    OtherRulesError,
    StaleError,
    UnknownGameError,
    UnplayableError,
    WrongCardsError,
)
from engine.store import ConflictError, Logged, Match, Position, Store, StoreError

logger = logging.getLogger(__name__)

_LARGEST_ID: Final = 2**63 - 1
"""SQLite's largest whole number: a forged button may carry a larger one, and there is no such match."""


class Tables:
    """Matches with their states, the most recently used ones in memory. The database always knows at least as much as the memory."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], datetime], kept: int) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._kept = kept
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: int) -> asyncio.Lock:
        """The lock of a match: to be held while it is changed or loaded. It exists only as long as somebody holds it or waits for it."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock

    async def row(self, match_id: int) -> Match:
        """A match without its state. Raises NoMatchError, NotReadError."""
        table = self._tables.get(match_id)
        if table:
            return table.match
        with reading():
            match = await self._store.matches.get(match_id) if 0 < match_id <= _LARGEST_ID else None
        if match is None:
            raise NoMatchError()
        return match

    async def table(self, match_id: int) -> Table:
        """A match with its state, for one who does not hold its lock. Raises as `loaded`."""
        table = self._tables.get(match_id)
        if table:
            return table
        async with self.lock(match_id):  # else an older state that was being read could overtake a newer one that was being written
            return await self.loaded(match_id)

    async def loaded(self, match_id: int) -> Table:
        """A match with its state, for the holder of its lock.

        Raises NoMatchError, NotStartedError (MatchOverError for a cancelled lobby), UnplayableError, NotReadError; and NotSavedError when
        the match had to be carried over to newer rules.
        """
        table = self._tables.get(match_id)
        if table is None:
            table = await self._load(match_id)
        return self._keep(table)

    async def save(self, before: Match, step: Step) -> Match:
        """Write what a match has come to; only then is it in memory. For the holder of its lock.

        Raises NotSavedError, and StaleError when another writer was faster; the memory then forgets the match and will ask the database.
        """
        with self._saving(before.id):
            await self._store.matches.save(before, step.table.match, step.entries, step.table.position)
        return self._keep(step.table).match

    async def save_row(self, before: Match, after: Match, entries: Sequence[Logged] = ()) -> Match:
        """As `save`, for a change that leaves the state as it is."""
        with self._saving(before.id):
            await self._store.matches.save(before, after, entries)
        table = self._tables.get(before.id)
        if table:
            self._tables[before.id] = replace(table, match=after)
        return after

    def game(self, match: Match) -> AnyGame:
        """The game with the components that a match is played with. Raises UnknownGameError, WrongCardsError."""
        return game_of(self._games, match)

    async def _load(self, match_id: int) -> Table:
        match = await self.row(match_id)
        with reading():
            position = await self._store.matches.position(match_id)
        if position is None:
            raise NotStartedError() if match.is_open else MatchOverError()
        try:
            game, table = self._with_state(match, position)
        except UnplayableError as error:
            raise error if match.is_open else NotToShowError() from error
        if match.status == "live" and match.revision < game.revision:
            step = play.rebase(table, self._now())
            await self.save(match, step)
            table = step.table
        return table

    def _with_state(self, match: Match, position: Position) -> tuple[AnyGame, Table]:
        """The match's game and its table as it was left. Raises UnplayableError."""
        game = self.game(match)
        try:
            table = Table(match, game, codec.load(game, position.state), position.asked)
        except msgspec.MsgspecError as error:
            logger.error(
                "the state of match %(match)d does not fit revision %(revision)d of %(game)s: %(error)s",
                {"match": match.id, "revision": game.revision, "game": game.id, "error": error},
            )
            raise OtherRulesError() from error
        if match.revision > game.revision:
            raise OtherRulesError()
        return game, table

    def _keep(self, table: Table) -> Table:
        self._tables[table.match.id] = table
        self._tables.move_to_end(table.match.id)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)
        return table

    @contextmanager
    def _saving(self, match_id: int) -> Iterator[None]:
        try:
            yield
        except ConflictError as error:
            self._tables.pop(match_id, None)
            logger.error("match %(match)d was written by somebody else: %(error)s", {"match": match_id, "error": error})
            raise StaleError() from error
        except StoreError as error:
            self._tables.pop(match_id, None)
            logger.error("match %(match)d was not saved: %(error)s", {"match": match_id, "error": error})
            raise NotSavedError() from error


def game_of(known: Mapping[str, AnyGame], match: Match) -> AnyGame:
    """The game with the components that a match is played with. Raises UnknownGameError, WrongCardsError."""
    games = [game for game in known.values() if game.id == match.game]
    if not games:
        raise UnknownGameError()
    for game in games:
        if game.cards_digest == match.cards:
            return game
    raise WrongCardsError()


@contextmanager
def reading() -> Iterator[None]:
    """Tells a reader that the database cannot be read. Raises NotReadError."""
    try:
        yield
    except StoreError as error:
        logger.error("the database was not read: %(error)s", {"error": error})
        raise NotReadError() from error
