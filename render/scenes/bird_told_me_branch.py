"""The branch in the picture: twigs joined, stacks counted, the route, what is new, what can be chosen, what is meant."""

from collections.abc import Collection

from render import theme
from render.fonts import measure
from render.scene import Box, Card, Frame, Part, line
from render.scenes import Request
from render.scenes.bird_told_me_cards import BADGE, badge, bird_card
from render.scenes.bird_told_me_plan import GAP, Plan
from render.scenes.bird_told_me_view import STEPS, TRUNK, BirdSight, News, carried, meant, open_cells, tops

NEW = 5
"""The width of a mark."""
RISE = 10
"""How far a name stands out over the upper edge of its card, so that the birds stay to be seen."""
UNDER = 5
"""How far the cards below one show at its upper left."""
SIDES = (30, 24, 18)
"""The widths of a bridge from card to card, in hundredths of a card: halo, outline, wood."""


def branch(request: Request, plan: Plan, news: News) -> list[Part]:
    """All cells of the window."""
    view: BirdSight = request.view
    shown = _shown(request)
    free = open_cells(request.extra, request.prefix) if request.kind == "seat" and request.extra else frozenset()
    parts: list[Part] = []
    for cell in plan.cells():
        if cell not in shown and cell != TRUNK:
            parts += _empty(view, plan, cell, cell in free)
    parts += _trunk(plan)
    piles = {cell: pile for cell, _, pile in view.twigs}
    for cell in filter(plan.has, shown):
        x, y = plan.spot(cell)
        height = len(piles.get(cell, (0,)))
        if height > 1:
            parts.append(Box(x - UNDER, y - UNDER, plan.card, plan.card, theme.MUTED, theme.GROUND, 8, theme.INK, 2))
        # In a stack the number of cards covers the lower corner: there the birds stay between it and the name.
        parts += bird_card(view, x, y, plan.card, shown[cell], top=BADGE - RISE if cell in free and height < 2 else 0)
        if height > 1:
            parts += badge(x, y + plan.card, f"×{height}", theme.INK, theme.TEXT, low=True)
    for cell, parent in _joints(request, shown):
        if plan.has(cell) and plan.has(parent):
            parts += _bridge(plan, cell, parent)
    return parts + _route(request, plan, news, free) + _news(plan, news) + _choices(request, plan, free) + _ghost(request, plan)


def _shown(request: Request) -> dict[int, int]:
    """The cards that show, with what is meant as if it were done."""
    view: BirdSight = request.view
    shown, wanted = tops(view), meant(request.prefix)
    if wanted.cell >= 0 and wanted.card >= 0:
        shown[wanted.cell] = wanted.card
    return shown


def _joints(request: Request, shown: dict[int, int]) -> list[tuple[int, int]]:
    """Cells with what they grow from; also of a card that is meant to be added, which grows where exits meet."""
    view: BirdSight = request.view
    joints = [(cell, parent) for cell, parent, _ in view.twigs]
    cell = meant(request.prefix).cell
    if cell < 0 or cell not in shown or cell in tops(view):
        return joints
    exits = {other: view.cards[card][2] for other, card in shown.items()} | {TRUNK: 0 if view.twigs else 3}
    near = ((cell + step, way) for way, step in enumerate(STEPS) if exits[cell] >> way & 1)
    return joints + [(cell, other) for other, way in near if exits.get(other, 0) >> (way ^ 1) & 1]


def _empty(view: BirdSight, plan: Plan, cell: int, is_free: bool) -> list[Part]:
    """A free cell: where something can go with its name, else only as a hollow."""
    x, y = plan.spot(cell)
    side = plan.card
    if not is_free:
        return [Box(x, y, side, side, theme.WELL, theme.GROUND, 8)]
    name = view.coordinate(cell)
    return [
        Box(x, y, side, side, theme.PANEL, theme.GROUND, 8, theme.GOLD, 3),
        line(x + 4, y + (side - 38) // 2, name, theme.SMALL, theme.TEXT, theme.PANEL, side - 8, 0.5),
    ]


def _trunk(plan: Plan) -> list[Part]:
    if not plan.has(TRUNK):
        return []
    x, y = plan.spot(TRUNK)
    side = plan.card
    return [Card(x, y, side, theme.BARK_LIGHT, theme.GROUND, (("twig.LR", 0, 0, side), ("trunk", side // 20, side // 20, side * 9 // 10)))]


def _bridge(plan: Plan, cell: int, parent: int) -> list[Part]:
    """The wood between two cards that are joined."""
    step = STEPS.index(cell - parent) if cell - parent in STEPS else -1
    if step < 0:
        return []
    (x, y), (px, py) = plan.spot(cell), plan.spot(parent)
    parts: list[Part] = []
    for wide, colour in zip(SIDES, (theme.HALO, theme.INK, theme.TWIG), strict=True):
        across = plan.card * (wide + 4) // 100
        offset = (plan.card - across) // 2
        if step < 2:
            parts.append(Box(min(x, px) + plan.card - 2, y + offset, GAP + 4, across, colour, colour))
        else:
            parts.append(Box(x + offset, min(y, py) + plan.card - 2, across, GAP + 4, colour, colour))
    return parts


def _route(request: Request, plan: Plan, news: News, free: Collection[int]) -> list[Part]:
    """The steps of the route: those walked on the seat's colour, those to come hollow; a frame around the card carried out. A step
    gives way to the name of a cell that can be chosen if there is no room for both."""
    view: BirdSight = request.view
    parts: list[Part] = []
    steps = {cell: (place, view.current, place <= view.walked) for place, cell in enumerate(view.route, 1)}
    if not steps:
        steps = {cell: (place, seat, True) for cell, (place, seat) in news.steps.items()}
    grown = tops(view)
    for cell, (place, seat, is_walked) in steps.items():
        taken = measure(view.coordinate(cell), theme.SMALL) + 8 if cell in free else 0
        if plan.has(cell) and cell in grown and taken + measure(str(place), theme.SMALL) + 8 <= plan.card:
            x, y = plan.spot(cell)
            colours = (theme.SEATS[seat], theme.INK) if is_walked else (theme.INK, theme.SEATS[seat])
            parts += badge(x + plan.card, y, str(place), *colours, right=True)
    for one in carried(view)[-1:]:
        if one.cell in grown and plan.has(one.cell):
            parts.append(_around(plan, *plan.spot(one.cell), theme.SEATS[one.seat]))
    return parts


def _news(plan: Plan, news: News) -> list[Part]:
    """A golden frame around what came, a dashed one where something went."""
    parts: list[Part] = []
    for cells, dashed in ((news.fresh, False), (news.gone, True)):
        for cell in sorted(filter(plan.has, cells)):
            x, y = plan.spot(cell)
            parts.append(_around(plan, x, y, theme.GOLD, dashed))
    return parts


def _choices(request: Request, plan: Plan, free: Collection[int]) -> list[Part]:
    """The names of the twigs that can be chosen, at their upper left corners."""
    view: BirdSight = request.view
    taken = tops(view)
    parts: list[Part] = []
    for cell in sorted(cell for cell in free if cell in taken and plan.has(cell)):
        x, y = plan.spot(cell)
        parts += badge(x, y - RISE, view.coordinate(cell), theme.GOLD, theme.INK)
    return parts


def _ghost(request: Request, plan: Plan) -> list[Part]:
    """A dashed frame around what is chosen but not yet done."""
    wanted = meant(request.prefix)
    if wanted.cell < 0 or not plan.has(wanted.cell):
        return []
    x, y = plan.spot(wanted.cell)
    return [_around(plan, x, y, theme.HALO, dashed=True)]


def _around(plan: Plan, x: int, y: int, colour: theme.Colour, dashed: bool = False) -> Frame:
    """A mark around a card, outside it so that its corners stay legible."""
    return Frame(x - NEW - 1, y - NEW - 1, plan.card + 2 * NEW + 2, plan.card + 2 * NEW + 2, colour, NEW, dashed, casing=1)
