"""Random matches of The Bird Told Me to Do It under a referee's eyes."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from engine.core.chance import Chance
from engine.core.notation import Action, to_text
from tests.bird_told_me.positions import rules
from tests.bird_told_me.referee import GAME, Referee

MILD = (("skip",), ("pass",))


def choose(dice: Random, legal: list[Action]) -> Action:
    """Any legal action; of five chances to pass or skip, four are not taken."""
    wanted = [action for action in legal if action not in MILD]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else legal)


def play_match(seats: int, number: int) -> Counter[str]:
    """Play a random match to its end and let the referee judge every step; what was met. The trail of actions is in the error."""
    dice, luck = Random(number), Chance.seeded(number)
    state = GAME.deal(seats, {}, luck)
    referee = Referee(state)
    GAME.settle(state, luck, referee.hear)
    trail: list[str] = []
    try:
        while state.frames:
            (seat,) = GAME.to_act(state)
            legal = GAME.legal_actions(state, seat)
            assert len(set(legal)) == len(legal) > 0
            action = choose(dice, legal)
            trail.append(to_text(action))
            referee.look(action)
            GAME.play(state, seat, action, luck, referee.hear)
            referee.watch(seat, action)
    except AssertionError as error:
        error.add_note(f"{seats} seats, number {number}: {' '.join(trail)}")
        raise
    return referee.met


def play_matches(seats: int, numbers: Iterable[int]) -> Counter[str]:
    met: Counter[str] = Counter()
    for number in numbers:
        met += play_match(seats, number)
    return met


QUESTIONS = (
    "add", "second", "route", "fork", "pile", "hand", "drawn", "prune", "fetch", "exchange", "harvest", "discard", "renew", "give_each",
    "score_hand", "rob", "take", "trade", "give_back", "perform_twigs", "perform_one_of", "perform_hand",
)  # fmt: skip
EVENTS = (
    "dealt", "started", "turn", "passed", "pass_card", "pass_card_back", "added", "covered", "swapped", "pruned", "fetched", "harvested",
    "fell", "bare", "cut", "full", "all_passed", "unclaimed",
    "reached", "bonus", "boosted", "performed", "turned", "awarded", "scored", "missed", "robbed", "claimed", "took",
    "traded", "returned", "cleared", "drew", "revealed", "salvaged", "discarded", "gave", "skipped", "kept", "in_vain", "reshuffled",
    "carried", "last_card", "ran_out", "over",
)  # fmt: skip


@rules("told.1", "cards.4")
@pytest.mark.parametrize(("seats", "matches"), [(2, 40), (3, 50), (4, 15), (5, 12)])
def test_no_random_match_breaks_a_rule(seats: int, matches: int) -> None:
    met = play_matches(seats, range(matches))
    expected = {*EVENTS, *(f"asked {kind}" for kind in QUESTIONS)}
    assert {name for name in expected if not met[name]} == set()


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_random_match_of_many_more_breaks_a_rule(seats: int) -> None:
    play_matches(seats, range(1000, 4000))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("turns.is_full", lambda state, cards: False),
        ("turns.colour_boost", lambda card, on_route, cards: 0),
        ("turns.next_cells", lambda state: []),
        ("turns.take_next_boost", lambda state: 0),
        ("turns.return_to_table", lambda state: None),
        ("on_branch.let_fall", lambda state, cell, cards, tell: None),
        ("on_branch.places_over", lambda twigs, cards: tuple((cell, 2**48 - 1) for cell, _, _ in twigs)),
        ("hands.without", lambda cards, card: cards),
        ("piles.GOAL", 10),
        ("turns.clear_bare_trunk", lambda state, tell: None),
    ],
)
def test_the_referee_notices_a_fault_in_the_engine(monkeypatch: pytest.MonkeyPatch, name: str, wrong: object) -> None:
    monkeypatch.setattr(f"engine.games.bird_told_me.{name}", wrong)
    with pytest.raises(AssertionError):
        play_matches(2, range(200))
