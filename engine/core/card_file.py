"""Files of components (cards.toml, or a printed box transcribed in the same form): read so that every fault is named by its line."""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from engine.core.errors import CardsError

_PART = re.compile(r""""([^"\\]*)"|'([^']*)'|([\w-]+)""")
"""A part of a key: in quotation marks, where it may hold anything, or bare."""
_PARTS = rf"\s*((?:{_PART.pattern})(?:\s*\.\s*(?:{_PART.pattern}))*)\s*"
_TABLE = re.compile(rf"\s*\[{_PARTS}\]\s*(?:#.*)?")
_KEY = re.compile(rf"{_PARTS}=")
_POSITION = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)

Key = tuple[str, ...]
"""Where an entry stands: ("nest", "N07")."""


def _parts(key: str) -> Key:
    """The parts of a key that may be dotted and quoted: 'tiles."empty tree"'."""
    return tuple("".join(part) for part in _PART.findall(key))


class CardFile:
    """A parsed file of components that gathers the faults found in it, so that its owner sees all of them at once."""

    def __init__(self, text: str, source: str) -> None:
        """Parse a text. Raises CardsError if it is no TOML."""
        self.source = source
        self._lines: dict[Key, int] = {}
        self._faults: set[tuple[int, str]] = set()
        self.data = self._parsed(self._without_doubles(text))

    @staticmethod
    def read(path: Path) -> "CardFile":
        """The file at a path. Raises CardsError if it cannot be read or is no TOML."""
        try:
            return CardFile(path.read_text(encoding="utf-8-sig"), str(path))
        except OSError as error:
            raise CardsError(str(path), [f"the file cannot be read: {error.strerror}"]) from error
        except UnicodeDecodeError as error:
            raise CardsError(str(path), ["this is no text file (UTF-8)"]) from error

    def fault(self, key: Key, sentence: str) -> None:
        """Note a fault of an entry, or of a table as a whole."""
        self._faults.add((self._lines.get(key, self._lines.get(key[:1], 0)), f"{'.'.join(key[-1:])}: {sentence}"))

    def table(self, name: str) -> dict[str, Any]:
        """The entries of a table; a missing one is a fault and empty."""
        table = self.data.get(name)
        if isinstance(table, dict):
            return table
        self.fault((name,), f"the table [{name}] is missing" if table is None else f"must be a table, [{name}]")
        return {}

    def is_known(self, key: Key, word: object, known: Iterable[str], what: str) -> bool:
        """Whether a word is one of those known; if not, that is a fault, with the nearest word as a suggestion."""
        words = list(known)
        if isinstance(word, str) and word in words:
            return True
        near = get_close_matches(str(word).lower(), words, 1)
        self.fault(key, f"{word!r} is no {what}; " + (f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(words)}"))
        return False

    def close(self) -> None:
        """End the reading. Raises CardsError with all faults, in the order of their lines."""
        if self._faults:
            raise CardsError(self.source, [f"line {line}: {text}" if line else text for line, text in sorted(self._faults)])

    def _without_doubles(self, text: str) -> str:
        """Note the line of every key. TOML stops at a key that stands there twice, so the second is noted as a fault and left out."""
        table: Key = ()
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            if match := _TABLE.fullmatch(line):
                key = table = _parts(match[1])
            elif match := _KEY.match(line):
                key = (*table, *_parts(match[1]))
            else:
                continue
            if key in self._lines:
                self._faults.add((number, f"{'.'.join(key)} stands there twice, first on line {self._lines[key]}"))
                lines[number - 1] = ""
            else:
                self._lines[key] = number
        return "\n".join(lines)

    def _parsed(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except RecursionError:
            self._faults.add((1, "this is no TOML: brackets within brackets without end"))
        except tomllib.TOMLDecodeError as error:
            match = _POSITION.fullmatch(str(error))
            line, reason = (int(match[2]), f"{match[1]} (column {match[3]})") if match else (text.count("\n") + 1, str(error))
            self._faults.add((line, f"this is no TOML: {reason}"))
        except ValueError:
            self._faults.add((1, "this is no set: somewhere stands a number with thousands of digits"))
        self.close()
        return {}
