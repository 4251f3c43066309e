"""All pictures on a few pages: `python -m tests.render.gallery FOLDER` writes every sprite and every scene in each language."""

import sys
from pathlib import Path

from PIL import Image

from render import theme
from render.paint import Painter
from render.scene import Part, Scene, Sprite, Square, Text
from render.scenes import bower
from render.sprites import SPRITES
from tests.render.samples import LANGUAGES, LONG, NAMES, STRANGE, everything, request

CELL = 132
COLUMNS = 10


def sprites() -> Scene:
    """The contact sheet: every sprite large, and at the size of a preview."""
    parts: list[Part] = []
    for i, name in enumerate(SPRITES):
        row, column = divmod(i, COLUMNS)
        x, y = column * CELL, row * CELL
        parts += [Sprite(x + 4, y + 4, 84, name, theme.GROUND), Sprite(x + 94, y + 34, 23, name, theme.GROUND)]
        parts.append(Text(x + 4, y + 96, name, 17, theme.MUTED, theme.GROUND))
    return Scene(COLUMNS * CELL, -(-len(SPRITES) // COLUMNS) * CELL, theme.GROUND, tuple(parts))


def squares() -> Scene:
    """Every object on every material, alone and in company."""
    parts: list[Part] = []
    for material in range(4):
        for item in range(11):
            parts.append(Square(item * 112, material * 112, 108, material, (item,)))
            parts.append(Square(item * 112, (4 + material) * 112, 108, material, (item, (item + 3) % 10, (item + 6) % 10)))
    return Scene(11 * 112 - 4, 8 * 112 - 4, theme.GROUND, tuple(parts))


def main(folder: Path) -> None:
    """Write all pages, and each scene at full size and as a phone shows it."""
    folder.mkdir(parents=True, exist_ok=True)
    painter = Painter()
    for title, scene in (("sprites", sprites()), ("squares", squares())):
        (folder / f"{title}.png").write_bytes(painter.png(scene))
    for language in LANGUAGES.languages:
        for sample, names in ((sample, names) for sample in everything() for names in (NAMES, LONG, STRANGE)):
            if names is NAMES or sample.title.startswith("full"):
                suffix = {NAMES: "", LONG: "-long", STRANGE: "-strange"}[names]
                image = painter.compose(bower.scene(request(sample, language, names))).convert("RGB")
                name = f"bower-{sample.title}{suffix}-{language}"
                image.save(folder / f"{name}.png")
                phone = image.resize((400, image.height * 400 // image.width), Image.Resampling.LANCZOS)
                phone.save(folder / f"{name}-400.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
