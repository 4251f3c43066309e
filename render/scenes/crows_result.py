"""The end of Crows as a picture: the ranks and points over the last table, and under it the special tokens that brought a bonus."""

from collections import Counter

from engine.core.phrase import say
from render import theme
from render.scene import Box, Part, Scene, Sprite, figure, line
from render.scenes import Request
from render.scenes.crows_plates import GAP
from render.scenes.crows_table import WIDE, table
from render.scenes.crows_view import TOKENS, CrowsSight, FinalSight

SIGN, STEP, HEAD = 46, 50, 56
PLACE = 92
"""The width of a token with its number."""


def result_scene(request: Request) -> Scene:
    """The picture of a match that is over; the request's `extra` is its final scoring."""
    view: CrowsSight = request.view
    final: FinalSight = request.extra
    parts, plan = table(request)
    y = plan.bottom + 14
    if not any(final.bonus):
        return Scene(theme.WIDTH, y, theme.GROUND, tuple(parts))
    parts.append(line(theme.MARGIN, y, request.words(say("picture-crows-bonus")), theme.SMALL, theme.MUTED, theme.GROUND, WIDE, 0.5))
    y += 44
    seats = len(view.scores)
    width = (WIDE - (seats - 1) * GAP) // seats
    kinds = max(len(set(hand)) for hand in view.tokens)
    # Two seats have room for the tokens beside the bonus, more have it below.
    inset, top = (150, 8) if seats == 2 else (12, HEAD)
    a_row = (width - inset) // PLACE
    height = top + -(-kinds // a_row) * STEP + 8
    for seat in range(seats):
        x = theme.MARGIN + seat * (width + GAP)
        parts.append(Box(x, y, width, height, theme.PANEL, theme.GROUND, 14, theme.SEATS[seat], 3))
        parts.append(Sprite(x + 10, y + 8, SIGN, f"crows.shiny.{seat}", theme.PANEL))
        parts.append(figure(x + 66, y + 17, f"+{final.bonus[seat]}", theme.MEDIUM, theme.SEATS[seat], theme.PANEL))
        parts += _kept(x + inset, y + top, a_row, view.tokens[seat])
    return Scene(theme.WIDTH, y + height + theme.MARGIN, theme.GROUND, tuple(parts))


def _kept(x: int, y: int, a_row: int, tokens: tuple[int, ...]) -> list[Part]:
    """The tokens kept, each kind with its number."""
    parts: list[Part] = []
    for place, (token, count) in enumerate(sorted(Counter(tokens).items())):
        row, column = divmod(place, a_row)
        left, top = x + column * PLACE, y + row * STEP
        parts.append(Sprite(left, top, SIGN, f"crows.token.{TOKENS[token]}", theme.PANEL))
        if count > 1:
            parts.append(figure(left + SIGN + 2, top + 10, f"×{count}", theme.SMALL, theme.TEXT, theme.PANEL))
    return parts
