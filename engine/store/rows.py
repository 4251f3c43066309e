"""What the database holds, as values: matches, entries of their logs, posts."""

from datetime import UTC, datetime, timedelta

import msgspec

from engine.core.game import Told
from engine.core.record import Entry

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Match(msgspec.Struct, frozen=True):
    """One hosted play of a game as its row tells it, without the state of the game. A snapshot: it does not change when the match does."""

    id: int
    """0 for a match that is not in the database yet."""
    game: str
    options: dict[str, bool | int | str]
    """Complete: every option of the game has its value."""
    status: str
    """"lobby", "live" or "over"."""
    guild: int
    channel: int
    host: int
    language: str
    seats: int
    """How many seats are wanted; in a lobby the most that can join."""
    players: tuple[int, ...]
    """User ids by seat; in a lobby in the order of joining."""
    invited: tuple[int, ...]
    """The only users who may join; (): whoever comes."""
    seq: int
    """How many entries the log has: the number of the question that is asked now. A press carries the one that the presser saw."""
    revision: int
    """Of the game's rules with which the last entries were made."""
    begun: int
    """The revision with which the first entries were made."""
    cards: str
    """Digest of the components that the match is played with."""
    ending: str
    """"" while it goes on; then "played", "resigned" (all but one), "ended" (by the host or a moderator) or "cancelled" (a lobby)."""
    created: datetime
    changed: datetime
    barred: tuple[int, ...] = ()
    """Users whom the host has removed from the lobby; they cannot join again."""
    origin: int = 0
    """The match that this one is the rematch of; 0: of none."""

    @property
    def about(self) -> dict[str, int]:
        """What a line of the log names, for `logger.warning("... %(match)d ...", match.about)`: the match, its seq and its place."""
        return {"match": self.id, "seq": self.seq, "guild": self.guild, "channel": self.channel}

    @property
    def is_open(self) -> bool:
        """Whether it is in its lobby or live."""
        return self.status != "over"

    def seat_of(self, user: int | None) -> int | None:
        """The seat of a user in a match that has started; None for a stranger, and for everybody while it is in its lobby."""
        return self.players.index(user) if self.status != "lobby" and self.seq and user in self.players else None


class Position(msgspec.Struct, frozen=True):
    """What a match has come to: a cache beside the log."""

    state: str
    """The game's state as `engine.core.codec.dump` writes it."""
    asked: tuple[int, ...]
    """For each seat the seq at which its present question was put."""


class Logged(msgspec.Struct, frozen=True):
    """An entry as it stands in the log."""

    seq: int
    """0 for the start, then counting up without gaps."""
    entry: Entry
    told: tuple[Told, ...]
    """What happened, hidden things included: for a reader only after `engine.match` has sorted out what that reader may know."""
    made: datetime


class Post(msgspec.Struct, frozen=True):
    """A Discord message that shows a match."""

    match: int
    kind: str
    """Such as "board", "notice" or "hand"."""
    user: int
    """Whom it is for; 0: everybody."""
    channel: int
    message: int
    created: datetime


def to_ms(moment: datetime) -> int:
    """A time as the database keeps it: whole milliseconds since 1970, UTC."""
    return (moment - _EPOCH) // timedelta(milliseconds=1)


def from_ms(number: int) -> datetime:
    """The time that `to_ms` wrote."""
    return _EPOCH + timedelta(milliseconds=number)


def whole_ms(moment: datetime) -> datetime:
    """The time as it comes back from the database, so that what is kept in memory is equal to what is read again."""
    return from_ms(to_ms(moment))
