"""The geometry of a nest: cells, directions, neighbours, and where a domino may lie. Cells: see state.py."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import compress
from operator import itemgetter
from typing import TypeVar

from engine.games.bower.state import COLUMNS

T = TypeVar("T")

TURNS = range(4)
"""Directions from half 0 of a tile to half 1: column + 1, away from the board, column - 1, towards the board."""

STRIDES = 1, COLUMNS, -1, -COLUMNS
"""What each direction adds to a cell that has a neighbour there."""

BITS = tuple(1 << cell for cell in range(5 * COLUMNS))
"""The bit of each cell."""

BOARD = 1 << 30
"""The bit of the birds board among the bits of the cells: the board is always there to be touched."""


def step(cell: int, turn: int, rows: int) -> int:
    """The next cell in a direction, or -1 beyond the grid."""
    row, column = divmod(cell, COLUMNS)
    row += (0, 1, 0, -1)[turn]
    column += (1, 0, -1, 0)[turn]
    return row * COLUMNS + column if 0 <= row < rows and 0 <= column < COLUMNS else -1


@cache
def neighbours(rows: int) -> tuple[tuple[int, ...], ...]:
    """For each cell the cells that share a side with it."""
    cells = range(rows * COLUMNS)
    return tuple(tuple(next for turn in TURNS if (next := step(cell, turn, rows)) >= 0) for cell in cells)


@cache
def positions(rows: int) -> tuple[tuple[int, int, int, int], ...]:
    """Every way in which a domino lies in the grid: (cell, turn, its two bits, the bits it touches), by cell and turn."""
    found = []
    for cell in range(rows * COLUMNS):
        for turn in TURNS:
            other = step(cell, turn, rows)
            if other < 0:
                continue
            own = 1 << cell | 1 << other
            touched = sum({1 << next for half in (cell, other) for next in neighbours(rows)[half]})
            if min(cell, other) < COLUMNS:
                touched |= BOARD
            found.append((cell, turn, own, touched & ~own))
    return tuple(found)


@cache
def dominoes(rows: int) -> tuple[tuple[int, int, int, int], ...]:
    """Every pair of adjacent cells: (its two bits, the bits it touches, and the places in `positions` of its two directions)."""
    pairs: dict[int, list[int]] = {}
    for place, (_, _, own, touched) in enumerate(positions(rows)):
        pairs.setdefault(own, [own, touched]).append(place)
    return tuple((own, touched, place, back) for own, touched, place, back in pairs.values())


@cache
def bits_of(rows: int) -> dict[tuple[object, ...], tuple[int, int]]:
    """For each (cell, turn) that lies in the grid: the two bits of the tile, and the bits that it touches."""
    return {(cell, turn): (own, touched) for cell, turn, own, touched in positions(rows)}


def fits(full: int, rows: int, position: tuple[object, ...]) -> bool:
    """Whether a tile fits at a (cell, turn) beside the filled cells `full` (bits); the rule is that of `fitting`."""
    own, around = bits_of(rows).get(position, (full, 0))
    return not own & full and bool(around & (full | BOARD))


@lru_cache(maxsize=4096)
def fitting(full: int, rows: int) -> Callable[[tuple[T, ...]], tuple[T, ...]]:
    """Picks, from a tuple with an entry for each of `positions`, those where a tile fits beside the filled cells `full` (bits).

    Rulebook, "Play a Nest Tile from Your Hand": beside the birds board or a tile, inside the grid, over nothing.
    """
    fits: list[int] = []
    touching = full | BOARD
    for own, around, place, back in dominoes(rows):
        if not own & full and around & touching:
            fits.append(place)
            fits.append(back)
    # Every domino has two directions, so there is never a single entry, for which itemgetter would give no tuple.
    return itemgetter(*sorted(fits)) if fits else nothing


def nothing(_: tuple[T, ...]) -> tuple[T, ...]:
    """Picks no entry: no tile fits anywhere."""
    return ()


def filled(nest: tuple[int, ...]) -> int:
    """The bits of the filled cells of a nest."""
    return sum(compress(BITS, nest))


def lay(nest: tuple[int, ...], tile: int, cell: int, turn: int) -> tuple[int, ...]:
    """The nest with a tile laid on two cells, whatever was there."""
    squares = list(nest)
    squares[cell] = 2 * tile
    squares[cell + STRIDES[turn]] = 2 * tile + 1
    return tuple(squares)


def sealed(nest: tuple[int, ...]) -> set[int]:
    """The empty cells without an empty neighbour: no tile fits there any more."""
    around = neighbours(len(nest) // COLUMNS)
    return {cell for cell, code in enumerate(nest) if not code and all(nest[next] for next in around[cell])}
