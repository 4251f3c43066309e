"""The Bird Told Me to Do It: the route of the branch phase, boosts, the bonus card, must and may."""

import pytest

from tests.bird_told_me.positions import Table, cell, ids, number, rules


def reached(table: Table) -> list[tuple[str, int]]:
    """The cards carried out on the route, each with its boost."""
    return [(ids([card]), boost) for _, card, _, boost in table.has_told("reached")]


def bonus(table: Table) -> list[tuple[str, int]]:
    return [(ids([card]), boost) for _, card, boost in table.has_told("bonus")]


LINE = {(-1, 0): "Y4a", (-2, 0): "G4a", (-3, 0): "Y3a"}


@rules("route.1", "turns.9", "bonus.1", "told.3")
def test_each_card_from_the_trunk_to_the_one_played_then_a_bonus_card() -> None:
    table = Table(LINE, ["Y2a", "", ""]).turn().do("add Y2a -4,0")
    table.do("draw", draws="K1b R1b R2b K2b K3a K3b K4a")
    assert reached(table) == [("Y4a", 2), ("G4a", 0)]
    table.do("skip", draws="B1b B2b B3b B4b G3b K1a W1a")
    assert reached(table) == [("Y4a", 2), ("G4a", 0), ("Y3a", 2), ("Y2a", 2)]
    assert bonus(table) == [("G3b", 0)]
    assert table.discards == "G3b K1a W1a"
    assert table.asked == ("add", 1)


@rules("route.2")
def test_a_card_that_has_changed_is_carried_out_as_it_is_then() -> None:
    line = {(-1, 0): "B3b", (-2, 0): "W2b"}
    table = Table(line, ["Y1b R2a", ""], exits={"B3b": "LR", "W2b": "LR", "R2a": "LR", "Y1b": "R"}).turn()
    table.do("add Y1b -3,0").do("claim").do("swap R2a -2,0")
    assert table.asked == ("exchange", 0)
    table.do("skip")
    assert reached(table) == [("B3b", 0), ("R2a", 0)]
    assert table.asked == ("take", 0)


@rules("route.3")
def test_a_pruned_route_ends_where_the_player_stands() -> None:
    table = Table({(-1, 0): "B3a", (-1, 1): "K2b"}, ["W1a", ""], exits={"B3a": "RD"}).turn()
    table.do("add W1a -2,1").do("draw", draws="Y4b")
    assert (table.asked, table.legal()) == (("fetch", 0), ["fetch -1,0", "fetch -2,1", "fetch -1,1"])
    table.do("fetch -1,1", draws="G1b")
    assert reached(table) == [("B3a", 0)]
    assert bonus(table) == [("G1b", 0)]
    assert table.branch == {(-1, 0): "B3a"}
    assert [ids([card]) for _, card in table.has_told("fell")] == ["W1a"]
    assert table.has_told("cut") == [(0,)], "the log tells why the route ends"


@rules("route.9", "award.11")
def test_after_the_players_own_twig_fell_its_instruction_goes_on_and_the_bonus_card_follows() -> None:
    table = Table({(-1, 0): "B3a", (-1, 1): "B2b"}, ["W1a", ""], exits={"B3a": "RD", "B2b": "LUD"}).turn()
    table.do("add W1a -2,1").do("claim")
    table.do("fetch -1,1")
    assert table.asked == ("fetch", 0), "one of the two blue twigs and a boost of one are left"
    assert table.legal() == ["fetch -1,0"]
    table.do("fetch -1,0", draws="G1b")
    assert (table.branch, table.plumage) == ({}, "")
    assert table.hand(0) == "B3a B2b"
    assert (reached(table), bonus(table)) == ([("B3a", 1)], [("G1b", 0)])


@rules("route.4", "route.5", "route.11")
def test_the_route_goes_on_over_cards_added_beyond_and_the_player_chooses_at_a_fork() -> None:
    table = Table({(1, 0): "K4b"}, ["K3a K1a", ""], exits={"K3a": "LRUD", "Y1b": "D"}).turn().do("add K3a 1,1")
    table.do("draw", draws="W1a")
    assert (table.asked[0], reached(table)) == ("hand", [("K4b", 1)])
    table.do("add K1a 1,2").do("skip", draws="R1b B2a")
    assert reached(table)[1:] == [("K3a", 1)], "the nightbird beyond the card played is not on the route yet"
    assert table.legal() == ["add B2a 0,1", "add B2a 2,1"]
    table.do("add B2a 0,1", draws="R3a").do("add R3a 2,1", draws="Y1b")
    assert table.legal() == ["add Y1b 1,-1"], "that is not beyond the card played"
    table.do("add Y1b 1,-1")
    assert (table.asked, table.legal()) == (("fork", 0), ["walk 0,1", "walk 2,1", "walk 1,2"])
    table.do("walk 2,1")
    assert reached(table)[2:] == [("R3a", 0)]
    assert table.asked == ("take", 0)
    table.do("take G").do("take W", draws="G1b")
    assert bonus(table) == [("G1b", 0)]


@rules("route.6", "route.7")
@pytest.mark.parametrize(("choice", "walked"), [("walk -2,0", ["Y4a", "G4a"]), ("walk -3,0", ["Y4a", "G4a", "Y1b"])])
def test_the_other_added_card_beyond_the_chosen_one_is_not_walked(choice: str, walked: list[str]) -> None:
    table = Table({(-1, 0): "Y4a"}, ["G4a Y1b R1b", ""], exits={"Y1b": "R"}).turn().do("add G4a -2,0").do("add Y1b -3,0")
    table.do(choice)
    while table.asked[1] == 0 and table.asked[0] != "add":
        table.do("skip" if "skip" in table.legal() else table.legal()[0])
    assert [id for id, _ in reached(table)] == walked


@rules("route.8")
@pytest.mark.parametrize(("parent", "goes_on"), [((-1, 0), True), ((-2, 1), False)])
def test_a_place_filled_again_is_walked_if_it_grows_from_the_one_before(parent: tuple[int, int], goes_on: bool) -> None:
    table = Table({(-1, 0): "Y4a", (-1, 1): "W4b", (-2, 0): "R2b", (-2, 1): "K2b"}, ["", ""], exits={"W4b": "LRUD", "R2b": "RD"})
    twigs = {twig[0]: twig for twig in table.state.twigs}
    twigs[cell((-1, 1))] = (cell((-1, 1)), cell(parent), twigs[cell((-1, 1))][2])
    table.state.twigs = tuple(twigs[cell(place)] for place in ((-1, 0), (-2, 0), (-2, 1), (-1, 1)))
    table.state.route, table.state.walked = (cell((-1, 0)), cell((-1, 1))), 1
    table.walks()
    assert reached(table) == ([("W4b", 0)] if goes_on else [])


@rules("told.3", "told.4")
def test_two_more_of_the_colour_on_the_route_make_one_three() -> None:
    table = Table({(-1, 0): "Y4a", (-2, 0): "Y3a"}, ["Y1a", ""], exits={"Y1a": "R"}, discards="K4a").turn().do("add Y1a -3,0")
    table.do("claim", draws="B1a B1b B2a  R1a R1b R2a G1b")
    assert reached(table) == [("Y4a", 2), ("Y3a", 2), ("Y1a", 2)]
    assert {"R1a", "R1b", "R2a"} <= set(table.hand(0).split())


@rules("told.5")
def test_a_change_of_colours_touches_only_the_cards_after_it() -> None:
    table = Table({(-1, 0): "B4b", (-2, 0): "W4b"}, ["Y1a B3a B1a", ""], exits={"Y1a": "R", "B3a": "LR", "B1a": "LR"}).turn()
    table.do("add Y1a -3,0").do("claim")
    assert (table.asked[0], reached(table)) == ("hand", [("B4b", 0)])
    table.do("cover B3a -2,0", draws="R1b")
    assert reached(table) == [("B4b", 0), ("B3a", 1)], "B4b's number stays one, B3a counts the one before"


@rules("bonus.3", "bonus.4", "card.Y3a")
def test_the_bonus_card_lies_on_the_discard_pile_and_may_take_itself() -> None:
    table = Table({(-1, 0): "Y4a"}, ["G4a", ""], discards="K4a").turn().do("add G4a -2,0").do("draw", draws="B1a R1b R2a")
    table.do("skip", draws="Y3a")
    assert bonus(table) == [("Y3a", 0)]
    assert "Y3a" in table.hand(0)
    assert table.discards == "K4a"


@rules("boost.1", "boost.2", "bonus.4")
def test_boosts_reach_the_bonus_card() -> None:
    table = Table({(-1, 0): "W2a"}, ["W1b", ""], exits={"W2a": "RU", "W1b": "D"}).turn().do("add W1b -1,-1")
    table.do("claim", draws="Y2a K1a K1b K2a K2b K3a K3b")
    assert reached(table) == [("W2a", 1), ("W1b", 1)]
    assert bonus(table) == [("Y2a", 4)], "two of the last boost, two of the next one"
    assert len(table.hand(0).split()) == 6


@rules("boost.3")
def test_the_next_card_is_the_next_of_the_route_not_a_performed_one() -> None:
    table = Table({(-1, 0): "W1b"}, ["", ""], next_boost=2).tells("W1a", 0, draws="Y1a K1a K1b")
    assert table.has_told("performed") == [(0, number("Y1a"), 1)]
    assert table.hand(0) == "K1a K1b"
    lapsed = Table(
        {(-1, 0): "R2b", (-1, 1): "R3b"}, ["", ""], exits={"R3b": "UD"}, route=(cell((-1, 0)), cell((-1, 1))), walked=1, next_boost=2
    )
    lapsed.walks()
    assert reached(lapsed) == [("R3b", 3)]
    assert lapsed.state.next_boost == 0


@rules("told.1", "told.10")
def test_what_all_can_see_to_be_possible_must_be_done() -> None:
    for id, hand in (("R2a", ""), ("B4a", ""), ("Y3b", ""), ("W2b", "Y1a"), ("Y2b", ""), ("G1b", "")):
        table = Table({(-1, 0): "Y4a", (-2, 0): "R3a"}, [hand, "K1a K1b"], piles=("R1a", "")).tells(id)
        assert table.asked[0] != "add", id
        assert "skip" not in table.legal(), id


@rules("told.2", "told.6")
@pytest.mark.parametrize("id", ["K4a", "K4b", "K2a", "K2b", "K1a", "B4b", "B3b", "B1b", "G4a", "G1a"])
def test_what_needs_certain_hand_cards_may_be_skipped_even_if_they_have_been_seen(id: str) -> None:
    table = Table({(-1, 0): "Y4a"}, ["K1b", ""])
    table.state.known = (((), ()), ((number("K1b"),), ()), ((number("K1b"),), ()))
    table.tells(id)
    assert table.asked[1] == 0
    assert "skip" in table.legal()
    table.do("skip")
    assert table.has_told("skipped") == [(0, number(id))]
    assert table.branch == {(-1, 0): "Y4a"}


@rules("told.7")
@pytest.mark.parametrize("id", ["K4a", "K4b", "K2a", "K2b", "K1a", "B4b", "B3b", "B1b", "G4a", "G1a", "W2b"])
def test_an_empty_hand_is_not_asked(id: str) -> None:
    table = Table({(-1, 0): "Y4a"}, ["", "K1a"]).tells(id)
    assert table.asked == ("add", 1)
    assert table.has_told("in_vain") == [(0, number(id))]


@rules("told.11", "told.12")
def test_numbers_without_brackets_stay_and_later_instructions_follow_anyway() -> None:
    table = Table({(-1, 0): "Y4a"}, ["Y1a", ""]).tells("K4b", boost=3)
    table.do("skip", draws="R1a")
    assert table.hand(0) == "R1a Y1a", "one card is drawn, though none was added and the boost is three"
