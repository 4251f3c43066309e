"""Random matches of The Game of Birds under a referee's eyes, for two, three and four seats."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action, to_text
from tests.game_of_birds import greedy
from tests.game_of_birds.positions import GAME
from tests.game_of_birds.referee import Referee

MET: Counter[str] = Counter()
"""What the matches of this run have told, so that a test can see that they met all that there is."""


def choose(dice: Random, legal: list[Action]) -> Action:
    """Any legal action; of five chances to leave something, four are not taken."""
    wanted = [action for action in legal if action not in (("skip",), ("leave",))]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else legal)


def play_match(seats: int, number: int, is_greedy: bool = False) -> None:
    """Play a random match, or one of greedy players, under the referee's eyes. The trail of actions is in the error."""
    dice, luck = Random(number), Chance.seeded(number)
    told: list[Told] = []
    trail: list[str] = []
    state = GAME.start(seats, {}, luck, told.append)
    try:
        referee = Referee(state, told)
        while state.frames:
            (seat,) = GAME.to_act(state)
            legal = GAME.legal_actions(state, seat)
            action = greedy.choose(state, seat) if is_greedy else choose(dice, legal)
            trail.append(to_text(action))
            told.clear()
            GAME.play(state, seat, action, luck, told.append)
            referee.watch(state, seat, legal, action, told)
    except AssertionError as error:
        error.add_note(f"{seats} seats, number {number}: {' '.join(trail)}")
        raise
    MET.update(referee.met)


def play_matches(seats: int, numbers: range) -> None:
    for number in numbers:
        play_match(seats, number)


def calm(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_random_match_breaks_a_rule(seats: int) -> None:
    @seed(1)
    @calm(60)
    @given(number=st.integers(0, 2**32 - 1))
    def play(number: int) -> None:
        play_match(seats, number)

    MET.clear()
    play()
    expected = {"chose", "ignored", "discarded", "peeked", "peeked_at", "swapped", "played", "taken", "revealed", "kept", "left"}
    expected |= {"threatened", "displaced", "removed", "placed", "over", "skip", "turned_up"}
    assert {name for name in expected if MET[name] < 3} == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_match_of_greedy_players_breaks_a_rule(seats: int) -> None:
    MET.clear()
    for number in range(8):
        play_match(seats, number, is_greedy=True)
    assert MET["medal"] > 2


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_random_match_of_many_more_breaks_a_rule(seats: int) -> None:
    @calm(3000)
    @given(number=st.integers(0, 2**32 - 1))
    def play(number: int) -> None:
        play_match(seats, number)

    play()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("turns.LINES", ((0, 1, 2), (0, 3, 6), (1, 4, 7), (2, 4, 6), (6, 7, 8), (3, 4, 5), (2, 5, 8))),
        ("turns.rounds_of", lambda seats: 8),
        ("turns.most_birds", lambda state: 3),
        ("questions.most_birds", lambda state: 1),
        ("questions.in_force", lambda state: state.danger),
        ("turns.in_force", lambda state: ()),
        ("turns.free_place", lambda display, wonder: -1),
        ("display.upgraded", lambda display, tiles, card, cards: tiles),
        ("display.give_medals", lambda state, seat, tell: None),
        ("questions.out_of_hand", lambda state, seat, card: None),
        ("questions.swapped_bits", lambda mask, one, other: mask),
        ("turns.hand_size", lambda state, seat: 6),
        ("questions.threats_in", lambda display: []),
        ("turns.discard", lambda state, *cards: None),
    ],
)
def test_the_referee_notices_a_fault_in_the_engine(monkeypatch: pytest.MonkeyPatch, name: str, wrong: object) -> None:
    monkeypatch.setattr(f"engine.games.game_of_birds.{name}", wrong)
    with pytest.raises((AssertionError, ValueError, IndexError)):
        play_matches(3, range(200))
