"""The texts of one language: its Fluent files, read once, compiled message by message when first asked for."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.core.errors import AviaryError


class TextError(AviaryError):
    """A text that cannot be given: no such message, a variable that the phrase does not carry, a broken reference."""


class Texts:
    """All messages of one language. `name` is the folder's: a language tag such as "en", "cs" or "pt-BR"."""

    def __init__(self, name: str, folder: Path) -> None:
        """Reads folder/*.ftl. Raises ValueError or babel.UnknownLocaleError when the folder's name is no language."""
        self.name = name
        self.locale = Locale.parse(name.replace("-", "_"))
        self.resources: dict[str, ftl.Resource] = {}
        # No isolating marks: Discord shows them as boxes on some devices, and typed choices are compared with labels.
        self._bundle = FluentBundle([name], use_isolating=False)
        parser = FluentParser(with_spans=True)
        for path in sorted(folder.glob("*.ftl")):
            resource = parser.parse(path.read_text(encoding="utf-8"))
            self.resources[path.name] = resource
            self._bundle.add_resource(resource)

    def has(self, id: str) -> bool:
        """Whether the language has this message."""
        return self._bundle.has_message(id)

    def format(self, id: str, args: dict[str, Any]) -> str:
        """The message with its arguments put in. Raises TextError when anything of it is missing."""
        if not self._bundle.has_message(id):
            raise TextError(f"{self.name}: no text {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise TextError(f"{self.name}: the text {id!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"{self.name}: the text {id!r} cannot be made: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def join(self, parts: list[str]) -> str:
        """A list in words: "a, b and c"."""
        return format_list(parts, style="standard", locale=self.locale) if parts else ""


@lru_cache(maxsize=8)
def read_languages(folder: Path) -> dict[str, Texts]:
    """Every language under `folder`, by name. Read once a process: the texts do not change while it runs."""
    return {path.name: Texts(path.name, path) for path in sorted(folder.iterdir()) if path.is_dir()}
