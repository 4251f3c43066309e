"""The pictures of The Game of Birds: how long they take and how large their files are, for every number of seats."""

from collections.abc import Iterator
from statistics import mean
from time import process_time

from bench import Figure
from bench.pictures import KIB
from engine.core.chance import Chance
from engine.games import GAMES
from engine.text import Localizer
from render.paint import Painter
from render.scenes import Request, game_of_birds

NAMES = ("Žofie", "Řehoř", "Ella", "Ondřej")


def run() -> list[Figure]:
    """Size and time of boards and of players' own pictures."""
    requests = list(_requests())
    painter = Painter()
    sizes = [len(painter.png(game_of_birds.scene(request))) / KIB for request in requests]
    start = process_time()
    for request in requests:
        painter.png(game_of_birds.scene(request))
    ms = 1000 * (process_time() - start) / len(requests)
    return [
        Figure(f"the largest picture of The Game of Birds (mean {mean(sizes):.0f} KiB)", max(sizes), 300, unit="KiB"),
        Figure("processor time for a picture of The Game of Birds, its scene included", ms, 40, unit="ms"),
    ]


def _requests() -> Iterator[Request]:
    """Boards and players' own pictures after every 23rd ply of random matches."""
    game, words = GAMES["game_of_birds"], Localizer.load().words("en")
    for seats in game.seat_range:
        chance = Chance.seeded(seats)
        state = game.start(seats, {}, chance)
        ply = 0
        while asked := game.to_act(state):
            legal = game.legal_actions(state, asked[0])
            if ply % 23 == 0:
                yield Request("board", game.view(state, None), NAMES[:seats], words)
                yield Request("seat", game.view(state, asked[0]), NAMES[:seats], words, (), (), tuple(legal))
            game.play(state, asked[0], legal[chance.below(len(legal))], chance)
            ply += 1
