"""Forms of birds for portraits: each takes a plumage and makes a drawing that looks to the left."""

import msgspec

from render.sprites.shapes import Drawing, Points, Shape, fill, mirrored, ring, shrunk, smooth, stroke, turned
from render.theme import INK, WHITE, Colour, rgb

LEG = rgb("6B4A35")


class Plumage(msgspec.Struct, frozen=True):
    """The colours of a bird."""

    coat: Colour
    wing: Colour
    belly: Colour
    bill: Colour
    cap: Colour | None = None
    cheek: Colour | None = None


def _eye(x: float, y: float, r: float = 6) -> tuple[Shape, Shape]:
    return fill(ring(x, y, r), WHITE, 1.8), fill(ring(x - 1, y + 0.4, r * 0.55), INK)


BILLS: dict[str, Points] = {
    "small": ((23, 32), (10, 38), (23, 43)),
    "long": ((24, 29), (-15, 40), (24, 42)),
    "thick": ((26, 25), (9, 36), (24, 48)),
    "crossed": ((26, 27), (10, 30), (14, 36), (8, 44), (25, 43)),
}
TAILS: dict[str, Points] = {
    "plain": ((66, 50), (91, 58), (88, 69), (64, 66)),
    "long": ((64, 50), (91, 66), (91, 80), (60, 66)),
    "up": ((64, 58), (76, 26), (89, 28), (76, 62)),
    "none": ((66, 54), (80, 66), (76, 74), (62, 68)),
    "red": ((66, 50), (91, 58), (88, 69), (64, 66)),
}


def perched(p: Plumage, bill: str = "small", tail: str = "plain", crest: bool = False, spots: bool = False, bars: bool = False) -> Drawing:
    """A songbird on its legs."""
    body = smooth([(20, 36), (25, 23), (38, 17), (52, 22), (60, 35), (73, 48), (78, 58), (68, 70), (50, 77), (32, 71), (22, 54)])
    chest = smooth([(22, 46), (30, 45), (42, 56), (52, 76), (36, 72), (25, 60)])
    wing = smooth([(44, 46), (58, 42), (72, 50), (82, 62), (66, 65), (50, 62)])
    legs = tuple(stroke([(x, 72), (x - 2, 88)], 4, LEG) for x in (44, 56))
    plume = (fill([(36, 20), (46, 8), (50, 14), (60, 12), (56, 28)], p.wing if bill == "small" else p.coat),) if crest else ()
    rump = fill(TAILS[tail], rgb("D2552A") if tail == "red" else p.wing)
    detail = [rump, fill(body, p.coat), fill(chest, p.belly), *_head(p)]
    if spots:
        detail += [fill(ring(x, y, 2.6), LEG) for x, y in ((30, 54), (36, 60), (34, 66), (42, 66), (44, 73))]
    if bars:
        detail += [stroke([(x, y), (x + 12, y - 3)], 2.6, p.wing) for x, y in ((28, 54), (31, 62), (36, 69))]
    detail += [fill(wing, p.wing, 2.4), stroke([(56, 53), (72, 57)], 2.4)]
    if crest and bill != "small":
        detail += [fill(ring(x, y, 3.4), INK) for x, y in ((46, 11), (59, 14))]
    drawing = Drawing((*legs, fill(BILLS[bill], p.bill), *plume, rump, fill(body, p.coat)), (*detail, *_eye(34, 32)))
    return shrunk(drawing, 0.78, 10, 3) if bill == "long" else drawing


def _head(p: Plumage) -> list[Shape]:
    """A cap and a cheek of their own colour."""
    found = []
    if p.cheek:
        found.append(fill(smooth([(21, 36), (28, 30), (42, 34), (44, 44), (32, 48), (22, 44)]), p.cheek))
    if p.cap:
        found.append(fill(smooth([(24, 27), (30, 20), (38, 17), (51, 22), (56, 31), (42, 27)]), p.cap))
    return found


def wader(p: Plumage, bill: str = "straight", legs: str = "long", crest: bool = False) -> Drawing:
    """A bird of wet meadows, with a long bill and long legs."""
    runs = {
        "straight": [(36, 28), (22, 36), (9, 44)],
        "curved": [(36, 27), (22, 29), (12, 38), (9, 52)],
        "short": [(36, 28), (24, 31)],
    }
    beak = stroke(smooth(runs[bill], closed=False), 5, p.bill)
    head = fill(ring(44, 27, 13, 12), p.coat)
    neck = smooth([(34, 32), (52, 26), (58, 44), (44, 56), (36, 50)])
    body = smooth([(36, 50), (46, 40), (66, 42), (90, 52), (76, 66), (58, 70), (42, 66)])
    shins = tuple(stroke([(x, 66), (x, 89 if legs == "long" else 80)], 4, p.bill if bill != "curved" else LEG) for x in (52, 63))
    plume = (stroke(smooth([(48, 18), (60, 12), (70, 15)], closed=False), 4, p.wing),) if crest else ()
    belly = smooth([(38, 54), (48, 56), (66, 62), (58, 69), (44, 66)])
    wing = smooth([(50, 46), (66, 46), (86, 53), (70, 61), (54, 57)])
    shapes = (*shins, *plume, beak, fill(neck, p.coat), fill(body, p.coat), head)
    return Drawing(shapes, (fill(belly, p.belly), fill(wing, p.wing, 2.4), stroke([(60, 52), (74, 53)], 2.4), *_eye(41, 26, 5)))


def tall(p: Plumage, legs: Colour) -> Drawing:
    """A stork or a crane."""
    shins = tuple(stroke([(x, 64), (x + 2, 89)], 4, legs) for x in (52, 62))
    beak = fill([(32, 16), (8, 27), (32, 26)], p.bill)
    neck = smooth([(28, 20), (36, 11), (45, 17), (46, 32), (56, 44), (46, 54), (36, 44), (34, 28)])
    body = smooth([(38, 48), (50, 38), (68, 42), (80, 50), (70, 64), (54, 66), (42, 60)])
    tail = smooth([(58, 46), (74, 46), (91, 60), (88, 72), (76, 66), (62, 58)])
    nape = fill(smooth([(34, 13), (44, 14), (46, 30), (50, 38), (42, 34), (38, 22)]), p.cap) if p.cap else None
    detail = (fill(neck, p.coat), fill(body, p.coat), *((nape,) if nape else ()), fill(tail, p.wing, 2.4), *_eye(36, 19, 4.4))
    return Drawing((*shins, beak, fill(neck, p.coat), fill(body, p.coat), fill(tail, p.wing)), detail)


def raptor(p: Plumage) -> Drawing:
    """A bird of prey that sits upright."""
    body = smooth([(28, 26), (38, 12), (54, 12), (62, 26), (68, 48), (70, 72), (62, 82), (46, 80), (32, 66), (28, 44)])
    tail = fill([(56, 74), (70, 72), (74, 91), (62, 91)], p.wing)
    beak = smooth([(30, 26), (18, 28), (14, 38), (20, 40), (30, 36)], steps=3)
    chest = smooth([(31, 42), (44, 40), (50, 58), (48, 78), (36, 70), (30, 54)])
    wing = smooth([(52, 38), (64, 38), (72, 60), (70, 78), (60, 66), (52, 54)])
    cap = fill(smooth([(29, 25), (38, 13), (54, 13), (61, 26), (50, 30), (46, 38), (40, 28)]), p.cap or p.coat)
    bars = tuple(stroke([(34, y), (44, y + 1)], 3, p.wing) for y in (52, 60, 68))
    claws = tuple(stroke([(x, 79), (x - 2, 88)], 5, rgb("E0A81C")) for x in (44, 53))
    eye = (fill(ring(38, 26, 5.4), rgb("F5C211"), 2), fill(ring(37, 26, 3), INK))
    detail = (fill(body, p.coat), fill(chest, p.belly), *bars, cap, fill(wing, p.wing, 2.4), *eye)
    return Drawing((tail, *claws, fill(beak, p.bill), fill(body, p.coat)), detail)


def owl(p: Plumage) -> Drawing:
    """An owl from the front."""
    body = smooth([(22, 30), (30, 16), (50, 14), (70, 16), (78, 30), (76, 58), (68, 80), (50, 86), (32, 80), (24, 58)])
    face = tuple(fill(ring(x, 36, 15), p.belly) for x in (36, 64))
    eyes = tuple(shape for x in (37, 63) for shape in (fill(ring(x, 36, 9), rgb("F5C211"), 2.4), fill(ring(x, 36, 4.6), INK)))
    spots = tuple(fill(ring(x, y, 4, 5), p.belly) for x, y in ((40, 62), (60, 62), (50, 70), (36, 72), (64, 72)))
    wing: Points = smooth([(24, 48), (33, 54), (36, 72), (32, 80), (26, 66)])
    beak = fill([(45, 42), (55, 42), (50, 54)], p.bill, 2)
    brows = (stroke([(28, 24), (46, 31)], 5, p.wing), stroke([(72, 24), (54, 31)], 5, p.wing))
    return Drawing((fill(body, p.coat),), (*face, *eyes, beak, *brows, *spots, fill(wing, p.wing, 2), fill(mirrored(wing), p.wing, 2)))


def duck(p: Plumage) -> Drawing:
    """A drake that swims."""
    body = smooth([(26, 60), (34, 52), (52, 52), (70, 48), (91, 46), (86, 66), (70, 80), (44, 82), (30, 74)])
    neck = smooth([(24, 32), (30, 20), (42, 18), (52, 28), (50, 46), (50, 60), (32, 62), (36, 46)])
    bill = smooth([(26, 28), (12, 34), (9, 40), (28, 40)])
    breast = smooth([(28, 62), (36, 54), (48, 56), (46, 74), (38, 79), (31, 73)])
    collar = stroke([(35, 51), (50, 51)], 4, WHITE)
    wing = smooth([(50, 58), (66, 54), (82, 56), (72, 70), (56, 70)])
    detail = (
        fill(neck, p.cap or p.coat),
        fill(breast, p.belly),
        collar,
        fill(wing, p.wing, 2.4),
        stroke([(60, 64), (70, 63)], 5, rgb("2F6FB0")),
        *_eye(36, 30, 5),
    )
    return Drawing((fill(bill, p.bill), fill(body, p.coat), fill(neck, p.cap or p.coat)), detail)


def flyer(p: Plumage, tail: str = "forked") -> Drawing:
    """A bird in flight with long wings."""
    far: Points = smooth([(40, 46), (34, 26), (50, 9), (54, 10), (52, 28), (58, 42)], steps=4)
    near: Points = smooth([(44, 50), (60, 42), (78, 40), (91, 26), (90, 34), (80, 54), (62, 60), (50, 60)], steps=4)
    body = smooth([(16, 54), (22, 46), (36, 42), (56, 50), (72, 64), (60, 66), (38, 64), (22, 62)])
    forks: Points = ((62, 56), (91, 74), (74, 72), (80, 90), (58, 66)) if tail == "forked" else ((62, 56), (82, 72), (74, 78), (56, 66))
    beak = fill([(18, 51), (8, 56), (19, 58)], p.bill)
    belly = smooth([(20, 58), (34, 57), (54, 60), (66, 65), (40, 64), (26, 62)])
    detail = [fill(far, p.wing), fill(forks, p.wing), fill(body, p.coat), fill(belly, p.belly)]
    if p.cap:
        detail.append(fill(smooth([(18, 50), (24, 45), (36, 43), (34, 49), (24, 52)]), p.cap))
    if p.cheek:
        detail.append(fill(ring(24, 58, 6, 4.4), p.cheek))
    detail += [fill(near, p.wing, 2.4), stroke(turned([(58, 52), (80, 46)], 0), 2.4), *_eye(27, 52, 4.4)]
    return Drawing((fill(far, p.wing), fill(forks, p.wing), beak, fill(body, p.coat), fill(near, p.wing)), tuple(detail))
