"""Bower's pictures: the one for spectators, a player's own, and the final scoring."""

from collections.abc import Mapping

from engine.core.phrase import say
from render import theme
from render.scene import Part, Scene, line
from render.scenes import Request, SceneMaker
from render.scenes.bower_board import out_of_play
from render.scenes.bower_letters import LETTERS
from render.scenes.bower_parts import bonus_row, domino, plan_of
from render.scenes.bower_result import result_scene
from render.scenes.bower_seat import seat_scene
from render.scenes.bower_table import OPEN, open_tiles, table
from render.scenes.bower_view import BowerSight
from render.scenes.letters import lettered


def board_scene(request: Request) -> Scene:
    """The picture in the channel."""
    view: BowerSight = request.view
    plan = plan_of(view)
    parts = table(request, plan)
    y = plan.bottom + 20
    parts += _market(request, y)
    chose = any(kind == "chose" for kind, _, _ in request.events)
    for seat, flow in ((0, 1), (1, -1)):
        x = theme.MARGIN if seat == 0 else theme.WIDTH - theme.MARGIN - 224
        parts += bonus_row(view, x, y, 224, 2, view.taken[seat], flow, chose)
    y += 136
    if view.super_nest:
        parts += open_tiles(request, y)
        y += OPEN
    return Scene(theme.WIDTH, y, theme.GROUND, tuple(parts))


def _market(request: Request, y: int) -> list[Part]:
    """The display, how many tiles are left to draw, and the eggs out of play."""
    view: BowerSight = request.view
    parts: list[Part] = []
    side, step = 76, 76 * 2 + 36 + 10
    x = (theme.WIDTH - 3 * step + 10) // 2
    for i, tile in enumerate(view.display):
        parts += domino(view, x + i * step, y, side, tile, "ABC"[i])
    left = request.words(say("picture-stack", count=len(view.stack)))
    right = x + 3 * step - 10
    parts.append(line(x, y + side + 10, left, theme.SMALL, theme.MUTED, theme.GROUND, 3 * step - 10, 0.5))
    return parts + out_of_play(view, right, y + side + 4)


KINDS: Mapping[str, SceneMaker] = {"board": board_scene, "seat": seat_scene, "result": result_scene}


def scene(request: Request) -> Scene:
    """The scene of a request. Raises ValueError for a kind of picture that does not exist."""
    if request.kind not in KINDS:
        raise ValueError(f"Bower has no picture {request.kind!r}; it has: {', '.join(KINDS)}")
    return lettered(KINDS[request.kind](request), request, LETTERS)
