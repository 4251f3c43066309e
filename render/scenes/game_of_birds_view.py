"""What the pictures of The Game of Birds read of a view, and what of a picture's request they work out first."""

from collections.abc import Sequence
from typing import Protocol

from engine.core.game import Frame, Told
from engine.core.notation import Action
from render.scenes import Request

Numbers = tuple[int, ...]
Rows = tuple[Numbers, ...]

WONDERS = ("nest", "egg", "beak", "song", "feather", "flight", "migration")
SPECIES, A_WONDER, FURTHER = 35, 5, 42
"""Cards below the first are birds, the second many of each wonder; from the first on seven threats, then further birds."""
LINES: Rows = ((0, 1, 2), (0, 3, 6), (1, 4, 7), (0, 4, 8), (6, 7, 8), (3, 4, 5), (2, 5, 8))
"""The three cells that a card of each wonder takes."""
EDGES = (((0, 1), (1, 2), (2, 6)), ((0, 0), (1, 5), (2, 4)))
"""Beside which column and which row of the board each wonder's sign stands: (column, wonder), (row, wonder)."""
SONG = 3
GREEN, AMBER = 0, 1
WHITE = ("two", "look", "three", "swap", "rescue", "ignore")
"""The sprites of the faces of white dice."""
DANGER = (*WONDERS, "red", "discard", "eagle")
LISTS = ("green", "amber", "red")
ROWS, PLACES = 3, 21
NOTHING, UNKNOWN = -1, -2
MEDAL, BONUS, THREAT = 7, 2, -3


class BirdsSight(Protocol):
    """The fields of a view of The Game of Birds that pictures read; their meaning is that of the view."""

    seat: int
    frames: tuple[Frame, ...]
    resigned: Numbers
    round: int
    first: int
    pile: int
    discards: Numbers
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
    species: tuple[tuple[int, int, int], ...]
    names: tuple[tuple[str, str, str], ...]
    forms: tuple[tuple[tuple[str, str, str], ...], ...]


def wonder_of(card: int) -> int:
    """The wonder of a bird or a threat."""
    return card // A_WONDER if card < SPECIES else (card - SPECIES) % len(WONDERS)


def is_threat(card: int) -> bool:
    """Whether a card is a threat."""
    return SPECIES <= card < FURTHER


def rounds_of(view: BirdsSight) -> int:
    """How many rounds the match has."""
    return 9 if len(view.displays) == 3 else 8


def actor(view: BirdsSight) -> int:
    """The seat that is asked, -1 when none is."""
    return view.frames[-1][1][0] if view.frames and view.frames[-1][1] else -1


def question(view: BirdsSight) -> str:
    """The kind of the question that is open, "over" at the end."""
    return view.frames[-1][0] if view.frames else "over"


def subject(view: BirdsSight) -> int:
    """The card that the open question is about: a revealed bird, a threat that needs room; NOTHING if it is about none."""
    if question(view) not in ("keep", "displace"):
        return NOTHING
    card = view.frames[-1][2][0]
    return card if isinstance(card, int) else NOTHING


def numbers(action: Action | tuple[object, ...]) -> Numbers:
    """The whole numbers of an action, of its beginning, or of what an event carries."""
    return tuple(part for part in action if isinstance(part, int))


def hand(view: BirdsSight, seat: int) -> Numbers:
    """The cards in a hand, sorted: wonder by wonder, threats last."""
    return tuple(sorted(view.known[seat] + view.secret[seat], key=lambda card: (is_threat(card), wonder_of(card), card)))


def free_place(display: Numbers, wonder: int) -> int:
    """The lowest free place of a wonder column, NOTHING if there is none."""
    return next((place for place in range(ROWS * wonder, ROWS * wonder + ROWS) if display[place] == NOTHING), NOTHING)


def in_force(view: BirdsSight) -> Numbers:
    """The faces of the danger dice that count in this turn."""
    return tuple(face for die, face in enumerate(view.danger) if die != view.ignored)


def tally(view: BirdsSight, seat: int) -> tuple[int, int, int, int, int]:
    """The points of a seat for printed birds, point tiles, bonus tiles, medals and threats."""
    printed, tiled, threats = _laid(view, view.displays[seat], view.tiles[seat])
    return printed, tiled, BONUS * view.bonuses[seat], MEDAL * view.medals[seat].bit_count(), threats


def _laid(view: BirdsSight, display: Numbers, tiles: Numbers) -> tuple[int, int, int]:
    """The points of printed birds, point tiles and threats in a display."""
    birds = [(card, tile) for card, tile in zip(display, tiles, strict=True) if card != NOTHING and not is_threat(card)]
    printed = sum(view.species[card][2] for card, tile in birds if not tile)
    return printed, sum(tile for _, tile in birds), THREAT * sum(map(is_threat, display))


def meant(request: Request, seat: int) -> tuple[Numbers, Numbers, int]:
    """A display, its point tiles and its rows with a medal, as the choice being made would leave them."""
    view: BirdsSight = request.view
    display, tiles, medals = view.displays[seat], view.tiles[seat], view.medals[seat]
    chosen = numbers(request.prefix)
    if seat != actor(view) or not chosen or request.prefix[0] not in ("place", "displace", "remove"):
        return display, tiles, medals
    if request.prefix[0] != "place":
        new = subject(view) if request.prefix[0] == "displace" else NOTHING
        return _with(display, chosen[0], new), _with(tiles, chosen[0], 0), medals
    place = free_place(display, wonder_of(chosen[0]))
    display = _with(display, place, chosen[0])
    is_full = not any(card == NOTHING or is_threat(card) for card in display[place % ROWS :: ROWS])
    return display, _tiled(view, display, tiles, chosen[0]), medals | is_full << place % ROWS


def _tiled(view: BirdsSight, display: Numbers, tiles: Numbers, card: int) -> Numbers:
    """The point tiles with those that a bird brings that has just come to the display."""
    kin, of_list = [place for place, other in enumerate(display) if other == card], view.species[card][1]
    if len(kin) > 1 and of_list != GREEN:
        is_trio = of_list != AMBER and len(kin) == ROWS
        for place in kin:
            if is_trio or not tiles[place]:
                tiles = _with(tiles, place, 10 if is_trio else 7 if of_list == AMBER else 8)
    return tiles


def _with(row: Numbers, place: int, value: int) -> Numbers:
    return (*row[:place], value, *row[place + 1 :])


def gain(request: Request, seat: int) -> int:
    """How many points the choice being made would bring a display."""
    view: BirdsSight = request.view
    display, tiles, medals = meant(request, seat)
    medal = MEDAL * (medals.bit_count() - view.medals[seat].bit_count())
    return sum(_laid(view, display, tiles)) - sum(_laid(view, view.displays[seat], view.tiles[seat])) + medal


def ranks(view: BirdsSight) -> Numbers:
    """The rank of each seat, from 1; whoever filled the display is first, equal points share, who has given up comes last as 0."""
    seats = range(len(view.displays))
    keys = {seat: (seat == view.winner, sum(tally(view, seat))) for seat in seats if seat not in view.resigned}
    return tuple(1 + sum(other > keys[seat] for other in keys.values()) if seat in keys else 0 for seat in seats)


def legal_numbers(request_extra: object, verb: str) -> frozenset[int]:
    """The first numbers of the legal actions of a verb, if the request tells what is legal."""
    actions = request_extra if isinstance(request_extra, Sequence) else ()
    return frozenset(action[1] for action in actions if action[0] == verb and len(action) > 1)


PLACED = {"placed": 2, "threatened": 2, "displaced": 3, "removed": 2}
"""Events that change a place of a display, and where in them the place stands."""


def fresh_places(events: Sequence[Told]) -> set[tuple[int, int]]:
    """(seat, place) of all that changed in displays, to be marked as new."""
    return {(numbers(data)[0], numbers(data)[PLACED[kind]]) for kind, _, data in events if kind in PLACED}


def fresh_cells(view: BirdsSight, events: Sequence[Told]) -> set[int]:
    """The cells of the board whose card is new or has moved; none at the beginning of a round, when all are new."""
    cells: set[int] = set()
    for kind, _, data in events:
        if kind in ("taken", "revealed", "peeked"):
            cells.add(numbers(data)[1])
        elif kind == "swapped":
            cells.update(numbers(data)[1:])
        elif kind == "round":
            cells.clear()
    return {cell for cell in cells if view.board[cell] != NOTHING}
