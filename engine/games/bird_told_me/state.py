"""The state of a match of The Bird Told Me to Do It and what a viewer may know of it.

Codes. A card is its number in the order of cards.toml, 0-47; with two decks each number is there twice, and the two cannot be told
apart. Colours 0-5 in the order K B R G W Y. The table has cells of 200 rows and columns, `cell = 200 * row + column`, the trunk on
row 100, column 100: not even 96 twigs in a line reach its edge.
"""

from engine.core.coordinates import column_name
from engine.core.game import State, View

STRIDE = 200
TRUNK = 100 * STRIDE + 100
LEFT, RIGHT, UP, DOWN = range(4)
STEPS = -1, 1, -STRIDE, STRIDE
"""What each direction adds to a cell."""
OPPOSITE = RIGHT, LEFT, DOWN, UP
WAYS = tuple(tuple((step, OPPOSITE[way]) for way, step in enumerate(STEPS) if exits >> way & 1) for exits in range(16))
"""For each set of exits, as bits of directions: (step, the direction in which a neighbour there has the exit that meets it)."""

NIGHT, SEA, FIRE, SILVER, SNOW, SUN = range(6)
COLOURS = ("nightbird", "seabird", "firebird", "silverbird", "snowbird", "sunbird")

NOBODY = -1
NOTHING = -1
UNKNOWN = -1
"""In a view: a card that the viewer does not know."""

GOES_ON, DECK_RAN_OUT, THIRTY, LAST_AWARD = range(4)
"""How the match stands to its end."""

Numbers = tuple[int, ...]
Rows = tuple[Numbers, ...]

Twig = tuple[int, int, Numbers]
"""(cell, cell of its parent or TRUNK, cards from the lowest to the one that shows)"""

Tells = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
"""What a card tells: for each instruction (name, its numbers, each with 1 if boosts make it grow)."""


def coordinate(cell: int) -> str:
    """The name of a cell: a column letter and a row number, N50 for the trunk; names that stay while the branch grows."""
    row, column = divmod(cell, STRIDE)
    return f"{column_name(column - 50)}{row - 50}"


class BirdState(State):
    """The whole truth of a match. The deck is sorted: it has no order before luck draws from it."""

    deck: Numbers
    discards: Numbers
    """The discard pile, its top last."""
    depletions: int
    """How often the deck has run out."""
    hands: Rows
    """For each seat its cards, sorted."""
    known: tuple[Rows, ...]
    """For each seat, and last for spectators: for each hand the cards that this observer is sure of, sorted; () for its own."""
    plumage: Numbers
    """For each colour the seat that holds its plumage card, or NOBODY."""
    pass_card: int
    """The seat that holds the pass card, or NOBODY."""
    twigs: tuple[Twig, ...]
    """The branch, in the order in which its twigs came."""
    piles: Rows
    """For each seat its score pile, the top last."""
    current: int
    """Whose turn it is."""
    route: Numbers
    """The cells from the trunk to the card played, and what was walked beyond it."""
    walked: int
    """How many cells of the route have been reached."""
    fresh: Numbers
    """The cells on which cards were added in this branch phase; the route goes on beyond the card played only to these."""
    card: int
    """The card whose step it is, or NOTHING."""
    previous: int
    """The card of the step before, or NOTHING."""
    performed: tuple[tuple[int, int], ...]
    """In this step: (performing card, performed card)."""
    next_boost: int
    last_boost: int
    ending: int


class BirdView(View):
    """What a viewer may know: fields as in BirdState, but others' cards that the viewer is not sure of are UNKNOWN, the deck is only
    counted, and of what others know there is only `public`: the cards in each hand that everybody is sure of. `cards` describes the
    deck: (colour, value, exits as bits of directions), and `tells` what each card tells."""

    deck: int
    discards: Numbers
    depletions: int
    hands: Rows
    public: Rows
    plumage: Numbers
    pass_card: int
    twigs: tuple[Twig, ...]
    piles: Rows
    current: int
    route: Numbers
    walked: int
    fresh: Numbers
    card: int
    previous: int
    performed: tuple[tuple[int, int], ...]
    next_boost: int
    last_boost: int
    ending: int
    cards: tuple[tuple[int, int, int], ...]
    tells: tuple[Tells, ...]

    def coordinate(self, cell: int) -> str:
        """The name of a cell, the same in texts and pictures."""
        return coordinate(cell)
