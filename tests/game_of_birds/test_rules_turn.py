"""The Game of Birds: the steps of a turn: white die, playing a card for its line, refilling, placing birds."""

import pytest

from engine.core.errors import IllegalActionError
from engine.games.game_of_birds.state import DISCARD, EAGLE, EYE, NOTHING, PLUS_TWO, SKULL, SWAP, THREE_BIRDS
from tests.game_of_birds.positions import GAME, Table, card, cards, kinds
from tests.rules import rule


def in_line(letter: str) -> tuple[int, ...]:
    """The cells emptied by playing a card of a wonder, as the events tell."""
    table = Table(hand=f"{letter}4 {letter}5")
    return tuple(int(data[1]) for kind, _, data in table.play(f"{letter}4") if kind == "taken")


# --- step 1 ------------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.die.1")
def test_the_three_steps_come_in_this_order() -> None:
    table = Table("die", white=(PLUS_TWO, THREE_BIRDS))
    assert table.asked == ("die", 0)
    table.do(("die", PLUS_TWO))
    assert table.asked == ("play", 0)
    table.play("N4")
    assert table.asked == ("build", 0)
    table.do(("skip",))
    assert table.asked == ("die", 1)


@rule("game_of_birds.die.2", "game_of_birds.ruling.die-spent")
def test_any_die_on_the_board_may_be_chosen_and_is_spent_for_the_round() -> None:
    table = Table("die", white=(PLUS_TWO, PLUS_TWO, EYE, SKULL))
    assert table.legal() == [("die", PLUS_TWO), ("die", EYE), ("die", SKULL)], "dice with one face are one choice"
    table.do(("die", PLUS_TWO), ("play", card("N4")), ("skip",))
    assert table.state.white == (PLUS_TWO, EYE, SKULL)
    assert table.legal() == [("die", PLUS_TWO), ("die", EYE), ("die", SKULL)]
    table.do(("die", EYE), ("play", card("S4")), ("skip",))
    assert table.state.round == 2
    assert len(table.state.white) == 4, "all four are rolled anew in the next round"


@rule("game_of_birds.die.3")
def test_an_effect_lasts_for_its_turn_only() -> None:
    table = Table("build", (0,), die=THREE_BIRDS, hand="N4 E4 B4 S4", danger=(EAGLE, EAGLE))
    table.put("N4", "E4", "B4")
    assert table.asked == ("die", 1)
    assert table.state.die == NOTHING


@rule("game_of_birds.die.4")
def test_effects_may_be_left() -> None:
    eye = Table("die", white=(EYE, EYE), down=(4,))
    eye.do(("die", EYE))
    assert ("skip",) in eye.legal()
    swap = Table("die", white=(SWAP, SWAP))
    swap.do(("die", SWAP))
    assert ("skip",) in swap.legal()
    skull = Table("die", white=(SKULL, SKULL), display={"N": "NT"})
    skull.do(("die", SKULL), ("play", card("N4")), ("skip",))
    assert skull.asked == ("die", 1)
    assert skull.column("N") == (card("NT"), NOTHING, NOTHING)


@rule("game_of_birds.die.4")
def test_an_effect_without_an_object_is_forfeited() -> None:
    eye = Table("die", white=(EYE, EYE), down=())
    eye.do(("die", EYE))
    assert eye.asked == ("play", 0), "no card lies face down"
    skull = Table("die", white=(SKULL, SKULL))
    skull.do(("die", SKULL))
    assert skull.legal("remove") == []


# --- step 2 ------------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.take.2")
@pytest.mark.parametrize(("letter", "cells"), [("E", (0, 3, 6)), ("B", (1, 4, 7)), ("M", (2, 5, 8))])
def test_egg_beak_and_migration_take_a_column(letter: str, cells: tuple[int, ...]) -> None:
    assert in_line(letter) == cells


@rule("game_of_birds.take.3")
@pytest.mark.parametrize(("letter", "cells"), [("N", (0, 1, 2)), ("L", (3, 4, 5)), ("F", (6, 7, 8))])
def test_nest_flight_and_feather_take_a_row(letter: str, cells: tuple[int, ...]) -> None:
    assert in_line(letter) == cells


@rule("game_of_birds.take.4")
def test_song_takes_the_diagonal() -> None:
    assert in_line("S") == (0, 4, 8)


@rule("game_of_birds.take.1", "game_of_birds.take.5", "game_of_birds.rounds.1", "game_of_birds.ruling.face-up-birds")
def test_any_hand_card_is_played_and_its_line_goes_to_the_hand() -> None:
    table = Table(hand="N4 NR ET E4", board="B4 B5 B6 S4 S5 S6 F4 F5 F6")
    assert table.legal() == [("play", code) for code in sorted(cards("N4 NR ET E4"))]
    told = table.play("NR")
    assert ("played", (), (0, card("NR"))) in told
    assert table.asked == ("build", 0), "nobody is asked whether to take a face-up bird"
    assert table.hand() == tuple(sorted(cards("N4 ET E4 B4 B5 B6")))
    with pytest.raises(IllegalActionError):
        Table(hand="N4").play("E4")


@rule("game_of_birds.take.11")
def test_a_threat_in_hand_is_played_for_its_line() -> None:
    table = Table(hand="MT N4", board="B4 B5 L4 S4 S5 L5 F4 F5 L6")
    table.play("MT")
    assert table.hand() == tuple(sorted(cards("N4 L4 L5 L6")))
    assert card("MT") in table.state.discards
    assert table.state.displays[0] == (NOTHING,) * 21, "it does not go to the display"


@rule("game_of_birds.take.6", "game_of_birds.take.7")
def test_a_revealed_bird_may_be_taken() -> None:
    table = Table(hand="N4 N5", board="B4 B5 B6 S4 S5 S6 F4 F5 F6", down=(1,))
    told = table.play("N4")
    assert ("revealed", (), (0, 1, card("B5"))) in told
    assert table.asked == ("keep", 0)
    assert card("B6") not in table.hand(), "the rest of the line waits"
    assert table.legal() == [("keep",), ("leave",)]
    table.do(("keep",))
    assert table.hand() == tuple(sorted(cards("N5 B4 B5 B6")))


@rule("game_of_birds.ruling.leave", "game_of_birds.take.7")
def test_a_revealed_bird_that_is_left_is_discarded() -> None:
    table = Table(hand="N4 N5", board="B4 B5 B6 S4 S5 S6 F4 F5 F6", down=(1,))
    table.play("N4")
    table.do(("leave",))
    assert table.hand() == tuple(sorted(cards("N5 B4 B6")))
    assert card("B5") in table.state.discards


@rule("game_of_birds.take.12", "game_of_birds.take.13")
def test_the_played_card_is_discarded_after_the_taking_and_the_three_cells_are_filled() -> None:
    table = Table(hand="N4 N5", board="B4 B5 B6 S4 S5 S6 F4 F5 F6", down=(2,), pile="L4 L5 L6 M4")
    table.play("N4")
    assert (table.state.played, table.state.discards) == (card("N4"), ()), "it lies beside the board while cards are taken"
    assert table.view(None).played == card("N4")
    table.do(("keep",))
    assert (table.state.played, table.state.discards) == (NOTHING, cards("N4"))
    assert len(table.state.pile) == 1
    assert sorted((*table.state.board[:3], *table.state.pile)) == sorted(cards("L4 L5 L6 M4"))
    assert table.state.board[3:] == cards("S4 S5 S6 F4 F5 F6")


@rule("game_of_birds.take.14", "game_of_birds.ruling.swap-refill")
def test_new_cards_lie_as_the_scenario_says() -> None:
    table = Table(hand="N4 N5", scenario=4, down=(7,), board="B4 B5 B6 S4 S5 S6 F4 F5 F6")  # 1, 3 and 8 are black
    table.play("N4")
    assert table.state.down == 0b010000101
    swapped = Table("swap", hand="N4 N5", scenario=4, down=(0, 2, 7), board="B4 B5 B6 S4 S5 S6 F4 F5 F6", die=SWAP)
    swapped.do(("swap", 0, 4), ("play", card("N4")), ("leave",))
    assert swapped.state.down == 0b010010101, "the swapped card lies face down on cell 5, the new one on cell 1 again"


@rule("game_of_birds.ruling.last-refill")
def test_after_the_last_turn_of_a_round_the_board_is_not_filled() -> None:
    table = Table(turn=1, hand="N4 N5 E4", pile="L4 L5 L6 M4 M5 M6 S4 S5 S6 F4 F5 F6")
    table.play("N4")
    assert table.state.board[:3] == (NOTHING,) * 3
    assert len(table.state.pile) == 12
    table.do(("skip",))
    assert (table.state.round, len(table.state.pile)) == (2, 3)


@rule("game_of_birds.ruling.reshuffle")
def test_the_discards_are_shuffled_into_a_new_draw_pile() -> None:
    table = Table(hand="N4 N5", pile="M4", discards=cards("L4 L5 L6"))
    assert ("reshuffled", (), (4,)) in table.play("N4")
    new = table.state.board[:3]
    assert card("M4") in new
    assert sorted((*new, *table.state.pile)) == sorted(cards("M4 L4 L5 L6 N4"))
    assert table.state.discards == ()


@rule("game_of_birds.ruling.reshuffle")
def test_without_any_card_left_cells_stay_empty() -> None:
    table = Table(hand="N4 N5 E5", pile="M4", discards=())
    table.play("N4")
    assert sorted(table.state.board[:3]) == sorted((NOTHING, card("M4"), card("N4")))
    assert table.state.down == 0
    table.do(("skip",), ("die", 0))
    table.state.board = (NOTHING,) * 9
    table.play("S4")
    assert table.hand(1) == cards("S5")


@rule("game_of_birds.ruling.empty-hand")
def test_with_an_empty_hand_the_top_card_is_played() -> None:
    table = Table("die", hand="", white=(PLUS_TWO, EYE), pile="M4 M4 M4 M4", board="B4 B5 B6 S4 S5 S6 F4 F5 F6")
    told = table.do(("die", PLUS_TWO))
    assert ("turned_up", (), (0, card("M4"))) in told
    assert table.hand() == tuple(sorted(cards("B6 S6 F6")))
    assert table.state.discards == cards("M4")
    nothing = Table("die", hand="", white=(PLUS_TWO, EYE), pile="", hands={1: "S4"})
    nothing.do(("die", PLUS_TWO))
    assert nothing.asked == ("die", 1), "without any card to turn up the turn is over"


# --- step 3 ------------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.place.1", "game_of_birds.ruling.stop-asking")
def test_none_one_or_two_birds_are_placed() -> None:
    none = Table("build", (0,), hand="N4 E4 B4")
    assert none.do(("skip",))
    assert none.state.displays[0] == (NOTHING,) * 21
    one = Table("build", (0,), hand="N4 E4 B4")
    one.put("N4")
    assert one.asked == ("build", 0)
    one.do(("skip",))
    assert sum(code != NOTHING for code in one.state.displays[0]) == 1
    two = Table("build", (0,), hand="N4 E4 B4")
    two.put("N4", "E4")
    assert two.asked == ("die", 1), "a third bird is not asked for"
    assert two.hand() == cards("B4")


@rule("game_of_birds.ruling.stop-asking")
def test_with_an_empty_hand_or_nothing_to_do_the_turn_ends_unless_a_skull_is_left() -> None:
    table = Table("build", (0,), hand="N4")
    table.put("N4")
    assert table.asked == ("die", 1)
    skull = Table("build", (0,), hand="N4 N5 N6", die=SKULL, display={"E": "ET"})
    skull.put("N4", "N5")
    assert skull.legal() == [("skip",), ("remove", 3)]
    skull.do(("remove", 3))
    assert skull.asked == ("die", 1)


@rule("game_of_birds.place.2")
def test_birds_taken_now_and_birds_held_before() -> None:
    table = Table(hand="N4 E5", board="B4 B5 B6 S4 S5 S6 F4 F5 F6")
    table.play("N4")
    assert table.placeable() == set(cards("E5 B4 B5 B6"))
    table.put("E5", "B5")
    assert (table.column("E")[0], table.column("B")[0]) == (card("E5"), card("B5"))


@rule("game_of_birds.place.3", "game_of_birds.ruling.lowest-place")
@pytest.mark.parametrize("letter", "NEBSFLM")
def test_a_bird_goes_to_the_lowest_free_place_of_its_column(letter: str) -> None:
    table = Table("build", (0,), hand=f"{letter}4 {letter}5")
    table.put(f"{letter}4", f"{letter}5")
    assert table.column(letter) == (card(f"{letter}4"), card(f"{letter}5"), NOTHING)
    gap = Table("build", (0,), hand=f"{letter}4", display={f"{letter}1": f"{letter}6"})
    gap.put(f"{letter}4")
    assert gap.column(letter) == (card(f"{letter}4"), card(f"{letter}6"), NOTHING)


@rule("game_of_birds.place.5")
@pytest.mark.parametrize("full", ["N4 N5 N6", "N4 NT N6", "NT NT NT"])
def test_a_column_holds_three_cards(full: str) -> None:
    assert Table("build", (0,), hand="NA NR E4", display={"N": full}).placeable() == {card("E4")}


def test_threats_in_hand_are_never_placed() -> None:
    assert Table("build", (0,), hand="NT E4").placeable() == {card("E4")}


@rule("game_of_birds.place.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_follows(seats: int) -> None:
    table = Table("build", (0,), seats=seats, seat=seats - 1)
    table.do(("skip",))
    assert table.asked == ("die", 0)


@rule("game_of_birds.danger.3", "game_of_birds.ruling.discard-after-die")
def test_the_arrow_comes_after_the_die_and_before_its_effect() -> None:
    table = Table("die", white=(SWAP, EYE), danger=(DISCARD, EAGLE))
    table.do(("die", SWAP))
    assert table.asked == ("discard", 0)
    table.do(("discard", card("N4")))
    assert table.asked == ("swap", 0)
    assert "discarded" in kinds(table.told)
    assert GAME.idle(table.state, 0) == ("skip",)
