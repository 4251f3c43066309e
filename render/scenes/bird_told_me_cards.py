"""Bird cards: twig, birds and value on the ground of their colour, in any size; and what is written on them."""

from collections.abc import Mapping

from engine.core.phrase import Phrase
from render import theme
from render.fonts import fit, measure
from render.scene import Box, Card, Frame, Part, Text, figure, line
from render.scene import Layer as Layer
from render.scenes import Request
from render.scenes.bird_told_me_view import COLOURS, EXITS, BirdSight
from render.scenes.text import wrap

FILLS: Mapping[str, theme.Colour] = {
    "black": theme.SEATS_PALE[4],
    "blue": theme.SEATS_PALE[1],
    "red": theme.SHELL_PALE,
    "gray": theme.WHITE_DEEP,
    "white": theme.HALO,
    "yellow": theme.YELLOW_PALE,
}
"""The ground of each colour's cards."""
FLOCKS = {
    1: (0.6, ((0.5, 0.5),)),
    2: (0.43, ((0.35, 0.5), (0.65, 0.5))),
    3: (0.4, ((0.35, 0.37), (0.65, 0.37), (0.5, 0.65))),
    4: (0.38, ((0.35, 0.35), (0.65, 0.35), (0.35, 0.65), (0.65, 0.65))),
}
"""By number of birds: their side and their centres in shares of the card. The exits at its edges stay free."""
BADGE = 34


def bird_card(view: BirdSight, x: int, y: int, side: int, card: int, ground: theme.Colour = theme.GROUND, top: int = 0) -> list[Part]:
    """A card with its value in the lower right corner. The birds are below the first `top` pixels, which something else covers."""
    colour, value, exits = view.cards[card]
    name = COLOURS[colour]
    share, centres = FLOCKS[value]
    size = round(share * (side - top / 2))
    birds = tuple((f"bird.{name}", round(side * cx) - size // 2, round(top + (side - top) * cy) - size // 2, size) for cx, cy in centres)
    twig = "twig." + "".join(exit for bit, exit in enumerate(EXITS) if exits >> bit & 1)
    parts: list[Part] = [Card(x, y, side, FILLS[name], ground, ((twig, 0, 0, side), *birds))]
    return parts + badge(x + side, y + side, str(value), theme.HALO, theme.INK, right=True, low=True)


def small_card(view: BirdSight, x: int, y: int, side: int, card: int, ground: theme.Colour) -> list[Part]:
    """A card as one bird with its value beside it, for score piles and discards; as wide as `small_width`."""
    colour, value, _ = view.cards[card]
    name = COLOURS[colour]
    bird = round(side * 0.86)
    inset = (side - bird) // 2
    parts: list[Part] = [Card(x, y, side, FILLS[name], ground, ((f"bird.{name}", inset, inset, bird),))]
    ink = theme.INK if ground in theme.SEATS else theme.TEXT
    return [*parts, figure(x + side + 3, y + (side - 26) // 2, str(value), theme.SMALL, ink, ground)]


def small_width(side: int) -> int:
    """How wide a small card is with its value."""
    return side + 3 + measure("4", theme.SMALL)


def badge(
    x: int, y: int, text: str, fill: theme.Colour, ink: theme.Colour, right: bool = False, low: bool = False, font: int = theme.SMALL
) -> list[Part]:
    """A small plate with a figure or a name in the corner of a card."""
    width, height = measure(text, font) + 8, BADGE
    left, top = x - width if right else x, y - height if low else y
    return [Box(left, top, width, height, fill, fill, 0, theme.INK, 2), figure(left + 4, top + 4, text, font, ink, fill)]


def card_list(request: Request, y: int, cards: list[int], chosen: int = -1, bright: frozenset[int] | None = None) -> tuple[list[Part], int]:
    """Cards in two columns, each with what it tells in short, alike ones as one with their number; returns where they end, too.

    The chosen one is framed; of `bright`, if given, the edges are golden.
    """
    view: BirdSight = request.view
    parts: list[Part] = []
    kinds = sorted(set(cards))
    columns = 2 if len(kinds) > 1 else 1
    width = (theme.WIDTH - 2 * theme.MARGIN - 12) // 2
    for at in range(0, len(kinds), columns):
        row = kinds[at : at + columns]
        texts = [_lines(request, request.terms[f"card-{card}"], width - TILE - 26) for card in row]
        height = max(TILE + 12, max(map(len, texts)) * STEP + 12)
        for place, (card, lines) in enumerate(zip(row, texts, strict=True)):
            x = theme.MARGIN + place * (width + 12) if columns == 2 else (theme.WIDTH - width) // 2
            edge = theme.GOLD if bright is not None and card in bright else theme.EDGE
            parts.append(Box(x, y, width, height, theme.PANEL, theme.GROUND, 12, edge, 3))
            parts += _entry(view, x, y, width, height, card, cards.count(card), lines)
            if card == chosen:
                parts.append(Frame(x, y, width, height, theme.HALO, 5, dashed=True))
        y += height + 8
    return parts, y


TILE, STEP = 92, 38


def _lines(request: Request, phrase: Phrase, width: int) -> list[str]:
    return [fit(row, theme.SMALL, width) for row in wrap(request.words(phrase), theme.SMALL, width, 4)]


def _entry(view: BirdSight, x: int, y: int, width: int, height: int, card: int, count: int, lines: list[str]) -> list[Part]:
    top = y + (height - TILE) // 2
    parts = bird_card(view, x + 7, top, TILE, card, theme.PANEL)
    if count > 1:
        parts += badge(x + 7, top + TILE, f"×{count}", theme.INK, theme.TEXT, low=True)
    first = y + (height - STEP * len(lines)) // 2
    left = x + TILE + 17
    texts: list[Text] = [
        line(left, first + i * STEP, text, theme.SMALL, theme.TEXT, theme.PANEL, width - TILE - 24) for i, text in enumerate(lines)
    ]
    return [*parts, *texts]
