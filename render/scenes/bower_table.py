"""The table of Bower: what all pictures of a running match share."""

from engine.core.phrase import say
from render import theme
from render.scene import Part, line
from render.scenes import Request
from render.scenes.bower_board import birds_board
from render.scenes.bower_marks import chosen, free, fresh, shown
from render.scenes.bower_parts import GAP, OFFER_LETTERS, Plan, bonus_tile, heading, letters, nest
from render.scenes.bower_view import BowerSight, actor, bonus_signs


def table(request: Request, plan: Plan) -> list[Part]:
    """What all pictures of a running match share: names, turn, nests and the birds board, with what is new or chosen marked."""
    view: BowerSight = request.view
    parts: list[Part] = []
    for seat in (0, 1):
        asked = actor(view) == seat
        parts += heading(request, plan, seat, asked, f"bird.{seat}" if asked else f"egg.{seat}.back")
    parts += letters(plan)
    parts.append(_turn(request, plan))
    for seat in (0, 1):
        codes, tokens = shown(request, seat)
        parts += nest(view, plan, seat, codes, tokens, free(request, seat))
    parts += birds_board(view, plan, request.words)
    return parts + fresh(request, plan) + chosen(request, plan)


def _turn(request: Request, plan: Plan) -> Part:
    """The turn under way."""
    view: BowerSight = request.view
    left, right = plan.board
    turns = 15 if view.super_nest else 12
    asked = actor(view)
    now = min((view.turns[asked] if asked >= 0 else max(view.turns)) + 1, turns)
    return line(left - GAP, 8, f"{now}/{turns}", theme.LARGE, theme.TEXT, theme.GROUND, right - left + 2 * GAP, 0.5)


OPEN = 114
"""The height of the open bonus tiles with their caption."""


def open_tiles(request: Request, y: int) -> list[Part]:
    """The bonus tiles that Super Nest leaves open, with the letters by which the text names them."""
    view: BowerSight = request.view
    words, width = request.words(say("picture-open")), theme.WIDTH - 2 * theme.MARGIN
    parts: list[Part] = [line(theme.MARGIN, y, words, theme.SMALL, theme.MUTED, theme.GROUND, width)]
    for i, number in enumerate(view.bonus_open):
        x = theme.MARGIN + i * (width // len(OFFER_LETTERS))
        parts.append(line(x, y + 50, OFFER_LETTERS[i], theme.LARGE - 4, theme.TEXT, theme.GROUND, 32, 0.5))
        wide = 60 if bonus_signs(view.bonuses)[number] else 90
        parts += bonus_tile(view, x + 36, y + 74 - wide // 2, wide, number)
    return parts
