"""What is being carried out: the card, how it came to it, its boosts, and its text in the reader's language."""

from engine.core.phrase import Phrase, say
from render import theme
from render.fonts import fit, measure
from render.scene import Box, Part, Text, figure, line
from render.scenes import Request
from render.scenes.bird_told_me_cards import bird_card, card_list
from render.scenes.bird_told_me_view import (
    TRUNK,
    TURN,
    BirdSight,
    Carried,
    carried,
    last_carried,
    meant,
    question,
    subjects,
)
from render.scenes.text import wrap

WIDE = theme.WIDTH - 2 * theme.MARGIN
TILE, SMALL_TILE, STEP = 116, 92, 38


def panel(request: Request, y: int) -> tuple[list[Part], int]:
    """The card that is, or was last, carried out; under it the drawn or awarded cards that are asked about. Returns where it ends."""
    view: BirdSight = request.view
    chain = carried(view) or last_carried(request.events)
    parts: list[Part] = []
    if chain and request.kind != "result":
        parts, y = _carried(request, chain, y)
    cards = subjects(view)
    if cards:
        caption = "picture-told-awarded" if question(view) == "pile" else "picture-told-drawn"
        parts.append(line(theme.MARGIN, y, request.words(say(caption)), theme.SMALL, theme.MUTED, theme.GROUND, WIDE, 0.5))
        wanted = meant(request.prefix)
        more, y = card_list(request, y + 44, list(cards), wanted.card if wanted.verb in ("do", "pile") else -1)
        parts += more
    return parts, y


def _carried(request: Request, chain: list[Carried], y: int) -> tuple[list[Part], int]:
    view: BirdSight = request.view
    *before, now = chain
    before = before[-3:]
    left = theme.MARGIN + 10 + TILE + 16 + len(before) * (SMALL_TILE + 26)
    room = theme.WIDTH - theme.MARGIN - 14 - left
    asks = not now.is_done and question(view) not in TURN
    told = view.instruction() if asks else view.in_full(now.card, now.boost)
    rows = [fit(row, theme.SMALL, room) for row in wrap(request.words(told), theme.SMALL, room, 6)]
    boosts = _boosts(request, now)
    height = max(TILE + 20, (1 + len(rows)) * STEP + 20)
    parts: list[Part] = [Box(theme.MARGIN, y, WIDE, height, theme.PANEL, theme.GROUND, 14, theme.SEATS[now.seat], 3)]
    x = theme.MARGIN + 10
    for one in before:
        parts += bird_card(view, x, y + (height - SMALL_TILE) // 2, SMALL_TILE, one.card, theme.PANEL)
        parts.append(figure(x + SMALL_TILE + 4, y + height // 2 - 13, "→", theme.SMALL, theme.MUTED, theme.PANEL))
        x += SMALL_TILE + 26
    parts += bird_card(view, x, y + (height - TILE) // 2, TILE, now.card, theme.PANEL)
    top = y + (height - (1 + len(rows)) * STEP) // 2
    end = theme.WIDTH - theme.MARGIN - 14
    for text in boosts:
        width = measure(text, theme.SMALL) + 16
        end -= width
        parts.append(Box(end, top, width, 38, theme.GOLD, theme.PANEL, 8))
        parts.append(Text(end + 8, top, text, theme.SMALL, theme.INK, theme.GOLD))
        end -= 8
    parts.append(line(left, top, request.words(_head(request, now)), theme.SMALL, theme.MUTED, theme.PANEL, end - left))
    for place, text in enumerate(rows, 1):
        parts.append(Text(left, top + place * STEP, text, theme.SMALL, theme.TEXT, theme.PANEL))
    return parts, y + height + 10


def _head(request: Request, now: Carried) -> Phrase:
    """Where the card lies: the step of the route and its cell, or that it is the bonus card or a performed one."""
    view: BirdSight = request.view
    if now.is_done:
        return say("picture-told-done")
    if now.cell == TRUNK:
        is_bonus = len(carried(view)) == 1 and view.walked == len(view.route)
        return say("picture-told-bonus" if is_bonus else "picture-told-loose")
    return say("picture-told-step", number=view.walked, count=max(len(view.route), view.walked), cell=view.coordinate(now.cell))


def _boosts(request: Request, now: Carried) -> list[str]:
    """The boost of this card, and those that wait for the next one and the bonus card, from the right."""
    view: BirdSight = request.view
    found = [request.words(say("picture-told-boost", count=now.boost))] if now.boost else []
    if not now.is_done:
        found += [request.words(say("picture-told-last-boost", count=view.last_boost))] if view.last_boost else []
        found += [request.words(say("picture-told-next-boost", count=view.next_boost))] if view.next_boost else []
    return found
