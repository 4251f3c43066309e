"""The final scoring of The Game of Birds as a picture: a table of the points line by line, over the displays that brought them."""

from engine.core.phrase import say
from render import theme
from render.fonts import measure
from render.scene import Box, Part, Scene, Sprite, figure, line
from render.scenes import Request
from render.scenes.game_of_birds_display import displays
from render.scenes.game_of_birds_names import seat_name
from render.scenes.game_of_birds_view import BirdsSight, ranks, tally

LINES = ("printed", "tiles", "bonuses", "medals", "threats")
SIGNS = ("birds.seat.1", "points.10", "points.2", "medal", "threat.egg")
TOP, ROW, WORDS = 14, 44, 300
WIDE = theme.WIDTH - 2 * theme.MARGIN


def result_scene(request: Request) -> Scene:
    """The picture of a match that is over; all that it shows is in the view."""
    view: BirdsSight = request.view
    table, y = _table(request)
    parts, bottom = displays(request, y, range(len(view.displays)))
    return Scene(theme.WIDTH, bottom, theme.GROUND, (*table, *parts))


def _table(request: Request) -> tuple[list[Part], int]:
    """A row for each kind of points, a column for each seat, ranks and sums below; returns where it ends, too."""
    view: BirdsSight = request.view
    seats = range(len(view.displays))
    column = (WIDE - WORDS) // len(seats)
    title = request.words(say("picture-birds-result-title"))
    parts: list[Part] = [line(theme.MARGIN, TOP, title, theme.MEDIUM, theme.TEXT, theme.GROUND, WORDS - 10)]
    for seat in seats:
        x, won = theme.MARGIN + WORDS + seat * column, ranks(view)[seat] == 1
        name = seat_name(request.names[seat], seat, request.words)
        fill, ink = (theme.SEATS[seat], theme.INK) if won else (theme.PANEL, theme.SEATS[seat])
        parts.append(Box(x + 4, TOP, column - 8, 46, fill, theme.GROUND, 12, theme.SEATS[seat], 3))
        parts.append(line(x + 12, TOP + 4, name, theme.SMALL, ink, fill, column - 24, 0.5))
    y = TOP + 56
    for i, (kind, sign) in enumerate(zip(LINES, SIGNS, strict=True)):
        parts.append(Sprite(theme.MARGIN + 4, y + 2, 40, sign, theme.GROUND))
        words = request.words(say(f"picture-birds-result-{kind}"))
        parts.append(line(theme.MARGIN + 52, y + 2, words, theme.SMALL, theme.TEXT, theme.GROUND, WORDS - 60))
        for seat in seats:
            count = str(tally(view, seat)[i]).replace("-", "−")
            x = theme.MARGIN + WORDS + seat * column + (column - measure(count, theme.SMALL)) // 2
            parts.append(figure(x, y + 8, count, theme.SMALL, theme.TEXT if tally(view, seat)[i] else theme.FAINT, theme.GROUND))
        y += ROW
    return parts + _totals(request, y + 6, column), y + 80


def _totals(request: Request, y: int, column: int) -> list[Part]:
    """The sums with the ranks; whoever has given up has no rank."""
    view: BirdsSight = request.view
    parts: list[Part] = [Box(theme.MARGIN, y - 4, WIDE, 3, theme.EDGE, theme.EDGE)]
    words = request.words(say("picture-birds-result-total"))
    parts.append(line(theme.MARGIN + 52, y + 6, words, theme.MEDIUM, theme.TEXT, theme.GROUND, WORDS - 60))
    for seat, rank in enumerate(ranks(view)):
        total = str(sum(tally(view, seat))).replace("-", "−")
        place = f"{rank}." if rank else "–"
        wide = measure(place, theme.SMALL) + 14 + measure(total, theme.LARGE)
        x = theme.MARGIN + WORDS + seat * column + (column - wide) // 2
        ink = theme.GOLD if rank == 1 else theme.TEXT
        parts.append(figure(x, y + 16, place, theme.SMALL, theme.MUTED, theme.GROUND))
        parts.append(figure(x + wide - measure(total, theme.LARGE), y + 8, total, theme.LARGE, ink, theme.GROUND))
    return parts
