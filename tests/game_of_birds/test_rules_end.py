"""The Game of Birds: the end of a round, the end of the match, final scoring and ranking."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.core.chance import Chance
from engine.core.game import Told, untold
from engine.games.game_of_birds.display import place_bird, points_of, put
from engine.games.game_of_birds.state import NOTHING, BirdsState
from tests.game_of_birds.positions import GAME, LETTERS, PILE, Table, card, cards, kinds, place
from tests.rules import rule

FULL_BUT_ONE = {**{letter: f"{letter}4 {letter}5 {letter}6" for letter in "EBSFLM"}, "N": "N4 N5"}


def idle_match(seats: int, seed: int) -> tuple[list[Told], list[BirdsState]]:
    """A match in which everybody chooses by `idle`: what was told, and the states at every question."""
    chance, told = Chance.seeded(seed), []
    state = GAME.start(seats, {}, chance, told.append)
    states = [state]
    while state.frames:
        state = GAME.apply(state, GAME.to_act(state)[0], GAME.idle(state, GAME.to_act(state)[0]), chance, told.append)
        states.append(state)
    return told, states


# --- rounds ------------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.round-end.1", "game_of_birds.round-end.5", "game_of_birds.rounds.2", "game_of_birds.rounds.3", "game_of_birds.end.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8)])
def test_everybody_has_a_turn_a_round_and_the_bird_figure_moves_on(seats: int, rounds: int) -> None:
    told, states = idle_match(seats, 5)
    begun = [data for kind, _, data in told if kind == "round"]
    first = begun[0][2]
    assert [data[0] for data in begun] == list(range(1, rounds + 1))
    assert [data[2] for data in begun] == [(first + number) % seats for number in range(rounds)]
    turns = [data[0] for kind, _, data in told if kind == "turn"]
    assert turns == [(first + number + turn) % seats for number in range(rounds) for turn in range(seats)]
    assert told[-1] == ("over", (), ())
    assert states[-1].frames == ()


@rule("game_of_birds.round-end.3", "game_of_birds.round-end.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_scenarios_serve_once_each_then_all_again(seats: int) -> None:
    for seed in range(6):
        shown = [data[1] for kind, _, data in idle_match(seats, seed)[0] if kind == "round"]
        assert sorted(shown[:6]) == list(range(6))
        assert len(set(shown[6:])) == len(shown) - 6


@rule("game_of_birds.round-end.4")
def test_the_sixth_scenario_is_among_those_shuffled() -> None:
    table = Table("build", (0,), turn=1, round=6, scenario=3, scenarios=(), pile=PILE + " " + PILE)
    shown = set()
    for luck in range(40):
        shown.add(table.game.apply(table.state, 0, ("skip",), Chance.seeded(luck)).scenario)
    assert shown == set(range(6))


@rule("game_of_birds.round-end.2", "game_of_birds.ruling.cleared")
def test_the_board_is_cleared_face_down_cards_are_turned_up() -> None:
    table = Table(
        "build", (0,), turn=1, board=".. .. .. S4 F4 L4 MT N5 E5", down=(4, 6), peeked=(1 << 4, 0), hand="N4", pile=PILE + " " + PILE
    )
    table.do(("skip",))
    assert table.state.round == 2
    assert table.state.discards == tuple(sorted(cards("S4 F4 L4 MT N5 E5")))
    assert table.view(None).discards == table.state.discards
    assert table.state.peeked == (0, 0)
    assert all(code != NOTHING for code in table.state.board)


@rule("game_of_birds.ruling.last-refill")
def test_four_players_use_exactly_168_cards() -> None:
    for seed in range(3):
        told, states = idle_match(4, seed)
        assert "turned_up" not in kinds(told)
        assert states[-1].pile == ()
        assert min(len(state.pile) for state in states if state.round < 8) > 0
        assert all(len(later.pile) <= len(before.pile) for before, later in pairwise(states)), "never shuffled anew"


# --- points ------------------------------------------------------------------------------------------------------------------


def built(display: dict[str, str]) -> BirdsState:
    """A display built card by card, column by column, so that it has the point tiles and medals that building it brings."""
    state = Table().state
    for column, text in display.items():
        for row, code in enumerate(cards(text)):
            if code < 35:
                place_bird(state, 0, code, GAME.cards, untold)
            else:
                put(state, 0, place(f"{column}{row}"), code)
    return state


@rule("game_of_birds.example.1", "game_of_birds.end.2", "game_of_birds.end.3", "game_of_birds.end.4", "game_of_birds.end.5")
def test_the_rulebooks_example_ends_with_85_points() -> None:
    state = built({"N": "NR NR NR", "E": "EA EA ET", "B": "BT BR BR", "S": "S4 SR SA", "F": "F4 FT FR", "L": "L4 LR LA", "M": "M5 MT MR"})
    assert NOTHING not in state.displays[0], "a full display, as in the rulebook's picture"
    birds = points_of(tuple(code if code < 35 else NOTHING for code in state.displays[0]), state.tiles[0], 0, 0, GAME.cards)
    threats = sum(code >= 35 for code in state.displays[0])
    rows = [[state.displays[0][3 * wonder + row] for wonder in range(7)] for row in range(3)]
    assert all(any(code >= 35 for code in row) for row in rows)
    assert (birds, state.bonuses[0], state.medals[0], threats) == (97, 0, 0, 4)
    assert GAME.scores(state)[0] == 97 + 0 + 0 - 12 == 85


@rule("game_of_birds.end.3", "game_of_birds.end.4", "game_of_birds.end.5")
@pytest.mark.parametrize(
    ("bonuses", "medals", "threats", "points"), [(0, 0, 0, 4), (3, 0, 0, 10), (0, 0b101, 0, 18), (0, 0, 2, -2), (2, 1, 1, 12)]
)
def test_what_is_added_up(bonuses: int, medals: int, threats: int, points: int) -> None:
    table = Table(display={"N": "N4", "E": " ".join(["ET"] * threats)}, bonuses=(bonuses, 0), medals=(medals, 0))
    assert table.points() == points


@rule("game_of_birds.ruling.hand-threats")
def test_threats_left_in_hand_cost_nothing() -> None:
    table = Table("build", (0,), turn=1, round=8, hand="NT ET BT", display={"N": "N4"})
    table.do(("skip",))
    assert table.asked is None
    assert GAME.scores(table.state)[0] == 4


@rule("game_of_birds.end.1")
@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 9), (4, 8)])
def test_the_match_ends_with_the_last_turn_of_the_last_round(seats: int, last: int) -> None:
    table = Table("build", (0,), seats=seats, turn=seats - 1, round=last - 1)
    table.do(("skip",))
    assert table.asked is not None
    assert table.state.round == last
    table = Table("build", (0,), seats=seats, turn=seats - 1, round=last)
    told = table.do(("skip",))
    assert table.asked is None
    assert kinds(told) == ["over"]


@rule("game_of_birds.end.6", "game_of_birds.ruling.ties")
def test_the_most_points_win_and_equal_points_share_the_rank() -> None:
    def ranks(*displays: str) -> tuple[int, ...]:
        others = {seat: {"N": text} for seat, text in enumerate(displays)}
        table = Table("build", (0,), seats=len(displays), turn=len(displays) - 1, round=9, others=others, display=others[0])
        table.do(("skip",))
        return GAME.ranking(table.state)

    assert ranks("N4", "N5") == (2, 1)
    assert ranks("N4", "N4") == (1, 1)
    assert ranks("N4", "N6", "N4") == (2, 1, 2)
    assert ranks("N6", "N4", "N6", "NT") == (1, 3, 1, 4)


# --- the instant win ---------------------------------------------------------------------------------------------------------


@rule("game_of_birds.end.7", "game_of_birds.ruling.win-first")
def test_21_birds_win_at_once_whatever_the_points() -> None:
    table = Table("build", (0,), seats=3, hand="N6 S4", display=FULL_BUT_ONE, others={2: {"N": "N4"}}, bonuses=(0, 99, 0))
    told = table.put("N6")
    assert kinds(told)[-1] == "filled"
    assert told[-1] == ("filled", (), (0,))
    assert table.asked is None
    scores = GAME.scores(table.state)
    assert scores[0] < scores[1]
    assert GAME.ranking(table.state) == (1, 2, 3)


@rule("game_of_birds.end.7")
def test_a_full_display_with_a_threat_wins_nothing() -> None:
    table = Table("build", (0,), hand="N6 S4", display={**FULL_BUT_ONE, "M": "M4 MT M6"})
    table.put("N6")
    assert NOTHING not in table.state.displays[0]
    assert table.asked == ("build", 0)
    assert table.state.winner == NOTHING


def test_every_card_is_somewhere_at_the_end() -> None:
    for seats in (2, 3, 4):
        _, states = idle_match(seats, 1)
        whole = Counter(code for _, code in GAME.components(states[0]))  # type: ignore[misc]
        assert whole == Counter(GAME.cards.deck())
        assert Counter(code for _, code in GAME.components(states[-1])) == whole  # type: ignore[misc]
    assert len(LETTERS) == 7
    assert card("MT") == 41
