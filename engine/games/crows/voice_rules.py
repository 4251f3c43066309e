"""The rules of Crows as topics to read, in our own words; each paragraph names the section of the rulebook."""

from collections.abc import Mapping

from engine.core.phrase import Phrase, say

PARAGRAPHS: Mapping[str, int] = {
    "summary": 6,
    "setup": 6,
    "turn": 4,
    "tiles": 7,
    "objects": 4,
    "tokens": 8,
    "flocking": 8,
    "scoring": 4,
    "murders": 6,
    "end": 5,
    "variants": 5,
    "rulings": 10,
}
"""For each topic how many paragraphs it has."""


def rules(topic: str) -> tuple[Phrase, ...]:
    """The paragraphs of a topic. Raises KeyError for a topic that there is not."""
    return tuple(say(f"crows-rules-{topic}-{number}") for number in range(1, PARAGRAPHS[topic] + 1))
