"""The font and all that must be known of it: widths, missing letters, names that fit.

Source Sans Pro (SIL Open Font License) comes from PyPI; it covers Czech. Names of players hold anything, so they are cleaned first.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from math import ceil, floor
from pathlib import Path

from PIL import ImageFont

PACKAGE = "font_source_sans_pro"
BOLD = "SourceSansPro-Bold.ttf"
BASELINE = 0.9
"""Where the baseline of a line lies, in font sizes below the top of its box: capitals with a hook still fit above."""
LINE = 1.17
"""The height of a line's box in font sizes."""
TIGHT_BASELINE, TIGHT_LINE = 0.74, 0.82
"""The same for figures, which have neither hooks nor tails."""
ELLIPSIS = "…"
SUBSTITUTE = "·"
"""Stands for letters that the font does not have, a run of them as one."""


@lru_cache(maxsize=32)
def font(size: int) -> ImageFont.FreeTypeFont:
    """The bold font at a size in pixels."""
    return ImageFont.truetype(_path(), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _path() -> str:
    """Where the font's file lies. Found without importing its package, which lists the whole folder."""
    spec = find_spec(PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"the package {PACKAGE!r} with the font of the pictures is not installed")
    return str(Path(spec.submodule_search_locations[0]) / "files" / BOLD)


@lru_cache(maxsize=4096)
def measure(text: str, size: int) -> int:
    """The width of a line in pixels, what juts out at its ends included."""
    left, _, right, _ = font(size).getbbox(text, anchor="ls")
    return round(max(right, font(size).getlength(text)) - min(left, 0)) + 1


@lru_cache(maxsize=512)
def extent(text: str, size: int) -> tuple[int, int, int, int]:
    """What a text really covers, counted from the beginning of its baseline: left, top, right, bottom in pixels."""
    left, top, right, bottom = font(size).getbbox(text, anchor="ls")
    return floor(left), floor(top), ceil(right), ceil(bottom)


@lru_cache(maxsize=2048)
def has_glyph(letter: str) -> bool:
    """Whether the font can draw a letter: a missing one is drawn as the font's empty box."""
    return letter == " " or bytes(font(32).getmask(letter)) != _missing()


@cache
def _missing() -> bytes:
    """What the font draws for a letter that it does not have."""
    return bytes(font(32).getmask("\U0010fffe"))


@lru_cache(maxsize=1024)
def clean(name: str) -> str:
    """A name with only letters that can be drawn: composed, without controls and loose marks, the missing ones as a dot.

    The empty text when nothing of it is left.
    """
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category[0] == "Z":
            kept.append(" ")
        elif category[0] in "CM":
            continue
        elif has_glyph(letter):
            kept.append(letter)
        elif not kept or kept[-1] != SUBSTITUTE:
            kept.append(SUBSTITUTE)
    return " ".join("".join(kept).split()).strip(f" {SUBSTITUTE}")


@lru_cache(maxsize=2048)
def fit(text: str, size: int, width: int) -> str:
    """The text, shortened with an ellipsis so that it is at most `width` pixels wide; "" when not even that fits."""
    if measure(text, size) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, size) <= width:
            low = middle
        else:
            high = middle - 1
    short = text[:low].rstrip() + ELLIPSIS
    return short if measure(short, size) <= width else ""
