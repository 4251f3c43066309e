"""Figures on tiles and medals, drawn as broad strokes."""

from render.sprites.shapes import Points, Shape, arc, moved, stroke
from render.theme import Colour

# Each figure in a box from 30 to 70 across and 20 to 80 down.
_RUNS: dict[str, tuple[Points, ...]] = {
    "0": (((50, 22), (63, 28), (68, 50), (63, 72), (50, 78), (37, 72), (32, 50), (37, 28), (50, 22)),),
    "1": (((38, 34), (54, 22), (54, 78)),),
    "2": ((*arc(50, 39, 17, 180, 390, 8), (33, 78), (70, 78)),),
    "3": ((*arc(49, 36, 15, 200, 450, 8), *arc(49, 64, 15, 270, 520, 8)),),
    "7": (((32, 23), (69, 23), (46, 78)),),
    "8": ((*arc(50, 35, 13, 90, 450, 12), *arc(50, 63, 16, 270, 630, 12)),),
    "+": (((34, 50), (66, 50)), ((50, 34), (50, 66))),
}


def figures(text: str, ink: Colour, x: float = 50, y: float = 50, scale: float = 1.0, width: float = 9) -> tuple[Shape, ...]:
    """A short number around (x, y)."""
    step = 46
    shapes = []
    for i, letter in enumerate(text):
        dx = (i - (len(text) - 1) / 2) * step * scale
        shapes += [stroke(moved(run, x - 50 + dx, y - 50, scale), width * scale, ink) for run in _RUNS[letter]]
    return tuple(shapes)
