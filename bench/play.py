"""Random play of each game against python-chess doing the same: list the legal choices, draw one, play it, until the game is over."""

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

import chess

from bench import Figure
from engine.core.chance import Chance
from engine.games import GAMES

ROUNDS = 9
LONGEST_CHESS_GAME = 300


class Contest(NamedTuple):
    """A game in its most usual form, and what it has to keep."""

    game_id: str
    seats: int
    matches: int
    """How many are played in a round: about as long as one game of chess."""
    bound: float
    """The least number of plies in the time that python-chess takes for one."""


CONTESTS = (
    Contest("bower", 2, 25, 3),
    Contest("crows", 4, 3, 1),
    Contest("game_of_birds", 4, 4, 1),
    Contest("bird_told_me", 4, 8, 1),
)


def run() -> list[Figure]:
    """For each game the ratio of plies per second."""
    return [measure(contest) for contest in CONTESTS]


def measure(contest: Contest) -> Figure:
    """The ratio of plies per second, both measured in turns: the median of the rounds."""
    chance, source = Chance.seeded(1), random.Random(1)
    ratios, speeds = [], []
    for _ in range(ROUNDS):
        ours = speed(lambda: sum(match(contest, chance) for _ in range(contest.matches)))
        other = speed(lambda: chess_game(source))
        ratios.append(ours / other)
        speeds.append((ours, other))
    ours, other = (median(column) for column in zip(*speeds, strict=True))
    name = f"plies per second of random {contest.game_id}, {contest.seats} seats ({ours:,.0f}), python-chess ({other:,.0f}) = 1"
    return Figure(name, median(ratios), contest.bound, at_least=True)


def speed(play: Callable[[], int]) -> float:
    """Plies per second of processor time."""
    start = process_time()
    plies = play()
    return plies / (process_time() - start)


def match(contest: Contest, chance: Chance) -> int:
    """Play a match in place; how many plies it had."""
    game = GAMES[contest.game_id]
    state = game.start(contest.seats, {}, chance)
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
