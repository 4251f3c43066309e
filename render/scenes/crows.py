"""The pictures of Crows: the one for spectators, a player's own, and the end."""

from collections.abc import Mapping

from render import theme
from render.scene import Scene
from render.scenes import Request, SceneMaker
from render.scenes.crows_phrases import LETTERS
from render.scenes.crows_result import result_scene
from render.scenes.crows_seat import in_hand, seat_scene
from render.scenes.crows_table import table
from render.scenes.letters import lettered


def board_scene(request: Request) -> Scene:
    """The picture in the channel."""
    parts, plan = table(request)
    more, y = in_hand(request, plan.bottom + 14)
    return Scene(theme.WIDTH, y + 4, theme.GROUND, tuple(parts + more))


KINDS: Mapping[str, SceneMaker] = {"board": board_scene, "seat": seat_scene, "result": result_scene}


def scene(request: Request) -> Scene:
    """The scene of a request. Raises ValueError for a kind of picture that does not exist."""
    if request.kind not in KINDS:
        raise ValueError(f"Crows has no picture {request.kind!r}; it has: {', '.join(KINDS)}")
    return lettered(KINDS[request.kind](request), request, LETTERS)
