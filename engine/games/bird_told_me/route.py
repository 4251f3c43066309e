"""The route of the branch phase: which cells it has, and how it boosts the cards on it."""

from engine.games.bird_told_me.branch import children, parents, tops
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.state import TRUNK, BirdState


def next_cells(state: BirdState) -> list[int]:
    """Where the walker can go next: along the route to the card played, then on to whatever grows beyond it; [] at the end.

    A gap in the route ends it (rulebook, "Branch Phase"); so does the fall of the walker's own twig (our ruling).
    """
    grown = parents(state)
    here = state.route[state.walked - 1] if state.walked else TRUNK
    if here != TRUNK and here not in grown:
        return []
    if state.walked < len(state.route):
        ahead = state.route[state.walked]
        return [ahead] if grown.get(ahead) == here else []
    return children(state, here)


def cards_on_route(state: BirdState) -> list[int]:
    """The cards that show on the cells of the route that are there."""
    shown = tops(state)
    return [shown[cell] for cell in state.route if cell in shown]


def colours_on_route(state: BirdState, cards: Cards) -> set[int]:
    """The colours that show on the route."""
    return {cards.colour(card) for card in cards_on_route(state)}


def colour_boost(state: BirdState, card: int, cards: Cards) -> int:
    """By how much a card on the route grows: by one for each other card of its colour there (rulebook, "Bird Instructions")."""
    return sum(cards.colour(other) == cards.colour(card) for other in cards_on_route(state)) - 1
