"""Groups of adjacent squares of one material, the Branch included, and the third gems that earn bonus tiles."""

from collections.abc import Iterable

from engine.games.bower.cards import Cards
from engine.games.bower.grid import neighbours
from engine.games.bower.state import BRANCH, COLUMNS, Token

Link = tuple[int, int]
"""Two cells that a Branch makes adjacent; (-1, -1) when there is none."""

NO_LINK: Link = (-1, -1)


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


def group_at(nest: tuple[int, ...], cell: int, cards: Cards, link: Link = NO_LINK, without: tuple[int, ...] = ()) -> set[int]:
    """The cells of the group of one material that a filled cell belongs to, some cells left out of account."""
    materials = cards.materials
    material = materials[nest[cell]]
    around = neighbours(len(nest) // COLUMNS)
    group = {cell}
    left = [cell]
    while left:
        here = left.pop()
        nearby: Iterable[int] = around[here]
        if here in link:
            nearby = (*nearby, link[here == link[0]])
        for next in nearby:
            if next not in group and materials[nest[next]] == material and next not in without:
                group.add(next)
                left.append(next)
    return group


def gems_in(nest: tuple[int, ...], cells: Iterable[int], cards: Cards) -> int:
    """How many gems lie on the cells."""
    gems = cards.gems
    return sum([gems[nest[cell]] for cell in cells])


def full_columns(nest: tuple[int, ...], columns: Iterable[int], cards: Cards) -> int:
    """The bit mask of those of the columns that hold three gems or more."""
    return sum(1 << column for column in set(columns) if gems_in(nest, range(column, len(nest), COLUMNS), cards) >= 3)


def completes_group(nest: tuple[int, ...], new: tuple[int, ...], cards: Cards, link: Link) -> bool:
    """Whether the newly filled cells bring a third gem into a group of one material.

    Rulebook, "Get a Bonus Tile": further gems of such a group earn nothing. So every part that the group had before must
    have held fewer than three gems (our ruling on merging groups).
    """
    for cell in new:
        group = group_at(nest, cell, cards, link)
        if gems_in(nest, group, cards) < 3:
            continue
        before = group.difference(new)
        while before:
            part = group_at(nest, next(iter(before)), cards, link, without=new)
            if gems_in(nest, part, cards) >= 3:
                break
            before -= part
        else:
            return True
    return False


def third_gems(nest: tuple[int, ...], new: tuple[int, int], paid: int, link: Link, cards: Cards) -> tuple[int, bool]:
    """What a tile just laid on the cells `new` completes: the bit mask of columns not yet paid, and whether a group.

    Rulebook, "Get a Bonus Tile"; a column counts once a match (our ruling).
    """
    columns = full_columns(nest, [cell % COLUMNS for cell in new], cards) & ~paid
    return columns, completes_group(nest, new, cards, link)
