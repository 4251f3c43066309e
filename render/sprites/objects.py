"""The objects of Bower's squares. Each has its own outline, so that it is known without its colour."""

from math import cos, pi, sin

from render.sprites.shapes import Drawing, Points, Shape, fill, mirrored, moved, ring, smooth, stroke, turned
from render.theme import (
    GEM,
    GEM_DEEP,
    GEM_PALE,
    GEM_SHINE,
    INK,
    LEAF,
    LEAF_PALE,
    RED,
    RED_DEEP,
    RED_PALE,
    SHELL,
    SHELL_DEEP,
    SHELL_PALE,
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

TILT = 43
"""Feathers lean to the right by this many degrees."""


def _feather(body: tuple[Shape, ...], detail: tuple[Shape, ...]) -> Drawing:
    """A feather drawn upright, leant over."""

    def lean(shape: Shape) -> Shape:
        return Shape(moved(turned(shape.points, TILT), -1, 2, 0.92), shape.fill, shape.line, shape.ink, shape.closed)

    return Drawing(tuple(map(lean, body)), tuple(map(lean, detail)))


def yellow_feather() -> Drawing:
    """A long, pointed flight feather with a cut on each side of its vane."""
    right = ((53, -2), (66, 11), (75, 30), (75, 38), (63, 42), (75, 46), (71, 62), (60, 76), (50, 81))
    left = ((39, 70), (31, 55), (30, 50), (41, 48), (29, 43), (31, 26), (42, 9))
    return _feather(
        (stroke([(50, 70), (48, 103)], 6, YELLOW_DEEP), fill((*right, *left), YELLOW)),
        (
            fill((*right, (51, 50), (52, 25)), rgb("F1BA0C")),
            *(stroke([(51, y), (65, y - 12)], 3.4, YELLOW_DEEP) for y in (32, 62, 75)),
            *(stroke([(51, y), (37, y - 12)], 3.4, YELLOW_DEEP) for y in (38, 68)),
            stroke([(52, 12), (51, 45), (48, 102)], 4, YELLOW_DEEP),
        ),
    )


def violet_feather() -> Drawing:
    """A peacock's feather: a thin stem and a round eye."""
    right = smooth([(50, -3), (62, 0), (73, 9), (78, 22), (76, 35), (68, 46), (59, 54), (54, 68), (50, 76)], closed=False, steps=3)
    head = (*right, *mirrored(right)[::-1])
    barbs = tuple(
        stroke(run, 2.4, VIOLET_DEEP)
        for x, y in ((74, 37), (67, 47), (60, 56))
        for run in (((x, y), (50, y + 14)), ((100 - x, y), (50, y + 14)))
    )
    return _feather(
        (
            stroke([(50, 60), (48, 104)], 5, VIOLET_DEEP),
            *(stroke([(49, y), (49 + d, y - 8)], 3, VIOLET_DEEP) for y, d in ((92, 10), (88, -10))),
            fill(head, VIOLET),
        ),
        (
            *barbs,
            stroke([(50, 50), (48, 103)], 3.4, VIOLET_PALE),
            fill(smooth([(50, 6), (66, 14), (66, 30), (50, 46), (34, 30), (34, 14)]), VIOLET_PALE),
            fill(smooth([(50, 14), (60, 19), (59, 30), (50, 38), (41, 30), (40, 19)]), VIOLET_DEEP),
            fill(smooth([(50, 20), (55, 24), (50, 31), (45, 24)]), YELLOW),
        ),
    )


def red_feather() -> Drawing:
    """A broad feather with a forked tip and saw-toothed vanes."""
    right: Points = ((50, 14), (66, -2), (74, 19), (67, 22), (76, 38), (68, 41), (76, 57), (67, 59), (69, 72), (52, 81))
    vane = right + mirrored(right)[::-1]
    return _feather(
        (stroke([(50, 70), (49, 103)], 6, RED_DEEP), fill(vane, RED)),
        (
            fill((*right, (50, 81)), rgb("DE4433")),
            *(fill([(50, y), (50, y - 7), (66, y - 14), (67, y - 9)], RED_DEEP) for y in (40, 58, 75)),
            *(fill([(50, y), (50, y - 7), (34, y - 14), (33, y - 9)], RED_DEEP) for y in (40, 58, 75)),
            stroke([(50, 20), (50, 60), (49, 102)], 4, RED_DEEP),
        ),
    )


def white_feather() -> Drawing:
    """A down plume: soft curled lobes on both sides."""
    rows = ((11, 14, 11), (27, 19, 12), (44, 20, 12), (60, 17, 11))
    lobes = tuple(
        fill(turned(ring(50 + side * x * 0.85, y, x * 0.8, r), -25 * side, 50 + side * x * 0.85, y), WHITE, 0)
        for y, x, r in rows
        for side in (-1, 1)
    )
    core = fill(smooth([(50, -3), (60, 6), (63, 40), (58, 70), (50, 78), (42, 70), (37, 40), (40, 6)]), WHITE)
    curls = tuple(
        stroke(smooth([(50, y + 9), (50 + side * x * 0.7, y + 4), (50 + side * x * 1.25, y - 3)], closed=False), 2.6, WHITE_DEEP)
        for y, x, _ in rows for side in (-1, 1)
    )  # fmt: skip
    return _feather(
        (stroke([(50, 70), (48, 103)], 5, rgb("8C93A8")), *lobes, core),
        (*curls, stroke(smooth([(50, 8), (51, 30), (50, 60), (48, 102)], closed=False), 3.6, rgb("8C93A8"))),
    )


def _petal(length: float, width: float, start: float, angle: float, tip: float = 0.5) -> Points:
    """A petal that points up from (50, 50), turned by `angle`; `tip` 0 is pointed, 1 is blunt."""
    end = 50 - length
    broad = 50 - start - (length - start) * (0.45 + 0.3 * tip)
    run = [(50, end), (50 + width * tip, end + width * 0.25), (50 + width, broad), (50 + width * 0.45, 50 - start)]
    return turned(smooth([*run, *mirrored(run[:0:-1])], steps=4), angle)


def yellow_flower() -> Drawing:
    """A sunflower: pointed rays around a large brown disc."""
    back = tuple(fill(_petal(40, 8, 10, i * 30 + 15, 0.05), YELLOW_DEEP) for i in range(12))
    front = tuple(fill(_petal(41, 7.5, 10, i * 30, 0.05), YELLOW, 1.2, YELLOW_DEEP) for i in range(12))
    seeds = tuple(fill(ring(50 + r * cos(a), 50 + r * sin(a), 1.7, steps=8), rgb("A8672A"))
                  for r, n in ((5, 5), (11, 10)) for a in (2 * pi * i / n for i in range(n)))  # fmt: skip
    return Drawing(back + front, (fill(ring(50, 50, 18), rgb("6B3A16"), 2.6), *seeds))


def violet_flower() -> Drawing:
    """A pansy: five round petals with a dark face."""
    top = tuple(fill(ring(x, 31, 20, 19), VIOLET, 2, VIOLET_DEEP) for x in (34, 66))
    sides = tuple(fill(ring(x, 54, 19, 18), VIOLET, 2, VIOLET_DEEP) for x in (29, 71))
    low = fill(ring(50, 69, 22, 20), VIOLET, 2, VIOLET_DEEP)
    face = (
        fill(smooth([(50, 52), (38, 45), (24, 52), (32, 62)]), VIOLET_DEEP),
        fill(smooth([(50, 52), (62, 45), (76, 52), (68, 62)]), VIOLET_DEEP),
        fill(smooth([(50, 54), (36, 74), (50, 83), (64, 74)]), VIOLET_DEEP),
    )
    shine = tuple(stroke(smooth(run, closed=False), 3, VIOLET_PALE) for run in (
        [(22, 30), (27, 20), (38, 17)], [(62, 17), (73, 20), (78, 30)], [(36, 81), (50, 85), (64, 81)],
    ))  # fmt: skip
    heart = (fill(ring(50, 53, 8, 7), YELLOW, 1.6, VIOLET_DEEP), fill(smooth([(46, 52), (50, 57), (54, 52), (50, 50)]), WHITE))
    return Drawing((*top, *sides, low), face + shine + heart)


def red_flower() -> Drawing:
    """A poppy: four broad crinkled petals around a black heart."""
    petal = smooth([(50, 52), (26, 38), (22, 22), (34, 12), (44, 14), (50, 9), (57, 14), (67, 12), (78, 22), (74, 38)])
    back = tuple(fill(turned(petal, a), RED, 2.2, RED_DEEP) for a in (90, 270))
    front = tuple(fill(turned(petal, a), RED, 2.2, RED_DEEP) for a in (0, 180))
    gloss = tuple(stroke(turned(smooth([(32, 21), (41, 19), (47, 22)], closed=False), a), 3.4, RED_PALE) for a in (0, 180, 90, 270))
    folds = tuple(stroke(turned(run, a), 2, RED_DEEP) for a in (0, 180) for run in ([(43, 38), (38, 24)], [(57, 38), (62, 24)]))
    stamens = tuple(fill(ring(50 + 19 * cos(2 * pi * i / 12), 50 + 19 * sin(2 * pi * i / 12), 2.6, steps=10), INK) for i in range(12))
    heart = (
        fill(ring(50, 50, 14), INK),
        fill(ring(50, 50, 7), LEAF),
        *(stroke(turned([(50, 50), (50, 44)], a), 1.6, LEAF_PALE) for a in range(0, 360, 60)),
    )
    return Drawing(back + front, gloss + folds + stamens + heart)


def white_flower() -> Drawing:
    """A daisy: separate blunt petals around a small yellow heart."""
    petals = tuple(fill(_petal(41, 8.6, 8, i * 36, 0.72), WHITE, 1.6, WHITE_DEEP) for i in range(10))
    veins = tuple(stroke(turned([(50, 36), (50, 22)], i * 36), 1.8, WHITE_DEEP) for i in range(10))
    heart = (fill(ring(50, 50, 13), rgb("F2A91C"), 2.2, YELLOW_DEEP), fill(ring(46.5, 46, 4.5), YELLOW_PALE))
    return Drawing(petals, veins + heart)


def gem() -> Drawing:
    """A cut diamond."""
    outline: Points = ((27, 20), (73, 20), (90, 42), (50, 88), (10, 42))
    facets = (
        ((27, 20), (50, 20), (34, 42), (10, 42)), ((50, 20), (73, 20), (66, 42), (34, 42)), ((73, 20), (90, 42), (66, 42)),
        ((10, 42), (34, 42), (50, 88)), ((34, 42), (66, 42), (50, 88)), ((66, 42), (90, 42), (50, 88)), ((27, 20), (34, 42), (10, 42)),
    )  # fmt: skip
    tones = (GEM_SHINE, GEM_PALE, GEM, GEM, GEM_PALE, GEM_DEEP, GEM_PALE)
    lines = ((10, 42), (34, 42), (50, 20), (66, 42), (90, 42)), ((34, 42), (50, 88), (66, 42)), ((34, 42), (66, 42))
    return Drawing(
        (fill(outline, GEM),),
        (
            *(fill(f, t) for f, t in zip(facets, tones, strict=True)),
            *(stroke(run, 1.5, GEM_DEEP) for run in lines),
            fill([(40, 48), (47, 48), (49, 70)], GEM_SHINE),
        ),
    )


def _fan(points: int = 7) -> Points:
    """The scalloped edge of a shell, from its left foot to its right foot."""
    edge: list[tuple[float, float]] = []
    for i in range(points):
        for part, r in ((0.0, 40.0), (0.5, 45.0)):
            a = pi + (i + part) / points * pi
            edge.append((50 + r * 0.96 * cos(a), 56 + r * sin(a)))
    return (*edge, (50 + 40 * 0.96, 56))


def _scallop(base: Colour, deep: Colour, pale: Colour) -> Drawing:
    edge = _fan()
    body = smooth([*edge, (80, 66), (62, 78), (60, 80)], closed=False)
    foot: Points = ((38, 78), (30, 88), (70, 88), (62, 78))
    whole = (*body, (40, 80), (38, 78), (20, 66))
    ribs = tuple(stroke([(50 + (x - 50) * 0.18, 80), (50 + (x - 50) * 0.9, 56 + (y - 56) * 0.9)], 2.6, deep) for x, y in edge[2:-2:2])
    far = [(50 + (x - 50) * 0.88, 56 + (y - 56) * 0.88) for x, y in edge]
    near = [(50 + (x - 50) * 0.22, 76.0) for x, _ in edge]
    gleam = tuple(fill([near[i], far[i], (far[i][0] + 5, far[i][1])], pale) for i in (3, 5, 7))
    return Drawing((fill(foot, base), fill(whole, base)), (fill(foot, deep, 2, INK), fill(whole, base), *gleam, *ribs))


def shell() -> Drawing:
    """A scallop."""
    return _scallop(SHELL, SHELL_DEEP, SHELL_PALE)


def coloured_shell() -> Drawing:
    """A sea snail's round shell with bands of colour and a wide mouth: another outline than the scallop's."""
    x, y, r = 44.0, 56.0, 35.0
    mouth = turned(ring(72, 36, 17, 27), 24, 72, 36)
    colours = (rgb("E94F9A"), rgb("F5C211"), rgb("37C2A8"), rgb("6A8FF0"), rgb("B36AE2"))
    bands = []
    for i in range(10):
        sweep = [(x + r * cos(a), y + r * sin(a)) for a in (2 * pi * (i + k / 5) / 10 for k in range(6))]
        bands.append(fill([(x, y), *sweep], colours[i % 5], 1.4, INK))
    coil = [(x + t * cos(t * 0.62), y + t * sin(t * 0.62)) for t in (k * 1.05 for k in range(16))]
    heart = (fill(ring(x, y, 15), rgb("B36AE2"), 2.4), stroke(coil[:14], 3, WHITE))
    lip = (fill(mouth, rgb("FFE3D6"), 3), fill(turned(ring(74, 37, 8, 17), 24, 74, 37), rgb("E9A58C")))
    return Drawing((fill(ring(x, y, r), rgb("6A8FF0")), fill(mouth, rgb("FFE3D6"))), (*bands, *heart, *lip))


def any_colours() -> tuple[Shape, ...]:
    """Three dots, yellow, violet and red: the sign that every colour counts."""
    return tuple(fill(moved(ring(50, 50, 8), dx, 0), colour, 2.4) for dx, colour in ((-22, YELLOW), (0, VIOLET), (22, RED)))


OBJECTS = (
    yellow_feather, violet_feather, red_feather, white_feather, yellow_flower, violet_flower, red_flower, white_flower,
    gem, shell, coloured_shell,
)  # fmt: skip
