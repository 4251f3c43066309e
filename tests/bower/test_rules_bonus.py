"""Bower: third gems and the choice of a bonus tile."""

from typing import Any

import pytest

from engine.core.game import Told
from tests.bower.positions import Table, cell, kinds
from tests.rules import rule

GEM_TILE = "M:g|G:vF"
PLAIN_TILE = "M:yF|G:vF"
COLUMN = {"a1": "S:g", "b1": "G:g"}
"""Two gems in column 1 that are no group."""
CORNER = {"a1": "S:g", "a2": "S:yF", "a3": "S:g"}
"""Two gems in a group of three straw squares."""


def earns(nest: dict[str, str], tile: str, name: str, turn: int, **fields: object) -> list[Told]:
    """What is told of earning when the tile is placed."""
    table = Table("place", nest=nest, **fields)
    return [event for event in table.place(tile, name, turn) if event[0] == "earned"]


@rule("bower.bonus.1", "bower.bonus.6", "bower.anatomy.5")
def test_the_third_gem_of_a_column_earns_a_bonus_tile() -> None:
    assert earns(COLUMN, GEM_TILE, "c1", 1) == [("earned", (), (0,))]
    assert earns({"a1": "S:g"}, GEM_TILE, "b1", 1) == []
    assert earns(COLUMN, PLAIN_TILE, "c1", 1) == []


@rule("bower.bonus.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_gems_of_other_columns_and_of_the_rival_do_not_count(seat: int) -> None:
    assert earns({"a1": "S:g", "a2": "G:g"}, GEM_TILE, "b1", 1, seat=seat) == []
    assert earns({"a1": "S:g"}, GEM_TILE, "b1", 1, seat=seat, rival=COLUMN) == []


@rule("bower.bonus.1", "bower.bonus.3")
def test_two_gems_of_one_tile_may_complete_a_column() -> None:
    told = earns({"a1": "S:g"}, "M:g|G:g", "b1", 1)
    assert told == [("earned", (), (0,))]


@rule("bower.bonus.2", "bower.overview.3")
def test_the_third_gem_of_a_group_earns_a_bonus_tile() -> None:
    assert earns(CORNER, "S:g|G:vF", "b2", 1) == [("earned", (), (0,))]


@rule("bower.bonus.2")
@pytest.mark.parametrize(
    ("tile", "name", "turn"),
    [
        ("M:g|G:vF", "b2", 1),  # another material
        ("S:yF|G:g", "b2", 1),  # the gem lies on the square of another material
    ],
)
def test_a_gem_of_another_material_does_not_complete_the_group(tile: str, name: str, turn: int) -> None:
    assert earns(CORNER, tile, name, turn) == []


@rule("bower.bonus.2")
def test_a_group_needs_a_shared_side() -> None:
    diagonal = {"a1": "S:g", "a2": "S:g", "b3": "S:yF", "a3": "M:yF"}
    assert earns(diagonal, "S:g|M:vF", "b4", 1) == []
    assert earns(diagonal, "S:g|M:vF", "b2", 1) == [("earned", (), (0,))]


@rule("bower.bonus.2")
def test_two_gems_of_one_tile_may_complete_a_group() -> None:
    assert earns({"a1": "S:g", "a2": "M:yF"}, "S:g|S:g", "b1", 0) == [("earned", (), (0,))]


@rule("bower.bonus.3", "bower.bonus.7")
@pytest.mark.parametrize(
    ("nest", "tile", "name", "turn"),
    [
        ({"a1": "S:g", "b1": "S:g"}, "S:g|G:vF", "c1", 1),  # a column and a group
        ({"a1": "S:g", "b1": "M:g", "a2": "G:g", "b2": "S:g"}, "M:g|G:g", "c1", 0),  # two columns
        ({"a1": "S:g", "b1": "S:g", "a3": "M:g", "a2": "M:g"}, "S:g|M:g", "c1", 0),  # a column, and a gem elsewhere
    ],
)
def test_one_bonus_tile_a_turn_whatever_is_completed(nest: dict[str, str], tile: str, name: str, turn: int) -> None:
    table = Table("place", nest=nest)
    table.place(tile, name, turn)
    table.do(("skip",))
    assert kinds(table.told).count("earned") == 1
    assert table.asked == ("take", 1)


@rule("bower.bonus.3", "bower.bonus.4", "bower.ruling.merge-column")
def test_both_columns_completed_at_once_are_used_up() -> None:
    table = Table("place", nest={"a1": "S:g", "b1": "M:g", "a2": "G:g", "b2": "S:g"})
    table.place("M:g|G:g", "c1", 0)
    assert table.state.paid == (0b11, 0)


@rule("bower.bonus.4", "bower.bonus.6")
def test_the_fourth_gem_of_a_column_earns_nothing() -> None:
    table = Table("place", nest=COLUMN, rival_hand=[PLAIN_TILE])
    table.place("M:g|M:vF", "c1", 0)
    assert table.earned()
    table.do(("skip",))
    table.finish_turn()
    table.do(table.legal()[0])
    table.told.clear()
    table.place("S:g|G:vF", "d1", 0)
    assert not table.earned()


@rule("bower.bonus.5")
def test_the_fourth_gem_of_a_group_earns_nothing() -> None:
    three = {"a1": "S:g", "a2": "S:g", "a3": "S:g"}
    assert earns(three, "S:g|G:vF", "a4", 0) == []
    assert earns({"a1": "S:g", "a2": "S:g", "a4": "S:g", "a5": "S:g", "b4": "S:g"}, "S:g|G:vF", "a3", 1) == []


@rule("bower.ruling.merge-group", "bower.bonus.2")
def test_groups_that_merge_pay_if_each_had_fewer_than_three() -> None:
    parts = {"a1": "S:g", "b1": "S:g", "a3": "S:g"}
    assert earns(parts, "S:yF|M:vF", "a2", 1) == [("earned", (), (0,))]
    assert earns({**parts, "c1": "S:g"}, "S:yF|M:vF", "a2", 1) == []
    assert earns({**parts, "c1": "S:g"}, "S:g|M:vF", "a2", 1) == []


@rule("bower.ruling.merge-group", "bower.ruling.merge-column")
def test_a_merged_group_of_four_pays_once_and_its_next_gem_not() -> None:
    table = Table("place", nest={"a1": "S:g", "b1": "S:g", "a3": "S:g", "b3": "S:g"}, rival_hand=[PLAIN_TILE])
    table.place("S:yF|M:vF", "a2", 1)
    assert table.earned()
    table.do(("skip",))
    table.finish_turn()
    table.do(table.legal()[0])
    table.told.clear()
    table.place("S:g|G:vF", "a4", 1)
    assert not table.earned()


@rule("bower.ruling.merge-column", "bower.ruling.paid-column")
def test_a_column_that_has_paid_pays_no_more_even_with_gems_covered() -> None:
    assert earns(COLUMN, GEM_TILE, "c1", 1, paid=(0b1, 0)) == []
    assert earns(COLUMN, GEM_TILE, "c1", 1, paid=(0, 0b1)) != []


@rule("bower.ruling.fallen-group")
def test_a_group_that_fell_below_three_gems_pays_again() -> None:
    nest = {"a1": "S:g", "a2": "S:g", "a3": "S:g", "a4": "M:yF"}
    table = Table("choose", (117, 101, 102), nest=nest, stack=["S:yF|M:yF"], hand=["S:g|G:vF"])
    table.do(("choose", 117), ("cover", cell("a3"), 0))
    table.finish_turn()
    table.do(table.legal()[0])
    table.do(("place", table.state.hands[0][0], cell("b1"), 1))
    assert table.earned()


@rule("bower.ruling.earth-gems")
def test_earth_is_a_material_for_third_gems() -> None:
    earth = {"a1": "E:g", "a2": "E:g"}
    assert earns(earth, "E:g|S:vF", "a3", 1) == [("earned", (), (0,))]


@rule("bower.bonus.8", "bower.bonus.9")
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_three_are_drawn_one_is_chosen_and_shown_the_others_put_aside(choice: int) -> None:
    table = Table("place", nest=COLUMN)
    stack = table.state.bonus_stack
    told = table.place(GEM_TILE, "c1", 1)
    _, seats, (seat, *offered) = next(event for event in told if event[0] == "offered")
    assert (seats, seat) == ((0,), 0), "only the chooser is told what was drawn"
    assert len(set(offered)) == 3
    assert table.legal() == [*(("choose", bonus) for bonus in offered), ("skip",)]
    assert sorted((*table.state.bonus_stack, *offered)) == list(stack)
    told = table.do(("choose", offered[choice]))
    assert ("chose", (), (0, offered[choice])) in told
    assert table.state.taken == ((offered[choice],), ())
    assert table.state.discards == (tuple(sorted(set(offered) - {offered[choice]})), ())


@rule("bower.bonus.10")
def test_no_bonus_tile_need_be_taken() -> None:
    table = Table("choose", (101, 106, 112))
    told = table.do(("skip",))
    assert kinds(told)[0] == "declined"
    assert table.state.taken == ((), ())
    assert table.state.discards == ((101, 106, 112), ())


@rule("bower.bonus.10")
@pytest.mark.parametrize("bonus", [110, 112, 113, 114, 115, 116, 117, 118, 119, 120])
def test_no_effect_need_be_used(bonus: int) -> None:
    table = Table("choose", (bonus, 101, 102), nest={"a1": "S:yF", "a2": "S:yF"}, rival={"a1": "S:yL"}, rival_hand=[PLAIN_TILE])
    table.do(("choose", bonus))
    assert ("skip",) in table.legal()
    before = table.state
    told = table.do(("skip",))
    assert ("unused", (), (0, bonus, 1)) in told
    same = ("tokens", "nests", "hands", "limits", "given", "again", "seen", "display")
    assert [getattr(before, field) for field in same] == [getattr(table.state, field) for field in same]
    assert table.state.taken == ((bonus,), ())


@rule("bower.bonus.11", "bower.ruling.bonus-reshuffle")
@pytest.mark.parametrize("left", [(), (120,), (119, 120), (118, 119, 120)])
def test_the_tiles_put_aside_are_shuffled_when_fewer_than_three_are_left(left: tuple[int, ...]) -> None:
    aside = ((101, 102, 103), (104, 105))
    table = Table("place", nest=COLUMN, bonus_stack=left, discards=aside)
    told = table.place(GEM_TILE, "c1", 1)
    offered = {action[1] for action in table.legal("choose")}
    assert len(offered) == 3
    assert offered >= set(left)
    if len(left) == 3:
        assert "reshuffled" not in kinds(told)
        assert table.state.discards == aside
    else:
        assert "reshuffled" in kinds(told)
        assert table.state.discards == ((), ())
        assert sorted((*table.state.bonus_stack, *offered)) == sorted((*aside[0], *aside[1], *left))


def test_fewer_than_three_in_stack_and_discards_together_are_all_offered() -> None:
    table = Table("place", nest=COLUMN, bonus_stack=(120,), discards=((), ()))
    table.place(GEM_TILE, "c1", 1)
    assert table.legal() == [("choose", 120), ("skip",)]


@pytest.mark.parametrize(
    ("piles", "promised"),
    [
        ({}, True),
        ({"bonus_stack": (), "discards": ((), (101,))}, True),
        ({"bonus_stack": ()}, False),
        ({"options": {"super_nest": True}, "bonus_open": (101,)}, True),
        ({"options": {"super_nest": True}, "bonus_open": ()}, False),
    ],
)
def test_a_hint_promises_a_bonus_tile_only_while_one_is_left(piles: dict[str, Any], promised: bool) -> None:
    table = Table("place", nest=COLUMN, hand=[GEM_TILE], **piles)
    action = ("place", 1, cell("c1"), 1)
    assert (("bonus",) in table.game.hints(table.view(0), 0, action)) is promised
    assert ("earned" in kinds(table.do(action))) is promised
