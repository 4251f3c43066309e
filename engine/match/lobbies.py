"""Lobbies: the part of the match service from a match's opening to its start; `lobby` is the pure part of it."""

import logging
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.match import lobby
from engine.match.announcer import Changed
from engine.match.changes import Changes
from engine.match.refusals import NotSavedError, UnknownGameError
from engine.store import Match, StoreError

logger = logging.getLogger(__name__)


class Lobbies(Changes):
    """Opens lobbies, and lets users come and go."""

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

    async def _add(self, match: Match) -> Match:
        try:
            added = replace(match, id=await self._store.matches.add(match))
        except StoreError as error:
            logger.error("a new match was not saved: %(error)s", {"error": error})
            raise NotSavedError() from error
        self._announcer.announce(Changed(added.id, added.seq))
        return added

    def _fewest(self, match: Match) -> int:
        game = self._games.get(match.game)
        return game.seat_range[0] if game else match.seats
