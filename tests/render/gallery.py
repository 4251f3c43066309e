"""All pictures on a few pages: `python -m tests.render.gallery FOLDER` writes every sprite and every scene in each language."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

from render import theme
from render.artist import SCENES
from render.paint import Painter
from render.palette import PALETTE
from render.png import write
from render.scene import Letter, Part, Scene, Sprite, Square, Text
from render.sprites import SPRITES
from tests.render import bird_told_me_samples, crows_samples, samples, samples_birds
from tests.render.samples import LANGUAGES

GAMES: Mapping[str, Any] = {
    "bower": samples,
    "crows": crows_samples,
    "game_of_birds": samples_birds,
    "bird_told_me": bird_told_me_samples,
}
"""The samples of each game: everything(), request(), NAMES, LONG, STRANGE."""

CELL, GAP = 132, 20
DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""The grounds of Discord's two themes."""
COLUMNS = 10
LETTERED = ("place-4", "result-3", "full-seat-0", "full-board-2", "full-seat-5", "place-place-0-2-early")
"""The samples that are shown with letters on their pieces, too."""


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


def pages(painter: Painter, language: str) -> Iterator[tuple[str, Image.Image]]:
    """Every scene in a language, by its name; the fullest ones with long and strange names as well."""
    for game, module in GAMES.items():
        for sample in module.everything():
            for names, suffix in ((module.NAMES, ""), (module.LONG, "-long"), (module.STRANGE, "-strange")):
                if names is module.NAMES or sample.title.startswith("full"):
                    image = painter.compose(SCENES[game](module.request(sample, language, names)))
                    yield f"{game}-{sample.title}{suffix}-{language}", image
                    scene = SCENES[game](replace(module.request(sample, language, names), lettered=True))
                    if names is module.NAMES and sample.title in LETTERED and any(isinstance(part, Letter) for part in scene.parts):
                        yield f"{game}-{sample.title}-letters-{language}", painter.compose(scene)


def contact(images: Sequence[Image.Image], width: int, ground: tuple[int, int, int]) -> Image.Image:
    """Pictures side by side in the width at which Discord shows them, on the ground of a theme."""
    small = [image.convert("RGB").resize((width, image.height * width // image.width), Image.Resampling.LANCZOS) for image in images]
    columns = max(1, 2400 // (width + GAP))
    rows = [small[at : at + columns] for at in range(0, len(small), columns)]
    height = sum(max(image.height for image in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (columns * (width + GAP) + GAP, height), ground)
    top = GAP
    for row in rows:
        for column, image in enumerate(row):
            sheet.paste(image, (GAP + column * (width + GAP), top))
        top += max(image.height for image in row) + GAP
    return sheet


def main(folder: Path) -> None:
    """Write the sprites, every scene, and contact sheets of the scenes on Discord's dark and light theme."""
    folder.mkdir(parents=True, exist_ok=True)
    painter = Painter()
    for title, scene in (("sprites", sprites()), ("squares", squares())):
        (folder / f"{title}.png").write_bytes(painter.png(scene))
    for language in LANGUAGES.languages:
        drawn = dict(pages(painter, language))
        for name, image in drawn.items():
            (folder / f"{name}.png").write_bytes(write(image, PALETTE))
        for game in GAMES:
            images = [image for name, image in drawn.items() if name.startswith(f"{game}-")]
            contact(images, 400, DARK).save(folder / f"contact-phone-dark-{game}-{language}.png")
            contact(images, 550, LIGHT).save(folder / f"contact-desktop-light-{game}-{language}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
