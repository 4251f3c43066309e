"""The growing board: where tiles lie, where the next may lie, and putting tiles and crows there."""

from engine.core.game import Tell
from engine.core.notation import Action
from engine.games.crows.state import CENTRE, STEPS, STRIDE, THREE_CROWS, TRASH, CrowsState, Match

PATTERN = (0, -2), (-1, -1), (1, -1), (-2, 0), (0, 0), (2, 0), (-1, 1), (1, 1), (0, 2)

DIAMOND = tuple(CENTRE + row * STRIDE + column for column, row in PATTERN)
"""The cells of the nine starting tiles, which touch only at their corners (rulebook, "Setup"; our reading)."""


def at(verb: str, cell: int) -> Action:
    """An action that names a cell by its row and column."""
    row, column = divmod(cell, STRIDE)
    return verb, row, column


def cell_of(action: Action) -> int:
    """The cell that an action names by its last two numbers."""
    return int(action[-2]) * STRIDE + int(action[-1])


def frontier(cells: tuple[int, ...]) -> list[int]:
    """The free cells that share a side with a tile, ascending (rulebook, "Placing a Tile: Valid Locations")."""
    up, right, down, left = STEPS
    beside = {cell + up for cell in cells}
    beside.update([cell + right for cell in cells])
    beside.update([cell + down for cell in cells])
    beside.update([cell + left for cell in cells])
    return sorted(beside.difference(cells))


def put_tile(state: CrowsState, cell: int, kind: int, tell: Tell, is_moved: bool = False) -> None:
    """Lay a tile. A new one brings a crow for each icon; icons of a moved one are ignored (rulebook, "Trash Tile")."""
    fresh = 0 if is_moved or kind > THREE_CROWS else min(kind, state.crow_pile)
    state.cells += (cell,)
    state.kinds += (kind,)
    state.crows += (fresh,)
    state.crow_pile -= fresh
    tell(("placed", (), (cell, kind, fresh)))


def crows_at(state: Match) -> dict[int, int]:
    """The cells with crows on them, with how many, in the order of the tiles."""
    return {cell: count for cell, count in zip(state.cells, state.crows, strict=True) if count}


def set_crows(state: CrowsState, counts: dict[int, int]) -> None:
    """Put other numbers of crows on some cells."""
    state.crows = tuple([counts.get(cell, count) for cell, count in zip(state.cells, state.crows, strict=True)])


def trash_targets(state: Match) -> list[int]:
    """The cells whose tile a Trash tile may replace: without crows and shiny objects (rulebook, "Trash Tile")."""
    return sorted(cell for cell, count in zip(state.cells, state.crows, strict=True) if not count and cell not in state.objects)


def object_targets(state: Match) -> list[int]:
    """The cells where a shiny object may be placed: no trash, no crows, no other object (rulebook, "Place the Shiny Object")."""
    rows = zip(state.cells, state.kinds, state.crows, strict=True)
    return sorted([cell for cell, kind, count in rows if not count and kind != TRASH and cell not in state.objects])
