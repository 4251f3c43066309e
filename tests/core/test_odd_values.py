"""Values of other types than the contract names, as an outside caller might pass them."""

import pytest

from engine.core import codec
from engine.core.chance import Chance
from engine.core.errors import ChanceError, IllegalActionError
from engine.core.notation import is_action
from engine.games import GAMES

ODD = [True, 29.0, -1, None, "1", [0], (0,)]


def test_an_action_is_a_tuple_of_a_word_and_whole_numbers():
    assert [is_action(value) for value in (("skip",), ("place", 12, 7, 1))] == [True, True]
    odd = [(), [], ["skip"], "skip", None, ("take", True), ("take", 1.0), ("take", -1), ("take", "1"), (1,), ("take", (1,))]
    assert [value for value in odd if is_action(value)] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_numbers_of_other_types_are_refused_and_never_reach_the_state(game):
    chance = Chance.seeded(1)
    state = game.start(game.seat_range[0], {}, chance)
    for _ in range(60):
        if not game.to_act(state):
            break
        seat = game.to_act(state)[0]
        legal = game.legal_actions(state, seat)
        verb, *numbers = legal[-1]
        odd_actions = [(verb, odd, *numbers[1:]) for odd in ODD] if numbers else []
        odd_actions += [(verb, *map(float, numbers)) for _ in (0,) if numbers] + [list(legal[0]), None, (), "skip", (verb, *numbers, 0)]
        for odd in odd_actions:
            if type(odd) is tuple and odd in legal and all(type(part) in (int, str) for part in odd):
                continue
            with pytest.raises(IllegalActionError):
                game.apply(state, seat, odd, chance)
        state = game.apply(state, seat, legal[chance.below(len(legal))], chance)
        assert codec.load(game, codec.dump(state)) == state


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("seat", [-1, 99])
def test_a_seat_that_does_not_exist_cannot_resign(game, seat):
    state = game.start(game.seat_range[0], {}, Chance.seeded(1))
    with pytest.raises(IllegalActionError):
        game.resign(state, seat)


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_zero(n):
    with pytest.raises(ChanceError):
        Chance.seeded(1).below(n)


def test_a_seed_is_a_number():
    with pytest.raises(TypeError):
        Chance.seeded(None)
