"""The Artist: pictures from worker threads, the same every time, with bounded memory and nothing that the view should not tell."""

import asyncio
import threading
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from render import Artist, png
from render.paint import Painter
from render.scene import Square
from render.scenes import bower
from render.stamps import Kept, Stamps
from tests.render.samples import BOWER, NAMES, boards, everything, fullest, questions, request, words

MEGABYTE = 1 << 20


@pytest.fixture
def artist():
    artist = Artist(workers=2)
    yield artist
    artist.close()


async def draw(artist, sample, language="en"):
    return await artist.draw(
        "bower", sample.kind, sample.view, NAMES, words(language), prefix=sample.prefix, events=sample.events, extra=sample.extra
    )


async def test_pictures_are_png_files_of_the_scene(artist):
    for sample in fullest():
        image = Image.open(BytesIO(await draw(artist, sample)))
        scene = bower.scene(request(sample))
        assert (image.format, image.mode, image.size) == ("PNG", "P", (scene.width, scene.height)), sample.title


async def test_many_at_once_are_what_each_is_alone(artist):
    """Pieces are shared between threads; each picture is its own."""
    samples = everything()[::16]
    alone = [Painter().png(bower.scene(request(sample))) for sample in samples]
    together = await asyncio.gather(*(draw(artist, sample) for sample in samples * 3))
    assert together == alone * 3


def test_a_file_holds_the_composed_picture(monkeypatch):
    """With isal and without."""
    scene, painter = bower.scene(request(boards()[3])), Painter()
    composed = painter.compose(scene).convert("RGB").tobytes()
    assert Image.open(BytesIO(painter.png(scene))).convert("RGB").tobytes() == composed
    monkeypatch.setattr(png, "isal_zlib", None)
    assert Image.open(BytesIO(painter.png(scene))).convert("RGB").tobytes() == composed


async def test_drawing_happens_in_the_artists_threads(artist, monkeypatch):
    seen = []
    paint = artist.painter.png
    monkeypatch.setattr(artist.painter, "png", lambda scene: seen.append(threading.current_thread().name) or paint(scene))
    await asyncio.gather(*(draw(artist, sample) for sample in boards()[:4]))
    assert [name.split("_")[0] for name in seen] == ["artist"] * 4


async def test_an_unknown_game_or_kind_is_an_error(artist):
    view = boards()[0].view
    with pytest.raises(KeyError, match="chess"):
        await artist.draw("chess", "board", view, NAMES, words("en"))
    with pytest.raises(ValueError, match="panorama"):
        await artist.draw("bower", "panorama", view, NAMES, words("en"))


@pytest.mark.parametrize("language", ["en", "cs"])
def test_memory_is_bounded(language):
    painter = Painter()
    for sample in everything():
        painter.compose(bower.scene(request(sample, language)))
    print(f"{painter.stamps.bytes / MEGABYTE:.1f} MB")
    assert painter.stamps.bytes <= 60 * MEGABYTE


def test_the_longest_unused_goes_first():
    kept = Kept(3000)
    for key in range(3):
        kept.put(key, Image.new("L", (10, 100)))
    kept.get(0)
    kept.put(3, Image.new("L", (10, 100)))
    assert [key for key in range(4) if key in kept] == [0, 2, 3]
    assert kept.bytes == 3000


def test_pieces_thrown_away_are_made_again():
    """Even while one picture needs more than may be kept."""
    small = Stamps("P", limit=20_000)
    squares = [Square(0, 0, 108, material, (item,)) for material in range(4) for item in range(6)]
    again = [piece.tobytes() for piece in small.fetch(squares)]
    assert again == [piece.tobytes() for piece in Stamps("P").fetch(squares)]
    assert small.bytes < 12 * MEGABYTE


def test_the_rivals_hand_is_in_no_picture():
    """The view holds it, since it was taken openly; pictures do not show it."""
    for sample in questions()[:12] + boards()[:4]:
        hidden = [seat for seat in (0, 1) if seat != sample.view.seat]
        hands = tuple((1, 2, 3) if seat in hidden else hand for seat, hand in enumerate(sample.view.hands))
        other = sample._replace(view=replace(sample.view, hands=hands))
        assert bower.scene(request(sample)) == bower.scene(request(other)), sample.title


def test_what_a_viewer_may_not_know_changes_no_pixel():
    """Matches that differ only in what is hidden from the viewer look the same to that viewer, byte for byte."""
    from engine.core.chance import Chance

    painter = Painter()
    for seed in range(6):
        view = questions()[seed * 9].view
        guess = BOWER.guess(view, view.seat, Chance.seeded(seed))
        one, other = (request(questions()[seed * 9]._replace(view=v)) for v in (view, BOWER.view(guess, view.seat)))
        assert painter.png(bower.scene(one)) == painter.png(bower.scene(other))
