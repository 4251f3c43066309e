"""Bower: the effects of Nest, Egg, Spy and Token bonus tiles during the match. Their scoring: test_rules_scoring_tiles.py."""

import pytest

from engine.core.errors import IllegalActionError
from engine.games.bower.state import BRANCH, FEATHER_TOKEN, FLOWER_TOKEN, SHELLS, X
from tests.bower.positions import FILLER, Table, cell, kinds
from tests.rules import rule

NEST = {"a1": "S:g+s", "a2": "M:yF+rL", "b2": "E:wF+wL"}
RIVAL = {"a4": "G:vL+vL", "b4": "G:s"}


def chosen(bonus: int, **fields: object) -> Table:
    """The table right after the bonus tile has been chosen."""
    others = [number for number in (101, 102, 103) if number != bonus][:2]
    table = Table("choose", (bonus, *others), **{"nest": NEST, "rival": RIVAL, "hand": [FILLER], "rival_hand": [FILLER], **fields})
    table.do(("choose", bonus))
    return table


# --- Nest bonus tiles ----------------------------------------------------------------------------------------------------


@rule("bower.nest-tiles.1", "bower.nest-tiles.2", "bower.ruling.hand-nest")
@pytest.mark.parametrize("bonus", [101, 102, 103, 104, 105])
def test_a_nest_bonus_tile_goes_to_the_hand_and_raises_its_limit(bonus: int) -> None:
    table = chosen(bonus)
    assert table.state.hands == ((1, bonus), (2,))
    assert table.state.limits == (2, 1)
    assert ("chose", (), (0, bonus)) in table.told
    assert table.asked == ("take", 1), "two tiles in hand are no longer over the limit"


@rule("bower.nest-tiles.2")
def test_the_limit_rises_with_every_nest_bonus_tile() -> None:
    table = chosen(104, limits=(2, 1), taken=((101,), ()))
    assert table.state.limits == (3, 1)


@rule("bower.nest-tiles.3")
def test_a_nest_bonus_tile_is_played_in_a_later_turn() -> None:
    table = chosen(101, nest={"a1": "S:yF"})
    assert not any(code > 200 for code in table.state.nests[0])
    table.finish_turn()
    table.do(table.legal()[0])
    table.do(("place", 101, cell("a2"), 1))
    assert (table.state.nests[0][cell("a2")], table.state.nests[0][cell("b2")]) == (202, 203)
    assert table.state.limits == (2, 1), "the limit stays up when the tile has been played"


# --- Egg and Spy bonus tiles -----------------------------------------------------------------------------------------------


@rule("bower.egg-tiles.1")
@pytest.mark.parametrize("bonus", [106, 107, 108, 109])
def test_an_egg_tile_lies_open_with_its_owner(bonus: int) -> None:
    table = chosen(bonus)
    assert table.asked == ("take", 1)
    for viewer in (0, 1, None):
        assert table.view(viewer).taken == ((bonus,), ())


@rule("bower.spy.2", "bower.token.2", "bower.interactive.2")
@pytest.mark.parametrize("bonus", [110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120])
def test_a_used_tile_stays_with_its_owner_in_sight(bonus: int) -> None:
    table = chosen(bonus)
    if table.asked != ("take", 1):
        table.do(next(action for action in table.legal() if action[0] != "skip"))
    for viewer in (0, 1, None):
        assert table.view(viewer).taken == ((bonus,), ())


@rule("bower.spy.3", "bower.spy.4", "bower.ruling.know-spied")
@pytest.mark.parametrize(("seat", "columns"), [(0, (1, 3, 5)), (1, (0, 2, 4))])
def test_looking_at_an_egg_that_faces_the_rival(seat: int, columns: tuple[int, ...]) -> None:
    table = chosen(110, seat=seat)
    assert table.legal() == [*(("look", column) for column in columns), ("skip",)]
    symbol = table.state.requests[columns[1]]
    told = table.do(("look", columns[1]))
    assert ("looked", (), (seat, columns[1])) in told, "which egg it was is public"
    assert ("looked_at", (seat,), (seat, columns[1], symbol)) in told, "what it shows is not"
    for _ in range(3):
        assert table.view(seat).requests[columns[1]] == symbol, "it may be looked at again"
        assert [table.view(seat).requests[column] for column in (columns[0], columns[2])] == [-1, -1]
        table.finish_turn()


@rule("bower.spy.3")
def test_an_egg_seen_already_is_not_offered_again() -> None:
    table = chosen(110, seen=(0b010111, 0b101010))
    assert table.legal() == [("look", 3), ("look", 5), ("skip",)]


@rule("bower.spy.5", "bower.spy.6", "bower.ruling.know-spied")
@pytest.mark.parametrize("seat", [0, 1])
def test_looking_at_the_two_eggs_out_of_play(seat: int) -> None:
    table = chosen(111, seat=seat)
    out = table.state.requests[6:]
    assert ("looked_out", (), (seat,)) in table.told
    assert [event for event in table.told if event[0] == "looked_at"] == [
        ("looked_at", (seat,), (seat, 6, out[0])),
        ("looked_at", (seat,), (seat, 7, out[1])),
    ]
    for _ in range(3):
        assert table.view(seat).requests[6:] == out
        assert table.view(1 - seat).requests[6:] == (-1, -1)
        assert table.view(None).requests == (-1,) * 8
        table.finish_turn()


# --- Token bonus tiles -----------------------------------------------------------------------------------------------------


@rule("bower.token.3", "bower.ruling.x-not")
def test_the_x_lies_on_a_feather_or_flower_of_either_nest() -> None:
    table = chosen(112)
    mine = [("cross", 0, cell("a2"), 0), ("cross", 0, cell("a2"), 6), ("cross", 0, cell("b2"), 3), ("cross", 0, cell("b2"), 7)]
    assert sorted(table.legal("cross")) == sorted([*mine, ("cross", 1, cell("a4"), 5)])
    told = table.do(("cross", 1, cell("a4"), 5))
    assert ("crossed", (), (0, 1, cell("a4"), 5)) in told
    assert table.state.tokens == ((X, 1, cell("a4"), 5),)


@rule("bower.ruling.x-whites", "bower.token.3")
@pytest.mark.parametrize(("token", "thing"), [(FLOWER_TOKEN, 7), (FEATHER_TOKEN, 3)])
def test_the_x_lies_on_white_tokens_too(token: int, thing: int) -> None:
    table = chosen(112, tokens=((token, 1, cell("b4"), 0),))
    assert ("cross", 1, cell("b4"), thing) in table.legal()


@rule("bower.ruling.x-not")
@pytest.mark.parametrize("tokens", [(), ((SHELLS, 0, 0, 0), (BRANCH, 0, 0, 0))])
def test_the_x_finds_nothing_on_gems_shells_and_other_tokens(tokens: tuple[tuple[int, ...], ...]) -> None:
    table = chosen(112, nest={"a1": "S:g+s", "a2": "M:c"}, rival={"a1": "G:s"}, tokens=tokens)
    assert table.legal() == [("skip",)]


@rule("bower.token.5", "bower.token.7", "bower.ruling.tokens-together")
@pytest.mark.parametrize(("bonus", "token"), [(113, FLOWER_TOKEN), (114, FEATHER_TOKEN), (115, SHELLS)])
def test_a_token_is_laid_on_a_square_of_the_own_nest(bonus: int, token: int) -> None:
    lying = (BRANCH, 0, cell("a1"), 1)
    table = chosen(bonus, tokens=(lying,))
    assert table.legal() == [*(("lay", cell(name)) for name in ("a1", "a2", "b2")), ("skip",)]
    told = table.do(("lay", cell("a1")))
    assert ("laid", (), (0, token, cell("a1"))) in told
    assert table.state.tokens == (lying, (token, 0, cell("a1"), 0))


@rule("bower.token.5")
def test_without_a_square_a_token_cannot_be_laid() -> None:
    table = chosen(113, nest={})
    assert table.legal() == [("skip",)]


@rule("bower.token.9", "bower.ruling.branch-lies")
def test_the_branch_is_laid_along_the_row_or_the_column() -> None:
    table = chosen(116)
    squares = [cell("a1"), cell("a2"), cell("b2")]
    assert table.legal() == [*(("branch", place, axis) for place in squares for axis in (0, 1)), ("skip",)]
    told = table.do(("branch", cell("a2"), 0))
    assert ("branched", (), (0, cell("a2"), 0)) in told
    assert table.state.tokens == ((BRANCH, 0, cell("a2"), 0),)
    with pytest.raises(IllegalActionError):
        chosen(116).do(("branch", cell("a2"), 2))


@rule("bower.token.10", "bower.token.11", "bower.token.12", "bower.ruling.branch-later")
@pytest.mark.parametrize(
    ("nest", "token", "place", "earned"),
    [
        # a1 and a3 are straw with gems, a2 lies between: along the row they are one group of two gems, b1 brings the third.
        ({"a1": "S:g", "a2": "M:yF", "a3": "S:g"}, (BRANCH, 0, 1, 0), ("b1", 1), True),
        ({"a1": "S:g", "a2": "M:yF", "a3": "S:g"}, (BRANCH, 0, 1, 1), ("b1", 1), False),
        ({"a1": "S:g", "a2": "M:yF", "a3": "G:g"}, (BRANCH, 0, 1, 0), ("b1", 1), False),
        ({"a1": "S:g", "a2": "M:yF", "a3": "S:g"}, (BRANCH, 1, 1, 0), ("b1", 1), False),
        # c3 is placed behind b3: only then does the Branch on b3, along the column, link it with a3.
        ({"a3": "S:g", "a4": "S:g", "b3": "M:yF"}, (BRANCH, 0, 8, 1), ("c3", 1), True),
        ({"a3": "S:g", "a4": "S:g", "b3": "M:yF"}, (BRANCH, 0, 8, 0), ("c3", 1), False),
    ],
)
def test_the_branch_counts_for_third_gems(nest: dict[str, str], token: tuple[int, ...], place: tuple[str, int], earned: bool) -> None:
    table = Table("place", nest=nest, tokens=(token,))
    table.place("S:g|G:vF", *place)
    assert table.earned() is earned


@rule("bower.ruling.branch-completes")
def test_the_branch_itself_earns_nothing_when_it_completes_a_third_gem() -> None:
    table = chosen(116, nest={"a1": "S:g", "b1": "S:g", "a2": "M:yF", "a3": "S:g"})
    told = table.do(("branch", cell("a2"), 0))
    assert "earned" not in kinds(told)
    assert table.asked == ("take", 1)
    table.finish_turn()
    table.do(table.legal()[0])
    told = table.place("S:g|G:vF", "b3", 1)
    assert "earned" not in kinds(told), "the linked group holds its third gem already"
