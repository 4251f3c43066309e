"""The final scoring of Bower as a picture: for each egg one sees what was counted on both sides, and who won it."""

from collections.abc import Sequence

from engine.core.phrase import say
from render import theme
from render.fonts import measure
from render.scene import Box, Part, Scene, Sprite, Square, figure, line
from render.scenes import Request
from render.scenes.bower_board import bark
from render.scenes.bower_outline import outline
from render.scenes.bower_parts import Plan, bonus_row, bonus_tile, heading, letters, nest, plan_of
from render.scenes.bower_view import BowerSight, LineSight, ScoringSight

MIDDLE = 284
"""The width of the birds board, which has room for the counts here."""
SHELL, COLOURED = "object.9", "object.10"
CARD = (249, 92)


def result_scene(request: Request) -> Scene:
    """The picture of a match that is over; the request's `extra` is its scoring."""
    view: BowerSight = request.view
    scoring: ScoringSight = request.extra
    plan = plan_of(view, MIDDLE)
    parts: list[Part] = []
    for seat in (0, 1):
        won = seat in scoring.winners
        parts += heading(request, plan, seat, won, _sign(view, seat, won), str(scoring.eggs[seat]))
    parts += letters(plan) + _title(request, plan)
    for seat in (0, 1):
        parts += nest(view, plan, seat, view.nests[seat], view.tokens)
    groups = [entry for entry in scoring.lines if entry.kind == "group"]
    for entry in groups:
        for seat in (0, 1):
            parts += outline(plan, seat, entry.cells[seat], theme.GOLD if entry.winner == seat else theme.HALO)
    parts += _columns(request, plan, [entry for entry in scoring.lines if entry.kind == "column"])
    cards = groups + [entry for entry in scoring.lines if entry.kind == "egg"]
    y = plan.bottom + 18
    for i, entry in enumerate(cards):
        row, place = divmod(i, 4)
        parts += _card(view, theme.MARGIN + place * (CARD[0] + 12), y + row * (CARD[1] + 10), entry)
    y += -(-len(cards) // 4) * (CARD[1] + 10)
    half = (theme.WIDTH - 2 * theme.MARGIN) // 2 - 10
    parts += bonus_row(view, theme.MARGIN, y, half, 1, view.taken[0], 1)
    parts += bonus_row(view, theme.WIDTH - theme.MARGIN - half, y, half, 1, view.taken[1], -1)
    return Scene(theme.WIDTH, y + (74 if any(view.taken) else 8), theme.GROUND, tuple(parts))


def _sign(view: BowerSight, seat: int, won: bool) -> str:
    """Before a name: a crown for who has won, a cross for who has given up and so lost whatever the eggs say."""
    if seat in view.resigned:
        return "token.0"
    return "crown" if won else f"bird.{seat}"


def _title(request: Request, plan: Plan) -> list[Part]:
    """What the picture is; under it the shells of both nests when they had to decide."""
    scoring: ScoringSight = request.extra
    left, right = plan.board
    words = request.words(say("picture-final"))
    parts: list[Part] = [line(left, 18, words, theme.SMALL, theme.TEXT, theme.GROUND, MIDDLE, 0.5)]
    if scoring.eggs[0] == scoring.eggs[1]:
        parts.append(line(left, 64, f"{scoring.shells[0]} : {scoring.shells[1]}", theme.SMALL, theme.GOLD, theme.GROUND, MIDDLE, 0.5))
        signs = [COLOURED if coloured else SHELL for coloured in scoring.coloured]
        for x, sign in ((left + 40, signs[0]), (right - 40 - 38, signs[1])):
            parts.append(Sprite(x, 64, 38, sign, theme.GROUND))
    return parts


def _columns(request: Request, plan: Plan, lines: Sequence[LineSight]) -> list[Part]:
    """The birds board with every egg turned up, and what each column counted."""
    view: BowerSight = request.view
    left, right = plan.board
    parts = bark(plan)
    for entry in lines:
        y = plan.top + entry.index * plan.side
        parts += _sides(left + 6, y + 3, right - left - 12, plan.side - 6, 76, entry, theme.BARK)
        egg = min(plan.side - 8, 84)
        name = f"egg.{entry.index % 2}.{view.requests[entry.index]}"
        start = (left + right) // 2 - 58
        # The number of the column stands on a plate of its own, so that nobody adds it to the counts.
        parts.append(Box(start, y + plan.side // 2 - 19, 32, 38, theme.INK, theme.BARK, 10))
        parts.append(line(start, y + plan.side // 2 - 20, str(entry.index + 1), theme.SMALL, theme.BARK_LIGHT, theme.INK, 32, 0.5))
        parts.append(Sprite(start + 32, y + (plan.side - egg) // 2, egg, name, theme.BARK))
    return parts


def _card(view: BowerSight, x: int, y: int, entry: LineSight) -> list[Part]:
    """A largest group or an Egg tile: its sign in the middle, what was counted on both sides."""
    edge = theme.SEATS[entry.owner] if entry.owner >= 0 else theme.EDGE
    parts: list[Part] = [Box(x, y, *CARD, theme.PANEL, theme.GROUND, 14, edge, 3)]
    parts += _sides(x + 6, y + 6, CARD[0] - 12, CARD[1] - 12, 74, entry, theme.PANEL)
    if entry.kind == "group":
        sign = 64
        parts.append(Square(x + (CARD[0] - sign) // 2, y + (CARD[1] - sign) // 2, sign, entry.index, ()))
    else:
        sign = 80
        parts += bonus_tile(view, x + (CARD[0] - sign) // 2, y + (CARD[1] - sign) // 2, sign, entry.index, theme.PANEL)
    return parts


def _sides(x: int, y: int, width: int, height: int, wing: int, entry: LineSight, ground: theme.Colour) -> list[Part]:
    """Both counts of a line, the winner's on its colour with the eggs won; shells below where the counts are equal."""
    parts: list[Part] = []
    tied = entry.counts[0] == entry.counts[1]
    for seat in (0, 1):
        left = x if seat == 0 else x + width - wing
        won = entry.winner == seat
        fill = theme.SEATS[seat] if won else ground
        ink = theme.INK if won or ground == theme.BARK else theme.TEXT
        if won:
            parts.append(Box(left, y, wing, height, fill, ground, 10))
        middle = y + height // 2
        parts += _count(left, middle - (32 if tied else 17), wing, seat, str(entry.counts[seat]), entry.eggs if won else 0, ink, fill)
        if tied:
            sign = COLOURED if entry.coloured[seat] else SHELL
            parts += _shells(left, middle + 3, wing, sign, str(entry.shells[seat]), ink, fill)
    return parts


def _count(x: int, y: int, width: int, seat: int, count: str, eggs: int, ink: theme.Colour, ground: theme.Colour) -> list[Part]:
    """A number with the eggs that it won, the eggs towards the nest, as large as both fit on the plate."""
    font, egg, step = theme.LARGE - 4, 30, 20
    while font > theme.SMALL and measure(count, font) + (eggs and egg + (eggs - 1) * step) > width - 12:
        font, egg, step = font - 2, egg - 1, step - 2
    number, basket = measure(count, font), eggs and egg + (eggs - 1) * step
    start = x + (width - number - basket) // 2
    number_x, egg_x = (start + basket, start) if seat == 0 else (start, start + number)
    tokens: list[Part] = [Sprite(egg_x + i * step, y + 1, egg, "egg", ground) for i in range(eggs)]
    return [*tokens, figure(number_x, y, count, font, ink, ground)]


def _shells(x: int, y: int, width: int, sign: str, count: str, ink: theme.Colour, ground: theme.Colour) -> list[Part]:
    """The shells that broke, or did not break, a tie."""
    start = x + (width - 30 - measure(count, theme.SMALL)) // 2
    return [Sprite(start, y, 30, sign, ground), figure(start + 30, y + 2, count, theme.SMALL, ink, ground)]
