"""Crows: flocking, rules (a) to (f), with every example of the rulebook."""

import pytest

from engine.games.crows.flocking import HELD, LEFT_OVER, PLAIN
from tests.crows.positions import cell, flocked
from tests.rules import rule


@rule("crows.flocking.1", "crows.flocking.example-a")
def test_crows_fly_in_rows_and_columns_to_the_nearest_object_each() -> None:
    table = flocked("""
        E:1  E    E@0
        E    E:2  E
        E@1  E    E:1
        E    .    E@2
        E:3  .    .
    """)
    # (0,0) has both at distance 2 and one crow: it stays. (1,1) sees nothing: diagonals do not count.
    assert table.crows == {(0, 0): 1, (1, 1): 2, (3, 2): 1, (2, 0): 3}


@rule("crows.flocking.1", "crows.flocking.example-a")
@pytest.mark.parametrize(("near", "far"), [("E:1 E@0 E E@1", (0, 1)), ("E@1 E E:1 E@0", (0, 3)), ("E:1 E E@0 E@1", (0, 2))])
def test_the_nearer_of_two_objects_wins(near: str, far: tuple[int, int]) -> None:
    assert flocked(near).crows == {far: 1}


@rule("crows.flocking.2", "crows.flocking.example-b")
@pytest.mark.parametrize("distance", [1, 2, 7, 30])
def test_a_crow_flies_any_distance(distance: int) -> None:
    row = " ".join(["E:1", *["E"] * (distance - 1), "E@0"])
    assert flocked(row).crows == {(0, distance): 1}
    column = "\n".join(["E@0", *["E"] * (distance - 1), "E:1"])
    assert flocked(column).crows == {(0, 0): 1}


@rule("crows.flocking.2")
def test_crows_fly_over_trees_and_other_crows() -> None:
    assert flocked("E:1 2:2 K C 3:1 E@0").crows == {(0, 5): 4}


@rule("crows.flocking.3", "crows.flocking.example-c")
def test_no_crow_flies_over_a_gap() -> None:
    assert flocked("E:1 . E@0 E").crows == {(0, 0): 1}


@rule("crows.flocking.3", "crows.flocking.example-c")
def test_beyond_a_gap_a_nearer_object_does_not_count() -> None:
    table = flocked("""
        E:2  .  E@0
        E    .  .
        E    .  .
        E@1  .  .
    """)
    assert table.crows == {(3, 0): 2}


@rule("crows.flocking.4", "crows.flocking.5", "crows.flocking.example-d", "crows.components.11")
def test_trash_stops_a_crow_on_its_way_and_lets_the_crow_on_it_go() -> None:
    table = flocked("E:1 E T:1 E@0")
    assert table.crows == {(0, 2): 1, (0, 3): 1}
    assert table.heard("scored") == [(0, 5053, 1, 1, PLAIN)]
    assert table.heard("flocked") == [(5050, 5052, 1, 0, 5053), (5052, 5053, 1, 0, 5053)]


@rule("crows.flocking.7")
def test_fewer_crows_than_objects_stay_and_it_is_told() -> None:
    table = flocked("E@0 E:1 E@1 . E:2 . E:1 E@2", roosts=(cell(0, 6),))
    assert table.crows == {(0, 1): 1, (0, 4): 2, (0, 6): 1}
    assert table.heard("flocked") == []
    assert table.heard("stayed") == [(cell(0, 6), 1, HELD), (cell(0, 1), 1, LEFT_OVER)]
    assert table.heard("unmoved") == [((cell(0, 4),),)]


@rule("crows.flocking.3")
def test_crows_that_see_no_shiny_object_are_told_of_once_a_round() -> None:
    """They were told of not at all: who waited for them did not learn why they had not come."""
    table = flocked("E:1 . E:2 E@0 E\nE:3 . . . T:1", roosts=(cell(1, 0),))
    assert table.heard("unmoved") == [((cell(0, 0), cell(1, 4)),)]
    assert flocked("E:1 E@0").heard("unmoved") == []


@rule("crows.ruling.first-trash", "crows.flocking.4", "crows.flocking.5")
@pytest.mark.parametrize(
    ("board", "crows"),
    [
        ("E:2 T E T E@0", {(0, 1): 2}),
        ("T:2 E T E T E@0", {(0, 2): 2}),
        ("T:2 T E@0", {(0, 1): 2}),
        ("E:2 E@0 T E", {(0, 1): 2}),
        ("T E:2 E E@0", {(0, 3): 2}),
    ],
)
def test_the_first_trash_on_the_way_counts(board: str, crows: dict[tuple[int, int], int]) -> None:
    assert flocked(board).crows == crows


@rule("crows.flocking.4")
def test_a_crow_flies_on_from_trash_in_the_next_round() -> None:
    table = flocked("E:1 T E@0 E")
    assert table.crows == {(0, 1): 1}
    table = flocked("E T:1 E@0 E")
    assert table.crows == {(0, 2): 1}


@rule("crows.flocking.1", "crows.flocking.4")
def test_the_nearest_object_is_chosen_before_trash_stops_the_way_to_it() -> None:
    assert flocked("E@1 E E E:1 T E@0").crows == {(0, 4): 1}


@rule("crows.flocking.7", "crows.flocking.example-e")
def test_three_crows_between_two_objects() -> None:
    table = flocked("E@0 E:3 E@1")
    assert table.crows == {(0, 0): 1, (0, 1): 1, (0, 2): 1}
    assert sorted(table.heard("flocked")) == [(5051, 5050, 1, 0, 5050), (5051, 5052, 1, 1, 5052)]
    assert table.heard("stayed") == [(5051, 1, LEFT_OVER)]


@rule("crows.flocking.7", "crows.flocking.example-tie")
def test_five_crows_between_three_objects() -> None:
    table = flocked("""
        E@0  E:5  E@1
        .    E@2  .
    """)
    assert table.crows == {(0, 0): 1, (0, 1): 2, (0, 2): 1, (1, 1): 1}


@rule("crows.flocking.6", "crows.flocking.example-trinkets", "crows.components.12")
def test_five_crows_between_three_objects_one_on_trinkets() -> None:
    table = flocked("""
        E@0  E:5  K@1
        .    E@2  .
    """)
    assert table.crows == {(0, 2): 5}


@rule("crows.flocking.7")
@pytest.mark.parametrize(("crows", "share"), [(1, 0), (2, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2)])
def test_crows_divide_evenly_between_four_objects(crows: int, share: int) -> None:
    table = flocked(f"""
        .    E    E@0  .
        E    E    E    E
        E@1  E    E:{crows} E  E@2
        .    .    E    .
        .    .    E@3  .
    """)
    expected = {(0, 2): share, (2, 0): share, (2, 4): share, (4, 2): share, (2, 2): crows - 4 * share}
    assert table.crows == {place: count for place, count in expected.items() if count}


@rule("crows.flocking.6")
def test_trinkets_count_only_at_the_same_distance() -> None:
    assert flocked("E@0 E:4 E K@1").crows == {(0, 0): 4}


@rule("crows.flocking.6", "crows.ruling.two-trinkets")
def test_between_two_trinkets_the_crows_divide() -> None:
    table = flocked("""
        K@0  E:5  K@1
        .    E@2  .
    """)
    assert table.crows == {(0, 0): 2, (0, 1): 1, (0, 2): 2}


@rule("crows.flocking.6", "crows.flocking.4")
def test_trinkets_beyond_trash_have_priority_too() -> None:
    assert flocked("E@0 E E:4 T K@1").crows == {(0, 3): 4}


@rule("crows.flocking.7", "crows.flocking.4")
def test_a_share_may_stop_on_trash() -> None:
    assert flocked("E@0 E E:4 T E@1").crows == {(0, 0): 2, (0, 3): 2}


@rule("crows.flocking.8")
@pytest.mark.parametrize("tile", ["T", "K", "C"])
def test_no_tile_attracts_crows_on_its_own(tile: str) -> None:
    assert flocked(f"{tile} E:3 {tile} {tile} E").crows == {(0, 1): 3}


@rule("crows.flocking.3")
def test_without_an_object_in_sight_nobody_moves() -> None:
    table = flocked("""
        E:3  E    .
        E    E:1  E@0
        E    T:2  .
    """)
    assert table.crows == {(0, 0): 3, (1, 2): 1, (2, 1): 2}


@rule("crows.ruling.at-once")
def test_all_crows_fly_at_once_from_where_they_stood() -> None:
    table = flocked("""
        E:2  T:1  E@0
        .    E    .
        .    E    .
        .    E@1  .
    """)
    assert table.crows == {(0, 1): 2, (0, 2): 1}, "those that land on the Trash stay; that one crow has left it"
    assert flocked("E:1 T:1 E E@0").crows == {(0, 1): 1, (0, 3): 1}


@rule("crows.tokens.3", "crows.play.2", "crows.ruling.roost-all")
def test_no_flocking_holds_the_crows_of_its_tile_only() -> None:
    table = flocked("E:2 E:1 E@0 E:3", roosts=(5053, 5050))
    assert table.crows == {(0, 0): 2, (0, 2): 1, (0, 3): 3}
