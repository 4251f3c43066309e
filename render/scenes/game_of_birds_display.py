"""The displays of The Game of Birds: seven wonder columns of three places, with the plate of their owner over them."""

from render import theme
from render.fonts import measure
from render.scene import Box, Frame, Part, Sprite, figure, line
from render.scenes import Request
from render.scenes.game_of_birds_cards import seat_name, small_card
from render.scenes.game_of_birds_market import banned
from render.scenes.game_of_birds_view import (
    NOTHING,
    PLACES,
    ROWS,
    WONDERS,
    BirdsSight,
    actor,
    free_place,
    fresh_places,
    legal_numbers,
    numbers,
    ranks,
    tally,
    wonder_of,
)

WIDE = theme.WIDTH - 2 * theme.MARGIN
HALF = (WIDE - 16) // 2
HEADING, SIGN, MEDAL = 52, 38, 42


def row_height(width: int) -> int:
    """From one row of a display to the next."""
    return 88 if width == WIDE else 86


def display_height(width: int) -> int:
    """The height of a display with its plate."""
    return HEADING + 4 + SIGN + 6 + ROWS * row_height(width)


def spot(x: int, y: int, width: int, place: int) -> tuple[int, int, int, int]:
    """The rectangle of a place in a display at (x, y): the lowest row is at the bottom."""
    wonder, row = divmod(place, ROWS)
    step, high = (width - MEDAL) // len(WONDERS), row_height(width)
    gap = 4 if width == WIDE else 2
    return x + wonder * step, y + HEADING + 4 + SIGN + 6 + (ROWS - 1 - row) * high, step - gap, high - 4


def display(request: Request, x: int, y: int, width: int, seat: int) -> list[Part]:
    """A seat's plate, the signs of its columns (on red where nothing may be placed now), its cards and medals."""
    view: BirdsSight = request.view
    parts = plate(request, x, y, width, seat)
    for wonder, name in enumerate(WONDERS):
        left, _, wide, _ = spot(x, y, width, ROWS * wonder)
        top, ground = y + HEADING + 4, theme.GROUND
        if view.frames and banned(view, wonder):
            ground = theme.RED_DEEP
            parts.append(Box(left, top, wide, SIGN + 2, ground, theme.GROUND, 8))
        parts.append(Sprite(left + (wide - SIGN) // 2, top + 1, SIGN, f"wonder.{name}", ground))
    new = fresh_places(request.events)
    for place in range(PLACES):
        parts += _place(request, spot(x, y, width, place), seat, place, (seat, place) in new)
    for row in range(ROWS):
        _, top, _, high = spot(x, y, width, row)
        if view.medals[seat] >> row & 1:
            parts.append(Sprite(x + width - 40, top + (high - 40) // 2, 40, "medal", theme.GROUND))
    return parts


def _place(request: Request, at: tuple[int, int, int, int], seat: int, place: int, is_new: bool) -> list[Part]:
    """A place with its card, as it is or as it is meant to be."""
    view: BirdsSight = request.view
    x, y, width, height = at
    card, ghost, marked = view.displays[seat][place], _ghost(request, seat), _marked(request, seat)
    parts: list[Part] = []
    if place == ghost[0]:
        parts += small_card(request, x, y, (width, height), ghost[1])
    elif card == NOTHING:
        parts.append(Box(x, y, width, height, theme.WELL, theme.GROUND, 8, theme.GOLD if is_new else theme.WELL, 3))
    else:
        is_lit = is_new or place in _open(request, seat)
        parts += small_card(request, x, y, (width, height), card, view.tiles[seat][place], is_lit)
    if place in (ghost[0], marked):
        parts.append(Frame(x - 2, y - 2, width + 4, height + 4, theme.TEXT, 5, dashed=True))
    return parts


def _ghost(request: Request, seat: int) -> tuple[int, int]:
    """The place and the bird that the prefix would place."""
    view: BirdsSight = request.view
    chosen = numbers(request.prefix)
    if seat != actor(view) or not chosen or request.prefix[0] != "place":
        return NOTHING, NOTHING
    return free_place(view.displays[seat], wonder_of(chosen[0])), chosen[0]


def _marked(request: Request, seat: int) -> int:
    """The place whose card the prefix would take away."""
    chosen = numbers(request.prefix)
    takes = request.prefix and request.prefix[0] in ("displace", "remove") and seat == actor(request.view)
    return chosen[0] if takes and chosen else NOTHING


def _open(request: Request, seat: int) -> frozenset[int]:
    """The places that may be chosen now."""
    if request.kind != "seat" or seat != actor(request.view):
        return frozenset()
    return legal_numbers(request.extra, "displace")


def plate(request: Request, x: int, y: int, width: int, seat: int, brief: bool = False) -> list[Part]:
    """A seat's name and what it has: points so far, bonus tiles, cards in hand, the bird figure. The plate of whoever it is the
    turn of is filled and shows a bird; at the end those of the winners are, with a crown. A brief plate tells
    of what a seat has its points only."""
    view: BirdsSight = request.view
    won = not view.frames and ranks(view)[seat] == 1
    lit = won or actor(view) == seat
    fill, ink, edge = (theme.SEATS[seat], theme.INK, theme.SEATS[seat]) if lit else (theme.PANEL, theme.SEATS[seat], theme.SEATS[seat])
    if seat in view.resigned:
        fill, ink, edge = theme.PANEL, theme.FAINT, theme.EDGE
    parts: list[Part] = [Box(x, y, width, HEADING, fill, theme.GROUND, 14, edge, 3)]
    left, right = x + 12, x + width - 14
    if lit:
        parts.append(Sprite(left, y + 5, 42, "crown" if won else f"birds.seat.{seat}", fill))
        left += 48
    if view.first == seat and view.frames:
        parts.append(Sprite(left, y + 5, 42, "start", fill))
        left += 48
    for count, sign, size in _holdings(view, seat)[: 1 if brief else None]:
        right -= measure(count, size)
        parts.append(figure(right, y + (13 if size == theme.SMALL else 10), count, size, ink, fill))
        right -= 36
        if sign:
            parts.append(Sprite(right, y + 9, 34, sign, fill))
            right -= 8
    name = seat_name(request.names[seat], seat, request.words)
    parts.append(line(left + 2, y + 5, name, theme.MEDIUM, ink, fill, right - left - 6))
    return parts


def _holdings(view: BirdsSight, seat: int) -> list[tuple[str, str, int]]:
    """Counts on a plate from the right: (text, sprite before it, font)."""
    total = sum(tally(view, seat))
    found = [(str(total).replace("-", "−"), "", theme.LARGE - 4)]
    if view.bonuses[seat]:
        found.append((f"{view.bonuses[seat]}", "points.2", theme.SMALL))
    if view.frames:
        found.append((str(len(view.known[seat]) + len(view.secret[seat])), "birds.back", theme.SMALL))
    return found
