"""The state of a match of Crows and what a viewer may know of it.

Codes. The table has cells of 100 rows and 100 columns, `cell = 100 * row + column`; the centre of the starting diamond is row 50,
column 50. No match can reach the edge: the diamond ends two cells from its centre, and at most 44 tiles are placed after it, whether
drawn or moved by Trash. Cell names: see engine.core.coordinates.
"""

from engine.core.coordinates import STRIDE as STRIDE
from engine.core.coordinates import column_name as column_name
from engine.core.coordinates import coordinate as coordinate
from engine.core.game import State, View

CENTRE = 50 * STRIDE + 50

EMPTY, ONE_CROW, TWO_CROWS, THREE_CROWS, TRASH, TRINKETS, CEMETERY = range(7)
"""The kinds of tiles. A tree's number is the number of its crow icons."""
TILES = ("empty tree", "1-crow tree", "2-crow tree", "3-crow tree", "trash", "trinkets", "cemetery")

NO_CEMETERIES, TOMBSTONE, NO_FLOCKING, TWO_CROWS_TOKEN, THREE_POINTS = range(5)
TOKENS = ("no cemeteries", "tombstone", "no flocking", "2 crows", "3 points")

TOP, RIGHT, BOTTOM, LEFT = range(4)
STEPS = -STRIDE, 1, STRIDE, -1
"""What each direction adds to a cell."""

NOWHERE = -1

Numbers = tuple[int, ...]


class CrowsState(State):
    """The whole truth of a match. The deck has no order before luck draws from it.

    `cells`, `kinds` and `crows` are parallel: the tiles on the table in the order in which they came.
    """

    tile_choices: int
    random_trash: int
    all_the_birds: int
    scoring_cap: int
    round: int
    """Counts from 1."""
    first: int
    """Who holds the First Player marker."""
    cells: Numbers
    kinds: Numbers
    crows: Numbers
    crow_pile: int
    unseen: Numbers
    """The kinds of the tiles that nobody has seen, sorted: the deck and those returned to the box at random."""
    deck: int
    """How many of the unseen tiles can still be drawn."""
    open: Numbers
    """The face-up tiles of Tile Choices."""
    trash: Numbers
    """For each seat 1 while it holds its Trash tile, else 0."""
    trashed: Numbers
    """For each seat 1 once it has played a Trash tile, else 0."""
    objects: Numbers
    """For each seat the cell of its shiny object, or NOWHERE."""
    tokens: tuple[Numbers, ...]
    """For each seat its special tokens, sorted."""
    token_pile: Numbers
    """The tokens that nobody has drawn yet, sorted."""
    spent: Numbers
    """The tokens played in the match, in order."""
    cancelled: int
    """1 while No Cemeteries is in force."""
    tombs: Numbers
    """Cells with a Tombstone this round."""
    roosts: Numbers
    """Cells with No Flocking this round."""
    scores: Numbers


class CrowsView(View):
    """What a viewer may know: fields as in CrowsState, but others' tokens are -1 each, and the token pile is only counted."""

    tile_choices: int
    random_trash: int
    all_the_birds: int
    scoring_cap: int
    round: int
    first: int
    cells: Numbers
    kinds: Numbers
    crows: Numbers
    crow_pile: int
    unseen: Numbers
    deck: int
    open: Numbers
    trash: Numbers
    trashed: Numbers
    objects: Numbers
    tokens: tuple[Numbers, ...]
    token_pile: int
    spent: Numbers
    cancelled: int
    tombs: Numbers
    roosts: Numbers
    scores: Numbers


Match = CrowsState | CrowsView
"""What lies openly on the table can be read from the state and from any view of it."""
