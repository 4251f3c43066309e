"""Where a table that grows lies in a picture: as large as it fits; of a table too large for that, the part that matters."""

from collections.abc import Collection, Iterable, Mapping
from typing import Self

import msgspec

from render import theme

LABELS = 46
"""The width of the row numbers, left of the table."""


class Limits(msgspec.Struct, frozen=True):
    """How large a game's table may be drawn."""

    largest: int
    """The largest side of a cell in pixels."""
    smallest: int
    """The smallest. Smaller ones could not be read on a phone: then only a part of the table is shown."""
    highest: int
    """The height of the table in which cells grow larger than the smallest."""
    least_rows: int
    most_rows: int
    stride: int
    """How many cells a row of the table has: `cell = stride * row + column`."""


class Window(msgspec.Struct, frozen=True):
    """A window on the table: `columns` by `rows` cells from (`first_row`, `first_column`), drawn from (x, y)."""

    side: int
    first_column: int
    first_row: int
    columns: int
    rows: int
    x: int
    y: int
    is_part: bool
    """Whether some of the cells that should be seen lie outside."""
    stride: int
    """As in the limits."""

    @classmethod
    def on(cls, cells: Collection[int], weights: Mapping[int, int], top: int, limits: Limits) -> Self:
        """The window for the cells that should be seen. If not all can be, the one with the most weight, a weight for each cell that
        matters; cells that must be seen have a weight far above the others'. To the sides empty cells fill the width."""
        stride = limits.stride
        rows, columns = {cell // stride for cell in cells}, {cell % stride for cell in cells}
        width = theme.WIDTH - 2 * theme.MARGIN - LABELS
        tall, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
        side = max(limits.smallest, min(limits.largest, width // wide, limits.highest // tall))
        shown_columns, shown_rows = width // side, min(max(tall, limits.least_rows), limits.most_rows)
        first_column = _start(min(columns), wide, shown_columns, {cell: cell % stride for cell in weights}, weights)
        first_row = _start(min(rows), tall, shown_rows, {cell: cell // stride for cell in weights}, weights)
        x = theme.MARGIN + LABELS + (width - shown_columns * side) // 2
        is_part = wide > shown_columns or tall > shown_rows
        return cls(side, first_column, first_row, shown_columns, shown_rows, x, top, is_part, stride)

    @property
    def bottom(self) -> int:
        """Where the window ends."""
        return self.y + self.rows * self.side

    def has(self, cell: int) -> bool:
        """Whether a cell is in the window."""
        row, column = divmod(cell, self.stride)
        return 0 <= row - self.first_row < self.rows and 0 <= column - self.first_column < self.columns

    def spot(self, cell: int) -> tuple[int, int]:
        """The corner of a cell; also of one outside the window."""
        row, column = divmod(cell, self.stride)
        return self.x + (column - self.first_column) * self.side, self.y + (row - self.first_row) * self.side

    def middle(self, cell: int) -> tuple[int, int]:
        """The centre of a cell."""
        x, y = self.spot(cell)
        return x + self.side // 2, y + self.side // 2

    def cells(self) -> Iterable[int]:
        """All cells of the window, row by row."""
        for row in range(self.first_row, self.first_row + self.rows):
            for column in range(self.first_column, self.first_column + self.columns):
                yield row * self.stride + column


def _start(low: int, extent: int, shown: int, places: Mapping[int, int], weights: Mapping[int, int]) -> int:
    """Where the window begins in one direction: around the whole extent, or where the most weight lies."""
    if extent <= shown:
        return low - (shown - extent) // 2

    def weight(start: int) -> tuple[int, int]:
        inside = sum(weights[cell] for cell, place in places.items() if start <= place < start + shown)
        return inside, -abs(2 * start + shown - 2 * low - extent)

    return max(range(low, low + extent - shown + 1), key=weight)
