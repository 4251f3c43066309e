"""Random matches of Crows under a referee's eyes, spread over the numbers of seats and all combinations of variants."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random

import pytest

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action, to_text
from tests.crows.positions import GAME, OPTIONS
from tests.crows.referee import Referee

COMBINATIONS = [dict(zip(OPTIONS, chosen, strict=True)) for chosen in product([False, True], repeat=len(OPTIONS))]


def choose(dice: Random, legal: list[Action]) -> Action:
    """Any legal action, the verb first: of many places for a Trash tile no more than one in some tens is taken, of tokens half."""
    verbs = sorted({str(action[0]) for action in legal})
    weights = [0.1 if verb == "trash" else 1.0 for verb in verbs]
    (verb,) = dice.choices(verbs, weights)
    return dice.choice([action for action in legal if action[0] == verb])


def play_match(seats: int, options: dict[str, bool], number: int) -> Counter[str]:
    """Play a random match to its end and let the referee judge every step. The trail of actions is in the error."""
    dice, luck = Random(number), Chance.seeded(number)
    told: list[Told] = []
    state = GAME.start(seats, options, luck, told.append)
    referee = Referee(state, told)
    trail: list[str] = []
    try:
        while state.frames:
            (seat,) = GAME.to_act(state)
            legal = GAME.legal_actions(state, seat)
            assert len(set(legal)) == len(legal) > 0
            action = choose(dice, legal)
            trail.append(to_text(action))
            told.clear()
            GAME.play(state, seat, action, luck, told.append)
            referee.watch(state, seat, action, told)
    except AssertionError as error:
        error.add_note(f"{seats} seats, {options}, number {number}: {' '.join(trail)}")
        raise
    return referee.met


def play_matches(cases: Iterable[tuple[int, dict[str, bool]]], numbers: Iterable[int]) -> Counter[str]:
    met: Counter[str] = Counter()
    every = list(cases)
    for number in numbers:
        for seats, options in every:
            met.update(play_match(seats, options, number))
    return met


@pytest.mark.parametrize("seats", GAME.seat_range)
def test_no_random_match_breaks_a_rule(seats: int) -> None:
    met = play_matches([(seats, options) for options in COMBINATIONS], range(6))
    expected = {
        "draw",
        "pick",
        "trash",
        "place",
        "shine",
        "collected",
        "cancel",
        "tomb",
        "roost",
        "lure",
        "call",
        "land",
        "scatter",
        "skip",
    }
    expected |= {"skipped a tile", "held", "tie of 2", "left over", "stopped by trash", "left trash", "doubled", "cancelled", "murder"}
    assert {name: met[name] for name in expected if met[name] < 3} == {}


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seat_range)
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_no_random_match_of_many_more_breaks_a_rule(seats: int, options: dict[str, bool]) -> None:
    assert play_matches([(seats, options)], range(100, 300)).total() > 0


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("questions.object_targets", lambda state: sorted(set(state.cells) - set(state.objects))),
        ("questions.trash_targets", lambda state: sorted(state.cells)),
        ("questions.frontier", lambda cells: [min(cells) - 101]),
        ("board.THREE_CROWS", 2),
        ("questions.changed", lambda row, place, value: row),
        ("tokens.without", lambda pile, component: pile),
        ("questions.EMPTY", 5),
        ("flocking.turn_order", lambda state: list(range(len(state.scores)))),
        ("turns.turn_order", lambda state: list(range(len(state.scores)))),
        ("scattering.MATED_PAIR", 1),
        ("flocking.CAP", 9),
    ],
)
def test_the_referee_notices_a_fault_in_the_engine(monkeypatch: pytest.MonkeyPatch, name: str, wrong: object) -> None:
    monkeypatch.setattr(f"engine.games.crows.{name}", wrong)
    with pytest.raises((AssertionError, IndexError, KeyError)):
        play_matches([(4, options) for options in COMBINATIONS], range(3))
