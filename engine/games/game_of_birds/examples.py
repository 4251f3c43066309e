"""Example positions for the rules: positions of the lesson's match."""

from collections.abc import Callable, Mapping

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example
from engine.games.game_of_birds.lesson import lesson
from engine.games.game_of_birds.state import THREE_BIRDS

NAMES = say("birds-example-one"), say("birds-example-other")
BEGINNING, BEFORE_PLAYING, BEFORE_PLACING, BEFORE_ROOM, BEFORE_PAIR, BEFORE_DISCARD, BEFORE_ROW = 1, 2, 4, 63, 64, 85, 90
"""Entries of the lesson's record after which there is something to be shown."""


def example(topic: str) -> Example | None:
    """The picture of a topic of the rules; None for one that words explain better."""
    maker = MAKERS.get(topic)
    return maker(topic) if maker else None


def _seat(entries: int, action: Action = ()) -> Callable[[str], Example]:
    """The learner's own picture after so many entries, with an action chosen but not yet done."""

    def make(topic: str) -> Example:
        return Example("seat", lesson().view_after(entries, 0), NAMES, _caption(topic), action)

    return make


def _board(entries: int) -> Callable[[str], Example]:
    """What all see after so many entries."""

    def make(topic: str) -> Example:
        return Example("board", lesson().view_after(entries, None), NAMES, _caption(topic))

    return make


def _scoring(topic: str) -> Example:
    view = lesson().view_after(len(lesson().record.entries), 0)
    return Example("result", view, NAMES, _caption(topic), extra=lesson().game.summary(view))


def _caption(topic: str) -> Phrase:
    return say(f"birds-example-{topic.replace('_', '-')}")


MAKERS: Mapping[str, Callable[[str], Example]] = {
    "summary": _board(BEFORE_PAIR),
    "setup": _seat(BEGINNING),
    "taking": _seat(BEFORE_PLAYING, ("play", 18)),
    "white_dice": _seat(BEGINNING, ("die", THREE_BIRDS)),
    "danger_dice": _seat(BEFORE_DISCARD),
    "threats": _seat(BEFORE_ROOM, ("displace", 2)),
    "display": _seat(BEFORE_PLACING, ("place", 7)),
    "point_tiles": _seat(BEFORE_PAIR, ("place", 13)),
    "medals": _seat(BEFORE_ROW, ("place", 7)),
    "end": _scoring,
}
