"""The plates of the seats in The Game of Birds: name, points so far, what the choice being made would bring, cards, tiles, medals."""

from typing import NamedTuple

from render import theme
from render.fonts import LINE, measure
from render.scene import Box, Frame, Part, Sprite, figure, line
from render.scenes import Request
from render.scenes.game_of_birds_names import LEAST, seat_name
from render.scenes.game_of_birds_view import BirdsSight, actor, gain, meant, ranks, tally

HEADING, SIDE = 44, 132
"""The height of a plate above a display, the width of one beside it."""


class Colours(NamedTuple):
    """How a plate is painted."""

    fill: theme.Colour
    ink: theme.Colour
    edge: theme.Colour
    sign: str
    """The sprite that shows whose turn it is, or who has won; "" for the others."""


def _colours(view: BirdsSight, seat: int) -> Colours:
    """The plate of whoever it is the turn of is filled and shows a bird; at the end those of the winners are, with a crown."""
    if seat in view.resigned:
        return Colours(theme.PANEL, theme.FAINT, theme.EDGE, "")
    if not view.frames and ranks(view)[seat] == 1:
        return Colours(theme.SEATS[seat], theme.INK, theme.SEATS[seat], "crown")
    if actor(view) == seat:
        return Colours(theme.SEATS[seat], theme.INK, theme.SEATS[seat], f"birds.seat.{seat}")
    return Colours(theme.PANEL, theme.SEATS[seat], theme.SEATS[seat], "")


def _signs(view: BirdsSight, seat: int, sign: str) -> list[str]:
    """The sign of the turn and the bird figure."""
    return [name for name in (sign, "start" if view.first == seat and view.frames else "") if name]


def _points(request: Request, seat: int) -> tuple[str, str]:
    """The points so far and, with a sign, those that the choice being made would bring."""
    more = gain(request, seat)
    return signed(sum(tally(request.view, seat))), f"{more:+}".replace("-", "−") if more else ""


def signed(number: int) -> str:
    """A number as it is set in text."""
    return str(number).replace("-", "−")


def _counts(view: BirdsSight, seat: int) -> list[tuple[str, str]]:
    """Bonus tiles and cards in hand: (sprite, number)."""
    found = [("points.2", str(view.bonuses[seat]))] if view.bonuses[seat] else []
    return [*found, ("birds.back", str(len(view.known[seat]) + len(view.secret[seat])))] if view.frames else found


def plate(request: Request, x: int, y: int, width: int, seat: int, brief: bool = False) -> list[Part]:
    """A plate in one line. A brief one tells of what a seat has its points only."""
    view: BirdsSight = request.view
    look = _colours(view, seat)
    parts: list[Part] = [Box(x, y, width, HEADING, look.fill, theme.GROUND, 12, look.edge, 3)]
    left, right = x + 12, x + width - 12
    for sign in _signs(view, seat, look.sign):
        parts.append(Sprite(left, y + 3, 38, sign, look.fill))
        left += 42
    total, more = _points(request, seat)
    texts = [(total, "", theme.MEDIUM), *([(more, "", theme.SMALL)] if more else [])][::-1]
    if not brief:
        texts[:0] = [(number, sign, theme.SMALL) for sign, number in _counts(view, seat)[::-1]]
    for text, sign, font in texts[::-1]:
        right -= measure(text, font)
        parts.append(figure(right, y + round((HEADING - 0.82 * font) / 2) + 1, text, font, look.ink, look.fill))
        if sign:
            parts.append(Sprite(right - 36, y + 5, 34, sign, look.fill))
        right -= 46 if sign else 26
    for _ in range(0 if brief else view.medals[seat].bit_count()):
        right -= 38
        parts.append(Sprite(right, y + 3, 38, "medal", look.fill))
    name = seat_name(request.names[seat], seat, request.words)
    return [*parts, line(left + 2, y + 3, name, theme.SMALL, look.ink, look.fill, right - left - 8)]


def side_plate(request: Request, x: int, y: int, height: int, seat: int) -> list[Part]:
    """A plate beside a display of two or three lines of cards, its parts below each other."""
    view: BirdsSight = request.view
    look = _colours(view, seat)
    parts: list[Part] = [Box(x, y, SIDE, height, look.fill, theme.GROUND, 14, look.edge, 3)]
    name = seat_name(request.names[seat], seat, request.words)
    font = next((size for size in range(theme.SMALL, LEAST, -2) if measure(name, size) <= SIDE - 12), LEAST)
    parts.append(line(x + 6, y + 6 + (theme.SMALL - font) // 2, name, font, look.ink, look.fill, SIDE - 12, 0.5))
    top = y + 6 + round(theme.SMALL * LINE) + 2
    left = x + 12
    for sign in _signs(view, seat, look.sign):
        parts.append(Sprite(left, top, 44, sign, look.fill))
        left += 52
    top += 48
    total, more = _points(request, seat)
    wide = measure(total, theme.LARGE) + (6 + measure(more, theme.SMALL) if more else 0)
    left = x + (SIDE - wide) // 2
    parts.append(figure(left, top, total, theme.LARGE, look.ink, look.fill))
    if more:
        parts.append(figure(left + wide - measure(more, theme.SMALL), top + 9, more, theme.SMALL, look.ink, look.fill))
    top += 44
    left = x + 6
    for sign, number in _counts(view, seat)[::-1]:
        parts += [Sprite(left, top, 32, sign, look.fill), figure(left + 32, top + 6, number, theme.SMALL - 6, look.ink, look.fill)]
        left += 62
    top += 36
    return parts + _medals(request, x, top, seat, look.fill)


def _medals(request: Request, x: int, y: int, seat: int, ground: theme.Colour) -> list[Part]:
    """The medals on a plate of two or three lines; one that the choice being made would bring has a dashed frame."""
    view: BirdsSight = request.view
    owned, meant_to_be = view.medals[seat].bit_count(), meant(request, seat)[2].bit_count()
    left = x + (SIDE - 38 * meant_to_be) // 2
    parts: list[Part] = [Sprite(left + 38 * i, y, 36, "medal", ground) for i in range(meant_to_be)]
    return parts + [Frame(left + 38 * i - 2, y - 2, 40, 40, theme.INK, 3, dashed=True) for i in range(owned, meant_to_be)]
