"""The cards of The Game of Birds in pictures: list badges, cards of the market and the hand, cards in displays."""

from engine.core.phrase import say
from render import theme
from render.fonts import LINE, measure
from render.scene import Box, Part, Sprite, figure, line
from render.scenes import Request
from render.scenes.game_of_birds_names import LEAST, portrait, short_name
from render.scenes.game_of_birds_view import LISTS, WONDERS, BirdsSight, is_threat, wonder_of

PAPER, NEW, DIM, PERIL, BACK = theme.HALO, theme.YELLOW_PALE, theme.WHITE_DEEP, theme.RED_DEEP, theme.VIOLET_DEEP
"""The grounds of birds, of birds just placed, of birds that cannot be chosen now, of threats, of cards that lie face down."""
COST = "−3"
HIGH, TILE, CHIP = 34, 34, 32
"""The height of a badge, the side of a point tile beside it, the width of a badge in a slim card."""


def badge(request: Request, right: int, y: int, card: int, ground: theme.Colour, tile: int = 0) -> list[Part]:
    """A bird's list, by shape, letter and colour, with its printed points, or the letter alone and the point tile beside it. It ends
    at `right`. Points of two figures leave no room for the letter."""
    view: BirdsSight = request.view
    _, of_list, points = view.species[card]
    letter = request.words(say(f"picture-birds-letter-{LISTS[of_list]}"))
    text = letter if tile else f"{letter}{points}" if points < 10 else str(points)
    wide = max(measure(text, theme.SMALL) + (4 if tile else 16 if of_list == 0 else 10), 24)
    x = right - wide - (TILE if tile else 0)
    parts = list_sign(x, y, text, of_list, ground, (wide, HIGH))
    return [*parts, Sprite(x + wide, y, TILE, f"points.{tile}", ground)] if tile else parts


def list_sign(x: int, y: int, text: str, of_list: int, ground: theme.Colour, size: tuple[int, int], font: int = theme.SMALL) -> list[Part]:
    """A list by its shape and colour: green is round, amber has soft corners and a dark edge, red sharp corners and white letters."""
    wide, high = size
    fill, ink, radius, edge = (
        (theme.LEAF_PALE, theme.INK, high // 2, theme.LEAF_DEEP),
        (theme.YELLOW, theme.INK, 7, theme.INK),
        (theme.RED, theme.WHITE, 0, theme.RED_DEEP),
    )[of_list]
    is_narrow = wide < 40
    box = Box(x, y, wide, high, fill, ground, min(radius, 13) if is_narrow else radius, edge, 2 if is_narrow else 3)
    return [box, figure(x + (wide - measure(text, font)) // 2, y + round((high - 0.82 * font) / 2), text, font, ink, fill)]


def paper(card: int, is_new: bool = False, dim: bool = False) -> theme.Colour:
    """The ground of a card that lies face up."""
    return PERIL if is_threat(card) else NEW if is_new else DIM if dim else PAPER


def large_card(
    request: Request, x: int, y: int, size: tuple[int, int], card: int, label: str = "", edge: theme.Colour | None = None, dim: bool = False
) -> list[Part]:
    """A card of the market or the hand: label, portrait, wonder, list and points over the name."""
    width, height = size
    fill = paper(card, dim=dim)
    ink = theme.TEXT if is_threat(card) else theme.INK
    parts: list[Part] = [Box(x, y, width, height, fill, theme.GROUND, 10, edge or fill, 4)]
    left, side = x + 6, 40
    if label:
        parts.append(figure(left + 2, y + 12, label, theme.SMALL, theme.WHITE_DEEP if is_threat(card) else theme.TWIG, fill))
        left += 26
    parts.append(Sprite(left, y + 5, side, portrait(request.view, card), fill))
    right = x + width - 8
    if is_threat(card):
        right -= measure(COST, theme.SMALL)
        parts.append(figure(right, y + 12, COST, theme.SMALL, ink, fill))
    else:
        mark = badge(request, right, y + 8, card, fill)
        parts += mark
        right = mark[0].x
    sign = min(38, right - left - side)
    parts.append(Sprite((left + side + right - sign) // 2, y + 25 - sign // 2, sign, f"wonder.{WONDERS[wonder_of(card)]}", fill))
    return [*parts, _name(request, card, (x + 5, y + 45, width - 10), height - 49, ink, fill, theme.SMALL, 0.5)]


def _name(
    request: Request, card: int, at: tuple[int, int, int], high: int, ink: theme.Colour, fill: theme.Colour, font: int, align: float
) -> Part:
    """A card's name in a place at (x, y) of a width and a height."""
    x, y, width = at
    name, size = short_name(request, card, width, font)
    return line(x, y + max(0, (high - round(size * LINE)) // 2), name, size, ink, fill, width, align)


def small_card(request: Request, x: int, y: int, size: tuple[int, int], card: int, tile: int = 0, is_new: bool = False) -> list[Part]:
    """A card in a display with room for two lines: portrait, list and points or point tile, over the name."""
    width, height = size
    fill = paper(card, is_new)
    ink = theme.TEXT if is_threat(card) else theme.INK
    parts: list[Part] = [Box(x, y, width, height, fill, theme.GROUND, 8, theme.GOLD if is_new else fill, 3)]
    parts.append(Sprite(x + 5, y + 3, 42, portrait(request.view, card), fill))
    if is_threat(card):
        parts.append(figure(x + width - 10 - measure(COST, theme.SMALL), y + 10, COST, theme.SMALL, ink, fill))
    else:
        parts += badge(request, x + width - 6, y + 6, card, fill, tile)
    return [*parts, _name(request, card, (x + 3, y + 45, width - 6), height - 48, ink, fill, theme.SMALL - 4, 0.5)]


def slim_card(request: Request, x: int, y: int, size: tuple[int, int], card: int, tile: int = 0, is_new: bool = False) -> list[Part]:
    """A card in a display in one line: list and points, or the point tile that covers them, then the name."""
    view: BirdsSight = request.view
    width, height = size
    fill = paper(card, is_new)
    ink = theme.TEXT if is_threat(card) else theme.INK
    parts: list[Part] = [Box(x, y, width, height, fill, theme.GROUND, 6, theme.GOLD if is_new else fill, 2)]
    if is_threat(card):
        parts.append(figure(x + (CHIP - measure(COST, LEAST)) // 2, y + round((height - 0.82 * LEAST) / 2), COST, LEAST, ink, fill))
    elif tile:
        parts.append(Sprite(x, y + (height - CHIP) // 2, CHIP, f"points.{tile}", fill))
    else:
        _, of_list, points = view.species[card]
        letter = request.words(say(f"picture-birds-letter-{LISTS[of_list]}")) if points < 10 else ""
        parts += list_sign(x, y, f"{letter}{points}", of_list, fill, (CHIP, height), LEAST)
    return [*parts, _name(request, card, (x + CHIP + 1, y, width - CHIP - 2), height, ink, fill, LEAST + 2, 0)]
