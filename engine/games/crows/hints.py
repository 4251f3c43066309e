"""Hints: what a choice would bring, before it is made. From the view alone, as the board is now."""

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.crows.board import cell_of
from engine.games.crows.flocking import flights
from engine.games.crows.scattering import landings
from engine.games.crows.state import CEMETERY, EMPTY, CrowsView


def hints_of(view: CrowsView, seat: int, action: Action) -> tuple[Data, ...]:
    """For the shiny object: ("attracts", crows) that would fly to it, ("token",) if it collects one. For a Trash tile: ("replaces", kind)
    of the tile whose place it takes. For a Tombstone: whose points it doubles (`_buried`). For No Flocking: ("holds", crows) that would
    stay. For a murder: ("lands", cells) in their order."""
    kinds = dict(zip(view.cells, view.kinds, strict=True))
    crows = dict(zip(view.cells, view.crows, strict=True))
    match action[0]:
        case "shine":
            cell = cell_of(action)
            coming = (("attracts", _coming(view, seat, kinds, cell)),)
            return (*coming, ("token",)) if kinds[cell] == EMPTY and view.token_pile else coming
        case "trash":
            return (("replaces", kinds[cell_of(action)]),)
        case "tomb":
            cell = cell_of(action)
            return (("tomb-again",),) if kinds[cell] == CEMETERY or cell in view.tombs else ((_buried(view, seat, cell),),)
        case "roost":
            return (("holds", crows[cell_of(action)]),)
        case "scatter":
            cells = landings(crows, murder_of(view), int(action[1]))
            return (("lands", tuple(cells)),) if cells else ()
    return ()


def murder_of(view: CrowsView) -> int:
    """The cell of the murder that is about to scatter."""
    (cell,) = view.frames[-1][2]
    assert isinstance(cell, int)
    return cell


def _coming(view: CrowsView, seat: int, kinds: dict[int, int], cell: int) -> int:
    """How many crows would fly to a seat's shiny object on a cell if the round ended now."""
    crows = {other: count for other, count in zip(view.cells, view.crows, strict=True) if count}
    objects = frozenset({cell, *view.objects} - {view.objects[seat]})
    return sum(count for _, landing, count, _ in flights(kinds, crows, objects, frozenset(view.roosts)) if landing == cell)


def _buried(view: CrowsView, seat: int, cell: int) -> str:
    """Whose points a Tombstone on a cell doubles: one's own, another's; nobody's yet, or nobody's at all as every object lies elsewhere."""
    if cell in view.objects:
        return "tomb-own" if view.objects[seat] == cell else "tomb-other"
    return "tomb-yet" if -1 in view.objects else "tomb-none"
