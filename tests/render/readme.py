"""The pictures of the README: `python -m tests.render.readme` draws them into docs/pictures; look at them before they are committed."""

from collections.abc import Mapping
from pathlib import Path

from render.artist import SCENES
from render.paint import Painter
from render.scenes import Request
from tests.render import samples_birds
from tests.render.golden import bower_samples, crows_samples, told_samples

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def pictures() -> Mapping[str, tuple[str, Request]]:
    """(game, request) of each picture by its name."""
    bower = bower_samples()
    birds = next(sample for sample in samples_birds.boards() if sample.title == "board-2-73")
    return {
        "board": ("bower", bower["board"]),
        "hand": ("bower", bower["seat-branch"]),
        "scoring": ("bower", bower["result"]),
        "crows": ("crows", crows_samples()["flown"]),
        "game-of-birds": ("game_of_birds", samples_birds.request(birds, "en")),
        "bird-told-me": ("bird_told_me", told_samples()["board"]),
    }


def main() -> None:
    """Write them."""
    painter = Painter()
    for name, (game, wanted) in pictures().items():
        (FOLDER / f"{name}.png").write_bytes(painter.png(SCENES[game](wanted)))


if __name__ == "__main__":
    main()
