"""A player's own picture of The Bird Told Me to Do It: the table, the question, the hand with what each card tells in short."""

from engine.core.phrase import Phrase, say
from render import theme
from render.scene import Scene, line
from render.scenes import Request
from render.scenes.bird_told_me_cards import card_list
from render.scenes.bird_told_me_plates import seat_name
from render.scenes.bird_told_me_table import WIDE, chosen_cards, table
from render.scenes.bird_told_me_view import TURN, BirdSight, actor, meant, numbers, question, subjects


def seat_scene(request: Request) -> Scene:
    """The picture for the seat that the view belongs to."""
    view: BirdSight = request.view
    parts, y = table(request)
    is_asked = actor(view) == view.seat
    ink = theme.GOLD if is_asked else theme.MUTED
    parts.append(line(theme.MARGIN, y, request.words(_asked(request)), theme.SMALL, ink, theme.GROUND, WIDE, 0.5))
    y += 46
    hand = list(view.hands[view.seat])
    if not hand:
        parts.append(line(theme.MARGIN, y, request.words(say("picture-told-no-hand")), theme.SMALL, theme.MUTED, theme.GROUND, WIDE, 0.5))
        return Scene(theme.WIDTH, y + 52, theme.GROUND, tuple(parts))
    wanted = meant(request.prefix)
    chosen = wanted.card if is_asked and wanted.card not in subjects(view) else -1
    bright = chosen_cards(request) if is_asked and request.extra else None
    more, y = card_list(request, y, hand, chosen, bright)
    return Scene(theme.WIDTH, y + 8, theme.GROUND, tuple(parts + more))


def _asked(request: Request) -> Phrase:
    """What the picture is for: the question to this seat, or whom it waits for."""
    view: BirdSight = request.view
    seat, kind = actor(view), question(view)
    if seat < 0:
        return say("picture-told-over")
    if seat != view.seat:
        return say("picture-told-wait", name=seat_name(request.names[seat], seat, request.words))
    if kind == "second" and view.plumage[view.cards[numbers(view.frames[-1][2])[0]][0]] >= 0:
        return say("picture-told-ask-second-claimed")
    return say(f"picture-told-ask-{kind}" if kind in TURN else "picture-told-ask-tell")
