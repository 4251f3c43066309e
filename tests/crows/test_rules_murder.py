"""Crows: murders: mated pairs, the spiral, several murders."""

import pytest

from engine.core.errors import IllegalActionError
from tests.crows.positions import BOTTOM, LEFT, RIGHT, TOP, Place, Table, cell, flocked
from tests.rules import rule

OPEN = """
    E  E  E  E    E  E  E
    E  E  E  E    E  E  E
    E  E  E  E    E  E  E
    E  E  E  E@0  E  E  E
    E  E  E  E:{} E  E  E
    E  E  E  E    E  E  E
    E  E  E  E    E  E  E
"""
"""A murder at (3, 3) with a tile everywhere around it."""

SPIRAL = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (-1, -2), (0, -2),
    (1, -2), (2, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1), (-2, 0), (-2, -1),
)  # fmt: skip
"""The picture of the rulebook, begun at the top: (column, row) from the murder."""


def turned(steps: tuple[tuple[int, int], ...], start: int) -> list[Place]:
    """The spiral's places around (3, 3), begun at the top, right, bottom or left."""
    turn = {
        TOP: lambda right, down: (3 + down, 3 + right),
        RIGHT: lambda right, down: (3 + right, 3 - down),
        BOTTOM: lambda right, down: (3 - down, 3 - right),
        LEFT: lambda right, down: (3 - right, 3 + down),
    }[start]
    return [turn(right, down) for right, down in steps]


def scattered(board: str, start: int, **given: object) -> Table:
    table = flocked(board, **given)
    assert table.asked is not None
    assert table.asked[0] == "scatter", table.told
    table.do(("scatter", start))
    return table


@rule("crows.murder.2")
@pytest.mark.parametrize(("crows", "is_murder"), [(1, False), (5, False), (6, True), (7, True), (20, True)])
def test_six_crows_are_a_murder(crows: int, is_murder: bool) -> None:
    table = flocked(OPEN.format(crows))
    assert (table.asked == ("scatter", 0)) is is_murder
    assert table.state.scores[0] == crows, "points are scored before"


@rule("crows.murder.2", "crows.scoring.1")
def test_crows_of_several_tiles_make_a_murder_together() -> None:
    table = flocked("E:2 E:1 E@3 E:3 E", first=0)
    assert table.asked == ("scatter", 3)
    assert table.heard("murder") == [(3, cell(0, 2), 6, 2)]


@rule("crows.murder.3")
def test_the_mated_pair_goes_back_to_the_pile() -> None:
    table = flocked(OPEN.format(9))
    assert table.crows == {(3, 3): 7}
    assert table.state.crow_pile == 38 - 9 + 2
    assert table.heard("murder") == [(0, cell(3, 3), 9, 2)]


@rule("crows.murder.4", "crows.murder.5")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_the_owner_of_the_object_chooses_where_the_spiral_begins(owner: int) -> None:
    table = flocked(OPEN.replace("@0", f"@{owner}").format(7), first=2)
    assert table.asked == ("scatter", owner)
    assert table.legal() == [("scatter", start) for start in (TOP, RIGHT, BOTTOM, LEFT)]
    with pytest.raises(IllegalActionError):
        table.do(("scatter", 4))


@rule("crows.murder.example", "crows.murder.6", "crows.murder.7")
@pytest.mark.parametrize(
    ("start", "landings"),
    [
        (TOP, {(2, 3), (2, 4), (3, 4), (4, 4)}),
        (RIGHT, {(3, 4), (4, 4), (4, 3), (4, 2)}),
        (BOTTOM, {(4, 3), (4, 2), (3, 2), (2, 2)}),
        (LEFT, {(3, 2), (2, 2), (2, 3), (2, 4)}),
    ],
)
def test_the_example_of_scattering(start: int, landings: set[Place]) -> None:
    table = scattered(OPEN.format(7), start)
    assert table.crows == {(3, 3): 1, **dict.fromkeys(landings, 1)}
    assert table.state.crow_pile == 38 - 5


@rule("crows.murder.9", "crows.murder.7", "crows.ruling.clockwise")
@pytest.mark.parametrize("start", [TOP, RIGHT, BOTTOM, LEFT])
@pytest.mark.parametrize("flying", [3, 4, 8, 9, 12, 19, 20])
def test_the_spiral_of_twenty_tiles(start: int, flying: int) -> None:
    table = scattered(OPEN.format(flying + 3), start)
    spiral = turned(SPIRAL, start)
    assert len(set(spiral)) == 20
    assert table.crows == {(3, 3): 1, **dict.fromkeys(spiral[:flying], 1)}
    landings = table.heard("scattered")[0][3]
    assert landings == tuple(cell(*place) for place in spiral[:flying]), "in the order of the pattern"


@rule("crows.murder.6")
def test_where_there_is_no_tile_the_next_one_counts() -> None:
    table = scattered("E E E E@0 E:7 E E E", TOP)
    # A row: of the pattern only 3 (right), 7 (left), 13 (two right), 19 (two left) are there.
    assert table.crows == {(0, 3): 1, (0, 4): 1, (0, 2): 1, (0, 5): 1, (0, 1): 1}


@rule("crows.murder.6")
def test_crows_scatter_onto_any_tile() -> None:
    table = scattered("E T:1 E@1 E:6 C", TOP)
    assert table.crows == {(0, 2): 1, (0, 3): 1, (0, 1): 1, (0, 4): 1, (0, 0): 1}


@rule("crows.ruling.pattern-again")
def test_when_the_pattern_runs_out_it_is_gone_through_again() -> None:
    table = scattered("E@0 E:10", TOP)
    assert table.crows == {(0, 0): 1, (0, 1): 7}
    table = scattered("E@0 E:10 E", TOP)
    assert table.crows == {(0, 0): 1, (0, 1): 4, (0, 2): 3}


@rule("crows.ruling.pattern-none")
def test_without_a_tile_in_the_pattern_the_crows_stay() -> None:
    # Only a made-up position has no tile beside the murder: the crows would have flown over it.
    table = flocked("E@0 E:7")
    table.state.cells = (cell(0, 0), cell(9, 9))
    table.state.crows = (5, 0)
    assert table.hints(("scatter", TOP)) == ()
    table.do(("scatter", TOP))
    assert table.state.crows == (5, 0)


@pytest.mark.parametrize("start", [TOP, RIGHT, BOTTOM, LEFT])
@pytest.mark.parametrize("board", [OPEN.format(9), "E E E E@0 E:7 E E E", "E@0 E:10 E"])
def test_where_the_crows_would_land_is_said_before_it_is_chosen(board: str, start: int) -> None:
    table = flocked(board)
    (hint,) = table.hints(("scatter", start))
    table.do(("scatter", start))
    assert hint == ("lands", table.heard("scattered")[0][3])


@rule("crows.ruling.order")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_several_murders_scatter_from_the_first_player_clockwise(first: int) -> None:
    table = flocked("E:6 E@2 . E:7 E@0 . E:8 E@3 E", first=first)
    owners = []
    while table.asked and table.asked[0] == "scatter":
        owners.append(table.asked[1])
        table.do(("scatter", TOP))
    assert owners == [seat for seat in ((first + place) % 4 for place in range(4)) if seat != 1]


@rule("crows.ruling.order-grown")
def test_a_murder_grown_by_an_earlier_one_scatters_with_all_it_has() -> None:
    table = flocked("E:6 E@0 E@1 E:6")
    assert table.crows == {(0, 1): 4, (0, 2): 6}
    table.do(("scatter", RIGHT))
    assert table.heard("scattered")[0][3] == (cell(0, 2), cell(0, 0), cell(0, 3))
    assert table.heard("murder")[1] == (1, cell(0, 2), 7, 2)
    table.do(("scatter", LEFT))
    assert table.crows == {(0, 0): 2, (0, 1): 3, (0, 2): 1, (0, 3): 2}, "four fly, the fourth through the pattern again"


@rule("crows.murder.8")
def test_a_tile_that_reaches_six_by_scattering_waits() -> None:
    table = flocked("E E:5 . E:6 E@0 E:5 E . . E@1", roosts=(cell(0, 5),))
    table.do(("scatter", RIGHT))
    assert table.crows[0, 5] == 6
    assert table.count("murder") == 1
    assert table.state.round == 2


@rule("crows.murder.8")
def test_an_object_tile_that_reaches_six_by_scattering_waits_too() -> None:
    table = flocked("E:5 E@1 E@0 E:6", first=0)
    assert table.asked == ("scatter", 0)
    table.do(("scatter", LEFT))
    assert table.crows == {(0, 0): 1, (0, 1): 6, (0, 2): 1, (0, 3): 1}
    assert table.count("murder") == 1
    assert table.state.scores == (6, 5, 0, 0)
    assert table.state.round == 2


@rule("crows.ruling.six-alone")
@pytest.mark.parametrize("board", ["E:7 E . E@0", "E:9 T E@0 E", "T:8 E E . E@0"])
def test_six_crows_without_an_object_are_no_murder(board: str) -> None:
    table = flocked(board)
    assert table.count("murder") == 0
    assert max(table.crows.values()) >= 7
    assert table.state.round == 2
