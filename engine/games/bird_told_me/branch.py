"""The branch: a tree of twigs from the trunk. Where cards can be added or placed over twigs, and what falls when one goes."""

from functools import lru_cache

from engine.core.game import Tell
from engine.core.notation import Action
from engine.games.bird_told_me.cards import MOST_BIRDS, Cards
from engine.games.bird_told_me.piles import discard
from engine.games.bird_told_me.state import LEFT, NOBODY, OPPOSITE, RIGHT, STEPS, STRIDE, TRUNK, WAYS, BirdState, Twig

FIRST_CELLS = (TRUNK + STEPS[LEFT], RIGHT), (TRUNK + STEPS[RIGHT], LEFT)
"""The two sides of the trunk, with the exit that the first card needs there (rulebook, "Adding to the Branch")."""

BESIDE_TRUNK = {TRUNK + step: 1 << OPPOSITE[way] for way, step in enumerate(STEPS)}
"""For each cell beside the trunk the direction, as a bit, in which the trunk lies."""
WAY_OF = {step: way for way, step in enumerate(STEPS)}

Places = tuple[tuple[int, int], ...]
"""(cell, set of the cards that can go there), ascending."""


def at(verb: str, cell: int, *before: int) -> Action:
    """An action that names a cell last, by its row and column."""
    return (verb, *before, *divmod(cell, STRIDE))


def cell_of(action: Action) -> int:
    """The cell that an action names last."""
    return int(action[-2]) * STRIDE + int(action[-1])


def tops(state: BirdState) -> dict[int, int]:
    """The card that shows on each cell of the branch."""
    return {cell: cards[-1] for cell, _, cards in state.twigs}


def parents(state: BirdState) -> dict[int, int]:
    """For each cell of the branch the cell that it grows from."""
    return {cell: parent for cell, parent, _ in state.twigs}


def children(state: BirdState, cell: int) -> list[int]:
    """The cells that grow from a cell, or from the TRUNK."""
    return [other for other, parent, _ in state.twigs if parent == cell]


def ends(state: BirdState) -> list[int]:
    """The cells from which nothing grows, ascending."""
    inner = {parent for _, parent, _ in state.twigs}
    return sorted(cell for cell, _, _ in state.twigs if cell not in inner)


def path_to(state: BirdState, cell: int) -> tuple[int, ...]:
    """The cells from the trunk to a cell of the branch."""
    grown = parents(state)
    path: list[int] = []
    while cell != TRUNK:
        path.append(cell)
        cell = grown[cell]
    return tuple(path[::-1])


def direction_to(cell: int, other: int) -> int:
    """The direction in which a neighbouring cell lies."""
    return WAY_OF[other - cell]


@lru_cache(maxsize=64)
def open_places(twigs: tuple[Twig, ...], cards: Cards) -> Places:
    """The free cells where some card can be added, each with the set of those cards (rulebook, "Adding to the Branch").

    Exactly one pair of exits meets (a second one would be a loop), the trunk is not met except by the first card, and the twig that the
    card grows from has at least as many birds.
    """
    if not twigs:
        return tuple((cell, cards.to_add(0, exit, MOST_BIRDS)) for cell, exit in FIRST_CELLS)
    shown = {cell: pile[-1] for cell, _, pile in twigs}
    met: dict[int, list[tuple[int, int]]] = {}
    for cell, card in shown.items():
        for step, side in WAYS[cards.exits[card]]:
            if cell + step not in shown and cell + step != TRUNK:
                met.setdefault(cell + step, []).append((side, cards.values[card]))
    places = []
    for cell, sides in sorted(met.items()):
        near = BESIDE_TRUNK.get(cell, 0)
        for side, _ in sides:
            near |= 1 << side
        fitting = 0
        for side, birds in sides:
            fitting |= cards.to_add(near, side, birds)
        if fitting:
            places.append((cell, fitting))
    return tuple(places)


@lru_cache(maxsize=64)
def places_over(twigs: tuple[Twig, ...], cards: Cards) -> Places:
    """The cells whose twig some card can cover, each with the set of those cards: it keeps all connections, and the numbers of birds
    still fall outwards (rulebook, "Place a card"). The trunk sets no limit (our ruling)."""
    bounds: dict[int, tuple[int, int, int]] = {}
    seen: dict[int, int] = {}
    for cell, parent, pile in twigs:
        way, birds = WAY_OF[parent - cell], cards.values[pile[-1]]
        seen[cell], most = birds, MOST_BIRDS
        if parent != TRUNK:
            exits, least, above = bounds[parent]
            bounds[parent] = exits | 1 << OPPOSITE[way], max(least, birds), above
            most = seen[parent]
        bounds[cell] = 1 << way, 0, most
    found = [(cell, cards.to_cover(*bounds[cell])) for cell in sorted(bounds)]
    return tuple([place for place in found if place[1]])


def cells_for(card: int, places: Places) -> list[int]:
    """The cells of some places where a card can go."""
    return [cell for cell, fitting in places if fitting >> card & 1]


def additions(state: BirdState, hand: list[int], cards: Cards) -> list[Action]:
    """All ways to add one of some cards to the branch."""
    places = [(divmod(cell, STRIDE), fitting) for cell, fitting in open_places(state.twigs, cards)]
    return [("add", card, *where) for card in hand for where, fitting in places if fitting >> card & 1]


def add(state: BirdState, card: int, cell: int, cards: Cards) -> None:
    """Add a card on a cell of `open_places` where it can go; it grows from the only twig whose exit it meets."""
    shown = tops(state)
    around = ((cell + step, side) for step, side in WAYS[cards.exits[card]] if cell + step in shown)
    met = (other for other, side in around if cards.exits[shown[other]] >> side & 1)
    state.twigs += ((cell, next(met) if shown else TRUNK, (card,)),)
    state.fresh += (cell,)


def cover(state: BirdState, card: int, cell: int) -> None:
    """Lay a card over a twig. It makes no new connection (our ruling)."""
    state.twigs = tuple((other, parent, (*pile, card) if other == cell else pile) for other, parent, pile in state.twigs)


def exchange(state: BirdState, card: int, cell: int) -> int:
    """Put a card in the place of the one that shows on a cell, which is returned."""
    top = tops(state)[cell]
    state.twigs = tuple((other, parent, (*pile[:-1], card) if other == cell else pile) for other, parent, pile in state.twigs)
    return top


def take_off(state: BirdState, cell: int) -> int:
    """Take the card that shows off a cell and return it; what it covered comes to light. `let_fall` must follow."""
    top = tops(state)[cell]
    twigs: list[Twig] = []
    for other, parent, pile in state.twigs:
        if other != cell:
            twigs.append((other, parent, pile))
        elif len(pile) > 1:
            twigs.append((other, parent, pile[:-1]))
    state.twigs = tuple(twigs)
    return top


def let_fall(state: BirdState, cell: int, cards: Cards, tell: Tell) -> None:
    """After a card was taken off a cell: tell what comes to light there, and put all twigs that have lost their way to the trunk on the
    discard pile (our ruling). With nothing left but the trunk, plumage and pass card go back (rulebook, "Branch Award")."""
    shown = tops(state)
    if cell in shown:
        tell(("uncovered", (), (cell, shown[cell])))
    held: set[int] = set()
    for other, parent, _ in state.twigs:
        if is_joined(shown, other, parent, held, cards):
            held.add(other)
    fallen = tuple((other, card) for other, _, pile in state.twigs if other not in held for card in pile)
    state.twigs = tuple(twig for twig in state.twigs if twig[0] in held)
    discard(state, *(card for _, card in fallen))
    for other, card in fallen:
        tell(("fell", (), (other, card)))
    clear_bare_trunk(state, tell)


def is_joined(shown: dict[int, int], cell: int, parent: int, held: set[int], cards: Cards) -> bool:
    """Whether a twig still hangs on its parent: the parent is there, and both exits meet. A parent always comes before its children."""
    direction = direction_to(cell, parent)
    if not cards.exits[shown[cell]] >> direction & 1:
        return False
    return parent == TRUNK or (parent in held and bool(cards.exits[shown[parent]] >> OPPOSITE[direction] & 1))


def clear_bare_trunk(state: BirdState, tell: Tell) -> None:
    """While there is only the trunk, nobody holds plumage or the pass card (rulebook, "Branch Award")."""
    if not state.twigs and (state.pass_card != NOBODY or any(owner != NOBODY for owner in state.plumage)):
        tell(("bare", (), ()))
        return_to_table(state)


def return_to_table(state: BirdState) -> None:
    """All plumage cards and the pass card go back beside the deck."""
    state.plumage = (NOBODY,) * len(state.plumage)
    state.pass_card = NOBODY


def is_full(state: BirdState, cards: Cards) -> bool:
    """Whether no card of the deck could be added anywhere; hands are not looked at (our ruling)."""
    return bool(state.twigs) and not open_places(state.twigs, cards)


def colours_on(state: BirdState, cards: Cards) -> set[int]:
    """The colours that show on the branch."""
    return {cards.colours[pile[-1]] for _, _, pile in state.twigs}
