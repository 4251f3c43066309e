"""The Bird Told Me to Do It: placing over twigs, swapping, stacked twigs, uncovering, what falls, taking twigs, score piles."""

import pytest

from tests.bird_told_me.positions import Branch, Table, cell, ids, number, rules

FORK = {(-1, 0): "Y4a", (-2, 0): "G3a", (-1, 1): "K2a", (-1, 2): "G1a"}
"""Four sunbirds (left, right, down); at their left three silverbirds (left, up), whose exit to the right is added in these tests."""
OPEN = {"G3a": "LRU"}


@rules("place.1", "place.5")
@pytest.mark.parametrize(("id", "verbs"), [("K4a", {"add", "cover"}), ("K4b", {"add"}), ("K2a", {"cover"})])
def test_place_is_add_or_lay_over_and_each_alone_is_only_one(id: str, verbs: set[str]) -> None:
    table = Table(FORK, ["W4a W3b K2b", ""], exits=OPEN if id == "K4b" else {**OPEN, "W4a": "LRD", "W3b": "UD"}).tells(id)
    assert {choice.split()[0] for choice in table.legal()} == verbs | {"skip"}


@rules("place.2", "place.3", "place.4")
@pytest.mark.parametrize(
    ("id", "exits", "fits"),
    [
        ("W2b", "UD", True),
        ("W2b", "LUD", True),
        ("W2b", "U", False),
        ("W2b", "D", False),
        ("W1a", "UD", True),
        ("W3a", "UD", True),
        ("W4a", "UD", True),
    ],
)
def test_a_covering_card_keeps_all_connections(id: str, exits: str, fits: bool) -> None:
    table = Table(FORK, [id, ""], exits={**OPEN, id: exits}).tells("K2a")
    assert (f"cover {id} -1,1" in table.legal()) == fits


@rules("place.3", "place.4")
@pytest.mark.parametrize(("id", "fits"), [("W1a", False), ("W2a", True), ("W3a", True), ("W4a", False)])
def test_a_covering_card_has_a_number_of_birds_between_those_next_to_it(id: str, fits: bool) -> None:
    branch = {(-1, 0): "Y3a", (-2, 0): "K2a", (-3, 0): "G2a"}
    table = Table(branch, [id, ""], exits={"K2a": "LR", "G2a": "R", id: "LR"}).tells("K2a")
    assert (f"cover {id} -2,0" in table.legal()) == fits


@rules("place.6")
def test_a_covering_card_makes_no_connection_and_the_trunk_sets_no_limit() -> None:
    table = Table({(-1, 0): "G1a"}, ["W4a", ""], exits={"G1a": "RU"}).tells("K2a")
    assert "cover W4a -1,0" in table.legal(), "four birds by the trunk where there was one"
    ring = {(-1, 0): "B4b", (-1, -1): "K3a", (-2, 0): "R3a"}
    table = Table(ring, ["W3b", ""], exits={"K3a": "D", "W3b": "RU"}).tells("K2a").do("cover W3b -2,0")
    assert table.branch == {(-1, 0): "B4b", (-1, -1): "K3a", (-2, 0): "R3a/W3b"}
    assert [twig[1] for twig in table.state.twigs] == [cell((0, 0)), cell((-1, 0)), cell((-1, 0))]


@rules("place.7", "award.6")
def test_an_uncovered_twig_keeps_what_still_meets() -> None:
    branch = {(-1, 0): "Y4a", (-1, 1): "W2a/K2a", (-1, 2): "G1a"}
    table = Table(branch, ["", ""], exits={"W2a": "UD"}).tells("B3a").do("fetch -1,1")
    assert table.branch == {(-1, 0): "Y4a", (-1, 1): "W2a", (-1, 2): "G1a"}
    assert table.has_told("fell") == []


@rules("place.7", "place.8")
def test_what_an_uncovered_twig_does_not_meet_falls_with_all_it_covers() -> None:
    branch = {(-1, 0): "Y4a", (-1, 1): "W2a/K2a", (-1, 2): "G1a/R1b", (-1, 3): "Y1b"}
    table = Table(branch, ["", ""], exits={"W2a": "U", "R1b": "UD", "Y1b": "U"}).tells("B3a").do("fetch -1,1")
    assert table.branch == {(-1, 0): "Y4a", (-1, 1): "W2a"}
    assert table.discards == "G1a R1b Y1b"
    assert [ids([card]) for _, card in table.has_told("fell")] == ["G1a", "R1b", "Y1b"]


@rules("place.7", "place.8")
def test_an_uncovered_twig_that_does_not_meet_the_one_before_falls_too() -> None:
    branch = {(-1, 0): "Y4a", (-1, 1): "W2a/K2a", (-1, 2): "G1a"}
    table = Table(branch, ["", ""], exits={"W2a": "LRD"}).tells("B3a").do("fetch -1,1")
    assert table.branch == {(-1, 0): "Y4a"}
    assert table.discards == "W2a G1a"


@rules("place.7")
def test_exits_that_meet_otherwise_stay_closed() -> None:
    branch = {(-1, 0): "B4b", (-1, -1): "K3a", (-2, 0): "R3a/W3b", (-2, -1): "Y1b"}
    table = Table(branch, ["", ""], exits={"K3a": "LD", "W3b": "RU", "R3a": "R", "Y1b": "RD"})
    assert sorted(table.branch) == sorted(branch)
    parents = {twig[0]: twig[1] for twig in table.state.twigs}
    table.tells("B3a").do("fetch -2,0")
    after = {twig[0]: twig[1] for twig in table.state.twigs}
    assert after == {cell: parent for cell, parent in parents.items() if cell in after}


@rules("place.9", "place.8")
def test_without_anything_beneath_all_beyond_falls() -> None:
    table = Table(FORK, ["", ""], exits=OPEN).tells("B3a").do("fetch -1,1")
    assert table.branch == {(-1, 0): "Y4a", (-2, 0): "G3a"}
    assert (table.hand(0), table.discards) == ("K2a", "G1a")


@rules("swap.1", "swap.2")
def test_a_swap_keeps_connections_values_and_what_is_covered() -> None:
    branch = {(-1, 0): "Y3a", (-2, 0): "R1b/K2a", (-3, 0): "G2a"}
    exits = {"K2a": "LR", "G2a": "R", "R1b": "LR", "W3a": "LR", "W2a": "LR", "W1a": "LR", "B3a": "L"}
    table = Table(branch, ["W3a W2a W1a B3a W4a", ""], exits=exits).tells("B1b")
    assert [choice for choice in table.legal("swap") if choice.endswith("-2,0")] == ["swap W3a -2,0", "swap W2a -2,0"]
    table.do("swap W2a -2,0")
    assert table.branch[-2, 0] == "R1b/W2a"
    assert table.hand(0) == "K2a B3a W4a W3a W1a"


@rules("twigs.1")
def test_a_colour_with_one_twig_may_be_chosen_although_another_has_enough() -> None:
    table = Table({(-1, 0): "Y4a", (-2, 0): "W3b", (-1, 1): "K2a", (-1, 2): "K1b"}, ["", ""]).tells("B3a")
    assert set(table.legal()) == {"fetch -2,0", "fetch -1,0", "fetch -1,1", "fetch -1,2"}
    table.do("fetch -2,0")
    assert table.asked == ("add", 1)
    assert table.has_told("in_vain") == [(0, number("B3a"))]


@rules("twigs.2")
@pytest.mark.parametrize(("boost", "hand"), [(0, "K2a K2b"), (1, "K2a K2b K1b")])
def test_a_twig_of_the_colour_that_comes_to_light_is_taken_next(boost: int, hand: str) -> None:
    branch = {(-1, 0): "Y4a", (-1, 1): "K2b/K2a", (-1, 2): "K1b"}
    table = Table(branch, ["", ""], exits={"K2b": "UD"}).tells("B3a", boost).do("fetch -1,1")
    assert table.legal() == ["fetch -1,1"]
    table = Table({**branch, (-1, 2): "R1b", (-2, 0): "K1b"}, ["", ""], exits={"K2b": "UD", "R1b": "U", "K1b": "R"}).tells("B3a", boost)
    table.do("fetch -1,1").do("fetch -1,1")
    if boost:
        assert table.legal() == ["fetch -2,0"]
        table.do("fetch -2,0")
    assert sorted(table.hand(0).split()) == sorted(hand.split())


@rules("twigs.2", "twigs.3")
@pytest.mark.parametrize(("lower", "forced"), [("G1b", True), ("G2b", False), ("R1b", False)])
def test_a_fitting_twig_that_comes_to_light_is_scored_next(lower: str, forced: bool) -> None:
    branch = {(-1, 0): "Y4a", (-1, 1): f"{lower}/G1a", (-2, 0): "K1a"}
    table = Table(branch, ["", ""], exits={lower: "U"}).tells("G2a").do("harvest -1,1")
    assert table.pile(0) == "G1a"
    assert table.asked == (("harvest", 0) if forced else ("add", 1))
    if forced:
        assert table.legal() == ["harvest -1,1"]


@rules("drawn.1", "drawn.2", "drawn.4")
def test_a_drawn_card_is_revealed_must_go_where_it_can_and_else_is_kept() -> None:
    table = Table({(-1, 0): "Y2a"}, ["", ""]).tells("K3a", draws="K4a R1b")
    assert table.has_told("revealed") == [(0, 0), (0, number("R1b"))]
    assert table.has_told("kept") == table.has_told("revealed")
    assert table.hand(0) == "K4a R1b"
    assert table.game.view(table.state, 1).hands[0] == table.state.hands[0]
    table = Table({(-1, 0): "Y2a"}, ["", ""]).tells("K1b", draws="R2b")
    assert table.legal() == ["add R2b -2,0", "add R2b -1,1"]


@rules("score.1", "score.3")
def test_score_piles_are_open_and_the_topmost_card_is_taken() -> None:
    table = Table({(-1, 0): "Y4a"}, ["", ""], piles=("", "R2a K4a R1b")).tells("G3a").do("rob 1")
    assert (table.pile(0), table.pile(1)) == ("R1b", "R2a K4a")
    assert table.game.scores(table.state) == (1, 6)
    assert table.game.view(table.state, None).piles == table.state.piles


@rules("score.2")
def test_a_card_of_the_deck_that_cannot_be_scored_is_discarded() -> None:
    table = Table({(-1, 0): "Y4a"}, ["", ""], plumage="R0").tells("G4b", draws="K4a")
    assert (table.discards, table.pile(0)) == ("K4a", "")
    assert table.has_told("missed") == [(0, number("K4a"))]


@rules("plumage.1")
def test_each_swap_of_an_instruction_involves_other_plumage_on_both_ends() -> None:
    table = Table({(-1, 0): "Y4a"}, ["", ""], plumage="K0 B0 R1 W1").tells("R3b", boost=1)
    assert table.legal() == ["trade K R", "trade K W", "trade B R", "trade B W"]
    table.do("trade K R")
    assert table.legal() == ["trade B W"]
    assert table.do("trade B W").plumage == "K1 B1 R0 W0"


@rules("plumage.2")
@pytest.mark.parametrize(("id", "can"), [("R4b", "B R G W Y"), ("R2a", "R G W"), ("R3a", "B R G W"), ("R1a", "")])
def test_plumage_of_others_is_taken_unless_the_card_says_unclaimed(id: str, can: str) -> None:
    table = Table({(-1, 0): "Y4a"}, ["", ""], plumage="K0 B1 Y1").tells(id)
    assert ([choice.split()[1] for choice in table.legal("take")] if table.asked[0] == "take" else []) == can.split()


@rules("told.13")
@pytest.mark.parametrize(("on", "choices"), [((-2, 0), ["prune -1,2"]), ((0, 0), ["prune -2,0", "prune -1,2"])])
def test_another_twig_is_not_the_one_carried_out(on: tuple[int, int], choices: list[str]) -> None:
    assert Table(FORK, ["", ""], exits=OPEN).tells("B4a", on=on).legal() == choices


@pytest.mark.parametrize("branch", [FORK])
def test_a_branch_can_be_written_and_read(branch: Branch) -> None:
    assert Table(branch, exits=OPEN).branch == branch
