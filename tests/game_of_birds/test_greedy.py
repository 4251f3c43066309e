"""Simulated greedy matches end about where the rulebook's example does: an average between 60 and 110 points a seat."""

from statistics import mean

import pytest

from engine.core.chance import Chance
from tests.game_of_birds.greedy import GAME, choose


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_average_between_60_and_110_points(seats: int) -> None:
    scores: list[int] = []
    for seed in range(12):
        luck = Chance.seeded(seed)
        state = GAME.start(seats, {}, luck)
        while state.frames:
            (seat,) = GAME.to_act(state)
            GAME.play(state, seat, choose(state, seat), luck)
        scores += GAME.scores(state)
    assert 60 <= mean(scores) <= 110, (mean(scores), sorted(scores))
