"""The end of The Bird Told Me to Do It as a picture: each score pile by colours, the best first, and the last branch."""

from collections import Counter

from engine.core.phrase import say
from render import theme
from render.scene import Box, Part, Scene, Sprite, figure, line
from render.scenes import Request
from render.scenes.bird_told_me_plates import seat_name
from render.scenes.bird_told_me_table import WIDE, table
from render.scenes.bird_told_me_view import COLOURS, BirdSight, points

HEIGHT, SIGN = 84, 62


def result_scene(request: Request) -> Scene:
    """The picture of a match that is over; the request's `extra` is the rank of each seat."""
    view: BirdSight = request.view
    parts, y = table(request)
    words = request.words(say("picture-told-final"))
    parts.append(line(theme.MARGIN, y, words, theme.SMALL, theme.TEXT, theme.GROUND, WIDE, 0.5))
    y += 46
    for seat in sorted(range(len(view.hands)), key=lambda seat: request.extra[seat]):
        parts += _pile(request, seat, y)
        y += HEIGHT + 8
    return Scene(theme.WIDTH, y + 8, theme.GROUND, tuple(parts))


def _pile(request: Request, seat: int, y: int) -> list[Part]:
    """A seat's rank, name and points, and how many birds of each colour they are."""
    view: BirdSight = request.view
    won = request.extra[seat] == 1
    edge = theme.SEATS[seat]
    parts: list[Part] = [Box(theme.MARGIN, y, WIDE, HEIGHT, theme.PANEL, theme.GROUND, 14, edge, 5 if won else 2)]
    x = theme.MARGIN + 14
    parts.append(figure(x, y + 28, f"{request.extra[seat]}.", theme.MEDIUM, edge, theme.PANEL))
    name = seat_name(request.names[seat], seat, request.words)
    parts.append(line(x + 42, y + 20, name, theme.MEDIUM, edge, theme.PANEL, 250))
    parts.append(line(x + 296, y + 15, str(points(view, seat)), theme.LARGE, theme.TEXT, theme.PANEL, 72, 1))
    birds: Counter[str] = Counter()
    for card in view.piles[seat]:
        birds[COLOURS[view.cards[card][0]]] += view.cards[card][1]
    x += 384
    for name in COLOURS:
        if birds[name]:
            parts.append(Sprite(x, y + (HEIGHT - SIGN) // 2, SIGN, f"bird.{name}", theme.PANEL))
            parts.append(figure(x + SIGN + 2, y + 29, str(birds[name]), theme.SMALL, theme.TEXT, theme.PANEL))
        x += 104
    return parts
