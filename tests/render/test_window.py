"""The window on a growing table: the whole of it as large as it fits, else the part that matters most."""

import pytest

from render import theme
from render.scenes.window import LABELS, Limits, Window

LIMITS = Limits(largest=100, smallest=64, highest=720, least_rows=5, most_rows=13, stride=100)


def block(rows, columns, stride=100, corner=(40, 40)):
    return [(corner[0] + row) * stride + corner[1] + column for row in range(rows) for column in range(columns)]


@pytest.mark.parametrize(("rows", "columns", "side"), [(1, 1, 100), (5, 5, 100), (9, 12, 80), (12, 8, 64), (13, 15, 64)])
@pytest.mark.parametrize("stride", [100, 200])
def test_all_is_seen_in_cells_as_large_as_fit(rows, columns, side, stride):
    cells = block(rows, columns, stride)
    window = Window.on(cells, {}, 200, Limits(100, 64, 720, 5, 13, stride))
    assert (window.side, window.is_part) == (side, False)
    assert all(map(window.has, cells))
    assert set(cells) <= set(window.cells())
    assert len(list(window.cells())) == window.rows * window.columns
    left, right = window.x, window.x + window.columns * window.side
    assert theme.MARGIN + LABELS <= left < right <= theme.WIDTH - theme.MARGIN
    assert window.spot(cells[0])[1] >= 200
    assert window.bottom == 200 + window.rows * side


def test_a_table_in_the_middle_has_as_much_room_on_both_sides():
    window = Window.on(block(1, 1), {}, 0, LIMITS)
    assert (40 - window.first_row, 40 - window.first_column) == (2, (window.columns - 1) // 2)
    x, y = window.spot(4040)
    assert window.middle(4040) == (x + window.side // 2, y + window.side // 2)


@pytest.mark.parametrize("heavy", [4040, 4070, 4084, 7040, 5360])
def test_of_a_table_too_large_the_heaviest_part_is_seen(heavy):
    cells = block(45, 45)
    window = Window.on(cells, {**dict.fromkeys(cells, 1), heavy: 10_000}, 0, LIMITS)
    assert window.is_part
    assert window.has(heavy)
    assert (window.side, window.rows, window.columns) == (64, 13, 15)
    assert all(cell in cells for cell in window.cells()), "none of it is wasted on what lies outside"
