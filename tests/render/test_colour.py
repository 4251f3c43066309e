"""Colour vision, measured from the sprites as they are drawn: colours apart for all eyes, silhouettes apart in grey."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest
from PIL import Image

from render import theme
from render.raster import rasterise, reduce
from render.sprites import SPRITES, sprite
from tests.render.colour import SIMULATIONS, ciede2000, lab

PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.335), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs of Lab colours with their differences (Sharma, Wu and Dalal 2005, table 1)."""
COLOURED = {"yellow": (0, 4), "violet": (1, 5), "red": (2, 6), "white": (3, 7)}
FAMILIES = (
    *("bonus.", "crows.tile.", "crows.shiny.", "crows.token.", "wonder.", "threat."),
    *("die.white.", "die.black.", "points.", "bird.", "twig.", "plumage."),
)
SIBLINGS = [
    [f"object.{i}" for i in range(11)],
    [f"egg.0.{i}" for i in range(8)],
    *([name for name in SPRITES if name.startswith(family)] for family in FAMILIES),
]
PREVIEW = 23


@pytest.mark.parametrize(("one", "other", "difference"), PUBLISHED)
def test_the_difference_is_the_published_one(one, other, difference):
    assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)
    assert ciede2000(other, one) == pytest.approx(difference, abs=1e-4)


def main_colour(name):
    """The colour that most of a sprite's inside has, as drawn at the size of a square."""
    image = reduce(rasterise(sprite(name)), 92)
    inside = Counter(pixel[:3] for pixel in image.get_flattened_data() if pixel[3] == 255)
    for edge in (theme.INK, theme.HALO):
        inside.pop(edge, None)
    return inside.most_common(1)[0][0]


@pytest.mark.parametrize("eyes", SIMULATIONS)
@pytest.mark.parametrize("kind", [0, 1], ids=["feathers", "flowers"])
def test_the_four_colours_are_apart_for_all_eyes(kind, eyes):
    colours = {colour: lab(main_colour(f"object.{pair[kind]}"), eyes) for colour, pair in COLOURED.items()}
    differences = {(a, b): round(ciede2000(colours[a], colours[b]), 1) for a, b in combinations(colours, 2)}
    print(eyes, differences)
    assert min(differences.values()) >= 25, differences


def grey(name):
    """A sprite in grey at the size of a preview, on a middle ground, as L of Lab."""
    piece = reduce(rasterise(sprite(name)), PREVIEW)
    image = Image.new("RGB", piece.size, theme.MOSS[0])
    image.paste(piece, (0, 0), piece)
    return [lab(pixel)[0] for pixel in image.get_flattened_data()]


@pytest.mark.parametrize("names", SIBLINGS, ids=["objects", "eggs", *FAMILIES])
def test_siblings_are_told_apart_in_grey_at_the_size_of_a_preview(names):
    pixels = {name: grey(name) for name in names}
    apart = {
        (a, b): sqrt(sum((x - y) ** 2 for x, y in zip(pixels[a], pixels[b], strict=True)) / PREVIEW**2) for a, b in combinations(names, 2)
    }
    nearest = sorted(apart, key=apart.__getitem__)[:5]
    print([(pair, round(apart[pair], 1)) for pair in nearest])
    assert apart[nearest[0]] >= 11, [(pair, round(apart[pair], 1)) for pair in nearest]
