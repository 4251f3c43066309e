"""Vector sprites to pixels: drawn large once, then reduced with Lanczos to the size that is asked for."""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.sprites.shapes import Drawing, Shape
from render.theme import HALO, INK, Colour

MASTER = 320
"""The side in pixels at which a sprite is drawn: four times the commonest sizes and more."""
OUTLINE = 3.0
"""Width of the dark outline around the body, in hundredths of the sprite's side."""
RIM = 5.0
"""Width of the cream halo around the outline."""


def rasterise(drawing: Drawing, side: int = MASTER, ground: tuple[int, int, int, int] = (*HALO, 0)) -> Image.Image:
    """The sprite as an RGBA picture of side x side pixels, hard-edged: to be reduced."""
    image = Image.new("RGBA", (side, side), ground)
    pen = ImageDraw.Draw(image)
    unit = side / 100
    if drawing.halo:
        for shape in drawing.body:
            _draw(pen, shape, unit, HALO, shape.line + 2 * (OUTLINE + RIM))
    for shape in drawing.body:
        _draw(pen, shape, unit, INK, shape.line + 2 * OUTLINE)
    for shape in drawing.body + drawing.detail:
        _draw(pen, shape, unit, None, shape.line)
    return image


def reduce(master: Image.Image, side: int) -> Image.Image:
    """The picture reduced to side x side."""
    return master.resize((side, side), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _draw(pen: ImageDraw.ImageDraw, shape: Shape, unit: float, flood: Colour | None, line: float) -> None:
    """One shape; `flood` paints all of it in one colour, for outline and halo."""
    points = [(x * unit, y * unit) for x, y in shape.points]
    colour = flood or shape.fill
    if shape.closed and colour:
        pen.polygon(points, fill=colour)
    if line > 0:
        run = [*points, points[0]] if shape.closed else points
        _stroke(pen, run, line * unit, flood or shape.ink)


def _stroke(pen: ImageDraw.ImageDraw, run: Iterable[tuple[float, float]], width: float, colour: Colour) -> None:
    """A line with round joints and ends."""
    run = list(run)
    pen.line(run, fill=colour, width=max(1, round(width)))
    r = width / 2
    if r >= 1:
        for x, y in run:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
