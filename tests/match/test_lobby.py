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
    NotStartedError,
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
        service.cancel(match.id, ANNA, may_moderate=True),
        service.drop(match.id, ANNA),
    ):
        await refused(AlreadyStartedError, call)
    assert await service.match(match.id) == match


async def test_a_lobby_is_cancelled_by_host_or_moderator(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS)
    await refused(NotHostError, service.cancel(match.id, BORIS, may_moderate=False))
    await refused(NotStartedError, service.end(match.id, ANNA, may_moderate=True))
    assert (await service.cancel(match.id, STRANGER, may_moderate=True)).ending == "cancelled"
    other = await new_lobby(ANNA, BORIS)
    assert (await service.cancel(other.id, ANNA, may_moderate=False)).status == "over"
    await refused(MatchOverError, service.cancel(other.id, ANNA, may_moderate=True))
    await refused(MatchOverError, service.start(other.id, ANNA))
    assert await service.of_player(ANNA) == await service.in_channel(10) == []


async def test_one_who_has_left_the_server_is_dropped_from_a_lobby(service: MatchService, new_lobby: NewMatch) -> None:
    match = await new_lobby(ANNA, BORIS, CILKA)
    match = await service.drop(match.id, ANNA)
    assert (match.host, match.players) == (BORIS, (BORIS, CILKA)), "host rights pass to the next who joined"
    await refused(NotJoinedError, service.drop(match.id, ANNA))
    assert (await service.start(match.id, BORIS)).status == "live"
    alone = await new_lobby(ANNA, invited=(BORIS, CILKA))
    assert (await service.drop(alone.id, ANNA)).ending == "cancelled"
    invited = await new_lobby(ANNA, BORIS, invited=(BORIS, CILKA))
    invited = await service.drop(invited.id, ANNA)
    assert (invited.host, invited.players, invited.invited, invited.seats) == (BORIS, (BORIS,), (BORIS, CILKA), 2)


async def test_a_rematch_is_found_while_it_is_open(service: MatchService, new_lobby: NewMatch) -> None:
    old = await new_lobby(ANNA, BORIS)
    assert await service.rematch_of(old.id) is None
    again = await new_lobby(ANNA, BORIS, origin=old.id)
    assert await service.rematch_of(old.id) == again
    live = await service.start(again.id, ANNA)
    assert await service.rematch_of(old.id) == live
    await service.end(again.id, ANNA, may_moderate=False)
    assert await service.rematch_of(old.id) is None
    assert await service.rematch_of(0) is None


async def test_matches_are_offered_a_few_at_a_time(service: MatchService, new_lobby: NewMatch) -> None:
    mine = [(await new_lobby(ANNA, BORIS if number % 2 else CILKA, channel=77)).id for number in range(30)]
    here = [(await new_lobby(DAN, channel=10)).id for _ in range(30)]

    async def offered(number: str = "", games: tuple[str, ...] = (), others: tuple[int, ...] = ()) -> list[int]:
        return [match.id for match in await service.offered(ANNA, 10, number, games, others, 25)]

    assert await offered() == mine[:4:-1], "the newest of one's own first"
    assert await offered("3") == [30, 3, *(id for id in here[::-1] if str(id).startswith("3"))]
    assert await offered("x", others=(BORIS,)) == mine[1::2][::-1]
    assert await offered("x", others=(DAN,)) == here[:4:-1]
    assert await offered("x", games=("race",)) == await offered()
    assert await offered("x") == []
