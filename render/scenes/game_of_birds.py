"""The pictures of The Game of Birds: the one for spectators, a player's own, and the final scoring."""

from collections.abc import Mapping

from render import theme
from render.scene import Scene
from render.scenes import Request, SceneMaker
from render.scenes.game_of_birds_display import HALF, WIDE, display, display_height
from render.scenes.game_of_birds_legend import legend
from render.scenes.game_of_birds_market import BOTTOM, market
from render.scenes.game_of_birds_result import result_scene
from render.scenes.game_of_birds_seat import seat_scene
from render.scenes.game_of_birds_view import BirdsSight

GAP = 14


def board_scene(request: Request) -> Scene:
    """The picture in the channel: market and dice, below them all displays, two seats' over, more seats' beside each other."""
    view: BirdsSight = request.view
    parts = market(request)
    y, seats = BOTTOM + 10, len(view.displays)
    width = WIDE if seats == 2 else HALF
    step = display_height(width) + GAP
    for seat in range(seats):
        row, column = (seat, 0) if seats == 2 else divmod(seat, 2)
        parts += display(request, theme.MARGIN + column * (WIDE - HALF), y + row * step, width, seat)
    if seats == 3:
        parts += legend(request, theme.MARGIN + WIDE - HALF, y + step)
    return Scene(theme.WIDTH, y + 2 * step, theme.GROUND, tuple(parts))


KINDS: Mapping[str, SceneMaker] = {"board": board_scene, "seat": seat_scene, "result": result_scene}


def scene(request: Request) -> Scene:
    """The scene of a request. Raises ValueError for a kind of picture that does not exist."""
    if request.kind not in KINDS:
        raise ValueError(f"The Game of Birds has no picture {request.kind!r}; it has: {', '.join(KINDS)}")
    return KINDS[request.kind](request)
