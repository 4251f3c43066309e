"""Example positions for the rules: positions of the lesson's match, and the bonus tiles of each kind as they are offered."""

from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from engine.core.chance import Chance
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example
from engine.games.bower.game import Bower
from engine.games.bower.lesson import lesson
from engine.games.bower.state import BowerView

NAMES = say("bower-example-left"), say("bower-example-right")
BEFORE_PLACING, BEFORE_THIRD_GEM, BEFORE_HOLE, MIDDLE = 6, 30, 45, 36
"""Entries of the lesson's record after which there is something to be shown."""


def example(topic: str) -> Example | None:
    """The picture of a topic of the rules; None for one that words explain better."""
    maker = MAKERS.get(topic)
    return maker(topic) if maker else None


def _seat(entries: int, action: Action = ()) -> Callable[[str], Example]:
    """The left player's own picture after so many entries, with an action chosen but not yet done."""

    def make(topic: str) -> Example:
        return Example("seat", lesson().view_after(entries, 0), NAMES, _caption(topic), action)

    return make


def _offer(topic: str) -> Example:
    """All bonus tiles of a topic's kind, as if they were to be chosen from."""
    view = lesson().view_after(BEFORE_THIRD_GEM, 0)
    assert isinstance(view, BowerView)
    numbers = tuple(number for number, kind, _ in view.bonuses if kind == KINDS[topic])
    return Example("seat", msgspec.structs.replace(view, frames=(("choose", (0,), numbers),)), NAMES, _caption(topic))


def _board(topic: str) -> Example:
    return Example("board", lesson().view_after(MIDDLE, None), NAMES, _caption(topic))


def _scoring(topic: str) -> Example:
    view = lesson().view_after(len(lesson().record.entries), 0)
    return Example("result", view, NAMES, _caption(topic), extra=lesson().game.summary(view))


@cache
def _super_nest() -> BowerView:
    game = Bower()
    return game.view(game.start(2, {"super_nest": True}, Chance.seeded(1)), None)


def _variants(topic: str) -> Example:
    return Example("board", _super_nest(), NAMES, _caption(topic))


def _caption(topic: str) -> Phrase:
    return say(f"bower-example-{topic.replace('_', '-')}")


KINDS = {"nest_tiles": "nest", "egg_tiles": "egg", "spy_tiles": "spy", "token_tiles": "token", "interactive": "interactive"}

MAKERS: Mapping[str, Callable[[str], Example]] = {
    "summary": _board,
    "setup": _seat(1),
    "turn": _seat(BEFORE_PLACING),
    "placing": _seat(BEFORE_HOLE, ("place", 3, 19, 2)),
    "gems": _seat(BEFORE_THIRD_GEM, ("place", 21, 21, 0)),
    **dict.fromkeys(KINDS, _offer),
    "scoring": _scoring,
    "variants": _variants,
}
