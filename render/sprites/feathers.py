"""The four feathers. Each has a bare quill, a bent shaft, a vane that is split here and there, and down at its foot: no leaf has those."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from render.sprites.shapes import Drawing, Point, Points, Shape, fill, ring, smooth, stroke
from render.theme import (
    HALO,
    RED,
    RED_DEEP,
    RED_PALE,
    VIOLET,
    VIOLET_DEEP,
    VIOLET_PALE,
    WHITE,
    WHITE_DEEP,
    YELLOW,
    YELLOW_DEEP,
    YELLOW_PALE,
    Colour,
    rgb,
)  # fmt: skip

Cut = tuple[float, float, float]
"""A split of a vane: where on the shaft it reaches the edge, how deep it is (1: to the shaft), how wide on the edge along the shaft."""


class Shaft:
    """A feather's shaft as a soft curve: places along it, from the end of the quill (0) to the tip (1), and beside it."""

    def __init__(self, *through: Point) -> None:
        self.run = smooth(through, closed=False, steps=12)
        steps = [hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(self.run)]
        self.reach = [0.0]
        for step in steps:
            self.reach.append(self.reach[-1] + step / sum(steps))

    def at(self, t: float, aside: float = 0) -> Point:
        """The point at t, `aside` units to the right of it as one looks to the tip. Beyond its ends the shaft goes on straight."""
        i = min(max(bisect_right(self.reach, t) - 1, 0), len(self.run) - 2)
        (x0, y0), (x1, y1) = self.run[i : i + 2]
        share = (t - self.reach[i]) / (self.reach[i + 1] - self.reach[i])
        dx, dy = x1 - x0, y1 - y0
        length = hypot(dx, dy)
        return x0 + dx * share - dy / length * aside, y0 + dy * share + dx / length * aside

    def part(self, start: float, end: float, steps: int = 12) -> Points:
        """The shaft from start to end."""
        return tuple(self.at(start + (end - start) * i / steps) for i in range(steps + 1))


def _width(profile: Sequence[Point], t: float) -> float:
    """The width of a vane at t: a soft curve through its (t, width)."""
    curve = smooth(profile, closed=False, steps=8)
    for (t0, w0), (t1, w1) in pairwise(curve):
        if t0 <= t <= t1 and t1 > t0:
            return w0 + (w1 - w0) * (t - t0) / (t1 - t0)
    return curve[0][1] if t < curve[0][0] else curve[-1][1]


def _edge(shaft: Shaft, side: int, profile: Sequence[Point], cuts: Sequence[Cut] = (), slant: float = 0.13) -> list[Point]:
    """One vane's edge from its foot to its tip. Splits run along the barbs, which lean `slant` of the shaft to the tip."""
    start, end = profile[0][0], profile[-1][0]
    stops = [start + (end - start) * i / 24 for i in range(25)]
    for t, _, gap in cuts:
        stops = [stop for stop in stops if not t - gap / 2 <= stop <= t + gap / 2]
    marks = [(t, -1.0) for t in stops]
    for t, depth, gap in cuts:
        marks += [(t - gap / 2, -1.0), (t, depth), (t + gap / 2, -1.0)]
    points = []
    for t, depth in sorted(marks):
        width = _width(profile, t)
        points.append(shaft.at(t, side * width) if depth < 0 else shaft.at(t - slant * depth, side * width * (1 - depth)))
    return points


def _vane(shaft: Shaft, left: Sequence[Point], right: Sequence[Point], cuts: tuple[Sequence[Cut], Sequence[Cut]]) -> Points:
    """Both vanes as one outline."""
    return (*_edge(shaft, -1, left, cuts[0]), *_edge(shaft, 1, right, cuts[1])[::-1])


def _barbs(
    shaft: Shaft, side: int, places: Sequence[tuple[float, float]], width: float, ink: Colour, slant: float = 0.13
) -> tuple[Shape, ...]:
    """Thin lines along the barbs: (where on the shaft, how long)."""
    return tuple(stroke([shaft.at(t), shaft.at(t + slant, side * reach)], width, ink) for t, reach in places)


def _down(shaft: Shaft, wisps: Sequence[tuple[float, float, float]], colour: Colour, width: float = 4) -> tuple[Shape, ...]:
    """The tuft at the foot of a vane: (where on the shaft, how far aside, how far along the shaft the wisp ends)."""
    return tuple(
        stroke(
            smooth([shaft.at(t), shaft.at(t + along * 0.3, aside * 0.65), shaft.at(t + along, aside)], closed=False, steps=4), width, colour
        )
        for t, aside, along in wisps
    )


def yellow_feather() -> Drawing:
    """A flight feather: long, bent and pointed, one vane narrow, the other broad."""
    shaft = Shaft((12, 91), (27, 76), (49, 55), (68, 34), (78, 10))
    left = ((0.30, 2), (0.42, 9), (0.60, 13), (0.80, 12), (0.93, 7), (1.0, 0))
    right = ((0.24, 2), (0.34, 15), (0.50, 22), (0.70, 22), (0.88, 15), (1.0, 0))
    cuts = (((0.66, 0.75, 0.06),), ((0.50, 0.8, 0.07), (0.78, 0.75, 0.06)))
    down = _down(shaft, ((0.26, -9, 0.03), (0.30, -11, 0.06), (0.21, 10, 0.02), (0.24, 14, 0.04)), YELLOW_PALE)
    return Drawing(
        (stroke(shaft.part(0, 0.4), 5, HALO), *down, fill(_vane(shaft, left, right, cuts), YELLOW)),
        (
            *_barbs(shaft, 1, ((0.30, 13), (0.52, 17)), 2, YELLOW_DEEP),
            *_barbs(shaft, -1, ((0.38, 8),), 2, YELLOW_DEEP),
            stroke(shaft.part(0, 0.95), 4, HALO),
        ),
    )


def violet_feather() -> Drawing:
    """A peacock's tail feather: loose barbs along a thin stem, and a broad head with an eye."""
    shaft = Shaft((15, 91), (25, 77), (43, 58), (57, 38), (65, 10))
    vane = ((0.22, 3), (0.31, 14), (0.46, 20), (0.62, 24), (0.77, 26), (0.90, 20), (0.97, 10), (1.0, 0))
    left = ((0.36, 0.9, 0.08), (0.48, 0.85, 0.09), (0.62, 0.55, 0.08))
    right = ((0.33, 0.9, 0.08), (0.45, 0.85, 0.09), (0.58, 0.6, 0.09))
    eye, heart = shaft.at(0.745), shaft.at(0.725)
    return Drawing(
        (stroke(shaft.part(0, 0.5), 4.5, VIOLET_PALE), fill(_vane(shaft, vane, vane, (left, right)), VIOLET)),
        (
            stroke(shaft.part(0, 0.7), 3.6, VIOLET_PALE),
            fill(ring(*eye, 15), VIOLET_PALE),
            fill(ring(*eye, 10), VIOLET_DEEP),
            fill(ring(*heart, 5), YELLOW),
        ),
    )


def red_feather() -> Drawing:
    """A contour feather: broad and round, barred, with a wide gap in its vane and much down at its foot."""
    shaft = Shaft((12, 91), (24, 75), (42, 56), (58, 38), (69, 13))
    left = ((0.27, 4), (0.34, 13), (0.50, 19), (0.70, 21), (0.88, 18), (0.97, 9), (1.0, 0))
    right = ((0.27, 4), (0.34, 16), (0.50, 24), (0.70, 26), (0.88, 20), (0.97, 9), (1.0, 0))
    cuts = ((0.50, 0.7, 0.08), (0.78, 0.8, 0.09)), ((0.58, 0.85, 0.12),)
    wisps = ((0.20, 12, -0.01), (0.23, 18, 0.00), (0.26, 20, 0.05))
    down = _down(shaft, tuple((t, side * aside, along) for side in (-1, 1) for t, aside, along in wisps), RED_PALE, 5)
    bars = tuple(
        stroke(smooth([shaft.at(t + abs(w) * 0.0035, w) for w in (-wide, -wide / 2, 0, wide / 2, wide)], closed=False), 4, RED_DEEP)
        for t, wide in ((0.66, 15), (0.83, 14))
    )
    return Drawing(
        (stroke(shaft.part(0, 0.4), 5, HALO), *down, fill(_vane(shaft, left, right, cuts), RED)),
        (*bars, stroke(shaft.part(0, 0.93), 4, HALO)),
    )


def white_feather() -> Drawing:
    """A plume: soft wisps all along, its top curled over."""
    shaft = Shaft((13, 91), (22, 74), (36, 54), (52, 37), (65, 28), (78, 33))
    outer = ((0.24, -9), (0.33, -13), (0.43, -15), (0.53, -16), (0.63, -16), (0.73, -15), (0.84, -13), (0.94, -9))
    inner = ((0.26, 12), (0.36, 16), (0.46, 19), (0.56, 20), (0.66, 19), (0.77, 16), (0.87, 11))
    wisps = [[shaft.at(t), shaft.at(t + 0.04, aside * 0.6), shaft.at(t + 0.12, aside)] for t, aside in outer + inner]
    runs = [smooth(wisp, closed=False, steps=4) for wisp in wisps]
    parted = (runs[1], runs[3], runs[5], runs[9], runs[11])
    return Drawing(
        (
            stroke(shaft.part(0, 0.4), 4.5, rgb("8C93A8")),
            *(stroke(run, 8.5, WHITE) for run in runs),
            stroke(shaft.part(0.32, 0.98), 22, WHITE),
        ),
        (*(stroke(run, 2.2, WHITE_DEEP) for run in parted), stroke(shaft.part(0, 0.92), 3.6, rgb("8C93A8"))),
    )
