"""The Bird Told Me to Do It: birds of six colours, each of its own build, the twigs they stand on, trunk, plumage and pass."""

from collections.abc import Callable

from render.sprites.shapes import Drawing, Points, Shape, arc, fill, ring, shrunk, smooth, stroke, turned
from render.theme import (
    GOLD,
    HALO,
    INK,
    LEAF,
    LEAF_DEEP,
    RED,
    RED_DEEP,
    TWIG,
    TWIG_DEEP,
    TWIG_PALE,
    WHITE,
    YELLOW,
    YELLOW_DEEP,
    Colour,
    rgb,
)

BEAK = rgb("F2A91C")
COLOURS: dict[str, tuple[Colour, Colour]] = {
    "black": (rgb("3A3848"), rgb("6B6880")),
    "blue": (rgb("2E6FC4"), rgb("8CCBEF")),
    "red": (RED, rgb("F08A4B")),
    "gray": (rgb("8D96A5"), rgb("D3D8E0")),
    "white": (WHITE, rgb("DCE3F0")),
    "yellow": (YELLOW, rgb("FFF0A8")),
}
"""The six colours of the birds: (coat, breast)."""
EXITS = "LRUD"


def _eye(x: float, y: float, r: float = 4.5) -> tuple[Shape, ...]:
    return fill(ring(x, y, r * 1.7), WHITE, 2), fill(ring(x, y, r), INK)


def nightbird() -> Drawing:
    """Black: an owl with ears, seen from the front."""
    coat, breast = COLOURS["black"]
    body = smooth([(24, 12), (36, 20), (50, 18), (64, 20), (76, 12), (80, 40), (78, 72), (50, 91), (22, 72), (20, 40)], steps=3)
    eyes = tuple(s for x in (37, 63) for s in (fill(ring(x, 38, 13), GOLD, 2.4), fill(ring(x, 38, 6), INK)))
    chest = fill(smooth([(34, 58), (50, 52), (66, 58), (62, 80), (50, 86), (38, 80)]), breast)
    return Drawing((fill(body, coat),), (chest, *eyes, fill([(45, 46), (55, 46), (50, 58)], BEAK, 2)))


def seabird() -> Drawing:
    """Blue: a gull in flight, its wings up."""
    coat, breast = COLOURS["blue"]
    wings = ((50, 62), (34, 44), (9, 40), (22, 24), (40, 28), (50, 44), (62, 26), (80, 20), (91, 36), (68, 44))
    body = smooth([(34, 66), (44, 54), (60, 54), (76, 62), (91, 66), (74, 76), (50, 82), (38, 76)])
    return Drawing(
        (fill(wings, coat), fill(body, breast), fill([(36, 64), (22, 68), (37, 72)], BEAK)),
        (fill(wings, coat, 2), fill(body, breast, 2), *_eye(46, 65, 3)),
    )


def firebird() -> Drawing:
    """Red: a bird with a crest and a flaming tail."""
    coat, breast = COLOURS["red"]
    tail = ((52, 60), (72, 52), (91, 30), (86, 54), (92, 62), (82, 70), (88, 84), (66, 80), (48, 76))
    crest = ((24, 24), (20, 9), (32, 16), (38, 9), (42, 22))
    body = smooth([(16, 36), (24, 22), (38, 20), (48, 34), (62, 54), (58, 74), (42, 82), (24, 72), (18, 52)])
    return Drawing(
        (fill(tail, breast), fill(crest, BEAK), fill(body, coat), fill([(18, 32), (9, 38), (18, 43)], BEAK)),
        (
            fill(smooth([(20, 48), (32, 46), (42, 60), (40, 78), (26, 70)]), breast),
            stroke([(46, 50), (54, 62), (50, 72)], 3, RED_DEEP),
            *_eye(30, 33, 3.6),
        ),
    )


def silverbird() -> Drawing:
    """Gray: a heron on long legs."""
    coat, breast = COLOURS["gray"]
    neck = stroke(smooth([(44, 54), (34, 44), (42, 32), (36, 20)], closed=False), 10, coat)
    body = smooth([(38, 52), (54, 44), (76, 52), (90, 66), (66, 68), (46, 66)])
    legs = tuple(stroke([(x, 66), (x + 2, 91)], 4, BEAK) for x in (52, 62))
    return Drawing(
        (*legs, neck, fill(body, coat), fill(ring(35, 19, 10), coat), fill([(28, 14), (9, 20), (28, 25)], BEAK)),
        (fill(smooth([(50, 56), (66, 50), (84, 62), (62, 64)]), breast), *_eye(34, 18, 2.8)),
    )


def snowbird() -> Drawing:
    """White: a round ball of down."""
    coat, breast = COLOURS["white"]
    edge = [turned([(50 + (38 if i % 2 else 33), 54)], i * 18, 50, 54)[0] for i in range(20)]
    return Drawing(
        (fill(smooth(edge, steps=3), coat),),
        (fill(ring(50, 68, 22, 15), breast), *_eye(38, 46, 4), *_eye(62, 46, 4), fill([(44, 54), (56, 54), (50, 64)], BEAK, 2)),
    )


def sunbird() -> Drawing:
    """Yellow: a hummingbird with a long curved bill."""
    coat, breast = COLOURS["yellow"]
    bill = stroke(smooth([(34, 30), (20, 30), (9, 38)], closed=False), 5, rgb("6B4A35"))
    wing = smooth([(50, 46), (58, 24), (80, 9), (84, 30), (70, 50)])
    body = smooth([(28, 30), (38, 20), (50, 26), (58, 44), (66, 64), (82, 91), (64, 84), (50, 72), (38, 52)])
    return Drawing(
        (bill, fill(body, coat), fill(wing, breast)),
        (bill, fill(body, coat), fill(wing, breast, 2.4, YELLOW_DEEP), stroke([(58, 44), (74, 22)], 2.6, YELLOW_DEEP), *_eye(40, 31, 3.2)),
    )


BIRDS: dict[str, Callable[[], Drawing]] = {
    "black": nightbird, "blue": seabird, "red": firebird, "gray": silverbird, "white": snowbird, "yellow": sunbird,
}  # fmt: skip


def twig(exits: str) -> Drawing:
    """A twig that goes on at those sides, such as "LRU": it reaches the card's edge there, so that twigs of neighbours meet.

    A light band marks each exit.
    """
    ends = {"L": (-4, 50), "R": (104, 50), "U": (50, -4), "D": (50, 104)}
    bands: dict[str, Points] = {"L": ((13, 40), (13, 60)), "R": ((87, 40), (87, 60)), "U": ((40, 13), (60, 13)), "D": ((40, 87), (60, 87))}
    runs = [stroke([(50, 50), ends[side]], 26, TWIG) for side in exits]
    light = [stroke([(50, 46), (ends[side][0], ends[side][1] - (4 if side in "LR" else 0))], 4, TWIG_PALE) for side in exits]
    marks = [stroke(bands[side], 9, rgb("F3DDB3")) for side in exits]
    return Drawing((*runs, fill(ring(50, 50, 17), TWIG)), (*runs, *light, *marks, fill(ring(50, 50, 7), TWIG_DEEP)))


def trunk() -> Drawing:
    """The trunk, from which every route begins: a stout stem with a branch to each side."""
    stem: Points = ((36, 10), (64, 10), (62, 44), (66, 78), (80, 90), (20, 90), (34, 78), (38, 44))
    arms = (stroke([(44, 48), (15, 42)], 12, TWIG), stroke([(56, 48), (85, 42)], 12, TWIG))
    bark = tuple(stroke(run, 3, TWIG_DEEP) for run in ([(45, 20), (44, 46), (40, 78)], [(54, 16), (55, 50), (60, 80)]))
    return Drawing((*arms, fill(stem, TWIG)), (*bark, fill(ring(50, 56, 6, 9), TWIG_DEEP)))


VANE: Points = smooth([(50, 16), (60, 27), (62, 44), (56, 62), (50, 68), (44, 62), (38, 44), (40, 27)])
FANS: dict[str, tuple[float, ...]] = {
    "black": (-22, 22),
    "blue": (-42, 0, 42),
    "red": (-57, -19, 19, 57),
    "gray": (0,),
    "white": (-64, -32, 0, 32, 64),
    "yellow": (-58, 58),
}
"""The feathers of each colour's fan, by their angles: number and spread tell the colours apart without colour."""


def plumage(colour: str) -> Drawing:
    """A plumage card: a fan of feathers of that colour, of another number or spread for each."""
    coat, breast = COLOURS[colour]
    wide = 1.7 if colour == "gray" else 1.0
    vanes = tuple(turned(tuple((50 + (x - 50) * wide, y) for x, y in VANE), angle, 50, 80) for angle in FANS[colour])
    shafts = tuple(stroke(turned([(50, 26), (50, 66)], angle, 50, 80), 4, breast) for angle in FANS[colour])
    knot = ring(50, 80, 9)
    return shrunk(
        Drawing(
            (*(fill(v, coat) for v in vanes), fill(knot, GOLD)), (*(fill(v, coat, 2.4) for v in vanes), *shafts, fill(knot, GOLD, 2.4))
        ),
        0.74,
    )


def pass_card() -> Drawing:
    """The pass card: a leaf that sleeps."""
    leaf = smooth([(12, 56), (30, 26), (60, 14), (88, 14), (86, 44), (72, 72), (42, 88)])
    vein = stroke(smooth([(20, 84), (44, 58), (80, 22)], closed=False), 4, LEAF_DEEP)
    lids = (stroke(arc(46, 46, 11, 20, 160), 4, INK), stroke([(66, 62), (78, 62), (66, 74), (78, 74)], 4, HALO))
    return Drawing((stroke([(20, 84), (14, 88)], 6, LEAF_DEEP), fill(leaf, LEAF)), (vein, *lids))


def _crossings() -> list[str]:
    """All ways in which a twig may go on, one side at least."""
    return ["".join(side for i, side in enumerate(EXITS) if mask >> i & 1) for mask in range(1, 16)]


def _with(make: Callable[[str], Drawing], what: str) -> Callable[[], Drawing]:
    return lambda: make(what)


TOLD: dict[str, Callable[[], Drawing]] = {
    **{f"bird.{colour}": make for colour, make in BIRDS.items()},
    **{f"twig.{exits}": _with(twig, exits) for exits in _crossings()},
    **{f"plumage.{colour}": _with(plumage, colour) for colour in BIRDS},
    "trunk": trunk,
    "pass": pass_card,
}
