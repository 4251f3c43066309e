"""Which places may be chosen now, and why an answer is not among those that may: the rule that forbids it, found in a view.

Words: voice_why.py.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.crows.board import cell_of, crows_at, frontier, object_targets, trash_targets
from engine.games.crows.game import Crows
from engine.games.crows.state import NO_CEMETERIES, NO_FLOCKING, STRIDE, TOMBSTONE, TRASH, TWO_CROWS_TOKEN, CrowsView
from engine.games.crows.tokens import is_lure_possible, lure_targets, second_sources

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "tile": ("draw", "pick", "trash", "skip"),
    "place": ("place",),
    "shine": ("shine",),
    "play": ("cancel", "tomb", "roost", "lure", "skip"),
    "first crow": ("call",),
    "second crow": ("call",),
    "landing": ("land",),
    "scatter": ("scatter",),
}
"""The verbs that can answer each kind of question."""
TOKEN_OF: Mapping[str, int] = {"cancel": NO_CEMETERIES, "tomb": TOMBSTONE, "roost": NO_FLOCKING, "lure": TWO_CROWS_TOKEN}
"""The special token that each verb plays."""
NO_SUCH: Data = ("unknown",)


def _sources(view: CrowsView) -> list[int]:
    kind, _, data = view.frames[-1]
    first: Any = data
    return second_sources(view, *first) if kind == "second crow" else sorted(crows_at(view))


def _landings(view: CrowsView) -> list[int]:
    sources: Any = view.frames[-1][2]
    return lure_targets(view, sources)


PLACES: Mapping[str, Callable[[CrowsView], list[int]]] = {
    "trash": trash_targets,
    "place": lambda view: frontier(view.cells),
    "shine": object_targets,
    "tomb": lambda view: sorted(view.cells),
    "roost": lambda view: sorted(crows_at(view)),
    "call": _sources,
    "land": _landings,
}
"""For each verb that names a place the cells that may be named now, ascending."""


def refusal(view: CrowsView, action: Action) -> Data | None:
    """The rule that keeps the seat that looks from an action, as a kind and what it is about; None for one that is legal."""
    if view.seat not in view.to_act:
        return ("waiting",)
    verb, numbers = str(action[0]), action[1:]
    if verb not in Crows.verbs or len(numbers) != len(Crows.verbs[verb]) or not all(isinstance(number, int) for number in numbers):
        return NO_SUCH
    if verb not in ANSWERS[view.frames[-1][0]]:
        return ("must",) if verb == "skip" else ("verb",)
    if verb in TOKEN_OF and TOKEN_OF[verb] not in view.tokens[view.seat]:
        return "token", TOKEN_OF[verb]
    if verb in PLACES:
        return _place(view, verb, action)
    return _CHECKS[verb](view, action)


def _place(view: CrowsView, verb: str, action: Action) -> Data | None:
    """The rule against a place; the names of rows and columns end at the edge of the table."""
    if verb == "trash" and not view.trash[view.seat]:
        return ("no trash",)
    if not all(0 <= int(number) < STRIDE for number in action[1:]):
        return NO_SUCH
    cell = cell_of(action)
    return None if cell in PLACES[verb](view) else (_fault(view, verb, cell), cell)


def _fault(view: CrowsView, verb: str, cell: int) -> str:
    """What is wrong with a cell that may not be named."""
    if verb == "place":
        return "covered" if cell in view.cells else "apart"
    if cell not in view.cells:
        return "bare"
    if verb in ("roost", "call"):
        return "last" if crows_at(view).get(cell) else "no crows"
    if verb == "land":
        return "object" if cell in view.objects else "source"
    if view.kinds[view.cells.index(cell)] == TRASH and verb == "shine":
        return "on trash"
    return "object" if cell in view.objects else "crows"


def _draw(view: CrowsView, action: Action) -> Data | None:
    if view.tile_choices:
        return ("choices",)
    return None if view.deck else ("deck",)


def _pick(view: CrowsView, action: Action) -> Data | None:
    if not view.tile_choices:
        return ("no choices",)
    return None if action[1] in view.open else ("not open",)


def _skip(view: CrowsView, action: Action) -> Data | None:
    return ("must",) if view.frames[-1][0] == "tile" and any(tile_ways(view, view.seat)) else None


def _lure(view: CrowsView, action: Action) -> Data | None:
    return None if is_lure_possible(view) else ("few",)


def _scatter(view: CrowsView, action: Action) -> Data | None:
    return None if action[1] in range(4) else NO_SUCH


_CHECKS: Mapping[str, Callable[[CrowsView, Action], Data | None]] = {
    "draw": _draw,
    "pick": _pick,
    "skip": _skip,
    "cancel": lambda view, action: None,
    "lure": _lure,
    "scatter": _scatter,
}


def tile_ways(view: CrowsView, seat: int) -> tuple[bool, bool]:
    """How a seat can come to a tile in step 1: by drawing or taking an open one, by its Trash tile; neither: the step is skipped."""
    return bool(view.open if view.tile_choices else view.deck), bool(view.trash[seat] and trash_targets(view))
