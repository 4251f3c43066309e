"""The pictures of The Game of Birds: the one for spectators, a player's own, and the final scoring."""

from collections.abc import Mapping

from render import theme
from render.scene import Scene
from render.scenes import Request, SceneMaker
from render.scenes.game_of_birds_display import displays
from render.scenes.game_of_birds_market import BOTTOM, market
from render.scenes.game_of_birds_result import result_scene
from render.scenes.game_of_birds_seat import seat_scene
from render.scenes.game_of_birds_view import BirdsSight


def board_scene(request: Request) -> Scene:
    """The picture in the channel: market and dice, below them all displays."""
    view: BirdsSight = request.view
    parts, bottom = displays(request, BOTTOM + 4, range(len(view.displays)))
    return Scene(theme.WIDTH, bottom, theme.GROUND, (*market(request), *parts))


KINDS: Mapping[str, SceneMaker] = {"board": board_scene, "seat": seat_scene, "result": result_scene}


def scene(request: Request) -> Scene:
    """The scene of a request. Raises ValueError for a kind of picture that does not exist."""
    if request.kind not in KINDS:
        raise ValueError(f"The Game of Birds has no picture {request.kind!r}; it has: {', '.join(KINDS)}")
    return KINDS[request.kind](request)
