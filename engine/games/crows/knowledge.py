"""Hidden information in Crows: the special tokens in others' hands. How many each holds is public, and so are those played."""

from engine.core.chance import Chance
from engine.core.game import Data
from engine.games.crows.cards import Cards, pile
from engine.games.crows.piles import without
from engine.games.crows.state import CrowsState, CrowsView

SPECTATOR = -1
UNKNOWN = -1

OPEN_FIELDS = tuple(field for field in CrowsState.__struct_fields__ if field not in ("tokens", "token_pile"))
"""The fields that everybody may know as they are. The deck has no order, and which unseen tiles are in the box nobody knows."""


def view_of(state: CrowsState, seat: int) -> CrowsView:
    """What a seat, or SPECTATOR, may know; at the end the tokens left are revealed (rulebook, "Game End")."""
    is_over = not state.frames
    tokens = tuple(hand if is_over or owner == seat else (UNKNOWN,) * len(hand) for owner, hand in enumerate(state.tokens))
    fields = {field: getattr(state, field) for field in OPEN_FIELDS}
    return CrowsView(seat=seat, tokens=tokens, token_pile=len(state.token_pile), **fields)


def guess_from(view: CrowsView, cards: Cards, chance: Chance) -> CrowsState:
    """A state that fits the view: the tokens that the viewer has not seen, dealt at random to the others and the pile."""
    unseen = list(chance.shuffled(unseen_tokens(view, cards)))
    tokens = tuple(tuple(sorted(unseen.pop() for _ in hand)) if UNKNOWN in hand else hand for hand in view.tokens)
    fields = {field: getattr(view, field) for field in OPEN_FIELDS}
    return CrowsState(tokens=tokens, token_pile=tuple(sorted(unseen)), **fields)


def unseen_tokens(view: CrowsView, cards: Cards) -> tuple[int, ...]:
    """The special tokens that the viewer knows nowhere, sorted."""
    left = pile(cards.tokens)
    for token in (*view.spent, *(token for hand in view.tokens for token in hand if token != UNKNOWN)):
        left = without(left, token)
    return left


def zones_of(state: CrowsState, seat: int, cards: Cards) -> dict[str, Data]:
    """The places where, for this viewer, more than one content fits, with what lies there."""
    view = view_of(state, seat)
    unseen = unseen_tokens(view, cards)
    zones: dict[str, Data] = {"token pile": state.token_pile}
    for owner, hand in enumerate(view.tokens):
        if UNKNOWN in hand:
            zones[f"tokens of seat {owner}"] = state.tokens[owner]
    return {name: content for name, content in zones.items() if 0 < len(content) < len(unseen) and len(set(unseen)) > 1}
