"""A tile of Crows as a picture: its kind by ground and sign, what lies on it, and its crows counted."""

from render import theme
from render.fonts import measure
from render.scene import Box, Layer, Part, Sprite, Text, Tile, figure
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
INSET = 9
"""How far labels keep from the edge of a tile: a frame fits around them."""


def kind_sign(kind: int) -> str:
    """The sprite of a kind of tile that lies on the table: which crows it brought does not matter any more."""
    return "crows.tree" if 1 <= kind <= 3 else f"crows.tile.{KINDS[kind]}"


def tile(x: int, y: int, side: int, spot: Spot) -> list[Part]:
    """A tile of the table with all that lies on it."""
    things = [kind_sign(spot.kind), *["crows.token.tombstone"] * min(spot.tombs, 1), *["crows.token.no_flocking"] * min(spot.roosts, 1)]
    things += [f"crows.shiny.{seat}" for seat in spot.objects[:1]]
    places = (ABOVE if spot.crows else ALONE)[len(things)]
    layers = [_layer(name, side, *place) for name, place in zip(things, places, strict=True)]
    if spot.crows:
        layers.append(_layer("crow", side, *((34, 67, 62) if spot.crows >= SEVERAL else (62, 65, 66))))
    parts: list[Part] = [Tile(x, y, side, GROUNDS[spot.kind], tuple(layers))]
    if spot.crows >= SEVERAL:
        text, font = str(spot.crows), 32 if side < 84 else 36
        width = measure(text, font) + 10
        parts += label(x + side - INSET - width, y + side - INSET - font - 1, text, theme.HALO, font)
    return parts


def _layer(name: str, side: int, x: int, y: int, size: int) -> Layer:
    wide = round(side * size / 100)
    corner = [min(max(round(side * c / 100 - wide / 2), 1), side - wide - 1) for c in (x, y)]
    return name, corner[0], corner[1], wide


def label(x: int, y: int, text: str, fill: Colour, font: int = theme.SMALL) -> list[Part]:
    """A number in a small box, seen on every ground."""
    width = measure(text, font) + 10
    return [Box(x, y, width, font + 1, fill, fill, 0, theme.INK, 2), figure(x + 5, y + 4, text, font, theme.INK, fill)]


def points(x: int, y: int, side: int, seat: int, count: int) -> list[Part]:
    """The points that a seat scored on a tile, with the sign of its shiny object, in a box as wide as the tile at most."""
    text, font, fill = f"+{count}", theme.SMALL, theme.SEATS[seat]
    width, sign = measure(text, font), 28
    with_sign = width + sign + 8 <= side - 2 * INSET + 6
    total = width + 8 + (sign if with_sign else 0)
    left = x + (side - total) // 2
    parts: list[Part] = [Box(left, y, total, font + 1, fill, fill, 0, theme.INK, 2)]
    if with_sign:
        parts.append(Sprite(left + 3, y + 3, sign - 1, f"crows.shiny.{seat}", fill))
    parts.append(Text(left + total - width - 4, y + 4, text, font, theme.INK, fill, tight=True))
    return parts


def drawn_tile(x: int, y: int, side: int, kind: int) -> Tile:
    """A tile that does not lie on the table yet: with the crows that it will bring."""
    return Tile(x, y, side, GROUNDS[kind], (_layer(f"crows.tile.{KINDS[kind]}", side, 50, 50, 88),))
