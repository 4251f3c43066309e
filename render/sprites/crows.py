"""Crows: the seven kinds of tiles, the shiny objects (a shape for each colour), the special tokens."""

from collections.abc import Callable

from render.sprites.birds import crow
from render.sprites.figures import figures
from render.sprites.shapes import Drawing, Points, Shape, arc, fill, mirrored, moved, placed, ring, shrunk, smooth, stroke, turned
from render.theme import (
    GOLD,
    HALO,
    INK,
    LEAF,
    LEAF_DEEP,
    LEAF_PALE,
    RED,
    RED_DEEP,
    SEATS,
    SEATS_DEEP,
    SEATS_PALE,
    TWIG,
    TWIG_PALE,
    VIOLET,
    VIOLET_DEEP,
    VIOLET_PALE,
    WHITE,
    YELLOW_DEEP,
    rgb,
)

STONE, STONE_DEEP, STONE_PALE = rgb("A9B0BC"), rgb("727A88"), rgb("D3D8E0")
TIN, TIN_DEEP = rgb("7F8B99"), rgb("525C69")


def _tree() -> tuple[Shape, ...]:
    """A bare tree."""
    trunk = stroke(smooth([(50, 88), (49, 66), (50, 44)], closed=False), 13, TWIG)
    boughs = (
        stroke(smooth([(50, 64), (30, 54), (18, 36)], closed=False), 7, TWIG),
        stroke(smooth([(50, 58), (70, 48), (82, 32)], closed=False), 7, TWIG),
        stroke(smooth([(50, 46), (44, 28), (36, 16)], closed=False), 6, TWIG),
        stroke(smooth([(51, 46), (60, 30), (64, 16)], closed=False), 6, TWIG),
    )
    return trunk, *boughs


def tree(crows: int) -> Drawing:
    """A tree with so many crows on it: a tile that brings them."""
    places = ((0, 10, 0.62),), ((-19, -6, 0.5), (17, 16, 0.5)), ((-19, -14, 0.44), (21, -10, 0.44), (0, 22, 0.46))
    birds = places[crows - 1] if crows else ()
    bodies = tuple(
        Shape(moved(s.points, x, y, scale), s.fill, s.line * scale, s.ink, s.closed) for x, y, scale in birds for s in crow().body
    )
    flock = tuple(shape for x, y, scale in birds for shape in placed(crow(), x, y, scale))
    ground = fill(smooth([(26, 88), (50, 80), (74, 88), (50, 92)]), LEAF_DEEP)
    bark = stroke(smooth([(47, 84), (46, 66), (48, 48)], closed=False), 3, TWIG_PALE)
    return shrunk(Drawing((*_tree(), ground, *bodies), (*_tree(), ground, bark, *flock)), 0.93)


def leafy_tree() -> Drawing:
    """A tree in leaf: a tile that has brought its crows."""
    trunk = stroke(smooth([(50, 88), (49, 72), (50, 56)], closed=False), 12, TWIG)
    crown = smooth([(50, 12), (68, 16), (80, 30), (84, 48), (72, 62), (50, 66), (28, 62), (16, 48), (20, 30), (32, 16)])
    light = smooth([(30, 34), (40, 22), (56, 20), (50, 30), (38, 38)])
    tufts = tuple(stroke(arc(x, y, 8, 20, 160, 6), 3, LEAF_DEEP) for x, y in ((36, 44), (56, 38), (66, 52), (48, 54)))
    ground = fill(smooth([(28, 88), (50, 81), (72, 88), (50, 92)]), LEAF_DEEP)
    return shrunk(Drawing((trunk, ground, fill(crown, LEAF)), (fill(light, LEAF_PALE), *tufts)), 0.93)


def token_back() -> Drawing:
    """A special token that is hidden: a crow's foot on a disc."""
    toes = (((50, 74), (50, 28)), ((50, 62), (30, 36)), ((50, 62), (70, 36)), ((50, 62), (50, 80)))
    foot = tuple(stroke(toe, 7, HALO) for toe in toes)
    return Drawing((fill(ring(50, 50, 41), VIOLET),), (Shape(ring(50, 50, 34), None, 3, VIOLET_PALE), *foot))


def deck() -> Drawing:
    """The deck: tiles face down."""
    under = fill([(30, 14), (86, 14), (86, 70), (30, 70)], VIOLET_DEEP)
    top = fill([(14, 28), (70, 28), (70, 86), (14, 86)], VIOLET)
    toes = (((42, 76), (42, 40)), ((42, 66), (28, 48)), ((42, 66), (56, 48)))
    return Drawing((under, top), (fill(top.points, VIOLET, 2.5), *(stroke(toe, 6, HALO) for toe in toes)))


def first_marker() -> Drawing:
    """The First Player marker: a one on a gold disc."""
    return Drawing((fill(ring(50, 50, 41), GOLD),), (Shape(ring(50, 50, 34), None, 3, YELLOW_DEEP), *figures("1", INK, 48, 50, 0.9, 13)))


def trash() -> Drawing:
    """A dustbin."""
    can = ((24, 34), (76, 34), (70, 90), (30, 90))
    lid = smooth([(16, 30), (30, 22), (50, 19), (70, 22), (84, 30), (82, 36), (18, 36)], steps=3)
    handle = stroke(arc(50, 20, 8, 180, 360, 6), 5, TIN_DEEP)
    ribs = tuple(stroke([(x, 44), (50 + (x - 50) * 0.86, 82)], 4, TIN_DEEP) for x in (36, 50, 64))
    return Drawing((fill(can, TIN), handle, fill(lid, STONE)), (*ribs, fill(lid, STONE, 2.4)))


def trinkets() -> Drawing:
    """A string of beads: what gives a shiny object the advantage."""
    beads = tuple(fill(p, colour, 2.4) for p, colour in _beads())
    return shrunk(Drawing(tuple(fill(p, colour) for p, colour in _beads()), beads), 0.94)


def _beads() -> tuple[tuple[Points, tuple[int, int, int]], ...]:
    around = arc(50, 46, 33, 130, 410, 9)
    colours = (SEATS[0], SEATS[1], SEATS[2], SEATS[3], GOLD)
    string = tuple((ring(x, y, 10, None, 16), colours[i % 5]) for i, (x, y) in enumerate(around))
    return (*string, (((50, 58), (66, 74), (50, 92), (34, 74)), rgb("2FA8DC")))


CROSS: Points = ((24, 22), (34, 22), (34, 36), (46, 36), (46, 46), (34, 46), (34, 80), (24, 80), (24, 46), (12, 46), (12, 36), (24, 36))


def cemetery() -> Drawing:
    """Two leaning crosses on a hill."""
    hill = smooth([(9, 84), (28, 74), (52, 70), (76, 74), (91, 84), (70, 91), (30, 91)])
    left, right = turned(CROSS, -8, 29, 80), turned(moved(CROSS, 38, 8, 0.9), 9, 68, 80)
    body = (fill(left, STONE), fill(right, STONE_PALE), fill(hill, LEAF_DEEP))
    return shrunk(Drawing(body, (fill(left, STONE, 1.6), fill(right, STONE_PALE, 1.6), fill(hill, LEAF, 2.4))), 0.9)


def key() -> Drawing:
    """The first seat's shiny object: a key."""
    tone, pale = SEATS[0], SEATS_PALE[0]
    bow = (fill(ring(50, 26, 20), tone), fill([(45, 40), (55, 40), (55, 96), (45, 96)], tone))
    teeth = (fill([(50, 70), (70, 70), (70, 79), (50, 79)], tone), fill([(50, 87), (74, 87), (74, 96), (50, 96)], tone))
    marks = (fill(ring(50, 26, 9), INK), stroke(arc(50, 26, 15, 200, 290), 4, pale))
    lean = [Shape(moved(turned(s.points, -42), 0, 0, 0.88), s.fill, s.line, s.ink, s.closed) for s in (*bow, *teeth, *marks)]
    return Drawing(tuple(lean[:4]), tuple(lean))


def finger_ring() -> Drawing:
    """The second seat's: a ring with a stone."""
    tone, deep, pale = SEATS[1], SEATS_DEEP[1], SEATS_PALE[1]
    hoop = Shape(ring(50, 60, 25), None, 12, rgb("C9CFDA"), closed=True)
    stone: Points = ((34, 12), (66, 12), (76, 26), (50, 48), (24, 26))
    facets = (fill([(34, 12), (50, 12), (42, 26), (24, 26)], pale), fill([(58, 26), (76, 26), (50, 48)], deep))
    return Drawing((hoop, fill(stone, tone)), (hoop, fill(stone, tone, 2.4), *facets))


def heart() -> Drawing:
    """The third seat's: a heart of glass."""
    tone, deep, pale = SEATS[2], SEATS_DEEP[2], SEATS_PALE[2]
    half = smooth([(50, 30), (60, 17), (76, 15), (89, 28), (87, 48), (70, 70), (50, 90)], closed=False)
    edge = (*half, *mirrored(half)[::-1])
    shade = smooth([(86, 40), (84, 52), (68, 72), (50, 88), (64, 64), (78, 50)])
    return Drawing((fill(edge, tone),), (fill(shade, deep), fill(smooth([(20, 36), (24, 24), (36, 22), (30, 30)]), pale)))


def star() -> Drawing:
    """The fourth seat's: a star."""
    tone, deep, pale = SEATS[3], SEATS_DEEP[3], SEATS_PALE[3]
    edge = tuple(turned([(50, 9 if i % 2 == 0 else 34)], i * 36, 50, 52)[0] for i in range(10))
    shade = tuple(fill([(50, 52), edge[i], edge[i + 1]], deep) for i in (2, 4, 6))
    shine = tuple(fill([(50, 52), edge[i], edge[i - 1]], pale) for i in (8, 0))
    return Drawing((fill(edge, tone),), (*shade, *shine))


def tombstone() -> Drawing:
    """A special token: any tile becomes a cemetery for a round."""
    stone = (*arc(50, 42, 30, 180, 360, 14), (80, 86), (20, 86))
    base = ((12, 80), (88, 80), (88, 91), (12, 91))
    signs = (stroke([(50, 30), (50, 62)], 6, STONE_DEEP), stroke([(38, 42), (62, 42)], 6, STONE_DEEP))
    return Drawing(
        (fill(stone, STONE), fill(base, STONE_DEEP)), (fill(base, STONE_DEEP, 2), *signs, stroke(arc(50, 42, 24, 190, 250), 4, STONE_PALE))
    )


def _forbidden(*content: Shape) -> Drawing:
    """A sign with a red bar over it."""
    edge, bar = ring(50, 50, 36), ((25, 75), (75, 25))
    dark = (Shape(edge, None, 13, RED_DEEP, closed=True), stroke(bar, 12, RED_DEEP))
    return Drawing((fill(ring(50, 50, 41), WHITE),), (*content, *dark, Shape(edge, None, 10, RED, closed=True), stroke(bar, 9, RED)))


def no_flocking() -> Drawing:
    """A special token: the crows of a tile stay."""
    return _forbidden(*placed(crow(), 0, 2, 0.66))


def no_cemeteries() -> Drawing:
    """A special token: no cemetery counts in this round."""
    grave = Shape(tuple((x * 0.5 + 25, y * 0.5 + 25) for x, y in (*arc(50, 42, 34, 180, 360, 10), (84, 96), (16, 96))), STONE, 3)
    return _forbidden(grave, stroke([(50, 40), (50, 60)], 4, STONE_DEEP), stroke([(43, 47), (57, 47)], 4, STONE_DEEP))


def two_crows() -> Drawing:
    """A special token: two crows move."""
    left, right = (-18, -12, 0.56), (16, 12, 0.62)
    bodies = tuple(Shape(moved(s.points, x, y, k), s.fill, s.line * k, s.ink, s.closed) for x, y, k in (left, right) for s in crow().body)
    arrow = fill([(10, 62), (28, 62), (28, 54), (44, 70), (28, 86), (28, 78), (10, 78)], SEATS[0])
    return Drawing((*bodies, arrow), (*placed(crow(), *left), *placed(crow(), *right), fill(arrow.points, SEATS[0], 2)))


def three_points() -> Drawing:
    """A special token that is worth three points at the end: three stars."""
    small = tuple(fill(moved(star().body[0].points, dx, dy, 0.5), GOLD) for dx, dy in ((0, -20), (-21, 17), (21, 17)))
    return Drawing(small, tuple(fill(s.points, GOLD, 2) for s in small))


CROWS: dict[str, Callable[[], Drawing]] = {
    "crows.tile.empty": lambda: tree(0),
    "crows.tile.one": lambda: tree(1),
    "crows.tile.two": lambda: tree(2),
    "crows.tile.three": lambda: tree(3),
    "crows.tile.trash": trash,
    "crows.tile.trinkets": trinkets,
    "crows.tile.cemetery": cemetery,
    "crows.tree": leafy_tree,
    "crows.back": token_back,
    "crows.deck": deck,
    "crows.first": first_marker,
    "crows.shiny.0": key,
    "crows.shiny.1": finger_ring,
    "crows.shiny.2": heart,
    "crows.shiny.3": star,
    "crows.token.tombstone": tombstone,
    "crows.token.no_flocking": no_flocking,
    "crows.token.no_cemeteries": no_cemeteries,
    "crows.token.two_crows": two_crows,
    "crows.token.three_points": three_points,
}
