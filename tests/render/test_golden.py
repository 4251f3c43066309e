"""Scenes as they were when somebody looked at them: decoded pixels compared, with room for another version of Pillow."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, draw, samples

MEAN, FAR, SHARE = 4.0, 60, 0.01
"""The mean difference of a channel, and the share of pixels that may differ by more than FAR. (The golden ones are in a palette.)"""


def difference(one, other):
    """(mean difference of a channel, share of pixels with a channel far off)."""
    apart = ImageChops.difference(one, other)
    far = [max(pixel) > FAR for pixel in apart.get_flattened_data()]
    return sum(ImageStat.Stat(apart).mean) / 3, sum(far) / len(far)


@pytest.mark.parametrize("name", samples())
def test_a_scene_looks_as_it_did(name):
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    now = draw(*samples()[name])
    assert now.size == golden.size
    mean, far = difference(now, golden)
    print(name, round(mean, 2), round(far, 4))
    assert (mean <= MEAN, far <= SHARE) == (True, True), (mean, far)


def test_a_moved_piece_is_noticed():
    now = draw(*samples()["board"])
    moved = now.copy()
    moved.paste(now.crop((120, 60, 220, 160)), (124, 64))
    assert difference(now, moved)[1] > SHARE


def test_every_golden_picture_is_compared():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(samples())
