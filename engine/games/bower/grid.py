"""The geometry of a nest: cells, directions, neighbours, and where a domino may lie. Cells: see state.py."""

from functools import cache

from engine.games.bower.state import COLUMNS

TURNS = range(4)
"""Directions from half 0 of a tile to half 1: column + 1, away from the board, column - 1, towards the board."""

STRIDES = 1, COLUMNS, -1, -COLUMNS
"""What each direction adds to a cell that has a neighbour there."""

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


def filled(nest: tuple[int, ...]) -> int:
    """The bits of the filled cells of a nest."""
    bits = 0
    bit = 1
    for code in nest:
        if code:
            bits |= bit
        bit <<= 1
    return bits


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
