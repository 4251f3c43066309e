"""Where the objects and tokens of a square lie."""

import msgspec

BRANCH = 4


class Spot(msgspec.Struct, frozen=True):
    """A sprite's place in a square, in pixels; `item` is the object shown, -1 for a token."""

    name: str
    x: int
    y: int
    side: int
    item: int


# Centres and sides in hundredths, by how many things lie on the square.
_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.86, ((0.5, 0.5),)),
    2: (0.6, ((0.3, 0.3), (0.7, 0.7))),
    3: (0.535, ((0.5, 0.265), (0.265, 0.735), (0.735, 0.735))),
    4: (0.5, ((0.255, 0.255), (0.745, 0.255), (0.255, 0.745), (0.745, 0.745))),
    5: (0.42, ((0.22, 0.22), (0.78, 0.22), (0.5, 0.5), (0.22, 0.78), (0.78, 0.78))),
    6: (0.36, ((0.2, 0.25), (0.5, 0.25), (0.8, 0.25), (0.2, 0.75), (0.5, 0.75), (0.8, 0.75))),
    7: (0.33, ((0.18, 0.2), (0.5, 0.2), (0.82, 0.2), (0.18, 0.5), (0.82, 0.5), (0.3, 0.82), (0.7, 0.82))),
}
_PAIR_WIDE = (0.5, ((0.27, 0.5), (0.73, 0.5)))
BRANCH_SHARE = 0.36
"""The part of a square that a branch takes, at its edge."""


def spots(objects: tuple[int, ...], tokens: tuple[tuple[int, int], ...], side: int) -> list[Spot]:
    """The sprites of a square `side` pixels wide. An X lies on its object and needs no place of its own."""
    names = [(f"object.{item}", item) for item in objects] + [(f"token.{token}", -1) for token, _ in tokens if token not in (0, BRANCH)]
    found: list[Spot] = []
    axes = [axis for token, axis in tokens if token == BRANCH]
    left, top = 0.0, 0.0
    for axis in axes:
        if axis:
            found.append(Spot("token.4.1", round(side * (BRANCH_SHARE / 2 - 0.5)), 0, side, -1))
            left = BRANCH_SHARE
        else:
            found.append(Spot("token.4", 0, round(side * (BRANCH_SHARE / 2 - 0.5)), side, -1))
            top = BRANCH_SHARE
    share, places = _PLACES[min(len(names), 7)] if names else (0.0, ())
    if len(names) == 2 and top and not left:
        share, places = _PAIR_WIDE
    width, height = 1 - left, 1 - top
    size = round(side * share * (1.0 if min(width, height) == 1 else 0.78))
    for (name, item), (x, y) in zip(names, places, strict=False):
        centre = (left + x * width) * side, (top + y * height) * side
        low = (round(left * side), round(top * side))
        corner = [min(max(round(c - size / 2), a), side - size) for c, a in zip(centre, low, strict=True)]
        found.append(Spot(name, corner[0], corner[1], size, item))
    return found
