"""The PNG writer: what it writes is read back to the pixel, with isal and without."""

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import png
from render.palette import PALETTE


def picture(width, height, fill):
    image = Image.frombytes("L", (width, height), bytes((fill + i * 7) % 255 for i in range(width * height)))
    image.putpalette(PALETTE)
    return image


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 60), st.integers(1, 60), st.integers(0, 254))
def test_a_picture_is_read_back_as_it_was(width, height, fill):
    image = picture(width, height, fill)
    for data in (png.write(image, PALETTE), png.write_pillow(image)):
        again = Image.open(BytesIO(data))
        again.load()
        assert (again.mode, again.size) == ("P", image.size)
        assert again.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_without_isal_pillow_writes(monkeypatch):
    monkeypatch.setattr(png, "isal_zlib", None)
    image = picture(30, 20, 5)
    assert png.write(image, PALETTE) == png.write_pillow(image)


def test_damage_is_noticed():
    """Every chunk carries its checksum."""
    data = bytearray(png.write(picture(30, 20, 5), PALETTE))
    data[data.index(b"IDAT") + 9] ^= 255
    with pytest.raises((OSError, SyntaxError)):
        Image.open(BytesIO(bytes(data))).load()
