"""Sprites: every one is a drawing inside its box, and is drawn."""

import pytest

from render.layout import spots
from render.raster import OUTLINE, RIM, rasterise
from render.sprites import SPRITES, sprite
from render.sprites.shapes import Drawing

CUT_ON_PURPOSE = {"token.4", "token.4.1", "bonus.token.branch", *(name for name in SPRITES if name.startswith("twig."))}
"""A branch runs on beyond its square, and so do the twigs of cards that join."""


@pytest.mark.parametrize("name", SPRITES)
def test_a_sprite_stays_in_its_box_with_outline_and_halo(name):
    drawing = sprite(name)
    reach = [(s.line / 2 + OUTLINE + RIM, x, y) for s in drawing.body for x, y in s.points]
    low = min(min(x, y) - r for r, x, y in reach)
    high = max(max(x, y) + r for r, x, y in reach)
    if name not in CUT_ON_PURPOSE:
        assert low >= -1.5, low
        assert high <= 101.5, high
    assert rasterise(drawing, 100).getbbox() is not None


@pytest.mark.parametrize("side", [70, 88, 108])
def test_things_on_a_square_stay_on_it(side):
    for count in range(1, 4):
        for extra in ((), ((1, 0),), ((2, 0), (3, 0)), ((4, 0),), ((4, 1), (1, 0)), ((4, 0), (1, 0), (2, 0), (3, 0))):
            for spot in spots((0, 4, 8)[:count], extra, side):
                if not spot.name.startswith("token.4"):
                    assert spot.x >= 0, (count, extra, spot)
                    assert spot.y >= 0, (count, extra, spot)
                    assert max(spot.x, spot.y) + spot.side <= side, (count, extra, spot)


def test_every_object_and_token_has_its_place():
    found = spots((0, 4, 8), ((0, 4), (1, 0), (2, 0), (3, 0), (4, 1)), 108)
    assert sorted(spot.name for spot in found) == ["object.0", "object.4", "object.8", "token.1", "token.2", "token.3", "token.4.1"]
    assert len({(spot.x, spot.y) for spot in found}) == len(found)


@pytest.mark.parametrize("colour", range(4))
def test_no_feather_reads_as_a_leaf(colour):
    """A newcomer took the first ones for leaves. From its foot each is a bare quill for at least a seventh of its length."""
    drawing = sprite(f"object.{colour}")
    image = rasterise(Drawing(drawing.body, halo=False), 100)
    across = {}
    for place, pixel in enumerate(image.get_flattened_data()):
        if pixel[3]:
            y, x = divmod(place, 100)
            across.setdefault(x - y, []).append(x + y)
    widths = [max(run) - min(run) for _, run in sorted(across.items())]
    bare = next(i for i, width in enumerate(widths) if width > 22) / len(widths)
    assert 0.14 < bare < 0.35, (bare, widths)
    assert max(widths) > 45, "its vane"
