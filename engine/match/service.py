"""The match service: the one door for everything that changes a match or looks at one."""

from msgspec.structs import replace

from engine.core.game import Told, View
from engine.core.notation import Action
from engine.match import export, lobby, play
from engine.match.lobbies import Lobbies
from engine.match.refusals import (
    MatchOverError,
    NotHostError,
    NotSeatedError,
    NotStartedError,
    RecordHiddenError,
    UnknownGameError,
    UnplayableError,
)
from engine.match.tables import reading
from engine.store import Match


class MatchService(Lobbies):
    """Every method raises a Refusal when it does not do what it was asked, and then nothing has changed."""

    # --- live matches -------------------------------------------------------------------------------------------------

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
