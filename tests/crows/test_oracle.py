"""The engine against a slow second flocking, scoring and scattering, on thousands of random boards."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.chance import Chance
from engine.games.crows.state import CrowsState
from tests.crows.oracle import TILE_NAMES, cell_of, flock, mate, murders, points, read, scatter
from tests.crows.positions import GAME

BLANK = {seats: GAME.start(seats, {}, Chance.seeded(1)) for seats in GAME.seat_range}
WEIGHTS = (14, 14, 9, 2, 8, 8, 8)
"""How often each kind of tile lies on a random board: more of the special ones than in the box."""
LUCK = Chance.seeded(1)


def random_tie(dice: Random, cells: tuple[int, ...]) -> list[int]:
    """On some boards the cells at the same distance from one cell in all four directions: objects come there first."""
    centre, distance = dice.choice(cells), dice.randint(1, 2)
    return [centre + distance * step for step in (-100, 1, 100, -1)] if dice.random() < 0.3 else []


def random_board(dice: Random) -> CrowsState:
    """A round about to flock: a random part of a rectangle with crows, objects and tokens anywhere they may be."""
    seats = dice.choice([2, 3, 4])
    columns, rows = dice.randint(1, 8), dice.randint(2, 7)
    density = dice.choice([0.6, 0.8, 0.95, 1])
    field = [100 * (46 + row) + 46 + column for row in range(rows) for column in range(columns)]
    cells = tuple(cell for cell in field if dice.random() < density) or tuple(field[:2])
    tied = random_tie(dice, cells)
    kinds = tuple(dice.choice((0, 5, 6)) if cell in tied else dice.choices(range(7), WEIGHTS)[0] for cell in cells)
    most = dice.choice([1, 3, 9])
    crows = tuple(dice.randint(1, most) if cell not in tied and dice.random() < 0.5 else 0 for cell in cells)
    free = [cell for cell, kind, count in zip(cells, kinds, crows, strict=True) if not count and kind != 4]
    dice.shuffle(free)
    objects = [*sorted(free, key=lambda cell: cell not in tied), *[-1] * seats][:seats]
    roostable = [cell for cell, count in zip(cells, crows, strict=True) if count]
    return msgspec.structs.replace(
        BLANK[seats],
        frames=(("flock", (), ()),),
        cells=cells,
        kinds=kinds,
        crows=crows,
        crow_pile=500,
        objects=tuple(dice.sample(objects, seats)),
        tombs=tuple(dice.sample(cells, dice.choice([0, 0, 1]))),
        roosts=tuple(dice.sample(roostable, min(len(roostable), dice.choice([0, 0, 1])))),
        cancelled=int(dice.random() < 0.2),
        scoring_cap=int(dice.random() < 0.3),
        all_the_birds=int(dice.random() < 0.3),
        first=dice.randrange(seats),
        deck=0,
    )


def compare_board(dice: Random) -> Counter[str]:
    """Let both judge one random board to the end of its round; returns what the oracle met."""
    state = random_board(dice)
    start = state.cells, state.kinds, state.crows, state.objects
    board = read(state)
    GAME.settle(state, LUCK)
    flock(board)
    assert dict(enumerate(state.scores)) == points(board), start
    pile = 500
    for seat in murders(board):
        assert state.frames, start
        assert state.frames[-1][:2] == ("scatter", (seat,)), (start, state.frames)
        pile += mate(board, seat)
        assert crows_of(state) == +board.crows, start
        turn = dice.randrange(4)
        GAME.play(state, seat, ("scatter", turn), LUCK)
        scatter(board, seat, turn)
    assert state.frames == (), start
    assert crows_of(state) == +board.crows, start
    assert state.crow_pile == pile, start
    return board.met


def crows_of(state: CrowsState) -> Counter[tuple[int, int]]:
    """The crows on each cell of the engine's board."""
    return Counter({cell_of(cell): crows for cell, crows in zip(state.cells, state.crows, strict=True) if crows})


def compare(boards: int, seed: int) -> Counter[str]:
    """Compare on this many boards."""
    met: Counter[str] = Counter()
    dice = Random(seed)
    for _ in range(boards):
        met.update(compare_board(dice))
    return met


def test_the_names_of_the_tiles_are_the_engines() -> None:
    from engine.games.crows.state import TILES

    assert TILES == TILE_NAMES


def test_both_agree_on_ten_thousand_random_boards() -> None:
    met = compare(10_000, seed=1)
    expected = {"gap", "trinkets first", "two trinkets", "held", "tie of 2", "tie of 3", "tie of 4", "left over", "stopped by trash"}
    expected |= {"left trash", "cancelled", "doubled", "capped", "murder", "several murders", "the birds", "missing tiles", "again"}
    assert {name: met[name] for name in expected if met[name] < 5} == {}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_both_agree_on_many_more_random_boards(seed: int) -> None:
    assert compare(20_000, seed).total() > 0


@pytest.mark.parametrize(
    ("function", "wrong"),
    [
        ("flocking.STEPS", (-100, 1, 100)),
        ("flocking.TRASH", 6),
        ("flocking.TRINKETS", 0),
        ("flocking.CEMETERY", 5),
        ("flocking.MURDER", 7),
        ("flocking.CAP", 13),
        ("flocking.turn_order", lambda state: list(range(len(state.scores)))),
        ("scattering.MATED_PAIR", 3),
        ("scattering.spiral", lambda cell, start: [cell - 100, cell - 99, cell + 1, cell + 101, cell + 100, cell + 99, cell - 1]),
    ],
)
def test_a_fault_in_the_engine_is_noticed(monkeypatch: pytest.MonkeyPatch, function: str, wrong: Any) -> None:
    monkeypatch.setattr(f"engine.games.crows.{function}", wrong)
    with pytest.raises(AssertionError):
        compare(1_500, seed=1)
