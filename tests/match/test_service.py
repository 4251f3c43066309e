"""The match service: playing, looking, resigning, ending."""

import pytest

from engine.core.notation import to_text
from engine.core.record import parse
from engine.core.replay import check
from engine.match import (
    AlreadyResignedError,
    IllegalError,
    Match,
    MatchOverError,
    MatchService,
    NoMatchError,
    NotAskedError,
    NotHostError,
    NotSeatedError,
    NotStartedError,
    RecordHiddenError,
    StaleError,
)
from engine.store import Store
from tests.match.conftest import ANNA, BORIS, CILKA, DAN, STRANGER, NewMatch, facts, press, refused
from tests.match.race import Race, RaceView


async def play_on(service: MatchService, match: Match) -> Match:
    """Play a match to its end."""
    while match.status == "live":
        match = await press(service, match)
    return match


async def race_view(service: MatchService, match: Match, user: int | None) -> RaceView:
    view = await service.view(match.id, user)
    assert isinstance(view, RaceView)
    return view


async def test_a_match_is_played_to_its_end(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    assert (match.status, match.seq, match.players, match.ending) == ("live", 1, (ANNA, BORIS), "")
    over = await play_on(service, match)
    # three rounds of two picks and one roll, after the start
    assert (over.status, over.seq, over.ending) == ("over", 10, "played")
    assert over == await service.match(match.id)
    assert (await service.view(match.id, STRANGER)).to_act == ()
    assert await service.legal(match.id, ANNA) == []
    assert await service.of_player(ANNA) == await service.in_channel(10) == await service.live() == []


async def test_a_seat_sees_its_own_hand_and_a_spectator_none(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    anna, boris = [(await race_view(service, match, user)).hands for user in match.players]
    assert anna[1] == boris[0] == (0, 0, 0)
    assert set(anna[0]) | set(boris[1]) == {1, 2, 3, 4, 5, 6}
    for nobody in (STRANGER, None):
        assert (await race_view(service, match, nobody)).hands == ((0, 0, 0), (0, 0, 0))


async def test_choices_are_those_of_the_seat(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    hand = (await race_view(service, match, BORIS)).hands[1]
    assert await service.legal(match.id, BORIS) == [("pick", card) for card in hand]
    assert await service.legal(match.id, STRANGER) == await service.legal(match.id, None) == []


async def test_several_asked_at_once_answer_in_any_order_and_unseen(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS, CILKA)
    picks = {user: (await service.legal(match.id, user))[0] for user in match.players}
    first = await service.submit(match.id, CILKA, match.seq, picks[CILKA])
    assert (await race_view(service, match, ANNA)).picked == (0, 0, -1)
    assert (await race_view(service, match, CILKA)).picked == (0, 0, picks[CILKA][1])
    await refused(StaleError, service.submit(match.id, CILKA, match.seq, picks[CILKA]))
    await refused(NotAskedError, service.submit(match.id, CILKA, first.seq, picks[CILKA]))
    await service.submit(match.id, ANNA, match.seq, picks[ANNA])  # its question is as old as the start
    await refused(StaleError, service.submit(match.id, BORIS, match.seq - 1, picks[BORIS]))
    last = await service.submit(match.id, BORIS, first.seq, picks[BORIS])
    assert last.seq == 4
    assert (await race_view(service, match, None)).gone == tuple(picks[user][1] for user in match.players)


async def test_a_press_on_an_earlier_question_is_stale(service: MatchService, new_match: NewMatch) -> None:
    start = await new_match(ANNA, BORIS)
    match = start
    for _ in range(3):  # two picks and a roll
        match = await press(service, match)
    before = await facts(service, match.id)
    for user in match.players:
        again = (await service.legal(match.id, user))[0]
        for seq in (-1, 0, start.seq, match.seq - 1, match.seq + 1, 2**70):
            await refused(StaleError, service.submit(match.id, user, seq, again))
    assert await facts(service, match.id) == before


async def test_what_cannot_be_submitted(service: MatchService, new_match: NewMatch, new_lobby: NewMatch) -> None:
    lobby = await new_lobby(ANNA, BORIS)
    await refused(NotStartedError, service.submit(lobby.id, ANNA, 0, ("pick", 1)))
    match = await new_match(ANNA, BORIS)
    before = await facts(service, match.id)
    await refused(NotSeatedError, service.submit(match.id, STRANGER, match.seq, ("pick", 1)))
    for action in (("pick", 99), ("pick",), ("roll",), (), ("nonsense", 2**80)):
        await refused(IllegalError, service.submit(match.id, ANNA, match.seq, action))
    for id in (match.id + 1, 0, -1, 2**63, 2**80):
        await refused(NoMatchError, service.submit(id, ANNA, 1, ("pick", 1)))
        await refused(NoMatchError, service.view(id, ANNA))
        await refused(NoMatchError, service.match(id))
    assert await facts(service, match.id) == before
    over = await play_on(service, match)
    await refused(MatchOverError, service.submit(match.id, ANNA, over.seq, ("pick", 1)))


async def test_looking_before_the_start_and_at_a_cancelled_lobby(service: MatchService, new_lobby: NewMatch) -> None:
    lobby = await new_lobby(ANNA, BORIS)
    await refused(NotStartedError, service.view(lobby.id, ANNA))
    await refused(NotStartedError, service.legal(lobby.id, ANNA))
    assert await service.told(lobby.id, ANNA) == []
    await service.cancel(lobby.id, ANNA, may_moderate=False)
    await refused(MatchOverError, service.view(lobby.id, ANNA))
    await refused(NotStartedError, service.record(lobby.id))


async def test_with_one_left_a_resignation_ends_the_match(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    await refused(NotSeatedError, service.resign(match.id, STRANGER))
    over = await service.resign(match.id, ANNA)
    assert (over.status, over.ending, over.seq) == ("over", "resigned", 2)
    await refused(MatchOverError, service.resign(match.id, BORIS))
    assert [told for _, told in await service.told(match.id, None)] == [("resigned", (), (0,))]


async def test_with_more_left_idle_plays_on_for_who_resigned(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS, CILKA)
    hand = (await race_view(service, match, ANNA)).hands[0]
    match = await service.resign(match.id, ANNA)
    assert (match.status, match.host, match.seq) == ("live", BORIS, 3), "the resignation and the pick that was asked"
    assert (await race_view(service, match, None)).resigned == (0,)
    assert await service.legal(match.id, ANNA) == []
    await refused(AlreadyResignedError, service.resign(match.id, ANNA))
    await refused(NotAskedError, service.submit(match.id, ANNA, match.seq, ("pick", hand[1])))
    over = await play_on(service, match)
    assert (over.status, over.ending) == ("over", "played")
    record = parse(await service.record(match.id))
    assert [entry.action for entry in record.entries if entry.seat == 0 and entry.action[:4] == "pick"] == [f"pick.{card}" for card in hand]
    assert check(Race(), record) == []
    assert record.ranking[0] == 3


async def test_a_resignation_leaves_the_questions_of_others_fresh(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS, CILKA)
    await service.resign(match.id, CILKA)
    await service.submit(match.id, BORIS, match.seq, (await service.legal(match.id, BORIS))[0])
    after = await service.submit(match.id, ANNA, match.seq, (await service.legal(match.id, ANNA))[0])
    assert after.seq >= match.seq + 3, "the resignation and both answers are entries"


async def test_all_but_one_resign(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS, CILKA, DAN)
    for user in (BORIS, ANNA):
        match = await service.resign(match.id, user)
    assert (match.status, match.host) == ("live", CILKA)
    match = await service.resign(match.id, DAN)
    assert (match.status, match.ending) == ("over", "resigned")
    record = parse(await service.record(match.id))
    assert (check(Race(), record), record.ranking) == ([], (2, 2, 1, 2))


@pytest.mark.parametrize(("user", "may_moderate", "seat"), [(ANNA, False, 0), (STRANGER, True, -1), (BORIS, True, 1)])
async def test_ending_early(service: MatchService, new_match: NewMatch, user: int, may_moderate: bool, seat: int) -> None:
    match = await new_match(ANNA, BORIS)
    await refused(NotHostError, service.end(match.id, BORIS, may_moderate=False))
    over = await service.end(match.id, user, may_moderate)
    assert (over.status, over.ending, over.seq) == ("over", "ended", 2)
    assert await service.legal(match.id, ANNA) == []
    for call in (service.end(match.id, ANNA, True), service.submit(match.id, ANNA, 2, ("pick", 1)), service.move_to(match.id, 11)):
        await refused(MatchOverError, call)
    record = parse(await service.record(match.id))
    assert (record.entries[-1].kind, record.entries[-1].seat, check(Race(), record)) == ("end", seat, [])


async def test_a_match_goes_on_in_another_channel(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    moved = await service.move_to(match.id, 11)
    assert (moved.channel, moved.seq) == (11, match.seq)
    assert await service.in_channel(10) == []
    assert await service.in_channel(11) == [moved]
    await press(service, moved)
    assert (await service.match(match.id)).channel == 11


async def test_matches_of_a_player_and_a_channel(service: MatchService, new_match: NewMatch, new_lobby: NewMatch) -> None:
    first = await new_match(ANNA, BORIS)
    second = await new_lobby(CILKA, ANNA, channel=11)
    await service.resign((await new_match(ANNA, BORIS)).id, BORIS)
    assert await service.of_player(ANNA) == [first, second]
    assert await service.of_player(BORIS) == await service.in_channel(10) == [first]
    assert await service.in_channel(11) == [second]
    assert await service.live() == [first.id]


async def test_the_story_is_told_to_each_as_far_as_they_may_know(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    for user in (BORIS, ANNA):
        match = await service.submit(match.id, user, match.seq, (await service.legal(match.id, user))[0])
    public = [(1, ("picked", (), (1,))), (2, ("picked", (), (0,)))]
    for nobody in (STRANGER, None):
        story = await service.told(match.id, nobody)
        assert story[:2] == public
        assert [told[0] for _, told in story] == ["picked", "picked", "revealed"]
    for seat, user in enumerate(match.players):
        own = [told for _, told in await service.told(match.id, user) if told[1]]
        assert [(kind, seats, data[0]) for kind, seats, data in own] == [("chose", (seat,), seat)]
    assert (await service.told(match.id, None, since=2))[0] == public[1]
    assert await service.told(match.id, None, since=match.seq) == []
    assert await service.told(match.id, None, limit=1) == (await service.told(match.id, None))[-1:]
    assert await service.told(match.id, None, limit=0) == []


async def test_the_record_is_hidden_until_all_is_over_and_then_replays(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS, options={"rounds": 9})
    await refused(RecordHiddenError, service.record(match.id))
    over = await play_on(service, match)
    record = parse(await service.record(match.id))
    assert (record.game, record.revision, record.cards, record.seats, record.options) == ("race", 1, over.cards, 2, {"rounds": 9})
    assert check(Race(), record) == []
    assert [entry.action for entry in record.entries] == [logged.entry.action for logged in await store.matches.log(match.id)]
    assert to_text(("roll",)) in [entry.action for entry in record.entries]
