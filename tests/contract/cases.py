"""The matches that the contract is tested on: every registered game x seats x options x seeds, played at random and kept."""

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.games import GAMES
from engine.tools.playout import Ply, play_out

SEEDS = (1, 2)
"""Those of make test: both for matches without options and with all, the first for the rest."""
SOAK_SEEDS = range(3, 13)
Options = tuple[tuple[str, bool | int | str], ...]


class Case(NamedTuple):
    """One random match."""

    game_id: str
    seats: int
    options: Options
    seed: int

    @property
    def game(self) -> AnyGame:
        return GAMES[self.game_id]

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}-{'-'.join(f'{name}={value}' for name, value in self.options if value) or 'plain'}-{self.seed}"


def combinations(game: AnyGame) -> list[tuple[int, Options]]:
    """Every number of seats with every choice of options."""
    choices = [[(option.id, value) for value in option.values] for option in game.options]
    return [(seats, options) for seats in game.seat_range for options in product(*choices)]


def departures(game: AnyGame, options: Options) -> int:
    """How many options are not as they are by default."""
    return sum(value != option.default for option, (_, value) in zip(game.options, options, strict=True))


def main_combinations(game: AnyGame) -> list[tuple[int, Options]]:
    """The combinations for make test: every number of seats with no option, with each alone, and with all of them."""
    counts = (0, 1, len(game.options))
    return [(seats, options) for seats, options in combinations(game) if departures(game, options) in counts]


def _quick_cases() -> list[Case]:
    def seeds(game: AnyGame, options: Options) -> Iterable[int]:
        return SEEDS if departures(game, options) in (0, len(game.options)) else SEEDS[:1]

    return [
        Case(id, seats, options, seed)
        for id, game in GAMES.items()
        for seats, options in main_combinations(game)
        for seed in seeds(game, options)
    ]


def _soak_cases() -> list[Case]:
    return [Case(id, seats, options, seed) for id, game in GAMES.items() for seats, options in combinations(game) for seed in SOAK_SEEDS]


matches = pytest.mark.parametrize(
    "case", [*_quick_cases(), *(pytest.param(case, marks=pytest.mark.soak) for case in _soak_cases())], ids=str
)
"""Runs a test on every match; on those of the soak seeds, with every combination of options, only in make soak."""


@cache
def plies(case: Case) -> list[Ply]:
    """The match of a case from its start to its end."""
    return list(play_out(case.game, case.seats, dict(case.options), Chance.seeded(case.seed)))


def viewers(case: Case) -> list[int | None]:
    """Every seat, and None for a spectator."""
    return [*range(case.seats), None]
