"""Golden pictures: `python -m tests.render.golden` writes them anew, at half size; to be looked at before they are committed."""

from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from render.artist import SCENES
from render.paint import Painter
from render.palette import PALETTE
from render.png import write
from render.scenes import Request
from tests.render import bird_told_me_samples as told
from tests.render import crows_samples as crows
from tests.render import samples_birds as birds
from tests.render.samples import boards, fullest, questions, request, results

FOLDER = Path(__file__).with_name("golden")


def samples() -> dict[str, tuple[str, Request]]:
    """The scenes that are kept as pictures: (game, request) by their names."""
    return {
        **{name: ("bower", wanted) for name, wanted in bower_samples().items()},
        **{f"crows-{name}": ("crows", wanted) for name, wanted in crows_samples().items()},
        **{f"birds-{name}": ("game_of_birds", wanted) for name, wanted in birds_samples().items()},
        **{f"told-{name}": ("bird_told_me", wanted) for name, wanted in told_samples().items()},
    }


def bower_samples() -> dict[str, Request]:
    """Bower's."""
    asked = {sample.title: sample for sample in questions()}
    return {
        "board": request(boards()[3], "en"),
        "board-super": request(boards()[-2], "cs"),
        "seat-place": request(asked["place-4"], "en"),
        "seat-choose": request(asked["choose-2"], "cs"),
        "seat-branch": request(asked["branch-3"], "en"),
        "seat-full": request(next(sample for sample in fullest() if sample.title == "full-seat-0"), "cs"),
        "result": request(results()[0], "en"),
        "seat-letters": replace(request(asked["place-4"], "cs"), lettered=True),
    }


def crows_samples() -> dict[str, Request]:
    """Those of Crows."""
    asked = {sample.title: sample for sample in crows.everything()}
    scattered = [sample for sample in crows.boards() if any(kind == "scattered" for kind, _, _ in sample.events)]
    spirals = [sample for sample in crows.questions() if sample.prefix[:1] == ("scatter",) and len(sample.prefix) == 2]
    return {
        "flown": crows.request(max(crows.boards(), key=lambda sample: len(sample.events)), "en"),
        "scattered": crows.request(scattered[-1], "cs"),
        "spiral": crows.request(max(spirals, key=lambda sample: max(sample.view.crows)), "en"),
        "place": crows.request(asked["place-place-0-2-early"], "en"),
        "tomb": crows.request(asked["play-tomb-0-3-late"], "cs"),
        "full": crows.request(asked["full-board-4"], "cs"),
        "result": crows.request(asked["result-4"], "en"),
    }


def birds_samples() -> dict[str, Request]:
    """Those of The Game of Birds."""
    asked = {sample.title: sample for sample in birds.everything()}
    return {
        "two": birds.request(asked["board-2-73"], "en"),
        "three": birds.request(asked["board-3-108"], "cs"),
        "four": birds.request(asked["board-4-143"], "en"),
        "play": birds.request(asked["play-play-2"], "cs"),
        "earned": birds.request(asked["earned"], "en"),
        "full": birds.request(asked["full-seat-4"], "cs"),
        "result": birds.request(asked["result-4"], "en"),
    }


def told_samples() -> dict[str, Request]:
    """Those of The Bird Told Me to Do It."""
    asked = {sample.title: sample for sample in told.everything()}
    return {
        "board": told.request(asked["board-4-109"], "en"),
        "added": told.request(asked["second-add-4"], "cs"),
        "chosen": told.request(asked["fetch-0"], "en"),
        "full": told.request(asked["full-seat-5"], "cs"),
        "result": told.request(asked["result-5"], "en"),
    }


def draw(game: str, wanted: Request) -> Image.Image:
    """The picture at half size, in true colour."""
    image = Painter().compose(SCENES[game](wanted)).convert("RGB")
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.BOX)


def main() -> None:
    """Write all golden pictures, in the pictures' own palette to keep them small."""
    FOLDER.mkdir(exist_ok=True)
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(PALETTE)
    for name, (game, wanted) in samples().items():
        small = draw(game, wanted).quantize(palette=swatch, dither=Image.Dither.NONE)
        small.putpalette(PALETTE)
        (FOLDER / f"{name}.png").write_bytes(write(small, PALETTE))


if __name__ == "__main__":
    main()
