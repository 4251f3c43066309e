"""The materials of squares: flat grounds with a few marks, the same for every square so that a picture stays small."""

from engine.core.chance import Chance
from render.sprites.shapes import Shape, fill, ring, stroke, turned
from render.theme import EARTH, GRAVEL, MOSS, SEATS_PALE, STRAW, VIOLET_PALE, Colour


def _between(luck: Chance, low: float, high: float) -> float:
    return low + (high - low) * luck.below(1000) / 1000


BASES: tuple[Colour, ...] = (STRAW[0], MOSS[0], GRAVEL[0], EARTH[0], VIOLET_PALE)


def straw() -> tuple[Shape, ...]:
    """Crossed stalks."""
    luck = Chance.seeded(11)
    stalks = []
    for i in range(17):
        x, y, length = _between(luck, 4, 96), _between(luck, 4, 96), _between(luck, 16, 30)
        run = turned([(x - length / 2, y), (x + length / 2, y + 1)], (-38, -28, -50, 32, 24)[luck.below(5)], x, y)
        stalks.append(stroke(run, 2.4, STRAW[1 + i % 2]))
    return tuple(stalks)


def moss() -> tuple[Shape, ...]:
    """Soft tufts."""
    luck = Chance.seeded(5)
    tufts = []
    for i in range(15):
        x, y, r = _between(luck, 4, 96), _between(luck, 4, 96), _between(luck, 5, 9)
        tufts.append(fill(ring(x, y, r, r * 0.85, 14), MOSS[1 + i % 2]))
    return tuple(tufts)


def gravel() -> tuple[Shape, ...]:
    """Rounded stones."""
    luck = Chance.seeded(8)
    stones = []
    for i in range(17):
        x, y, r = _between(luck, 3, 97), _between(luck, 3, 97), _between(luck, 6, 10)
        stones.append(
            fill(turned(ring(x, y, r, r * 0.7, 12), _between(luck, 0, 180), x, y), GRAVEL[1] if i % 3 else GRAVEL[0], 1.6, GRAVEL[2])
        )
    return tuple(stones)


def earth() -> tuple[Shape, ...]:
    """Crumbs."""
    luck = Chance.seeded(3)
    return tuple(
        fill(ring(_between(luck, 3, 97), _between(luck, 3, 97), _between(luck, 2, 4.5), None, 8), EARTH[1 + i % 2]) for i in range(20)
    )


def velvet() -> tuple[Shape, ...]:
    """Small lozenges in rows."""
    marks = []
    for i in range(5):
        for j in range(5):
            x, y = 20 * i + (15 if j % 2 else 5), 20 * j + 10
            marks.append(fill([(x, y - 4), (x + 3, y), (x, y + 4), (x - 3, y)], SEATS_PALE[4]))
    return tuple(marks)


MATERIALS = (straw, moss, gravel, earth, velvet)
