"""What the doctor looks at on the machine: versions, what the lock file asks for, the font."""

import platform
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from cogs.host.findings import Finding, fault, ok, warning
from engine.settings import HOME
from engine.store import SQLITE
from render import fonts
from render.png import has_isal

SHOWN: Final = ("discord.py", "Pillow", "aiosqlite", "msgspec")
LETTERS: Final = "AaŘřŠšÉé“”„–…"
"""Some that no text and no name gets on without."""
_PINNED: Final = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+) \\$", re.MULTILINE)
"""A line of a lock file that holds everywhere: without a condition for other machines."""


def examine() -> Iterator[Finding]:
    """Versions, the lock file and the font."""
    libraries = ", ".join(f"{name} {installed(name)}" for name in SHOWN)
    yield ok(f"Python {platform.python_version()}, {libraries}, SQLite {SQLITE}, on {platform.system()} {platform.machine()}.")
    yield from _pinned()
    if has_isal():
        yield ok(f"Pictures are packed by isal {installed('isal')}.")
    else:
        yield warning("isal is not there, so pictures take longer to pack: install requirements.lock; for some processors there is none.")
    yield from _font()


def installed(name: str) -> str:
    """The version of a library; "missing" for one that is not there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"


def _pinned() -> Iterator[Finding]:
    try:
        wanted = _PINNED.findall((HOME / "requirements.lock").read_text("utf-8"))
    except OSError as error:
        yield warning(f"requirements.lock cannot be read ({error.strerror}), so the libraries were not compared with it.")
        return
    other = [f"{name} {installed(name)} instead of {number}" for name, number in wanted if installed(name) != number]
    if other:
        yield warning(f"Other libraries than Aviary was tested with ({', '.join(other)}): install requirements.lock (make play does it).")
    else:
        yield ok(f"All {len(wanted)} libraries are those of requirements.lock.")


def _font() -> Iterator[Finding]:
    try:
        missing = [letter for letter in LETTERS if not fonts.has_glyph(letter)]
    except (ModuleNotFoundError, OSError) as error:
        yield fault(f"The font of the pictures cannot be used ({error}): install requirements.lock (make play does it).")
        return
    if missing:
        yield warning(f"The font of the pictures lacks {' '.join(missing)}: install requirements.lock (make play does it).")
    else:
        yield ok("The font of the pictures is there, with its accents.")
