"""The Bird Told Me to Do It: the add phase: four kinds of turn, the pass card, where a card can be added."""

import pytest

from engine.games.bird_told_me.state import NOBODY, STEPS, STRIDE, TRUNK
from tests.bird_told_me.positions import Branch, Table, ids, rules

ONE = {(-1, 0): "Y4a"}


@rules("turns.1", "turns.2")
def test_add_and_claim_then_the_next_seat_clockwise() -> None:
    table = Table(ONE, ["R3a", "", ""]).turn().do("add R3a -2,0")
    assert table.asked == ("second", 0)
    table.do("claim", draws="B2a R1b")
    assert table.plumage == "R0"
    assert table.has_told("claimed") == [(0, 2)]
    assert table.asked == ("take", 0)
    assert Table({**ONE, (-2, 0): "R3a"}, ["", "", ""], seat=2).turn().do("pass").asked == ("add", 0)


@rules("turns.3")
@pytest.mark.parametrize(("plumage", "can"), [("", True), ("B1", True), ("R1", False), ("R0", False)])
def test_only_plumage_beside_the_deck_is_claimed(plumage: str, can: bool) -> None:
    table = Table(ONE, ["R3a", ""], plumage=plumage).turn().do("add R3a -2,0")
    assert table.legal() == (["claim"] if can else []) + ["draw"]


@rules("turns.4", "turns.9")
def test_add_and_draw() -> None:
    table = Table(ONE, ["G4a", "Y1a"]).turn().do("add G4a -2,0").do("draw", draws="K2a")
    assert table.has_told("drew")[0] == (0, 1)
    assert "K2a" in table.hand(0)
    assert [ids(data[1:2]) for data in table.has_told("reached")] == ["Y4a", "G4a"]


@rules("turns.5", "route.6")
def test_add_two_and_choose_the_route() -> None:
    table = Table({(-1, 0): "W4b"}, ["Y2a R3a K1b", ""]).turn().do("add R3a -2,0")
    assert "add K1b -1,1" not in table.legal()
    table.do("add Y2a -3,0")
    assert table.asked == ("route", 0)
    assert table.legal() == ["walk -3,0", "walk -2,0"]


@rules("turns.6", "turns.7", "turns.9", "turns.10", "bonus.2")
def test_drawing_two_is_a_pass() -> None:
    table = Table(ONE, ["R3a", ""]).turn()
    assert table.legal() == ["add R3a -2,0", "pass"]
    table.do("pass", draws="K1a K1b")
    assert table.hand(0) == "K1a K1b R3a"
    assert table.state.pass_card == 0
    assert table.discards == ""
    assert table.has_told("reached") == table.has_told("bonus") == []
    assert table.asked == ("add", 1)


@rules("turns.7")
def test_the_pass_card_stays_with_who_passed_first() -> None:
    table = Table(ONE, ["", "", ""], seat=1, pass_card=0).turn().do("pass")
    assert table.state.pass_card == 0


@rules("turns.8")
def test_the_pass_card_goes_back_when_somebody_does_not_pass() -> None:
    table = Table(ONE, ["", "R3a"], seat=1, pass_card=0).turn().do("add R3a -2,0")
    assert table.state.pass_card == NOBODY
    assert table.has_told("pass_card_back") == [(0,)]


@rules("adding.1")
def test_the_first_card_goes_on_either_side_of_the_trunk() -> None:
    table = Table({}, ["R3a Y1a W1a K2a", ""]).turn()
    assert table.legal("add") == ["add R3a -1,0", "add R3a 1,0", "add W1a -1,0", "add Y1a 1,0"]


@rules("adding.2", "adding.3")
def test_later_cards_connect_to_the_branch_not_to_the_trunk() -> None:
    table = Table({(-1, 0): "G4a"}, ["R3a Y1a W1a", ""]).turn()
    assert table.legal("add") == ["add R3a -2,0", "add W1a -2,0"]


@rules("adding.4")
def test_a_card_covers_no_other() -> None:
    table = Table({(-1, 0): "Y4a", (-1, 1): "K2a", (-2, 0): "R3a"}, ["K2b", ""]).turn()
    assert table.legal("add") == ["add K2b -1,2"]


@rules("adding.5", "adding.8")
def test_a_card_that_meets_two_exits_would_close_a_loop() -> None:
    ring = {(-1, 0): "B4b", (-2, 0): "W4b", (-2, -1): "R2b"}
    table = Table(ring, ["B2b K2a Y1a", ""]).turn()
    assert "add B2b -1,-1" not in table.legal(), "it would meet the exits at its left and below"
    assert {"add K2a -1,-1", "add Y1a -1,-1"} <= set(table.legal())


@rules("adding.6")
@pytest.mark.parametrize(
    ("branch", "id", "where", "exits"),
    [
        ({(-1, 0): "K4a", (-1, -1): "W3b"}, "Y3b", (0, -1), "LD"),
        ({(-1, 0): "K4a", (-1, 1): "K3a"}, "Y3b", (0, 1), "LU"),
        ({(-1, 0): "K4a", (-1, 1): "K3a", (0, 1): "W3b", (1, 1): "Y3a"}, "Y3b", (1, 0), "LD"),
    ],
)
def test_nothing_connects_back_to_the_trunk(branch: Branch, id: str, where: tuple[int, int], exits: str) -> None:
    said = f"add {id} {where[0]},{where[1]}"
    assert said not in Table(branch, [id, ""], exits={id: exits}).turn().legal()
    towards_the_trunk = {(0, -1): "D", (0, 1): "U", (1, 0): "L"}[where]
    assert said in Table(branch, [id, ""], exits={id: exits.replace(towards_the_trunk, "")}).turn().legal()


@rules("adding.7", "cards.1")
def test_a_card_has_at_most_as_many_birds_as_the_one_before() -> None:
    table = Table({(-1, 0): "R2a"}, ["K4a K3a K2a K1a", ""], exits={"R2a": "LRD"}).turn()
    assert table.legal("add") == ["add K2a -1,1", "add K1a -2,0", "add K1a -1,1"]


@rules("adding.9")
def test_a_closed_side_merely_blocks_an_exit() -> None:
    branch = {(-1, 0): "B4b", (-2, 0): "R3a"}
    assert "add W3b -1,-1" in Table(branch, ["W3b", ""]).turn().legal()
    table = Table({**branch, (-1, -1): "W3b"}, ["Y2a", ""]).turn()
    assert "add Y2a -2,-1" in table.legal()


@rules("adding.14")
def test_a_line_of_all_cards_fits_on_the_table() -> None:
    middle = divmod(TRUNK, STRIDE)
    for step, (row, column) in zip(STEPS, ((0, -1), (0, 1), (-1, 0), (1, 0)), strict=True):
        end = divmod(TRUNK + 96 * step, STRIDE)
        assert end == (middle[0] + 96 * row, middle[1] + 96 * column)
        assert all(0 < number < STRIDE - 1 for number in end)
