"""A player's own picture in The Game of Birds: the market, the own display with what is chosen, the hand with what may be chosen."""

from engine.core.phrase import Phrase, say
from render import theme
from render.scene import Frame, Part, Scene, line
from render.scenes import Request
from render.scenes.game_of_birds_cards import large_card
from render.scenes.game_of_birds_display import displays
from render.scenes.game_of_birds_market import BOTTOM, market
from render.scenes.game_of_birds_names import seat_name
from render.scenes.game_of_birds_plates import HEADING, plate
from render.scenes.game_of_birds_view import BirdsSight, actor, hand, legal_numbers, numbers, question

A_ROW, GAP, HEIGHT = 6, 8, 87
WIDE = theme.WIDTH - 2 * theme.MARGIN
VERBS = {"build": "place", "play": "play", "discard": "discard"}
"""What is done with a hand card at the questions that are about the hand."""


def seat_scene(request: Request) -> Scene:
    """The picture for the seat that the view belongs to."""
    view: BirdsSight = request.view
    parts = market(request)
    y = BOTTOM
    ink = theme.GOLD if actor(view) == view.seat else theme.MUTED
    parts.append(line(theme.MARGIN, y, request.words(_asked(request)), theme.SMALL, ink, theme.GROUND, WIDE, 0.5))
    own, y = displays(request, y + 42, range(view.seat, view.seat + 1))
    cards, y = _hand(request, y - 4)
    parts += own + cards + _others(request, y + 4)
    return Scene(theme.WIDTH, y + 4 + HEADING + 12, theme.GROUND, tuple(parts))


def _others(request: Request, y: int) -> list[Part]:
    """The plates of the other seats side by side, clockwise from this one."""
    view: BirdsSight = request.view
    seats = len(view.displays)
    width = (WIDE - (seats - 2) * GAP) // (seats - 1)
    plates = ((place, (view.seat + 1 + place) % seats) for place in range(seats - 1))
    return [part for place, seat in plates for part in plate(request, theme.MARGIN + place * (width + GAP), y, width, seat, seats == 4)]


def _asked(request: Request) -> Phrase:
    """What the picture is for: the question to this seat, or whom it waits for."""
    view: BirdsSight = request.view
    seat = actor(view)
    if seat < 0:
        return say("picture-birds-over")
    if seat != view.seat:
        return say("picture-birds-wait", name=seat_name(request.names[seat], seat, request.words))
    return say(f"picture-birds-ask-{question(view)}")


def _hand(request: Request, y: int) -> tuple[list[Part], int]:
    """The hand wonder by wonder; what may be chosen now has a golden edge, the rest is dim. Returns where it ends, too."""
    view: BirdsSight = request.view
    cards = hand(view, view.seat)
    asked = actor(view) == view.seat and question(view) in VERBS
    words = request.words(say("picture-birds-hand" if cards else "picture-birds-no-hand", count=len(cards)))
    parts: list[Part] = [line(theme.MARGIN, y, words, theme.SMALL, theme.GOLD if asked else theme.MUTED, theme.GROUND, WIDE)]
    y += 42
    verb = VERBS.get(question(view), "") if asked else ""
    open_cards = legal_numbers(request.extra, verb)
    picked = numbers(request.prefix)[0] if request.prefix and request.prefix[0] == verb and numbers(request.prefix) else None
    width = (WIDE - (A_ROW - 1) * GAP) // A_ROW
    for i, card in enumerate(cards):
        row, place = divmod(i, A_ROW)
        x, top = theme.MARGIN + place * (width + GAP), y + row * (HEIGHT + GAP)
        is_dim = bool(verb and request.extra) and card not in open_cards
        parts += large_card(request, x, top, (width, HEIGHT), card, edge=theme.GOLD if card in open_cards else None, dim=is_dim)
        if card == picked and card not in cards[:i]:
            parts.append(Frame(x - 4, top - 4, width + 8, HEIGHT + 8, theme.SEATS[view.seat], 4, dashed=True))
    return parts, y + -(-len(cards) // A_ROW) * (HEIGHT + GAP)
