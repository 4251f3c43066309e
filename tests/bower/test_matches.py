"""Random matches of Bower under a referee's eyes: 2,000 of them, spread over the four combinations of options."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action, to_text
from tests.bower.referee import GAME, Referee
from tests.bower.test_oracle import check_scoring

COMBINATIONS = [{"super_nest": super_nest, "fair_play": fair_play} for super_nest in (False, True) for fair_play in (False, True)]
MET: Counter[str] = Counter()
"""What the matches of this run have told, so that a test can see that they met all that there is."""


def choose(dice: Random, legal: list[Action]) -> Action:
    """Any legal action; of five chances to leave something, four are not taken."""
    wanted = [action for action in legal if action != ("skip",)]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else legal)


def play_match(options: dict[str, bool], number: int) -> None:
    """Play a random match to its end and let the referee judge every step. The trail of actions is in the error."""
    dice, luck = Random(number), Chance.seeded(number)
    told: list[Told] = []
    state = GAME.start(2, options, luck, told.append)
    referee = Referee(state)
    trail: list[str] = []
    try:
        while state.frames:
            (seat,) = GAME.to_act(state)
            legal = GAME.legal_actions(state, seat)
            assert GAME.legal_actions(state, 1 - seat) == []
            assert len(set(legal)) == len(legal) > 0
            action = choose(dice, legal)
            trail.append(to_text(action))
            told.clear()
            GAME.play(state, seat, action, luck, told.append)
            referee.watch(state, seat, action, told)
        assert state.turns == (referee.turns_each,) * 2
        check_scoring(state)
    except AssertionError as error:
        error.add_note(f"options {options}, number {number}: {' '.join(trail)}")
        raise
    MET.update(referee.met)
    MET.update(f"took {bonus}" for taken in state.taken for bonus in taken)


def play_matches(options: dict[str, bool], numbers: Iterable[int]) -> None:
    for number in numbers:
        play_match(options, number)


def calm(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "+".join(name for name, on in options.items() if on) or "base")
def test_no_random_match_breaks_a_rule(options: dict[str, bool]) -> None:
    @seed(1)
    @calm(500)
    @given(number=st.integers(0, 2**32 - 1))
    def play(number: int) -> None:
        play_match(options, number)

    MET.clear()
    play()
    expected = {f"took {bonus}" for bonus in range(101, 117 if options["fair_play"] else 121)}
    expected |= {"earned", "declined", "looked", "looked_out", "crossed", "laid", "branched", "unused", "skipped", "over"}
    expected |= set() if options["fair_play"] else {"drew", "covered", "gave", "twice", "stripped", "discarded", "lost"}
    assert {name for name in expected if MET[name] < 3} == set()


@pytest.mark.soak
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_no_random_match_of_many_more_breaks_a_rule(options: dict[str, bool]) -> None:
    @calm(10_000)
    @given(number=st.integers(0, 2**32 - 1))
    def play(number: int) -> None:
        play_match(options, number)

    play()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("turns.HAND_LIMIT", 2),
        ("turns.turns_each", lambda match: 13),
        ("turns.next_seat", lambda state, seat: seat if sum(state.turns) < 24 else -1),
        ("questions.third_gems", lambda *_: (0, False)),
        ("groups.completes_group", lambda *_: False),
        ("groups.full_columns", lambda *_: 0),
        ("questions.without", lambda pile, component: pile),
        ("questions.lay", lambda nest, tile, cell, turn: nest),
        ("questions.filled", lambda nest: 0),
    ],
)
def test_the_referee_notices_a_fault_in_the_engine(monkeypatch: pytest.MonkeyPatch, name: str, wrong: object) -> None:
    monkeypatch.setattr(f"engine.games.bower.{name}", wrong)
    with pytest.raises(AssertionError):
        play_matches(COMBINATIONS[0], range(400))
