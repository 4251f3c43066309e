"""Why an answer is not among those that may be chosen: the rule that forbids it, found in a view. Words: voice_why.py."""

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.bower.cards import cards_of
from engine.games.bower.game import Bower, whole_numbers
from engine.games.bower.grid import TURNS, bits_of, filled, fits, neighbours, sealed, step
from engine.games.bower.squares import objects_on
from engine.games.bower.state import COLUMNS, WHITE_FLOWER, BowerView

VERBS = {"draft": "take", "strip": "use", "twice": "use"}
"""The verb that answers a kind of question, where it is not the kind itself."""
OBLIGATORY = "draft", "take", "place", "discard"
NO_SUCH: Data = ("unknown",)


def refusal(view: BowerView, action: Action) -> Data | None:
    """The rule that keeps the seat that looks from an action, as a kind and what it is about; None for one that is legal."""
    if view.seat not in view.to_act:
        return ("waiting",)
    kind = view.frames[-1][0]
    verb, numbers = str(action[0]), whole_numbers(action)
    if verb not in Bower.verbs or not len(numbers) == len(Bower.verbs[verb]) == len(action) - 1:
        return NO_SUCH
    if verb == "skip":
        return _skip(view, kind)
    if verb != VERBS.get(kind, kind):
        return _other_verb(view, verb)
    return _CHECKS[verb](view, numbers)


def _skip(view: BowerView, kind: str) -> Data | None:
    if kind == "place":
        has_tile = bool(view.given[view.seat] or view.hands[view.seat])
        return ("fits",) if has_tile and open_cells(view) else None
    return ("must",) if kind in OBLIGATORY else None


def _other_verb(view: BowerView, verb: str) -> Data:
    if verb == "take":
        return ("instead",) if view.given[view.seat] else ("taken",)
    return ("verb",)


def _display(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    return None if numbers[0] in view.display else ("display",)


def _place(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    tile, cell, turn = numbers
    given = view.given[view.seat]
    if given and tile != given:
        return ("given", given)
    if not given and tile not in view.hands[view.seat]:
        return ("hand",)
    nest = view.nests[view.seat]
    rows = len(nest) // COLUMNS
    if (cell, turn) not in bits_of(rows):
        return ("grid",)
    for half in (cell, step(cell, turn, rows)):
        if nest[half]:
            return "filled", half
    return None if fits(filled(nest), rows, (cell, turn)) else ("apart",)


def _discard(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    return None if numbers[0] in view.hands[view.seat] else ("hand",)


def _choose(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    return None if numbers[0] in view.frames[-1][2] else ("offer",)


def _look(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    if numbers[0] >= COLUMNS:
        return NO_SUCH
    return ("seen", numbers[0]) if view.seen[view.seat] >> numbers[0] & 1 else None


def _cross(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    nest, cell, kind = numbers
    if nest > 1 or cell >= len(view.nests[0]):
        return NO_SUCH
    if kind > WHITE_FLOWER:
        return ("object",)
    there = objects_on(view.nests[nest], nest, cell, view.tokens, cards_of(view.tiles, view.bonuses))
    return None if kind in there else ("absent", cell)


def _own_square(view: BowerView, cell: int) -> Data | None:
    nest = view.nests[view.seat]
    if cell >= len(nest):
        return ("grid",)
    return None if nest[cell] else ("empty", cell)


def _lay(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    return _own_square(view, numbers[0])


def _branch(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    return NO_SUCH if numbers[1] > 1 else _own_square(view, numbers[0])


def _cover(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    cell, turn = numbers
    rows = len(view.nests[0]) // COLUMNS
    if (cell, turn) not in bits_of(rows):
        return ("grid",)
    return _own_square(view, cell) or _own_square(view, step(cell, turn, rows))


def _use(view: BowerView, numbers: tuple[int, ...]) -> Data | None:
    return None


_CHECKS = {
    "take": _display,
    "place": _place,
    "discard": _discard,
    "choose": _choose,
    "look": _look,
    "cross": _cross,
    "lay": _lay,
    "branch": _branch,
    "cover": _cover,
    "give": _display,
    "use": _use,
}


def open_cells(view: BowerView) -> set[int]:
    """The empty cells of the seat that looks on which half a tile can lie now."""
    nest = view.nests[view.seat]
    rows, full = len(nest) // COLUMNS, filled(nest)
    return {
        half
        for cell in range(len(nest))
        for turn in TURNS
        if (cell, turn) in bits_of(rows) and fits(full, rows, (cell, turn))
        for half in (cell, step(cell, turn, rows))
    }


def closed_cells(view: BowerView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The empty cells of the seat that looks where nothing can lie now: those closed in for good, and those too far from any tile."""
    nest = view.nests[view.seat]
    holes = sealed(nest)
    around = neighbours(len(nest) // COLUMNS)
    now = open_cells(view)
    far = [cell for cell, code in enumerate(nest) if not code and cell not in now | holes and any(not nest[next] for next in around[cell])]
    return tuple(sorted(holes)), tuple(far)
