"""Bower: the final scoring: groups, columns, ties, the winner. Bonus tiles in the scoring: test_rules_scoring_tiles.py."""

import pytest

from engine.core.chance import Chance
from tests.bower.positions import ANY_FEATHER, ANY_FLOWER, RF, RL, VF, VL, YF, YL, Table
from tests.rules import rule


def requests(first: int) -> tuple[int, ...]:
    """The eggs, the given one at column 1."""
    return (first, *(symbol for symbol in range(8) if symbol != first))


def over(nest: dict[str, str], rival: dict[str, str], egg: int = YF, **fields: object) -> Table:
    """A position to be scored."""
    return Table("end", nest=nest, rival=rival, requests=requests(egg), **fields)


def row(text: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, text)


# --- groups ----------------------------------------------------------------------------------------------------------------


@rule("bower.end.3", "bower.end.6", "bower.overview.3", "bower.overview.5")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("material", "letter"), list(enumerate("SMG")))
def test_the_largest_group_of_each_material_wins_one_egg(seat: int, material: int, letter: str) -> None:
    mine, theirs = row(f"{letter}:vF", "a2", "b2", "c2"), row(f"{letter}:vF", "a1", "a2", "c1", "c2", "d5")
    table = over(mine, theirs, seat=seat)
    line = table.line("group", material)
    assert (line.winner, line.eggs) == (seat, 1)
    assert sorted(line.counts) == [2, 3]
    assert table.score().eggs[seat] >= 1


@rule("bower.end.3")
def test_only_shared_sides_connect_a_group() -> None:
    assert over(row("S:vF", "a1", "b2", "c1", "d2"), {}).line("group", 0).counts == (1, 0)
    assert over(row("S:vF", "a6", "b1"), {}).line("group", 0).counts == (1, 0), "the end of a row and the beginning of the next"
    assert over(row("S:vF", "a1", "a2", "b2", "b3", "c3"), {}).line("group", 0).counts == (5, 0)


@rule("bower.end.4", "bower.anatomy.6")
def test_equal_groups_are_decided_by_the_shells_in_them() -> None:
    mine = {"a1": "S:vF", "b1": "S:s", "c6": "M:s+s"}
    line = over(mine, {"a1": "S:vF", "b1": "S:vF+vL", "a6": "S:s", "b6": "G:s"}).line("group", 0)
    assert (line.counts, line.shells, line.winner, line.eggs) == ((2, 2), (1, 0), 0, 1)


@rule("bower.end.5")
@pytest.mark.parametrize(("mine", "theirs"), [(row("S:s", "a1", "b1"), row("S:s", "a5", "a6")), ({}, {})])
def test_groups_equal_in_shells_too_win_nothing(mine: dict[str, str], theirs: dict[str, str]) -> None:
    line = over(mine, theirs).line("group", 0)
    assert (line.winner, line.eggs) == (-1, 0)


@rule("bower.ruling.two-largest")
def test_of_two_largest_groups_of_a_nest_that_with_more_shells_counts() -> None:
    line = over({"a1": "S:vF", "b1": "S:vF", "a3": "S:s", "b3": "S:s"}, {"a1": "S:s", "b1": "S:vF"}).line("group", 0)
    assert (line.counts, line.shells, line.winner) == ((2, 2), (2, 1), 0)
    assert line.cells == ((2, 8), (0, 6))


@rule("bower.nest-tiles.5", "bower.ruling.earth-gems")
def test_earth_does_not_count_for_largest_groups() -> None:
    table = over(row("E:wF", "a1", "b1", "c1"), {})
    assert [line.counts for line in table.score().lines if line.kind == "group"] == [(0, 0)] * 3
    assert len([line for line in table.score().lines if line.kind == "group"]) == 3


# --- columns ---------------------------------------------------------------------------------------------------------------


@rule("bower.end.7", "bower.end.10", "bower.overview.6", "bower.anatomy.3", "bower.anatomy.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("egg", "thing"), [(YF, "yF"), (VF, "vF"), (RF, "rF"), (YL, "yL"), (VL, "vL"), (RL, "rL")])
def test_the_majority_of_the_requested_object_wins_one_egg(seat: int, egg: int, thing: str) -> None:
    others = "+".join(other for other in ("yF", "vF", "rF", "yL", "vL", "rL") if other != thing)
    mine = {"a1": f"S:{thing}+{thing}", "d1": f"G:{thing}"}
    theirs = {"a1": f"S:{thing}+{thing}", "b1": f"G:{others}", "a2": f"M:{thing}+{thing}"}
    line = over(mine, theirs, egg, seat=seat).line("column", 0)
    assert (line.winner, line.eggs) == (seat, 1)
    assert (line.counts[seat], line.counts[1 - seat]) == (3, 2)


@rule("bower.end.7")
def test_every_column_is_compared_by_its_own_egg() -> None:
    table = Table("end", nest={f"a{column + 1}": "S:yF+yF" for column in range(6)}, requests=(4, 0, 5, 1, 3, 2, 6, 7))
    assert [line.counts for line in table.score().lines if line.kind == "column"] == [(0, 0), (2, 0), (0, 0), (0, 0), (2, 0), (0, 0)]
    assert [line.eggs for line in table.score().lines if line.kind == "column"] == [0, 1, 0, 0, 1, 0]


@rule("bower.end.8", "bower.anatomy.6")
def test_equal_columns_are_decided_by_the_shells_in_them() -> None:
    line = over({"a1": "S:yF+yF", "c1": "S:s"}, {"b1": "M:yF+yF", "a2": "M:s", "b2": "M:s"}).line("column", 0)
    assert (line.counts, line.shells, line.winner, line.eggs) == ((2, 2), (1, 0), 0, 1)


@rule("bower.end.9")
def test_columns_equal_in_shells_too_win_nothing() -> None:
    line = over({"a1": "S:yF+s"}, {"b1": "M:yF+s"}).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((1, 1), -1, 0)


@rule("bower.end.11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_majority_with_one_object_wins_two_eggs(seat: int) -> None:
    table = over({"a1": "S:yF"}, {"a1": "S:vF+s"}, seat=seat)
    assert (table.line("column", 0).winner, table.line("column", 0).eggs) == (seat, 2)
    assert over({"a1": "S:yF+yF"}, {"a1": "S:yF"}).line("column", 0).eggs == 1
    assert over({"a1": "S:yF+yF"}, {}).line("column", 0).eggs == 1


@rule("bower.ruling.one-all")
def test_one_against_one_decided_by_shells_wins_one_egg() -> None:
    line = over({"a1": "S:yF+s"}, {"a1": "S:yF"}).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((1, 1), 0, 1)


@rule("bower.ruling.nought-all")
@pytest.mark.parametrize(("theirs", "winner", "eggs"), [({"a1": "S:vF"}, 0, 1), ({"a1": "S:s"}, -1, 0), ({"a1": "S:s", "b1": "S:s"}, 1, 1)])
def test_a_column_without_the_object_is_decided_by_shells(theirs: dict[str, str], winner: int, eggs: int) -> None:
    line = over({"a1": "S:vF+s"}, theirs).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((0, 0), winner, eggs)


@rule("bower.end.12", "bower.overview.7")
@pytest.mark.parametrize(("egg", "kind", "other"), [(ANY_FEATHER, "F", "L"), (ANY_FLOWER, "L", "F")])
def test_a_white_egg_counts_all_colours(egg: int, kind: str, other: str) -> None:
    mine = {"a1": f"S:y{kind}+v{kind}", "b1": f"S:r{kind}"}
    line = over(mine, {"a1": f"S:y{kind}+y{kind}+v{other}", "b1": f"S:r{other}"}, egg).line("column", 0)
    assert (line.counts, line.winner, line.eggs) == ((3, 2), 0, 1)


# --- the end ---------------------------------------------------------------------------------------------------------------


VIOLET = {"a1": "E:vF+vF", "b1": "E:s"}
"""Wins column 1 of `finished` with two violet feathers, and nothing else."""


def finished(nest: dict[str, str], rival: dict[str, str], *, seat: int = 0) -> Table:
    """The match right after its last turn. Yellow objects score nothing in its columns 1 and 2."""
    turns = (11, 12) if seat == 0 else (12, 11)
    table = Table("end", nest=nest, rival=rival, seat=seat, turns=turns, requests=(VF, RF, ANY_FEATHER, YL, VL, RL, YF, ANY_FLOWER))
    table.game.settle(table.state, Chance.scripted([]))
    assert table.asked is None
    return table


@rule("bower.end.14", "bower.overview.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_most_eggs_win(seat: int) -> None:
    table = finished({"a1": "S:yF", "a2": "M:yF"}, {"a1": "G:yF", "a6": "E:rL"}, seat=seat)
    assert table.game.scores(table.state) == table.score().eggs
    assert (table.score().eggs[seat], table.score().eggs[1 - seat]) == (2, 3), "straw and moss against gravel and two for column 6"
    assert table.score().winners == (1 - seat,)
    table = finished({"a1": "S:yF", "a2": "M:yF"}, {"a1": "G:yF", "a6": "E:yF"}, seat=seat)
    assert table.score().winners == (seat,)
    assert table.game.ranking(table.state) == ((1, 2) if seat == 0 else (2, 1))


@rule("bower.end.15")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("theirs", "mine_wins"), [({"a2": "S:yF"}, True), ({"a1": "S:s", "b1": "E:s"}, False)])
def test_equal_eggs_are_decided_by_the_shells_of_the_nest(seat: int, theirs: dict[str, str], mine_wins: bool) -> None:
    table = finished(VIOLET, theirs, seat=seat)
    assert table.score().eggs == (1, 1)
    winner = seat if mine_wins else 1 - seat
    assert table.score().winners == (winner,)
    assert table.game.ranking(table.state)[winner] == 1
    assert table.game.ranking(table.state)[1 - winner] == 2


@rule("bower.end.16")
def test_equal_shells_too_share_the_victory() -> None:
    table = finished(VIOLET, {"a1": "S:s"})
    assert (table.score().eggs, table.score().shells) == ((1, 1), (1, 1))
    assert table.score().winners == (0, 1)
    assert table.game.ranking(table.state) == (1, 1)


@rule("bower.end.2")
def test_the_eggs_are_revealed_at_the_end() -> None:
    table = finished({"a1": "S:yF"}, {})
    for viewer in (0, 1, None):
        assert table.view(viewer).requests == table.state.requests
        assert table.game.summary(table.view(viewer)) == table.score()
