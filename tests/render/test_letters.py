"""Letters on pieces: all that are wanted, inside the picture and hiding no text; without the wish nothing changes."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.core.phrase import say
from engine.games import VOICES
from render.artist import SCENES
from render.paint import Painter
from render.palette import COLOURS
from render.scene import Letter, Text
from render.scenes.bird_told_me_phrases import LETTERS as TOLD
from render.scenes.bower_letters import LETTERS as BOWER
from render.scenes.crows_phrases import LETTERS as CROWS
from render.sprites import SPRITES
from render.theme import HALO
from tests.render.gallery import GAMES
from tests.render.samples import LANGUAGES

LETTERS = {"bower": BOWER, "crows": CROWS, "bird_told_me": TOLD}
CASES = [
    (game, sample)
    for game in LETTERS
    for sample in GAMES[game].everything()
    if sample.title.startswith(("full-", "result", "place-4", "board-0"))
]


def scenes(game, sample, language="en"):
    """The scene without letters and the one with them."""
    wanted = GAMES[game].request(sample, language)
    return SCENES[game](wanted), SCENES[game](replace(wanted, lettered=True))


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize(("game", "sample"), CASES, ids=[f"{game}-{sample.title}" for game, sample in CASES])
def test_letters_are_added_inside_the_picture_and_change_nothing_else(game, sample):
    plain, lettered = scenes(game, sample)
    letters = [part for part in lettered.parts if isinstance(part, Letter)]
    assert [part for part in plain.parts if isinstance(part, Letter)] == []
    assert tuple(part for part in lettered.parts if not isinstance(part, Letter)) == plain.parts
    outside = [part for part in letters if part.x < 0 or part.y < 0 or part.bounds[2] > plain.width or part.bounds[3] > plain.height]
    assert outside == []
    assert {part.text for part in letters} <= {LANGUAGES.words("en")(say(id)) for id in LETTERS[game].values()}
    assert min((part.font for part in letters), default=24) >= 24


@pytest.mark.parametrize(("game", "title"), [("bower", "place-4"), ("crows", "full-board-4"), ("bird_told_me", "board-4-109")])
def test_a_letter_hides_no_text(game, title):
    sample = next(sample for sample in GAMES[game].everything() if sample.title == title)
    parts = scenes(game, sample)[1].parts
    letters, texts = [[part for part in parts if isinstance(part, kind)] for kind in (Letter, Text)]
    assert letters
    assert [(one.text, other.text) for one, other in product(letters, texts) if overlap(one.bounds, other.bounds)] == []


@pytest.mark.parametrize(("game", "language"), [*product(LETTERS, LANGUAGES.languages)])
def test_letters_differ_and_the_legend_explains_each(game, language):
    words, ids = LANGUAGES.words(language), dict.fromkeys(LETTERS[game].values())
    letters = [words(say(id)) for id in ids]
    assert len(set(letters)) == len(letters)
    view = max((sample.view for sample in GAMES[game].everything()), key=lambda view: len(getattr(view, "scores", ())))
    legend = words(VOICES[game].letters(view)).partition(": ")[2]
    assert [entry.split()[0] for entry in legend.rstrip(".").split(", ")] == letters, legend


def test_every_sprite_that_bears_a_letter_exists():
    assert {name for letters in LETTERS.values() for name in letters} - SPRITES.keys() == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_legend_of_crows_names_the_objects_that_play(seats):
    view = next(sample.view for sample in GAMES["crows"].everything() if len(sample.view.scores) == seats)
    assert LANGUAGES.render(VOICES["crows"].letters(view), "en").count(",") == seats - 1


def test_pieces_with_and_without_letters_share_a_painter_and_are_not_mixed_up():
    sample = next(sample for sample in GAMES["bower"].everything() if sample.title == "place-4")
    plain, lettered = scenes("bower", sample)
    painter, fresh = Painter(), Painter()
    painter.compose(lettered)
    assert painter.compose(plain).tobytes() == fresh.compose(plain).tobytes()
    one = next(part for part in lettered.parts if isinstance(part, Letter))
    image = painter.compose(lettered)
    assert COLOURS[image.getpixel((one.x + 3, one.y + 3))] == HALO
    assert image.tobytes() != fresh.compose(plain).tobytes()
