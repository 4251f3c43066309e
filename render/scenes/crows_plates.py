"""The plates of the seats in Crows: name and shiny object, points, what a seat still holds, who is first, whose turn it is."""

from engine.core.phrase import say
from render import theme
from render.fonts import clean, measure
from render.scene import Box, Part, Sprite, figure, line
from render.scenes import Request, Words
from render.scenes.crows_view import CrowsSight, FinalSight, actor

TOP, HEIGHT, GAP = 10, 106, 10


def seat_name(name: str, seat: int, words: Words) -> str:
    """A player's name as it can be drawn; the seat's colour when nothing of it can."""
    return clean(name) or words(say(f"picture-crows-seat-{seat}"))


def plates(request: Request) -> list[Part]:
    """A plate for each seat, side by side."""
    view: CrowsSight = request.view
    seats = len(view.scores)
    width = (theme.WIDTH - 2 * theme.MARGIN - (seats - 1) * GAP) // seats
    parts: list[Part] = []
    for seat in range(seats):
        x = theme.MARGIN + seat * (width + GAP)
        lit = _is_winner(request.extra, seat) if request.kind == "result" else actor(view) == seat
        fill, ink = (theme.SEATS[seat], theme.INK) if lit else (theme.PANEL, theme.SEATS[seat])
        if seat in view.resigned:
            fill, ink = theme.GROUND, theme.FAINT
        parts.append(Box(x, TOP, width, HEIGHT, fill, theme.GROUND, 14, ink if ink != theme.INK else fill, 3))
        crowned = request.kind == "result" and lit
        parts.append(Sprite(x + 9, TOP + 6, 48, "crown" if crowned else f"crows.shiny.{seat}", fill))
        name = seat_name(request.names[seat], seat, request.words)
        parts.append(line(x + 64, TOP + 8, name, theme.MEDIUM - 2, ink, fill, width - 64 - 12))
        below = _final(request, x + 12, seat, ink, fill) if request.kind == "result" else _holdings(view, x, width, seat, ink, fill)
        parts += below
    return parts


def _is_winner(final: FinalSight, seat: int) -> bool:
    return final.ranks[seat] == 1


def _holdings(view: CrowsSight, x: int, width: int, seat: int, ink: theme.Colour, fill: theme.Colour) -> list[Part]:
    """The second line of a plate: points, and from the right the First Player marker, Trash, special tokens counted."""
    y, sign = TOP + 58, 38
    parts: list[Part] = [figure(x + 14, y + 3, str(view.scores[seat]), theme.LARGE - 2, ink, fill)]
    right = x + width - 10
    if view.first == seat and view.frames:
        right -= sign
        parts.append(Sprite(right, y, sign, "crows.first", fill))
    if view.trash[seat]:
        right -= sign
        parts.append(Sprite(right, y, sign, "crows.tile.trash", fill))
    if view.tokens[seat]:
        count = str(len(view.tokens[seat]))
        right -= measure(count, theme.SMALL) + 6
        parts.append(figure(right, y + 6, count, theme.SMALL, ink, fill))
        right -= sign + 1
        parts.append(Sprite(right, y, sign, "crows.back", fill))
    return parts


def _final(request: Request, x: int, seat: int, ink: theme.Colour, fill: theme.Colour) -> list[Part]:
    """The second line at the end: the rank, the points with the bonus of the tokens kept."""
    view: CrowsSight = request.view
    final: FinalSight = request.extra
    y = TOP + 61
    rank = f"{final.ranks[seat]}."
    total = str(view.scores[seat] + final.bonus[seat])
    parts: list[Part] = [figure(x + 2, y, rank, theme.SMALL, ink, fill)]
    x += 12 + measure(rank, theme.SMALL)
    parts.append(figure(x, y, total, theme.LARGE - 2, ink, fill))
    if final.bonus[seat]:
        x += measure(total, theme.LARGE - 2) + 10
        parts.append(figure(x, y + 4, f"{view.scores[seat]}+{final.bonus[seat]}", theme.SMALL, ink, fill))
    return parts
