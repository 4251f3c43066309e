"""The Bird Told Me to Do It: the award of a branch, and the bare trunk."""

import pytest

from engine.games.bird_told_me.state import NIGHT, NOBODY, SILVER
from tests.bird_told_me.positions import Branch, Table, rules

CLOSED: Branch = {(-1, 0): "Y3a", (-2, 0): "K2a", (-1, -1): "R1b"}
"""Three sunbirds at the left of the trunk, two nightbirds at their left, a firebird above: no exit is open."""
NO_EXIT = {"Y3a": "LRU", "K2a": "R", "R1b": "D"}
MIXED = {(-1, 0): "Y3a/G4b", (-2, 0): "K2b/K3a", (-1, 1): "K1a", (-3, 0): "R1a"}
"""Four silverbirds over sunbirds; four nightbirds, three of them over two others; a firebird."""
EXITS = {"K3a": "LR", "K2b": "LR", "R1a": "R"}


@rules("award.1", "award.14", "turns.1")
def test_a_branch_without_a_place_is_awarded_at_the_end_of_the_turn() -> None:
    branch = {place: id for place, id in CLOSED.items() if id != "R1b"}
    table = Table(branch, ["R1b", "Y1a", ""], exits=NO_EXIT, plumage="Y2").turn().do("add R1b -1,-1")
    assert table.legal() == ["claim", "draw"]
    table.do("draw", draws="K1b G2b")
    assert table.has_told("awarded") == [((2, 0, 1, 0, 0, 3),)]
    assert table.pile(2) == "Y3a"
    assert table.asked == ("add", 1)
    assert (len(table.has_told("full")), table.has_told("all_passed")) == (1, []), "the log tells why"


@rules("award.14")
def test_hands_are_not_looked_at_and_one_fitting_card_of_the_deck_keeps_the_branch() -> None:
    open_end = {**NO_EXIT, "R1b": "DU"}
    table = Table(CLOSED, ["", "K4a"], exits=open_end).tells("Y1a")
    assert table.has_told("awarded") == []
    assert table.branch == CLOSED


@rules("award.2", "award.3", "award.5", "award.6", "award.7", "award.8", "award.9", "award.10", "award.16")
def test_all_have_passed_and_tied_colours_give_their_cards() -> None:
    table = Table(MIXED, ["", "", ""], seat=2, plumage="K0 G1 R2", pass_card=2, exits=EXITS, piles=("", "W1a", "")).turn()
    assert table.has_told("awarded") == [((4, 0, 1, 4, 0, 0),)]
    assert table.asked == ("pile", 0)
    table.do("pile K1a")
    assert (table.pile(0), table.pile(1), table.pile(2)) == ("K1a K3a", "W1a G4b", "")
    assert table.discards == "R1a Y3a K2b"
    assert (table.branch, table.plumage, table.state.pass_card) == ({}, "", NOBODY)
    assert table.asked == ("add", 2)
    assert (table.has_told("full"), len(table.has_told("all_passed"))) == ([], 1), "the log tells why"


@rules("award.2", "award.12")
def test_passing_all_around_awards_the_branch() -> None:
    table = Table({(-1, 0): "Y4a"}, ["", ""], plumage="Y1").turn().do("pass")
    assert table.game.hints(table.game.view(table.state, 1), 1, ("pass",)) == (("awards",),)
    table.do("pass")
    assert (table.pile(1), table.branch) == ("Y4a", {})
    assert table.asked == ("add", 0)


@rules("award.4")
@pytest.mark.parametrize("first", ["K3a", "K1a"])
def test_the_scorer_orders_the_cards_on_the_pile(first: str) -> None:
    table = Table(MIXED, ["", ""], seat=1, plumage="K0", pass_card=1, exits=EXITS, piles=("W1a", "")).turn()
    assert table.legal() == ["pile K3a", "pile K1a"]
    table.do(f"pile {first}")
    assert table.pile(0).split() == ["W1a", first, *{"K3a", "K1a"} - {first}]


@rules("award.13")
def test_unclaimed_plumage_pays_nobody() -> None:
    table = Table(MIXED, ["", ""], plumage="R0", pass_card=0, exits=EXITS).turn()
    assert table.state.piles == ((), ())
    assert table.has_told("unclaimed") == [(NIGHT,), (SILVER,)], "the log tells that nobody holds it"
    assert table.discards == "G4b K3a K1a R1a Y3a K2b"


@rules("award.11", "twigs.1")
def test_with_only_the_trunk_left_plumage_and_pass_card_go_back() -> None:
    table = Table({(1, 0): "B2b"}, ["", "", ""], plumage="B1 R2").tells("B4a").do("prune 1,0")
    assert (table.branch, table.plumage, table.state.pass_card) == ({}, "", NOBODY)
    assert table.has_told("bare") == [()]


@rules("award.12")
def test_a_pass_as_the_first_turn_does_not_keep_the_pass_card() -> None:
    table = Table({}, ["", ""]).turn().do("pass")
    assert table.state.pass_card == NOBODY
    assert [kind for kind, _, _ in table.told if kind in ("pass_card", "bare")] == ["pass_card", "bare"]
    table.do("pass")
    assert table.has_told("awarded") == []


@rules("award.15")
@pytest.mark.parametrize(("begins", "plumage"), [(False, ""), (True, "R0")])
def test_plumage_taken_while_the_trunk_is_bare_goes_back_unless_a_branch_begins(begins: bool, plumage: str) -> None:
    table = Table({}, ["K2b", ""])
    if begins:
        table.state.frames = (*table.state.frames, ("hand", (), (0, 0, 0, 1, 1, 0)))
    table.tells("R2a").do("take R")
    if begins:
        table.do("add K2b 1,0")
    assert table.plumage == plumage


@rules("award.8")
def test_the_hint_names_whom_a_card_feeds() -> None:
    table = Table({(-1, 0): "Y4a"}, ["Y2a K2a", ""], plumage="Y1 K0").turn()
    view = table.game.view(table.state, 0)
    hints = {table.say(action): table.game.hints(view, 0, action) for action in table.game.legal_actions(table.state, 0)}
    assert hints["add Y2a -2,0"] == (("feeds", 1),)
    assert hints["add K2a -1,1"] == ()


def test_giving_up_in_an_award_keeps_all_cards() -> None:
    table = Table(MIXED, ["", ""], seat=1, plumage="K0", pass_card=1, exits=EXITS).turn()
    before = table.game.components(table.state)
    over = table.game.resign(table.state, 1)
    assert over.frames == ()
    assert table.game.components(over) == before
    assert table.game.scores(over) == (4, 0)
