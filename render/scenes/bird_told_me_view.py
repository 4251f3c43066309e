"""What the pictures of The Bird Told Me to Do It read of a view, and what they work out first: what is asked, meant, new."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from engine.core.game import Frame, Told
from engine.core.notation import Action

STRIDE = 200
TRUNK = 100 * STRIDE + 100
STEPS = -1, 1, -STRIDE, STRIDE
"""Left, right, up, down: what each direction adds to a cell."""
COLOURS = ("black", "blue", "red", "gray", "white", "yellow")
"""The colours of the birds by their numbers, as sprites call them."""
EXITS = "LRUD"
TURN = ("add", "second", "route", "fork", "pile")
"""The questions that no card asks."""
ON_CELLS = ("add", "cover", "swap", "walk", "prune", "fetch", "harvest", "perform")
"""The verbs whose last two numbers are a cell's row and column."""
DRAWN = {"drawn": 6, "perform_one_of": 4, "pile": 0}
"""Where a question's frame begins to list the cards that it is about."""


class BirdSight(Protocol):
    """The fields of a view that pictures read; their meaning is that of the view."""

    seat: int
    frames: tuple[Frame, ...]
    resigned: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    depletions: int
    hands: tuple[tuple[int, ...], ...]
    plumage: tuple[int, ...]
    pass_card: int
    twigs: tuple[tuple[int, int, tuple[int, ...]], ...]
    piles: tuple[tuple[int, ...], ...]
    current: int
    route: tuple[int, ...]
    walked: int
    next_boost: int
    last_boost: int
    cards: tuple[tuple[int, int, int], ...]

    def coordinate(self, cell: int) -> str:
        """The name of a cell."""


def actor(view: BirdSight) -> int:
    """The seat that is asked, -1 when none is."""
    return view.frames[-1][1][0] if view.frames and view.frames[-1][1] else -1


def question(view: BirdSight) -> str:
    """The kind of the question that is open, "over" at the end."""
    return view.frames[-1][0] if view.frames else "over"


def numbers(data: Sequence[object]) -> tuple[int, ...]:
    """The whole numbers of an action, its beginning, a frame's data, or an event."""
    return tuple(value for value in data if isinstance(value, int))


def subjects(view: BirdSight) -> tuple[int, ...]:
    """The cards that the open question is about: drawn ones to be put or performed, awarded ones."""
    kind = question(view)
    return numbers(view.frames[-1][2])[DRAWN[kind] :] if kind in DRAWN else ()


class Carried(msgspec.Struct, frozen=True):
    """A card that is or was carried out; on the TRUNK lie those that are on no cell: the bonus card, performed hand cards."""

    seat: int
    cell: int
    card: int
    boost: int
    is_done: bool = False


def carried(view: BirdSight) -> list[Carried]:
    """The cards that are being carried out, each performed by the one before."""
    found = (numbers(data) for kind, _, data in view.frames if kind == "carried")
    return [Carried(seat, cell, card, boost) for seat, cell, card, boost in found]


def last_carried(events: Sequence[Told]) -> list[Carried]:
    """The last card that, by the events, began to be carried out; if they only tell of the end of what had begun before, the first one
    that was finished, as that one had begun last."""
    begun = [numbers(data) for kind, _, data in events if kind in ("reached", "bonus", "performed")]
    for seat, card, *cell, boost in begun[-1:]:
        return [Carried(seat, cell[0] if cell else TRUNK, card, boost, is_done=True)]
    done = [numbers(data) for kind, _, data in events if kind == "carried"]
    return [Carried(seat, cell, card, boost, is_done=True) for seat, cell, card, boost in done[:1]]


def points(view: BirdSight, seat: int) -> int:
    """The points of a score pile."""
    return sum(view.cards[card][1] for card in view.piles[seat])


def tops(view: BirdSight) -> dict[int, int]:
    """The card that shows on each cell."""
    return {cell: pile[-1] for cell, _, pile in view.twigs}


class Meant(msgspec.Struct, frozen=True):
    """What a prefix means on the table, as far as it goes."""

    verb: str = ""
    card: int = -1
    cell: int = -1


def meant(request_prefix: Action) -> Meant:
    """The meaning of a prefix."""
    if not request_prefix:
        return Meant()
    verb, given = str(request_prefix[0]), numbers(request_prefix)
    card = given[0] if given and verb in ("add", "cover", "swap", "do", "discard", "give", "score", "pile") else -1
    place = given[1:] if card >= 0 else given
    cell = place[0] * STRIDE + place[1] if verb in ON_CELLS and len(place) == 2 else -1
    return Meant(verb, card, cell)


def open_cells(legal: Sequence[Action], prefix: Action) -> frozenset[int]:
    """The cells that continue a prefix, of which the cell is not chosen yet."""
    if meant(prefix).cell >= 0:
        return frozenset()
    going_on = (action for action in legal if action[: len(prefix)] == prefix and action[0] in ON_CELLS)
    return frozenset(int(action[-2]) * STRIDE + int(action[-1]) for action in going_on)


def picked_plumage(prefix: Action) -> frozenset[int]:
    """The colours whose plumage a prefix names."""
    return frozenset(numbers(prefix)) if prefix[:1] in (("take",), ("trade",), ("return",)) else frozenset()


class News(msgspec.Struct):
    """What happened since the last picture, as far as it can be marked."""

    fresh: set[int]
    """Cells on which another card shows now."""
    gone: set[int]
    """Cells from which a card went."""
    steps: dict[int, tuple[int, int]]
    """By cell of a route: (its place on the route, the seat), of the last turn of which the events tell."""
    scored: dict[int, int]
    """By seat how many points came."""
    hands: set[int]
    """Seats whose hand has changed by drawing, giving or discarding."""
    plumage: set[int]
    """Colours of which the plumage has changed hands."""
    has_pass: bool
    discarded: bool


FRESH = {"added": 2, "covered": 2, "swapped": 3, "uncovered": 0}
"""Events after which another card shows on a cell, with the place of the cell in their data."""
GONE = {"pruned": 2, "fetched": 2, "harvested": 2, "fell": 0}
HANDS = ("drew", "kept", "gave", "discarded", "salvaged", "fetched", "swapped", "robbed", "dealt")
DISCARDS = ("discarded", "missed", "bonus", "turned", "last_card", "pruned", "fell", "salvaged")


def news_of(events: Sequence[Told], view: BirdSight) -> News:
    """The events sorted for the picture."""
    news = News(set(), set(), {}, {}, set(), set(), False, False)
    for kind, _, data in events:
        whole = numbers(data)
        if kind in FRESH:
            news.fresh.add(whole[FRESH[kind]])
        if kind in GONE:
            news.gone.add(whole[GONE[kind]])
        if kind in HANDS and whole:
            news.hands.add(whole[0])
        news.discarded |= kind in DISCARDS
        _note_step(news, kind, whole)
        _note_pieces(news, kind, whole, view)
    news.gone -= {cell for cell, _, _ in view.twigs}
    news.fresh &= {cell for cell, _, _ in view.twigs}
    return news


def _note_step(news: News, kind: str, whole: tuple[int, ...]) -> None:
    if kind == "reached":
        seat, _, cell, _ = whole
        if any(owner != seat for _, owner in news.steps.values()):
            news.steps.clear()
        news.steps[cell] = (len(news.steps) + 1, seat)


def _note_pieces(news: News, kind: str, whole: tuple[int, ...], view: BirdSight) -> None:
    """Points, plumage and the pass card that changed hands."""
    match kind:
        case "scored":
            news.scored[whole[0]] = news.scored.get(whole[0], 0) + view.cards[whole[1]][1]
        case "robbed":
            news.scored[whole[1]] = news.scored.get(whole[1], 0) - view.cards[whole[2]][1]
            if whole[3] == 0:
                news.scored[whole[0]] = news.scored.get(whole[0], 0) + view.cards[whole[2]][1]
            news.discarded |= whole[3] == 1
        case "claimed" | "took" | "returned":
            news.plumage.add(whole[2] if kind == "returned" else whole[1])
        case "traded":
            news.plumage |= set(whole[2:])
        case "pass_card":
            news.has_pass = True
