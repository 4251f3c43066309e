"""Longer texts in scenes: broken into lines that fit."""

from render.fonts import measure
from render.scene import Part, line
from render.theme import Colour


def wrap(text: str, font: int, width: int, lines: int) -> list[str]:
    """The text in at most `lines` lines no wider than `width`; what is too much is joined to the last, which will be shortened.

    A no-break space holds words together."""
    rows: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):
        if rows and (len(rows) == lines or measure(f"{rows[-1]} {word}", font) <= width):
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def paragraph(x: int, y: int, text: str, font: int, ink: Colour, ground: Colour, width: int, height: int, align: float = 0) -> list[Part]:
    """A text in a place of that width and height, in the middle of its height."""
    step = round(font * 1.17) + 1
    rows = wrap(text, font, width, max(1, height // step))
    top = y + (height - step * len(rows)) // 2
    return [line(x, top + i * step, row, font, ink, ground, width, align) for i, row in enumerate(rows)]
