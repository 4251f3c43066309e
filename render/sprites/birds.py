"""Birds: a bowerbird for each seat of Bower, and the crow."""

from render.sprites.shapes import Drawing, Shape, fill, mirrored, ring, smooth, stroke
from render.theme import INK, SEATS, SEATS_DEEP, SEATS_PALE, WHITE, Colour, rgb


def _bird(coat: Colour, wing: Colour, belly: Colour, beak: Colour) -> Drawing:
    """A small bird that looks to the left."""
    body = smooth([(18, 36), (24, 22), (38, 15), (52, 20), (60, 34), (74, 46), (93, 52), (82, 64), (66, 72), (48, 77), (30, 70), (20, 54)])
    bill = fill([(20, 32), (8, 39), (21, 43)], beak)
    legs = tuple(stroke([(x, 72), (x - 2, 88)], 4, rgb("6B4A35")) for x in (42, 54))
    chest = smooth([(20, 46), (30, 44), (42, 56), (50, 75), (34, 71), (23, 60)])
    plume = smooth([(46, 44), (60, 42), (80, 54), (66, 64), (52, 62), (44, 54)])
    return Drawing(
        (*legs, bill, fill(body, coat)),
        (
            fill(chest, belly),
            fill(plume, wing, 2.4),
            stroke([(56, 53), (70, 56)], 2.4),
            fill(ring(33, 30, 6.5), WHITE, 1.8),
            fill(ring(31.5, 30.5, 3.4), INK),
        ),
    )


def bowerbird(seat: int) -> Drawing:
    """The bird of a seat; seat 0's looks to the right, at the birds board, seat 1's to the left."""
    bird = _bird(SEATS[seat], SEATS_DEEP[seat], SEATS_PALE[seat], rgb("FFE58A"))
    return bird if seat % 2 else turned_round(bird)


def crow() -> Drawing:
    """A crow."""
    return _bird(rgb("3A3848"), rgb("26242F"), rgb("57556A"), rgb("8C8AA0"))


def turned_round(drawing: Drawing) -> Drawing:
    """The sprite as in a mirror."""

    def flip(s: Shape) -> Shape:
        return Shape(mirrored(s.points), s.fill, s.line, s.ink, s.closed)

    return Drawing(tuple(map(flip, drawing.body)), tuple(map(flip, drawing.detail)), drawing.halo)
