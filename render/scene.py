"""The vocabulary of scenes: a picture as data. Every part knows the rectangle it takes, so a scene can be tested without paint.

Parts are painted in their order. Each is opaque: what has soft edges names the colour of the ground it lies on.
"""

from abc import ABCMeta, abstractmethod
from math import ceil

import msgspec

from render.fonts import LINE, TIGHT_LINE, extent, fit, measure
from render.theme import Colour

Bounds = tuple[int, int, int, int]
"""left, top, right, bottom in pixels; right and bottom are just outside."""

RIGHT, DOWN, LEFT, UP = 1, 2, 4, 8
PLATE = 5
"""The edge of a letter's plate, and the room inside it, together."""


class _PartMeta(msgspec.StructMeta, ABCMeta):
    """Structs of which some are abstract."""


class Part(msgspec.Struct, frozen=True, metaclass=_PartMeta):
    """Something that takes a rectangle of the picture."""

    x: int
    y: int

    @property
    @abstractmethod
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""

    @property
    def bounds(self) -> Bounds:
        """The rectangle that the part takes."""
        w, h = self.size
        return self.x, self.y, self.x + w, self.y + h


class Box(Part, frozen=True):
    """A panel: a rectangle with round corners and perhaps an edge."""

    w: int
    h: int
    fill: Colour
    ground: Colour
    radius: int = 0
    edge: Colour | None = None
    line: int = 0

    @property
    def size(self) -> tuple[int, int]:
        return self.w, self.h


Layer = tuple[str, int, int, int]
"""A sprite on a card or a tile: (name, x, y, side), the place counted from its corner."""


class Card(Part, frozen=True):
    """A square card with round corners and sprites on it that may lie over each other, the first lowest, all finished."""

    side: int
    fill: Colour
    ground: Colour
    layers: tuple[Layer, ...]
    radius: int = 8
    line: int = 2
    """The width of its dark edge."""

    @property
    def size(self) -> tuple[int, int]:
        return self.side, self.side


class Square(Part, frozen=True):
    """A square of a nest tile: its material, its objects and what was laid on it, all finished."""

    side: int
    material: int
    objects: tuple[int, ...]
    tokens: tuple[tuple[int, int], ...] = ()
    """(token, detail): an X with the object that it crosses out, a branch with its axis in the picture (0 lying, 1 standing)."""
    rim: int = RIGHT | DOWN | LEFT | UP
    """The sides that have a dark line: those at which the tile ends."""

    @property
    def size(self) -> tuple[int, int]:
        return self.side, self.side


class Tile(Part, frozen=True):
    """A square tile: its material and sprites on it that may lie over each other, the first lowest, all finished."""

    side: int
    material: int
    layers: tuple[Layer, ...]

    @property
    def size(self) -> tuple[int, int]:
        return self.side, self.side


class Sprite(Part, frozen=True):
    """A sprite by its name, on a flat ground."""

    side: int
    name: str
    ground: Colour

    @property
    def size(self) -> tuple[int, int]:
        return self.side, self.side


class Text(Part, frozen=True):
    """One line of text on a flat ground; x and y are the corner of its box."""

    text: str
    font: int
    ink: Colour
    ground: Colour
    tight: bool = False
    """Whether the box is only as high as figures are."""

    @property
    def size(self) -> tuple[int, int]:
        return measure(self.text, self.font), ceil(self.font * (TIGHT_LINE if self.tight else LINE))


class Letter(Part, frozen=True):
    """A small plate with a letter or two over a piece, which tells its kind without colour and shape; as large as its text."""

    text: str
    font: int

    @property
    def size(self) -> tuple[int, int]:
        left, top, right, bottom = extent(self.text, self.font)
        return right - left + 2 * PLATE, bottom - top + 2 * PLATE


class Frame(Part, frozen=True):
    """An outline around a rectangle, drawn inside its bounds; dashed for what is only meant. A casing is a dark rim on both
    sides, by which the outline is seen on every ground."""

    w: int
    h: int
    colour: Colour
    line: int
    dashed: bool = False
    casing: int = 0

    @property
    def size(self) -> tuple[int, int]:
        return self.w, self.h


class Arrow(Part, frozen=True):
    """An arrow from (x, y), its tail, by (dx, dy) to its point, with a dark rim."""

    dx: int
    dy: int
    colour: Colour
    line: int
    casing: int = 3

    @property
    def head(self) -> int:
        """The length of the point; it is as broad."""
        return 3 * self.line

    @property
    def bounds(self) -> Bounds:
        reach = self.head // 2 + self.casing + 1
        xs, ys = sorted((self.x, self.x + self.dx)), sorted((self.y, self.y + self.dy))
        return xs[0] - reach, ys[0] - reach, xs[1] + reach, ys[1] + reach

    @property
    def size(self) -> tuple[int, int]:
        left, top, right, bottom = self.bounds
        return right - left, bottom - top


class Scene(msgspec.Struct, frozen=True):
    """A whole picture."""

    width: int
    height: int
    ground: Colour
    parts: tuple[Part, ...]


def figure(x: int, y: int, text: str, font: int, ink: Colour, ground: Colour) -> Text:
    """A number: y is about the top of its figures."""
    return Text(x, y, text, font, ink, ground, tight=True)


def line(x: int, y: int, text: str, font: int, ink: Colour, ground: Colour, width: int, align: float = 0) -> Text:
    """A line of text in a place `width` wide that begins at x: shortened to fit, aligned left (0), in the middle (0.5) or right (1)."""
    short = fit(text, font, width)
    return Text(x + round((width - measure(short, font)) * align), y, short, font, ink, ground)
