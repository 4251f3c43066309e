"""The state of a Bower match and what a viewer may know of it.

Codes. A cell of a nest is `column + 6 * row`: column 0-5 along the birds board, row 0 touches the board, row 1 lies behind
it, up to row 3 (4 in Super Nest). Cell 8 is called "b3": row letter a-e, column number 1-6. A tile is its number in
cards.toml (N07 = 7, B03 = 103). A square code is `2 * tile + half`, 0 an empty cell. Half 0 of a placed tile lies on the cell
that the action names, half 1 lies in the direction `turn`: 0 column + 1, 1 away from the board, 2 column - 1, 3 towards the board.
"""

from engine.core.game import State, View

COLUMNS = 6

# Objects; 0-7 are also the symbols of request eggs, where 3 and 7 ask for feathers or flowers of any colour.
YELLOW_FEATHER, VIOLET_FEATHER, RED_FEATHER, WHITE_FEATHER = 0, 1, 2, 3
YELLOW_FLOWER, VIOLET_FLOWER, RED_FLOWER, WHITE_FLOWER = 4, 5, 6, 7
GEM, SHELL, COLOURED_SHELL = 8, 9, 10
OBJECTS = (
    "yellow feather", "violet feather", "red feather", "white feather",
    "yellow flower", "violet flower", "red flower", "white flower",
    "gem", "shell", "coloured shell",
)  # fmt: skip
REQUESTS = (*OBJECTS[:3], "any feather", *OBJECTS[4:7], "any flower")

STRAW, MOSS, GRAVEL, EARTH = 0, 1, 2, 3
MATERIALS = ("straw", "moss", "gravel", "earth")

X, FLOWER_TOKEN, FEATHER_TOKEN, SHELLS, BRANCH = 0, 1, 2, 3, 4
TOKENS = ("x", "white flower", "white feather", "shells", "branch")

BONUS = 100
"""Bonus tile Bnn has the number 100 + nn."""

Square = tuple[int, tuple[int, ...]]
"""(material, objects)"""

Tile = tuple[int, Square, Square]
"""(number, half 0, half 1)"""

BonusTile = tuple[int, str, str]
"""(number, kind, of): (110, "spy", "rival"); nest bonus tiles have "" as `of` and their squares among the tiles."""

Token = tuple[int, int, int, int]
"""(token, nest, cell, detail): detail is the crossed-out object of an X, the axis of a Branch (0 along a row: it links
column - 1 and column + 1; 1 along a column: it links row - 1 and row + 1), else 0. Cell -1: covered by the cover tile."""

Seats = tuple[tuple[int, ...], tuple[int, ...]]


class BowerState(State):
    """The whole truth of a match. Piles are sorted: their order does not exist before luck draws from them."""

    super_nest: int
    fair_play: int
    first: int
    """The seat that was chosen to begin."""
    requests: tuple[int, ...]
    """Eight symbols: of columns 1-6, then of the two eggs out of play. The egg of column c faces seat c % 2 (c from 0)."""
    seen: tuple[int, int]
    """For each seat the bit mask of the requests that it knows."""
    stack: tuple[int, ...]
    """Nest tiles not drawn yet, sorted."""
    display: tuple[int, ...]
    hands: Seats
    limits: tuple[int, int]
    """How many tiles each hand may hold between turns."""
    given: tuple[int, int]
    """The tile that each seat must play in its next turn instead of taking one; 0 = none."""
    nests: Seats
    """For each seat a square code a cell, 24 or 30 of them; 0 = empty."""
    buried: Seats
    """Square codes covered by the cover tile."""
    tokens: tuple[Token, ...]
    bonus_stack: tuple[int, ...]
    """Bonus tiles not drawn yet, sorted; empty in Super Nest."""
    bonus_open: tuple[int, ...]
    """The open bonus tiles of Super Nest."""
    bonus_box: tuple[int, ...]
    """Bonus tiles left in the box."""
    discards: Seats
    """For each seat the bonus tiles that it looked at and did not choose, sorted; the rival has not seen them."""
    taken: Seats
    """For each seat the bonus tiles that it chose, in order."""
    lost: tuple[int, ...]
    """Nest tiles out of the match: discarded, or given and not placeable."""
    paid: tuple[int, int]
    """For each seat the bit mask of the columns whose third gem has been used up."""
    turns: tuple[int, int]
    """Turns played to the end."""
    again: int
    """The seat that plays a second turn after its next one; -1 = none."""


class BowerView(View):
    """What a viewer may know. Fields as in BowerState, except that

    - `requests` holds -1 for a symbol not known (all are known when the match is over),
    - `discards` holds 0 for a bonus tile not known, and the top frame's offered bonus tiles are 0 for others than the chooser,
    - `bonus_stack` is only counted,
    - `tiles` and `bonuses` describe the set of components, so that a view can be read and drawn by itself.

    A rival's hand was taken openly, so it is here; pictures and texts do not show it.
    """

    super_nest: int
    fair_play: int
    first: int
    requests: tuple[int, ...]
    seen: tuple[int, int]
    """Which requests each seat has looked at: that is public, their symbols are not."""
    stack: tuple[int, ...]
    display: tuple[int, ...]
    hands: Seats
    limits: tuple[int, int]
    given: tuple[int, int]
    nests: Seats
    buried: Seats
    tokens: tuple[Token, ...]
    bonus_stack: int
    bonus_open: tuple[int, ...]
    bonus_box: tuple[int, ...]
    discards: Seats
    taken: Seats
    lost: tuple[int, ...]
    paid: tuple[int, int]
    turns: tuple[int, int]
    again: int
    tiles: tuple[Tile, ...]
    """Every domino of the set: nest tiles and nest bonus tiles."""
    bonuses: tuple[BonusTile, ...]


def turns_each(match: BowerState | BowerView) -> int:
    """How many turns each seat plays: 12, in Super Nest 15."""
    return 15 if match.super_nest else 12


def coordinate(cell: int) -> str:
    """The name of a cell: row letter a-e from the board outwards, column number 1-6."""
    return f"{'abcde'[cell // COLUMNS]}{cell % COLUMNS + 1}"
