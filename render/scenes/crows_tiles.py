"""A tile of Crows as a picture: its kind by ground and sign, what lies on it, and its crows counted."""

from math import ceil

from render import theme
from render.fonts import TIGHT_LINE, measure
from render.scene import Box, Layer, Part, Sprite, Tile, figure
from render.scenes.crows_view import KINDS, Spot
from render.theme import Colour

GROUNDS = (0, 1, 1, 1, 3, 4, 2)
"""The material of each kind: straw under a bare tree, moss under those that brought crows, earth, velvet, gravel."""
ALONE: dict[int, tuple[tuple[int, int, int], ...]] = {
    1: ((50, 50, 84),),
    2: ((32, 34, 58), (67, 65, 62)),
    3: ((28, 28, 50), (74, 27, 46), (55, 71, 54)),
    4: ((26, 27, 48), (74, 27, 46), (26, 74, 46), (73, 73, 48)),
}
"""Centre and side in hundredths of each thing on a tile without crows, by how many there are."""
ABOVE: dict[int, tuple[tuple[int, int, int], ...]] = {
    1: ((34, 30, 56),),
    2: ((27, 28, 50), (73, 28, 50)),
    3: ((20, 27, 38), (50, 27, 38), (80, 27, 38)),
    4: ((17, 26, 31), (39, 26, 31), (61, 26, 31), (83, 26, 31)),
}
"""The same with crows below."""
SEVERAL = 2
"""From so many crows on they have a number."""


def kind_sign(kind: int) -> str:
    """The sprite of a kind of tile that lies on the table: which crows it brought does not matter any more."""
    return "crows.tree" if 1 <= kind <= 3 else f"crows.tile.{KINDS[kind]}"


def tile(x: int, y: int, side: int, spot: Spot) -> Tile:
    """A tile of the table with all that lies on it; how many crows, `crow_count` tells."""
    things = [kind_sign(spot.kind), *["crows.token.tombstone"] * min(spot.tombs, 1), *["crows.token.no_flocking"] * min(spot.roosts, 1)]
    things += [f"crows.shiny.{seat}" for seat in spot.objects[:1]]
    places = (ABOVE if spot.crows else ALONE)[len(things)]
    layers = [_layer(name, side, *place) for name, place in zip(things, places, strict=True)]
    if spot.crows:
        layers.append(_layer("crow", side, *((34, 67, 62) if spot.crows >= SEVERAL else (62, 65, 66))))
    return Tile(x, y, side, GROUNDS[spot.kind], tuple(layers))


def crow_count(x: int, y: int, side: int, crows: int) -> list[Part]:
    """The number of the crows on a tile, at its lower right; one crow needs none."""
    if crows < SEVERAL:
        return []
    text, font = str(crows), 32 if side < 80 else 36 if side < 96 else 44
    inset = inset_of(side)
    return label(x + side - inset - label_width(text, font), y + side - inset - label_height(font), text, theme.HALO, font)


def _layer(name: str, side: int, x: int, y: int, size: int) -> Layer:
    wide = round(side * size / 100)
    corner = [min(max(round(side * c / 100 - wide / 2), 1), side - wide - 1) for c in (x, y)]
    return name, corner[0], corner[1], wide


def inset_of(side: int) -> int:
    """How far labels keep from the edge of a tile: two, one above the other, fit on the smallest."""
    return 8 if side >= 84 else 1


def label_width(text: str, font: int) -> int:
    """The width of a label."""
    return measure(text, font) + 10


def label_height(font: int) -> int:
    """The height of a label."""
    return ceil(font * TIGHT_LINE) + 4


def label(x: int, y: int, text: str, fill: Colour, font: int = theme.SMALL) -> list[Part]:
    """A number in a small box, seen on every ground."""
    return [
        Box(x, y, label_width(text, font), label_height(font), fill, theme.INK, 5, theme.INK, 2),
        figure(x + 5, y + 3, text, font, theme.INK, fill),
    ]


def points(x: int, y: int, side: int, seat: int, count: int) -> list[Part]:
    """The points that a seat scored on a tile, at its upper edge, with the sign of its shiny object."""
    font, fill, sign, inset = theme.SMALL, theme.SEATS[seat], 26, inset_of(side)
    text = f"+{count}"
    if measure(text, font) + sign + 8 > side - 2 * inset:
        text = str(count)
    width, height = measure(text, font) + sign + 8, label_height(font)
    left, top = x + (side - width) // 2, y + inset
    return [
        Box(left, top, width, height, fill, theme.INK, 5, theme.INK, 2),
        Sprite(left + 2, top + (height - sign) // 2, sign, f"crows.shiny.{seat}", fill),
        figure(left + sign + 4, top + 3, text, font, theme.INK, fill),
    ]


def drawn_tile(x: int, y: int, side: int, kind: int) -> Tile:
    """A tile that does not lie on the table yet: with the crows that it will bring."""
    return Tile(x, y, side, GROUNDS[kind], (_layer(f"crows.tile.{KINDS[kind]}", side, 50, 50, 88),))
