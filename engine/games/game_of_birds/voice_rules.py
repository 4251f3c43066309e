"""The rules of The Game of Birds as topics to read, in our own words; each paragraph names the section of the rulebook."""

from collections.abc import Mapping

from engine.core.phrase import Phrase, say
from engine.games.game_of_birds.voice_words import slug

PARAGRAPHS: Mapping[str, int] = {
    "summary": 6,
    "setup": 5,
    "turn": 5,
    "white_dice": 7,
    "danger_dice": 5,
    "taking": 6,
    "threats": 6,
    "display": 4,
    "point_tiles": 4,
    "medals": 4,
    "end": 5,
    "rulings": 9,
    "house_deck": 5,
}
"""For each topic how many paragraphs it has."""


def rules(topic: str) -> tuple[Phrase, ...]:
    """The paragraphs of a topic. Raises KeyError for a topic that there is not."""
    return tuple(say(f"birds-rules-{slug(topic)}-{number}") for number in range(1, PARAGRAPHS[topic] + 1))


def title(topic: str) -> Phrase:
    """The name of a topic, for a menu."""
    return say(f"birds-topic-{slug(topic)}")
