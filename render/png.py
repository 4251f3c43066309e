"""A small PNG writer for palette pictures, over isal's fast deflate; Pillow writes where isal is not there."""

import struct
from io import BytesIO
from zlib import crc32

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # isal has no wheel for some processors
    isal_zlib = None  # type: ignore[assignment]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PILLOW_LEVEL = 3
"""zlib's level where Pillow writes: higher ones are slower and hardly smaller."""
LEVEL = 2
"""isal's level: 3 is hardly smaller and slower."""


def write(image: Image.Image, palette: bytes) -> bytes:
    """A picture in mode P as a PNG with that palette (3 bytes a colour)."""
    return pack(image.size, rows(image), palette) if has_isal() else write_pillow(image)


def has_isal() -> bool:
    """Whether `pack` can be used."""
    return isal_zlib is not None


def write_pillow(image: Image.Image) -> bytes:
    """The picture as Pillow's own PNG. Never give it an image that another thread may save too."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=PILLOW_LEVEL if image.mode == "P" else 6)
    return out.getvalue()


def rows(image: Image.Image) -> bytes:
    """The pixels as PNG wants them: every row begins with its filter, 0 = none, which suits flat palette pictures best."""
    width, height = image.size
    pixels = image.tobytes()
    return b"\0" + b"\0".join([pixels[at : at + width] for at in range(0, width * height, width)])


def pack(size: tuple[int, int], rows: bytes, palette: bytes) -> bytes:
    """Rows compressed by isal into a PNG file. Nearly all the while another thread may run Python."""
    head = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    body = isal_zlib.compress(rows, LEVEL)
    return b"".join((SIGNATURE, _chunk(b"IHDR", head), _chunk(b"PLTE", palette), _chunk(b"IDAT", body), _chunk(b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(data, crc32(kind)))
