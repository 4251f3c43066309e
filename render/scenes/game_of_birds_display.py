"""The displays of The Game of Birds: seven wonder columns of three places. All displays of a picture share the signs of the columns."""

from typing import NamedTuple

from render import theme
from render.scene import Box, Frame, Part, Sprite
from render.scenes import Request
from render.scenes.game_of_birds_cards import slim_card, small_card
from render.scenes.game_of_birds_plates import HEADING, SIDE, plate, side_plate
from render.scenes.game_of_birds_view import (
    NOTHING,
    PLACES,
    ROWS,
    WONDERS,
    BirdsSight,
    actor,
    fresh_places,
    in_force,
    legal_numbers,
    meant,
    numbers,
)

SIGN = 38
"""The side of a wonder's sign above its column."""


class Look(NamedTuple):
    """How displays are laid out."""

    left: int
    """Where the first column begins."""
    step: int
    """From one column to the next."""
    wide: int
    high: int
    """Of a card."""
    gap: int
    """Between two rows."""
    below: int
    """The room under a display."""
    slim: bool
    """Whether cards have one line, and the plate is above them."""

    @property
    def height(self) -> int:
        """From the top of a display with its plate to the top of the next."""
        rows = ROWS * self.high + (ROWS - 1) * self.gap
        return rows + self.below + (HEADING + 4 if self.slim else 0)


OWN = Look(theme.MARGIN + SIDE + 6, 128, 124, 82, 4, 10, False)
THREE, FOUR = Look(7, 150, 148, 38, 3, 10, True), Look(7, 150, 148, 32, 3, 8, True)


def look_of(seats: int) -> Look:
    """The layout for a number of displays in one picture."""
    return {1: OWN, 2: OWN, 3: THREE}.get(seats, FOUR)


def displays(request: Request, y: int, seats: range) -> tuple[list[Part], int]:
    """The signs of the columns, on red where nothing may be placed now, and below them the displays of these seats; with where they
    end."""
    view: BirdsSight = request.view
    look = look_of(len(seats))
    parts: list[Part] = []
    for wonder, name in enumerate(WONDERS):
        x, ground = look.left + wonder * look.step, theme.GROUND
        if view.frames and wonder in in_force(view):
            ground = theme.RED_DEEP
            parts.append(Box(x, y, look.wide, SIGN + 2, ground, theme.GROUND, 8))
        parts.append(Sprite(x + (look.wide - SIGN) // 2, y + 1, SIGN, f"wonder.{name}", ground))
    y += SIGN + 6
    for seat in seats:
        parts += _display(request, y, seat, look)
        y += look.height
    return parts, y


def _display(request: Request, y: int, seat: int, look: Look) -> list[Part]:
    """A seat's plate, its cards, and gold under the rows that have brought a medal."""
    view: BirdsSight = request.view
    rows = ROWS * look.high + (ROWS - 1) * look.gap
    if look.slim:
        parts = plate(request, look.left, y, 6 * look.step + look.wide, seat)
        y += HEADING + 4
    else:
        parts = side_plate(request, theme.MARGIN, y, rows, seat)
    for row in range(ROWS):
        if view.medals[seat] >> row & 1:
            under = y + (ROWS - 1 - row) * (look.high + look.gap) + look.high
            parts.append(Box(look.left, under, 6 * look.step + look.wide, look.gap, theme.GOLD, theme.GROUND))
    new = {place for of, place in fresh_places(request.events) if of == seat}
    for place in range(PLACES):
        wonder, row = divmod(place, ROWS)
        spot = look.left + wonder * look.step, y + (ROWS - 1 - row) * (look.high + look.gap)
        parts += _place(request, spot, look, seat, place, place in new)
    return parts


def _place(request: Request, at: tuple[int, int], look: Look, seat: int, place: int, is_new: bool) -> list[Part]:
    """A place with its card, as it is or as the choice being made would leave it: that is framed, point tiles that come too."""
    view: BirdsSight = request.view
    x, y = at
    display, tiles, _ = meant(request, seat)
    card = display[place]
    leaves = place == _leaving(request, seat)
    if leaves:
        card, tile = view.displays[seat][place], view.tiles[seat][place]
    else:
        tile = tiles[place]
    if card == NOTHING:
        fill = theme.WELL
        parts: list[Part] = [Box(x, y, look.wide, look.high, fill, theme.GROUND, 8, theme.GOLD if is_new else fill, 3)]
    else:
        is_lit = is_new or place in _open(request, seat)
        parts = (slim_card if look.slim else small_card)(request, x, y, (look.wide, look.high), card, tile, is_lit)
    if leaves or (card, tile) != (view.displays[seat][place], view.tiles[seat][place]):
        parts.append(Frame(x - 2, y - 2, look.wide + 4, look.high + 4, theme.SEATS[seat], 5, dashed=True))
    return parts


def _leaving(request: Request, seat: int) -> int:
    """The place whose card the choice being made would take away; NOTHING if there is none."""
    chosen = numbers(request.prefix)
    takes = request.prefix and request.prefix[0] in ("displace", "remove") and seat == actor(request.view)
    return chosen[0] if takes and chosen else NOTHING


def _open(request: Request, seat: int) -> frozenset[int]:
    """The places that may be chosen now."""
    if request.kind != "seat" or seat != actor(request.view):
        return frozenset()
    return legal_numbers(request.extra, "displace")
