"""All sprites by name. A name is a kind and, for some, what of: "object.3", "egg.0.5", "bonus.spy.rival"."""

from collections.abc import Callable
from functools import cache

from render.sprites import birds, objects, tokens
from render.sprites.crows import CROWS
from render.sprites.shapes import Drawing
from render.sprites.species import BIRDS_SPECIES
from render.sprites.twigs import TOLD
from render.sprites.wonders import BIRDS_GAME

_PLAIN: dict[str, Callable[[], Drawing]] = {
    **{f"object.{i}": make for i, make in enumerate(objects.OBJECTS)},
    **{f"token.{i}": make for i, make in enumerate(tokens.TOKENS)},
    "token.4.1": tokens.upright_branch,
    "egg": tokens.egg_token,
    "eye": tokens.eye,
    "crown": tokens.crown,
    "way.0": lambda: tokens.way(0),
    "way.1": lambda: tokens.way(1),
    "crow": birds.crow,
    "bonus.token.x": tokens.cross,
    "bonus.token.white flower": tokens.flower_token,
    "bonus.token.white feather": tokens.feather_token,
    "bonus.token.shells": tokens.shells_token,
    "bonus.token.branch": tokens.branch,
    "bonus.interactive.cover": tokens.cover,
    "bonus.interactive.give": tokens.give,
    "bonus.interactive.twice": tokens.twice,
    "bonus.interactive.discard": tokens.strip,
}


def _with(make: Callable[..., Drawing], *args: int | str) -> Callable[[], Drawing]:
    return lambda: make(*args)


SPRITES: dict[str, Callable[[], Drawing]] = {
    **_PLAIN,
    **{f"bird.{seat}": _with(birds.bowerbird, seat) for seat in range(2)},
    **{f"egg.{seat}.back": _with(tokens.egg_back, seat) for seat in range(3)},
    **{f"egg.{seat}.{symbol}": _with(tokens.egg_front, seat, symbol) for seat in range(3) for symbol in range(8)},
    **{f"bonus.egg.{of}": _with(tokens.egg_tile, of) for of in ("yellow", "violet", "red", "shell")},
    **{f"bonus.spy.{of}": _with(tokens.spy, of) for of in ("rival", "out")},
    **CROWS,
    **BIRDS_GAME,
    **BIRDS_SPECIES,
    **TOLD,
}


@cache
def sprite(name: str) -> Drawing:
    """The sprite of that name. Raises KeyError for one that does not exist."""
    return SPRITES[name]()
