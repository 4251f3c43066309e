"""Hidden information in The Bird Told Me to Do It: hands as far as nobody can be sure of them, and the deck."""

from engine.core.chance import Chance
from engine.core.game import Data
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.state import UNKNOWN, BirdState, BirdView, Numbers

SPECTATOR = -1
OPEN_FIELDS = tuple(field for field in BirdState.__struct_fields__ if field not in ("deck", "hands", "known"))
"""The fields that everybody may know as they are."""


def view_of(state: BirdState, seat: int, cards: Cards) -> BirdView:
    """What a seat, or SPECTATOR, may know; at the end hands are shown."""
    is_over = not state.frames
    known = state.known[seat]
    hands = tuple(
        hand if is_over or owner == seat else known[owner] + (UNKNOWN,) * (len(hand) - len(known[owner]))
        for owner, hand in enumerate(state.hands)
    )
    fields = {field: getattr(state, field) for field in OPEN_FIELDS}
    fields |= {"public": state.known[SPECTATOR], "cards": cards.faces, "tells": cards.tells}
    return BirdView(seat=seat, deck=len(state.deck), hands=hands, **fields)


def guess_from(view: BirdView, cards: Cards, chance: Chance) -> BirdState:
    """A state that fits the view: the cards seen nowhere, dealt at random to the hands and the deck.

    What others are sure of is taken to be what everybody is.
    """
    unseen = list(chance.shuffled(unseen_cards(view, cards)))
    hands = tuple(tuple(sorted(unseen.pop() if card == UNKNOWN else card for card in hand)) for hand in view.hands)
    own = tuple(() if owner == view.seat else tuple(c for c in hand if c != UNKNOWN) for owner, hand in enumerate(view.hands))
    observers = [
        own if observer == view.seat and view.frames else tuple(() if owner == observer else row for owner, row in enumerate(view.public))
        for observer in range(len(hands))
    ]
    fields = {field: getattr(view, field) for field in OPEN_FIELDS}
    return BirdState(deck=tuple(sorted(unseen)), hands=hands, known=(*observers, view.public), **fields)


def unseen_cards(view: BirdView, cards: Cards) -> Numbers:
    """The cards that the viewer sees nowhere, sorted."""
    left = [2 if len(view.hands) > 3 else 1] * len(cards.faces)
    for card in open_cards(view):
        left[card] -= 1
    for hand in view.hands:
        for card in hand:
            if card != UNKNOWN:
                left[card] -= 1
    return tuple([card for card, count in enumerate(left) for _ in range(count)])


def open_cards(match: BirdState | BirdView) -> list[int]:
    """The cards on the branch, in discards and score piles, and awarded ones on their way there."""
    rows = [match.discards, *match.piles, *(pile for _, _, pile in match.twigs)]
    return [card for row in rows for card in row] + held_by(match)


def held_by(match: BirdState | BirdView) -> list[int]:
    """Awarded cards that frames carry."""
    rows = [data if kind == "pile" else data[1:] for kind, _, data in match.frames if kind in ("pile", "pay")]
    return [card for row in rows for card in row if isinstance(card, int)]


def zones_of(state: BirdState, seat: int, cards: Cards) -> dict[str, Data]:
    """The places where, for this viewer, more than one content fits, with what lies there."""
    view = view_of(state, seat, cards)
    zones: dict[str, tuple[Data, int]] = {"deck": (state.deck, len(state.deck))}
    for owner, hand in enumerate(view.hands):
        zones[f"hand of seat {owner}"] = state.hands[owner], hand.count(UNKNOWN)
    unseen = sum(hidden for _, hidden in zones.values())
    if unseen <= 2 and len(set(unseen_cards(view, cards))) < 2:
        return {}
    return {name: content for name, (content, hidden) in zones.items() if 0 < hidden < unseen}
