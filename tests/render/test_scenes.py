"""Scenes as data: everything inside the frame, every text whole and alone on a flat ground, in every language, with the fullest boards."""

from itertools import product

import pytest

from render import theme
from render.fonts import ELLIPSIS, clean
from render.scene import Box, Frame, Part, Scene, Sprite, Square, Text
from render.scenes import bower
from render.scenes.bower_result import _count
from render.scenes.bower_view import coordinate, faces, neighbour
from render.sprites import SPRITES
from tests.render.samples import LANGUAGES, LONG, NAMES, STRANGE, Sample, everything, request

CASES = [(sample, language) for sample in everything() for language in LANGUAGES.languages]
FULL = [sample for sample in everything() if sample.title.startswith("full")]


def scene_of(sample: Sample, language: str = "en", names: tuple[str, str] = NAMES) -> Scene:
    return bower.scene(request(sample, language, names))


def overlap(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def faults(scene: Scene) -> list[str]:
    """What is wrong with a scene's geometry, in words."""
    found = []
    for i, part in enumerate(scene.parts):
        left, top, right, bottom = part.bounds
        if left < 0 or top < 0 or right > scene.width or bottom > scene.height or right <= left or bottom <= top:
            found.append(f"outside the frame: {part}")
        if isinstance(part, Text):
            found += [f"hides {part.text!r}: {other}" for other in scene.parts[i + 1 :] if covers(other, part)]
            found += [f"{part.text!r} hides {other}" for other in scene.parts[:i] if covers(other, part) and not isinstance(other, Box)]
            ground = next(
                (b.fill for b in reversed(scene.parts[:i]) if isinstance(b, Box) and overlap(b.bounds, part.bounds)), scene.ground
            )
            if ground != part.ground:
                found.append(f"{part.text!r} is drawn for the ground {part.ground} and lies on {ground}")
    return found


def covers(other: object, text: Text) -> bool:
    """Whether a part lies over or under a text and would hide it or be hidden."""
    if isinstance(other, Frame):
        left, top, right, bottom = other.bounds
        edge = other.line + 2 * other.casing
        inner = (left + edge, top + edge, right - edge, bottom - edge)
        x0, y0, x1, y1 = text.bounds
        within = inner[0] <= x0 and inner[1] <= y0 and x1 <= inner[2] and y1 <= inner[3]
        return overlap(other.bounds, text.bounds) and not within
    return isinstance(other, Square | Sprite | Text | Box) and overlap(other.bounds, text.bounds)


@pytest.mark.parametrize(("sample", "language"), CASES, ids=lambda value: value.title if isinstance(value, Sample) else value)
def test_everything_is_inside_and_no_text_is_hidden(sample, language):
    assert faults(scene_of(sample, language)) == []


@pytest.mark.parametrize("names", [LONG, STRANGE, ("", "🥚"), ("a", "\u202e")], ids=ascii)
@pytest.mark.parametrize("sample", FULL, ids=lambda sample: sample.title)
def test_long_and_strange_names_fit(sample, names):
    assert faults(scene_of(sample, "cs", names)) == []


@pytest.mark.parametrize(("sample", "language"), CASES, ids=lambda value: value.title if isinstance(value, Sample) else value)
def test_no_text_but_a_name_is_cut_off(sample, language):
    cut = [part.text for part in scene_of(sample, language).parts if isinstance(part, Text) and part.text.endswith(ELLIPSIS)]
    assert [text for text in cut if not any(clean(name).startswith(text[:-1]) for name in NAMES)] == []


@pytest.mark.parametrize("sample", everything(), ids=lambda sample: sample.title)
def test_texts_and_objects_can_be_read_on_a_phone(sample):
    """Reduced to a width of 400, texts are 12 pixels high or more; squares of nests are 26 or more."""
    scene = scene_of(sample)
    scale = 400 / scene.width
    assert min(part.font for part in scene.parts if isinstance(part, Text)) * scale >= 12
    assert min(part.side for part in scene.parts if isinstance(part, Square) and len(part.objects) > 0) * scale >= 10
    assert scene.width == theme.WIDTH


@pytest.mark.parametrize("sample", everything(), ids=lambda sample: sample.title)
def test_every_sprite_exists(sample):
    names = {part.name for part in scene_of(sample).parts if isinstance(part, Sprite)}
    assert names - SPRITES.keys() == set()


def test_a_fault_is_found():
    text = Text(10, 10, "text", 32, theme.TEXT, theme.GROUND)
    good = Scene(200, 100, theme.GROUND, (text,))
    assert faults(good) == []
    bad = (
        (Text(150, 10, "outside", 32, theme.TEXT, theme.GROUND),),
        (text, Sprite(20, 20, 40, "egg", theme.GROUND)),
        (Sprite(20, 20, 40, "egg", theme.GROUND), text),
        (Box(0, 0, 200, 100, theme.PANEL, theme.GROUND), text),
        (text, Text(30, 12, "text", 32, theme.TEXT, theme.GROUND)),
        (text, Frame(5, 20, 60, 60, theme.TEXT, 3)),
    )
    assert [bool(faults(Scene(200, 100, theme.GROUND, parts))) for parts in bad] == [True] * len(bad)


def test_a_part_without_a_size_cannot_be_made():
    with pytest.raises(TypeError, match="abstract class Part"):
        Part(0, 0)


def test_a_kind_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no picture 'panorama'"):
        scene_of(FULL[0]._replace(kind="panorama"))


def bright(scene: Scene) -> set[str]:
    """The names of the empty cells that are drawn as free."""
    return {part.text for part in scene.parts if isinstance(part, Text) and part.ground == theme.PANEL and part.ink == theme.TEXT}


@pytest.mark.parametrize("size", range(5))
def test_free_cells_are_those_of_the_legal_actions(size):
    """The second half's, too: where it may come was told by the buttons only."""
    sample = next(sample for sample in everything() if sample.title == f"place-{size}")
    legal = [action for action in sample.extra if action[0] == "place" and action[:size] == sample.prefix]
    cells = {action[2] for action in legal} if size < 3 else {neighbour(action[2], action[3]) for action in legal if size == 3}
    assert bright(scene_of(sample)) == set(map(coordinate, cells))
    assert bright(scene_of(sample._replace(extra=None))) == set()


def test_the_first_half_is_shown_where_it_will_lie_while_the_second_is_asked_for():
    """The chosen cell was framed and empty, so that nobody saw which half was meant."""
    before, after = (next(sample for sample in everything() if sample.title == f"place-{size}") for size in (2, 3))
    squares = [[part for part in scene_of(sample).parts if isinstance(part, Square)] for sample in (before, after)]
    _, tile, _ = after.prefix
    new = [(part.material, part.objects) for part in squares[1] if part not in squares[0]]
    assert new == [tuple(faces(after.view.tiles)[2 * tile])]


@pytest.mark.parametrize("title", ["place-0", "board-5-3", "place-super-0", "board-6-63"])
def test_the_picture_itself_says_that_columns_run_sideways(title):
    """Over the birds board stands what its numbers are; beside each number a point is turned to either nest, at the middle of the
    strip in which all cells with that number lie."""
    scene = scene_of(next(sample for sample in everything() if sample.title == title))
    texts = [part for part in scene.parts if isinstance(part, Text)]
    heading = next(part for part in texts if part.text == "Columns")
    points = [part for part in scene.parts if isinstance(part, Sprite) and part.name.startswith("way.")]
    assert [part.name for part in points] == ["way.0", "way.1"] * 6
    for column in "123456":
        number = next(part for part in texts if part.text == column and part.ink == theme.INK)
        assert heading.bounds[3] <= number.y, column
        _, low, _, high = number.bounds
        pair = points[2 * int(column) - 2 : 2 * int(column)]
        cells = [part for part in texts if len(part.text) == 2 and part.text[1] == column and part.text[0] in "abcde"]
        assert cells or title.startswith("board"), column
        for part in (*pair, *cells):
            assert low - 40 < (part.bounds[1] + part.bounds[3]) // 2 < high + 40, (column, part)
        wells = [part for part in scene.parts if isinstance(part, Box) and part.fill == theme.WELL]
        strips = [well for well in wells if well.y < (low + high) // 2 < well.y + well.h]
        assert [well.w > 3.5 * well.h for well in strips] == [True, True], (column, strips)


def test_a_long_name_is_written_smaller_before_it_is_cut():
    sample = next(sample for sample in everything() if sample.title == "board-5-3")
    for name, font, cut in (("Žofie", theme.MEDIUM, False), ("Bartholoměj Novotný st.", theme.SMALL, False), ("W" * 32, theme.SMALL, True)):
        part = next(part for part in scene_of(sample, names=(name, "x")).parts if isinstance(part, Text) and part.x < 100 and part.y < 60)
        assert (part.font, part.text.endswith(ELLIPSIS)) == (font, cut), part


def test_who_has_given_up_is_marked():
    sample = next(sample for sample in everything() if sample.title == "result-resigned")
    signs = [part.name for part in scene_of(sample).parts if isinstance(part, Sprite) and part.y < 60]
    assert ("token.0" in signs, signs.count("crown")) == (True, 1), signs


@pytest.mark.parametrize("width", [74, 76])
def test_a_count_and_the_eggs_that_it_won_stay_on_their_plate(width):
    for count, eggs, seat in product((0, 1, 9, 10, 24, 88), (0, 1, 2), (0, 1)):
        for part in _count(100, 0, width, seat, str(count), eggs, theme.INK, theme.BARK):
            left, _, right, _ = part.bounds
            assert 100 <= left < right <= 100 + width, (count, eggs, seat, part)
