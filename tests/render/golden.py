"""Golden pictures: `python -m tests.render.golden` writes them anew, at half size; to be looked at before they are committed."""

from pathlib import Path

from PIL import Image

from render.paint import Painter
from render.palette import PALETTE
from render.png import write
from render.scenes import bower
from tests.render.samples import Sample, boards, fullest, questions, request, results

FOLDER = Path(__file__).with_name("golden")


def samples() -> dict[str, tuple[Sample, str]]:
    """The scenes that are kept as pictures, with their language."""
    asked = {sample.title: sample for sample in questions()}
    return {
        "board": (boards()[3], "en"),
        "board-super": (boards()[-2], "cs"),
        "seat-place": (asked["place-4"], "en"),
        "seat-choose": (asked["choose-2"], "cs"),
        "seat-branch": (asked["branch-3"], "en"),
        "seat-full": (next(sample for sample in fullest() if sample.title == "full-seat-0"), "cs"),
        "result": (results()[0], "en"),
    }


def draw(sample: Sample, language: str) -> Image.Image:
    """The picture at half size, in true colour."""
    image = Painter().compose(bower.scene(request(sample, language))).convert("RGB")
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.BOX)


def main() -> None:
    """Write all golden pictures, in the pictures' own palette to keep them small."""
    FOLDER.mkdir(exist_ok=True)
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(PALETTE)
    for name, (sample, language) in samples().items():
        small = draw(sample, language).quantize(palette=swatch, dither=Image.Dither.NONE)
        small.putpalette(PALETTE)
        (FOLDER / f"{name}.png").write_bytes(write(small, PALETTE))


if __name__ == "__main__":
    main()
