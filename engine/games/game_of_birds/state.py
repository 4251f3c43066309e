"""The state of a match of The Game of Birds and what a viewer may know of it.

Codes. A card is its kind. The first five species of a wonder are 5 * wonder + 0 to 4, in the order of their ids in cards.toml; its
threat is 35 + wonder; further species, which an owner's deck may have, are 42 + wonder, 49 + wonder and so on. So a code alone tells
its wonder, whatever the deck. Cells of the game board are 0-8 row by row. A place of a display is `3 * wonder + row`, row 0 the lowest.
Copies of a species cannot be told apart, as at a table.
"""

from engine.core.game import State, View

NEST, EGG, BEAK, SONG, FEATHER, FLIGHT, MIGRATION = range(7)
WONDERS = ("nest", "egg", "beak", "song", "feather", "flight", "migration")
SPECIES = 35
"""Cards below are birds; SPECIES + wonder is the threat of a wonder; what follows the threats are birds again."""
SPECIES_OF_WONDER = SPECIES // len(WONDERS)
FURTHER = SPECIES + len(WONDERS)
"""The code of the first of the further species."""

LINES = ((0, 1, 2), (0, 3, 6), (1, 4, 7), (0, 4, 8), (6, 7, 8), (3, 4, 5), (2, 5, 8))
"""The three cells that a card of each wonder takes (rulebook, "Play a card"; the grid is our reading)."""

PLUS_TWO, EYE, THREE_BIRDS, SWAP, SKULL, IGNORE = range(6)
WHITE_FACES = ("plus two", "eye", "three birds", "swap", "skull", "ignore")

RED_BAN, DISCARD, EAGLE = 7, 8, 9
"""Faces of danger dice besides the wonders 0-6, which ban the birds of that wonder. Which faces a die has is in the deck's file."""

NOTHING = -1
"""An empty place or cell, or no die."""
UNKNOWN = -2
"""In a view: a card that the viewer does not know."""

Numbers = tuple[int, ...]
Rows = tuple[Numbers, ...]
Species = tuple[int, int, int]
"""A bird species: (wonder, list, points), list 0 green, 1 amber, 2 red."""
Names = tuple[tuple[str, str, str], ...]
"""Names of cards by their codes: (German, English, Czech)."""


class BirdsState(State):
    """The whole truth of a match. Piles are sorted: they have no order before luck draws from them."""

    round: int
    """Counts from 1."""
    first: int
    """Who holds the bird figure."""
    pile: Numbers
    discards: Numbers
    scenarios: Numbers
    """Scenario cards not revealed yet."""
    scenario: int
    board: Numbers
    """The card on each of nine cells, or NOTHING."""
    down: int
    """The bit mask of the cells whose card lies face down."""
    peeked: Numbers
    """For each seat the bit mask of the cells whose face-down card it has looked at."""
    white: Numbers
    """The faces of the white dice not chosen yet, sorted."""
    danger: Numbers
    """The faces of the two danger dice."""
    die: int
    """The face of the white die chosen for the turn going on, or NOTHING; a Skull once used becomes NOTHING."""
    ignored: int
    """The danger die (0 or 1) that does not count in this turn, or NOTHING."""
    known: Rows
    """For each seat the cards in hand that everybody has seen, sorted."""
    secret: Rows
    """For each seat the other cards in hand, sorted."""
    played: int
    """The card played for its line in this turn, still beside the board, or NOTHING."""
    displays: Rows
    """For each seat 21 places: a card or NOTHING."""
    tiles: Rows
    """For each seat 21 places: the points of the point tile there (7, 8, 10), 0 for none."""
    bonuses: Numbers
    """For each seat its bonus tiles "2 points"."""
    medals: Numbers
    """For each seat the bit mask of the rows that have brought it a medal."""
    winner: int
    """The seat that filled its display with 21 birds, or NOTHING."""


class BirdsView(View):
    """What a viewer may know: fields as in BirdsState, but face-down cards not peeked at and others' secret cards are UNKNOWN,
    and the draw pile is only counted. `species`, `names`, `forms` and `layouts` describe the deck: birds and names by the codes of
    cards, the names once more in their forms from the longest to the shortest, and for each scenario card the bit mask of its black
    spaces."""

    round: int
    first: int
    pile: int
    discards: Numbers
    scenarios: Numbers
    scenario: int
    board: Numbers
    down: int
    peeked: Numbers
    white: Numbers
    danger: Numbers
    die: int
    ignored: int
    known: Rows
    secret: Rows
    played: int
    displays: Rows
    tiles: Rows
    bonuses: Numbers
    medals: Numbers
    winner: int
    species: tuple[Species, ...]
    names: Names
    forms: tuple[Names, ...]
    layouts: Numbers


def wonder_of(card: int) -> int:
    """The wonder of a bird or a threat."""
    return card // SPECIES_OF_WONDER if card < SPECIES else (card - SPECIES) % len(WONDERS)


def is_bird(card: int) -> bool:
    """Whether a card is a bird; NOTHING is not."""
    return 0 <= card < SPECIES or card >= FURTHER


def is_threat(card: int) -> bool:
    """Whether a card is a threat; NOTHING is not."""
    return SPECIES <= card < FURTHER


def code_of(wonder: int, number: int) -> int:
    """The code of a wonder's species by its number among them, from 0."""
    if number < SPECIES_OF_WONDER:
        return SPECIES_OF_WONDER * wonder + number
    return FURTHER + len(WONDERS) * (number - SPECIES_OF_WONDER) + wonder


def rounds_of(seats: int) -> int:
    """How many rounds a match has (rulebook, "Gameplay")."""
    return 9 if seats == 3 else 8
