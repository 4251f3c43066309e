"""The cards of The Game of Birds in pictures: names made short, list badges, cards of the market and the hand, places of displays."""

from engine.core.phrase import say
from render import theme
from render.fonts import clean, measure
from render.scene import Box, Part, Sprite, figure, line
from render.scenes import Request, Words
from render.scenes.game_of_birds_view import LISTS, SPECIES, WONDERS, BirdsSight, wonder_of
from render.sprites.species import PORTRAITS

PAPER, NEW, DIM, PERIL, BACK = theme.HALO, theme.YELLOW_PALE, theme.WHITE_DEEP, theme.RED_DEEP, theme.VIOLET_DEEP
"""The grounds of birds, of birds just placed, of birds that cannot be chosen now, of threats, of cards that lie face down."""
COST = "−3"
BRIEF, TELLING = 60, 4
"""A word less wide says too little alone, such as "tit"; the fewest letters to which the other one is cut then."""
NAMED = 100
"""From this width on a card in a display shows its name."""
HIGH, TILE = 34, 34
"""The height of a badge, and the side of a point tile beside it."""


def seat_name(name: str, seat: int, words: Words) -> str:
    """A player's name as it can be drawn; the seat's colour when nothing of it can."""
    return clean(name) or words(say(f"picture-birds-seat-{seat}"))


def short_name(request: Request, card: int, width: int) -> str:
    """A card's name in so many pixels: whole, or the word that matters most (if that is very brief, with
    the beginning of the other one), or its beginning."""
    view: BirdsSight = request.view
    german, english, czech = view.names[card]
    name = clean(request.words(say("birds-name", de=german, en=english, cs=czech)))
    name = name[:1].upper() + name[1:]
    if measure(name, theme.SMALL) <= width:
        return name
    is_first = card < SPECIES and request.words(say("picture-birds-head")) == "first"
    words = name.split() or [name]
    word = words[0] if is_first else words[-1]
    if len(words) == 2 and measure(word, theme.SMALL) < BRIEF:
        other = words[1] if is_first else words[0]
        for kept in range(len(other) - 1, TELLING - 1, -1):
            cut = f"{word} {other[:kept]}." if is_first else f"{other[:kept]}. {word}"
            if measure(cut, theme.SMALL) <= width:
                return cut
    word = word[:1].upper() + word[1:]
    if measure(word, theme.SMALL) <= width:
        return word
    while word and measure(f"{word}.", theme.SMALL) > width:
        word = word[:-1]
    return f"{word}." if word else ""


def portrait(view: BirdsSight, card: int) -> str:
    """The sprite of a bird or a threat; a species that has no portrait is shown as any bird of its wonder."""
    wonder = WONDERS[wonder_of(card)]
    if card >= SPECIES:
        return f"threat.{wonder}"
    name = f"species.{view.names[card][1].lower()}"
    return name if name in PORTRAITS else f"species.{wonder}"


def badge(request: Request, x: int, y: int, card: int, ground: theme.Colour, tile: int = 0, align: float = 1, most: int = 90) -> list[Part]:
    """A bird's list, by shape, letter and colour, with its printed points, or the letter alone and the point tile beside it.

    It ends at x (align 1) or has its middle there (0.5). Points of two figures may leave no room for the letter in `most` pixels.
    """
    view: BirdsSight = request.view
    _, of_list, points = view.species[card]
    letter = request.words(say(f"picture-birds-letter-{LISTS[of_list]}"))
    text = letter if tile else f"{letter}{points}"
    pad = 4 if tile else 16 if of_list == 0 else 10
    if not tile and measure(text, theme.SMALL) + pad > most:
        text = str(points)
    wide = max(measure(text, theme.SMALL) + pad, 24)
    x -= round((wide + (TILE if tile else 0)) * align)
    parts = list_sign(x, y, text, of_list, ground, wide)
    return [*parts, Sprite(x + wide, y, TILE, f"points.{tile}", ground)] if tile else parts


def list_sign(x: int, y: int, text: str, of_list: int, ground: theme.Colour, wide: int) -> list[Part]:
    """A list by its shape and colour: green is round, amber has soft corners and a dark edge, red sharp corners and white letters."""
    fill, ink, radius, edge = (
        (theme.LEAF_PALE, theme.INK, 17, theme.LEAF_DEEP),
        (theme.YELLOW, theme.INK, 7, theme.INK),
        (theme.RED, theme.WHITE, 0, theme.RED_DEEP),
    )[of_list]
    is_narrow = wide < 40
    box = Box(x, y, wide, HIGH, fill, ground, min(radius, 7) if is_narrow else radius, edge, 2 if is_narrow else 3)
    return [box, figure(x + (wide - measure(text, theme.SMALL)) // 2, y + 4, text, theme.SMALL, ink, fill)]


def paper(card: int, is_new: bool = False, dim: bool = False) -> theme.Colour:
    """The ground of a card that lies face up."""
    return PERIL if card >= SPECIES else NEW if is_new else DIM if dim else PAPER


def large_card(
    request: Request, x: int, y: int, size: tuple[int, int], card: int, label: str = "", edge: theme.Colour | None = None, dim: bool = False
) -> list[Part]:
    """A card of the market or the hand: label, portrait, wonder, list and points over the name."""
    width, height = size
    fill = paper(card, dim=dim)
    ink = theme.TEXT if card >= SPECIES else theme.INK
    parts: list[Part] = [Box(x, y, width, height, fill, theme.GROUND, 10, edge or fill, 4)]
    left, side = x + 6, 44
    if label:
        parts.append(figure(left + 2, y + 14, label, theme.SMALL, theme.WHITE_DEEP if card >= SPECIES else theme.TWIG, fill))
        left += 26
    parts.append(Sprite(left, y + 4, side, portrait(request.view, card), fill))
    right = x + width - 8
    if card >= SPECIES:
        right -= measure(COST, theme.SMALL)
        parts.append(figure(right, y + 12, COST, theme.SMALL, ink, fill))
    else:
        mark = badge(request, right, y + 8, card, fill)
        parts += mark
        right = mark[0].x
    sign = min(40, right - left - side)
    parts.append(Sprite((left + side + right - sign) // 2, y + 26 - sign // 2, sign, f"wonder.{WONDERS[wonder_of(card)]}", fill))
    parts.append(line(x + 5, y + 49, short_name(request, card, width - 10), theme.SMALL, ink, fill, width - 10, 0.5))
    return parts


def small_card(request: Request, x: int, y: int, size: tuple[int, int], card: int, tile: int = 0, is_new: bool = False) -> list[Part]:
    """A card in a display: portrait, list and points or point tile, and the name where there is room for it."""
    width, height = size
    fill, is_threat = paper(card, is_new), card >= SPECIES
    ink = theme.TEXT if is_threat else theme.INK
    parts: list[Part] = [Box(x, y, width, height, fill, theme.GROUND, 8, theme.GOLD if is_new else fill, 3)]
    if width < NAMED:
        side = 38
        parts.append(Sprite(x + (width - side) // 2, y + 3, side, portrait(request.view, card), fill))
        middle = x + width // 2
        if is_threat:
            parts.append(figure(middle - measure(COST, theme.SMALL) // 2, y + 48, COST, theme.SMALL, ink, fill))
        else:
            parts += badge(request, middle, y + 43, card, fill, tile, 0.5, width - 4)
        return parts
    parts.append(Sprite(x + 6, y + 3, 39, portrait(request.view, card), fill))
    if is_threat:
        parts.append(figure(x + width - 10 - measure(COST, theme.SMALL), y + 10, COST, theme.SMALL, ink, fill))
    else:
        parts += badge(request, x + width - 6, y + 6, card, fill, tile)
    parts.append(line(x + 3, y + 43, short_name(request, card, width - 6), theme.SMALL, ink, fill, width - 6, 0.5))
    return parts
