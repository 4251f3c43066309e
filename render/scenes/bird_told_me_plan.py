"""Where the branch lies in the picture: as large as it fits; of a branch too large for that, the part that matters."""

from collections.abc import Iterable, Mapping

import msgspec

from render import theme
from render.scenes.bird_told_me_view import STRIDE

LABELS = 46
"""The width of the row numbers, left of the branch."""
LARGEST, SMALLEST = 128, 92
"""The side of a cell in pixels. Smaller ones could not be read on a phone: then only a part of the branch is shown."""
GAP = 8
"""Between two cards: what is joined is bridged there."""
HIGHEST = 650
"""The height of the branch in which cells grow larger than the smallest."""
LEAST_ROWS, MOST_ROWS = 3, 10


class Plan(msgspec.Struct, frozen=True):
    """A window on the table: `columns` by `rows` cells from (`first_row`, `first_column`), drawn from (x, y)."""

    side: int
    first_column: int
    first_row: int
    columns: int
    rows: int
    x: int
    y: int
    is_part: bool
    """Whether some twigs lie outside."""

    @property
    def bottom(self) -> int:
        """Where the window ends."""
        return self.y + self.rows * self.side

    @property
    def card(self) -> int:
        """The side of a card."""
        return self.side - GAP

    def has(self, cell: int) -> bool:
        """Whether a cell is in the window."""
        row, column = divmod(cell, STRIDE)
        return 0 <= row - self.first_row < self.rows and 0 <= column - self.first_column < self.columns

    def spot(self, cell: int) -> tuple[int, int]:
        """The corner of a card on a cell."""
        row, column = divmod(cell, STRIDE)
        return self.x + (column - self.first_column) * self.side + GAP // 2, self.y + (row - self.first_row) * self.side + GAP // 2

    def cells(self) -> Iterable[int]:
        """All cells of the window, row by row."""
        for row in range(self.first_row, self.first_row + self.rows):
            for column in range(self.first_column, self.first_column + self.columns):
                yield row * STRIDE + column


def plan_for(weights: Mapping[int, int], top: int) -> Plan:
    """The plan for the cells that should be seen, with the weight of each. If not all can be, the window with the most weight; cells
    that must be seen have a weight far above the others'. To the sides empty cells fill the width."""
    rows, columns = {cell: cell // STRIDE for cell in weights}, {cell: cell % STRIDE for cell in weights}
    width = theme.WIDTH - 2 * theme.MARGIN - LABELS
    low_row, low_column = min(rows.values()), min(columns.values())
    tall, wide = max(rows.values()) - low_row + 1, max(columns.values()) - low_column + 1
    side = max(SMALLEST, min(LARGEST, width // wide, HIGHEST // tall))
    shown_columns, shown_rows = width // side, min(max(tall, LEAST_ROWS), MOST_ROWS)
    first_column = _start(low_column, wide, shown_columns, columns, weights)
    first_row = _start(low_row, tall, shown_rows, rows, weights)
    x = theme.MARGIN + LABELS + (width - shown_columns * side) // 2
    return Plan(side, first_column, first_row, shown_columns, shown_rows, x, top, wide > shown_columns or tall > shown_rows)


def _start(low: int, extent: int, shown: int, places: Mapping[int, int], weights: Mapping[int, int]) -> int:
    """Where the window begins in one direction: around the whole extent, or where the most weight lies."""
    if extent <= shown:
        return low - (shown - extent) // 2

    def weight(start: int) -> tuple[int, int]:
        inside = sum(weights[cell] for cell, place in places.items() if start <= place < start + shown)
        return inside, -abs(2 * start + shown - 2 * low - extent)

    return max(range(low, low + extent - shown + 1), key=weight)
