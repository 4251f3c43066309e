"""Crows' scenes as data: everything inside the frame, every text whole and on a flat ground, in every language, with the fullest tables."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.coordinates import coordinate
from engine.games.crows.reasons import tile_ways as rules_ways
from engine.games.crows.scattering import spiral
from render import theme
from render.fonts import ELLIPSIS, clean
from render.paint import Painter
from render.scene import Arrow, Box, Frame, Part, Scene, Sprite, Text, Tile
from render.scenes import crows
from render.scenes.crows_phrases import PHRASES
from render.scenes.crows_spiral import pattern
from render.scenes.crows_table import LIMITS
from render.scenes.crows_tiles import drawn_tile
from render.scenes.crows_view import news_of, tile_ways
from render.sprites import SPRITES
from tests.render.crows_samples import (
    CROWS,
    LONG,
    NAMES,
    STRANGE,
    Sample,
    boards,
    everything,
    fullest,
    matches,
    others,
    questions,
    request,
    ways,
)
from tests.render.samples import LANGUAGES

CASES = [(sample, language) for sample in everything() for language in LANGUAGES.languages]
KIB = 1 << 10


def name_of(value):
    return value.title if isinstance(value, Sample) else value


@cache
def drawn(title: str, language: str) -> Scene:
    """The scene of the sample with that title."""
    return scene_of(next(sample for sample in everything() if sample.title == title), language)


def scene_of(sample: Sample, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    return crows.scene(request(sample, language, names))


def overlap(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def holds(outer: tuple[int, ...], inner: tuple[int, ...]) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def touches(other: Part, part: Part) -> bool:
    """Whether another part paints where this one lies; a frame does so only along its edge."""
    if not isinstance(other, Frame):
        return overlap(other.bounds, part.bounds)
    left, top, right, bottom = other.bounds
    edge = other.line + 2 * other.casing
    return overlap(other.bounds, part.bounds) and not holds((left + edge, top + edge, right - edge, bottom - edge), part.bounds)


def faults(scene: Scene) -> Iterator[str]:
    """What is wrong with a scene's geometry, in words: texts and sprites lie whole on the flat ground that they name."""
    for i, part in enumerate(scene.parts):
        left, top, right, bottom = part.bounds
        if left < 0 or top < 0 or right > scene.width or bottom > scene.height or right <= left or bottom <= top:
            yield f"outside the frame: {part}"
        if not isinstance(part, Text | Sprite):
            continue
        # An arrow that only crosses the rectangle of a sprite is drawn on the table, where no sprites lie alone.
        yield from (f"{other} hides {part}" for other in scene.parts[i + 1 :] if touches(other, part))
        under = next((other for other in reversed(scene.parts[:i]) if touches(other, part)), None)
        if under is None:
            ground = scene.ground
        elif isinstance(under, Box) and holds(under.bounds, part.bounds):
            ground = under.fill
        else:
            yield f"{part} lies across {under}"
            continue
        if ground != part.ground:
            yield f"{part} is drawn for another ground than {ground}"


@pytest.mark.parametrize(("sample", "language"), CASES, ids=name_of)
def test_everything_is_inside_and_nothing_is_hidden(sample, language):
    assert list(faults(drawn(sample.title, language))) == []


@pytest.mark.parametrize("names", [LONG, STRANGE, ("", "🥚", "a", "\u202e")], ids=ascii)
@pytest.mark.parametrize("sample", fullest(), ids=name_of)
def test_long_and_strange_names_fit(sample, names):
    assert list(faults(scene_of(sample, "cs", names))) == []


@pytest.mark.parametrize(("sample", "language"), CASES, ids=name_of)
def test_no_text_but_a_name_is_cut_off(sample, language):
    cut = [part.text for part in drawn(sample.title, language).parts if isinstance(part, Text) and part.text.endswith(ELLIPSIS)]
    kept = [text for text in cut if not text[:-1].isdigit() and not any(clean(name).startswith(text[:-1]) for name in NAMES)]
    assert [text for text in kept if not text.endswith(", 3…")] == []


@pytest.mark.parametrize("sample", everything(), ids=name_of)
def test_texts_and_tiles_can_be_read_on_a_phone(sample):
    """Reduced to a width of 400, texts are 12 pixels high or more, tiles 24."""
    scene = drawn(sample.title, "en")
    scale = 400 / scene.width
    assert min(part.font for part in scene.parts if isinstance(part, Text)) * scale >= 12
    assert min(part.side for part in scene.parts if isinstance(part, Tile)) * scale >= 24
    assert scene.width == theme.WIDTH


@pytest.mark.parametrize("sample", everything(), ids=name_of)
def test_every_sprite_exists(sample):
    scene = drawn(sample.title, "en")
    names = {part.name for part in scene.parts if isinstance(part, Sprite)}
    names |= {name for part in scene.parts if isinstance(part, Tile) for name, *_ in part.layers}
    assert names - SPRITES.keys() == set()
    reach = [(x, y, x + side, y + side, part.side) for part in scene.parts if isinstance(part, Tile) for _, x, y, side in part.layers]
    assert [found for found in reach if min(found) < 0 or max(found[:4]) > found[4]] == []


def texts(sample: Sample, *, on: theme.Colour | None = None) -> set[str]:
    return {part.text for part in scene_of(sample).parts if isinstance(part, Text) and on in (None, part.ground)}


@pytest.mark.parametrize("sample", [sample for sample in boards() if "scored" not in str(sample.events)], ids=name_of)
def test_crows_are_counted_on_every_tile(sample):
    counts = sorted(part.text for part in scene_of(sample).parts if isinstance(part, Text) and part.ground == theme.HALO)
    assert counts == sorted(str(count) for count in sample.view.crows if count > 1)
    crows_drawn = [part for part in scene_of(sample).parts if isinstance(part, Tile) and "crow" in [name for name, *_ in part.layers]]
    assert len(crows_drawn) == sum(count > 0 for count in sample.view.crows)


@pytest.mark.parametrize("sample", boards(), ids=name_of)
def test_what_flew_is_shown_by_as_many_arrows(sample):
    arrows = [part for part in scene_of(sample).parts if isinstance(part, Arrow)]
    flights = sum(kind == "flocked" for kind, _, _ in sample.events)
    moved = sum(len({data[1], data[2]}) for kind, _, data in sample.events if kind == "moved")
    assert len(arrows) == flights + moved


def test_landings_are_numbered_in_their_order():
    sample = next(sample for sample in boards() if any(kind == "scattered" for kind, _, _ in sample.events))
    (landings,) = [data[-1] for kind, _, data in sample.events if kind == "scattered"]
    numbers = {part.text for part in scene_of(sample).parts if isinstance(part, Text) and part.ground == theme.GOLD}
    assert {place for text in numbers for place in text.split("·")} == {str(place) for place in range(1, len(landings) + 1)}


@pytest.mark.parametrize("start", range(4))
@pytest.mark.parametrize("seats", matches())
def test_the_spiral_chosen_is_seen_before_it_is_taken(seats, start):
    """Only an arrow to its first cell was to be seen."""
    ply = next(ply for ply in matches()[seats] if ply.action[0] == "scatter")
    view = CROWS.view(ply.before, ply.seat)
    ((_, landings),) = CROWS.hints(view, ply.seat, ("scatter", start))
    scene = scene_of(Sample("", "seat", view, ("scatter", start), ply.told))
    numbers = {part.text for part in scene.parts if isinstance(part, Text) and part.ground == theme.GOLD}
    assert numbers == {"·".join(str(place) for place, other in enumerate(landings, 1) if other == cell) for cell in landings}
    ghosts = [(part.x, part.y) for part in scene.parts if isinstance(part, Frame) and part.dashed and part.colour == theme.GOLD]
    assert len(ghosts) == len({*landings})
    assert list(faults(scene)) == []


def test_the_spiral_of_the_pictures_is_that_of_the_rules():
    for start in range(4):
        assert pattern(5050, start) == spiral(5050, start)


@pytest.mark.parametrize("size", range(4))
def test_the_free_cells_of_the_row_chosen_are_bright(size):
    sample = next(sample for sample in questions() if sample.title == f"place-place-0-{size}-early")
    legal = CROWS.legal_actions(CROWS.guess(sample.view, sample.view.seat, Chance.seeded(1)), sample.view.seat)
    free = {coordinate(row * 100 + column) for verb, row, column in legal if (verb, row, column)[:size] == sample.prefix}
    everywhere = {coordinate(row * 100 + column) for _, row, column in legal}
    if size == 3:
        everywhere -= free
    bright = {
        part.text for part in scene_of(sample).parts if isinstance(part, Text) and part.ground == theme.PANEL and part.text in everywhere
    }
    assert bright == (free if size < 3 else {text for text in everywhere if text.endswith(str(sample.prefix[1]))})
    assert everywhere - texts(sample) == set()


def test_a_table_too_large_is_cut_where_it_matters_and_says_so():
    cut = {sample.title: scene_of(sample) for sample in others() if sample.title.startswith("huge")}
    assert [title for title, scene in cut.items() if not any("In view" in p.text for p in scene.parts if isinstance(p, Text))] == []
    assert max(scene.height for scene in cut.values()) <= 204 + LIMITS.most_rows * 100 + 200
    ghost = next(part for part in cut["huge-row-2"].parts if isinstance(part, Frame) and part.dashed)
    assert ghost.colour == theme.HALO


def test_whose_turn_it_is_shows_by_a_filled_plate():
    for sample in boards():
        lit = [part.fill for part in scene_of(sample).parts if isinstance(part, Box) and part.y == 10 and part.fill in theme.SEATS]
        assert lit == [theme.SEATS[seat] for seat in sample.view.to_act], sample.title


def test_own_tokens_are_in_the_seats_picture_only():
    sample = next(sample for sample in fullest() if sample.title == "full-seat-4")
    signs = {part.name for part in scene_of(sample).parts if isinstance(part, Sprite)}
    assert {name for name in signs if name.startswith("crows.token.")} >= {
        f"crows.token.{token}" for token in ("two_crows", "three_points")
    }
    public = scene_of(sample._replace(kind="board", view=replace(sample.view, seat=-1, cancelled=0, tombs=(), roosts=())))
    assert [part.name for part in public.parts if isinstance(part, Sprite) and part.name.startswith("crows.token.")] == []


def test_what_a_viewer_may_not_know_changes_no_part():
    for seed, sample in enumerate(questions()[::7]):
        view = CROWS.view(CROWS.guess(sample.view, sample.view.seat, Chance.seeded(seed)), sample.view.seat)
        assert scene_of(sample) == scene_of(sample._replace(view=view)), sample.title


def test_a_kind_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no picture 'panorama'"):
        scene_of(fullest()[0]._replace(kind="panorama"))


def test_a_fault_is_found():
    text = Text(10, 10, "text", 32, theme.TEXT, theme.GROUND)
    assert list(faults(Scene(200, 100, theme.GROUND, (text,)))) == []
    bad: tuple[tuple[Part, ...], ...] = (
        (Text(150, 10, "outside", 32, theme.TEXT, theme.GROUND),),
        (text, Arrow(20, 30, 90, 0, theme.GOLD, 8)),
        (drawn_tile(20, 20, 64, 3), text),
        (Box(0, 0, 200, 100, theme.PANEL, theme.GROUND), text),
        (Box(20, 0, 100, 100, theme.GROUND, theme.GROUND), text),
        (text, Frame(5, 20, 60, 60, theme.TEXT, 3)),
    )
    assert [bool(list(faults(Scene(200, 100, theme.GROUND, parts)))) for parts in bad] == [True] * len(bad)


def test_pictures_are_small():
    painter = Painter()
    sizes = {sample.title: len(painter.png(scene_of(sample))) / KIB for sample in (*boards()[-3:], *fullest())}
    print({title: round(size) for title, size in sizes.items()}, f"{painter.stamps.bytes / KIB**2:.1f} MiB kept")
    assert max(sizes.values()) <= 300
    assert painter.stamps.bytes <= 60 * KIB**2


# --- words -----------------------------------------------------------------------------------------------------------


def test_every_language_has_exactly_the_phrases_that_pictures_use():
    for language in LANGUAGES.languages:
        body = LANGUAGES._texts[language].resources["pictures-crows.ftl"].body
        assert {entry.id.name for entry in body if isinstance(entry, ftl.Message)} ^ set(PHRASES) == set(), language


def test_scenes_ask_for_these_phrases_and_no_others():
    asked = set()

    def listen(phrase):
        asked.add(phrase.id)
        return "word"

    for sample in everything():
        wanted = request(sample, names=("",) * 4)
        crows.scene(replace(wanted, words=listen, lettered=True))
    assert asked - set(PHRASES) == set()
    assert set(PHRASES) - asked == set(), "no sample shows these"


@pytest.mark.parametrize("title", ways())
def test_a_picture_names_no_way_to_a_tile_that_is_not_there(title):
    """It went on offering Trash that had been played, and Trash that nobody has with Random Trash."""
    view = ways()[title]
    others, trash = rules_ways(view, view.seat)
    way = tile_ways(view, view.seat)
    assert (way.startswith(("tile-draw", "tile-pick")), way.endswith("trash")) == (others, trash), way
    assert way.startswith("tile-pick") == bool(view.open), way


def test_of_several_rounds_the_last_flocking_is_marked():
    def flight(start: int) -> tuple[Any, ...]:
        return ("flocked", (), (start, start + 1, 1, 0, start + 1))

    rounds = [("round", (), (1, 0)), flight(5000), ("round", (), (2, 1)), flight(5010), ("round", (), (3, 0)), ("shone", (), (0, 5020))]
    news = news_of(rounds)
    assert [found.start for found in news.flights] == [5010]
    assert news.fresh == [5020], "what has come since is marked, too"
    assert [found.start for found in news_of([*rounds, flight(5030), ("over", (), ())]).flights] == [5030]
    assert [found.start for found in news_of([flight(5000), *rounds[2:3]]).flights] == [5000]
