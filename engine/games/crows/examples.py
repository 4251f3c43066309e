"""Example positions for the rules: positions of the lesson's match, and boards laid out to show a rule, on which the rules play on."""

from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.replay import replay
from engine.core.voice import Example
from engine.games.crows.board import at, object_targets
from engine.games.crows.game import Crows
from engine.games.crows.lesson import lesson
from engine.games.crows.scattering import spiral
from engine.games.crows.state import CENTRE, EMPTY, NOWHERE, STRIDE, TOKENS, TOP, TRASH, TRINKETS, CrowsState, CrowsView

NAMES = tuple(say(f"crows-example-name-{seat}") for seat in range(4))
"""The players are called by their colours."""
BEGINNING, BEFORE_PLACING, FIRST_FLOCKING, BEFORE_TOKEN, CEMETERY_SCORED, BEFORE_OBJECT = 1, 2, 9, 16, 25, 31
"""Entries of the lesson's record after which there is something to be shown."""
MURDER = 21
"""The crows of a murder for the whole spiral: one a tile, and one that stays."""

FLOCKING = """
    .  .  .  e1 e  e
    .  .  .  .  .  e
    e1 e  e  e  e3 e
    .  .  .  .  .  e2
    .  e2 e  t1 e  k
"""
"""A board on which each of the rules (a) to (e) decides about some crows: e Empty Trees, t Trash, k Trinkets, with crows on them."""
KINDS = {"e": EMPTY, "t": TRASH, "k": TRINKETS}
CORNER = CENTRE - 2 * STRIDE - 3
"""The cell of that board's upper left."""
SHINING = tuple(CORNER + row * STRIDE + column for row, column in ((2, 3), (2, 5), (4, 5)))
"""Where the shiny objects lie on it, by seat."""


def example(topic: str) -> Example | None:
    """The picture of a topic of the rules; None for one that words explain better."""
    maker = MAKERS.get(topic)
    return maker(topic) if maker else None


def _learned(kind: str, entries: int, action: Action = (), *, with_news: bool = False) -> Callable[[str], Example]:
    """A picture of the lesson's match after so many entries, with an action chosen but not yet done or with what has just happened."""

    def make(topic: str) -> Example:
        view = lesson().view_after(entries, 0 if kind == "seat" else None)
        told = list(replay(lesson().game, lesson().record))[entries - 1].told if with_news else ()
        return Example(kind, view, NAMES[:2], _caption(topic), action, events=tuple(event for event in told if not event[1]))

    return make


def _tiles(topic: str) -> Example:
    """A tile of each kind, laid out as the open tiles of Tile Choices are."""
    view = msgspec.structs.replace(_at_lesson(BEGINNING, None), open=tuple(range(7)))
    return Example("board", view, NAMES[:2], _caption(topic))


def _objects(topic: str) -> Example:
    """The tiles where a shiny object may be placed, marked."""
    view = _at_lesson(BEFORE_OBJECT, 0)
    return Example("seat", view, NAMES[:2], _caption(topic), ("shine",), tuple(at("shine", cell) for cell in object_targets(view)))


def _tokens(topic: str) -> Example:
    """All five kinds of tokens in hand, and those on the board that lie there for a round."""
    view = _at_lesson(BEFORE_TOKEN, 0)
    crowded = max(zip(view.crows, view.cells, strict=True))[1]
    hands = (tuple(range(len(TOKENS))), *view.tokens[1:])
    view = msgspec.structs.replace(view, tokens=hands, tombs=view.objects[:1], roosts=(crowded,))
    return Example("seat", view, NAMES[:2], _caption(topic))


def _at_lesson(entries: int, seat: int | None) -> CrowsView:
    view = lesson().view_after(entries, seat)
    assert isinstance(view, CrowsView)
    return view


@cache
def _flocked() -> tuple[CrowsView, tuple[Told, ...]]:
    """The board of flocking after its round, and what was told of it."""
    tiles = {
        CORNER + row * STRIDE + column: word
        for row, line in enumerate(FLOCKING.strip().splitlines())
        for column, word in enumerate(line.split())
        if word != "."
    }
    crows = tuple(int(word[1:] or 0) for word in tiles.values())
    state = _laid_out(tuple(tiles), tuple(KINDS[word[0]] for word in tiles.values()), crows, SHINING)
    state.frames = (("flock", (), ()),)
    told: list[Told] = []
    Crows().settle(state, Chance.seeded(1), told.append)
    return Crows().view(state, None), tuple(told)


def _laid_out(cells: tuple[int, ...], kinds: tuple[int, ...], crows: tuple[int, ...], objects: tuple[int, ...]) -> CrowsState:
    """A match of three in its first round with this board."""
    state = Crows().start(3, {}, Chance.seeded(1))
    pile = state.crow_pile + sum(state.crows) - sum(crows)
    return msgspec.structs.replace(state, cells=cells, kinds=kinds, crows=crows, crow_pile=pile, objects=objects)


def _flocking(topic: str) -> Example:
    view, told = _flocked()
    return Example("board", view, NAMES[:3], _caption(topic), events=told)


def _murders(topic: str) -> Example:
    """A tile at every place of the spiral, and crows enough to see the whole of it."""
    cells = (CENTRE, *spiral(CENTRE, TOP))
    crows = (MURDER, *(0 for _ in cells[1:]))
    state = _laid_out(cells, tuple(place % 3 for place in range(len(cells))), crows, (CENTRE, NOWHERE, NOWHERE))
    state.frames = (("scatter", (0,), (CENTRE,)),)
    return Example("seat", Crows().view(state, 0), NAMES[:3], _caption(topic), ("scatter", TOP))


def _scoring(topic: str) -> Example:
    view = lesson().view_after(len(lesson().record.entries), None)
    return Example("result", view, NAMES[:2], _caption(topic), extra=lesson().game.summary(view))


def _variants(topic: str) -> Example:
    game = Crows()
    return Example("board", game.view(game.start(4, {"tile_choices": True}, Chance.seeded(1)), None), NAMES, _caption(topic))


def _caption(topic: str) -> Phrase:
    return say(f"crows-example-{topic}")


MAKERS: Mapping[str, Callable[[str], Example]] = {
    "summary": _learned("board", FIRST_FLOCKING, with_news=True),
    "setup": _learned("board", BEGINNING),
    "turn": _learned("seat", BEFORE_PLACING, ("place", 50, 49)),
    "tiles": _tiles,
    "objects": _objects,
    "tokens": _tokens,
    "flocking": _flocking,
    "scoring": _learned("board", CEMETERY_SCORED, with_news=True),
    "murders": _murders,
    "end": _scoring,
    "variants": _variants,
}
