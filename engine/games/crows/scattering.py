"""Murders: the mated pair, and the spiral along which the rest scatter (rulebook, "Murder Scatters")."""

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.crows.board import crows_at, set_crows
from engine.games.crows.state import STRIDE, CrowsState

MATED_PAIR = 2

SPIRAL = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (-1, -2), (0, -2),
    (1, -2), (2, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1), (-2, 0), (-2, -1),
)  # fmt: skip
"""(column, row) from the murder's tile, first tile Top, clockwise (our reading of the picture; the direction is our ruling)."""


def spiral(cell: int, start: int) -> list[int]:
    """The twenty cells of the pattern around a cell; `start` turns it by that many quarter turns clockwise."""
    found = []
    for column, row in SPIRAL:
        for _ in range(start):
            column, row = -row, column
        found.append(cell + row * STRIDE + column)
    return found


def landings(counts: dict[int, int], cell: int, start: int) -> list[int]:
    """The cells where the crows of a murder land one after the other, all but one; `counts` has the crows by cell of the table.

    Our rulings: through the pattern again when it runs out; with no tile in it they stay.
    """
    pattern = [other for other in spiral(cell, start) if other in counts]
    return [pattern[place % len(pattern)] for place in range(counts[cell] - 1)] if pattern else []


def gather(state: CrowsState, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
    """A murder: two crows fly off for good unless The Birds is played; then the owner of the object chooses the first tile."""
    seat, cell = data
    count = crows_at(state)[cell]
    leaving = 0 if state.all_the_birds else MATED_PAIR
    set_crows(state, {cell: count - leaving})
    state.crow_pile += leaving
    tell(("murder", (), (seat, cell, count, leaving)))
    push(state, ("scatter", (seat,), (cell,)))


class Scatter(Question[CrowsState]):
    """Whoever attracted the murder chooses where the spiral starts: top, right, bottom or left."""

    def legal(self, state: CrowsState, seat: int, data: tuple[int]) -> list[Action]:
        return [("scatter", start) for start in range(4)]

    def answer(self, state: CrowsState, seat: int, action: tuple[str, int], data: tuple[int], chance: Chance, tell: Tell) -> None:
        (cell,) = data
        counts = dict(zip(state.cells, state.crows, strict=True))
        flying = landings(counts, cell, action[1])
        for landing in flying:
            counts[landing] += 1
        counts[cell] -= len(flying)
        set_crows(state, counts)
        tell(("scattered", (), (seat, cell, action[1], tuple(flying))))
