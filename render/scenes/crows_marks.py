"""What is marked on the table of Crows: what is new since the last picture, and the choice that is being made."""

from collections.abc import Sequence

from engine.core.coordinates import STRIDE
from render import theme
from render.scene import Arrow, Frame, Part
from render.scenes import Request
from render.scenes.crows_spiral import spiral
from render.scenes.crows_view import STEPS, TRASH, CrowsSight, Flight, News, Spot, actor, frontier, numbers, subject
from render.scenes.window import Window

ON_TILES = ("trash", "shine", "tomb", "roost", "call", "land")
"""The verbs that name a cell with a tile."""
SHAFT = 8
"""The width of an arrow."""
EDGE = 16
"""How far arrows keep from the edge of the window."""


def around(plan: Window, cell: int, colour: theme.Colour, line: int, dashed: bool = False) -> Frame:
    """A frame inside the edge of a cell."""
    x, y = plan.spot(cell)
    return Frame(x, y, plan.side, plan.side, colour, line, dashed, 2)


def meant(request: Request) -> int:
    """The cell that the prefix names, if it names a whole one; -1 otherwise."""
    given = numbers(request.prefix)
    return given[0] * STRIDE + given[1] if request.prefix and request.prefix[0] in ("place", *ON_TILES) and len(given) == 2 else -1


def with_ghost(request: Request, spots: dict[int, Spot]) -> dict[int, Spot]:
    """What lies on the table, with what is meant as if it were done."""
    cell = meant(request)
    if cell < 0:
        return spots
    seat, verb = actor(request.view), request.prefix[0]
    shown = dict(spots)
    if verb == "place":
        shown[cell] = Spot((subject(request.view) or (0,))[0])
    elif cell in spots:
        old = spots[cell]
        spot = Spot(old.kind, old.crows, old.objects, old.tombs, old.roosts)
        match verb:
            case "trash":
                spot = Spot(TRASH)
            case "shine":
                spot.objects = (seat,)
            case "tomb":
                spot.tombs += 1
            case "roost":
                spot.roosts += 1
        shown[cell] = spot
    return shown


def free(request: Request) -> tuple[frozenset[int], frozenset[int]]:
    """The free cells where a tile may come, and those of them that continue the prefix."""
    view: CrowsSight = request.view
    verb, given = (request.prefix[0], numbers(request.prefix)) if request.prefix else ("place", ())
    if request.kind != "seat" or actor(view) != view.seat or view.frames[-1][0] != "place" or verb != "place":
        return frozenset(), frozenset()
    everywhere = frontier(view.cells)
    return everywhere, everywhere if not given else frozenset(cell for cell in everywhere if cell // STRIDE == given[0])


def candidates(request: Request) -> list[int]:
    """The tiles that continue a prefix which has chosen what to do, perhaps the row, but not yet the cell."""
    view: CrowsSight = request.view
    if not request.prefix or request.prefix[0] not in ON_TILES or len(request.prefix) > 2:
        return []
    if request.extra:
        size = len(request.prefix)
        legal = [numbers(action) for action in request.extra if action[:size] == request.prefix]
        return sorted({row * STRIDE + column for row, column in legal})
    return [cell for cell in view.cells if len(request.prefix) == 2 and cell // STRIDE == request.prefix[1]]


def chosen(request: Request, plan: Window) -> list[Part]:
    """Frames around what may be chosen now, a dashed one around what is chosen but not yet done."""
    view: CrowsSight = request.view
    parts: list[Part] = [around(plan, cell, theme.HALO, 3) for cell in candidates(request) if plan.has(cell)]
    cell = meant(request)
    if view.frames and view.frames[-1][0] in ("second crow", "landing", "scatter"):
        parts += [around(plan, source, theme.SEATS[actor(view)], 5) for source in dict.fromkeys(subject(view)) if plan.has(source)]
    if view.frames and view.frames[-1][0] == "scatter" and len(request.prefix) == 2:
        (start,) = numbers(request.prefix)
        parts += spiral(request, plan) + spiral_start(plan, subject(view)[0], start)
    if cell >= 0 and plan.has(cell):
        parts.append(around(plan, cell, theme.HALO, 5, dashed=True))
    return parts


def spiral_start(plan: Window, murder: int, start: int) -> list[Part]:
    """An arrow from a murder to the first cell of the chosen pattern."""
    if not plan.has(murder + STEPS[start]):
        return []
    return _arrow(plan, Flight(murder, murder + STEPS[start], 0, 0), theme.GOLD)


def fresh(plan: Window, news: News) -> list[Part]:
    """A golden frame where something came, and around murders, in the colour of the seat from where crows scattered."""
    parts: list[Part] = [around(plan, cell, theme.GOLD, 5) for cell in dict.fromkeys((*news.fresh, *news.murders)) if plan.has(cell)]
    return parts + [around(plan, cell, theme.SEATS[seat], 5) for cell, seat in news.sources.items() if plan.has(cell)]


def flown(plan: Window, flights: Sequence[Flight]) -> list[Part]:
    """An arrow for each flight in the colour of the seat whose object called."""
    return [part for flight in flights if _is_seen(plan, flight) for part in _arrow(plan, flight, theme.SEATS[flight.seat])]


def _is_seen(plan: Window, flight: Flight) -> bool:
    return plan.has(flight.start) or plan.has(flight.end)


def ends(plan: Window, flight: Flight) -> tuple[int, int, int, int]:
    """Tail and point of an arrow: from the inside of one cell to just inside the other, and inside the window."""
    (x0, y0), (x1, y1) = plan.middle(flight.start), plan.middle(flight.end)
    far = max(abs(x1 - x0), abs(y1 - y0))
    dx, dy = (x1 - x0) / far * plan.side, (y1 - y0) / far * plan.side

    def inside(x: float, y: float) -> tuple[int, int]:
        right, bottom = plan.x + plan.columns * plan.side, plan.bottom
        return round(min(max(x, plan.x + EDGE), right - EDGE)), round(min(max(y, plan.y + EDGE), bottom - EDGE))

    return *inside(x0 + 0.2 * dx, y0 + 0.2 * dy), *inside(x1 - 0.36 * dx, y1 - 0.36 * dy)


def _arrow(plan: Window, flight: Flight, colour: theme.Colour) -> list[Part]:
    x0, y0, x1, y1 = ends(plan, flight)
    return [Arrow(x0, y0, x1 - x0, y1 - y0, colour, SHAFT)] if (x0, y0) != (x1, y1) else []
