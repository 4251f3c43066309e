"""What is being carried out, read from a view's frames: which card, with which boost, which of its instructions, how much is left."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.game import Told as Story
from engine.core.phrase import Phrase
from engine.games.bird_told_me.game import INSTRUCTIONS
from engine.games.bird_told_me.state import NOBODY, BirdView, Tells
from engine.games.bird_told_me.voice_tells import FORMS, Told, briefly, sentence, text

DATA = 3
"""A frame of an instruction begins with (seat, cell, card); its numbers follow."""
FORCED = {"fetch": 5, "harvest": 6}
"""Where a frame holds a cell whose twig must be taken next; the colour stands before it."""

BEGUN = ("reached", "bonus", "performed")
"""The events with which a card begins to be carried out; in their data its number is the second, its boost the last."""


class Carried(NamedTuple):
    """A card that is being carried out: by whom, on which cell (the TRUNK for none), with which boost."""

    seat: int
    cell: int
    card: int
    boost: int


def carried(view: BirdView) -> list[Carried]:
    """The cards that are being carried out, each performed by the one before."""
    return [Carried(*numbers_of(data)) for kind, _, data in view.frames if kind == "carried"]


def numbers_of(data: Any) -> tuple[int, ...]:
    """The whole numbers that a frame, an event or an action carries."""
    return tuple(number for number in data if isinstance(number, int))


def is_told(view: BirdView) -> bool:
    """Whether the question belongs to an instruction of a card."""
    return bool(view.frames) and view.frames[-1][0] in INSTRUCTIONS


def question(view: BirdView) -> tuple[str, int, tuple[int, ...]]:
    """(kind, seat, numbers) of the question that is open."""
    kind, seats, data = view.frames[-1]
    return kind, seats[0], numbers_of(data)


def told_now(view: BirdView) -> Told:
    """The instruction that the question belongs to, as its card tells it."""
    kind, seat, _ = question(view)
    card = carried(view)[-1]
    steps = view.tells[card.card]
    if kind == "discard" and seat != card.seat:
        kind = "all_discard"
    pending = sum(1 for name, data in _pending(view) if name == kind and data[2] == card.card)
    return [told for told in steps if told[0] == kind][-1 - pending]


def text_now(view: BirdView) -> Phrase:
    """The instruction that the question belongs to, with all its boosts: "Draw 3 cards (2 + 1)."."""
    return sentence(told_now(view), carried(view)[-1].boost)


def terms(view: BirdView, events: Sequence[Story]) -> dict[str, Phrase]:
    """What pictures say of cards: by "card-NUMBER" what each tells in short; by "told" the text of what is being carried out, boosts
    written out: the instruction that asks, or else all that the card tells which is, or by the events was last, carried out."""
    found = dict(_in_short(view.tells))
    if is_told(view):
        found["told"] = text_now(view)
    elif chain := [(one.card, one.boost) for one in carried(view)[-1:]] or last_carried(events):
        card, boost = chain[0]
        found["told"] = text(view.tells[card], boost)
    return found


def last_carried(events: Sequence[Story]) -> list[tuple[int, int]]:
    """(card, boost) of the last card that, by the events, began to be carried out; if none did, of the first one that was finished, as
    that one had begun after all others. [] if there is none."""
    begun = [numbers_of(data) for kind, _, data in events if kind in BEGUN]
    done = [numbers_of(data) for kind, _, data in events if kind == "carried"]
    return [(data[1], data[-1]) for data in begun[-1:]] or [(data[2], data[-1]) for data in done[:1]]


def asks_it_all(view: BirdView, begun: tuple[int, ...]) -> bool:
    """Whether the question says all that the card of an event of BEGUN tells."""
    if not is_told(view):
        return False
    seat, card, *cell, boost = begun
    now = carried(view)[-1]
    return (seat, card, boost) == (now.seat, now.card, now.boost) and (cell or [now.cell]) == [now.cell] and len(view.tells[card]) == 1


@lru_cache(maxsize=8)
def _in_short(deck: tuple[Tells, ...]) -> Mapping[str, Phrase]:
    return {f"card-{card}": briefly(tells) for card, tells in enumerate(deck)}


def left_now(view: BirdView) -> int:
    """How often the instruction is still to be done, this time included; 0 where nothing is counted."""
    kind, _, data = question(view)
    if kind in ("renew", "perform_previous", "perform_hand", "perform_one_of", "perform_drawn") or "n" not in FORMS[kind].names:
        return 0
    return data[DATA + FORMS[kind].names.index("n")]


def forced_cell(view: BirdView) -> tuple[int, int]:
    """(colour, cell) that the twigs already taken demand: NOBODY where nothing is demanded yet."""
    kind, _, data = question(view)
    place = FORCED.get(kind, len(data))
    return (data[place - 1], data[place]) if len(data) > place else (NOBODY, NOBODY)


def drawn_now(view: BirdView) -> tuple[int, ...]:
    """The revealed cards that the question is about."""
    kind, _, data = question(view)
    return data[6:] if kind == "drawn" else data[4:] if kind == "perform_one_of" else ()


def still_to_come(view: BirdView) -> list[tuple[int, Told]]:
    """Instructions of the cards being carried out that wait until this one is finished: (seat, instruction with its numbers as they are),
    the next one first."""
    found = []
    for name, data in _pending(view):
        numbers = data[DATA : DATA + len(FORMS[name].names)]
        found.append((data[0], (name, tuple((number, 0) for number in numbers))))
    return found


def _pending(view: BirdView) -> Iterator[tuple[str, tuple[int, ...]]]:
    for kind, seats, data in view.frames[::-1]:
        if kind in INSTRUCTIONS and not seats:
            yield kind, numbers_of(data)
