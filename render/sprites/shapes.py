"""The one form of every sprite: closed or open runs of points in a box of 100 by 100, and helpers that make such runs.

Bodies stay within 9..91: the dark outline (3) and the cream halo (5) go around them.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, radians, sin

import msgspec

from render.theme import INK, Colour

Point = tuple[float, float]
Points = tuple[Point, ...]


class Shape(msgspec.Struct, frozen=True):
    """A run of points: filled when `fill` is given, drawn along with `ink` when `line` (a width) is above 0."""

    points: Points
    fill: Colour | None = None
    line: float = 0
    ink: Colour = INK
    closed: bool = True


class Drawing(msgspec.Struct, frozen=True):
    """A sprite: the body's shapes make the silhouette that gets outline and halo, the detail's shapes lie on it."""

    body: tuple[Shape, ...]
    detail: tuple[Shape, ...] = ()
    halo: bool = True


def fill(points: Iterable[Point], colour: Colour, line: float = 0, ink: Colour = INK) -> Shape:
    """A filled shape, with an inner line of its own if `line` is above 0."""
    return Shape(tuple(points), colour, line, ink)


def stroke(points: Iterable[Point], width: float, ink: Colour = INK) -> Shape:
    """An open line with round ends."""
    return Shape(tuple(points), None, width, ink, closed=False)


def ring(x: float, y: float, rx: float, ry: float | None = None, steps: int = 28) -> Points:
    """An ellipse around (x, y)."""
    ry = rx if ry is None else ry
    return tuple((x + rx * cos(2 * pi * i / steps), y + ry * sin(2 * pi * i / steps)) for i in range(steps))


def arc(x: float, y: float, r: float, start: float, end: float, steps: int = 10) -> Points:
    """A part of a circle from angle `start` to `end`, in degrees clockwise from the right."""
    return tuple(
        (x + r * cos(radians(start + (end - start) * i / steps)), y + r * sin(radians(start + (end - start) * i / steps)))
        for i in range(steps + 1)
    )


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 5) -> Points:
    """A soft curve (Catmull-Rom) through the points."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    run: list[Point] = []
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        run.extend(_spline(a, b, c, d, step / steps) for step in range(steps))
    return tuple(run) if closed else (*run, points[-1])


def _spline(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def one(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)

    return one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])


def turned(points: Iterable[Point], degrees: float, x: float = 50, y: float = 50) -> Points:
    """The points turned clockwise around (x, y)."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return tuple((x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points)


def moved(points: Iterable[Point], dx: float, dy: float, scale: float = 1) -> Points:
    """The points scaled around (50, 50), then moved."""
    return tuple((50 + (x - 50) * scale + dx, 50 + (y - 50) * scale + dy) for x, y in points)


def mirrored(points: Iterable[Point]) -> Points:
    """The points with left and right exchanged."""
    return tuple((100 - x, y) for x, y in points)


def shrunk(drawing: Drawing, scale: float, dx: float = 0, dy: float = 0) -> Drawing:
    """The sprite smaller around its middle, then moved: to make room for outline and halo."""

    def put(s: Shape) -> Shape:
        return Shape(moved(s.points, dx, dy, scale), s.fill, s.line * scale, s.ink, s.closed)

    return Drawing(tuple(map(put, drawing.body)), tuple(map(put, drawing.detail)), drawing.halo)


def placed(drawing: Drawing, dx: float = 0, dy: float = 0, scale: float = 1, degrees: float = 0, line: float = 2.5) -> tuple[Shape, ...]:
    """A whole sprite as shapes to be put on another one: each part of the body gets an inner line."""

    def put(shape: Shape, rim: float, ink: Colour) -> Shape:
        points = moved(turned(shape.points, degrees), dx, dy, scale)
        return Shape(points, shape.fill, shape.line * scale + rim, ink, shape.closed)

    rims = tuple(put(shape, 2 * line, INK) for shape in drawing.body)
    return rims + tuple(put(shape, 0, shape.ink) for shape in drawing.body + drawing.detail)
