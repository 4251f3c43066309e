"""Bower's tokens, eggs and the signs of its bonus tiles."""

from collections.abc import Callable

from render.sprites import feathers, objects
from render.sprites.shapes import Drawing, Points, Shape, arc, fill, mirrored, moved, placed, ring, smooth, stroke, turned
from render.theme import (
    BARK,
    BARK_DARK,
    BARK_LIGHT,
    GOLD,
    HALO,
    INK,
    LEAF,
    LEAF_DEEP,
    MOSS,
    RED,
    RED_DEEP,
    RED_PALE,
    SEATS,
    SEATS_DEEP,
    SEATS_PALE,
    STRAW,
    TWIG,
    TWIG_PALE,
    WHITE,
    Colour,
    rgb,
)  # fmt: skip


def cross() -> Drawing:
    """The X token: a broad red cross."""
    bar: Points = ((14, 26), (26, 14), (86, 74), (74, 86))
    body = (fill(bar, RED), fill(turned(bar, 90), RED))
    return Drawing(
        body,
        (
            *body,
            stroke([(25, 22), (50, 47)], 4, RED_PALE),
            stroke([(53, 50), (76, 73)], 4, RED_PALE),
            stroke([(76, 24), (58, 42)], 4, RED_PALE),
        ),
    )


def _leaf(x: float, y: float, degrees: float, length: float = 24) -> tuple[Shape, Shape]:
    w = length * 0.3
    edge = turned(smooth([(x, y), (x + length * 0.4, y - w), (x + length, y), (x + length * 0.4, y + w)]), degrees, x, y)
    vein = turned([(x, y), (x + length * 0.8, y)], degrees, x, y)
    return fill(edge, LEAF), stroke(vein, 2, LEAF_DEEP)


def branch() -> Drawing:
    """The Branch token: a twig with leaves, lying from left to right."""
    leaves = [_leaf(x, 50, a, 19) for x, a in ((20, -48), (34, 46), (46, -44), (58, 48), (72, -38))]
    twig = stroke(smooth([(9, 54), (30, 50), (60, 51), (91, 46)], closed=False), 9, TWIG)
    light = stroke(smooth([(12, 52), (30, 48), (60, 49), (88, 44)], closed=False), 2.6, TWIG_PALE)
    return Drawing((twig, *(leaf for leaf, _ in leaves)), (*(vein for _, vein in leaves), twig, light))


def upright_branch() -> Drawing:
    """The Branch token lying from top to bottom."""
    lying = branch()
    stand = tuple(Shape(turned(s.points, 90), s.fill, s.line, s.ink, s.closed) for s in lying.body)
    return Drawing(stand, tuple(Shape(turned(s.points, 90), s.fill, s.line, s.ink, s.closed) for s in lying.detail))


def _disc(*content: Shape) -> Drawing:
    """A token: a slice of wood that carries a sign."""
    return Drawing((fill(ring(50, 50, 41), BARK),), (fill(ring(50, 50, 35), rgb("E8CFA0"), 2.4, BARK_DARK), *content))


def flower_token() -> Drawing:
    """The white Flower token."""
    return _disc(*placed(objects.white_flower(), scale=0.72))


def feather_token() -> Drawing:
    """The white Feather token."""
    return _disc(*placed(feathers.white_feather(), scale=0.74))


def shells_token() -> Drawing:
    """The Shells token, which counts as two."""
    return _disc(*placed(objects.shell(), -13, -9, 0.5), *placed(objects.shell(), 13, 12, 0.5))


EGG: Points = smooth([(50, 8), (66, 17), (79, 40), (83, 62), (73, 83), (50, 92), (27, 83), (17, 62), (21, 40), (34, 17)])
_SPECKLES = ((34, 36, 4), (62, 26, 3), (70, 52, 4.5), (40, 62, 3), (58, 74, 5), (30, 72, 3.4), (50, 42, 2.6), (48, 84, 2.6))


def _egg(base: Colour, deep: Colour, pale: Colour, *content: Shape) -> Drawing:
    shade = smooth([(79, 40), (83, 62), (73, 83), (50, 92), (34, 87), (56, 80), (70, 62)], steps=4)
    gleam = smooth([(34, 22), (42, 18), (38, 32), (29, 44)], steps=4)
    return Drawing((fill(EGG, base),), (fill(shade, deep), fill(gleam, pale), *content))


def egg_back(seat: int) -> Drawing:
    """A request egg seen from behind, in the colour of the seat that it faces; 2 and up: no seat."""
    tone = (SEATS[seat], SEATS_DEEP[seat], SEATS_PALE[seat]) if seat < 2 else (rgb("CFC6B4"), rgb("8F8672"), rgb("EFE8DA"))
    return _egg(*tone, *(fill(ring(x, y, r, r * 0.85, 10), tone[1]) for x, y, r in _SPECKLES))


def egg_front(seat: int, symbol: int) -> Drawing:
    """A request egg with its symbol: 0-2 and 4-6 coloured feathers and flowers, 3 and 7 those of any colour."""
    pale = SEATS_PALE[seat] if seat < 2 else rgb("EFE8DA")
    deep = SEATS[seat] if seat < 2 else rgb("B7AE9C")
    sign = placed(objects.OBJECTS[symbol](), 0, 4 if symbol % 4 < 3 else -5, 0.74)
    dots = tuple(Shape(moved(s.points, 0, 27, 0.72), s.fill, s.line, s.ink) for s in objects.any_colours()) if symbol % 4 == 3 else ()
    return _egg(pale, deep, WHITE, *sign, *dots)


def egg_token(gold: bool = True) -> Drawing:
    """An Egg token: what is won at the end."""
    return _egg(
        GOLD if gold else HALO,
        rgb("D9A62E"),
        WHITE,
        fill(ring(37, 55, 3), rgb("D9A62E")),
        fill(ring(56, 68, 3.6), rgb("D9A62E")),
        fill(ring(58, 38, 2.6), rgb("D9A62E")),
    )


def _egg_with(sign: Drawing) -> Drawing:
    return _egg(HALO, rgb("D8CDB4"), WHITE, *placed(sign, 0, 4, 0.62))


def _two(first: Drawing, second: Drawing) -> Drawing:
    """An egg that gives a point for a colour: both things of that colour."""
    return _egg(HALO, rgb("D8CDB4"), WHITE, *placed(first, -9, -10, 0.56), *placed(second, 10, 15, 0.56))


def egg_tile(kind: str) -> Drawing:
    """The sign of an Egg bonus tile: "yellow", "violet", "red" or "shell"."""
    pairs: dict[str, tuple[Callable[[], Drawing], Callable[[], Drawing]]] = {
        "yellow": (feathers.yellow_feather, objects.yellow_flower),
        "violet": (objects.violet_flower, feathers.violet_feather),
        "red": (feathers.red_feather, objects.red_flower),
    }
    if kind == "shell":
        return _egg_with(objects.shell())
    first, second = pairs[kind]
    return _two(first(), second())


def _eye(dx: float, dy: float, scale: float) -> tuple[Shape, ...]:
    lids = smooth([(10, 50), (28, 32), (50, 25), (72, 32), (90, 50), (72, 68), (50, 75), (28, 68)])
    shapes = (fill(lids, WHITE, 7), fill(ring(50, 50, 19), rgb("4FB3E8"), 5), fill(ring(50, 50, 9), INK), fill(ring(44, 44, 4.5), WHITE))
    return tuple(Shape(moved(s.points, dx, dy, scale), s.fill, s.line * scale, s.ink, s.closed) for s in shapes)


def spy(of: str) -> Drawing:
    """Spy tiles: an eye before an egg of the rival, or before the two eggs out of play."""
    if of == "rival":
        egg = egg_back(1)
        return Drawing(egg.body, (*egg.detail, *_eye(0, 4, 0.78)))
    left, right = placed(egg_back(2), -18, -4, 0.72, -10), placed(egg_back(2), 18, -4, 0.72, 10)
    body = tuple(Shape(moved(turned(EGG, a), dx, -4, 0.72), rgb("CFC6B4")) for dx, a in ((-18, -10), (18, 10)))
    return Drawing(body, (*left, *right, *_eye(0, 22, 0.62)))


def _card(x: float, y: float, degrees: float = 0, scale: float = 1.0) -> Points:
    """The outline of a domino."""
    w, h = 38 * scale, 19 * scale
    return turned([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)], degrees, x, y)


def _domino(
    x: float, y: float, degrees: float = 0, scale: float = 1.0, base: Colour = STRAW[0], other: Colour = MOSS[0]
) -> tuple[Shape, ...]:
    whole = _card(x, y, degrees, scale)
    w, h = 38 * scale, 19 * scale
    half = turned([(x, y - h), (x + w, y - h), (x + w, y + h), (x, y + h)], degrees, x, y)
    seam = turned([(x, y - h), (x, y + h)], degrees, x, y)
    return fill(whole, base, 4), fill(half, other), stroke(seam, 2.4, INK), Shape(whole, None, 4, INK)


def cover() -> Drawing:
    """B17: a tile laid over others."""
    low = _domino(50, 66, 0, 1.05, rgb("B4BCC8"), rgb("6B4A35"))
    top = _domino(52, 36, -9, 0.96)
    return Drawing((fill(_card(50, 66, 0, 1.05), rgb("B4BCC8")), fill(_card(52, 36, -9, 0.96), rgb("EBCB68"))), (*low, *top))


def give() -> Drawing:
    """B18: a tile handed over."""
    tile = _domino(50, 28, 0, 0.98)
    arrow: Points = ((42, 48), (58, 48), (58, 66), (74, 66), (50, 90), (26, 66), (42, 66))
    return Drawing((fill(_card(50, 28, 0, 0.98), rgb("EBCB68")), fill(arrow, SEATS[1])), (*tile,))


def twice() -> Drawing:
    """B19: two turns in a row: two arrows that follow each other round."""

    def bow(start: float) -> Points:
        outer, inner = arc(50, 50, 40, start, start + 118), arc(50, 50, 22, start, start + 118)
        tip = (
            arc(50, 50, 49, start + 118, start + 118, 1)[0],
            arc(50, 50, 31, start + 162, start + 162, 1)[0],
            arc(50, 50, 13, start + 118, start + 118, 1)[0],
        )
        return (*outer, *tip, *inner[::-1])

    return Drawing((fill(bow(20), SEATS[0]), fill(bow(200), SEATS[1])), ())


def strip() -> Drawing:
    """B20: a tile of the rival's hand thrown away."""
    tile = _domino(50, 50, -18, 0.98)
    bar = stroke([(20, 80), (80, 20)], 10, RED)
    return Drawing(
        (fill(_card(50, 50, -18, 0.98), rgb("EBCB68")), bar),
        (*tile, stroke([(20, 80), (80, 20)], 14, RED_DEEP), stroke([(20, 80), (80, 20)], 8, RED)),
    )


def eye() -> Drawing:
    """The sign that a player has looked."""
    lids = smooth([(9, 50), (28, 30), (50, 22), (72, 30), (91, 50), (72, 70), (50, 78), (28, 70)])
    return Drawing(
        (fill(lids, WHITE),), (fill(ring(50, 50, 22), rgb("4FB3E8"), 4), fill(ring(50, 50, 11), INK), fill(ring(43, 43, 5), WHITE))
    )


def crown() -> Drawing:
    """The sign of whoever has won."""
    outline: Points = ((15, 30), (32, 50), (50, 18), (68, 50), (85, 30), (79, 80), (21, 80))
    gems = tuple(fill(ring(x, 68, 5), colour, 2) for x, colour in ((32, RED), (50, SEATS[1]), (68, RED)))
    tips = tuple(fill(ring(x, y, 6), GOLD) for x, y in ((15, 29), (50, 17), (85, 29)))
    return Drawing((fill(outline, GOLD), *tips), (fill([(19, 62), (81, 62), (79, 80), (21, 80)], rgb("D9A62E")), *gems))


def way(side: int) -> Drawing:
    """A blunt point to the left (0) or to the right (1), at the edge of a signpost."""
    left: Points = ((9, 50), (56, 8), (91, 8), (91, 92), (56, 92))
    return Drawing((fill(mirrored(left) if side else left, BARK_LIGHT),), halo=False)


TOKENS: tuple[Callable[[], Drawing], ...] = (cross, flower_token, feather_token, shells_token, branch)
