"""The route of the branch phase: which cells it has, and how it boosts the cards on it."""

from engine.games.bird_told_me.branch import children, parents
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.state import NOTHING, TRUNK, BirdState, Numbers


def joined_route(state: BirdState) -> Numbers:
    """The cells of the route from the trunk as far as it has no gap."""
    grown = parents(state)
    before = TRUNK
    for place, cell in enumerate(state.route):
        if grown.get(cell) != before:
            return state.route[:place]
        before = cell
    return state.route


def next_cells(state: BirdState) -> list[int]:
    """Where the walker can go next: along the route to the card played, then on to whatever was added beyond it in this branch phase;
    [] at the end.

    A gap in the route ends it (rulebook, "Branch Phase"); so does the fall of the walker's own twig (our ruling).
    """
    joined = joined_route(state)
    if len(joined) < state.walked:
        return []
    if state.walked < len(state.route):
        return list(joined[state.walked : state.walked + 1])
    return sorted(cell for cell in children(state, joined[-1] if joined else TRUNK) if cell in state.fresh)


def cards_on_route(state: BirdState) -> list[int]:
    """The cards that show on the route, from the trunk as far as it has no gap."""
    twigs = {cell: (parent, pile[-1]) for cell, parent, pile in state.twigs}
    before, found = TRUNK, []
    for cell in state.route:
        parent, card = twigs.get(cell, (NOTHING, NOTHING))
        if parent != before:
            break
        found.append(card)
        before = cell
    return found


def colours_on_route(state: BirdState, cards: Cards) -> set[int]:
    """The colours that show on the route."""
    return {cards.colours[card] for card in cards_on_route(state)}


def colour_boost(card: int, on_route: list[int], cards: Cards) -> int:
    """By how much a card on the route grows: by one for each other card of its colour there (rulebook, "Bird Instructions")."""
    return [cards.colours[other] for other in on_route].count(cards.colours[card]) - 1
