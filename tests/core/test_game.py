"""What is the same for every game: options, starting, checking, resigning, ranking."""

from copy import copy

import pytest

from engine.core.chance import Chance
from engine.core.errors import IllegalActionError, OptionError
from engine.core.game import push
from tests.core.toy import Toy

GAME = Toy()


def begin(seats=2, **options):
    return GAME.start(seats, options, Chance.seeded(5))


def test_options_left_out_are_filled_in():
    assert GAME.complete({}) == {"open": False, "size": 5, "mood": "calm"}
    assert GAME.complete({"open": True, "size": 7}) == {"open": True, "size": 7, "mood": "calm"}


@pytest.mark.parametrize("options", [{"speed": 3}, {"open": 1}, {"open": "yes"}, {"size": 6}, {"size": True}, {"mood": "sad"}])
def test_wrong_options_are_refused_with_what_there_is(options):
    with pytest.raises(OptionError, match=r"it has: open, size, mood|it can be: \("):
        GAME.start(2, options, Chance.seeded(1))


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_wrong_numbers_of_seats_are_refused(seats):
    with pytest.raises(OptionError, match="toy is for 2 to 3 seats, not"):
        GAME.start(seats, {}, Chance.seeded(1))


def test_several_seats_are_asked_at_once():
    state = begin(3)
    assert GAME.to_act(state) == (0, 1, 2)
    after = GAME.apply(state, 1, ("bid", 2), Chance.scripted([]))
    assert GAME.to_act(after) == (0, 2)
    assert GAME.legal_actions(after, 1) == []
    assert GAME.legal_actions(after, 2) == [("bid", 1), ("bid", 2), ("bid", 3)]


def test_apply_settles_automatic_frames_and_leaves_its_argument():
    state = GAME.apply(begin(), 0, ("bid", 3), Chance.scripted([]))
    before = copy(state)
    told = []
    after = GAME.apply(state, 1, ("bid", 1), Chance.scripted([4]), told.append)
    assert state == before
    assert GAME.to_act(after) == (0, 1)
    assert after.hands == ((5,), ())
    assert told == [("bid", (1,), (1, 1)), ("drew", (), (0, 5))]


@pytest.mark.parametrize(("seat", "action"), [(0, ("bid", 4)), (0, ("bid",)), (0, ("sing", 1)), (2, ("bid", 1)), (-1, ("bid", 1))])
def test_what_is_not_legal_is_refused(seat, action):
    with pytest.raises(IllegalActionError, match=f"seat {seat} may not choose {action[0]}"):
        GAME.apply(begin(), seat, action, Chance.seeded(1))


def test_a_match_is_over_when_the_stack_is_empty():
    state, chance = begin(), Chance.seeded(1)
    for _ in range(4):
        for seat in (0, 1):
            state = GAME.apply(state, seat, ("bid", 1 + 2 * seat), chance)
        if not state.frames:
            break
    assert len(state.deck) == 1
    assert state.frames == ()
    assert GAME.to_act(state) == ()
    assert GAME.legal_actions(state, 0) == []
    with pytest.raises(IllegalActionError):
        GAME.apply(state, 0, ("bid", 1), chance)
    with pytest.raises(IllegalActionError):
        GAME.resign(state, 0)


def test_resigning_ends_the_match_of_two_and_not_the_match_of_three():
    told = []
    two = GAME.resign(begin(), 1, told.append)
    assert two.frames == ()
    assert GAME.ranking(two) == (1, 2)
    assert told == [("resigned", (), (1,))]
    three = begin(3)
    after = GAME.resign(three, 0)
    assert three.resigned == ()
    assert GAME.to_act(after) == (0, 1, 2)
    with pytest.raises(IllegalActionError):
        GAME.resign(after, 0)
    assert GAME.ranking(GAME.resign(after, 2)) == (2, 1, 2)


@pytest.mark.parametrize(
    ("hands", "resigned", "ranking"),
    [
        (((3,), (2,), ()), (), (1, 2, 3)),
        (((3,), (2, 1), ()), (), (1, 1, 3)),
        (((), (), ()), (), (1, 1, 1)),
        (((5,), (2,), (1,)), (0,), (3, 1, 2)),
        (((5,), (2,), (1,)), (0, 1), (2, 2, 1)),
    ],
)
def test_ties_share_a_rank_and_resigned_seats_come_last(hands, resigned, ranking):
    state = begin(3)
    state.hands, state.resigned = hands, resigned
    assert GAME.ranking(state) == ranking


def test_the_frame_pushed_first_is_settled_first():
    state = begin()
    state.frames = ()
    push(state, ("one", (), ()), ("two", (), ()))
    assert [frame[0] for frame in state.frames] == ["two", "one"]


def test_a_view_says_who_is_asked():
    state = begin()
    assert GAME.view(state, None).to_act == (0, 1)
    assert GAME.view(state, None).seat == -1
    assert GAME.view(GAME.resign(state, 0), 1).to_act == ()
