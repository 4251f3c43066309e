"""A slow second opinion on Bower, written from the rulebook alone: a lister of placements and a scorer.

It shares no code with the engine: it reads cards.toml itself, keeps a nest as a dictionary from (column, row) to a material
and a list of object names, walks groups naively and tries every colour for every white object.
"""

import tomllib
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import engine.games.bower as package

CARDS = tomllib.loads((Path(package.__file__).parent / "cards.toml").read_text(encoding="utf-8"))
COLOURS = ("yellow", "violet", "red")
MATERIALS = ("straw", "moss", "gravel")
OBJECTS = [*(f"{c} feather" for c in (*COLOURS, "white")), *(f"{c} flower" for c in (*COLOURS, "white")), "gem", "shell", "coloured shell"]
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))

Cell = tuple[int, int]
Square = tuple[str, list[str]]


def _tiles() -> dict[int, list[list[str]]]:
    tiles = {int(name[1:]): halves for name, halves in CARDS["nest"].items()}
    tiles.update({100 + int(name[1:]): tile["squares"] for name, tile in CARDS["bonus"].items() if tile["kind"] == "nest"})
    return tiles


TILES = _tiles()
"""The two squares of every domino by its number: [material, object, ...]."""


class Nest(NamedTuple):
    """What is visible of a nest at the end: its squares with the tokens worked in, and what the Branch links."""

    squares: dict[Cell, Square]
    links: list[tuple[Cell, Cell]]


def read_nest(match: Any, seat: int) -> Nest:
    """The nest of a seat of a state or a view of the engine, in the oracle's own form."""
    squares: dict[Cell, Square] = {}
    for number, code in enumerate(match.nests[seat]):
        if code:
            material, *objects = TILES[code // 2][code % 2]
            squares[number % 6, number // 6] = (material, list(objects))
    links = []
    mine = [token for token in match.tokens if token[1] == seat and token[2] >= 0]
    for kind, _, number, detail in sorted(mine, key=lambda token: token[0] == 0):  # the X last: it may lie on a white token
        column, row = number % 6, number // 6
        objects = squares[column, row][1]
        if kind == 0:
            objects.remove(OBJECTS[detail])
        elif kind == 4:
            links.append(((column - 1, row), (column + 1, row)) if detail == 0 else ((column, row - 1), (column, row + 1)))
        else:
            objects += {1: ["white flower"], 2: ["white feather"], 3: ["shell", "shell"]}[kind]
    return Nest(squares, links)


# --- placements ----------------------------------------------------------------------------------------------------------


def may_lie(filled: set[Cell], rows: int, one: Cell, other: Cell) -> bool:
    """Whether a tile may be placed on these two neighbouring cells."""
    for column, row in (one, other):
        if (column, row) in filled or not (0 <= column < 6 and 0 <= row < rows):
            return False
    return touches(filled, one) or touches(filled, other)


def touches(filled: set[Cell], cell: Cell) -> bool:
    """Whether a side of the cell is at the birds board or at a filled cell."""
    column, row = cell
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return row == 0 or not filled.isdisjoint(around)


def placements(filled: set[Cell], rows: int) -> set[tuple[int, int]]:
    """All (cell, turn) in which a tile may be placed; half 0 lies on the cell, half 1 in the direction of the turn."""
    empty = [(column, row) for column, row in product(range(6), range(rows)) if (column, row) not in filled]
    return {
        (column + 6 * row, turn)
        for column, row in empty
        for turn, (dc, dr) in enumerate(STEPS)
        if may_lie(filled, rows, (column, row), (column + dc, row + dr))
    }


# --- third gems ----------------------------------------------------------------------------------------------------------


def earns(before: Nest, after: Nest, paid: set[int]) -> bool:
    """Whether the squares that `after` has more bring a third gem into a column not paid yet, or into a group."""
    new = set(after.squares) - set(before.squares)
    for column in {column for column, _ in new} - paid:
        if sum(_amounts(before, "gem", column)) < 3 <= sum(_amounts(after, "gem", column)):
            return True
    old = groups(before)
    for group in groups(after):
        if group & new and _gems(after, group) >= 3 and all(_gems(before, part) < 3 for part in old if part & group):
            return True
    return False


def _gems(nest: Nest, group: set[Cell]) -> int:
    return sum(nest.squares[cell][1].count("gem") for cell in group)


# --- scoring -------------------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """The final scoring: for each line, named ("column", 3), who won how many eggs; then the totals."""

    lines: dict[tuple[str, int], tuple[int, int]]
    counts: dict[tuple[str, int], tuple[int, int]]
    """What was compared; left out where the owner of white objects could choose."""
    eggs: tuple[int, int]
    shells: tuple[int, int]
    winners: tuple[int, ...]


def judge(match: Any) -> Verdict:
    """The final scoring of a state or of a view in which all is revealed."""
    nests = (read_nest(match, 0), read_nest(match, 1))
    lines: dict[tuple[str, int], tuple[int, int]] = {}
    counts: dict[tuple[str, int], tuple[int, int]] = {}
    parts = [groups(nest) for nest in nests]
    for index, material in enumerate(MATERIALS):
        best = [largest_group(nests[seat], parts[seat], material) for seat in (0, 1)]
        counts["group", index] = (best[0][0], best[1][0])
        winner = 0 if best[0] > best[1] else 1 if best[1] > best[0] else -1
        lines["group", index] = (winner, 1 if winner >= 0 else 0)
    for column in range(6):
        result, fixed = _column(nests, column, match.requests[column])
        lines["column", column] = result
        if fixed:
            counts["column", column] = fixed
    for seat in (0, 1):
        for bonus in match.taken[seat]:
            if 106 <= bonus <= 109:
                counts["egg", bonus], lines["egg", bonus] = _egg_tile(nests, bonus, seat)
    eggs = tuple(sum(won for winner, won in lines.values() if winner == seat) for seat in (0, 1))
    shells = tuple(sum(_amounts(nest, "shell")) for nest in nests)
    final = [(eggs[seat], has_coloured(nests[seat]), shells[seat]) for seat in (0, 1)]
    winners = tuple(seat for seat in (0, 1) if final[seat] == max(final))
    return Verdict(lines, counts, (eggs[0], eggs[1]), (shells[0], shells[1]), winners)


def groups(nest: Nest) -> list[set[Cell]]:
    """All groups of adjacent squares of one material."""
    found = []
    left = set(nest.squares)
    while left:
        first = left.pop()
        alike = {cell for cell in left if nest.squares[cell][0] == nest.squares[first][0]}
        group = edge = {first}
        while edge := {cell for cell in alike if any(_touch(nest, cell, member) for member in edge)}:
            group = group | edge
            alike -= edge
        left -= group
        found.append(group)
    return found


def largest_group(nest: Nest, parts: list[set[Cell]], material: str) -> tuple[int, bool, int]:
    """(squares, whether Colored Shells lie in it, shells) of the group that counts."""
    best = (0, False, 0)
    for group in parts:
        square_of_it = next(iter(group))
        if nest.squares[square_of_it][0] == material:
            objects = [thing for cell in group for thing in nest.squares[cell][1]]
            best = max(best, (len(group), "coloured shell" in objects, objects.count("shell")))
    return best


def _touch(nest: Nest, one: Cell, other: Cell) -> bool:
    near = abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
    return near or (one, other) in nest.links or (other, one) in nest.links


def has_coloured(nest: Nest) -> bool:
    return any("coloured shell" in objects for _, objects in nest.squares.values())


def _amounts(nest: Nest, thing: str, column: int | None = None) -> list[int]:
    return [objects.count(thing) for (c, _), (_, objects) in nest.squares.items() if column is None or c == column]


def _possible_counts(nest: Nest, column: int, wanted: str) -> set[int]:
    """Every number of requested objects that some choice of colours for the white objects gives."""
    colour, kind = wanted.split()
    whites = sum(_amounts(nest, f"white {kind}", column))
    if colour == "any":
        return {whites + sum(sum(_amounts(nest, f"{c} {kind}", column)) for c in COLOURS)}
    fixed = sum(_amounts(nest, wanted, column))
    return {fixed + choice.count(colour) for choice in product(COLOURS, repeat=whites)}


def _column(nests: tuple[Nest, Nest], column: int, symbol: int) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """(winner, eggs) under the best choices of both, and the counts if there was nothing to choose."""
    wanted = OBJECTS[symbol].replace("white", "any")
    mine, theirs = (_possible_counts(nest, column, wanted) for nest in nests)
    ties = []
    for nest in nests:
        ties.append((sum(_amounts(nest, "coloured shell", column)) > 0, sum(_amounts(nest, "shell", column))))
    tie = (ties[0] > ties[1]) - (ties[0] < ties[1])

    def value(a: int, b: int) -> int:
        """Eggs for seat 0, counted negative for seat 1."""
        if a == b:
            return tie
        eggs = 2 if max(a, b) == 1 else 1
        return eggs if a > b else -eggs

    careful = max(min(value(a, b) for b in theirs) for a in mine)
    against = min(max(value(a, b) for a in mine) for b in theirs)
    assert careful == against, (mine, theirs, ties)  # neither player can do better, so the result is well defined
    result = (-1, 0) if careful == 0 else (0 if careful > 0 else 1, abs(careful))
    return result, (min(mine), min(theirs)) if len(mine) == len(theirs) == 1 else None


def _egg_tile(nests: tuple[Nest, Nest], bonus: int, owner: int) -> tuple[tuple[int, int], tuple[int, int]]:
    of = CARDS["bonus"][f"B{bonus - 100:02}"]["of"]
    things = ["shell"] if of == "shell" else [f"{of} feather", f"{of} flower"]
    have = [sum(sum(_amounts(nest, thing)) for thing in things) for nest in nests]
    keys = [(of == "shell" and has_coloured(nests[seat]), have[seat]) for seat in (0, 1)]
    won = keys[owner] > keys[1 - owner]
    return (have[0], have[1]), (owner, 1) if won else (-1, 0)
