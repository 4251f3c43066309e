"""Hidden information in Bower: views, guesses, hidden zones. Hidden are request eggs and bonus tiles that were only looked at."""

from collections import Counter

from engine.core.chance import Chance
from engine.core.game import Data, Frame
from engine.games.bower.cards import Cards
from engine.games.bower.state import COLUMNS, BowerState, BowerView, Seats
from engine.games.bower.turns import replace

SPECTATOR = -1
UNKNOWN = 0
"""A bonus tile that the viewer does not know."""


def view_of(state: BowerState, seat: int, cards: Cards) -> BowerView:
    """What a seat, or SPECTATOR, may know."""
    is_over = not state.frames
    seen = state.seen[seat] if seat >= 0 else 0
    return BowerView(
        seat=seat,
        frames=tuple(hide_offer(frame, seat, state.super_nest) for frame in state.frames),
        requests=tuple(symbol if is_over or seen >> place & 1 else -1 for place, symbol in enumerate(state.requests)),
        bonus_stack=len(state.bonus_stack),
        discards=hide_discards(state.discards, seat),
        tiles=cards.tiles,
        bonuses=cards.bonuses,
        **{field: getattr(state, field) for field in OPEN_FIELDS},
    )


HIDDEN_FIELDS = {"frames", "requests", "bonus_stack", "discards"}
OPEN_FIELDS = tuple(field for field in BowerState.__struct_fields__ if field not in HIDDEN_FIELDS)
"""The fields that everybody may know as they are."""


def hide_offer(frame: Frame, seat: int, super_nest: int) -> Frame:
    """The frame as a viewer sees it: three drawn bonus tiles are seen by the chooser only, Super Nest's lie open."""
    kind, seats, data = frame
    if kind == "choose" and not super_nest and seat not in seats:
        return kind, seats, (UNKNOWN,) * len(data)
    return frame


def hide_discards(discards: Seats, seat: int) -> Seats:
    """The discards as a viewer sees them: each seat knows those that it looked at."""
    hidden = tuple(pile if owner == seat else (UNKNOWN,) * len(pile) for owner, pile in enumerate(discards))
    return hidden[0], hidden[1]


def guess_from(view: BowerView, cards: Cards, chance: Chance) -> BowerState:
    """A state that fits the view: unknown requests and bonus tiles shuffled into the places where they may be."""
    requests = list(view.requests)
    left = Counter(cards.requests) - Counter(requests)
    symbols = chance.shuffled(tuple(left.elements()))
    for place, symbol in zip([place for place, known in enumerate(requests) if known < 0], symbols, strict=True):
        requests[place] = symbol
    unknown = list(chance.shuffled(unseen_bonuses(view, cards)))
    frames = tuple(fill_offer(frame, unknown) for frame in view.frames)
    discards = view.discards
    for owner, pile in enumerate(discards):
        if UNKNOWN in pile:
            discards = replace(discards, owner, tuple(sorted(unknown.pop() for _ in pile)))
    return BowerState(
        frames=frames,
        requests=tuple(requests),
        discards=discards,
        bonus_stack=tuple(sorted(unknown)),
        **{field: getattr(view, field) for field in OPEN_FIELDS},
    )


def fill_offer(frame: Frame, unknown: list[int]) -> Frame:
    """The frame with its unknown bonus tiles taken from the end of `unknown`."""
    kind, seats, data = frame
    return (kind, seats, tuple(unknown.pop() for _ in data)) if kind == "choose" and UNKNOWN in data else frame


def unseen_bonuses(view: BowerView, cards: Cards) -> list[int]:
    """The bonus tiles whose place the viewer does not know."""
    offered = [number for kind, _, data in view.frames if kind == "choose" for number in data]
    known = {*view.taken[0], *view.taken[1], *view.bonus_open, *view.bonus_box, *view.discards[0], *view.discards[1], *offered}
    return [number for number in cards.bonus if number not in known]


def zones_of(state: BowerState, seat: int, cards: Cards) -> dict[str, Data]:
    """The places where, for this viewer, more than one content fits, with what lies there."""
    view = view_of(state, seat, cards)
    zones: dict[str, Data] = {}
    unknown = [place for place, symbol in enumerate(view.requests) if symbol < 0]
    if len({state.requests[place] for place in unknown}) > 1:
        zones["requests on the board"] = tuple(state.requests[place] for place in unknown if place < COLUMNS)
        zones["requests out of play"] = tuple(state.requests[place] for place in unknown if place >= COLUMNS)
    piles: dict[str, Data] = {"bonus stack": state.bonus_stack}
    for owner, pile in enumerate(view.discards):
        if UNKNOWN in pile:
            piles[f"discards of seat {owner}"] = state.discards[owner]
    for (kind, _, shown), (_, _, data) in zip(view.frames, state.frames, strict=True):
        if kind == "choose" and UNKNOWN in shown:
            piles["offer"] = tuple(sorted(map(str, data)))
    unseen = len(unseen_bonuses(view, cards))
    zones.update((name, pile) for name, pile in piles.items() if 0 < len(pile) < unseen)
    return {name: content for name, content in zones.items() if content}
