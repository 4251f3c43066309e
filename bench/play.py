"""Random play of Bower against python-chess doing the same: list the legal choices, draw one, play it, until the game is over."""

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import chess

from bench import Figure
from engine.core.chance import Chance
from engine.games import GAMES

ROUNDS = 9
BOWER_MATCHES, CHESS_GAMES = 25, 1
"""What is played in a round: about as long for both."""
LONGEST_CHESS_GAME = 300


def run() -> list[Figure]:
    """The ratio of plies per second, both measured in turns: the median of the rounds."""
    chance, source = Chance.seeded(1), random.Random(1)
    ratios, speeds = [], []
    for _ in range(ROUNDS):
        bower = speed(lambda: sum(bower_match(chance) for _ in range(BOWER_MATCHES)))
        other = speed(lambda: sum(chess_game(source) for _ in range(CHESS_GAMES)))
        ratios.append(bower / other)
        speeds.append((bower, other))
    bower, other = (median(column) for column in zip(*speeds, strict=True))
    name = f"plies per second of random Bower ({bower:,.0f}), python-chess ({other:,.0f}) = 1"
    return [Figure(name, median(ratios), 3, at_least=True)]


def speed(play: Callable[[], int]) -> float:
    """Plies per second of processor time."""
    start = process_time()
    plies = play()
    return plies / (process_time() - start)


def bower_match(chance: Chance) -> int:
    """Play a match of Bower; how many plies it had."""
    game = GAMES["bower"]
    state = game.start(2, {}, chance)
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
