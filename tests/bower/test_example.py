"""The rulebook's final scoring example, with the house set's tiles: eleven lines, 6 : 4.

Simone sits in seat 0, Pier in seat 1. Both nests are laid tile by tile from one supply, with every placement legal; a search found
which tiles give the figures.
"""

import msgspec
import pytest

from engine.core.chance import Chance
from engine.games.bower.game import Bower
from engine.games.bower.scoring import Line, Scoring, score
from engine.games.bower.state import BRANCH, FEATHER_TOKEN, BowerState
from tests.bower.oracle import judge
from tests.bower.positions import ANY_FEATHER, ANY_FLOWER, RF, RL, VF, VL, YF, YL
from tests.rules import rule

Placement = tuple[int, int, int]
"""(tile, cell, turn)"""

SIMONE: tuple[Placement, ...] = (
    (24, 1, 2), (102, 8, 3), (101, 10, 2), (21, 6, 0), (7, 3, 0), (14, 5, 1),
    (2, 13, 2), (16, 15, 2), (18, 17, 2), (19, 19, 2), (3, 21, 2), (15, 23, 2),
)  # fmt: skip
PIER: tuple[Placement, ...] = (
    (35, 0, 1), (29, 7, 1), (25, 9, 0), (4, 2, 2), (22, 3, 0), (23, 5, 1),
    (33, 18, 3), (12, 20, 2), (8, 21, 0), (36, 8, 1), (26, 16, 2), (9, 23, 3),
)  # fmt: skip
STRAW, MOSS, GRAVEL = 0, 1, 2
GAME = Bower()


def lay_out() -> BowerState:
    """Both nests, laid by legal actions, then the tokens, bonus tiles and eggs of the example."""
    state = GAME.start(2, {}, Chance.seeded(1))
    for seat, nest in enumerate((SIMONE, PIER)):
        left = list(nest)
        while left:
            state = msgspec.structs.replace(state, frames=(("end", (), (seat,)), ("place", (seat,), ())), turns=(0, 0), bonus_stack=())
            state.hands = (tuple(tile for tile, _, _ in left), ()) if seat == 0 else ((), tuple(tile for tile, _, _ in left))
            state.limits = (12, 12)
            legal = set(GAME.legal_actions(state, seat))
            placed = next(placement for placement in left if ("place", *placement) in legal)
            left.remove(placed)
            state = GAME.apply(state, seat, ("place", *placed), Chance.seeded(1))
    return msgspec.structs.replace(
        state,
        frames=(),
        requests=(ANY_FLOWER, YL, RF, ANY_FEATHER, VF, YF, VL, RL),
        tokens=((BRANCH, 1, 4, 0), (FEATHER_TOKEN, 1, 3, 0)),
        taken=((101, 102, 106), (109, 114, 116)),
        turns=(12, 12),
    )


@pytest.fixture(scope="module")
def match() -> BowerState:
    return lay_out()


@pytest.fixture(scope="module")
def scoring(match: BowerState) -> Scoring:
    return score(match, GAME.cards)


def line(scoring: Scoring, kind: str, index: int) -> Line:
    return next(line for line in scoring.lines if (line.kind, line.index) == (kind, index))


def test_both_nests_are_full_and_share_one_supply_of_tiles(match: BowerState) -> None:
    tiles = [tile for tile, _, _ in (*SIMONE, *PIER)]
    assert len(set(tiles)) == len(tiles) == 24
    assert all(code for nest in match.nests for code in nest)


@rule("bower.example.13")
def test_both_have_three_bonus_tiles(match: BowerState) -> None:
    kinds = [[GAME.cards.bonus[bonus][0] for bonus in taken] for taken in match.taken]
    assert kinds == [["nest", "nest", "egg"], ["egg", "token", "token"]]


@rule("bower.example.1")
def test_gravel(scoring: Scoring) -> None:
    gravel = line(scoring, "group", GRAVEL)
    assert (gravel.counts, gravel.winner, gravel.eggs) == ((8, 5), 0, 1)


@rule("bower.example.2")
def test_straw_by_the_branch_and_shells(match: BowerState, scoring: Scoring) -> None:
    straw = line(scoring, "group", STRAW)
    assert (straw.counts, straw.shells, straw.winner, straw.eggs) == ((6, 6), (0, 4), 1, 1)
    without = score(msgspec.structs.replace(match, tokens=match.tokens[1:]), GAME.cards)
    assert line(without, "group", STRAW).counts[1] < 6, "the Branch connects two smaller groups"


@rule("bower.example.3")
def test_moss(scoring: Scoring) -> None:
    moss = line(scoring, "group", MOSS)
    assert (moss.counts, moss.winner, moss.eggs) == ((4, 8), 1, 1)


@rule("bower.example.4")
def test_column_1_flowers_of_any_colour(scoring: Scoring) -> None:
    column = line(scoring, "column", 0)
    assert (column.counts, column.winner, column.eggs) == ((0, 1), 1, 2)


@rule("bower.example.5")
def test_column_2_yellow_flowers(scoring: Scoring) -> None:
    column = line(scoring, "column", 1)
    assert (column.counts, column.winner, column.eggs) == ((4, 0), 0, 1)


@rule("bower.example.6")
def test_column_3_red_feathers(match: BowerState, scoring: Scoring) -> None:
    column = line(scoring, "column", 2)
    assert (column.counts, column.shells, column.winner, column.eggs) == ((2, 2), (0, 1), 1, 1)
    white = [GAME.cards.objects[match.nests[0][place]].count(3) for place in range(2, 24, 6)]
    assert sum(white) == 2, "Simone's are the white ones"


@rule("bower.example.7")
def test_column_4_feathers_of_any_colour(match: BowerState, scoring: Scoring) -> None:
    column = line(scoring, "column", 3)
    assert (column.counts, column.shells[1], column.coloured, column.winner, column.eggs) == ((4, 4), 4, (1, 0), 0, 1)
    without = score(msgspec.structs.replace(match, tokens=match.tokens[:1]), GAME.cards)
    assert line(without, "column", 3).counts == (4, 3), "Pier has 3 plus the Feather token"


@rule("bower.example.8")
def test_column_5_violet_feathers(scoring: Scoring) -> None:
    column = line(scoring, "column", 4)
    assert (column.counts, column.winner, column.eggs) == ((0, 2), 1, 1)


@rule("bower.example.9")
def test_column_6_yellow_feathers(scoring: Scoring) -> None:
    column = line(scoring, "column", 5)
    assert (column.counts, column.shells, column.winner, column.eggs) == ((2, 2), (0, 0), -1, 0)


@rule("bower.example.10")
def test_simones_yellow_egg_tile(scoring: Scoring) -> None:
    tile = line(scoring, "egg", 106)
    assert (tile.counts, tile.owner, tile.winner, tile.eggs) == ((9, 7), 0, 0, 1)


@rule("bower.example.11")
def test_piers_shells_egg_tile(scoring: Scoring) -> None:
    tile = line(scoring, "egg", 109)
    assert tile.counts[1] > tile.counts[0], "Pier has more shells"
    assert (tile.owner, tile.coloured, tile.winner, tile.eggs) == (1, (1, 0), -1, 0)


@rule("bower.example.12", "bower.overview.9", "bower.end.14")
def test_pier_wins_by_six_to_four(match: BowerState, scoring: Scoring) -> None:
    assert len(scoring.lines) == 11
    assert (scoring.eggs, scoring.winners) == ((4, 6), (1,))
    assert GAME.ranking(match) == (2, 1)
    assert GAME.scores(match) == (4, 6)
    assert score(GAME.view(match, None)) == scoring, "the picture of the result shows the same"


def test_the_second_scorer_agrees(match: BowerState, scoring: Scoring) -> None:
    verdict = judge(match)
    assert (verdict.eggs, verdict.winners, verdict.shells) == (scoring.eggs, scoring.winners, scoring.shells)
    assert verdict.lines == {(line.kind, line.index): (line.winner, line.eggs) for line in scoring.lines}
