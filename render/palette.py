"""The one palette of all pictures, at most 255 colours, committed so that the same scene is always the same picture."""

from functools import lru_cache

from render.palette_data import PALETTE_HEX
from render.theme import Colour

PALETTE = bytes.fromhex(PALETTE_HEX)
"""Three bytes a colour: red, green, blue."""
COLOURS: tuple[Colour, ...] = tuple((PALETTE[i], PALETTE[i + 1], PALETTE[i + 2]) for i in range(0, len(PALETTE), 3))
_STEPS = 16


@lru_cache(maxsize=4096)
def nearest(colour: Colour) -> int:
    """The index of the palette's nearest colour. The weights are those of how strongly eyes take red, green and blue."""
    red, green, blue = colour
    distances = [3 * (r - red) * (r - red) + 5 * (g - green) * (g - green) + 2 * (b - blue) * (b - blue) for r, g, b in COLOURS]
    return distances.index(min(distances))


@lru_cache(maxsize=256)
def ramp(ground: Colour, ink: Colour) -> tuple[int, ...]:
    """For each coverage 0..255 of a soft edge the index of the colour between ground and ink."""
    steps = []
    for step in range(_STEPS + 1):
        r, g, b = (round(low + (high - low) * step / _STEPS) for low, high in zip(ground, ink, strict=True))
        steps.append(nearest((r, g, b)))
    return tuple(steps[round(coverage * _STEPS / 255)] for coverage in range(256))
