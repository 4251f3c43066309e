"""The scenes of The Bird Told Me to Do It as data: everything inside the frame, every text whole and alone on a flat ground, in every
language, with the fullest branches and hands; what is to be seen is what the view says."""

import pytest
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.games.bird_told_me.branch import additions
from engine.games.bird_told_me.state import STRIDE, TRUNK, BirdView, coordinate
from engine.games.bird_told_me.voice_tells import briefly
from render import theme
from render.fonts import ELLIPSIS, clean
from render.scene import Box, Card, Frame, Scene, Sprite, Text
from render.scenes import bird_told_me
from render.scenes.bird_told_me_phrases import PHRASES
from render.scenes.bird_told_me_view import open_cells
from render.scenes.text import wrap
from render.sprites import SPRITES
from tests.render.bird_told_me_samples import GAME, LANGUAGES, LONG, NAMES, STRANGE, Sample, everything, request

CASES = [(sample, language) for sample in everything() for language in LANGUAGES.languages]
FULL = [sample for sample in everything() if sample.title.startswith("full")]
BY_TITLE = {sample.title: sample for sample in everything()}


def scene_of(sample: Sample, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    return bird_told_me.scene(request(sample, language, names))


def overlap(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def within(inner: tuple[int, ...], outer: tuple[int, ...]) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def rim(frame: Frame) -> list[tuple[int, int, int, int]]:
    """The four strips of a frame."""
    left, top, right, bottom = frame.bounds
    edge = frame.line + 2 * frame.casing
    level = [(left, top, right, top + edge), (left, bottom - edge, right, bottom)]
    return [*level, (left, top, left + edge, bottom), (right - edge, top, right, bottom)]


def faults(scene: Scene) -> list[str]:
    """What is wrong with a scene's geometry, in words. A text lies whole on one flat plate, and nothing hides it."""
    found = []
    for i, part in enumerate(scene.parts):
        if not within(part.bounds, (0, 0, scene.width, scene.height)):
            found.append(f"outside the frame: {part}")
        if not isinstance(part, Text):
            continue
        for other in scene.parts[i + 1 :]:
            strips = rim(other) if isinstance(other, Frame) else [other.bounds]
            if any(overlap(strip, part.bounds) for strip in strips):
                found.append(f"{part.text!r} is hidden by {other}")
        below = [other for other in scene.parts[:i] if not isinstance(other, Frame) and overlap(other.bounds, part.bounds)]
        plate = below[-1] if below else None
        if plate is not None and not isinstance(plate, Box):
            found.append(f"{part.text!r} lies on {plate}")
        elif plate is not None and not within(part.bounds, plate.bounds):
            found.append(f"{part.text!r} juts out over {plate}")
        if part.ground != (plate.fill if isinstance(plate, Box) else scene.ground):
            found.append(f"{part.text!r} is drawn for the ground {part.ground} and lies on {plate}")
    return found


@pytest.mark.parametrize(("sample", "language"), CASES, ids=lambda value: value.title if isinstance(value, Sample) else value)
def test_everything_is_inside_and_no_text_is_hidden_or_cut_off(sample, language):
    scene = scene_of(sample, language)
    assert faults(scene) == []
    cut = [part.text for part in scene.parts if isinstance(part, Text) and (not part.text or part.text.endswith(ELLIPSIS))]
    assert [text for text in cut if not any(clean(name).startswith(text[:-1]) for name in NAMES)] == []


@pytest.mark.parametrize("names", [LONG, STRANGE, ("", "🥚", "a", "\u202e", "·")], ids=ascii)
@pytest.mark.parametrize("sample", FULL, ids=lambda sample: sample.title)
def test_long_and_strange_names_fit(sample, names):
    assert faults(scene_of(sample, "cs", names)) == []


@pytest.mark.parametrize("sample", everything(), ids=lambda sample: sample.title)
def test_texts_and_cards_can_be_read_on_a_phone(sample):
    """Reduced to a width of 400, texts are 12 pixels high or more, cards of the branch and the hand 30."""
    scene = scene_of(sample)
    assert scene.width == theme.WIDTH
    scale = 400 / scene.width
    assert min(part.font for part in scene.parts if isinstance(part, Text)) * scale >= 12
    sides = [part.side for part in scene.parts if isinstance(part, Card) and part.layers[0][0].startswith("twig")]
    assert min(sides, default=100) * scale >= 30


@pytest.mark.parametrize("sample", everything(), ids=lambda sample: sample.title)
def test_every_sprite_exists(sample):
    scene = scene_of(sample)
    names = {part.name for part in scene.parts if isinstance(part, Sprite)}
    names |= {name for part in scene.parts if isinstance(part, Card) for name, *_ in part.layers}
    assert names - SPRITES.keys() == set()


@pytest.mark.parametrize("sample", FULL, ids=lambda sample: sample.title)
def test_no_sprite_covers_the_edge_of_its_plate(sample):
    """Plumage in the lowest row of a seat's plate lay on its lower edge."""
    parts = scene_of(sample).parts
    plates = [part for part in parts if isinstance(part, Box) and part.line and part.edge]
    sprites = [part for part in parts if isinstance(part, Sprite) and part.name.startswith(("plumage", "pass"))]
    assert len(sprites) == 7
    for plate in plates:
        left, top, right, bottom = plate.bounds
        inside = left + plate.line, top + plate.line, right - plate.line, bottom - plate.line
        assert [part for part in sprites if overlap(part.bounds, plate.bounds) and not within(part.bounds, inside)] == []


def test_a_fault_is_found():
    text = Text(10, 10, "text", 32, theme.TEXT, theme.GROUND)
    assert faults(Scene(200, 100, theme.GROUND, (text,))) == []
    bad = (
        (Text(150, 10, "outside", 32, theme.TEXT, theme.GROUND),),
        (text, Sprite(20, 20, 40, "egg", theme.GROUND)),
        (Sprite(20, 20, 40, "egg", theme.GROUND), text),
        (Box(0, 0, 200, 100, theme.PANEL, theme.GROUND), text),
        (Box(0, 0, 40, 100, theme.GROUND, theme.GROUND), text),
        (Card(0, 0, 80, theme.GROUND, theme.GROUND, ()), text),
        (text, Text(30, 12, "text", 32, theme.TEXT, theme.GROUND)),
        (text, Frame(5, 20, 60, 60, theme.TEXT, 3)),
    )
    assert [bool(faults(Scene(200, 100, theme.GROUND, parts))) for parts in bad] == [True] * len(bad)


def test_a_kind_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no picture 'panorama'"):
        scene_of(FULL[0]._replace(kind="panorama"))


# --- what is to be seen ------------------------------------------------------------------------------------------------


def labels(scene: Scene) -> set[str]:
    """The names of the cells that can be chosen: on hollows with a golden edge, or on golden plates."""
    return {
        part.text
        for part in scene.parts
        if isinstance(part, Text) and part.text[-1:].isdigit() and part.text[:1].isalpha() and len(part.text.split()) == 1
        if (part.ground, part.ink) in ((theme.PANEL, theme.TEXT), (theme.GOLD, theme.INK))
    }


CHOOSING = [sample for sample in everything() if sample.extra and sample.kind == "seat" and not sample.title.startswith("full")]


@pytest.mark.parametrize("sample", CHOOSING, ids=lambda sample: sample.title)
def test_the_cells_that_are_named_are_the_legal_ones(sample):
    size = len(sample.prefix)
    going_on = [action for action in sample.extra if action[:size] == sample.prefix and len(action) >= 3]
    cells = {STRIDE * action[-2] + action[-1] for action in going_on if action[0] not in ("trade",)}
    is_chosen = size and len(sample.prefix) == len(going_on[0] if going_on else sample.prefix)
    assert labels(scene_of(sample)) == (set() if is_chosen else set(map(coordinate, cells)))
    assert labels(scene_of(sample._replace(extra=None))) == set()


def cards_in(scene: Scene) -> list[str]:
    """The twigs of the cards of branch, hand and panel."""
    return [part.layers[0][0] for part in scene.parts if isinstance(part, Card) and part.layers[0][0].startswith("twig")]


def is_whole(sample: Sample) -> bool:
    """Whether all of the branch can be shown in ten rows."""
    rows = [cell // STRIDE for cell, _, _ in sample.view.twigs] or [0]
    return sample.kind == "board" and max(rows) - min(rows) < 10 and len(rows) < 100


@pytest.mark.parametrize("sample", list(filter(is_whole, everything())), ids=lambda sample: sample.title)
def test_every_twig_of_an_ordinary_branch_is_drawn_and_each_pair_joined(sample):
    scene = scene_of(sample._replace(events=()))
    shown = ["LRUD"[bit] for _, _, pile in sample.view.twigs for bit in range(4) if sample.view.cards[pile[-1]][2] >> bit & 1]
    drawn = [side for name in cards_in(scene)[: len(sample.view.twigs) + 1] for side in name.split(".")[1]]
    assert sorted(drawn) == sorted([*shown, "L", "R"])
    bridges = [part for part in scene.parts if isinstance(part, Box) and part.fill == theme.TWIG]
    assert len(bridges) == len(sample.view.twigs)


def test_hidden_hands_are_only_counted():
    """Two guesses of one view that differ in what is hidden give one picture."""
    sample = BY_TITLE["board-3-20"]
    views = [GAME.view(GAME.guess(sample.view, -1, Chance.seeded(seed)), None) for seed in (1, 2)]
    scenes = [scene_of(sample._replace(view=view)) for view in views]
    assert scenes[0] == scenes[1] == scene_of(sample)


def test_boosts_are_written_out_with_the_text_in_every_language():
    for language in LANGUAGES.languages:
        texts = " ".join(part.text for part in scene_of(BY_TITLE["full-board-2"], language).parts if isinstance(part, Text))
        assert [sum for sum in ("+\u00a03", "+3", "+2") if sum not in texts] == [], texts


def test_a_meant_card_lies_on_its_cell_and_joins_the_branch():
    sample = BY_TITLE["second-add-4"]
    before, after = scene_of(sample._replace(prefix=())), scene_of(sample)
    assert len(cards_in(after)) == len(cards_in(before)) + 1
    bridges = [sum(isinstance(part, Box) and part.fill == theme.TWIG for part in scene.parts) for scene in (before, after)]
    assert bridges == [1, 2]


def test_a_large_branch_is_cut_around_what_is_chosen_and_says_so():
    sample = BY_TITLE["full-add-2"]
    texts = [part.text for part in scene_of(sample).parts if isinstance(part, Text)]
    assert any("H45–U57" in text for text in texts), texts
    assert any(isinstance(part, Frame) and part.dashed and part.casing for part in scene_of(sample).parts)
    assert open_cells(sample.extra or (), sample.prefix) == frozenset()


def test_asked_and_leading_seats_differ_by_more_than_colour():
    """An arrow stands before the name of whoever is asked, a crown before the winner's."""
    asked = [part.text for part in scene_of(BY_TITLE["board-5-97"]).parts if isinstance(part, Text)]
    assert asked.count("▶") == 1
    result = scene_of(BY_TITLE["result-5"])
    assert sum(isinstance(part, Sprite) and part.name == "crown" for part in result.parts) == 1


@pytest.mark.parametrize("card", range(48))
def test_every_card_of_the_deck_can_be_drawn_in_a_hand(card):
    view: BirdView = BY_TITLE["add-0"].view
    hand = replace(view, hands=tuple((card,) if seat == view.seat else row for seat, row in enumerate(view.hands)))
    for language in LANGUAGES.languages:
        scene = scene_of(Sample("card", "seat", hand), language)
        words = LANGUAGES.words(language)(briefly(view.tells[card])).split()
        written = " ".join(part.text for part in scene.parts if isinstance(part, Text)).split()
        assert faults(scene) == []
        assert [word for word in words if word not in written] == []


def test_no_break_spaces_hold_words_together():
    assert wrap("one two\u00a0three", 32, 100, 9) == ["one", "two\u00a0three"]


# --- words -------------------------------------------------------------------------------------------------------------


def test_every_language_has_exactly_the_phrases_that_these_pictures_use():
    for language in LANGUAGES.languages:
        body = LANGUAGES._texts[language].resources["pictures-bird_told_me.ftl"].body
        assert {entry.id.name for entry in body if isinstance(entry, ftl.Message)} ^ set(PHRASES) == set(), language


def test_scenes_ask_for_these_phrases_and_no_others():
    asked, named = set(), set()

    def listen(phrase):
        asked.add(phrase.id)
        return "word"

    for sample in everything():
        bird_told_me.scene(replace(request(sample, names=("",) * 5), words=listen, lettered=True))
        named |= {phrase.id for phrase in request(sample).terms.values()}
    own = {id for id in asked if id.startswith("picture-")}
    assert own ^ set(PHRASES) == set()
    assert asked - own - named == set(), "all else comes with the request as the voice's terms"


def test_samples_have_every_number_of_seats_and_every_question():
    seats = {len(sample.view.hands) for sample in everything()}
    assert seats == {2, 3, 4, 5}
    kinds = {sample.view.frames[-1][0] for sample in everything() if sample.view.frames and sample.view.frames[-1][1]}
    assert set(GAME.questions) - kinds <= {"carry"} | {kind for kind in GAME.questions if not _asks(kind)}


def _asks(kind: str) -> bool:
    """Whether an instruction ever asks somebody: those with a `choices` of their own, and the questions of a turn."""
    from engine.games.bird_told_me.instructions import Instruction

    return getattr(type(GAME.questions[kind]), "choices", None) not in (None, Instruction.choices)


def test_additions_are_known_to_pictures_from_legal_actions_only():
    """Without legal actions nothing is offered: pictures know no rules."""
    view = BY_TITLE["add-0"].view
    assert additions(GAME.guess(view, view.seat, Chance.seeded(0)), list(view.hands[view.seat]), GAME.cards)
    assert labels(scene_of(Sample("no legal", "seat", view))) == set()
    assert TRUNK == 100 * STRIDE + 100
