"""The spiral of a murder of Crows, while its owner chooses where it begins: the choice as a ghost, worked out from the view."""

from engine.core.coordinates import STRIDE
from render import theme
from render.scene import Frame, Part
from render.scenes import Request
from render.scenes.crows_view import CrowsSight, numbers, question, subject
from render.scenes.window import Window

SPIRAL = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (-1, -2), (0, -2),
    (1, -2), (2, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1), (-2, 0), (-2, -1),
)  # fmt: skip
"""(column, row) from the murder's tile, for the start at the top; the other starts turn it by quarter turns clockwise."""


def pattern(murder: int, start: int) -> list[int]:
    """The cells of the spiral around a murder, with or without tiles."""
    found = []
    for column, row in SPIRAL:
        for _ in range(start):
            column, row = -row, column
        found.append(murder + row * STRIDE + column)
    return found


def start_of(request: Request) -> int:
    """The start that is chosen but not yet done, -1 when there is none."""
    given = numbers(request.prefix)
    return given[0] if question(request.view) == "scatter" and request.prefix[:1] == ("scatter",) and given else -1


def landings(request: Request) -> dict[int, list[int]]:
    """By cell the places in the order in which the crows would scatter from the start that is chosen; without one nothing."""
    start = start_of(request)
    if start < 0:
        return {}
    view: CrowsSight = request.view
    (murder,) = subject(view)
    tiles = [cell for cell in pattern(murder, start) if cell in view.cells]
    found: dict[int, list[int]] = {}
    for place in range(view.crows[view.cells.index(murder)] - 1 if tiles else 0):
        found.setdefault(tiles[place % len(tiles)], []).append(place + 1)
    return found


def spiral(request: Request, plan: Window) -> list[Part]:
    """Dashed frames along the way: around the tiles where crows would land, fainter around the cells without a tile that they skip."""
    landed = landings(request)
    if not landed:
        return []
    way = pattern(subject(request.view)[0], start_of(request))
    while way[-1] not in landed:
        way.pop()
    seen = [(cell, *plan.spot(cell)) for cell in way if plan.has(cell)]
    return [Frame(x, y, plan.side, plan.side, theme.GOLD if cell in landed else theme.FAINT, 3, True, 2) for cell, x, y in seen]
