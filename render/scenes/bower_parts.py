"""The pieces of Bower's pictures: headings, nests, dominoes, bonus tiles."""

from collections.abc import Collection, Sequence

import msgspec

from engine.core.phrase import Phrase, say
from render import theme
from render.fonts import clean, measure
from render.scene import DOWN, LEFT, RIGHT, UP, Box, Frame, Part, Sprite, Square, figure, line
from render.scenes import Request, Words
from render.scenes.bower_view import (
    BRANCH,
    COLOURED_SHELL,
    COLUMNS,
    CROSS,
    FEATHERS,
    FLOWERS,
    BowerSight,
    Token,
    bonus_signs,
    coordinate,
    faces,
)  # fmt: skip

WHOLE = RIGHT | DOWN | LEFT | UP
EDGE = 4
"""The coloured frame around a nest."""
GAP = 14
"""Between a nest and the birds board."""
BOARD = {4: 120, 5: 108}
"""The width of the birds board by the rows of a nest: squares get what it can spare."""


class Plan(msgspec.Struct, frozen=True):
    """Where things lie: the same for all pictures of a match, so that eyes need not search."""

    side: int
    """The side of a square."""
    depth: int
    """The rows of a nest: 4, in Super Nest 5."""
    middle: int
    """The width of the birds board."""
    top: int
    """Where the squares begin."""

    @property
    def nest_width(self) -> int:
        """The width of a nest without its frame."""
        return self.side * self.depth

    @property
    def bottom(self) -> int:
        """Where the squares end."""
        return self.top + COLUMNS * self.side

    def left(self, seat: int) -> int:
        """Where a seat's squares begin."""
        return theme.MARGIN + EDGE if seat == 0 else theme.WIDTH - theme.MARGIN - EDGE - self.nest_width

    @property
    def board(self) -> tuple[int, int]:
        """The left and right end of the birds board."""
        centre = theme.WIDTH // 2
        return centre - self.middle // 2, centre + self.middle // 2

    def spot(self, seat: int, cell: int) -> tuple[int, int]:
        """The corner of a cell. Columns of the rulebook are rows here; row a lies next to the birds board."""
        row, column = divmod(cell, COLUMNS)
        step = self.depth - 1 - row if seat == 0 else row
        return self.left(seat) + step * self.side, self.top + column * self.side


def plan_of(view: BowerSight, middle: int = 0) -> Plan:
    """The plan for a view's size of nests; the birds board is `middle` wide, or as wide as it usually is."""
    depth = len(view.nests[0]) // COLUMNS
    middle = middle or BOARD[depth]
    side = (theme.WIDTH - 2 * theme.MARGIN - 4 * EDGE - middle - 2 * GAP) // (2 * depth)
    return Plan(side, depth, middle, 112)


def seat_name(name: str, seat: int, words: Words) -> str:
    """A player's name as it can be drawn; the seat's colour when nothing of it can."""
    return clean(name) or words(say(f"picture-seat-{seat}"))


def heading(request: Request, plan: Plan, seat: int, lit: bool, sign: str, count: str = "") -> list[Part]:
    """A player's name over the nest, with a sign before it and perhaps a count of eggs. Whoever it is the turn of has a lit
    plate: filled, with dark letters; the other's is hollow."""
    x, width, y, height = plan.left(seat) - EDGE, plan.nest_width + 2 * EDGE, 12, 56
    fill, ink = (theme.SEATS[seat], theme.INK) if lit else (theme.PANEL, theme.SEATS[seat])
    parts: list[Part] = [Box(x, y, width, height, fill, theme.GROUND, 14, theme.SEATS[seat], 3)]
    parts.append(Sprite(x + 8, y + 4, 48, sign, fill))
    right = x + width - 14
    if count:
        right -= measure(count, theme.LARGE)
        parts.append(figure(right, y + 11, count, theme.LARGE, ink, fill))
        right -= 46
        parts.append(Sprite(right, y + 7, 42, "egg", fill))
    name, room = seat_name(request.names[seat], seat, request.words), right - x - 64 - 6
    font = theme.MEDIUM if measure(name, theme.MEDIUM) <= room else theme.SMALL
    parts.append(line(x + 64, y + 8 + (theme.MEDIUM - font), name, font, ink, fill, room))
    return parts


def letters(plan: Plan) -> list[Part]:
    """The row letters over both nests, a next to the birds board."""
    parts: list[Part] = []
    for seat in (0, 1):
        for row in range(plan.depth):
            x, _ = plan.spot(seat, row * COLUMNS)
            parts.append(line(x, plan.top - EDGE - 38, "abcde"[row], theme.SMALL, theme.MUTED, theme.GROUND, plan.side, 0.5))
    return parts


def nest(view: BowerSight, plan: Plan, seat: int, codes: Sequence[int], tokens: Sequence[Token], free: Collection[int] = ()) -> list[Part]:
    """A nest: its frame, a strip for each column, empty cells with their names (the free ones bright), squares with all that lies on
    them. The strips show that columns run sideways, from the birds board outwards."""
    x, y = plan.left(seat) - EDGE, plan.top - EDGE
    width, height = plan.nest_width + 2 * EDGE, COLUMNS * plan.side + 2 * EDGE
    parts: list[Part] = [Box(x, y, width, height, theme.GROUND, theme.GROUND, 10, theme.SEATS[seat], EDGE)]
    for column in range(COLUMNS):
        parts.append(Box(x + EDGE + 4, plan.top + column * plan.side + 4, plan.nest_width - 8, plan.side - 8, theme.WELL, theme.GROUND, 8))
    for cell, code in enumerate(codes):
        left, top = plan.spot(seat, cell)
        if code:
            material, objects = faces(view.tiles)[code]
            parts.append(Square(left, top, plan.side, material, objects, tokens_on(tokens, seat, cell), _rim(plan, seat, codes, cell)))
        else:
            fill, ink = (theme.PANEL, theme.TEXT) if cell in free else (theme.WELL, theme.FAINT)
            if cell in free:
                parts.append(Box(left + 4, top + 4, plan.side - 8, plan.side - 8, fill, theme.WELL, 8, theme.GOLD, 2))
            parts.append(line(left + 7, top + (plan.side - 40) // 2, coordinate(cell), theme.SMALL, ink, fill, plan.side - 14, 0.5))
    return parts


def _rim(plan: Plan, seat: int, codes: Sequence[int], cell: int) -> int:
    """The sides of a square at which its tile ends: all but the one towards its other half, if that has not been covered."""
    x, y = plan.spot(seat, cell)
    row, column = divmod(cell, COLUMNS)
    around = [cell + 1] * (column < COLUMNS - 1) + [cell + COLUMNS] * (row < plan.depth - 1)
    around += [cell - 1] * (column > 0) + [cell - COLUMNS] * (row > 0)
    for near in around:
        if codes[near] == codes[cell] ^ 1:
            sides = {(plan.side, 0): RIGHT, (0, plan.side): DOWN, (-plan.side, 0): LEFT, (0, -plan.side): UP}
            near_x, near_y = plan.spot(seat, near)
            return WHOLE & ~sides[near_x - x, near_y - y]
    return WHOLE


def around_cells(
    plan: Plan, seat: int, cells: Sequence[int], colour: theme.Colour, line: int, dashed: bool = False, casing: int = 0
) -> Frame:
    """A frame around the cells' common rectangle, its casing outside."""
    spots = [plan.spot(seat, cell) for cell in cells]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots) + plan.side, max(y for _, y in spots) + plan.side
    return Frame(left - casing, top - casing, right - left + 2 * casing, bottom - top + 2 * casing, colour, line, dashed, casing)


def tokens_on(tokens: Sequence[Token], seat: int, cell: int) -> tuple[tuple[int, int], ...]:
    """The tokens on a cell, as a Square shows them: an axis along a row of the rulebook stands upright in the picture."""
    return tuple(
        (token, detail if token == CROSS else (1 - detail if token == BRANCH else 0))
        for token, nest, at, detail in tokens
        if nest == seat and at == cell
    )


def domino(view: BowerSight, x: int, y: int, side: int, tile: int, label: str = "") -> list[Part]:
    """A tile lying, with its label before it."""
    parts: list[Part] = []
    if label:
        parts.append(line(x, y + side // 2 - 24, label, theme.LARGE - 4, theme.TEXT, theme.GROUND, 32, 0.5))
        x += 36
    for half in (0, 1):
        material, objects = faces(view.tiles)[2 * tile + half]
        parts.append(Square(x + half * side, y, side, material, objects, (), WHOLE & ~(LEFT if half else RIGHT)))
    return parts


def bonus_tile(view: BowerSight, x: int, y: int, side: int, number: int, ground: theme.Colour = theme.GROUND) -> list[Part]:
    """A bonus tile as its sign, or as its two squares side by side in the same width; 0 is a tile not known."""
    if number == 0:
        return [Box(x, y, side, side, theme.PANEL, ground, 8, theme.EDGE, 2)]
    name = bonus_signs(view.bonuses)[number]
    if name:
        return [Sprite(x, y, side, name, ground)]
    half = side // 2
    squares = [faces(view.tiles)[2 * number + part] for part in (0, 1)]
    top = y + (side - half) // 2
    parts: list[Part] = [Square(x + i * half, top, half, material, objects) for i, (material, objects) in enumerate(squares)]
    return [*parts, Frame(x, top, 2 * half, half, theme.HALO, 2)]


OFFER_LETTERS = "PQRSTUV"
"""The letters of bonus tiles to choose from, as in the voice."""


def bonus_name(view: BowerSight, number: int) -> Phrase:
    """What a card of a bonus tile says: the beginning of what the voice's menu says. Of nest tiles, which are seen, it says in a word
    or two what they bring."""
    name = bonus_signs(view.bonuses)[number]
    if name:
        return say("bower-" + name.replace(".", "-").replace(" ", "-"))
    coloured = [other for other, sign in bonus_signs(view.bonuses).items() if not sign and COLOURED_SHELL in _objects(view, other)]
    if coloured == [number]:
        return say("bower-bonus-coloured")
    feathers = sum(item in FEATHERS for item in _objects(view, number))
    flowers = sum(item in FLOWERS for item in _objects(view, number))
    if feathers == flowers:
        return say("bower-bonus-hand")
    if feathers and flowers:
        return say("picture-bonus-feathers-flower" if feathers > flowers else "picture-bonus-flowers-feather")
    return say("picture-bonus-feathers" if feathers else "picture-bonus-flowers")


def _objects(view: BowerSight, number: int) -> tuple[int, ...]:
    """What lies on both squares of a tile."""
    first, second = (faces(view.tiles)[2 * number + half] for half in (0, 1))
    return first[1] + second[1]


def bonus_row(
    view: BowerSight, x: int, y: int, width: int, rows: int, tiles: Sequence[int], flow: int = 1, marked: bool = False
) -> list[Part]:
    """Bonus tiles in rows, from the left (flow 1) or from the right (-1), as large as all of them fit (and at most 60 pixels
    high); the last one is framed when it is new."""
    side, places = 60, _flow(view, tiles, 60, width)
    while side > 24 and places and (places[-1][0] + 1) * (side + 4) > rows * 64:
        side -= 6
        places = _flow(view, tiles, side, width)
    parts: list[Part] = []
    for number, (row, start, wide) in zip(tiles, places, strict=True):
        left = x + start if flow > 0 else x + width - start - wide
        top = y + row * (side + 4)
        parts += bonus_tile(view, left, top - (wide - side) // 2, wide, number)
        if marked and number == tiles[-1]:
            parts.append(Frame(left - 2, top - 2, wide + 4, side + 4, theme.GOLD, 3))
    return parts


def _flow(view: BowerSight, tiles: Sequence[int], side: int, width: int) -> list[tuple[int, int, int]]:
    """(row, start, width) of each bonus tile; nest tiles are half as wide again."""
    places, row, used = [], 0, 0
    for number in tiles:
        wide = side if number == 0 or bonus_signs(view.bonuses)[number] else side * 3 // 2
        if used and used + wide > width:
            row, used = row + 1, 0
        places.append((row, used, wide))
        used += wide + 4
    return places
