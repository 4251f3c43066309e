"""What is marked in Bower's pictures: what is new since the last one, and the choice that is being made."""

from collections.abc import Sequence

from render import theme
from render.scene import Frame, Part
from render.scenes import Request
from render.scenes.bower_board import egg_spot
from render.scenes.bower_parts import Plan, around_cells
from render.scenes.bower_view import BRANCH, CROSS, BowerSight, Token, actor, marked_cells, neighbour, numbers, subject

NEW = 5
"""The width of a mark."""


def fresh(request: Request, plan: Plan) -> list[Part]:
    """A golden frame around each tile and token that came since the last picture."""
    return [around_cells(plan, seat, cells, theme.GOLD, NEW, casing=2) for seat, cells in marked_cells(request.events)]


def meant(request: Request) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """What the prefix means on the nests: (seat, cells, square codes to come there). No cells: nothing yet."""
    view: BowerSight = request.view
    seat, given = actor(view), numbers(request.prefix)
    verb = request.prefix[0] if request.prefix and seat >= 0 else ""
    if verb == "cover":
        verb, given = "place", (subject(view), *given)
    if verb == "place" and len(given) > 1:
        tile, cell, *turn = given
        if turn:
            return seat, (cell, neighbour(cell, turn[0])), (2 * tile, 2 * tile + 1)
        return seat, (cell,), (2 * tile,)
    if verb in ("lay", "branch") and given:
        return seat, given[:1], ()
    if verb == "cross" and len(given) > 1:
        return given[0], given[1:2], ()
    return seat, (), ()


def shown(request: Request, seat: int) -> tuple[Sequence[int], Sequence[Token]]:
    """A nest's square codes and the tokens, with what is meant as if it were done."""
    view: BowerSight = request.view
    where, cells, codes = meant(request)
    nest, tokens = list(view.nests[seat]), view.tokens
    if where != seat or not cells:
        return nest, tokens
    for cell, code in zip(cells, codes, strict=False):
        nest[cell] = code
    if codes:
        return nest, [token for token in tokens if token[1] != seat or token[2] not in cells]
    given = numbers(request.prefix)
    match request.prefix[0], len(given):
        case "lay", 1:
            return nest, (*tokens, (subject(view), seat, cells[0], 0))
        case "branch", 2:
            return nest, (*tokens, (BRANCH, seat, cells[0], given[1]))
        case "cross", 3:
            return nest, (*tokens, (CROSS, seat, cells[0], given[2]))
    return nest, tokens


def free(request: Request, seat: int) -> frozenset[int]:
    """The empty cells on which the half of a tile may come that is asked for next, if the request tells what is legal."""
    size = len(request.prefix)
    if request.kind != "seat" or seat != actor(request.view) or not request.extra or size > 3:
        return frozenset()
    placements = (action for action in request.extra if action[0] == "place" and action[:size] == request.prefix)
    return frozenset(neighbour(action[2], action[3]) if size == 3 else action[2] for action in placements)


def chosen(request: Request, plan: Plan) -> list[Part]:
    """A dashed frame around what is chosen but not yet done."""
    seat, cells, _ = meant(request)
    if cells:
        return [around_cells(plan, seat, cells, theme.HALO, NEW, dashed=True, casing=2)]
    if request.prefix and request.prefix[0] == "look" and len(request.prefix) > 1:
        (column,) = numbers(request.prefix)
        x, y, side = egg_spot(plan, column)
        return [Frame(x, y, side, side, theme.HALO, NEW, dashed=True, casing=2)]
    return []
