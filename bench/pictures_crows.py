"""The pictures of Crows: speed and size against Pillow's default RGB PNG of the same frames."""

from bench import Figure
from bench.pictures import against_pillow, plain
from engine.core.chance import Chance
from engine.core.game import Told
from engine.games import GAMES
from render.scene import Scene
from render.scenes import Request, crows

NAMES = ("Žofie", "Řehoř", "Anežka", "Ctibor")
LARGEST = 300
"""KiB."""
FASTER = 20
"""As Bower's, though a table has half as many pieces again, each smaller."""


def run() -> list[Figure]:
    """All figures of the pictures of Crows."""
    return against_pillow(boards(), "Crows", LARGEST, FASTER)


def boards() -> list[Scene]:
    """The spectators' picture after every fifteenth ply, and after every flocking, of a random match of each number of seats."""
    game, scenes = GAMES["crows"], []
    for seats in (2, 3, 4):
        chance = Chance.seeded(seats)
        state = game.start(seats, {}, chance)
        ply = 0
        while asked := game.to_act(state):
            legal = game.legal_actions(state, asked[0])
            told: list[Told] = []
            game.play(state, asked[0], legal[chance.below(len(legal))], chance, told.append)
            ply += 1
            events = tuple(event for event in told if not event[1])
            if state.frames and (ply % 15 == 0 or any(kind == "flocked" for kind, _, _ in events)):
                scenes.append(crows.scene(Request("board", game.view(state, None), NAMES[:seats], plain, (), events)))
    return scenes
