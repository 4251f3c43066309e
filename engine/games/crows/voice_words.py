"""Crows' things as phrases: tiles, tokens, what lies on a cell and beside it. All other parts of the voice build on these."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.phrase import Phrase, chain, say
from engine.core.voice import Names
from engine.games.crows.state import STEPS, STRIDE, TILES, TOKENS, CrowsView, column_name, coordinate

ARROWS = "↑→↓←"
"""The directions of STEPS as the pictures show them: rows are numbered downwards."""


def row(items: Sequence[Phrase], mark: str = "crows-comma") -> Phrase:
    """Items with a comma between them, or with another mark."""
    return chain(items, mark)


def slug(word: str) -> str:
    """A word of the state or the rules as a part of a message id."""
    return word.replace(" ", "-").replace("_", "-")


def tile_of(kind: int) -> Phrase:
    """A kind of tile: "2-Crow Tree"."""
    return say(f"crows-tile-{slug(TILES[kind])}")


def short_tile(kind: int) -> Phrase:
    """A kind of tile in a word."""
    return say(f"crows-short-{slug(TILES[kind])}")


def token_of(token: int) -> Phrase:
    """The name of a special token."""
    return say(f"crows-token-{slug(TOKENS[token])}")


def crows_of(count: int) -> Phrase:
    """Crows counted: "3 crows"."""
    return say("crows-count", n=count)


def counted(things: Iterable[Phrase]) -> Phrase:
    """Things that come more than once, each kind once with its number: "2× Trash, 1× Cemetery"; at least one, in their order."""
    found = Counter(thing.id for thing in things)
    return row([say("crows-times", n=count, what=say(id)) for id, count in found.items()])


def cell_name(cell: int) -> Phrase:
    """A cell's coordinate as a phrase, for lists."""
    return say("crows-cell", cell=coordinate(cell))


def cells_of(cells: Iterable[int]) -> Phrase:
    """Coordinates in a list, at least one."""
    return row([cell_name(cell) for cell in cells])


def columns_of(cells: Sequence[int]) -> str:
    """The columns of cells of one row, ascending, three or more in a line as a range: "L, N–Q"."""
    columns = [cell % STRIDE for cell in cells]
    runs: list[list[int]] = []
    for column in columns:
        if runs and runs[-1][-1] == column - 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    return ", ".join(_run(run) for run in runs)


def _run(run: list[int]) -> str:
    names = [column_name(column) for column in run]
    return f"{names[0]}–{names[-1]}" if len(names) > 2 else ", ".join(names)


def things_on(view: CrowsView, cell: int, names: Names = ()) -> list[Phrase]:
    """What there is on a cell with a tile: the tile, crows, shiny object, Tombstones, No Flocking. Without names a shiny object
    is the viewer's own or another's."""
    place = view.cells.index(cell)
    things = [tile_of(view.kinds[place])]
    if view.crows[place]:
        things.append(crows_of(view.crows[place]))
    things += [_object(view, seat, names) for seat, object in enumerate(view.objects) if object == cell]
    things += [say("crows-token-tombstone")] * view.tombs.count(cell)
    return things + [say("crows-token-no-flocking")] * view.roosts.count(cell)


def _object(view: CrowsView, seat: int, names: Names) -> Phrase:
    if names:
        return say("crows-object-of", name=names[seat])
    return say("crows-object-own" if seat == view.seat else "crows-object-other")


def beside(view: CrowsView, cell: int) -> Phrase:
    """The tiles beside a free cell, each with an arrow, in brackets the crows on it, ◆ for a shiny object."""
    found = []
    for arrow, step in zip(ARROWS, STEPS, strict=True):
        if cell + step in view.cells:
            place = view.cells.index(cell + step)
            tile = short_tile(view.kinds[place])
            if cell + step in view.objects:
                found.append(say("crows-beside-object", arrow=arrow, tile=tile))
            elif view.crows[place]:
                found.append(say("crows-beside-crows", arrow=arrow, tile=tile, n=view.crows[place]))
            else:
                found.append(say("crows-beside", arrow=arrow, tile=tile))
    return row(found)


def seats_left(view: CrowsView) -> list[int]:
    """The seats that have not resigned."""
    return [seat for seat in range(len(view.scores)) if seat not in view.resigned]
