"""The rules of The Bird Told Me to Do It as topics to read, in our own words; each paragraph names the section of the rulebook."""

from collections.abc import Mapping

from engine.core.phrase import Phrase, say
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.examples import BY_COLOUR
from engine.games.bird_told_me.game import load_deck
from engine.games.bird_told_me.voice_tells import text
from engine.games.bird_told_me.voice_words import face

PARAGRAPHS: Mapping[str, int] = {
    "summary": 7,
    "setup": 5,
    "turn": 6,
    "adding": 6,
    "branch_phase": 7,
    "boosts": 5,
    "words": 8,
    "must_and_may": 5,
    "plumage": 4,
    "award": 6,
    "ending": 5,
    "two_decks": 2,
    "rulings": 8,
    "house_deck": 4,
}
"""For each topic how many paragraphs it has."""
TOPICS = (*tuple(PARAGRAPHS)[:8], *BY_COLOUR, *tuple(PARAGRAPHS)[8:])
"""Every topic, the summary first."""


def rules(topic: str) -> tuple[Phrase, ...]:
    """The paragraphs of a topic. Raises KeyError for a topic that there is not."""
    if topic in BY_COLOUR:
        return _cards(BY_COLOUR.index(topic), load_deck())
    return tuple(say(f"told-me-rules-{slug(topic)}-{number}") for number in range(1, PARAGRAPHS[topic] + 1))


def _cards(colour: int, cards: Cards) -> tuple[Phrase, ...]:
    """A paragraph a card of a colour: what it shows, what it tells, and what that means exactly."""
    return tuple(
        say(
            "told-me-rules-card",
            face=face(card, cards),
            text=text(cards.tells[card]),
            note=say(f"told-me-note-{cards.ids[card].lower()}"),
            source=say("told-me-source-rulebook" if cards.ids[card] in PRINTED else "told-me-source-house"),
        )
        for card in cards.all
        if cards.colours[card] == colour
    )


PRINTED = frozenset(("K4a", "K3a", "K2b", "B1a", "R4a", "R3a", "W1a", "G3a", "G3b", "Y1a"))
"""The cards of the house deck whose instruction the rulebook states."""


def title(topic: str) -> Phrase:
    """The name of a topic, for a menu."""
    return say(f"told-me-topic-{slug(topic)}")


def slug(topic: str) -> str:
    """A topic as a part of a message id."""
    return topic.replace("_", "-")
