"""What is marked in Bower's pictures: what is new since the last one, and the choice that is being made."""

from collections.abc import Sequence

from render import theme
from render.scene import Part
from render.scenes import Request
from render.scenes.bower_parts import Plan, around_cells
from render.scenes.bower_view import BowerSight, actor, marked_cells, neighbour, numbers, subject

NEW = 5
"""The width of a mark."""


def fresh(request: Request, plan: Plan) -> list[Part]:
    """A golden frame around each tile and token that came since the last picture."""
    return [around_cells(plan, seat, cells, theme.GOLD, NEW) for seat, cells in marked_cells(request.events)]


def shown_nest(request: Request, seat: int) -> tuple[Sequence[int], tuple[int, ...]]:
    """A nest's squares with a tile about to be placed in them, and the cells of that tile."""
    view: BowerSight = request.view
    prefix = request.prefix
    if not prefix or seat != actor(view) or prefix[0] not in ("place", "cover"):
        return view.nests[seat], ()
    tile, *rest = (subject(view), *numbers(prefix)) if prefix[0] == "cover" else (*numbers(prefix),)
    if len(rest) < 2:
        return view.nests[seat], ()
    cell, turn = rest[:2]
    codes = list(view.nests[seat])
    cells = (cell, neighbour(cell, turn))
    for half, at in enumerate(cells):
        codes[at] = 2 * tile + half
    return codes, cells


def chosen(request: Request, plan: Plan) -> list[Part]:
    """A dashed frame around what is chosen on the nests but not yet done."""
    view: BowerSight = request.view
    seat = actor(view)
    if not request.prefix or seat < 0:
        return []
    verb, *_ = request.prefix
    given = numbers(request.prefix)
    cells: tuple[int, ...] = ()
    if verb == "place" and len(given) > 1:
        cells = (given[1], neighbour(given[1], given[2])) if len(given) > 2 else (given[1],)
    elif verb == "cover" and given:
        cells = (given[0], neighbour(given[0], given[1])) if len(given) > 1 else (given[0],)
    elif verb in ("lay", "branch") and given:
        cells = (given[0],)
    elif verb == "cross" and len(given) > 1:
        seat, cells = given[0], (given[1],)
    return [around_cells(plan, seat, cells, theme.TEXT, NEW, dashed=True)] if cells else []
