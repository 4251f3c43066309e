"""The rules of Bower as topics to read, in our own words; each paragraph names the section of the rulebook."""

from collections.abc import Mapping

from engine.core.phrase import Phrase, say

PARAGRAPHS: Mapping[str, int] = {
    "summary": 6,
    "setup": 4,
    "turn": 5,
    "placing": 5,
    "gems": 6,
    "nest_tiles": 7,
    "egg_tiles": 4,
    "spy_tiles": 3,
    "token_tiles": 6,
    "interactive": 5,
    "scoring": 8,
    "variants": 3,
    "rulings": 9,
    "house_set": 4,
}
"""For each topic how many paragraphs it has."""


def rules(topic: str) -> tuple[Phrase, ...]:
    """The paragraphs of a topic. Raises KeyError for a topic that there is not."""
    return tuple(say(f"bower-rules-{slug(topic)}-{number}") for number in range(1, PARAGRAPHS[topic] + 1))


def title(topic: str) -> Phrase:
    """The name of a topic, for a menu."""
    return say(f"bower-topic-{slug(topic)}")


def slug(topic: str) -> str:
    """A topic as a part of a message id."""
    return topic.replace("_", "-")
