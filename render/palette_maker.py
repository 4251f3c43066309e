"""Makes the committed palette: `python -m render.palette_maker` writes render/palette_data.py anew.

To be run when sprites or colours have changed. The theme's own colours and the steps of texts come first; the rest of the
255 are chosen from the pixels of all sprites on all the grounds on which they lie.
"""

from itertools import product
from pathlib import Path

from PIL import Image

from render import theme
from render.scene import Part, Sprite, Square
from render.sprites import SPRITES
from render.stamps import Stamps

COUNT = 255
STEPS = 5
NEAR = 5
"""Colours that differ by at most so much in every channel are as good as the same."""
TEXTS = (
    (theme.GROUND, theme.TEXT),
    (theme.GROUND, theme.MUTED),
    (theme.GROUND, theme.GOLD),
    (theme.PANEL, theme.TEXT),
    (theme.PANEL, theme.SEATS[0]),
    (theme.PANEL, theme.SEATS[1]),
    (theme.WELL, theme.FAINT),
    (theme.BARK, theme.INK),
    (theme.SEATS[0], theme.INK),
    (theme.SEATS[1], theme.INK),
)


def fixed() -> list[theme.Colour]:
    """The colours that must be there: the theme's and the steps between grounds and inks of texts."""
    colours: list[theme.Colour] = []
    for value in vars(theme).values():
        items = value if isinstance(value, tuple) and value and isinstance(value[0], tuple) else (value,)
        for item in items:
            parts = item if isinstance(item, tuple) and item and isinstance(item[0], tuple) else (item,)
            colours.extend(c for c in parts if isinstance(c, tuple) and len(c) == 3 and all(isinstance(v, int) for v in c))
    for ground, ink in TEXTS:
        for step in range(1, STEPS):
            colours.append(tuple(round(g + (i - g) * step / STEPS) for g, i in zip(ground, ink, strict=True)))  # type: ignore[arg-type]
    return list(dict.fromkeys(colours))


def sample() -> Image.Image:
    """All objects on all materials and all sprites on their grounds, side by side, in true colour."""
    parts: list[Part] = [Square(0, 0, 108, material, (item,)) for material, item in product(range(4), range(11))]
    parts += [Sprite(0, 0, 42, name, theme.BARK if name.startswith("egg") else theme.GROUND) for name in SPRITES]
    pieces = Stamps("RGB").fetch(parts)
    sheet = Image.new("RGB", (108, 108 * len(pieces)), theme.GROUND)
    for row, piece in enumerate(pieces):
        sheet.paste(piece, (0, 108 * row))
    return sheet


def make() -> bytes:
    """The palette: 3 bytes a colour."""
    kept = fixed()
    picture = sample().quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=1)
    values = picture.getpalette() or []
    often = sorted(range(256), key=picture.histogram().__getitem__, reverse=True)
    found = [(values[3 * i], values[3 * i + 1], values[3 * i + 2]) for i in often]
    # A colour beside a fixed one would only draw its flat areas away from it.
    apart = [colour for colour in found if min(_distance(colour, other) for other in kept) > NEAR]
    return bytes(value for colour in [*kept, *apart][:COUNT] for value in colour)


def _distance(one: theme.Colour, other: theme.Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


if __name__ == "__main__":
    data = make().hex()
    lines = "\n".join(f'    "{data[at : at + 120]}"' for at in range(0, len(data), 120))
    text = f'"""The palette of all pictures, made by render/palette_maker.py: do not edit."""\n\nPALETTE_HEX = (\n{lines}\n)\n'
    Path(__file__).with_name("palette_data.py").write_text(text, encoding="utf-8")
