"""The branch: a tree of twigs from the trunk. Where cards can be added or placed over twigs, and what falls when one goes."""

from engine.core.game import Tell
from engine.core.notation import Action
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.piles import discard
from engine.games.bird_told_me.state import LEFT, NOBODY, OPPOSITE, RIGHT, STEPS, STRIDE, TRUNK, BirdState, Twig

FIRST_CELLS = (TRUNK + STEPS[LEFT], RIGHT), (TRUNK + STEPS[RIGHT], LEFT)
"""The two sides of the trunk, with the exit that the first card needs there (rulebook, "Adding to the Branch")."""


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
    """The cells from which nothing grows, in the order of the twigs."""
    inner = {parent for _, parent, _ in state.twigs}
    return [cell for cell, _, _ in state.twigs if cell not in inner]


def path_to(state: BirdState, cell: int) -> tuple[int, ...]:
    """The cells from the trunk to a cell of the branch."""
    grown = parents(state)
    path: list[int] = []
    while cell != TRUNK:
        path.append(cell)
        cell = grown[cell]
    return tuple(path[::-1])


Socket = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""A free cell beside twigs: (cell, bits of the directions where a twig's exit points here, bit of the trunk's direction, and for each of
the former (its bit, the birds of that twig))."""


def sockets(state: BirdState, cards: Cards) -> list[Socket]:
    """The free cells at which an exit of the branch points, ascending."""
    shown = tops(state)
    found: dict[int, list[tuple[int, int]]] = {}
    for cell, card in shown.items():
        for direction, step in enumerate(STEPS):
            free = cell + step
            if free not in shown and free != TRUNK and cards.has_exit(card, direction):
                found.setdefault(free, []).append((1 << OPPOSITE[direction], cards.value(card)))
    return [(cell, sum(bit for bit, _ in met), trunk_bit(cell), tuple(met)) for cell, met in sorted(found.items())]


def trunk_bit(cell: int) -> int:
    """The bit of the direction in which the trunk lies beside a cell, or 0."""
    return next((1 << direction for direction, step in enumerate(STEPS) if cell + step == TRUNK), 0)


def takes(socket: Socket, colour_value_exits: tuple[int, int, int]) -> bool:
    """Whether a card can be added there: exactly one pair of exits meets (a second one would be a loop), the trunk is not met, and the
    twig that it grows from has at least as many birds (rulebook, "Adding to the Branch")."""
    _, open_exits, trunk, met = socket
    _, value, exits = colour_value_exits
    joined = exits & open_exits
    if not joined or joined & joined - 1 or exits & trunk:
        return False
    return any(bit == joined and value <= birds for bit, birds in met)


def additions(state: BirdState, hand: list[int], cards: Cards) -> list[Action]:
    """All ways to add one of some cards to the branch."""
    if not state.twigs:
        return [at("add", cell, card) for card in hand for cell in places_to_add(state, card, cards)]
    open_ends = sockets(state, cards)
    return [at("add", socket[0], card) for card in hand for socket in open_ends if takes(socket, cards.faces[card])]


def places_to_add(state: BirdState, card: int, cards: Cards) -> list[int]:
    """The free cells where a card can be added, ascending (rulebook, "Adding to the Branch")."""
    if not state.twigs:
        return [cell for cell, exit in FIRST_CELLS if cards.has_exit(card, exit)]
    return [socket[0] for socket in sockets(state, cards) if takes(socket, cards.faces[card])]


def is_below(shown: dict[int, int], parent: int, card: int, cards: Cards) -> bool:
    """Whether a card has at most as many birds as the twig that it grows from."""
    return cards.value(card) <= cards.value(shown[parent])


def parent_at(shown: dict[int, int], card: int, cell: int, cards: Cards) -> int:
    """The cell to which a card connects when it is added on a cell of `places_to_add`."""
    around = ((cell + step, direction) for direction, step in enumerate(STEPS) if cards.has_exit(card, direction))
    return next(other for other, direction in around if other in shown and cards.has_exit(shown[other], OPPOSITE[direction]))


def add(state: BirdState, card: int, cell: int, cards: Cards) -> None:
    """Add a card on a cell of `places_to_add`."""
    parent = parent_at(tops(state), card, cell, cards) if state.twigs else TRUNK
    state.twigs += ((cell, parent, (card,)),)


def places_over(state: BirdState, card: int, cards: Cards, most: int = 0) -> list[int]:
    """The cells whose twig a card can cover: it keeps all connections, and the numbers of birds still fall outwards.

    Rulebook, "Place a card"; the trunk sets no limit (our ruling). With `most` only twigs of at most so many birds.
    """
    shown = tops(state)
    grown = parents(state)
    found = []
    for cell, top in shown.items():
        young = children(state, cell)
        met = [grown[cell], *young]
        keeps = all(cards.has_exit(card, direction) for direction, step in enumerate(STEPS) if cell + step in met)
        fits = grown[cell] == TRUNK or is_below(shown, grown[cell], card, cards)
        fits = fits and all(cards.value(shown[child]) <= cards.value(card) for child in young)
        if keeps and fits and (not most or cards.value(top) <= most):
            found.append(cell)
    return sorted(found)


def cover(state: BirdState, card: int, cell: int) -> None:
    """Lay a card over a twig. It makes no new connection (our ruling)."""
    state.twigs = tuple((other, parent, (*pile, card) if other == cell else pile) for other, parent, pile in state.twigs)


def exchange(state: BirdState, card: int, cell: int) -> int:
    """Put a card in the place of the one that shows on a cell, which is returned."""
    top = tops(state)[cell]
    state.twigs = tuple((other, parent, (*pile[:-1], card) if other == cell else pile) for other, parent, pile in state.twigs)
    return top


def take_off(state: BirdState, cell: int, cards: Cards, tell: Tell) -> int:
    """Take the card that shows off a cell and return it. What it covered comes to light; what is cut off falls (our rulings)."""
    top = tops(state)[cell]
    twigs: list[Twig] = []
    for other, parent, pile in state.twigs:
        if other != cell:
            twigs.append((other, parent, pile))
        elif len(pile) > 1:
            twigs.append((other, parent, pile[:-1]))
    state.twigs = tuple(twigs)
    let_fall(state, cards, tell)
    return top


def let_fall(state: BirdState, cards: Cards, tell: Tell) -> None:
    """Put all twigs that have lost their way to the trunk on the discard pile. With nothing left but the trunk, plumage and pass card
    go back (rulebook, "Branch Award")."""
    shown = tops(state)
    held: set[int] = set()
    for cell, parent, _ in state.twigs:
        if is_joined(shown, cell, parent, held, cards):
            held.add(cell)
    fallen = tuple((cell, card) for cell, _, pile in state.twigs if cell not in held for card in pile)
    state.twigs = tuple(twig for twig in state.twigs if twig[0] in held)
    discard(state, *(card for _, card in fallen))
    for cell, card in fallen:
        tell(("fell", (), (cell, card)))
    if not state.twigs:
        return_to_table(state)


def is_joined(shown: dict[int, int], cell: int, parent: int, held: set[int], cards: Cards) -> bool:
    """Whether a twig still hangs on its parent: the parent is there, and both exits meet. A parent always comes before its children."""
    direction = next(direction for direction, step in enumerate(STEPS) if cell + step == parent)
    if not cards.has_exit(shown[cell], direction):
        return False
    return parent == TRUNK or (parent in held and cards.has_exit(shown[parent], OPPOSITE[direction]))


def return_to_table(state: BirdState) -> None:
    """All plumage cards and the pass card go back beside the deck."""
    state.plumage = (NOBODY,) * len(state.plumage)
    state.pass_card = NOBODY


def is_full(state: BirdState, cards: Cards) -> bool:
    """Whether no card of the deck could be added anywhere; hands are not looked at (our ruling)."""
    open_ends = sockets(state, cards)
    return bool(state.twigs) and not any(takes(socket, face) for socket in open_ends for face in cards.faces)


def colours_on(state: BirdState, cards: Cards) -> set[int]:
    """The colours that show on the branch."""
    return {cards.colour(card) for card in tops(state).values()}
