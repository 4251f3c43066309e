"""A slow second opinion on Crows, written from the rulebook alone: flocking, scoring and scattering.

It shares no code with the engine: a board is a dictionary from (column, row) to the name of a tile, every shiny object is looked at
for every tile with crows, every crow flies tile by tile, and the spiral is the rulebook's picture, turned.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

TILE_NAMES = ("empty tree", "1-crow tree", "2-crow tree", "3-crow tree", "trash", "trinkets", "cemetery")
ICONS = {"1-crow tree": 1, "2-crow tree": 2, "3-crow tree": 3}

PICTURE = """
     .   9  10  11   .
    20   8   1   2  12
    19   7   *   3  13
    18   6   5   4  14
     .  17  16  15   .
"""

Cell = tuple[int, int]


@dataclass
class Round:
    """What lies on the table when the crows are about to flock."""

    tiles: dict[Cell, str]
    crows: Counter[Cell]
    objects: dict[int, Cell]
    """By seat; seats without an object on the table are left out."""
    tombstones: set[Cell]
    no_flocking: set[Cell]
    no_cemeteries: bool
    scoring_cap: bool
    the_birds: bool
    first: int
    seats: int
    met: Counter[str]
    """What the oracle met while it judged."""


def cell_of(number: int) -> Cell:
    """(column, row) of an engine's cell."""
    return number % 100, number // 100


def read(state: Any) -> Round:
    """The round of an engine's state, in the oracle's own form."""
    cells = [cell_of(number) for number in state.cells]
    return Round(
        {cell: TILE_NAMES[kind] for cell, kind in zip(cells, state.kinds, strict=True)},
        Counter({cell: crows for cell, crows in zip(cells, state.crows, strict=True) if crows}),
        {seat: cell_of(number) for seat, number in enumerate(state.objects) if number >= 0},
        {cell_of(number) for number in state.tombs},
        {cell_of(number) for number in state.roosts},
        bool(state.cancelled),
        bool(state.scoring_cap),
        bool(state.all_the_birds),
        state.first,
        len(state.scores),
        Counter(),
    )


def path(start: Cell, end: Cell) -> list[Cell]:
    """The cells from one to another in the same row or column, the start left out and the end included; else empty."""
    if start[0] != end[0] and start[1] != end[1]:
        return []
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    return [
        (start[0] + (end[0] - start[0]) * step // length, start[1] + (end[1] - start[1]) * step // length) for step in range(1, length + 1)
    ]


def attractors(board: Round, cell: Cell) -> list[Cell]:
    """The objects between which the crows of a cell divide."""
    ways = {target: path(cell, target) for target in board.objects.values()}
    there = {target: way for target, way in ways.items() if way and all(step in board.tiles for step in way)}
    board.met["gap"] += any(way and len(way) < min(map(len, there.values()), default=0) for way in ways.values())
    nearest = [target for target, way in there.items() if len(way) == min(map(len, there.values()))]
    on_trinkets = [target for target in nearest if board.tiles[target] == "trinkets"]
    if on_trinkets and len(on_trinkets) < len(nearest):
        board.met["trinkets first"] += 1
    board.met["two trinkets"] += len(on_trinkets) > 1
    return on_trinkets or nearest


def flock(board: Round) -> None:
    """Let all crows fly, each from where it stood."""
    before = dict(board.crows)
    for cell, crows in before.items():
        if not crows:
            continue
        targets = attractors(board, cell)
        if targets and cell in board.no_flocking:
            board.met["held"] += 1
            continue
        board.met[f"tie of {len(targets)}"] += len(targets) > 1
        board.met["left over"] += len(targets) > 1 and crows % len(targets) > 0
        for target in targets:
            for _ in range(crows // len(targets)):
                way = path(cell, target)
                landing = next((step for step in way if board.tiles[step] == "trash"), target)
                board.met["stopped by trash"] += landing != target
                board.met["left trash"] += board.tiles[cell] == "trash"
                board.crows[cell] -= 1
                board.crows[landing] += 1


def points(board: Round) -> dict[int, int]:
    """The points of every seat."""
    gained = {}
    for seat in range(board.seats):
        cell = board.objects.get(seat)
        crows = board.crows[cell] if cell is not None else 0
        doubles = cell is not None and (board.tiles[cell] == "cemetery" or cell in board.tombstones)
        if doubles and crows:
            board.met["cancelled" if board.no_cemeteries else "doubled"] += 1
        total = crows + (crows if doubles and not board.no_cemeteries else 0)
        if board.scoring_cap and total > 12:
            board.met["capped"] += 1
            total = 12
        gained[seat] = total
    return gained


def murders(board: Round) -> list[int]:
    """The seats whose objects have attracted a murder, in the order in which these scatter."""
    order = [(board.first + place) % board.seats for place in range(board.seats)]
    found = [seat for seat in order if seat in board.objects and board.crows[board.objects[seat]] >= 6]
    board.met["murder"] += bool(found)
    board.met["several murders"] += len(found) > 1
    return found


def spiral(start: int) -> list[Cell]:
    """Steps (columns, rows) from the murder to the twenty tiles, in order; the picture turned clockwise by quarter turns."""
    rows = [line.split() for line in PICTURE.strip().splitlines()]
    for _ in range(start):
        rows = [list(column) for column in zip(*rows[::-1], strict=True)]
    found = {word: (column - 2, row - 2) for row, words in enumerate(rows) for column, word in enumerate(words)}
    return [found[str(number)] for number in range(1, 21)]


def mate(board: Round, seat: int) -> int:
    """Two crows of the seat's murder fly off; returns how many."""
    leaving = 0 if board.the_birds else 2
    board.crows[board.objects[seat]] -= leaving
    board.met["the birds"] += not leaving
    return leaving


def scatter(board: Round, seat: int, start: int) -> None:
    """The rest of the seat's murder scatters but for one."""
    column, row = board.objects[seat]
    pattern = [(column + right, row + down) for right, down in spiral(start)]
    tiles = [cell for cell in pattern if cell in board.tiles]
    board.met["missing tiles"] += len(tiles) < 20
    landed = 0
    while tiles and board.crows[column, row] > 1:
        board.met["again"] += landed == len(tiles)
        board.crows[tiles[landed % len(tiles)]] += 1
        board.crows[column, row] -= 1
        landed += 1
