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
        return Shape(moved(turned(shape.points, TILT), -1, 1, 0.93), shape.fill, shape.line, shape.ink, shape.closed)

    return Drawing(tuple(map(lean, body)), tuple(map(lean, detail)))


def yellow_feather() -> Drawing:
    """A long, slim, pointed flight feather with two cuts in its vane."""
    right = ((52, 0), (62, 12), (69, 30), (69, 37), (60, 40), (69, 44), (66, 60), (57, 74), (50, 79))
    left = ((42, 68), (36, 54), (35, 50), (43, 48), (34, 43), (36, 26), (44, 10))
    return _feather(
        (stroke([(50, 70), (48, 103)], 6, YELLOW_DEEP), fill((*right, *left), YELLOW)),
        (
            fill((*right, (51, 50), (52, 25)), YELLOW_PALE),
            *(stroke([(51, y), (61, y - 11)], 3.2, YELLOW_DEEP) for y in (32, 60, 73)),
            *(stroke([(51, y), (41, y - 11)], 3.2, YELLOW_DEEP) for y in (38, 66)),
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
            fill((*right, (50, 81)), RED_PALE),
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
    """A nautilus with bands of colour: a coil with a wide mouth, another outline than the scallop's."""
    coil = [(50 + r * cos(a), 54 + r * sin(a)) for a, r in ((pi * (0.15 + i / 12), 38 - i * 0.62) for i in range(22))]
    mouth: Points = ((88, 70), (92, 52), (91, 30), (80, 14), (64, 12))
    body = smooth([*coil[:21], *mouth[::-1]], steps=3)
    colours = (rgb("E94F9A"), rgb("F5C211"), rgb("37C2A8"), rgb("6A8FF0"), rgb("B36AE2"))
    bands = []
    for i in range(10):
        a, b = pi * (0.0 + i * 0.155), pi * (0.155 + i * 0.155)
        r = 36 - i * 1.1
        sweep = [(50 + r * cos(a + (b - a) * k / 4), 54 + r * sin(a + (b - a) * k / 4)) for k in range(5)]
        bands.append(fill([(47, 50), *sweep], colours[i % 5], 1.4, INK))
    eye = (
        fill(ring(46, 49, 12), rgb("B36AE2"), 2.2),
        stroke(smooth([(54, 52), (46, 56), (40, 49), (46, 43), (51, 48), (47, 51)], closed=False), 2.6, WHITE),
    )
    lip = (
        fill(smooth([(60, 24), (78, 22), (88, 40), (86, 62), (74, 60), (66, 44)]), rgb("FFE3D6"), 2.4),
        stroke([(72, 34), (78, 52)], 3, SHELL),
    )
    shine = (stroke(smooth([(24, 66), (19, 52), (24, 38)], closed=False), 3.4, WHITE),)
    return Drawing((fill(body, rgb("6A8FF0")),), (*bands, *lip, *eye, *shine))


def any_colours() -> tuple[Shape, ...]:
    """Three dots, yellow, violet and red: the sign that every colour counts."""
    return tuple(fill(moved(ring(50, 50, 8), dx, 0), colour, 2.4) for dx, colour in ((-22, YELLOW), (0, VIOLET), (22, RED)))


OBJECTS = (
    yellow_feather, violet_feather, red_feather, white_feather, yellow_flower, violet_flower, red_flower, white_flower,
    gem, shell, coloured_shell,
)  # fmt: skip
