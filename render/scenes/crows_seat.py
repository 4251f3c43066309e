"""A player's own picture of Crows: the table, the question, the tile in hand and the special tokens."""

from collections import Counter

from engine.core.phrase import Phrase, say
from render import theme
from render.scene import Box, Frame, Part, Scene, Sprite, figure, line
from render.scenes import Request
from render.scenes.crows_plates import seat_name
from render.scenes.crows_table import WIDE, table
from render.scenes.crows_tiles import drawn_tile
from render.scenes.crows_view import TOKENS, CrowsSight, actor, numbers, question, subject
from render.scenes.text import paragraph

SIDE = 88
"""The side of a tile that does not lie on the table."""
CARD = 152
"""The height of a special token with its name."""
VERBS = {"cancel": 0, "tomb": 1, "roost": 2, "lure": 3}
"""The special token that each verb plays."""


def seat_scene(request: Request) -> Scene:
    """The picture for the seat that the view belongs to."""
    view: CrowsSight = request.view
    parts, plan = table(request)
    y = plan.bottom + 10
    ink = theme.GOLD if actor(view) == view.seat else theme.MUTED
    parts.append(line(theme.MARGIN, y, request.words(_asked(request)), theme.SMALL, ink, theme.GROUND, WIDE, 0.5))
    y += 48
    more, y = in_hand(request, y)
    parts += more
    more, y = _tokens(request, y)
    return Scene(theme.WIDTH, y + 4, theme.GROUND, tuple(parts + more))


def _asked(request: Request) -> Phrase:
    """What the picture is for: the question to this seat, or whom it waits for."""
    view: CrowsSight = request.view
    seat = actor(view)
    if seat < 0:
        return say("picture-crows-over")
    if seat != view.seat:
        return say("picture-crows-wait", name=seat_name(request.names[seat], seat, request.words))
    kind = question(view).replace(" ", "-")
    return say("picture-crows-ask-pick" if kind == "tile" and view.open else f"picture-crows-ask-{kind}")


def in_hand(request: Request, y: int) -> tuple[list[Part], int]:
    """The tile that is to be placed and the face-up tiles of Tile Choices, with their captions; returns where they end, too."""
    view: CrowsSight = request.view
    hands: list[tuple[str, list[int]]] = []
    if question(view) == "place":
        hands.append(("picture-crows-tile", [subject(view)[0]]))
    if view.open:
        hands.append(("picture-crows-open", sorted(view.open)))
    if not hands:
        return [], y
    parts: list[Part] = []
    picked = numbers(request.prefix)[:1] if request.prefix[:1] == ("pick",) else ()
    width = WIDE // len(hands)
    for place, (caption, kinds) in enumerate(hands):
        x = theme.MARGIN + place * width
        room = width - len(kinds) * (SIDE + 10)
        words = request.words(say(caption))
        step = SIDE + 10
        parts += paragraph(x, y, words, theme.SMALL, theme.MUTED, theme.GROUND, room - 14, SIDE, 1)
        for i, kind in enumerate(kinds):
            parts.append(drawn_tile(x + room + i * step, y, SIDE, kind))
            if picked == (kind,) and kinds.index(kind) == i:
                parts.append(Frame(x + room + i * step, y, SIDE, SIDE, theme.HALO, 5, dashed=True, casing=2))
    return parts, y + SIDE + 10


def _tokens(request: Request, y: int) -> tuple[list[Part], int]:
    """The special tokens of this seat, each kind once with its name; the one that is being played is framed."""
    view: CrowsSight = request.view
    held = Counter(token for token in view.tokens[view.seat] if token >= 0)
    if not held:
        return [], y
    chosen = VERBS.get(str(request.prefix[0])) if request.prefix else None
    width = (WIDE - 4 * 8) // 5
    start = theme.MARGIN + (WIDE - len(held) * (width + 8) + 8) // 2
    parts: list[Part] = []
    for place, (token, count) in enumerate(sorted(held.items())):
        x = start + place * (width + 8)
        edge = theme.GOLD if token == chosen else theme.EDGE
        parts.append(Box(x, y, width, CARD, theme.PANEL, theme.GROUND, 14, edge, 5 if token == chosen else 2))
        many = count > 1
        parts.append(Sprite(x + (width - 72) // 2 - (22 if many else 0), y + 6, 72, f"crows.token.{TOKENS[token]}", theme.PANEL))
        if many:
            parts.append(figure(x + width // 2 + 22, y + 28, f"×{count}", theme.MEDIUM, theme.TEXT, theme.PANEL))
        words = request.words(say(f"picture-crows-token-{TOKENS[token].replace('_', '-')}"))
        parts += paragraph(x + 6, y + 78, words, theme.SMALL, theme.TEXT, theme.PANEL, width - 12, CARD - 76, 0.5)
    return parts, y + CARD + 8
