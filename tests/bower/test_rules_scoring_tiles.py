"""Bower: bonus tiles in the final scoring: white objects, Colored Shells, Egg tiles, tokens."""

import pytest

from engine.games.bower.state import BRANCH, FEATHER_TOKEN, FLOWER_TOKEN, SHELLS, X
from tests.bower.positions import ANY_FEATHER, ANY_FLOWER, RF, RL, VF, VL, YF, YL, Table, cell
from tests.rules import rule

Tokens = tuple[tuple[int, int, int, int], ...]


def over(nest: dict[str, str], rival: dict[str, str], egg: int = YF, **fields: object) -> Table:
    """A position to be scored, the given egg at column 1."""
    return Table("end", nest=nest, rival=rival, requests=(egg, *(symbol for symbol in range(8) if symbol != egg)), **fields)


# --- white objects ---------------------------------------------------------------------------------------------------------


@rule("bower.nest-tiles.4", "bower.ruling.whites-most")
@pytest.mark.parametrize(
    ("egg", "white", "other"), [(YF, "wF", "wL"), (VF, "wF", "wL"), (RF, "wF", "wL"), (YL, "wL", "wF"), (VL, "wL", "wF"), (RL, "wL", "wF")]
)
def test_white_objects_count_as_any_colour_of_their_kind(egg: int, white: str, other: str) -> None:
    thing = ("yF", "vF", "rF", "", "yL", "vL", "rL")[egg]
    line = over({"a1": f"E:{white}", "b1": f"S:{thing}", "c1": f"E:{other}"}, {"a1": f"S:{thing}"}, egg).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((2, 1), 0, 1)


@rule("bower.ruling.whites-most")
def test_white_objects_of_both_count_as_much_as_they_can() -> None:
    line = over({"a1": "E:wF", "b1": "E:wF"}, {"a1": "E:wF+wF", "b1": "S:yF"}).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((2, 3), 1, 1)


@rule("bower.ruling.whites-one")
@pytest.mark.parametrize(
    ("mine", "theirs", "counts", "eggs"),
    [
        ({"a1": "E:wF", "b1": "E:wF"}, {}, (1, 0), 2),
        ({"a1": "E:wF", "b1": "S:yF"}, {"a1": "S:rF"}, (1, 0), 2),
        ({"a1": "E:wF", "b1": "S:yF+yF"}, {}, (3, 0), 1),  # two are sure
        ({"a1": "E:wF", "b1": "E:wF"}, {"a1": "E:wF"}, (2, 1), 1),  # the rival can reach 1
        ({"a1": "E:wF", "b1": "E:wF"}, {"a1": "S:yF"}, (2, 1), 1),
    ],
)
def test_one_white_object_is_counted_where_that_wins_two_eggs(
    mine: dict[str, str], theirs: dict[str, str], counts: tuple[int, int], eggs: int
) -> None:
    line = over(mine, theirs).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == (counts, 0, eggs)


@rule("bower.ruling.whites-any")
@pytest.mark.parametrize(("egg", "white"), [(ANY_FEATHER, "wF"), (ANY_FLOWER, "wL")])
def test_on_an_any_colour_egg_white_objects_always_count(egg: int, white: str) -> None:
    line = over({"a1": f"E:{white}", "b1": f"E:{white}"}, {}, egg).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((2, 0), 0, 1), "not 1 for two eggs"
    assert over({"a1": f"E:{white}"}, {}, egg).line("column", 0).eggs == 2


@rule("bower.token.6", "bower.ruling.whites-one", "bower.ruling.whites-most")
@pytest.mark.parametrize(("egg", "token", "thing"), [(YF, FEATHER_TOKEN, "yF"), (RL, FLOWER_TOKEN, "rL"), (ANY_FLOWER, FLOWER_TOKEN, "vL")])
def test_white_tokens_count_as_any_colour(egg: int, token: int, thing: str) -> None:
    tokens = ((token, 0, cell("a1"), 0),)
    line = over({"a1": "S:g", "b1": f"S:{thing}"}, {"a1": f"S:{thing}"}, egg, tokens=tokens).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((2, 1), 0, 1)
    alone = over({"a1": "S:g"}, {}, egg, tokens=tokens).line("column", 0)
    assert (alone.counts, alone.winner, alone.eggs) == ((1, 0), 0, 2)
    assert over({"a1": "S:g"}, {}, (egg + 4) % 8, tokens=tokens).line("column", 0).counts == (0, 0), "flowers are no feathers"


# --- Colored Shells --------------------------------------------------------------------------------------------------------


@rule("bower.nest-tiles.6", "bower.ruling.coloured-columns")
@pytest.mark.parametrize("seat", [0, 1])
def test_coloured_shells_win_the_tie_of_their_columns_only(seat: int) -> None:
    nest = {"a1": "B01", "b1": "S:yF", "a2": "S:vF"}
    rival = {"a1": "S:yF+s+s", "a2": "S:vF+s"}
    table = over(nest, rival, seat=seat)
    assert (table.line("column", 0).winner, table.line("column", 0).eggs) == (seat, 1)
    assert (table.line("column", 1).winner, table.line("column", 1).eggs) == (1 - seat, 1)
    beaten = over(nest, {"a1": "S:yF+yF"}, seat=seat).line("column", 0)
    assert (beaten.winner, beaten.eggs) == (1 - seat, 1), "only ties"


@rule("bower.ruling.coloured-nought", "bower.nest-tiles.6")
def test_coloured_shells_win_one_egg_of_a_column_without_the_object() -> None:
    line = over({"a1": "B01"}, {"a1": "S:s+s"}).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((0, 0), 0, 1)


@rule("bower.nest-tiles.7", "bower.ruling.coloured-moss", "bower.ruling.coloured-both")
def test_coloured_shells_win_the_tie_of_their_moss_group_and_of_their_column() -> None:
    table = over({"a1": "B01", "b1": "M:g"}, {"a1": "M:s+s", "b1": "M:s"})
    moss = table.line("group", 1)
    assert (moss.counts, moss.shells, moss.winner, moss.eggs) == ((2, 2), (0, 3), 0, 1)
    assert table.line("column", 0).winner == 0


@rule("bower.nest-tiles.7", "bower.ruling.coloured-moss")
def test_coloured_shells_outside_the_largest_moss_group_do_not_count_for_it() -> None:
    table = over({"a1": "B01", "a3": "M:g", "b3": "M:g"}, {"a1": "M:s", "b1": "M:g"})
    assert (table.line("group", 1).counts, table.line("group", 1).winner) == ((2, 2), 1)


@rule("bower.ruling.two-largest-coloured")
def test_of_two_largest_moss_groups_that_with_coloured_shells_counts() -> None:
    line = over({"a1": "B01", "b1": "M:g", "a3": "M:s", "b3": "M:s"}, {"a1": "M:s", "b1": "M:s+s"}).line("group", 1)
    assert (line.counts, line.winner, line.cells[0]) == ((2, 2), 0, (0, 6))


@rule("bower.nest-tiles.8", "bower.end.17", "bower.ruling.coloured-final")
@pytest.mark.parametrize("seat", [0, 1])
def test_coloured_shells_win_a_tie_of_eggs(seat: int) -> None:
    table = over({"a1": "B01"}, {"a1": "S:vF+s+s", "a2": "G:s"}, egg=RL, seat=seat)
    eggs = table.score().eggs
    assert (eggs[seat], eggs[1 - seat]) == (2, 3)
    table = over({"a1": "B01"}, {"a1": "S:vF+s+s", "b1": "G:s"}, egg=RL, seat=seat)
    assert table.score().eggs == (2, 2), "moss and column 1 against straw and gravel"
    assert table.score().winners == (seat,)
    assert table.game.ranking(table.state)[seat] == 1
    assert table.game.ranking(table.state)[1 - seat] == 2


@rule("bower.ruling.coloured-visible")
def test_covered_coloured_shells_do_not_count() -> None:
    rival = {"a1": "S:s", "a2": "M:s"}
    table = over({"a1": "M:g", "a2": "M:g"}, rival, taken=((101, 109), ()), buried=((202, 203), ()))
    assert table.score().coloured == (0, 0)
    assert [table.line(*name).winner for name in (("column", 0), ("column", 1), ("egg", 109))] == [1, 1, -1]
    half = over({"a1": "M:g", "a2": "B01"}, rival, taken=((101, 109), ()), buried=((203,), ()))
    assert half.score().coloured == (1, 0)
    assert [half.line(*name).winner for name in (("column", 0), ("column", 1), ("egg", 109))] == [1, 0, 0]


# --- Egg tiles -------------------------------------------------------------------------------------------------------------


@rule("bower.egg-tiles.2", "bower.end.13", "bower.overview.8")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("bonus", "colour"), [(106, "y"), (107, "v"), (108, "r")])
def test_more_of_its_colour_wins_the_owner_of_an_egg_tile_one_egg(seat: int, bonus: int, colour: str) -> None:
    taken = ((bonus,), ()) if seat == 0 else ((), (bonus,))
    mine, theirs = {"a1": f"S:{colour}F+{colour}L", "d6": f"S:{colour}L"}, {"a1": f"S:{colour}F+{colour}L"}
    table = over(mine, theirs, seat=seat, taken=taken)
    line = table.line("egg", bonus)
    assert (line.owner, line.winner, line.eggs) == (seat, seat, 1)
    assert (line.counts[seat], line.counts[1 - seat]) == (3, 2)
    without = over(mine, theirs, seat=seat)
    assert table.score().eggs[seat] == without.score().eggs[seat] + 1


@rule("bower.egg-tiles.3", "bower.egg-tiles.4")
@pytest.mark.parametrize("theirs", [{"a1": "S:yF"}, {"a1": "S:yF+yL"}])
def test_without_more_of_its_colour_nobody_wins_anything(theirs: dict[str, str]) -> None:
    table = over({"a1": "S:yL"}, theirs, taken=((106,), ()))
    assert (table.line("egg", 106).winner, table.line("egg", 106).eggs) == (-1, 0)
    assert table.score().eggs == over({"a1": "S:yL"}, theirs).score().eggs


@rule("bower.egg-tiles.5", "bower.ruling.whites-egg-tile")
@pytest.mark.parametrize(("bonus", "colour"), [(106, "y"), (107, "v"), (108, "r")])
def test_white_objects_and_tokens_do_not_count_for_egg_tiles(bonus: int, colour: str) -> None:
    tokens = ((FLOWER_TOKEN, 0, 0, 0), (FEATHER_TOKEN, 0, 0, 0))
    table = over({"a1": f"S:{colour}F", "b1": "E:wF+wL"}, {"a1": f"S:{colour}L"}, tokens=tokens, taken=((bonus,), ()))
    assert (table.line("egg", bonus).counts, table.line("egg", bonus).eggs) == ((1, 1), 0)


@rule("bower.egg-tiles.6", "bower.egg-tiles.7", "bower.egg-tiles.8")
@pytest.mark.parametrize(("theirs", "winner"), [({"a1": "S:s"}, 0), ({"a1": "S:s+s"}, -1), ({"a1": "S:s+s", "b4": "S:s"}, -1)])
def test_the_shells_egg_tile(theirs: dict[str, str], winner: int) -> None:
    table = over({"a1": "S:s", "c5": "G:s+g"}, theirs, taken=((109,), ()))
    assert (table.line("egg", 109).winner, table.line("egg", 109).eggs) == (winner, winner + 1)
    assert table.score().eggs[1] == over({"a1": "S:s", "c5": "G:s+g"}, theirs).score().eggs[1]


@rule("bower.egg-tiles.9", "bower.ruling.coloured-egg-tile")
@pytest.mark.parametrize("owner", [0, 1])
def test_for_the_shells_egg_tile_coloured_shells_beat_all_shells(owner: int) -> None:
    taken = ((101, 109), ()) if owner == 0 else ((101,), (109,))
    table = over({"a1": "B01"}, {"a1": "S:s+s", "b1": "S:s"}, taken=taken)
    assert table.line("egg", 109).eggs == (1 if owner == 0 else 0)
    assert table.line("egg", 109).winner == (0 if owner == 0 else -1)


# --- tokens ----------------------------------------------------------------------------------------------------------------


@rule("bower.token.4")
@pytest.mark.parametrize(
    ("tokens", "counts", "yellow"),
    [
        ((), (3, 1), (3, 1)),
        (((X, 0, cell("a1"), YF),), (2, 1), (2, 1)),
        (((X, 1, cell("a1"), YF),), (3, 0), (3, 0)),
        (((X, 0, cell("b1"), YF),), (2, 1), (2, 1)),
    ],
)
def test_an_object_under_the_x_does_not_count(tokens: Tokens, counts: tuple[int, int], yellow: tuple[int, int]) -> None:
    table = over({"a1": "S:yF+yF", "b1": "S:yF"}, {"a1": "S:yF+g"}, tokens=tokens, taken=((106,), ()))
    assert table.line("column", 0).counts == counts
    assert table.line("egg", 106).counts == yellow
    assert table.line("group", 0).counts == (2, 1), "the square itself still counts"


@rule("bower.token.4", "bower.ruling.x-whites")
@pytest.mark.parametrize(("text", "token"), [("E:wF", None), ("S:g", FEATHER_TOKEN)])
def test_a_white_object_under_the_x_does_not_count(text: str, token: int | None) -> None:
    laid: Tokens = ((token, 0, 0, 0),) if token is not None else ()
    assert over({"a1": text}, {}, tokens=laid).line("column", 0).counts == (1, 0)
    assert over({"a1": text}, {}, tokens=(*laid, (X, 0, 0, 3))).line("column", 0).counts == (0, 0)


@rule("bower.token.8")
def test_the_shells_token_counts_as_two_shells() -> None:
    tokens = ((SHELLS, 0, cell("a1"), 0),)
    nest, rival = {"a1": "S:yF"}, {"a1": "S:yF+s"}
    table = over(nest, rival, tokens=tokens, taken=((109,), ()))
    assert (table.line("column", 0).shells, table.line("column", 0).winner) == ((2, 1), 0)
    assert (table.line("group", 0).shells, table.line("group", 0).winner) == ((2, 1), 0)
    assert (table.line("egg", 109).counts, table.line("egg", 109).eggs) == ((2, 1), 1)
    assert table.score().shells == (2, 1)


@rule("bower.ruling.tokens-together")
def test_several_tokens_on_one_square_all_count() -> None:
    tokens = ((SHELLS, 0, 0, 0), (FEATHER_TOKEN, 0, 0, 0), (FLOWER_TOKEN, 0, 0, 0))
    table = over({"a1": "S:yF"}, {}, ANY_FEATHER, tokens=tokens)
    assert (table.line("column", 0).counts, table.line("column", 0).shells) == ((2, 0), (2, 0))


@rule("bower.token.9", "bower.token.10", "bower.super-nest.2")
@pytest.mark.parametrize(
    ("super_nest", "name", "size"), [(0, "b2", 2), (0, "c2", 2), (0, "d2", 1), (1, "c2", 2), (1, "d2", 2), (1, "e2", 1)]
)
def test_the_branch_works_along_the_column_up_to_the_last_row_but_one(super_nest: int, name: str, size: int) -> None:
    above, below = chr(ord(name[0]) - 1), chr(ord(name[0]) + 1)
    nest = {f"{above}2": "S:g", name: "M:g"} | ({f"{below}2": "S:g"} if below <= "de"[super_nest] else {})
    table = over(nest, {}, tokens=((BRANCH, 0, cell(name), 1),), options={"super_nest": bool(super_nest)})
    assert table.line("group", 0).counts == (size, 0)


@rule("bower.token.10", "bower.token.11", "bower.token.12", "bower.ruling.branch-lies")
@pytest.mark.parametrize(
    ("token", "size"),
    [
        (None, 2),
        ((BRANCH, 0, cell("a3"), 0), 4),  # along the row: a2 and a4
        ((BRANCH, 0, cell("a3"), 1), 2),  # along the column: b3 and the board
        ((BRANCH, 0, cell("b1"), 1), 3),  # along the column: a1 and c1
        ((BRANCH, 0, cell("b1"), 0), 2),  # along the row: beyond the grid
        ((BRANCH, 0, cell("b3"), 0), 2),  # b2 is moss, b4 straw
        ((BRANCH, 1, cell("a3"), 0), 2),  # in the rival's nest
        ((BRANCH, 0, -1, 0), 2),  # covered
    ],
)
def test_the_branch_links_the_two_squares_at_its_ends(token: tuple[int, ...] | None, size: int) -> None:
    nest = {"a1": "S:g", "a2": "S:g", "a3": "M:g", "a4": "S:g", "b4": "S:g", "b1": "M:g", "c1": "S:g", "b2": "M:g", "b3": "M:g"}
    table = over(nest, {"a3": "G:g"}, tokens=(token,) if token else ())
    assert table.line("group", 0).counts == (size, 0)
