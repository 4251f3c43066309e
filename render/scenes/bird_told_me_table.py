"""The table of The Bird Told Me to Do It: plates, the supply beside the deck, the branch with its names, and the card carried out."""

from engine.core.phrase import say
from render import theme
from render.fonts import fit, measure
from render.scene import Frame, Part, Sprite, Text, line
from render.scenes import Request
from render.scenes.bird_told_me_branch import branch
from render.scenes.bird_told_me_cards import small_card, small_width
from render.scenes.bird_told_me_panel import panel
from render.scenes.bird_told_me_plan import Plan, plan_for
from render.scenes.bird_told_me_plates import SIGN, card_back, plates, plumage_marks
from render.scenes.bird_told_me_view import (
    COLOURS,
    STRIDE,
    TRUNK,
    BirdSight,
    News,
    carried,
    meant,
    news_of,
    numbers,
    open_cells,
)

WIDE = theme.WIDTH - 2 * theme.MARGIN
MUST, NEWS, LEGAL, TWIG = 10**6, 10**3, 30, 10
"""The weights of cells when not all can be seen: what is chosen or carried out, what is new, where something can go, all else."""


def table(request: Request) -> tuple[list[Part], int]:
    """What all pictures share; returns where it ends, too."""
    view: BirdSight = request.view
    news = news_of(request.events, view)
    parts, y = plates(request, news)
    parts += _supply(request, news, y + 8)
    y += 8 + SIGN
    if request.kind == "result" and not view.twigs:
        return parts, y + 10
    weights = _weights(request, news)
    plan = plan_for(weights, y + 52)
    if plan.is_part:
        parts.append(_part_in_view(request, weights, y))
        plan = plan_for(weights, y + 92)
    parts += _names(request, plan) + branch(request, plan, news)
    more, y = panel(request, plan.bottom + 10)
    return parts + more, y


def _weights(request: Request, news: News) -> dict[int, int]:
    """The cells that should be seen."""
    view: BirdSight = request.view
    legal = request.extra if request.kind == "seat" and request.extra else ()
    weights = {TRUNK: TWIG, **{cell: TWIG for cell, _, _ in view.twigs}}
    groups = (
        (open_cells(legal, request.prefix), LEGAL),
        (news.fresh | news.gone, NEWS),
        (view.route, NEWS),
        ([one.cell for one in carried(view)], MUST),
        ([cell for cell in (meant(request.prefix).cell,) if cell >= 0], MUST),
    )
    for cells, weight in groups:
        for cell in cells:
            weights[cell] = weights.get(cell, 0) + weight
    return weights


def _supply(request: Request, news: News, y: int) -> list[Part]:
    """Deck, discard pile with its top card, and at the right the plumage and the pass card that nobody holds."""
    view: BirdSight = request.view
    signs = [f"plumage.{COLOURS[colour]}" for colour, owner in enumerate(view.plumage) if owner < 0]
    signs += ["pass"] if view.pass_card < 0 else []
    right = theme.WIDTH - theme.MARGIN - len(signs) * SIGN
    parts: list[Part] = []
    for place, name in enumerate(signs):
        x = right + place * SIGN
        parts.append(Sprite(x, y, SIGN, name, theme.GROUND))
        if name != "pass":
            parts += plumage_marks(request, news, x, y, name, theme.GOLD)
    x = theme.MARGIN
    parts += card_back(x + 4, y + 12, theme.TEXT, theme.GROUND)
    words = request.words(say("picture-told-deck-second" if view.depletions else "picture-told-deck", count=view.deck))
    short = fit(words, theme.SMALL, 290)
    parts.append(Text(x + 38, y + 10, short, theme.SMALL, theme.TEXT, theme.GROUND))
    x += 38 + measure(short, theme.SMALL) + 26
    words = fit(request.words(say("picture-told-discards", count=len(view.discards))), theme.SMALL, right - x - small_width(44) - 12)
    parts.append(Text(x, y + 10, words, theme.SMALL, theme.MUTED, theme.GROUND))
    if view.discards:
        x += measure(words, theme.SMALL) + 8
        parts += small_card(view, x, y + 7, 44, view.discards[-1], theme.GROUND)
        if news.discarded:
            parts.append(Frame(x - 3, y + 4, 50, 50, theme.GOLD, 3))
    return parts


def _part_in_view(request: Request, weights: dict[int, int], y: int) -> Text:
    """Which part of a large branch is to be seen, of which whole."""
    view: BirdSight = request.view
    plan = plan_for(weights, y)
    first, *_, last = plan.cells()
    rows, columns = [cell // STRIDE for cell in weights], [cell % STRIDE for cell in weights]
    corners = (first, last, min(rows) * STRIDE + min(columns), max(rows) * STRIDE + max(columns))
    names = dict(zip(("first", "last", "low", "high"), map(view.coordinate, corners), strict=True))
    words = request.words(say("picture-told-part", **names))
    return line(theme.MARGIN, y + 2, words, theme.SMALL, theme.MUTED, theme.GROUND, WIDE, 0.5)


def _names(request: Request, plan: Plan) -> list[Part]:
    """The letters of the columns and the numbers of the rows: together the names of the cells."""
    view: BirdSight = request.view
    parts: list[Part] = []
    for column in range(plan.first_column, plan.first_column + plan.columns):
        cell = plan.first_row * STRIDE + column
        x, _ = plan.spot(cell)
        letters = view.coordinate(cell).rstrip("-0123456789")
        parts.append(line(x, plan.y - 48, letters, theme.SMALL, theme.MUTED, theme.GROUND, plan.card, 0.5))
    for row in range(plan.first_row, plan.first_row + plan.rows):
        cell = row * STRIDE + plan.first_column
        _, y = plan.spot(cell)
        number = view.coordinate(cell).lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        top = y + (plan.card - 38) // 2
        parts.append(line(plan.x - 48, top, number, theme.SMALL, theme.MUTED, theme.GROUND, 44, 0.5))
    return parts


def chosen_cards(request: Request) -> frozenset[int]:
    """The hand cards that continue the prefix, if the request tells what is legal."""
    verbs = ("add", "cover", "swap", "do", "discard", "give", "score")
    legal = request.extra if request.kind == "seat" and request.extra else ()
    size = len(request.prefix)
    if size > 1:
        return frozenset()
    return frozenset(numbers(action)[0] for action in legal if action[0] in verbs and action[:size] == request.prefix)
