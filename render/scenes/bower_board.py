"""The birds board between the nests: a signpost for each column, pointing into both nests, and the eggs on it."""

from engine.core.phrase import say
from render import theme
from render.fonts import measure
from render.scene import Box, Part, Sprite, figure, line
from render.scenes import Words
from render.scenes.bower_parts import EDGE, GAP, Plan
from render.scenes.bower_view import COLUMNS, BowerSight

POINT = 22
"""The side of the points of a signpost."""
LOOSE = 52
"""The side of the eggs out of play."""


def bark(plan: Plan) -> list[Part]:
    """The empty board. At each column it has a point on both sides: the columns of the rulebook run sideways here."""
    left, right = plan.board
    parts: list[Part] = []
    for column in range(COLUMNS):
        y = plan.top + column * plan.side + (plan.side - POINT) // 2
        # What of them lies within the board is covered by it.
        parts += [Sprite(left - GAP + 1, y, POINT, "way.0", theme.GROUND), Sprite(right + GAP - 1 - POINT, y, POINT, "way.1", theme.GROUND)]
    height = COLUMNS * plan.side + 2 * EDGE
    parts.append(Box(left, plan.top - EDGE, right - left, height, theme.BARK, theme.GROUND, 14, theme.BARK_DARK, 4))
    for column in range(1, COLUMNS):
        y = plan.top + column * plan.side
        parts.append(Box(left + 12, y - 1, right - left - 24, 2, theme.BARK_DARK, theme.BARK))
    return parts


def birds_board(view: BowerSight, plan: Plan, words: Words) -> list[Part]:
    """The board with its title and the request eggs 1-6, each on the side of the seat that it faces."""
    left, right = plan.board
    title, wide = words(say("picture-columns")), 140
    x, y = (left + right - wide) // 2, plan.top - EDGE - 46
    parts: list[Part] = [Box(x, y, wide, 44, theme.BARK, theme.GROUND, 12)]
    parts += [line(x, y + 1, title, theme.SMALL, theme.INK, theme.BARK, wide, 0.5), *bark(plan)]
    for column in range(COLUMNS):
        side = column % 2
        x, top, egg = egg_spot(plan, column)
        name = f"egg.{side}.{view.requests[column]}" if view.requests[column] >= 0 else f"egg.{side}.back"
        parts.append(Sprite(x, top, egg, name, theme.BARK))
        y = plan.top + column * plan.side
        parts += _number(left + 5 if side else right - 35, y, plan.side, column, bool(view.seen[1 - side] >> column & 1))
    return parts


def egg_spot(plan: Plan, column: int) -> tuple[int, int, int]:
    """Where the egg of a column lies on the birds board, and its size: (x, y, side)."""
    left, right = plan.board
    egg = min(plan.side - 12, plan.middle - 38)
    return right - 4 - egg if column % 2 else left + 4, plan.top + column * plan.side + (plan.side - egg) // 2, egg


def _number(x: int, y: int, height: int, column: int, looked: bool) -> list[Part]:
    """The number of a column, with an eye under it when the rival of its egg has looked."""
    number, font, eye = str(column + 1), theme.LARGE - 4, 30
    top = y + (height - (68 if looked else 32)) // 2
    parts: list[Part] = [figure(x + (eye - measure(number, font)) // 2, top, number, font, theme.INK, theme.BARK)]
    return [*parts, Sprite(x, top + 38, eye, "eye", theme.BARK)] if looked else parts


def out_of_play(view: BowerSight, right: int, y: int) -> list[Part]:
    """The two eggs out of play, their fronts for whoever has seen them; they end at `right`."""
    names = [f"egg.2.{symbol}" if symbol >= 0 else "egg.2.back" for symbol in view.requests[6:]]
    return [Sprite(right - (2 - i) * (LOOSE + 2), y, LOOSE, name, theme.GROUND) for i, name in enumerate(names)]
