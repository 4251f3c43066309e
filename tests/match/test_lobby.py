"""Lobbies: who may join, leave, remove and start, and what is said to the others."""

from engine.match import (
    AlreadyJoinedError,
    AlreadyStartedError,
    BadOptionError,
    BarredError,
    LobbyFullError,
    MatchOverError,
    MatchService,
    NotHostError,
    NotInvitedError,
    NotJoinedError,
    SeatsError,
    SelfInviteError,
    TooFewError,
    UnknownGameError,
)
from tests.match.conftest import ANNA, BORIS, CILKA, DAN, STRANGER, NewMatch, refused


async def test_a_lobby_is_for_as_many_as_can_play(new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA)
    assert (match.status, match.host, match.players, match.seats, match.seq) == ("lobby", ANNA, (ANNA,), 4, 0)
    assert (match.guild, match.channel, match.language, match.options) == (1, 10, "en", {"rounds": 3})


async def test_what_cannot_be_created(service: MatchService, new_lobby: NewMatch) -> None:
    await refused(UnknownGameError, service.create("chess", {}, 1, 10, ANNA, "en"))
    await refused(BadOptionError, new_lobby(ANNA, options={"rounds": 4}))
    await refused(BadOptionError, new_lobby(ANNA, options={"quick": True}))
    await refused(SelfInviteError, new_lobby(ANNA, invited=(BORIS, ANNA)))
    error = await refused(SeatsError, new_lobby(ANNA, invited=(2, 3, 4, 5)))
    assert error.phrase.args == {"fewest": 2, "most": 4}
    assert await service.in_channel(10) == []


async def test_joining(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS, CILKA)
    await refused(AlreadyJoinedError, service.join(match.id, BORIS))
    assert (await service.join(match.id, DAN)).players == (ANNA, BORIS, CILKA, DAN)
    error = await refused(LobbyFullError, service.join(match.id, STRANGER))
    assert error.phrase.args == {"seats": 4}


async def test_only_the_invited_join_and_then_any_of_them_starts(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, invited=(BORIS, CILKA, BORIS))
    assert (match.seats, match.invited) == (3, (BORIS, CILKA))
    await refused(NotInvitedError, service.join(match.id, STRANGER))
    await service.join(match.id, CILKA)
    await refused(NotHostError, service.start(match.id, CILKA))
    error = await refused(TooFewError, service.start(match.id, ANNA))
    assert error.phrase.args == {"needed": 3, "joined": 2}
    full = await service.join(match.id, BORIS)
    assert full.status == "lobby", "a full lobby starts nothing by itself"
    await refused(NotHostError, service.start(match.id, STRANGER))
    live = await service.start(match.id, BORIS)
    assert (live.status, live.players, live.seats) == ("live", (ANNA, CILKA, BORIS), 3)


async def test_only_the_host_starts_an_open_lobby_and_not_alone(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA)
    error = await refused(TooFewError, service.start(match.id, ANNA))
    assert error.phrase.args == {"needed": 2, "joined": 1}
    await service.join(match.id, BORIS)
    await refused(NotHostError, service.start(match.id, BORIS))
    assert (await service.start(match.id, ANNA)).seats == 2


async def test_host_rights_pass_on_and_the_last_to_leave_cancels(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS, CILKA)
    left = await service.leave(match.id, ANNA)
    assert (left.host, left.players) == (BORIS, (BORIS, CILKA))
    await refused(NotJoinedError, service.leave(match.id, ANNA))
    back = await service.join(match.id, ANNA)
    assert (back.host, back.players) == (BORIS, (BORIS, CILKA, ANNA))
    for user in (CILKA, ANNA, BORIS):
        match = await service.leave(match.id, user)
    assert (match.status, match.ending, match.players) == ("over", "cancelled", (BORIS,))
    await refused(MatchOverError, service.join(match.id, ANNA))


async def test_who_leaves_a_lobby_by_invitation_may_come_back(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS, invited=(BORIS,))
    left = await service.leave(match.id, ANNA)
    assert (left.host, left.players, left.seats) == (BORIS, (BORIS,), 2)
    await refused(NotInvitedError, service.join(match.id, STRANGER))
    assert (await service.join(match.id, ANNA)).players == (BORIS, ANNA)


async def test_declining_takes_the_seat_away_and_cancels_when_too_few_are_left(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, invited=(BORIS, CILKA))
    match = await service.leave(match.id, BORIS)
    assert (match.status, match.seats, match.invited) == ("lobby", 2, (CILKA,))
    await refused(NotInvitedError, service.join(match.id, BORIS))
    match = await service.leave(match.id, CILKA)
    assert (match.status, match.ending) == ("over", "cancelled")


async def test_the_host_removes_somebody_for_good(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS, CILKA)
    await refused(NotHostError, service.remove(match.id, BORIS, CILKA))
    await refused(NotJoinedError, service.remove(match.id, ANNA, STRANGER))
    match = await service.remove(match.id, ANNA, BORIS)
    assert (match.players, match.seats, match.barred) == ((ANNA, CILKA), 4, (BORIS,))
    await refused(BarredError, service.join(match.id, BORIS))
    assert (await service.remove(match.id, ANNA, ANNA)).host == CILKA, "who removes themselves leaves"


async def test_removing_the_only_one_invited_cancels(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS, invited=(BORIS,))
    assert (await service.remove(match.id, ANNA, BORIS)).ending == "cancelled"


async def test_a_started_match_has_no_lobby(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    for call in (
        service.join(match.id, STRANGER),
        service.leave(match.id, BORIS),
        service.remove(match.id, ANNA, BORIS),
        service.start(match.id, ANNA),
    ):
        await refused(AlreadyStartedError, call)
    assert await service.match(match.id) == match


async def test_a_lobby_is_cancelled_by_host_or_moderator(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS)
    await refused(NotHostError, service.end(match.id, BORIS, may_moderate=False))
    assert (await service.end(match.id, STRANGER, may_moderate=True)).ending == "cancelled"
    other = await new_lobby(ANNA, BORIS)
    assert (await service.end(other.id, ANNA, may_moderate=False)).status == "over"
    await refused(MatchOverError, service.end(other.id, ANNA, may_moderate=True))
    await refused(MatchOverError, service.start(other.id, ANNA))
    assert await service.of_player(ANNA) == await service.in_channel(10) == []
