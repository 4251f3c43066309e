"""The Bird Told Me to Do It: the rulebook's examples, move for move."""

from tests.bird_told_me.positions import Table, rules

BRANCH = {(-1, 0): "R3a", (-2, 0): "G3b", (-3, 0): "Y3a", (-3, -1): "W2b", (-2, 1): "Y2b", (-4, 0): "R1a"}
"""The adding example: three firebirds at the left of the trunk, three silverbirds, three sunbirds, above these two snowbirds; below the
silverbirds two sunbirds; beyond the sunbirds a lone firebird with its exit upwards."""


def adding(hand: str = "K2a") -> Table:
    return Table(BRANCH, [hand, ""]).turn()


@rules("adding.10", "adding.13")
def test_the_nightbirds_go_above_the_snowbirds_and_not_by_the_trunk() -> None:
    assert adding().legal("add") == ["add K2a -3,-2", "add K2a -2,2"]
    assert "add K2b 1,0" not in adding("K2b").legal()
    assert "add K2b 1,0" in Table({}, ["K2b", ""]).turn().legal()


@rules("adding.11")
def test_without_an_exit_to_the_left_they_could_not_begin_there_either() -> None:
    assert Table({}, ["K2a", ""]).turn().legal("add") == []


@rules("adding.12", "adding.4")
def test_they_go_neither_over_the_silverbirds_nor_above_the_lone_firebird() -> None:
    assert "add K2a -2,0" not in adding().legal()
    assert "add K2a -4,-1" not in adding().legal()
    assert "add K1a -4,-1" not in adding("K1a").legal(), "its exits are to the right and up"
    assert "add Y1b -4,-1" in adding("Y1b").legal(), "a card with one bird can go there"


@rules("route.1", "route.10", "bonus.1")
def test_five_cards_are_carried_out_in_order_and_then_a_bonus_card() -> None:
    table = adding("K2a").do("add K2a -3,-2").do("draw", draws="Y1a")
    while table.asked[1] == 0 and table.asked[0] != "add":
        table.do(next(choice for choice in ("skip", *table.legal()) if choice in table.legal()))
    walked = [table.say(("add", data[1], *divmod(data[2], 200))) for data in table.has_told("reached")]
    assert walked == ["add R3a -1,0", "add G3b -2,0", "add Y3a -3,0", "add W2b -3,-1", "add K2a -3,-2"]
    assert len(table.has_told("bonus")) == 1


@rules("award.17", "award.3", "award.4")
def test_yellow_has_the_most_birds_and_scores_five_points() -> None:
    table = Table(BRANCH, ["", ""], plumage="Y1", pass_card=0).turn()
    assert table.asked == ("pile", 1)
    assert table.legal() == ["pile Y3a", "pile Y2b"]
    table.do("pile Y2b")
    assert table.pile(1) == "Y2b Y3a"
    assert table.game.scores(table.state) == (0, 5)


@rules("example.1", "told.2", "told.3", "route.4", "drawn.1", "drawn.2", "drawn.3", "bonus.1", "bonus.4", "award.2", "award.3", "award.10")
def test_the_example_game_to_seven_to_nil() -> None:
    todd, britney = "K3a R1b Y2b W2a K4a K2a", "W1a B2b G2a R4b Y4b B1b"
    table = Table({}, [todd, britney]).turn()
    table.do("add K4a -1,0").do("claim")
    assert table.plumage == "K0"
    assert table.asked == ("hand", 0)
    table.do("add K3a -1,1", draws="B1a")
    assert table.has_told("reached")[1][3] == 1, "pumped up once"
    assert (table.asked, table.legal()) == (("drawn", 0), ["add B1a -1,-1", "add B1a 0,1"])
    table.do("add B1a -1,-1", draws="R3a").do("add R3a 0,1", draws="G3a")
    table.do("add G3a 1,1")
    assert (table.asked, table.legal()) == (("take", 0), ["take W", "take Y"])
    table.do("take Y").do("take W", draws="G3b R2a B2a")
    assert len(table.has_told("in_vain")) == 1, "Britney has no score"
    assert table.discards == "G3b R2a B2a"
    assert [data[2] for data in table.has_told("bonus")] == [0], "the colour of the route does not boost it"

    assert (table.asked, table.plumage) == (("add", 1), "K0 W0 Y0")
    table.do("add W1a -2,-1").do("draw", draws="Y1b")
    assert table.asked == ("hand", 1)
    table.do("skip", draws="Y1a K1b K2b")
    assert {"Y1a", "K1b"} <= set(table.hand(1).split()), "neither can be placed over the seabird or the snowbird"
    assert table.has_told("performed") == [(1, 5, 1)]
    assert table.state.frames[-1][2][4:] == (2, 2), "two cards of value 2 or less"
    table.do("skip", draws="R4a")
    assert (table.asked, table.plumage) == (("take", 1), "")
    table.do("take K")

    assert table.asked == ("add", 0)
    table.do("pass")
    assert table.state.pass_card == 0
    assert table.asked == ("add", 1)
    table.do("pass")
    assert table.has_told("awarded") == [((7, 1, 3, 3, 1, 0),)]
    assert table.asked == ("pile", 1)
    table.do("pile K3a")
    assert table.game.scores(table.state) == (0, 7)
    assert (table.branch, table.plumage, table.state.pass_card) == ({}, "", -1)
    assert table.asked == ("add", 0)
    assert table.legal("add"), "Todd may start a new branch"
