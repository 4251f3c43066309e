"""Names of the cells of a table that grows in every direction: they stay the same while it grows.

Cells are `STRIDE * row + column`; the centre is row 50, column 50, and is called N50.
"""

STRIDE = 100
"""The rows and the columns of the table."""
MIDDLE = 50


def coordinate(cell: int) -> str:
    """The name of a cell: a column letter, N for the centre, and the row number, 50 for the centre.

    Right of Z come AA, AB ...; left of A come ZZ, ZY ...: names that stay while the board grows.
    """
    row, column = divmod(cell, STRIDE)
    return f"{column_name(column)}{row}"


def column_name(column: int) -> str:
    """The letters of a column."""
    place = column - MIDDLE + ord("N") - ord("A")
    if 0 <= place < 26:
        return chr(ord("A") + place)
    high, low = divmod(place - 26, 26) if place >= 26 else (26 + place // 26, place % 26)
    return chr(ord("A") + high) + chr(ord("A") + low)
