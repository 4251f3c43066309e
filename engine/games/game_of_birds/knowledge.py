"""Hidden information in The Game of Birds: starting cards, face-down cards, the draw pile. Cards taken openly stay known."""

from collections import Counter

from engine.core.chance import Chance
from engine.core.game import Data
from engine.games.game_of_birds.cards import Cards
from engine.games.game_of_birds.state import NOTHING, UNKNOWN, BirdsState, BirdsView, Numbers

SPECTATOR = -1
OPEN_FIELDS = tuple(field for field in BirdsState.__struct_fields__ if field not in ("pile", "board", "secret"))
"""The fields that everybody may know as they are; which cells somebody has peeked at is seen, what lies there is not."""


def view_of(state: BirdsState, seat: int, cards: Cards) -> BirdsView:
    """What a seat, or SPECTATOR, may know."""
    is_over = not state.frames
    seen = state.peeked[seat] if seat >= 0 else 0
    hidden = state.down & ~seen
    board = tuple(UNKNOWN if hidden >> cell & 1 else card for cell, card in enumerate(state.board))
    secret = tuple(hand if is_over or owner == seat else (UNKNOWN,) * len(hand) for owner, hand in enumerate(state.secret))
    fields = {field: getattr(state, field) for field in OPEN_FIELDS}
    return BirdsView(
        seat=seat, pile=len(state.pile), board=board, secret=secret, species=cards.species, names=cards.names,
        forms=cards.forms, layouts=cards.scenarios, **fields,
    )  # fmt: skip


def guess_from(view: BirdsView, cards: Cards, chance: Chance) -> BirdsState:
    """A state that fits the view: the cards seen nowhere, dealt at random to the face-down cells, secret hands and the pile."""
    unseen = list(chance.shuffled(unseen_cards(view, cards)))
    board = tuple(unseen.pop() if card == UNKNOWN else card for card in view.board)
    secret = tuple(tuple(sorted(unseen.pop() for _ in hand)) if UNKNOWN in hand else hand for hand in view.secret)
    fields = {field: getattr(view, field) for field in OPEN_FIELDS}
    return BirdsState(board=board, secret=secret, pile=tuple(sorted(unseen)), **fields)


def unseen_cards(view: BirdsView, cards: Cards) -> Numbers:
    """The cards that the viewer sees nowhere, sorted."""
    left = Counter(cards.deck())
    left.subtract(open_cards(view))
    return tuple(sorted(left.elements()))


def open_cards(match: BirdsState | BirdsView) -> list[int]:
    """All cards outside the draw pile that are to be seen; of a state, all of them."""
    rows = [match.discards, match.board, (match.played,), *match.known, *match.secret, *match.displays]
    held = [int(part) for kind, _, data in match.frames for part in held_by(kind, data)]
    return [card for row in rows for card in row if card not in (NOTHING, UNKNOWN)] + held


def held_by(kind: str, data: Data) -> list[int]:
    """The card that a frame carries: a revealed bird, or a threat on its way."""
    if kind in ("keep", "displace", "threat") and isinstance(data[-1], int):
        return [data[-1]]
    return []


def zones_of(state: BirdsState, seat: int, cards: Cards) -> dict[str, Data]:
    """The places where, for this viewer, more than one content fits, with what lies there."""
    view = view_of(state, seat, cards)
    unseen = unseen_cards(view, cards)
    zones: dict[str, Data] = {"draw pile": state.pile}
    zones["face-down cells"] = tuple(card for card, seen in zip(state.board, view.board, strict=True) if seen == UNKNOWN)
    for owner, hand in enumerate(view.secret):
        if UNKNOWN in hand:
            zones[f"secret cards of seat {owner}"] = state.secret[owner]
    return {name: content for name, content in zones.items() if 0 < len(content) < len(unseen) and len(set(unseen)) > 1}
