"""Random play against python-chess doing the same: list the legal choices, draw one, play it, until the game is over."""

import random
from collections.abc import Callable
from itertools import cycle
from statistics import median
from time import process_time

import chess

from bench import Figure
from engine.core.chance import Chance
from engine.games import GAMES

BOUNDS = {"bower": 3, "bird_told_me": 1}
"""For each game how many times the plies per second of python-chess it must reach at least."""
ROUNDS = 9
PLIES = 1200
"""What is played of a game in a round, matches played to their end: about as long as a game of chess."""
LONGEST_CHESS_GAME = 300


def run() -> list[Figure]:
    """For each game the ratio of plies per second, measured in turns with chess: the median of the rounds."""
    return [measure(id, bound) for id, bound in BOUNDS.items()]


def measure(id: str, bound: float) -> Figure:
    """The figure of a game, played by all its numbers of seats in turn."""
    chance, source = Chance.seeded(1), random.Random(1)
    seats = cycle(GAMES[id].seat_range)
    ratios, speeds = [], []
    for _ in range(ROUNDS):
        own, other = speed(lambda: matches(id, seats, chance)), speed(lambda: chess_game(source))
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


def matches(id: str, seats: "cycle[int]", chance: Chance) -> int:
    """Play matches until PLIES are reached; how many plies they had."""
    plies = 0
    while plies < PLIES:
        plies += match(id, next(seats), chance)
    return plies


def match(id: str, seats: int, chance: Chance) -> int:
    """Play a match; how many plies it had."""
    game = GAMES[id]
    state = game.start(seats, {}, chance)
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
