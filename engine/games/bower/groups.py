"""Groups of adjacent squares of one material, the Branch included, and the third gems that earn bonus tiles."""

from collections.abc import Iterable
from itertools import compress

from engine.games.bower.cards import Cards
from engine.games.bower.grid import BITS
from engine.games.bower.state import BRANCH, COLUMNS, Token

Link = tuple[int, int]
"""Two cells that a Branch makes adjacent; (-1, -1) when there is none."""

NO_LINK: Link = (-1, -1)

FIRST_COLUMN = sum(1 << cell for cell in range(0, 30, COLUMNS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1


def link_of(tokens: tuple[Token, ...], seat: int, rows: int) -> Link:
    """The two cells at the ends of the Branch in a seat's nest (rulebook, "Token Bonus Tiles")."""
    for token, nest, cell, axis in tokens:
        if token == BRANCH and nest == seat and cell >= 0:
            row, column = divmod(cell, COLUMNS)
            if axis == 0 and 0 < column < COLUMNS - 1:
                return cell - 1, cell + 1
            if axis == 1 and 0 < row < rows - 1:
                return cell - COLUMNS, cell + COLUMNS
    return NO_LINK


def spread(start: int, within: int, link: Link) -> int:
    """The bits of all cells that can be reached from the cells `start` by steps within the cells `within`."""
    ends = 1 << link[0] | 1 << link[1] if link != NO_LINK else 0
    group = start
    while True:
        grown = group | group << COLUMNS | group >> COLUMNS | (group & ~LAST_COLUMN) << 1 | (group & ~FIRST_COLUMN) >> 1
        if group & ends:
            grown |= ends
        grown &= within
        if grown == group:
            return group
        group = grown


def of_material(nest: tuple[int, ...], material: int, cards: Cards) -> int:
    """The bits of the cells of a nest whose squares are of a material."""
    return sum(compress(BITS, map(cards.is_of[material].__getitem__, nest)))


def groups_of(nest: tuple[int, ...], material: int, cards: Cards, link: Link) -> list[int]:
    """The groups of a material in a nest, each as the bits of its cells, by their first cell."""
    left = of_material(nest, material, cards)
    groups = []
    while left:
        group = spread(left & -left, left, link)
        groups.append(group)
        left &= ~group
    return groups


def cells_of(bits: int) -> list[int]:
    """The cells whose bits are set, ascending."""
    return [cell for cell in range(bits.bit_length()) if bits >> cell & 1]


def gems_in(nest: tuple[int, ...], cells: Iterable[int], cards: Cards) -> int:
    """How many gems lie on the cells."""
    gems = cards.gems
    return sum([gems[nest[cell]] for cell in cells])


def full_columns(nest: tuple[int, ...], columns: Iterable[int], cards: Cards) -> int:
    """The bit mask of those of the columns that hold three gems or more."""
    gems = cards.gems.__getitem__
    return sum(1 << column for column in set(columns) if sum(map(gems, nest[column::COLUMNS])) >= 3)


def completes_group(nest: tuple[int, ...], new: tuple[int, ...], cards: Cards, link: Link) -> bool:
    """Whether the newly filled cells bring a third gem into a group of one material.

    Rulebook, "Get a Bonus Tile": further gems of such a group earn nothing. So every part that the group had before must
    have held fewer than three gems (our ruling on merging groups).
    """
    fresh = sum(1 << cell for cell in new)
    for material in {cards.materials[nest[cell]] for cell in new}:
        if sum(map(cards.gems_of[material].__getitem__, nest)) < 3:
            continue
        same = of_material(nest, material, cards)
        starts = [1 << cell for cell in new if same >> cell & 1]
        for group in {spread(start, same, link) for start in starts}:
            if gems_in(nest, cells_of(group), cards) >= 3 and not has_full_part(nest, group & ~fresh, cards, link):
                return True
    return False


def has_full_part(nest: tuple[int, ...], cells: int, cards: Cards, link: Link) -> bool:
    """Whether a connected part of the cells (bits) holds three gems or more."""
    while cells:
        part = spread(cells & -cells, cells, link)
        if gems_in(nest, cells_of(part), cards) >= 3:
            return True
        cells &= ~part
    return False


def third_gems(nest: tuple[int, ...], new: tuple[int, int], paid: int, link: Link, cards: Cards) -> tuple[int, bool]:
    """What a tile just laid on the cells `new` completes: the bit mask of columns not yet paid, and whether a group.

    Rulebook, "Get a Bonus Tile"; a column counts once a match (our ruling).
    """
    columns = full_columns(nest, [cell % COLUMNS for cell in new if cards.gems[nest[cell]]], cards) & ~paid
    return columns, completes_group(nest, new, cards, link)
