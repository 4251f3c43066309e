"""The Game of Birds: threats into columns with room, full columns, columns of threats; the Skull before a bird must go."""

import pytest

from engine.games.game_of_birds.state import NOTHING, SKULL
from tests.game_of_birds.positions import Table, card, cards, kinds, place
from tests.rules import rule

TAKEN = "ET B5 B6 S4 S5 S6 F4 F5 F6"
"""A board whose top row, taken by N4, holds a threat of the egg column and two birds."""


@rule("game_of_birds.take.8", "game_of_birds.ruling.threat-place", "game_of_birds.take.10")
@pytest.mark.parametrize("down", [(), (0,)], ids=["face up", "revealed"])
@pytest.mark.parametrize(
    ("before", "after"),
    [("", "ET .. .."), ("E4", "E4 ET .."), ("E4 E5", "E4 E5 ET"), ("E4 .. E5", "E4 ET E5"), (".. E4", "ET E4 ..")],
)
def test_a_threat_goes_to_the_lowest_free_place_of_its_column_at_once(down: tuple[int, ...], before: str, after: str) -> None:
    table = Table(hand="N4 N5", board=TAKEN, down=down, display={"E": before})
    told = table.play("N4")
    assert table.column("E") == cards(after)
    assert card("ET") not in table.hand()
    assert kinds(told)[1:3] == ["revealed" if down else "taken", "threatened"], "before the next card is taken"
    assert table.asked == ("build", 0)


@rule("game_of_birds.take.10")
def test_a_threat_never_comes_into_the_hand_from_the_board() -> None:
    table = Table(hand="N4 N5", board="ET NT BT S4 S5 S6 F4 F5 F6", down=(1,))
    table.play("N4")
    assert table.hand() == cards("N5")
    assert [table.column(letter)[0] for letter in "ENB"] == list(cards("ET NT BT"))


@rule("game_of_birds.take.9", "game_of_birds.ruling.displaced-choice")
def test_in_a_full_column_the_owner_chooses_the_bird_that_makes_room() -> None:
    table = Table(hand="N4 N5", board=TAKEN, display={"E": "E4 E5 E6"})
    table.play("N4")
    assert table.asked == ("displace", 0)
    assert table.legal() == [("displace", place(name)) for name in ("E0", "E1", "E2")]
    told = table.do(("displace", place("E1")))
    assert told[0] == ("displaced", (), (0, card("E5"), card("ET"), place("E1")))
    assert table.column("E") == cards("E4 ET E6")
    assert card("E5") in table.state.discards
    assert table.asked == ("build", 0)
    assert set(cards("B5 B6")) <= set(table.hand()), "the other cards of the line came after it"


@rule("game_of_birds.take.9")
def test_only_birds_make_room() -> None:
    table = Table(hand="N4 N5", board=TAKEN, display={"E": "ET E5 ET"})
    table.play("N4")
    assert table.legal() == [("displace", place("E1"))]
    table.do(("displace", place("E1")))
    assert table.column("E") == cards("ET ET ET")


@rule("game_of_birds.ruling.three-threats")
def test_a_column_of_three_threats_wards_off_a_fourth() -> None:
    table = Table(hand="N4 N5", board=TAKEN, display={"E": "ET ET ET"})
    told = table.play("N4")
    assert ("warded", (), (0, card("ET"))) in told
    assert table.column("E") == cards("ET ET ET")
    assert card("ET") in table.state.discards
    assert table.points() == -9


@rule("game_of_birds.ruling.displaced-tile", "game_of_birds.ruling.tile-kept")
def test_the_displaced_birds_tile_returns_the_others_keep_theirs() -> None:
    table = Table(hand="N4 N5", board=TAKEN, display={"E": "EA EA EA"}, tiles={"E0": 7, "E1": 7, "E2": 7})
    table.play("N4")
    table.do(("displace", place("E0")))
    assert table.tiles("E") == (0, 7, 7)
    assert table.points() == 7 + 7 - 3
    red = Table(hand="N4 N5", board=TAKEN, display={"E": "ER ER E4"}, tiles={"E0": 8, "E1": 8})
    red.play("N4")
    red.do(("displace", place("E1")))
    assert red.tiles("E") == (8, 0, 0)
    assert red.points() == 8 + 4 - 3


@rule("game_of_birds.ruling.skull-displace")
def test_a_skull_used_before_a_bird_must_go_makes_room_for_the_threat() -> None:
    table = Table(hand="N4 N5", board=TAKEN, display={"E": "E4 ET E6"}, die=SKULL)
    table.play("N4")
    assert table.asked == ("displace", 0)
    assert table.legal() == [("displace", place("E0")), ("displace", place("E2")), ("remove", place("E1"))]
    told = table.do(("remove", place("E1")))
    assert ("threatened", (), (0, card("ET"), place("E1"))) in told
    assert table.column("E") == cards("E4 ET E6")
    assert table.state.discards.count(card("ET")) == 1
    assert table.asked == ("build", 0)
    assert table.legal("remove") == [], "the die has served"


@rule("game_of_birds.ruling.skull-displace")
def test_a_skull_used_elsewhere_leaves_the_bird_to_be_displaced() -> None:
    table = Table(hand="N4 N5", board=TAKEN, display={"E": "E4 E5 E6", "B": "BT"}, die=SKULL)
    table.play("N4")
    table.do(("remove", place("B0")))
    assert table.asked == ("displace", 0)
    assert table.column("B") == (NOTHING,) * 3
    assert table.legal() == [("displace", place(name)) for name in ("E0", "E1", "E2")]


def test_two_threats_of_one_line_come_one_after_the_other() -> None:
    table = Table(hand="E4 N5", board="ET B5 B6 ET S5 S6 ET F5 F6", display={"E": "E4 E5"})
    table.play("E4")
    assert table.column("E") == cards("E4 E5 ET")
    table.do(("displace", place("E0")))
    assert table.column("E") == cards("ET E5 ET")
    table.do(("displace", place("E1")))
    assert table.column("E") == cards("ET ET ET")
    assert table.asked == ("build", 0)
