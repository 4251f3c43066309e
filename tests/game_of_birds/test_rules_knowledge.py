"""The Game of Birds: what a seat and a spectator know, and what they do not."""

import pytest

from engine.core.chance import Chance
from engine.core.game import Told
from engine.games.game_of_birds.state import SWAP, UNKNOWN
from tests.game_of_birds.positions import GAME, Table, card, cards, kinds
from tests.rules import rule

VIEWERS = (0, 1, 2, None)


@rule("game_of_birds.ruling.known-taken", "game_of_birds.ruling.secret-start")
def test_cards_taken_openly_are_known_to_all_starting_cards_are_not() -> None:
    table = Table(seats=3, hand="N4 N5 NR", board="B4 B5 B6 S4 S5 S6 F4 F5 F6", down=(1,))
    table.play("N4")
    table.do(("keep",))
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert view.known[0] == tuple(sorted(cards("B4 B5 B6")))
        assert view.secret[0] == (tuple(sorted(cards("N5 NR"))) if viewer == 0 else (UNKNOWN,) * 2)


@rule("game_of_birds.ruling.secret-start", "game_of_birds.take.1")
def test_a_starting_card_is_seen_when_it_is_played() -> None:
    table = Table(seats=3, hand="N4 N5", board="B4 B5 B6 S4 S5 S6 F4 F5 F6", down=(1,))
    table.play("N4")
    assert [table.view(viewer).played for viewer in VIEWERS] == [card("N4")] * 4
    table.do(("keep",), ("place", card("N5")))
    assert [table.view(viewer).displays[0][0] for viewer in VIEWERS] == [card("N5")] * 4


@rule("game_of_birds.ruling.known-copies")
def test_of_two_alike_the_known_one_leaves_the_hand() -> None:
    table = Table("build", (0,), hand="N4 S5", known=(cards("N4"), ()))
    assert table.legal("place").count(("place", card("N4"))) == 1
    table.put("N4")
    assert (table.state.known[0], table.state.secret[0]) == ((), tuple(sorted(cards("N4 S5"))))
    assert table.view(1).secret[0] == (UNKNOWN, UNKNOWN)


@rule("game_of_birds.ruling.face-down")
def test_face_down_cards_are_unknown_to_all_but_those_who_looked() -> None:
    table = Table(seats=3, down=(0, 4), peeked=(1, 0, 1 << 4))
    seen = {viewer: [table.view(viewer).board[cell] == UNKNOWN for cell in (0, 4)] for viewer in VIEWERS}
    assert seen == {0: [False, True], 1: [True, True], 2: [True, False], None: [True, True]}
    assert all(table.view(viewer).board[1] == card("E4") for viewer in VIEWERS)


@rule("game_of_birds.ruling.peek-told")
def test_who_has_looked_where_is_seen_by_all() -> None:
    table = Table("peek", seats=3, down=(0, 4))
    told = table.do(("peek", 4))
    assert [(kind, seats) for kind, seats, _ in told] == [("peeked", ()), ("peeked_at", (0,))]
    assert all(table.view(viewer).peeked == (1 << 4, 0, 0) for viewer in VIEWERS)


@rule("game_of_birds.ruling.face-down")
def test_a_card_new_on_a_cell_is_not_known_from_an_older_look() -> None:
    table = Table(seats=3, hand="N4 N5", down=(0,), peeked=(0, 1, 1), scenario=4, board="B4 B5 B6 S4 S5 S6 F4 F5 F6")
    table.play("N4")
    table.do(("keep",))
    assert table.state.down & 1
    assert [table.view(viewer).board[0] for viewer in VIEWERS] == [UNKNOWN] * 4


@rule("game_of_birds.ruling.swap-facing", "game_of_birds.ruling.face-down")
def test_a_face_down_card_stays_unknown_when_it_is_swapped() -> None:
    table = Table("swap", die=SWAP, down=(0,))
    table.do(("swap", 0, 4))
    assert table.view(0).board[4] == UNKNOWN
    assert table.view(0).board[0] == card("F4")


@rule("game_of_birds.ruling.cleared")
def test_discards_lie_open() -> None:
    table = Table(seats=3, hand="N4 N5", board="B4 B5 B6 S4 S5 S6 F4 F5 F6", down=(1,))
    table.play("N4")
    table.do(("leave",))
    assert all(table.view(viewer).discards == table.state.discards == tuple(sorted(cards("N4 B5"))) for viewer in VIEWERS)


def test_a_left_bird_is_told_and_the_draw_pile_only_counted() -> None:
    table = Table(hand="N4 N5", down=(0,))
    table.play("N4")
    assert "left" in kinds(table.do(("leave",)))
    assert table.view(1).pile == len(table.state.pile)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_secret_is_told_to_others(seats: int) -> None:
    chance, told = Chance.seeded(4), []
    state = GAME.start(seats, {}, chance, told.append)
    while state.frames:
        seat = GAME.to_act(state)[0]
        legal = GAME.legal_actions(state, seat)
        state = GAME.apply(state, seat, legal[chance.below(len(legal))], chance, told.append)
    private = [(kind, seats) for kind, seats, _ in told if seats]
    assert private
    assert {kind for kind, _ in private} == {"peeked_at"}
    assert all(len(seats) == 1 for _, seats in private)


def test_when_the_match_is_over_hands_are_shown() -> None:
    table = Table("build", (0,), turn=1, round=8, hand="NT N4")
    table.do(("skip",))
    assert table.view(None).secret == table.state.secret


@rule("game_of_birds.ruling.new-cards")
def test_new_cards_are_told_and_those_that_lie_face_down_are_not_named() -> None:
    """Regression: the log told what was taken from the board and not what came instead."""
    table = Table(hand="E4 S4", scenario=2, down=(3,))  # spaces 2, 4 and 9 are black
    (laid,) = (data for kind, _, data in table.play("E4") + table.do(("keep",)) if kind == "laid")
    assert [cell for cell, _ in laid] == [0, 3, 6]
    assert [code for _, code in laid] == [table.state.board[0], UNKNOWN, table.state.board[6]]
    told: list[Told] = []
    state = GAME.start(3, {}, Chance.seeded(4), told.append)
    (laid,) = (data for kind, seats, data in told if kind == "laid" and seats == ())
    assert laid == tuple((cell, UNKNOWN if state.down >> cell & 1 else code) for cell, code in enumerate(state.board))
