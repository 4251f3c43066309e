"""Lobbies: who joins a match before it starts. Pure: a match and a wish in, the changed match out."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec.structs import replace

from engine.core.errors import OptionError
from engine.core.game import AnyGame
from engine.match.refusals import (
    AlreadyJoinedError,
    AlreadyStartedError,
    BadOptionError,
    BarredError,
    LobbyFullError,
    MatchOverError,
    NotHostError,
    NotInvitedError,
    NotJoinedError,
    SeatsError,
    SelfInviteError,
    TooFewError,
)
from engine.store import Match


def found(
    game: AnyGame,
    options: Mapping[str, object],
    guild: int,
    channel: int,
    host: int,
    language: str,
    invited: Sequence[int],
    origin: int,
    now: datetime,
) -> Match:
    """A new lobby, perhaps the rematch of the match `origin`; the host has joined.

    With invitations it is for the host and those invited, otherwise for as many as can play.

    Raises BadOptionError, SelfInviteError, SeatsError.
    """
    guests = tuple(dict.fromkeys(invited))
    seats = 1 + len(guests) if guests else game.seat_range[-1]
    if host in guests:
        raise SelfInviteError()
    if seats not in game.seat_range:
        raise SeatsError(fewest=game.seat_range[0], most=game.seat_range[-1])
    try:
        complete = game.complete(options)
    except OptionError as error:
        raise BadOptionError() from error
    return Match(
        id=0, game=game.id, options=complete, status="lobby", guild=guild, channel=channel, host=host, language=language, seats=seats,
        players=(host,), invited=guests, seq=0, revision=game.revision, begun=game.revision, cards=game.cards_digest, ending="",
        created=now, changed=now, origin=origin,
    )  # fmt: skip


def joined(match: Match, user: int, now: datetime) -> Match:
    """The lobby with one more player. Raises AlreadyJoinedError, BarredError, NotInvitedError, LobbyFullError."""
    _check_lobby(match)
    if user in match.players:
        raise AlreadyJoinedError()
    if user in match.barred:
        raise BarredError()
    if match.invited and user not in match.invited:
        raise NotInvitedError()
    if len(match.players) >= match.seats:
        raise LobbyFullError(seats=match.seats)
    return replace(match, players=(*match.players, user), changed=now)


def left(match: Match, user: int, fewest: int, now: datetime) -> Match:
    """The lobby without a player, who may come back; host rights pass on. When the last leaves, the match is cancelled with them in it.

    Somebody invited who has not joined declines by leaving: that seat goes, and with fewer seats than `fewest` the match is cancelled.
    Raises NotJoinedError.
    """
    _check_lobby(match)
    if user in match.players:
        back = (*match.invited, user) if match.invited and user not in match.invited else match.invited
        return _without(replace(match, invited=back), user, now)
    if user in match.invited:
        return _uninvited(match, user, fewest, now)
    raise NotJoinedError()


def removed(match: Match, host: int, user: int, fewest: int, now: datetime) -> Match:
    """The lobby without a player whom the host does not want; that player cannot join again. Who removes themselves leaves.

    Raises NotHostError, NotJoinedError.
    """
    _check_lobby(match)
    if host != match.host:
        raise NotHostError()
    if user == host:
        return left(match, user, fewest, now)
    if user not in match.players:
        raise NotJoinedError()
    after = replace(_without(match, user, now), barred=(*match.barred, user))
    return _uninvited(after, user, fewest, now) if user in match.invited else after


def dropped(match: Match, user: int, fewest: int, now: datetime) -> Match:
    """The lobby without a user who has left the server: an invitation falls with its seat, and host rights pass on.

    Cancelled when nobody has joined besides, or when too few seats are left. Raises NotJoinedError.
    """
    _check_lobby(match)
    if user not in match.players and user not in match.invited:
        raise NotJoinedError()
    after = _without(match, user, now) if user in match.players else match
    return _uninvited(after, user, fewest, now) if match.invited and after.is_open else after


def check_start(match: Match, user: int, game: AnyGame) -> None:
    """Whether the user may start the match now: the host, or, when all who were invited have joined, any of them.

    Raises NotHostError, TooFewError.
    """
    _check_lobby(match)
    everybody = bool(match.invited) and len(match.players) == match.seats
    if user != match.host and not (everybody and user in match.players):
        raise NotHostError()
    needed = match.seats if match.invited else game.seat_range[0]
    if len(match.players) < needed:
        raise TooFewError(needed=needed, joined=len(match.players))


def given_up(match: Match, user: int, may_moderate: bool, now: datetime) -> Match:
    """The lobby cancelled by its host or a moderator. Raises NotHostError."""
    _check_lobby(match)
    if user != match.host and not may_moderate:
        raise NotHostError()
    return cancelled(match, now)


def cancelled(match: Match, now: datetime) -> Match:
    """The lobby given up."""
    return replace(match, status="over", ending="cancelled", changed=now)


def _check_lobby(match: Match) -> None:
    if match.status == "live":
        raise AlreadyStartedError()
    if match.status == "over":
        raise MatchOverError()


def _without(match: Match, user: int, now: datetime) -> Match:
    players = tuple(other for other in match.players if other != user)
    if not players:
        return cancelled(match, now)
    return replace(match, players=players, host=players[0] if match.host == user else match.host, changed=now)


def _uninvited(match: Match, user: int, fewest: int, now: datetime) -> Match:
    guests = tuple(other for other in match.invited if other != user)
    if match.seats - 1 < fewest:
        return cancelled(replace(match, invited=guests), now)
    return replace(match, invited=guests, seats=match.seats - 1, changed=now)
