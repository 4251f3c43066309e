"""Hands, and who is sure of which card in whose hand.

A card that comes openly stays known to everybody while it is surely in that hand. A card given hidden ends that certainty for all but
giver and taker. Of cards alike it does not matter which one moves.
"""

from engine.games.bird_told_me.state import BirdState, Numbers, Rows


def added(cards: Numbers, *more: int) -> Numbers:
    """The sorted cards with more."""
    return tuple(sorted(cards + more))


def without(cards: Numbers, card: int) -> Numbers:
    """The cards without one of these."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def changed(rows: Rows, place: int, row: Numbers) -> Rows:
    """The rows with another one at a place."""
    return (*rows[:place], row, *rows[place + 1 :])


def gain(state: BirdState, seat: int, card: int, is_open: bool) -> None:
    """A card comes into a hand, seen by everybody or by its owner only."""
    state.hands = changed(state.hands, seat, added(state.hands[seat], card))
    if is_open:
        state.known = tuple(
            [rows if observer == seat else changed(rows, seat, added(rows[seat], card)) for observer, rows in enumerate(state.known)]
        )


def lose(state: BirdState, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    state.hands = changed(state.hands, seat, without(state.hands[seat], card))
    state.known = tuple([changed(rows, seat, without(rows[seat], card)) if card in rows[seat] else rows for rows in state.known])


def give(state: BirdState, giver: int, taker: int, card: int) -> None:
    """A card goes hidden from hand to hand. Both know it; the others are sure of nothing in the giver's hand any more."""
    state.hands = changed(state.hands, giver, without(state.hands[giver], card))
    state.hands = changed(state.hands, taker, added(state.hands[taker], card))
    rows_of = list(state.known)
    for observer, rows in enumerate(rows_of):
        if observer == giver:
            rows_of[observer] = changed(rows, taker, added(rows[taker], card))
        elif observer == taker:
            rows_of[observer] = changed(rows, giver, without(rows[giver], card) if card in rows[giver] else rows[giver])
        else:
            rows_of[observer] = changed(rows, giver, ())
    state.known = tuple(rows_of)
