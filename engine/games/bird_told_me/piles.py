"""Deck, discard pile and score piles."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core.chance import Chance
from engine.core.game import Tell, Told
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.hands import changed, gain
from engine.games.bird_told_me.state import DECK_RAN_OUT, GOES_ON, NOTHING, THIRTY, BirdState

GOAL = 30
"""Points that end the match (rulebook, "Ending the Game")."""


@contextmanager
def top_card(state: BirdState, chance: Chance, tell: Tell) -> Iterator[int]:
    """The top card of the deck, for a block that puts it somewhere and tells of it; NOTHING once the match is at its end.

    When the last card leaves the deck the first time, the discards become the new deck; the second time, or with no discards, the match
    ends (rulebook, "Ending the Game"; our ruling on when a deck is depleted). It is so within the block already, and told after it:
    a reader learns of the card first.
    """
    if state.ending != GOES_ON:
        yield NOTHING
        return
    place = chance.below(len(state.deck))
    card, state.deck = state.deck[place], state.deck[:place] + state.deck[place + 1 :]
    depleted = None if state.deck else deplete(state)
    yield card
    if depleted is not None:
        tell(depleted)


def deplete(state: BirdState) -> Told:
    """The deck is empty: once the discards are shuffled into a new one, else the match ends. Returns the event that tells so."""
    state.depletions += 1
    if state.depletions == 1 and state.discards:
        state.deck, state.discards = tuple(sorted(state.discards)), ()
        return ("reshuffled", (), (len(state.deck),))
    state.ending = DECK_RAN_OUT
    return ("ran_out", (), ())


def draw_hidden(state: BirdState, seat: int, count: int, chance: Chance, tell: Tell) -> None:
    """Draw cards into a hand; only the owner sees them. What is drawn from a new deck is told apart."""
    while count > 0 and state.ending == GOES_ON:
        from_deck = min(count, len(state.deck))
        count -= from_deck
        for left in range(from_deck)[::-1]:
            with top_card(state, chance, tell) as card:
                gain(state, seat, card, is_open=False)
                tell(("drew_what", (seat,), (seat, card)))
                if not left:
                    tell(("drew", (), (seat, from_deck)))


def draw_open(state: BirdState, seat: int, chance: Chance, tell: Tell) -> int:
    """Draw a card into a hand for all to see; NOTHING if there is none."""
    with top_card(state, chance, tell) as card:
        if card != NOTHING:
            gain(state, seat, card, is_open=True)
            tell(("revealed", (), (seat, card)))
    return card


def turn_up(state: BirdState, seat: int, told: Told, tell: Tell) -> None:
    """Tell of a card that was turned up from the deck and discarded: `told`, if the match goes on. Of the card with which the deck has
    run out for good only that it lies there: no action follows it (rulebook, "Ending the Game")."""
    tell(told if state.ending == GOES_ON else ("last_card", (), (seat, state.discards[-1])))


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
