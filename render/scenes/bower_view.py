"""What Bower's pictures read of a view and of a scoring, and what of a picture's request they work out first."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from engine.core.game import Frame, Told
from engine.core.notation import Action

COLUMNS = 6
CROSS, BRANCH = 0, 4
COLOURED_SHELL = 10
FEATHERS, FLOWERS = range(4), range(4, 8)
"""The objects of each kind: yellow, violet, red, white."""
ANY = 3
"""Request symbols 3 and 7 ask for feathers and flowers of any colour."""

Square = tuple[int, tuple[int, ...]]
Tile = tuple[int, Square, Square]
Pair = tuple[int, int]
Token = tuple[int, int, int, int]
"""(token, nest, cell, detail), as in the view."""


class BowerSight(Protocol):
    """The fields of a Bower view that pictures read; their meaning is that of the view."""

    seat: int
    frames: tuple[Frame, ...]
    resigned: tuple[int, ...]
    super_nest: int
    first: int
    requests: tuple[int, ...]
    seen: Pair
    stack: tuple[int, ...]
    display: tuple[int, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    given: Pair
    nests: tuple[tuple[int, ...], tuple[int, ...]]
    tokens: tuple[Token, ...]
    bonus_stack: int
    bonus_open: tuple[int, ...]
    taken: tuple[tuple[int, ...], tuple[int, ...]]
    turns: Pair
    tiles: tuple[Tile, ...]
    bonuses: tuple[tuple[int, str, str], ...]


class LineSight(Protocol):
    """One line of the scoring."""

    kind: str
    index: int
    counts: Pair
    shells: Pair
    coloured: Pair
    winner: int
    eggs: int
    owner: int
    cells: tuple[tuple[int, ...], tuple[int, ...]]


class ScoringSight(Protocol):
    """The final scoring."""

    lines: Sequence[LineSight]
    eggs: Pair
    shells: Pair
    coloured: Pair
    winners: tuple[int, ...]


@lru_cache(maxsize=8)
def faces(tiles: tuple[Tile, ...]) -> Mapping[int, Square]:
    """The square of each code (2 * tile + half)."""
    return {2 * number + half: square for number, *halves in tiles for half, square in enumerate(halves)}


@lru_cache(maxsize=8)
def bonus_signs(bonuses: tuple[tuple[int, str, str], ...]) -> Mapping[int, str]:
    """The sprite of each bonus tile; "" for nest tiles, which show their own squares."""
    return {number: f"bonus.{kind}.{of}" if of else "" for number, kind, of in bonuses}


def actor(view: BowerSight) -> int:
    """The seat that is asked, -1 when none is."""
    return view.frames[-1][1][0] if view.frames and view.frames[-1][1] else -1


def question(view: BowerSight) -> str:
    """The kind of the question that is open, "over" at the end."""
    return view.frames[-1][0] if view.frames else "over"


def subject(view: BowerSight) -> int:
    """What the open question is about: the token to lay, the tile to cover with; -1 if it says nothing."""
    data = view.frames[-1][2] if view.frames else ()
    return data[0] if data and isinstance(data[0], int) else -1


def neighbour(cell: int, turn: int) -> int:
    """The cell in a direction: 0 the next column, 1 away from the board, 2 the column before, 3 towards the board."""
    return cell + (1, COLUMNS, -1, -COLUMNS)[turn]


def coordinate(cell: int) -> str:
    """The name of a cell, such as b3."""
    return f"{'abcde'[cell // COLUMNS]}{cell % COLUMNS + 1}"


def numbers(action: Action) -> tuple[int, ...]:
    """The whole numbers of an action or of its beginning."""
    return tuple(part for part in action[1:] if isinstance(part, int))


def marked_cells(events: Sequence[Told]) -> list[tuple[int, tuple[int, ...]]]:
    """(seat, cells) of all that was placed or laid, to be marked as new."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for kind, _, data in events:
        whole = [value for value in data if isinstance(value, int)]
        if kind in ("placed", "covered"):
            seat, _, cell, turn = whole
            found.append((seat, (cell, neighbour(cell, turn))))
        elif kind in ("laid", "branched", "crossed"):
            seat = whole[1] if kind == "crossed" else whole[0]
            cell = whole[1] if kind == "branched" else whole[2]
            found.append((seat, (cell,)))
    return found
