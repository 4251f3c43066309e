"""The lists of matches that the service gives: by player, channel, what was typed, and what is owed."""

from collections.abc import Sequence
from datetime import datetime

from engine.match.tables import reading
from engine.store import Match, Store


class MatchLists:
    """Lists of matches, read from the database. Every method raises NotReadError when it cannot be read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def in_channel(self, channel: int) -> list[Match]:
        """The matches of a channel that are not over, the oldest first."""
        with reading():
            return await self._store.matches.in_channel(channel)

    async def of_player(self, user: int) -> list[Match]:
        """The matches that a user has joined and that are not over, the oldest first."""
        with reading():
            return await self._store.matches.of_player(user)

    async def offered(
        self, user: int, channel: int | None, number: str, games: Sequence[str], others: Sequence[int], limit: int
    ) -> list[Match]:
        """At most `limit` matches that are not over: the user's own, then those of the channel, the newest first.

        Those whose number begins with the digits `number` ("" for all), of one of the games, or in which one of the others plays.
        """
        with reading():
            return await self._store.matches.offered(user, channel or 0, number, games, others, limit)

    async def rematch_of(self, match_id: int) -> Match | None:
        """The rematch of a match that is not over; None if there is none."""
        with reading():
            return await self._store.matches.rematch_of(match_id)

    async def acted(self, match: Match, user: int) -> int:
        """The `Match.seq` after the last entry of a player's seat: what came later is news. 0 for one who has done nothing yet."""
        seat = match.seat_of(user)
        with reading():
            return 0 if seat is None else await self._store.matches.acted(match.id, seat)

    async def untold(self, kind: str, since: datetime) -> list[int]:
        """The ids of the matches that ended since then, other than in their lobby, and have no post of that kind."""
        with reading():
            return await self._store.matches.untold(kind, since)

    async def live(self) -> list[int]:
        """The ids of all live matches."""
        with reading():
            return await self._store.matches.live()
