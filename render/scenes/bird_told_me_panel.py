"""What is being carried out: the card, how it came to it, its boosts, and its text in the reader's language."""

from engine.core.phrase import Phrase, say
from render import theme
from render.fonts import fit, measure
from render.scene import Box, Part, Text, line
from render.scenes import Request
from render.scenes.bird_told_me_cards import bird_card, card_list
from render.scenes.bird_told_me_view import (
    TRUNK,
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
ARROW = 34
NEXT = 40
"""From a performing card to what it performs."""


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
    before = before[-2:]
    left = theme.MARGIN + 10 + TILE + 16 + len(before) * (SMALL_TILE + NEXT)
    room = theme.WIDTH - theme.MARGIN - 14 - left
    rows = [fit(row, theme.SMALL, room) for row in wrap(request.words(request.terms["told"]), theme.SMALL, room, 6)]
    head = request.words(_head(request, now))
    boosts = _boosts(request, now)
    plates = [measure(text, theme.SMALL) + 16 for text in boosts]
    is_apart = bool(boosts) and measure(head, theme.SMALL) + sum(plates) + 8 * len(plates) + 8 > room
    lines = 1 + len(rows) + is_apart
    height = max(TILE + 20, lines * STEP + 20)
    parts: list[Part] = [Box(theme.MARGIN, y, WIDE, height, theme.PANEL, theme.GROUND, 14, theme.SEATS[now.seat], 3)]
    x = theme.MARGIN + 10
    for one in before:
        parts += bird_card(view, x, y + (height - SMALL_TILE) // 2, SMALL_TILE, one.card, theme.PANEL)
        parts.append(Text(x + SMALL_TILE + 2, y + height // 2 - 20, "→", ARROW, theme.MUTED, theme.PANEL))
        x += SMALL_TILE + NEXT
    parts += bird_card(view, x, y + (height - TILE) // 2, TILE, now.card, theme.PANEL)
    top = y + (height - lines * STEP) // 2
    parts.append(line(left, top, head, theme.SMALL, theme.MUTED, theme.PANEL, room))
    end, boosts_top = theme.WIDTH - theme.MARGIN - 14, top + (lines - 1) * STEP if is_apart else top
    for text, width in zip(boosts, plates, strict=True):
        end -= width
        parts.append(Box(end, boosts_top, width, 38, theme.GOLD, theme.PANEL, 8))
        parts.append(Text(end + 8, boosts_top, text, theme.SMALL, theme.INK, theme.GOLD))
        end -= 8
    return parts + [Text(left, top + place * STEP, text, theme.SMALL, theme.TEXT, theme.PANEL) for place, text in enumerate(rows, 1)], (
        y + height + 10
    )


def _head(request: Request, now: Carried) -> Phrase:
    """Where the card lies: the step of the route and its cell, or that it is the bonus card or a performed one."""
    view: BirdSight = request.view
    if now.is_done:
        return say("picture-told-done")
    if now.cell == TRUNK:
        is_bonus = len(carried(view)) == 1 and all(kind != "bonus" for kind, _, _ in view.frames)
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
