"""Example positions for the rules: the branch of the rulebook's adding example, and what can happen on it."""

from collections.abc import Callable, Mapping
from functools import cache

from engine.core.chance import Chance
from engine.core.game import Frame
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example
from engine.games.bird_told_me.branch import add, at, path_to
from engine.games.bird_told_me.game import BirdToldMe
from engine.games.bird_told_me.lesson import lesson
from engine.games.bird_told_me.state import COLOURS, FIRE, NIGHT, NOBODY, SEA, STRIDE, SUN, TRUNK, BirdState

NAMES = say("told-me-example-one"), say("told-me-example-other")
Branch = tuple[tuple[str, int, int], ...]
"""Cards by id, each with its place: columns right of the trunk, rows below it."""
ADDING: Branch = (("R3a", -1, 0), ("G3b", -2, 0), ("Y3a", -3, 0), ("W2b", -3, -1), ("Y2b", -2, 1), ("R1a", -4, 0))
"""Rulebook, "Adding Example"."""
PLAYED = "K2a", -3, -2
OWLS: Branch = (("K4b", 1, 0), ("K2a", 1, 1), ("K1b", 1, 2))
BEGINNING, BEFORE_CLAIM = 1, 2
"""Entries of the lesson's record after which there is something to be shown."""


@cache
def _game() -> BirdToldMe:
    return BirdToldMe()


def _cards(ids: str) -> tuple[int, ...]:
    return tuple(map(_game().cards.ids.index, ids.split()))


def _cell(column: int, row: int) -> int:
    return TRUNK + STRIDE * row + column


def _table(branch: Branch, hand: str, *frames: Frame, other: str = "B4b G2a W1a", plumage: Mapping[int, int] | None = None) -> BirdState:
    """A match of two with these twigs and hands; the frames are settled, the last one first. Nothing depends on the luck of it."""
    game, luck = _game(), Chance.seeded(1)
    state = game.deal(2, {}, luck)
    for id, column, row in branch:
        add(state, game.cards.ids.index(id), _cell(column, row), game.cards)
    state.fresh = ()
    state.hands = tuple(tuple(sorted(_cards(cards))) for cards in (hand, other))
    state.plumage = tuple((plumage or {}).get(colour, NOBODY) for colour in range(len(COLOURS)))
    used = {*_cards(hand), *_cards(other), *_cards(" ".join(id for id, _, _ in branch))}
    state.deck = tuple(card for card in state.deck if card not in used)
    state.frames = frames
    if branch and frames[-1][0] == "walk":
        state.route = path_to(state, _cell(*branch[-1][1:]))
    game.settle(state, luck)
    return state


ADD: Frame = ("add", (0,), ())
WALK: tuple[Frame, ...] = (("bonus", (), (0,)), ("walk", (), (0,)))


def _tells(id: str) -> tuple[Frame, ...]:
    """The frames of a bonus card that is being carried out."""
    return ("turn end", (), (0,)), ("carry", (), (0, TRUNK, *_cards(id), 0))


def _walking() -> BirdState:
    """The route of the example, as far as the two snowbirds, which ask for a hand card."""
    state = _table((*ADDING, PLAYED), "B2a R4a Y1a", *WALK)
    return _game().apply(state, 0, ("take", SEA), Chance.seeded(1))


def _seat(topic: str, state: BirdState, prefix: Action = (), is_marked: bool = False) -> Example:
    """The own picture of the first seat; `is_marked`: with all that may be chosen."""
    extra = tuple(_game().legal_actions(state, 0)) if is_marked else None
    return Example("seat", _game().view(state, 0), NAMES, _caption(topic), prefix, extra)


def _summary(topic: str) -> Example:
    return Example("board", _game().view(_walking(), None), NAMES, _caption(topic))


def _setup(topic: str) -> Example:
    return Example("seat", lesson().view_after(BEGINNING, 0), NAMES, _caption(topic))


def _turn(topic: str) -> Example:
    return Example("seat", lesson().view_after(BEFORE_CLAIM, 0), NAMES, _caption(topic))


def _adding(topic: str) -> Example:
    return _seat(topic, _table(ADDING, "K2a K1a B3a Y4b", ADD), ("add", *_cards("K2a")), is_marked=True)


def _branch_phase(topic: str) -> Example:
    return _seat(topic, _walking())


def _boosts(topic: str) -> Example:
    return _seat(topic, _table(OWLS, "K1a R2b W2a", *WALK), is_marked=True)


def _words(topic: str) -> Example:
    return _seat(topic, _table(ADDING, "K2a K1a Y4b", *_tells("B3a")), at("fetch", _cell(-2, 0)))


def _plumage(topic: str) -> Example:
    held = {NIGHT: 0, SUN: 0, SEA: 1, FIRE: 1}
    return _seat(topic, _table(ADDING, "K2a K1a Y4b", *_tells("R3b"), plumage=held), ("trade", NIGHT, SEA))


def _award(topic: str) -> Example:
    state = _table(ADDING, "K2a K1a B3a", ("add", (1,), ()), plumage={SUN: 1, FIRE: 0})
    state.current, state.pass_card = 1, 0
    return Example("board", _game().view(state, None), NAMES, _caption(topic))


def _ending(topic: str) -> Example:
    view = lesson().view_after(len(lesson().record.entries), 0)
    return Example("result", view, NAMES, _caption(topic), extra=lesson().game.summary(view))


def _flock(topic: str) -> Example:
    """The eight cards of a colour, as a hand."""
    colour = BY_COLOUR.index(topic)
    hand = " ".join(id for card, id in enumerate(_game().cards.ids) if _game().cards.colours[card] == colour)
    return _seat(topic, _table((), hand, ADD, other=""))


def _caption(topic: str) -> Phrase:
    return say("told-me-example-flock" if topic in BY_COLOUR else f"told-me-example-{topic.replace('_', '-')}")


BY_COLOUR = tuple(f"{colour}s" for colour in COLOURS)
"""The topics that tell every card of a colour."""
MAKERS: Mapping[str, Callable[[str], Example]] = {
    "summary": _summary,
    "setup": _setup,
    "turn": _turn,
    "adding": _adding,
    "branch_phase": _branch_phase,
    "boosts": _boosts,
    "words": _words,
    **dict.fromkeys(BY_COLOUR, _flock),
    "plumage": _plumage,
    "award": _award,
    "ending": _ending,
}


def example(topic: str) -> Example | None:
    """The picture of a topic of the rules; None for one that words explain better."""
    maker = MAKERS.get(topic)
    return maker(topic) if maker else None
