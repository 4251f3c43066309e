"""The Game of Birds' scenes: everything inside the frame, every text whole and alone on a flat ground, in every language, full or empty."""

from collections import Counter

import pytest
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.games.game_of_birds.display import points_of
from render import theme
from render.fonts import clean, measure
from render.paint import Painter
from render.scene import Box, Frame, Scene, Sprite, Text
from render.scenes import Request, game_of_birds
from render.scenes.game_of_birds_names import short_name
from render.scenes.game_of_birds_phrases import PHRASES
from render.scenes.game_of_birds_view import WONDERS, gain, meant, ranks, tally
from render.sprites import SPRITES
from tests.game_of_birds.positions import Table, card, place
from tests.render.samples import LANGUAGES, STRANGE
from tests.render.samples_birds import BIRDS, LONG, NAMES, Sample, boards, everything, fullest, plies, questions, request, results
from tests.render.test_scenes import faults

CASES = [(sample, language) for sample in everything() for language in LANGUAGES.languages]
FULL = fullest()


def by_title(value):
    return value.title if isinstance(value, Sample) else value


def scene_of(sample: Sample, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    return game_of_birds.scene(request(sample, language, names))


def titled(title: str) -> Sample:
    return next(sample for sample in everything() if sample.title == title)


@pytest.mark.parametrize(("sample", "language"), CASES, ids=by_title)
def test_everything_is_inside_and_no_text_is_hidden(sample, language):
    assert faults(scene_of(sample, language)) == []


@pytest.mark.parametrize("names", [LONG, (*STRANGE, "", "🥚")], ids=["long", "strange"])
@pytest.mark.parametrize("sample", FULL, ids=by_title)
def test_long_and_strange_names_fit(sample, names):
    assert faults(scene_of(sample, "cs", names)) == []


@pytest.mark.parametrize(("sample", "language"), CASES, ids=by_title)
def test_no_text_is_cut_off(sample, language):
    """Names of birds are made short on purpose, with a full stop."""
    assert [part.text for part in scene_of(sample, language).parts if isinstance(part, Text) and part.text.endswith("…")] == []


@pytest.mark.parametrize("sample", everything(), ids=by_title)
def test_texts_can_be_read_on_a_phone_and_signs_exist(sample):
    """Reduced to a width of 550, texts are 12 pixels high or more, which are 9 at a width of 400, where sprites have 12."""
    scene = scene_of(sample)
    assert min(part.font for part in scene.parts if isinstance(part, Text)) * 550 / scene.width >= 12
    assert scene.height <= 1080
    assert min(part.side for part in scene.parts if isinstance(part, Sprite)) * 400 / scene.width >= 12
    assert {part.name for part in scene.parts if isinstance(part, Sprite)} - SPRITES.keys() == set()
    assert scene.width == theme.WIDTH


@pytest.mark.parametrize("sample", everything(), ids=by_title)
def test_no_sprite_lies_on_another(sample):
    sprites = [part for part in scene_of(sample).parts if isinstance(part, Sprite)]
    pairs = [(a.name, b.name) for i, a in enumerate(sprites) for b in sprites[i + 1 :] if _meet(a, b)]
    assert pairs == []


def _meet(one: Sprite, other: Sprite) -> bool:
    return abs(one.x - other.x) < min(one.side, other.side) and abs(one.y - other.y) < min(one.side, other.side)


def test_every_species_of_the_house_deck_has_a_portrait_of_its_own():
    names = [f"species.{english.lower()}" for _, english, _ in BIRDS.cards.names[:35]]
    assert [name for name in names if name not in SPRITES] == []
    assert len(set(names)) == 35


def test_another_species_is_shown_as_a_bird_of_its_wonder():
    view = titled("board-2-3").view
    names = tuple((f"Vogel {n}", f"bird {n}", f"pták {n}") for n in range(42))
    others = replace(view, names=names, forms=(names,))
    signs = {part.name for part in scene_of(Sample("", "board", others)).parts if isinstance(part, Sprite)}
    assert signs - SPRITES.keys() == set()
    assert [name for name in signs if name.startswith("species.") and name.split(".")[1] not in WONDERS] == []


def test_names_are_made_short():
    """The longest form of whole words that fits, in a smaller font if need be, then an abbreviated one."""
    wanted = request(titled("board-2-3"))
    cards = {english: card for card, (_, english, _) in enumerate(BIRDS.cards.names)}
    cases = (("jay", 130), ("black redstart", 190), ("black redstart", 130), ("long-tailed tit", 130), ("kingfisher", 113))
    cases += (("great spotted woodpecker", 150), ("great spotted woodpecker", 113), ("free-roaming cats", 113), ("insect loss", 113))
    assert [short_name(wanted, cards[english], width) for english, width in cases] == [
        ("Jay", 32), ("Redstart", 32), ("Redstart", 32), ("Long-tail", 32), ("Kingfisher", 24),
        ("Woodpecker", 26), ("Woodp.", 32), ("Cats", 32), ("Insects", 32),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES.languages)
def test_every_name_of_the_house_deck_has_a_form_for_the_narrowest_place(language):
    """Regression: names were cut in the middle, such as "Kingfish."; now every one that a picture shows is in the deck."""
    wanted = request(titled("board-4-3"), language)
    forms = {clean(form[("de", "en", "cs").index(language)]) for names in wanted.view.forms for form in names}
    told = {form[:1].upper() + form[1:] for form in forms}
    for number in range(42):
        for width, font in ((113, 26), (118, 28), (155, 32), (188, 32)):
            name, size = short_name(wanted, number, width, font)
            assert name in told, (name, width)
            assert measure(name, size) <= width


@pytest.mark.parametrize(("width", "shown"), [(113, "Crane"), (40, "Cr.")])
def test_a_name_of_an_owners_deck_without_shorter_forms_is_cut(width, shown):
    view = titled("board-2-3").view
    names = tuple(("Jungfernkranich", "demoiselle crane", "jeřáb panenský") for _ in view.names)
    wanted = request(Sample("", "board", replace(view, names=names, forms=(names,))))
    assert short_name(wanted, 0, width)[0] == shown


@pytest.mark.parametrize("sample", FULL, ids=by_title)
def test_points_of_two_figures_fit(sample):
    species = tuple((wonder, of_list, points + 92) for wonder, of_list, points in sample.view.species)
    view = replace(sample.view, species=species, tiles=((0,) * 21,) * len(sample.view.tiles))
    assert faults(scene_of(sample._replace(view=view))) == []


def test_what_may_be_placed_has_a_golden_edge_and_the_rest_is_dim():
    sample = titled("build-place-0")
    open_cards = {action[1] for action in sample.extra if action[0] == "place"}
    cards = sorted(sample.view.known[sample.view.seat] + sample.view.secret[sample.view.seat])
    boxes = [part for part in scene_of(sample).parts if isinstance(part, Box) and part.h == 87 and part.y > 600]
    assert [box.edge == theme.GOLD for box in boxes] == [card in open_cards for card in cards]


def test_a_chosen_bird_is_a_ghost_in_the_display():
    before, after = (scene_of(titled(f"build-place-{size}")) for size in (0, 2))
    dashed = [part for part in after.parts if isinstance(part, Frame) and part.dashed]
    assert len(dashed) == 2, "in the hand and in the display"
    assert [part for part in before.parts if isinstance(part, Frame) and part.dashed] == []


@pytest.mark.parametrize("seed", [3, 5])
def test_the_ghost_is_what_the_choice_would_leave(seed):
    """Display, point tiles, medals and points as the picture previews them, against what then comes about."""
    seen = Counter()
    for state, seat, _, legal, _ in plies(seed, 2):
        for action in legal:
            if action[0] not in ("place", "remove"):
                continue
            wanted = Request("seat", BIRDS.view(state, seat), NAMES[:2], str, action)
            after = BIRDS.apply(state, seat, action, Chance.seeded(1))
            assert meant(wanted, seat) == (after.displays[seat], after.tiles[seat], after.medals[seat])
            assert gain(wanted, seat) == BIRDS.scores(after)[seat] - BIRDS.scores(state)[seat]
            assert meant(wanted, 1 - seat)[0] == state.displays[1 - seat]
            seen["tile"] += after.tiles[seat] != state.tiles[seat]
            seen[action[0]] += 1
    assert min(seen["tile"], seen["place"], seen["remove"]) > 0, seen


def test_the_ghost_of_a_placement_shows_the_point_tiles_and_the_points_that_it_would_earn():
    """Regression: a placement that completed a pair was shown with its printed points."""
    table = Table("build", (0,), hand="BA S4", display={"B": "BA"}, danger=(9, 9))
    shown = [scene_of(Sample("", "seat", table.view(0), prefix)) for prefix in ((), ("place", card("BA")))]
    tiles = [[part.name for part in scene.parts if isinstance(part, Sprite) and part.name == "points.7"] for scene in shown]
    assert [len(found) for found in tiles] == [0, 2]
    assert [[part.text for part in scene.parts if isinstance(part, Text) and part.text == "+10"] for scene in shown] == [[], ["+10"]]


def test_the_ghost_of_making_room_shows_what_it_costs():
    table = Table("displace", (card("BT"),), display={"B": "BA BA B4"}, tiles={"B0": 7, "B1": 7})
    wanted = Request("seat", table.view(0), NAMES[:2], str, ("displace", place("B0")))
    assert gain(wanted, 0) == -10, "seven of the tile and three of the threat"


@pytest.mark.parametrize(
    ("title", "cells"), [("play-play-2", 3), ("swap-swap-2", 1), ("swap-swap-3", 2), ("peek-peek-2", 1), ("die-die-2", 1)]
)
def test_a_choice_is_framed(title, cells):
    dashed = [part for part in scene_of(titled(title)).parts if isinstance(part, Frame) and part.dashed and part.y < 370]
    assert len(dashed) == cells


def test_what_is_new_is_marked():
    view = titled("board-2-35").view
    spot = next(spot for spot, bird in enumerate(view.displays[1]) if 0 <= bird < 35)
    events = (("placed", (), (1, view.displays[1][spot], spot)), ("swapped", (), (1, 1, 2)))
    marks = [part for part in scene_of(Sample("", "board", view, (), events)).parts if getattr(part, "fill", None) == theme.YELLOW_PALE]
    frames = [part for part in scene_of(Sample("", "board", view, (), events)).parts if isinstance(part, Frame)]
    assert (len(marks), len(frames)) == (1, 2)


def test_whose_turn_it_is_is_shown_by_more_than_colour():
    for sample in boards():
        plates = [part for part in scene_of(sample).parts if isinstance(part, Sprite) and part.name.startswith("birds.seat.")]
        assert [part.name for part in plates] == [f"birds.seat.{sample.view.frames[-1][1][0]}"]


@pytest.mark.parametrize("sample", results(), ids=by_title)
def test_the_result_adds_up(sample):
    view = sample.view
    scores = tuple(sum(tally(view, seat)) for seat in range(len(view.displays)))
    rows = zip(view.displays, view.tiles, view.bonuses, view.medals, strict=True)
    assert scores == tuple(points_of(*row, BIRDS.cards) for row in rows)
    best = max(score for seat, score in enumerate(scores) if seat not in view.resigned)
    assert [seat for seat, rank in enumerate(ranks(view)) if rank == 1] == [
        seat for seat, score in enumerate(scores) if score == best and seat not in view.resigned
    ]


def test_whoever_filled_the_display_is_first_whatever_the_points():
    view = replace(results()[0].view, winner=1, bonuses=(50, 0))
    assert ranks(view) == (2, 1)


def test_a_kind_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no picture 'panorama'"):
        scene_of(FULL[0]._replace(kind="panorama"))


def test_what_a_viewer_may_not_know_changes_no_pixel():
    """Matches that differ only in what is hidden from the viewer look the same to that viewer, byte for byte."""
    painter = Painter()
    for seed, sample in enumerate(questions()[::7]):
        guess = BIRDS.guess(sample.view, sample.view.seat, Chance.seeded(seed))
        other = sample._replace(view=BIRDS.view(guess, sample.view.seat))
        assert painter.png(scene_of(sample)) == painter.png(scene_of(other)), sample.title


def test_every_language_has_exactly_the_phrases_that_pictures_use():
    for language in LANGUAGES.languages:
        body = LANGUAGES._texts[language].resources["pictures-game_of_birds.ftl"].body
        assert {entry.id.name for entry in body if isinstance(entry, ftl.Message)} ^ set(PHRASES) == set(), language


def test_scenes_ask_for_these_phrases_and_no_others():
    asked = set()

    def listen(phrase):
        asked.add(phrase.id)
        return "word " * (12 if phrase.id == "birds-name" else 1)

    for sample in everything():
        game_of_birds.scene(replace(request(sample, names=("", "", "", "")), words=listen))
    assert asked ^ {*PHRASES, "birds-name"} == set(), "the names of cards are the voice's"
