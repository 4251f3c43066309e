"""The table of Bower: what all pictures of a running match share."""

from render import theme
from render.scene import Part, Sprite, line
from render.scenes import Request
from render.scenes.bower_marks import chosen, fresh, shown_nest
from render.scenes.bower_parts import Plan, birds_board, heading, letters, nest
from render.scenes.bower_view import BowerSight


def table(request: Request, plan: Plan) -> list[Part]:
    """What all pictures of a running match share: names, turn, nests and the birds board, with what is new or chosen marked."""
    view: BowerSight = request.view
    parts: list[Part] = []
    for seat in (0, 1):
        parts += heading(request, plan, seat)
    parts += letters(plan)
    parts += _turn(request, plan)
    for seat in (0, 1):
        codes, ghosts = shown_nest(request, seat)
        parts += nest(view, plan, seat, codes, ghosts)
    parts += birds_board(view, plan, view.requests)
    return parts + fresh(request, plan) + chosen(request, plan)


def _turn(request: Request, plan: Plan) -> list[Part]:
    """The turn under way, and the two eggs out of play."""
    view: BowerSight = request.view
    left, right = plan.board
    turns = 15 if view.super_nest else 12
    now = min(min(view.turns) + 1, turns)
    parts: list[Part] = [line(left - 8, 14, f"{now}/{turns}", theme.LARGE, theme.TEXT, theme.GROUND, right - left + 16, 0.5)]
    for i in (0, 1):
        symbol = view.requests[6 + i]
        name = f"egg.2.{symbol}" if symbol >= 0 else "egg.2.back"
        parts.append(Sprite((left + right) // 2 - 42 + 42 * i, 66, 42, name, theme.GROUND))
    return parts
