"""The Game of Birds: every face of the danger dice and of the white dice."""

import pytest

from engine.games.game_of_birds.state import DISCARD, EAGLE, EYE, IGNORE, NOTHING, PLUS_TWO, RED_BAN, SKULL, SWAP, THREE_BIRDS
from tests.game_of_birds.positions import Table, card, cards, kinds, place
from tests.rules import rule

OF_EACH = "N4 E4 B4 S4 F4 L4 M4"

# --- danger dice -------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.danger.1", "game_of_birds.place.4")
@pytest.mark.parametrize("wonder", range(7))
def test_birds_of_the_wonder_shown_are_banned(wonder: int) -> None:
    table = Table("build", (0,), hand=OF_EACH, danger=(EAGLE, wonder))
    assert table.placeable() == set(cards(OF_EACH)) - {cards(OF_EACH)[wonder]}


@rule("game_of_birds.preparation.4", "game_of_birds.danger.1")
def test_both_dice_restrict_everybody_for_the_round() -> None:
    table = Table("build", (0,), hand=OF_EACH, hands={1: OF_EACH}, danger=(0, 3))
    allowed = set(cards("E4 B4 F4 L4 M4"))
    assert table.placeable() == allowed
    table.do(("skip",), ("die", 0), ("play", card("M4")))
    assert table.asked == ("build", 1)
    assert table.placeable() >= set(cards("E4 B4 F4 L4"))
    assert not table.placeable() & set(cards("N4 S4"))


def test_a_banned_wonder_does_not_stop_a_threat() -> None:
    table = Table(hand="N4 N5", board="ET B5 B6 S4 S5 S6 F4 F5 F6", danger=(1, EAGLE))
    table.play("N4")
    assert table.column("E")[0] == card("ET")


@rule("game_of_birds.danger.2")
def test_red_listed_birds_are_banned() -> None:
    assert Table("build", (0,), hand="NR ER N4 EA", danger=(RED_BAN, EAGLE)).placeable() == set(cards("N4 EA"))


@rule("game_of_birds.ruling.red-ban-printed")
def test_the_red_ban_goes_by_the_printed_list() -> None:
    table = Table("build", (0,), hand="NR EA", display={"N": "NR NR"}, tiles={"N0": 8, "N1": 8}, danger=(RED_BAN, EAGLE))
    assert table.placeable() == {card("EA")}


@rule("game_of_birds.danger.3")
def test_the_arrow_makes_everybody_discard_one_hand_card_of_their_choice() -> None:
    table = Table("die", hand="N4 ET S5", danger=(DISCARD, EAGLE), white=(PLUS_TWO, THREE_BIRDS))
    table.do(("die", PLUS_TWO))
    assert table.legal() == [("discard", code) for code in sorted(cards("N4 ET S5"))]
    table.do(("discard", card("ET")))
    assert table.hand() == cards("N4 S5")
    assert card("ET") in table.state.discards
    assert table.asked == ("play", 0)
    table.do(("play", card("N4")), ("skip",), ("die", THREE_BIRDS))
    assert table.asked == ("discard", 1)


@rule("game_of_birds.danger.4")
def test_the_only_hand_card_is_kept() -> None:
    table = Table("die", hand="N4", danger=(DISCARD, EAGLE))
    table.do(("die", PLUS_TWO))
    assert table.asked == ("play", 0)
    assert table.hand() == cards("N4")


@rule("game_of_birds.danger.5")
def test_the_eagle_does_nothing() -> None:
    assert Table("build", (0,), hand=OF_EACH, danger=(EAGLE, EAGLE)).placeable() == set(cards(OF_EACH))
    table = Table("die", danger=(EAGLE, EAGLE))
    table.do(("die", PLUS_TWO))
    assert table.asked == ("play", 0)


# --- white dice --------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.white.1", "game_of_birds.end.3")
def test_plus_two_brings_a_bonus_tile() -> None:
    table = Table("die", white=(PLUS_TWO, PLUS_TWO))
    before = table.points()
    table.do(("die", PLUS_TWO))
    assert table.state.bonuses == (1, 0)
    assert table.points() == before + 2


@rule("game_of_birds.white.2", "game_of_birds.ruling.face-down", "game_of_birds.ruling.peek-told")
def test_the_eye_looks_at_one_face_down_card_before_a_card_is_played() -> None:
    table = Table("die", white=(EYE, EYE), down=(2, 4, 6), seats=3)
    table.do(("die", EYE))
    assert table.asked == ("peek", 0)
    assert table.legal() == [("peek", 2), ("peek", 4), ("peek", 6), ("skip",)]
    told = table.do(("peek", 4))
    assert told == [("peeked", (), (0, 4)), ("peeked_at", (0,), (0, 4, card("F4")))]
    assert table.asked == ("play", 0)
    seen = [table.view(viewer).board for viewer in (0, 1, 2, None)]
    assert [board[4] for board in seen] == [card("F4"), -2, -2, -2]
    assert all(board[2] == board[6] == -2 for board in seen)
    assert table.state.down == 0b1010100, "the card stays face down"


@rule("game_of_birds.white.3")
def test_three_birds_may_be_placed() -> None:
    table = Table("die", white=(THREE_BIRDS, EYE), hand="N4 E4 B4 S4 F4")
    table.do(("die", THREE_BIRDS), ("play", card("N4")))
    table.put("E4", "B4")
    assert table.asked == ("build", 0)
    table.put("S4")
    assert table.asked == ("die", 1)
    assert sum(code != NOTHING for code in table.state.displays[0]) == 3


@rule("game_of_birds.white.4")
def test_the_swap_comes_before_a_card_is_played() -> None:
    table = Table("die", white=(SWAP, EYE), board="N4 E4 B4 S4 F4 L4 M4 N5 E5")
    table.do(("die", SWAP))
    assert table.asked == ("swap", 0)
    pairs = {(one, other) for one in range(9) for other in range(one + 1, 9)}
    assert {action[1:] for action in table.legal("swap")} == pairs
    told = table.do(("swap", 0, 8))
    assert told == [("swapped", (), (0, 0, 8))]
    assert table.state.board == cards("E5 E4 B4 S4 F4 L4 M4 N5 N4")
    assert table.asked == ("play", 0)


@rule("game_of_birds.ruling.swap-facing")
def test_swapped_cards_keep_their_facing_and_whoever_knows_them() -> None:
    table = Table("swap", down=(4, 8), peeked=(0, 1 << 4), die=SWAP)
    assert table.view(1).board[4] == card("F4")
    table.do(("swap", 0, 4))
    assert table.state.down == 1 << 0 | 1 << 8
    assert table.state.peeked == (0, 1 << 0)
    assert table.view(1).board[0] == card("F4")
    assert table.view(0).board[0] == -2
    both = Table("swap", down=(4, 8), peeked=(1 << 8, 1 << 4), die=SWAP)
    both.do(("swap", 4, 8))
    assert (both.state.down, both.state.peeked) == (1 << 4 | 1 << 8, (1 << 4, 1 << 8))


@rule("game_of_birds.white.5", "game_of_birds.ruling.skull-discard")
def test_the_skull_removes_one_threat_of_the_own_display() -> None:
    table = Table("die", white=(SKULL, EYE), display={"N": "NT N4", "E": "ET"}, others={1: {"B": "BT"}})
    table.do(("die", SKULL))
    assert table.legal("remove") == [("remove", place("N0")), ("remove", place("E0"))]
    told = table.do(("remove", place("N0")))
    assert told == [("removed", (), (0, card("NT"), place("N0")))]
    assert table.column("N") == (NOTHING, card("N4"), NOTHING), "the other cards of the column stay where they are"
    assert card("NT") in table.state.discards
    assert table.legal("remove") == [], "one threat only"
    assert table.asked == ("play", 0)


@rule("game_of_birds.white.5", "game_of_birds.ruling.skull-anytime")
def test_the_skull_serves_with_every_question_of_its_turn() -> None:
    def offered(ask: str, data: tuple[int, ...] = (), **fields: object) -> bool:
        table = Table(ask, data, die=SKULL, display={"N": "NT NT NT", "B": "BT B4 B5"}, **fields)  # type: ignore[arg-type]
        asked = table.asked
        table.do(("remove", place("N1")))
        assert table.asked == asked, "the question is put again"
        assert table.legal() != []
        return table.legal("remove") == []

    assert offered("discard")
    assert offered("play")
    assert offered("keep", (card("L4"),))
    assert offered("displace", (card("BT"),))
    assert offered("build", (0,))
    assert offered("build", (1,), hand="N4 E4 B4")


@rule("game_of_birds.white.5")
def test_without_the_skull_no_threat_is_removed() -> None:
    table = Table("die", white=(PLUS_TWO, SKULL), display={"N": "NT"})
    assert table.legal("remove") == [], "the die is not chosen yet"
    table.do(("die", PLUS_TWO))
    assert table.legal("remove") == []


@rule("game_of_birds.white.5", "game_of_birds.ruling.skull-anytime")
def test_a_threat_taken_in_this_turn_may_be_removed_in_it() -> None:
    table = Table(hand="N4 N5", board="ET B5 B6 S4 S5 S6 F4 F5 F6", die=SKULL)
    table.play("N4")
    table.do(("remove", place("E0")))
    assert table.column("E") == (NOTHING,) * 3


@rule("game_of_birds.white.6", "game_of_birds.ruling.ignore-one", "game_of_birds.die.3")
def test_one_danger_die_is_ignored_for_this_turn() -> None:
    table = Table("die", white=(IGNORE, PLUS_TWO), danger=(0, 3), hand="N4 S4 E4 E5", hands={1: "N4 S4 M4"})
    table.do(("die", IGNORE))
    assert table.asked == ("ignore", 0)
    assert table.legal() == [("ignore", 0), ("ignore", 1), ("skip",)]
    told = table.do(("ignore", 1))
    assert ("ignored", (), (0, 3)) in told
    table.play("E5")
    assert card("S4") in table.placeable()
    assert card("N4") not in table.placeable()
    table.do(("skip",), ("die", PLUS_TWO), ("play", card("M4")))
    assert not table.placeable() & set(cards("N4 S4"))


@rule("game_of_birds.white.6")
@pytest.mark.parametrize(("danger", "asked"), [((EAGLE, EAGLE), "play"), ((EAGLE, 3), "ignore"), ((RED_BAN, EAGLE), "ignore")])
def test_an_eagle_cannot_be_ignored(danger: tuple[int, int], asked: str) -> None:
    table = Table("die", white=(IGNORE, EYE), danger=danger)
    table.do(("die", IGNORE))
    assert table.asked == (asked, 0)
    assert {danger[int(action[1])] for action in table.legal("ignore")} <= {3, RED_BAN}


@rule("game_of_birds.white.6", "game_of_birds.ruling.ignore-one")
def test_the_ignored_red_ban_allows_red_listed_birds() -> None:
    table = Table("die", white=(IGNORE, EYE), danger=(RED_BAN, 3), hand="NR S4 E4")
    table.do(("die", IGNORE), ("ignore", 0), ("play", card("E4")))
    assert card("NR") in table.placeable()
    assert card("S4") not in table.placeable()


@rule("game_of_birds.ruling.discard-after-die", "game_of_birds.white.6")
def test_ignoring_the_arrow_spares_the_card() -> None:
    table = Table("die", white=(IGNORE, EYE), danger=(DISCARD, 3), hand="N4 E4")
    table.do(("die", IGNORE), ("ignore", 0))
    assert table.asked == ("play", 0)
    assert table.hand() == cards("N4 E4")
    other = Table("die", white=(IGNORE, EYE), danger=(DISCARD, 3), hand="N4 E4")
    other.do(("die", IGNORE), ("ignore", 1))
    assert other.asked == ("discard", 0)


@rule("game_of_birds.die.4", "game_of_birds.white.6")
def test_ignoring_may_be_left() -> None:
    table = Table("die", white=(IGNORE, EYE), danger=(0, 3), hand="N4 S4 E4")
    told = table.do(("die", IGNORE), ("skip",), ("play", card("E4")))
    assert "ignored" not in kinds(told)
    assert not table.placeable() & set(cards("N4 S4"))
