"""Deck, discard pile and score piles."""

from engine.core.chance import Chance
from engine.core.game import Tell
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.hands import changed, gain
from engine.games.bird_told_me.state import DECK_RAN_OUT, GOES_ON, NOTHING, THIRTY, BirdState

GOAL = 30
"""Points that end the match (rulebook, "Ending the Game")."""


def draw_card(state: BirdState, chance: Chance, tell: Tell) -> int:
    """The top card of the deck; NOTHING once the match is at its end.

    When the last card leaves the deck the first time, the discards become the new deck; the second time, or with no discards, the match
    ends (rulebook, "Ending the Game"; our ruling on when a deck is depleted).
    """
    if state.ending != GOES_ON:
        return NOTHING
    place = chance.below(len(state.deck))
    card, state.deck = state.deck[place], state.deck[:place] + state.deck[place + 1 :]
    if not state.deck:
        deplete(state, tell)
    return card


def deplete(state: BirdState, tell: Tell) -> None:
    """The deck is empty: once the discards are shuffled into a new one, else the match ends."""
    state.depletions += 1
    if state.depletions == 1 and state.discards:
        state.deck, state.discards = tuple(sorted(state.discards)), ()
        tell(("reshuffled", (), (len(state.deck),)))
    else:
        state.ending = DECK_RAN_OUT
        tell(("ran_out", (), ()))


def draw_hidden(state: BirdState, seat: int, count: int, chance: Chance, tell: Tell) -> None:
    """Draw cards into a hand; only the owner sees them."""
    drawn = 0
    for _ in range(count):
        card = draw_card(state, chance, tell)
        if card == NOTHING:
            break
        drawn += 1
        gain(state, seat, card, is_open=False)
        tell(("drew_what", (seat,), (seat, card)))
    if drawn:
        tell(("drew", (), (seat, drawn)))


def draw_open(state: BirdState, seat: int, chance: Chance, tell: Tell) -> int:
    """Draw a card into a hand for all to see; NOTHING if there is none."""
    card = draw_card(state, chance, tell)
    if card != NOTHING:
        gain(state, seat, card, is_open=True)
        tell(("revealed", (), (seat, card)))
    return card


def discard(state: BirdState, *cards: int) -> None:
    """Put cards on the discard pile, the last one on top."""
    state.discards += cards


def score(state: BirdState, seat: int, card: int, tell: Tell) -> None:
    """Put a card on a score pile."""
    state.piles = changed(state.piles, seat, (*state.piles[seat], card))
    tell(("scored", (), (seat, card)))


def points(state: BirdState, seat: int, cards: Cards) -> int:
    """The points of a score pile: its cards' values."""
    return sum(cards.values[card] for card in state.piles[seat])


def check_goal(state: BirdState, cards: Cards) -> None:
    """End the match when somebody has thirty points (rulebook, "Ending the Game")."""
    if any(points(state, seat, cards) >= GOAL for seat in range(len(state.piles))):
        state.ending = THIRTY
