"""The pictures of The Bird Told Me to Do It: the one for spectators, a player's own, and the end."""

from collections.abc import Mapping

from render import theme
from render.scene import Scene
from render.scenes import Request, SceneMaker
from render.scenes.bird_told_me_phrases import LETTERS
from render.scenes.bird_told_me_result import result_scene
from render.scenes.bird_told_me_seat import seat_scene
from render.scenes.bird_told_me_table import table
from render.scenes.letters import lettered


def board_scene(request: Request) -> Scene:
    """The picture in the channel."""
    parts, y = table(request)
    return Scene(theme.WIDTH, y + 6, theme.GROUND, tuple(parts))


KINDS: Mapping[str, SceneMaker] = {"board": board_scene, "seat": seat_scene, "result": result_scene}


def scene(request: Request) -> Scene:
    """The scene of a request. Raises ValueError for a kind of picture that does not exist."""
    if request.kind not in KINDS:
        raise ValueError(f"The Bird Told Me to Do It has no picture {request.kind!r}; it has: {', '.join(KINDS)}")
    return lettered(KINDS[request.kind](request), request, LETTERS)
