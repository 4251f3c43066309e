"""The route of the branch phase: which cells it has, and how it boosts the cards on it."""

from engine.games.bird_told_me.branch import children
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.state import NOTHING, TRUNK, BirdState


def cards_on_route(state: BirdState) -> list[int]:
    """The cards that show on the route, from the trunk as far as it has no gap. A twig comes after the one that it grows from."""
    before, found = TRUNK, []
    ahead = iter(state.route)
    wanted = next(ahead, NOTHING)
    for cell, parent, pile in state.twigs:
        if cell == wanted and parent == before:
            found.append(pile[-1])
            before, wanted = cell, next(ahead, NOTHING)
    return found


def next_cells(state: BirdState) -> list[int]:
    """Where the walker can go next: along the route to the card played, then on to whatever was added beyond it in this branch phase;
    [] at the end.

    A gap in the route ends it (rulebook, "Branch Phase"); so does the fall of the walker's own twig (our ruling).
    """
    joined = len(cards_on_route(state))
    if joined < state.walked:
        return []
    if state.walked < len(state.route):
        return list(state.route[state.walked : joined][:1])
    last = state.route[-1] if state.route else TRUNK
    return sorted(cell for cell in children(state, last) if cell in state.fresh)


def colours_on_route(state: BirdState, cards: Cards) -> set[int]:
    """The colours that show on the route."""
    return {cards.colours[card] for card in cards_on_route(state)}


def colour_boost(card: int, on_route: list[int], cards: Cards) -> int:
    """By how much a card on the route grows: by one for each other card of its colour there (rulebook, "Bird Instructions")."""
    return [cards.colours[other] for other in on_route].count(cards.colours[card]) - 1
