"""The objects of Bower's squares: flowers, treasures, and the list of all. Each has its own outline, to be known without its colour."""

from math import cos, pi, sin

from render.sprites.feathers import red_feather, violet_feather, white_feather, yellow_feather
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
