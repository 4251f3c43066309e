"""Bower: the four interactive bonus tiles B17 to B20."""

import itertools

import pytest

from engine.games.bower.state import FEATHER_TOKEN, SHELLS
from tests.bower.positions import FILLER, YF, Table, cell, kinds
from tests.rules import rule

NEST = {"a1": "S:yF", "a2": "M:yF", "b2": "M:g", "a4": "G:s"}
FULL = {f"{row}{column}": "S:yF" for row in "abcd" for column in range(1, 7) if f"{row}{column}" != "a1"}


def chosen(bonus: int, **fields: object) -> Table:
    """The table right after the interactive bonus tile has been chosen."""
    table = Table("choose", (bonus, 102, 103), **{"nest": NEST, "hand": [FILLER], "rival_hand": [FILLER], **fields})
    table.do(("choose", bonus))
    return table


# --- B17: cover ------------------------------------------------------------------------------------------------------------


@rule("bower.interactive.3", "bower.ruling.cover-squares", "bower.ruling.cover-extra")
def test_the_drawn_tile_covers_two_adjacent_filled_squares_of_the_own_nest() -> None:
    table = chosen(117, rival={"a6": "S:yF", "b6": "S:yF"}, stack=["M:rF|G:rF"])
    ((_, _, (_, drawn)),) = [event for event in table.told if event[0] == "drew"]
    assert table.cards.objects[2 * drawn] == (2,), "it is the tile of the stack"
    assert table.state.stack == ()
    pairs = {(cell("a1"), 0), (cell("a2"), 2), (cell("a2"), 1), (cell("b2"), 3)}
    assert {action[1:] for action in table.legal("cover")} == pairs
    below = table.state.nests[0]
    told = table.do(("cover", cell("a2"), 2))
    assert ("covered", (), (0, drawn, cell("a2"), 2)) in told
    assert (table.state.nests[0][cell("a2")], table.state.nests[0][cell("a1")]) == (2 * drawn, 2 * drawn + 1)
    assert sorted(table.state.buried[0]) == sorted((below[cell("a1")], below[cell("a2")]))
    assert sum(map(bool, table.state.nests[0])) == 4
    assert len(table.state.hands[0]) == 1, "the tile in hand was not used"


@rule("bower.interactive.4", "bower.interactive.5")
def test_what_lies_on_top_counts_and_what_is_covered_does_not() -> None:
    table = chosen(117, stack=["M:rF|G:yF+yF"], requests=(YF, 1, 2, 3, 4, 5, 6, 7))
    assert table.line("column", 0).counts == (1, 0)
    table.do(("cover", cell("a2"), 2))
    assert table.line("column", 0).counts == (2, 0)
    assert [table.line("group", material).counts[0] for material in range(3)] == [0, 2, 1]


@rule("bower.ruling.cover-tokens")
def test_tokens_on_covered_squares_are_covered_too() -> None:
    tokens = ((FEATHER_TOKEN, 0, cell("a1"), 0), (SHELLS, 0, cell("a4"), 0), (2, 1, cell("a1"), 0))
    table = chosen(117, rival={"a1": "S:s"}, tokens=tokens, requests=(3, 0, 1, 2, 4, 5, 6, 7))
    assert table.line("column", 0).counts == (2, 1)
    table.do(("cover", cell("a1"), 0))
    assert sorted(table.state.tokens) == sorted(((FEATHER_TOKEN, 0, -1, 0), (SHELLS, 0, cell("a4"), 0), (2, 1, cell("a1"), 0)))
    assert table.line("column", 0).counts == (1, 1), "the filler's feather alone"
    assert table.score().shells == (3, 1)


@rule("bower.ruling.cover-bonus", "bower.ruling.paid-by-cover")
def test_a_third_gem_by_cover_earns_nothing_and_uses_the_columns_chance_up() -> None:
    table = chosen(117, nest={"a1": "S:g", "b1": "G:g", "c1": "M:yF", "c2": "M:yF"}, stack=["M:g|G:vF"])
    told = table.do(("cover", cell("c1"), 0))
    assert "earned" not in kinds(told)
    assert table.state.paid == (0b1, 0)
    assert table.asked == ("take", 1)
    table.finish_turn()
    table.do(table.legal()[0])
    assert "earned" not in kinds(table.place("S:g|G:vF", "d1", 0))


@rule("bower.ruling.cover-bonus")
def test_a_third_gem_of_a_group_by_cover_earns_nothing() -> None:
    table = chosen(117, nest={"a1": "S:g", "a2": "S:g", "a3": "M:yF", "b3": "M:yF"}, stack=["S:g|G:vF"])
    assert "earned" not in kinds(table.do(("cover", cell("a3"), 1)))
    assert table.asked == ("take", 1)


@rule("bower.bonus.10", "bower.interactive.3")
def test_a_drawn_tile_that_is_not_used_is_lost() -> None:
    table = chosen(117, stack=["M:rF|G:rF"])
    ((_, _, (_, drawn)),) = [event for event in table.told if event[0] == "drew"]
    told = table.do(("skip",))
    assert ("lost", (), (0, drawn)) in told
    assert table.state.lost == (drawn,)


@rule("bower.ruling.super-nest-draw")
def test_cover_does_nothing_without_a_stack() -> None:
    table = chosen(117, stack=())
    assert ("unused", (), (0, 117, 0)) in table.told
    assert table.asked == ("take", 1)


# --- B18: give -------------------------------------------------------------------------------------------------------------


@rule("bower.interactive.6")
def test_a_tile_of_the_display_is_given_and_the_display_filled() -> None:
    table = chosen(118)
    shown = table.state.display
    assert table.legal() == [*(("give", tile) for tile in shown), ("skip",)]
    told = table.do(("give", shown[1]))
    assert ("gave", (), (0, shown[1])) in told
    assert table.state.given == (0, shown[1])
    assert len(table.state.display) == 3
    assert shown[1] not in table.state.display


@rule("bower.interactive.7")
def test_the_rival_takes_nothing_and_must_play_the_given_tile() -> None:
    table = chosen(118)
    tile = table.state.display[0]
    table.do(("give", tile))
    assert table.asked == ("place", 1), "no tile is taken"
    assert {action[1] for action in table.legal()} == {tile}, "the hand is not to be played"
    table.do(table.legal()[0])
    assert table.state.given == (0, 0)
    assert table.state.hands[1] == (2,)
    assert table.asked == ("take", 0)
    table.finish_turn()
    assert table.asked == ("take", 1), "afterwards all is as usual"


@rule("bower.interactive.7")
def test_the_given_tile_may_earn_its_player_a_bonus_tile() -> None:
    table = chosen(118, display=["S:g|M:g", FILLER, FILLER], rival={"a1": "S:g", "b1": "S:g"})
    table.do(("give", table.state.display[0]))
    table.do(("place", table.state.given[1], cell("c1"), 0))
    assert table.asked == ("choose", 1)


@rule("bower.ruling.given-lost")
def test_a_given_tile_that_cannot_be_placed_is_lost() -> None:
    table = chosen(118, rival=FULL)
    tile = table.state.display[0]
    table.do(("give", tile))
    assert table.legal() == [("skip",)]
    told = table.do(("skip",))
    assert ("lost", (), (1, tile)) in told
    assert tile in table.state.lost
    assert table.state.given == (0, 0)
    assert table.state.hands[1] == (2,)
    assert table.state.turns == (1, 1)


@rule("bower.interactive.8")
@pytest.mark.parametrize(
    ("turns", "super_nest", "works"),
    [((11, 12), False, False), ((11, 11), False, True), ((14, 15), True, False), ((13, 14), True, True)],
)
def test_giving_is_void_once_the_rival_has_played_all_turns(turns: tuple[int, int], super_nest: bool, works: bool) -> None:
    table = chosen(118, turns=turns, options={"super_nest": super_nest})
    assert (table.asked == ("give", 0)) is works
    assert (("unused", (), (0, 118, 0)) in table.told) is not works


@rule("bower.ruling.super-nest-give")
def test_giving_is_void_without_a_display() -> None:
    table = chosen(118, display=(), stack=())
    assert ("unused", (), (0, 118, 0)) in table.told


@rule("bower.ruling.given-first")
def test_giving_in_the_first_of_two_turns_waits_for_the_rivals_next_turn() -> None:
    table = chosen(118, again=0)
    tile = table.state.display[0]
    table.do(("give", tile))
    assert table.asked == ("take", 0), "the second turn in a row"
    table.finish_turn()
    assert table.asked == ("place", 1)
    assert {action[1] for action in table.legal()} == {tile}


# --- B19: twice ------------------------------------------------------------------------------------------------------------


@rule("bower.interactive.9", "bower.ruling.twice-total", "bower.turns.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("played", [0, 4, 9])
def test_the_rival_plays_two_turns_in_a_row_and_the_totals_stay(seat: int, played: int) -> None:
    table = chosen(119, seat=seat, turns=(played, played))
    told = table.do(("use",))
    assert ("twice", (), (1 - seat,)) in told
    order = []
    while table.asked:
        order.append(table.actor)
        table.finish_turn()
    assert order[:4] == [1 - seat, 1 - seat, seat, 1 - seat]
    assert table.state.turns == (12, 12)
    assert (order.count(seat), order.count(1 - seat)) == (11 - played, 12 - played), "the turn of B19 was one of the twelve"
    assert all(one != other for one, other in itertools.pairwise(order[1:-1])), "no other two turns in a row before the last"


@rule("bower.ruling.twice-total", "bower.turns.1")
def test_whoever_has_turns_left_when_the_rival_has_none_plays_them_in_a_row() -> None:
    table = chosen(119, turns=(9, 10))
    table.do(("use",))
    order = []
    while table.asked:
        order.append(table.actor)
        table.finish_turn()
    assert order == [1, 1, 0, 0]
    assert table.state.turns == (12, 12)


@rule("bower.interactive.10", "bower.ruling.twice-void")
@pytest.mark.parametrize(
    ("turns", "options", "works"),
    [
        ((9, 10), {}, True),
        ((10, 11), {}, False),
        ((11, 12), {}, False),
        ((10, 11), {"super_nest": True}, True),
        ((12, 13), {"super_nest": True}, True),
        ((13, 14), {"super_nest": True}, False),
    ],
)
def test_two_turns_are_void_near_the_rivals_end(turns: tuple[int, int], options: dict[str, bool], works: bool) -> None:
    table = chosen(119, turns=turns, options=options)
    assert (table.asked == ("twice", 0)) is works
    assert (("unused", (), (0, 119, 0)) in table.told) is not works


# --- B20: strip ------------------------------------------------------------------------------------------------------------


@rule("bower.interactive.11", "bower.interactive.12", "bower.ruling.hand-stripped")
def test_the_rival_discards_the_tile_in_hand_and_its_limit_falls() -> None:
    table = chosen(120)
    assert table.asked == ("strip", 0)
    told = table.do(("use",))
    assert kinds(told)[:2] == ["stripped", "discarded"]
    assert table.state.hands == ((1,), ())
    assert table.state.limits == (1, 0)
    assert table.state.lost == (2,)
    table.do(table.legal()[0])
    assert len(table.legal("place")) == len({action[2:] for action in table.legal()}), "only the tile just taken can be placed"
    table.do(table.legal()[0])
    assert table.state.hands[1] == ()


@rule("bower.interactive.13")
def test_a_rival_with_several_tiles_chooses_which_to_discard() -> None:
    table = chosen(120, rival_hand=[FILLER, FILLER, 104], limits=(1, 3))
    table.do(("use",))
    assert table.asked == ("discard", 1)
    assert table.legal() == [("discard", tile) for tile in (2, 3, 104)]
    told = table.do(("discard", 3))
    assert ("discarded", (), (1, 3)) in told
    assert table.state.hands[1] == (2, 104)
    assert table.state.limits == (1, 2)
    assert table.asked == ("take", 1)


@rule("bower.interactive.12")
def test_a_rival_without_a_tile_only_loses_from_the_limit() -> None:
    table = chosen(120, rival_hand=[])
    table.do(("use",))
    assert table.state.hands[1] == ()
    assert table.state.limits == (1, 0)
    assert table.asked == ("take", 1)


@rule("bower.interactive.12", "bower.ruling.hand-discard")
def test_with_a_limit_of_none_a_tile_that_cannot_be_placed_is_discarded() -> None:
    table = chosen(120, rival=FULL)
    table.do(("use",))
    table.do(table.legal()[0], ("skip",))
    assert table.asked == ("discard", 1)
    table.do(table.legal()[0])
    assert table.state.hands[1] == ()
    assert table.state.turns == (1, 1)
