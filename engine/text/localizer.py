"""The Localizer: phrases in, words out, in the reader's language or the nearest one that has the text."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.core.phrase import Argument, Phrase
from engine.text.checks import find_problems
from engine.text.texts import TextError, Texts, read_languages

logger = logging.getLogger(__name__)

LOCALES: Final = Path(__file__).parent / "locales"
BASE: Final = "en"
"""The language that every chain of fallbacks ends with."""
MISSING: Final = Phrase("text-missing")
LAST_WORDS: Final = "Sorry, words are missing here. The match itself is safe."
"""Said when even the text that says so is missing."""
CACHED: Final = 20_000

Words = Callable[[Phrase], str]
"""Phrases to words in one language."""

_Key = tuple[object, ...]


class Localizer:
    """Renders phrases in every language that has a folder. Safe to share; rendered texts are kept and reused."""

    def __init__(self, texts: dict[str, Texts], *, strict: bool = False) -> None:
        if BASE not in texts:
            raise TextError(f"the texts hold no {BASE!r}, the language that all others fall back to")
        self._texts = texts
        self._strict = strict
        self._by_tag = {name.lower(): name for name in texts}
        self._rendered: dict[str, dict[_Key, str]] = {name: {} for name in texts}
        self._chains: dict[str, tuple[Texts, ...]] = {}

    @classmethod
    def load(cls, *, strict: bool = False, folder: Path = LOCALES) -> "Localizer":
        """The texts of `folder`, a folder a language. Strict (in tests): a missing text raises TextError."""
        return cls(read_languages(folder), strict=strict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The language tags that have texts, the base language first."""
        return (BASE, *sorted(name for name in self._texts if name != BASE))

    def name(self, language: str) -> str:
        """What a language calls itself, as in a menu of languages: "English", "Čeština". Raises KeyError for one without texts."""
        locale = self._texts[language].locale
        own = locale.get_display_name(locale) or language
        return own[:1].upper() + own[1:]

    def match(self, locale: str | None, default: str = BASE) -> str:
        """The best language for a locale such as "cs-CZ" or Discord's "en-GB"; that for `default` when there is none."""
        return next(iter([*self._supported(locale), *self._supported(default)]), BASE)

    def words(self, language: str) -> Words:
        """`render` with the language filled in."""
        return partial(self.render, language=language)

    def render(self, phrase: Phrase, language: str) -> str:
        """The phrase in words, along the chain of fallbacks (cs-CZ, cs, en). In strict mode raises TextError for a text
        that is missing anywhere; otherwise logs it and says it in the next language, last in a general sentence."""
        for texts in self._chain(language):
            try:
                return self._say(phrase, texts)
            except TextError as error:
                if self._strict:
                    raise
                logger.error("text missing: %(error)s", {"error": error})
        return LAST_WORDS if phrase == MISSING else self.render(MISSING, language)

    def problems(self) -> list[str]:
        """What is wrong with the texts, a line each: ids or variables that differ between languages, errors of syntax,
        ids written twice, plural forms left out. Empty when all is well."""
        return find_problems({name: self._texts[name] for name in self.languages})

    def _say(self, phrase: Phrase, texts: Texts) -> str:
        rendered = self._rendered[texts.name]
        key = _key(phrase)
        text = rendered.get(key)
        if text is None:
            text = texts.format(phrase.id, {name: self._argument(value, texts) for name, value in phrase.args.items()})
            if len(rendered) >= CACHED:
                rendered.clear()
            rendered[key] = text
        return text

    def _argument(self, value: Argument, texts: Texts) -> Any:
        if isinstance(value, Phrase):
            return self.render(value, texts.name)
        if isinstance(value, tuple):
            return texts.join([self.render(part, texts.name) for part in value])
        return value

    def _supported(self, locale: str | None) -> list[str]:
        """The languages for a locale, the best first, each found by leaving off its last subtags: cs-CZ, cs."""
        found = []
        tag = (locale or "").replace("_", "-").lower()
        while tag:
            if tag in self._by_tag:
                found.append(self._by_tag[tag])
            tag = tag.rpartition("-")[0]
        return found

    def _chain(self, language: str) -> tuple[Texts, ...]:
        if language not in self._chains:
            self._chains[language] = tuple(self._texts[name] for name in dict.fromkeys([*self._supported(language), BASE]))
        return self._chains[language]


def _key(value: Argument) -> _Key:
    """What makes two arguments read the same: a phrase holds a mapping and cannot be a key itself."""
    if isinstance(value, Phrase):
        return (value.id, *((name, _key(part)) for name, part in value.args.items()))
    if isinstance(value, tuple):
        return (tuple, *map(_key, value))
    return (type(value), value)
