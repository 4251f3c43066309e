"""The Game of Birds: the seven wonders, the faces of the dice, threats, medals and point tiles."""

from collections.abc import Callable

from render.sprites.birds import crow
from render.sprites.figures import figures
from render.sprites.shapes import Drawing, Points, Shape, arc, fill, mirrored, moved, placed, ring, smooth, stroke, turned
from render.theme import (
    BARK,
    GOLD,
    HALO,
    INK,
    LEAF,
    LEAF_DEEP,
    LEAF_PALE,
    RED,
    RED_DEEP,
    SEATS,
    TWIG,
    TWIG_PALE,
    WHITE,
    YELLOW,
    Colour,
    rgb,
)

AMBER, AMBER_DEEP = rgb("F2A91C"), rgb("A86A00")
GREEN, GREEN_DEEP = rgb("5E9A3A"), rgb("2F5A22")
SKY, NIGHT = rgb("8CCBEF"), rgb("2F2E3C")


def nest() -> Drawing:
    """Nest: a bowl of twigs with three eggs."""
    bowl = smooth([(9, 52), (20, 76), (50, 88), (80, 76), (91, 52), (70, 60), (50, 62), (30, 60)])
    eggs = tuple(fill(turned(ring(x, 46, 11, 15), a), SKY, 2.4) for x, a in ((32, -12), (68, 12), (50, 0)))
    straws = tuple(
        stroke(run, 3, TWIG_PALE) for run in ([(16, 62), (46, 80)], [(30, 66), (62, 84)], [(84, 62), (54, 80)], [(70, 66), (38, 84)])
    )
    return Drawing((*(fill(e.points, SKY) for e in eggs), fill(bowl, TWIG)), (*eggs, fill(bowl, TWIG, 2.4), *straws))


def egg() -> Drawing:
    """Egg: one large speckled egg."""
    shell = smooth([(50, 9), (66, 18), (79, 41), (83, 62), (73, 83), (50, 91), (27, 83), (17, 62), (21, 41), (34, 18)])
    spots = ((36, 40, 5), (60, 32, 4), (68, 58, 6), (44, 64, 5), (56, 80, 5), (30, 70, 4))
    return Drawing((fill(shell, rgb("F3E4C6")),), tuple(fill(ring(x, y, r, r * 0.8, 12), rgb("9A7B52")) for x, y, r in spots))


def beak() -> Drawing:
    """Beak: a toucan's head."""
    head = smooth([(9, 60), (14, 30), (36, 14), (54, 28), (56, 52), (46, 70), (40, 90), (16, 90)])
    bill = smooth([(48, 26), (70, 22), (88, 36), (91, 60), (84, 66), (72, 52), (54, 50)])
    return Drawing(
        (fill(head, NIGHT), fill(bill, AMBER)),
        (
            fill(smooth([(30, 52), (46, 54), (42, 72), (28, 70)]), HALO),
            fill(bill, AMBER, 2.6),
            stroke(smooth([(52, 40), (70, 38), (86, 52)], closed=False), 3, AMBER_DEEP),
            fill(ring(38, 36, 8), WHITE, 2),
            fill(ring(39, 36, 4), INK),
        ),
    )


def song() -> Drawing:
    """Song: two joined notes."""
    heads = (turned(ring(28, 76, 15, 11), -20, 28, 76), turned(ring(74, 68, 15, 11), -20, 74, 68))
    stems = (stroke([(39, 72), (39, 24)], 7, rgb("6A3FB5")), stroke([(85, 64), (85, 16)], 7, rgb("6A3FB5")))
    beam = fill([(36, 22), (88, 12), (88, 28), (36, 38)], rgb("6A3FB5"))
    return Drawing((*stems, beam, *(fill(h, rgb("6A3FB5")) for h in heads)), (stroke([(42, 28), (84, 20)], 3, rgb("A585E0")),))


def feather() -> Drawing:
    """Feather: an upright quill."""
    blue, deep = rgb("4FB3E8"), rgb("1F6FA3")
    vane = smooth([(50, 9), (66, 22), (72, 44), (66, 64), (50, 74), (34, 64), (28, 44), (34, 22)])
    barbs = tuple(stroke([(50, y), (50 + s * 15, y - 12)], 3, deep) for y in (36, 50, 64) for s in (-1, 1))
    return Drawing((stroke([(50, 66), (50, 88)], 6, deep), fill(vane, blue)), (*barbs, stroke([(50, 16), (50, 87)], 4, deep)))


def flight() -> Drawing:
    """Flight: two spread wings."""
    wing = ((50, 40), (66, 22), (91, 18), (88, 34), (82, 38), (84, 48), (76, 51), (76, 61), (66, 62), (58, 70), (50, 64))
    body = (fill(wing, SKY), fill(mirrored(wing), SKY))
    lines = tuple(stroke(run, 3, rgb("1F6FA3")) for run in ([(58, 46), (82, 38)], [(58, 54), (76, 51)], [(57, 61), (66, 61)]))
    other = tuple(stroke(mirrored(s.points), 3, rgb("1F6FA3")) for s in lines)
    return Drawing((*body, fill(ring(50, 54, 9, 22), HALO)), (*lines, *other, fill(ring(50, 54, 9, 22), HALO, 2.4)))


def _far_bird(x: float, y: float) -> Shape:
    """A bird far away: two bows."""
    run = [(x - 14, y - 5), (x - 6, y - 7), (x, y), (x + 6, y - 7), (x + 14, y - 5)]
    return stroke(smooth(run, closed=False), 5, INK)


def migration() -> Drawing:
    """Migration: birds in a wedge before the sun."""
    flock = tuple(_far_bird(x, y) for x, y in ((50, 32), (33, 49), (67, 49), (26, 68), (74, 68)))
    land = smooth([(11, 62), (32, 58), (52, 64), (74, 58), (89, 62), (76, 82), (50, 90), (24, 82)])
    return Drawing((fill(ring(50, 50, 40), YELLOW),), (fill(land, AMBER), *flock))


def _die(ground: Colour, *content: Shape) -> Drawing:
    edge: Points = ((17, 12), (83, 12), (88, 17), (88, 83), (83, 88), (17, 88), (12, 83), (12, 17))
    return Drawing((fill(edge, ground),), content)


def _card(x: float, y: float, colour: Colour, w: float = 15, h: float = 21, degrees: float = 0) -> Shape:
    return fill(turned([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)], degrees, x, y), colour, 4)


def _white(*content: Shape) -> Drawing:
    return _die(rgb("F4EFE2"), *content)


def _black(*content: Shape) -> Drawing:
    return _die(NIGHT, *content)


def _arrow(x: float, y: float, degrees: float, colour: Colour, k: float = 1.0) -> Shape:
    """An arrow that points to the right, turned."""
    half = [(-16, -6), (2, -6), (2, -14), (18, 0)]
    run = [*half, *((dx, -dy) for dx, dy in half[-2::-1])]
    return fill(turned([(x + dx * k, y + dy * k) for dx, dy in run], degrees, x, y), colour, 2.4)


def _skull() -> tuple[Shape, ...]:
    head = smooth([(26, 42), (32, 24), (50, 18), (68, 24), (74, 42), (66, 58), (62, 66), (38, 66), (34, 58)])
    teeth = (stroke([(x, 58), (x, 66)], 3, INK) for x in (46, 54))
    return fill(head, WHITE, 4), fill(ring(40, 42, 7), INK), fill(ring(60, 42, 7), INK), *teeth


def _danger(wonder: Callable[[], Drawing]) -> Callable[[], Drawing]:
    """A black die's face with a wonder on it."""
    return lambda: _black(*placed(wonder(), 0, 0, 0.78))


def _eye() -> tuple[Shape, ...]:
    lids = smooth([(20, 50), (34, 36), (50, 31), (66, 36), (80, 50), (66, 64), (50, 69), (34, 64)])
    return fill(lids, WHITE, 5), fill(ring(50, 50, 14), rgb("4FB3E8"), 3), fill(ring(50, 50, 7), INK)


def _eagle() -> Drawing:
    """No danger: an eagle's head."""
    head = smooth([(22, 84), (24, 46), (40, 24), (62, 26), (70, 42), (62, 58), (64, 84)])
    bill = smooth([(62, 34), (80, 38), (84, 54), (78, 60), (72, 50), (62, 50)])
    return _black(fill(head, WHITE, 2), fill(bill, YELLOW, 2), fill(ring(56, 40, 4.5), INK), stroke([(46, 32), (62, 35)], 4, INK))


def _bar(k: float = 1.0) -> tuple[Shape, ...]:
    run = [(50 - 27 * k, 50 + 27 * k), (50 + 27 * k, 50 - 27 * k)]
    return stroke(run, 12, RED_DEEP), stroke(run, 8, RED)


def _threat(*content: Shape) -> Drawing:
    """A threat: a warning triangle that holds what threatens."""
    sign = tuple(Shape(moved(s.points, 0, -13, 1.34), s.fill, s.line * 1.34, s.ink, s.closed) for s in content)
    return Drawing(
        (fill([(50, 10), (91, 84), (84, 91), (16, 91), (9, 84)], RED),), (fill([(50, 18), (85, 85), (15, 85)], rgb("FFE9D8"), 2), *sign)
    )


def _lines(*runs: Points, width: float = 6, ink: Colour = INK) -> tuple[Shape, ...]:
    return tuple(stroke(run, width, ink) for run in runs)


def _cat() -> tuple[Shape, ...]:
    head = smooth([(34, 76), (32, 60), (34, 46), (41, 53), (59, 53), (66, 46), (68, 60), (66, 76), (50, 82)], steps=3)
    return fill(head, NIGHT), fill(ring(43, 64, 4), YELLOW), fill(ring(57, 64, 4), YELLOW), stroke([(46, 73), (54, 73)], 2.4, HALO)


def _bug() -> tuple[Shape, ...]:
    wings = (fill(turned(ring(37, 62, 12, 7), 30, 37, 62), SKY, 2), fill(turned(ring(63, 62, 12, 7), -30, 63, 62), SKY, 2))
    body = (fill(ring(50, 66, 6, 14), NIGHT), stroke([(47, 54), (42, 47)], 2, INK), stroke([(53, 54), (58, 47)], 2, INK))
    return *wings, *body, *_lines(((34, 80), (66, 52)), width=5, ink=RED)


def threats() -> dict[str, Callable[[], Drawing]]:
    """What threatens each of the wonders, by the wonder."""
    saw = tuple((28 + i * 4, 76 if i % 2 else 70) for i in range(12))
    horn = fill([(30, 60), (42, 60), (58, 46), (58, 80), (42, 72), (30, 72)], NIGHT)
    drop = fill(smooth([(50, 36), (62, 58), (65, 70), (50, 82), (35, 70), (38, 58)]), NIGHT)
    pane = (fill([(34, 50), (66, 50), (66, 80), (34, 80)], SKY, 3.4), *_lines(((50, 50), (50, 80)), ((34, 65), (66, 65)), width=3.4))
    net = _lines(((30, 62), (70, 62)), ((26, 74), (74, 74)), ((40, 48), (34, 81)), ((60, 48), (66, 81)), ((50, 46), (50, 81)), width=3.4)
    contents: dict[str, tuple[Shape, ...]] = {
        "nest": (fill(smooth([(26, 80), (30, 62), (42, 54), (50, 62), (60, 56), (72, 66), (74, 80)]), LEAF, 2.4), *_lines(saw, width=4)),
        "egg": _cat(),
        "beak": _bug(),
        "song": (horn, *_lines(arc(56, 63, 10, -40, 40), arc(56, 63, 18, -34, 34), width=4)),
        "feather": (drop, stroke(arc(50, 66, 7, 100, 180, 4), 3, HALO)),
        "flight": (*pane, *_lines(((40, 54), (50, 64), (46, 72), (58, 78)), width=2.6, ink=RED)),
        "migration": net,
    }
    return {wonder: _maker(_threat, *content) for wonder, content in contents.items()}


def _maker(make: Callable[..., Drawing], *args: Shape) -> Callable[[], Drawing]:
    return lambda: make(*args)


def medal() -> Drawing:
    """A conservation medal, worth seven points."""
    left: Points = ((30, 54), (18, 89), (34, 83), (44, 90), (50, 62))
    ribbon = (fill(left, rgb("1F6FA3")), fill(mirrored(left), rgb("4FB3E8")))
    rim = Shape(ring(50, 40, 24), None, 2.4, AMBER_DEEP, closed=True)
    return Drawing(
        (*ribbon, fill(ring(50, 40, 31), GOLD)), (*ribbon, fill(ring(50, 40, 31), GOLD, 2.4), rim, *figures("7", INK, 50, 40, 0.56, 11))
    )


def point_tile(text: str, ground: Colour, deep: Colour) -> Drawing:
    """A point tile: 2 bonus, 7 and 10 green, 8 amber."""
    edges = {"2": 4, "7": 8, "8": 6, "10": 28}[text]
    tile = turned(ring(50, 50, 40, None, edges), 180 / edges if edges < 28 else 0)
    rim = Shape(moved(tile, 0, 0, 0.86), None, 3, deep, closed=True)
    return Drawing((fill(tile, ground),), (rim, *figures(text, INK, 50, 50, 0.62 if text == "10" else 0.8, 11)))


def start_marker() -> Drawing:
    """The bird figure of whoever begins: a crow on a disc of wood."""
    return Drawing((fill(ring(50, 50, 41), BARK),), (fill(ring(50, 50, 35), LEAF_PALE, 2.4, LEAF_DEEP), *placed(crow(), 1, 1, 0.68)))


WONDERS: dict[str, Callable[[], Drawing]] = {
    "nest": nest, "egg": egg, "beak": beak, "song": song, "feather": feather, "flight": flight, "migration": migration,
}  # fmt: skip

BIRDS_GAME: dict[str, Callable[[], Drawing]] = {
    **{f"wonder.{name}": make for name, make in WONDERS.items()},
    **{f"threat.{name}": make for name, make in threats().items()},
    "die.white.two": lambda: _white(*figures("+2", INK, 50, 50, 0.78, 11)),
    "die.white.look": lambda: _white(*_eye()),
    "die.white.three": lambda: _white(_card(34, 54, SEATS[1], degrees=-14), _card(66, 54, SEATS[1], degrees=14), _card(50, 48, AMBER)),
    "die.white.swap": lambda: _white(
        *(_card(32, 50, SEATS[1], 13, 19), _card(68, 50, AMBER, 13, 19), _arrow(50, 30, 0, WHITE), _arrow(50, 72, 180, WHITE))
    ),
    "die.white.rescue": lambda: _white(*_skull(), _arrow(58, 74, 0, RED, 1.1)),
    "die.white.ignore": lambda: _white(fill([(30, 30), (70, 30), (70, 70), (30, 70)], NIGHT, 3), *_bar()),
    **{f"die.black.{name}": _danger(make) for name, make in WONDERS.items()},
    "die.black.red": lambda: _black(_card(50, 50, RED, 18, 25), *_lines(((30, 30), (70, 70)), ((70, 30), (30, 70)), width=7, ink=WHITE)),
    "die.black.discard": lambda: _black(_card(50, 38, HALO, 16, 21), _arrow(50, 66, 90, AMBER, 1.1)),
    "die.black.eagle": _eagle,
    "medal": medal,
    "points.2": lambda: point_tile("2", HALO, rgb("B8AC90")),
    "points.7": lambda: point_tile("7", LEAF_PALE, GREEN_DEEP),
    "points.8": lambda: point_tile("8", AMBER, AMBER_DEEP),
    "points.10": lambda: point_tile("10", LEAF_PALE, GREEN_DEEP),
    "start": start_marker,
}  # fmt: skip
