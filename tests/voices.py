"""What the tests of all voices share: texts in every language, held to their limits."""

import re
from collections.abc import Sequence

from engine.core.phrase import Phrase
from engine.text import Localizer

LOCALIZER = Localizer.load(strict=True)
LANGUAGES = LOCALIZER.languages
AN_ID = re.compile(r"\b(?:bower|crows|birds|told-me)-[a-z]|[{}]")
"""What is left of a message that was not put into words."""


def render(phrase: Phrase, limit: int = 2000) -> dict[str, str]:
    """The phrase in every language, none longer than the limit. Strict: a missing id or variable fails."""
    said = {language: LOCALIZER.render(phrase, language) for language in LANGUAGES}
    assert all(0 < len(text) <= limit for text in said.values()), [(len(text), text) for text in said.values()]
    assert not any(AN_ID.search(text) for text in said.values()), said
    return said


def render_distinct(phrases: Sequence[Phrase], limit: int) -> None:
    """All phrases within the limit, and different from each other, in every language."""
    said = [render(phrase, limit) for phrase in phrases]
    for language in LANGUAGES:
        texts = [texts[language] for texts in said]
        assert len(set(texts)) == len(texts), sorted(text for text in texts if texts.count(text) > 1)
