"""Bower: the course of a turn: taking a tile, placing it, the hand limit, the next turn."""

import pytest

from engine.core.errors import IllegalActionError
from engine.core.game import Frame
from tests.bower.positions import FILLER, Table, cell, kinds
from tests.rules import rule

T = "S:yF|M:rL"
FULL = {f"{row}{column}": "S:yF" for row in "abcd" for column in range(1, 7)}


def full_but(*names: str) -> dict[str, str]:
    """A full nest with holes."""
    return {name: text for name, text in FULL.items() if name not in names}


@rule("bower.take.1", "bower.take.2", "bower.turns.2")
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_any_tile_of_the_display_is_taken_and_none_of_the_stack(choice: int) -> None:
    table = Table("take", hand=[T])
    assert table.legal() == [("take", tile) for tile in table.state.display]
    tile = table.state.display[choice]
    with pytest.raises(IllegalActionError):
        table.do(("take", table.state.stack[0]))
    table.do(("take", tile))
    assert table.state.hands[0] == (1, tile)
    assert table.asked == ("place", 0)


@rule("bower.take.4")
def test_the_display_is_filled_from_the_stack() -> None:
    table = Table("take", hand=[T])
    shown, stack = table.state.display, table.state.stack
    told = table.do(("take", shown[0]))
    (fresh,) = set(table.state.display) - set(shown)
    assert fresh in stack
    assert sorted(table.state.stack) == sorted(set(stack) - {fresh})
    assert ("refilled", (), (fresh,)) in told


@rule("bower.take.3")
def test_what_is_taken_is_told_but_a_hand_is_shown_by_no_event() -> None:
    told = (table := Table("take", hand=[T])).do(("take", table.state.display[0]))
    assert kinds(told) == ["took", "refilled"]


@rule("bower.placing.1")
def test_any_tile_of_the_hand_is_placed_in_the_own_nest() -> None:
    table = Table("place", hand=[T, T])
    assert {action[1] for action in table.legal()} == {1, 2}
    table.do(("place", 2, cell("a2"), 0))
    assert table.state.hands[0] == (1,)
    assert {place: code for place, code in enumerate(table.state.nests[0]) if code} == {1: 4, 2: 5}
    assert not any(table.state.nests[1])


@rule("bower.placing.2", "bower.placing.3", "bower.placing.4")
def test_the_first_tile_touches_the_board_any_way_round() -> None:
    table = Table("place", hand=[T])
    expected = {(place, 0) for place in range(5)} | {(place, 2) for place in range(1, 6)}
    expected |= {(place, 1) for place in range(6)} | {(place + 6, 3) for place in range(6)}
    assert {(place, turn) for _, _, place, turn in table.legal()} == expected


@rule("bower.placing.2")
@pytest.mark.parametrize(
    ("name", "turn", "allowed"),
    [
        ("b3", 0, True),  # the left side of b3 touches b2
        ("c2", 1, True),  # c2 touches b2
        ("c3", 1, False),  # c3 touches b2 at a corner only
        ("c1", 0, True),  # c2 touches b2
        ("d1", 0, False),  # a row between
        ("c6", 1, False),  # far away
        ("b6", 3, True),  # a6 touches the board
        ("d2", 3, True),  # the far half touches b2
    ],
)
def test_a_later_tile_touches_the_board_or_a_tile(name: str, turn: int, allowed: bool) -> None:
    table = Table("place", hand=[T], nest={"a2": "S:g", "b2": "M:s"})
    assert (("place", 1, cell(name), turn) in table.legal()) is allowed


@rule("bower.placing.3")
@pytest.mark.parametrize(("turn", "other"), [(0, "b4"), (1, "c3"), (2, "b2"), (3, "a3")])
def test_the_four_directions_of_a_tile(turn: int, other: str) -> None:
    table = Table("place", hand=[T], nest={"a2": "M:s", "a4": "M:s", "b1": "M:s", "c2": "M:s", "b5": "M:s"})
    table.do(("place", 1, cell("b3"), turn))
    assert (table.state.nests[0][cell("b3")], table.state.nests[0][cell(other)]) == (2, 3)


@rule("bower.placing.4")
@pytest.mark.parametrize(("name", "turn"), [("a6", 0), ("a1", 2), ("d1", 1), ("a1", 3)])
def test_no_part_leaves_the_grid(name: str, turn: int) -> None:
    column = {f"{row}{name[1]}": "S:g" for row in "abc"} if name[0] == "d" else {}
    table = Table("place", hand=[T], nest=column)
    with pytest.raises(IllegalActionError):
        table.do(("place", 1, cell(name), turn))


@rule("bower.placing.5")
@pytest.mark.parametrize(("name", "turn"), [("a2", 0), ("a1", 0), ("a3", 2), ("b2", 3)])
def test_no_part_overlaps_a_tile(name: str, turn: int) -> None:
    table = Table("place", hand=[T], nest={"a2": "M:s"})
    assert ("place", 1, cell(name), turn) not in table.legal()


@rule("bower.placing.6")
def test_a_placed_tile_stays() -> None:
    table = Table("place", hand=[T], nest={"a1": "S:g"})
    before = table.state.nests[0]
    table.do(("place", 1, cell("a3"), 1))
    assert all(code == table.state.nests[0][place] for place, code in enumerate(before) if code)
    assert all(action[0] == "take" for action in table.legal())


@rule("bower.placing.7")
@pytest.mark.parametrize("tile", ["S:yF|S:yF", "M:yF|G:yF", "E:wF|E:wF"])
def test_materials_do_not_restrict_where_a_tile_lies(tile: str) -> None:
    table = Table("place", hand=[tile], nest={"a1": "S:g", "a2": "M:g", "a3": "G:g"})
    plain = Table("place", hand=[T], nest={"a1": "G:s", "a2": "G:s", "a3": "G:s"})
    places = [action[2:] for action in table.legal()]
    assert places == [action[2:] for action in plain.legal()]
    assert places


@rule("bower.placing.8", "bower.placing.9")
def test_with_single_holes_only_the_placement_is_skipped_and_the_turn_goes_on() -> None:
    table = Table("place", hand=[T], nest=full_but("a1", "c4", "d6"))
    assert table.legal() == [("skip",)]
    told = table.do(("skip",))
    assert ("skipped", (), (0,)) in told
    assert table.asked == ("take", 1)
    assert table.state.turns == (1, 0)


@rule("bower.placing.8")
@pytest.mark.parametrize("holes", [("a1", "a2"), ("c4", "d4")])
def test_who_can_place_must_place(holes: tuple[str, str]) -> None:
    table = Table("place", hand=[T], nest=full_but(*holes))
    assert ("skip",) not in table.legal()
    assert len(table.legal()) == 2  # either way round


@rule("bower.placing.9")
def test_a_sealed_hole_is_warned_of_and_stays() -> None:
    table = Table("place", hand=[T], nest={"a2": "S:yF"})
    sealing, open_ = ("place", 1, cell("b1"), 0), ("place", 1, cell("a3"), 0)
    assert ("seals", cell("a1")) in table.game.hints(table.view(0), 0, sealing)
    assert table.game.hints(table.view(0), 0, open_) == ()
    table.do(sealing)
    assert table.state.nests[0][cell("a1")] == 0


@rule("bower.turns.2")
def test_the_steps_of_a_turn_in_order() -> None:
    table = Table("take", hand=["M:g|S:g"], nest={"a1": "S:g", "b1": "M:g"})
    asked = [table.asked]
    table.do(("take", table.state.display[0]))
    asked.append(table.asked)
    table.do(("place", table.state.hands[0][0], cell("c1"), 0))
    asked.append(table.asked)
    assert asked == [("take", 0), ("place", 0), ("choose", 0)]


@rule("bower.end-of-turn.1", "bower.turns.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_rival_follows(seat: int) -> None:
    table = Table("take", seat=seat, hand=[T], rival_hand=[T])
    order: list[Frame | int] = []
    for _ in range(6):
        order.append(table.actor)
        table.finish_turn()
    assert order == [seat, 1 - seat] * 3
    assert table.state.turns == (3, 3)


@rule("bower.ruling.hand-one", "bower.ruling.hand-discard")
def test_a_hand_over_its_limit_at_the_end_of_the_turn_discards() -> None:
    table = Table("place", hand=[T, T], nest=full_but("a1"))
    table.do(("skip",))
    assert table.asked == ("discard", 0)
    assert table.legal() == [("discard", 1), ("discard", 2)]
    told = table.do(("discard", 2))
    assert ("discarded", (), (0, 2)) in told
    assert table.state.hands[0] == (1,)
    assert table.state.lost == (2,)
    assert table.asked == ("take", 1)


@rule("bower.ruling.hand-one")
def test_one_tile_stays_in_hand_between_turns() -> None:
    table = Table("take", hand=[T])
    table.finish_turn()
    assert table.state.limits == (1, 1)
    assert len(table.state.hands[0]) == 1


@rule("bower.end.1", "bower.turns.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("nest", [FULL, full_but("a1", "c4", "d6"), {}])
def test_the_match_ends_after_the_twelfth_turn_of_both(seat: int, nest: dict[str, str]) -> None:
    table = Table("take", seat=seat, nest=nest, rival=nest, hand=[T], rival_hand=[T], turns=(11, 11))
    table.finish_turn()
    assert table.asked == ("take", 1 - seat)
    table.finish_turn()
    assert table.asked is None
    assert table.state.turns == (12, 12)
    assert table.told[-1] == ("over", (), ())
    assert table.game.to_act(table.state) == ()


def test_the_display_is_left_short_when_the_stack_is_empty() -> None:
    table = Table("take", hand=[T], stack=(), display=(FILLER, FILLER))
    table.do(("take", table.state.display[0]))
    assert len(table.state.display) == 1
