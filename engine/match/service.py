"""The match service: the one door for everything that changes a match or looks at one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import AnyGame, Told, View
from engine.core.notation import Action
from engine.match import export, lobby, play
from engine.match.announcer import Announcer, Changed, Listener
from engine.match.lists import MatchLists
from engine.match.refusals import (
    ClosingError,
    MatchOverError,
    NotHostError,
    NotSavedError,
    NotSeatedError,
    NotStartedError,
    RecordHiddenError,
    Refusal,
    UnknownGameError,
    UnplayableError,
)
from engine.match.tables import Tables, reading
from engine.store import Match, Store, StoreError, whole_ms

logger = logging.getLogger(__name__)

KEPT: Final = 256
"""How many matches' states stay in memory; the others are read again when somebody asks for them."""


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class MatchService(MatchLists):
    """Every method raises a Refusal when it does not do what it was asked, and then nothing has changed.

    A change holds its match's lock, checks, writes entries and snapshot in one transaction, and only then changes the memory, lets go and
    announces. It runs in a task of its own: who is cancelled while waiting for it leaves it to end as a whole.
    """

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

    # --- lobbies ------------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: Mapping[str, object],
        guild: int,
        channel: int,
        host: int,
        language: str,
        invited: Sequence[int] = (),
        origin: int = 0,
    ) -> Match:
        """A new lobby, which its host has joined. With `invited` it is for those users only; with `origin` it is that match's rematch.

        Raises UnknownGameError, BadOptionError, SelfInviteError, SeatsError.
        """
        if game not in self._games:
            raise UnknownGameError()
        match = lobby.found(self._games[game], options, guild, channel, host, language, invited, origin, self._now())
        return await self._whole(self._add(match))

    async def join(self, match_id: int, user: int) -> Match:
        """A user joins a lobby; that the lobby is full then starts nothing by itself.

        Raises AlreadyJoinedError, BarredError, NotInvitedError, LobbyFullError, AlreadyStartedError, MatchOverError.
        """
        return await self._change_row(match_id, lambda match: lobby.joined(match, user, self._now()))

    async def leave(self, match_id: int, user: int) -> Match:
        """A user leaves a lobby, or declines an invitation; host rights pass on, and the last to leave cancels it.

        Raises NotJoinedError, AlreadyStartedError, MatchOverError.
        """
        return await self._change_row(match_id, lambda match: lobby.left(match, user, self._fewest(match), self._now()))

    async def remove(self, match_id: int, host: int, user: int) -> Match:
        """The host removes a user from a lobby for good. Raises NotHostError, NotJoinedError, AlreadyStartedError, MatchOverError."""
        return await self._change_row(match_id, lambda match: lobby.removed(match, host, user, self._fewest(match), self._now()))

    async def drop(self, match_id: int, user: int) -> Match:
        """A user who has left the server is taken out of a lobby, as host too.

        Raises NotJoinedError, AlreadyStartedError, MatchOverError.
        """
        return await self._change_row(match_id, lambda match: lobby.dropped(match, user, self._fewest(match), self._now()))

    async def cancel(self, match_id: int, user: int, may_moderate: bool) -> Match:
        """The host, or a moderator, gives a lobby up. Raises NotHostError, AlreadyStartedError, MatchOverError, NotSavedError."""
        return await self._change_row(match_id, lambda match: lobby.given_up(match, user, may_moderate, self._now()))

    async def start(self, match_id: int, user: int) -> Match:
        """Begin the match: seats in the order of joining. For the host; once all who were invited have joined, for any of them.

        Raises NotHostError, TooFewError, AlreadyStartedError, MatchOverError, UnplayableError.
        """

        async def work() -> Match:
            match = await self._tables.row(match_id)
            game = self._games.get(match.game)
            if game is None:
                raise UnknownGameError()
            lobby.check_start(match, user, game)
            return await self._tables.save(match, play.begin(match, game, self._new_chance(), self._now()))

        return await self._change(match_id, work)

    # --- live matches -------------------------------------------------------------------------------------------------

    async def submit(self, match_id: int, user: int, seq: int, action: Action) -> Match:
        """A player answers the question that they are asked; `seq` is `Match.seq` as the presser saw it.

        Raises StaleError when the question has been answered since, NotAskedError, NotSeatedError, IllegalError, NotStartedError,
        MatchOverError, NotSavedError, UnplayableError.
        """

        async def work() -> Match:
            table = await self._tables.loaded(match_id)
            seat = _seat_in_live(table.match, user)
            play.check(table, seat, seq)
            return await self._tables.save(table.match, play.act(table, seat, action, self._new_chance(), self._now()))

        return await self._change(match_id, work)

    async def resign(self, match_id: int, user: int) -> Match:
        """A player gives up, whether asked or not. A match that this bot cannot play on ends with that.

        Raises NotSeatedError, AlreadyResignedError, NotStartedError, MatchOverError, NotSavedError.
        """

        async def work() -> Match:
            match = await self._tables.row(match_id)
            seat = _seat_in_live(match, user)
            try:
                table = await self._tables.loaded(match_id)
            except UnplayableError:
                after, entry = play.end(match, user, "resigned", self._now())
                return await self._tables.save_row(match, after, [entry])
            return await self._tables.save(table.match, play.resign(table, seat, self._new_chance(), self._now()))

        return await self._change(match_id, work)

    async def end(self, match_id: int, user: int, may_moderate: bool) -> Match:
        """The host, or a moderator, ends a live match early. Raises NotHostError, NotStartedError, MatchOverError, NotSavedError."""

        async def work() -> Match:
            match = await self._tables.row(match_id)
            if match.status == "lobby":
                raise NotStartedError()
            if not match.is_open:
                raise MatchOverError()
            if user != match.host and not may_moderate:
                raise NotHostError()
            after, entry = play.end(match, user, "ended", self._now())
            return await self._tables.save_row(match, after, [entry])

        return await self._change(match_id, work)

    async def move_to(self, match_id: int, channel: int) -> Match:
        """A match goes on in another channel, as when its own has gone. Raises MatchOverError, NotSavedError."""

        def moved(match: Match) -> Match:
            if not match.is_open:
                raise MatchOverError()
            return replace(match, channel=channel, changed=self._now())

        return await self._change_row(match_id, moved)

    # --- looking ------------------------------------------------------------------------------------------------------

    async def match(self, match_id: int) -> Match:
        """A match without its game's state. Raises NoMatchError."""
        return await self._tables.row(match_id)

    async def view(self, match_id: int, user: int | None) -> View:
        """What a player may know; for None or a stranger: what a spectator may.

        Raises NotStartedError (MatchOverError for a cancelled lobby), UnplayableError.
        """
        table = await self._tables.table(match_id)
        view: View = table.game.view(table.state, table.match.seat_of(user))
        return view

    async def legal(self, match_id: int, user: int | None) -> list[Action]:
        """What a user may choose now, in a stable order; [] for one who is not asked. By law the same as from the user's view.

        Raises as `view`.
        """
        table = await self._tables.table(match_id)
        seat = table.match.seat_of(user)
        return table.game.legal_actions(table.state, seat) if seat is not None and table.match.status == "live" else []

    async def told(self, match_id: int, user: int | None, since: int = 0, limit: int | None = None) -> list[tuple[int, Told]]:
        """What has happened as far as a user may know it, oldest first, each event with the number of its entry.

        `since` is the `Match.seq` up to which the reader has heard already; of more than `limit` events the latest are given.
        """
        match = await self._tables.row(match_id)
        with reading():
            log = await self._store.matches.log(match_id, since)
        return export.story(log, match.seat_of(user), limit)

    async def record(self, match_id: int) -> str:
        """The match record of a match that is over. It tells all that was hidden: before that, RecordHiddenError.

        Raises NotStartedError for a match that never started, UnplayableError.
        """
        match = await self._tables.row(match_id)
        if match.is_open:
            raise RecordHiddenError()
        if not match.seq:
            raise NotStartedError()
        with reading():
            log = await self._store.matches.log(match_id)
        has_result = log[-1].entry.kind != "end"
        return export.to_text(match, log, await self._tables.table(match_id) if has_result else None)

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

    async def _add(self, match: Match) -> Match:
        try:
            added = replace(match, id=await self._store.matches.add(match))
        except StoreError as error:
            logger.error("a new match was not saved: %(error)s", {"error": error})
            raise NotSavedError() from error
        self._announcer.announce(Changed(added.id, added.seq))
        return added

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

    def _fewest(self, match: Match) -> int:
        game = self._games.get(match.game)
        return game.seat_range[0] if game else match.seats


def _seat_in_live(match: Match, user: int) -> int:
    """The seat of a player in a match that is live. Raises NotStartedError, MatchOverError, NotSeatedError."""
    if match.status == "lobby":
        raise NotStartedError()
    if match.status == "over":
        raise MatchOverError()
    seat = match.seat_of(user)
    if seat is None:
        raise NotSeatedError()
    return seat


def _tell_orphan(task: asyncio.Task[Match]) -> None:
    """Nobody waits for this change any more, so nobody else would say that it failed."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, Refusal):
        logger.error("a change whose caller was cancelled failed", exc_info=error)
