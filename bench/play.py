"""Random play of each game against python-chess doing the same: list the legal choices, draw one, play it, until the game is over."""

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import chess

from bench import Figure
from engine.core.chance import Chance
from engine.games import GAMES

ROUNDS = 9
PLAYED = {"bower": (25, 3), "game_of_birds": (8, 1)}
"""For each game the matches in a round, about as long as a game of chess, and how many times the speed of python-chess it must have."""
LONGEST_CHESS_GAME = 300


def run() -> list[Figure]:
    """For each game the ratio of plies per second, both measured in turns: the median of the rounds."""
    return [measured(id, matches, bound) for id, (matches, bound) in PLAYED.items()]


def measured(id: str, matches: int, bound: float) -> Figure:
    """The figure of a game, played by as many as it seats at the most."""
    chance, source = Chance.seeded(1), random.Random(1)
    ratios, speeds = [], []
    for _ in range(ROUNDS):
        own = speed(lambda: sum(random_match(id, chance) for _ in range(matches)))
        other = speed(lambda: chess_game(source))
        ratios.append(own / other)
        speeds.append((own, other))
    own, other = (median(column) for column in zip(*speeds, strict=True))
    name = f"plies per second of random {id} ({own:,.0f}), python-chess ({other:,.0f}) = 1"
    return Figure(name, median(ratios), bound, at_least=True)


def speed(play: Callable[[], int]) -> float:
    """Plies per second of processor time."""
    start = process_time()
    plies = play()
    return plies / (process_time() - start)


def random_match(id: str, chance: Chance) -> int:
    """Play a match with all seats taken; how many plies it had."""
    game = GAMES[id]
    state = game.start(game.seat_range[-1], {}, chance)
    plies = 0
    while asked := game.to_act(state):
        legal = game.legal_actions(state, asked[0])
        game.play(state, asked[0], legal[chance.below(len(legal))], chance)
        plies += 1
    return plies


def chess_game(source: random.Random) -> int:
    """Play a game of chess, cut off after LONGEST_CHESS_GAME plies; how many plies it had."""
    board = chess.Board()
    for ply in range(LONGEST_CHESS_GAME):
        legal = list(board.legal_moves)
        if not legal:
            return ply
        board.push(legal[int(source.random() * len(legal))])
    return LONGEST_CHESS_GAME
