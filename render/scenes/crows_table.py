"""The table of Crows: what all pictures of a running match share."""

from engine.core.coordinates import STRIDE, column_name, coordinate
from engine.core.phrase import Phrase, say
from render import theme
from render.fonts import measure
from render.scene import Box, Part, Sprite, figure, line
from render.scenes import Request
from render.scenes.crows_labels import labels_on
from render.scenes.crows_marks import chosen, flown, free, fresh, meant, with_ghost
from render.scenes.crows_plates import HEIGHT, TOP, plates
from render.scenes.crows_spiral import landings
from render.scenes.crows_tiles import tile
from render.scenes.crows_view import CrowsSight, News, actor, frontier, news_of, numbers, question, spots_of
from render.scenes.window import LABELS, Limits, Window

STRIP = TOP + HEIGHT + 8
"""Where the line under the plates begins."""
GRID = STRIP + 88
"""Where the table begins."""
WIDE = theme.WIDTH - 2 * theme.MARGIN
LIMITS = Limits(largest=100, smallest=64, highest=720, least_rows=5, most_rows=13, stride=STRIDE)


def plan_of(request: Request, news: News) -> Window:
    """The plan of a picture: who places a tile sees the free cells around the tiles, too."""
    view: CrowsSight = request.view
    is_placing = request.kind == "seat" and question(view) == "place" and actor(view) == view.seat
    cells = {*view.cells, *(frontier(view.cells) if is_placing else ())}
    return Window.on(cells, _weights(request, news), GRID, LIMITS)


def _weights(request: Request, news: News) -> dict[int, int]:
    """How much it matters that a cell is seen."""
    view: CrowsSight = request.view
    weights = {cell: 1 + 2 * min(count, 4) for cell, count in zip(view.cells, view.crows, strict=True)}
    for cell in (*news.fresh, *news.points, *news.murders, *news.landings, *(flight.end for flight in news.flights), *view.objects):
        weights[cell] = weights.get(cell, 0) + 10
    given = numbers(request.prefix)
    if len(given) == 1 and request.prefix[0] != "scatter":
        weights |= {cell: 1000 for cell in (*view.cells, *frontier(view.cells)) if cell // STRIDE == given[0]}
    weights |= dict.fromkeys(landings(request), 1000)
    weights |= {meant(request): 100_000} if meant(request) >= 0 else {}
    return {cell: weight for cell, weight in weights.items() if cell >= 0}


def table(request: Request) -> tuple[list[Part], Window]:
    """Names, what is in force, and the table with what is new or chosen marked; and where it ends."""
    view: CrowsSight = request.view
    news = news_of(request.events)
    news.landings = landings(request) or news.landings
    plan = plan_of(request, news)
    parts = plates(request) + strip(request, plan, news)
    parts += labels(plan)
    open_cells, lit = free(request)
    is_short = all(measure(coordinate(cell), theme.SMALL) <= plan.side - 10 for cell in open_cells)
    spots = with_ghost(request, spots_of(view))
    parts += ground(plan)
    for cell in plan.cells():
        x, y = plan.spot(cell)
        if cell in spots:
            parts.append(tile(x, y, plan.side, spots[cell]))
        elif cell in open_cells:
            parts += _free(x, y, plan.side, cell, cell in lit, is_short)
    return parts + fresh(plan, news) + chosen(request, plan) + flown(plan, news.flights) + labels_on(plan, news, spots), plan


def ground(plan: Window) -> list[Part]:
    """The cells without tiles: a surface with lines between them."""
    width, height = plan.columns * plan.side, plan.rows * plan.side
    parts: list[Part] = [Box(plan.x, plan.y, width, height, theme.WELL, theme.GROUND)]
    parts += [Box(plan.x + place * plan.side - 2, plan.y, 4, height, theme.GROUND, theme.GROUND) for place in range(1, plan.columns)]
    return parts + [Box(plan.x, plan.y + place * plan.side - 2, width, 4, theme.GROUND, theme.GROUND) for place in range(1, plan.rows)]


def _free(x: int, y: int, side: int, cell: int, lit: bool, is_short: bool) -> list[Part]:
    """A cell where a tile may come, with its name: in one line where all names are short enough, else in two."""
    fill, ink, edge = (theme.PANEL, theme.TEXT, theme.GOLD) if lit else (theme.WELL, theme.FAINT, theme.EDGE)
    parts: list[Part] = [Box(x + 3, y + 3, side - 6, side - 6, fill, theme.WELL, 8, edge, 2)]
    if is_short:
        return [*parts, line(x + 5, y + (side - 38) // 2, coordinate(cell), theme.SMALL, ink, fill, side - 10, 0.5)]
    for i, row in enumerate((column_name(cell % STRIDE), str(cell // STRIDE))):
        left = x + (side - measure(row, theme.SMALL)) // 2
        parts.append(figure(left, y + side // 2 - 28 + i * 29, row, theme.SMALL, ink, fill))
    return parts


def labels(plan: Window) -> list[Part]:
    """The letters of the columns over the table and the numbers of the rows left of it."""
    parts: list[Part] = []
    for place in range(plan.columns):
        name = column_name(plan.first_column + place)
        parts.append(line(plan.x + place * plan.side, plan.y - 40, name, theme.SMALL, theme.MUTED, theme.GROUND, plan.side, 0.5))
    for place in range(plan.rows):
        y = plan.y + place * plan.side + (plan.side - 38) // 2
        parts.append(line(plan.x - LABELS, y, str(plan.first_row + place), theme.SMALL, theme.MUTED, theme.GROUND, LABELS - 6, 1))
    return parts


def strip(request: Request, plan: Window, news: News) -> list[Part]:
    """The round, what is left to draw, what is in force, and which part of the table is shown."""
    view: CrowsSight = request.view
    words = request.words
    left = words(say("picture-crows-round", number=max(view.round, 1)))
    parts: list[Part] = [line(theme.MARGIN, STRIP, left, theme.SMALL, theme.TEXT, theme.GROUND, 300)]
    right = theme.WIDTH - theme.MARGIN
    if request.kind != "result":
        for sign, count in (("crow", view.crow_pile), ("crows.deck", view.deck)):
            parts += _counted(right, STRIP, sign, count)
            right -= 108
    x = theme.MARGIN + measure(left, theme.SMALL) + 24
    if view.cancelled or request.prefix[:1] == ("cancel",):
        parts.append(Sprite(x, STRIP - 5, 48, "crows.token.no_cemeteries", theme.GROUND))
        x += 56
    note = _note(request, plan, news)
    if note is not None:
        parts.append(line(x, STRIP, words(note), theme.SMALL, theme.MUTED, theme.GROUND, right - x - 8, 0.5))
    return parts


def _counted(right: int, y: int, sign: str, count: int) -> list[Part]:
    """A sign with how many of it there are, in 100 pixels that end at `right`."""
    text = str(count)
    return [
        Sprite(right - 100, y - 3, 46, sign, theme.GROUND),
        line(right - 50, y, text, theme.SMALL, theme.TEXT, theme.GROUND, 50),
    ]


def _note(request: Request, plan: Window, news: News) -> Phrase | None:
    """What must be said of the table: that only a part is seen, else what the arrows and numbers mean."""
    if plan.is_part:
        columns = [column_name(column) for column in (plan.first_column, plan.first_column + plan.columns - 1)]
        rows = plan.first_row, plan.first_row + plan.rows - 1
        return say("picture-crows-part", first=columns[0], last=columns[1], top=str(rows[0]), bottom=str(rows[1]))
    if news.murders:
        cells, leaving = ", ".join(map(coordinate, news.murders)), sum(news.murders.values())
        return say("picture-crows-murder", cell=cells, count=leaving) if leaving else say("picture-crows-murder-all", cell=cells)
    if news.sources:
        return say("picture-crows-scattered", cell=", ".join(map(coordinate, news.sources)))
    return say("picture-crows-flown") if news.flights else None
