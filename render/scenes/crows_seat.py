"""A player's own picture of Crows: the table, the question, the tile in hand and the special tokens."""

from collections import Counter

from engine.core.phrase import Phrase, say
from render import theme
from render.fonts import fit, measure
from render.scene import Box, Frame, Part, Scene, Sprite, Text, line
from render.scenes import Request
from render.scenes.crows_plates import seat_name
from render.scenes.crows_table import WIDE, table
from render.scenes.crows_tiles import drawn_tile
from render.scenes.crows_view import TOKENS, CrowsSight, actor, numbers, question, subject, tile_ways
from render.scenes.text import paragraph

SIDE = 88
"""The side of a tile that does not lie on the table."""
CARD, SIGN, GAP = 88, 60, 8
"""The height of a special token with its name, the side of its sign, the room between two."""
VERBS = {"cancel": 0, "tomb": 1, "roost": 2, "lure": 3}
"""The special token that each verb plays."""


def seat_scene(request: Request) -> Scene:
    """The picture for the seat that the view belongs to."""
    parts, plan = table(request)
    y = plan.bottom + 10
    more, y = _prompt(request, y)
    parts += more
    more, y = _tokens(request, y)
    return Scene(theme.WIDTH, y + 4, theme.GROUND, tuple(parts + more))


def _prompt(request: Request, y: int) -> tuple[list[Part], int]:
    """What the picture is for, with the tile that it is about beside it; the face-up tiles below. Returns where they end, too."""
    view: CrowsSight = request.view
    ink = theme.GOLD if actor(view) == view.seat else theme.MUTED
    words = request.words(_asked(request))
    if question(view) != "place" or actor(view) != view.seat:
        more, end = in_hand(request, y + 48)
        return [line(theme.MARGIN, y, words, theme.SMALL, ink, theme.GROUND, WIDE, 0.5), *more], end
    short = fit(words, theme.SMALL, WIDE - SIDE - 16)
    width = measure(short, theme.SMALL)
    x = theme.MARGIN + (WIDE - width - SIDE - 16) // 2
    parts: list[Part] = [Text(x, y + (SIDE - 38) // 2, short, theme.SMALL, ink, theme.GROUND)]
    parts.append(drawn_tile(x + width + 16, y, SIDE, subject(view)[0]))
    more, end = open_tiles(request, y + SIDE + 10)
    return [*parts, *more], end


def _asked(request: Request) -> Phrase:
    """What the picture is for: the question to this seat, or whom it waits for."""
    view: CrowsSight = request.view
    seat = actor(view)
    if seat < 0:
        return say("picture-crows-over")
    if seat != view.seat:
        return say("picture-crows-wait", name=seat_name(request.names[seat], seat, request.words))
    kind = question(view).replace(" ", "-")
    return say(f"picture-crows-ask-{tile_ways(view, seat) if kind == 'tile' else kind}")


def in_hand(request: Request, y: int) -> tuple[list[Part], int]:
    """The tile that somebody has in hand, and the face-up tiles of Tile Choices; returns where they end, too."""
    view: CrowsSight = request.view
    parts: list[Part] = []
    if question(view) == "place":
        parts, y = _row(request, y, "picture-crows-tile", [subject(view)[0]])
    more, y = open_tiles(request, y)
    return parts + more, y


def open_tiles(request: Request, y: int) -> tuple[list[Part], int]:
    """The face-up tiles of Tile Choices; returns where they end, too."""
    view: CrowsSight = request.view
    return _row(request, y, "picture-crows-open", sorted(view.open)) if view.open else ([], y)


def _row(request: Request, y: int, caption: str, kinds: list[int]) -> tuple[list[Part], int]:
    """Tiles behind their caption, in the middle of the picture; the one picked is framed."""
    step = SIDE + 10
    words = fit(request.words(say(caption)), theme.SMALL, WIDE - len(kinds) * step - 6)
    width = measure(words, theme.SMALL)
    x = theme.MARGIN + (WIDE - width - 6 - len(kinds) * step) // 2
    parts: list[Part] = [Text(x, y + (SIDE - 38) // 2, words, theme.SMALL, theme.MUTED, theme.GROUND)]
    picked = numbers(request.prefix)[:1] if request.prefix[:1] == ("pick",) else ()
    for i, kind in enumerate(kinds):
        left = x + width + 16 + i * step
        parts.append(drawn_tile(left, y, SIDE, kind))
        if picked == (kind,) and kinds.index(kind) == i:
            parts.append(Frame(left, y, SIDE, SIDE, theme.HALO, 5, dashed=True, casing=2))
    return parts, y + SIDE + 10


def _tokens(request: Request, y: int) -> tuple[list[Part], int]:
    """The special tokens of this seat, each kind once with its number and name; the one that is being played is framed."""
    view: CrowsSight = request.view
    held = sorted(Counter(token for token in view.tokens[view.seat] if token >= 0).items())
    if not held:
        return [], y
    chosen = VERBS.get(str(request.prefix[0])) if request.prefix else None
    names = {token: request.words(say(f"picture-crows-token-{TOKENS[token].replace('_', '-')}")) for token, _ in held}
    texts = {token: f"{names[token]} ×{count}" if count > 1 else names[token] for token, count in held}
    parts: list[Part] = []
    for row in _flow([(token, SIGN + 26 + _narrowest(texts[token])) for token, _ in held]):
        x = theme.MARGIN + (WIDE - sum(width + GAP for _, width in row) + GAP) // 2
        for token, width in row:
            edge, line_width = (theme.GOLD, 5) if token == chosen else (theme.EDGE, 2)
            parts.append(Box(x, y, width, CARD, theme.PANEL, theme.GROUND, 14, edge, line_width))
            parts.append(Sprite(x + 8, y + (CARD - SIGN) // 2, SIGN, f"crows.token.{TOKENS[token]}", theme.PANEL))
            parts += paragraph(x + SIGN + 14, y + 6, texts[token], theme.SMALL, theme.TEXT, theme.PANEL, width - SIGN - 22, CARD - 12)
            x += width + GAP
        y += CARD + GAP
    return parts, y


def _narrowest(text: str) -> int:
    """The least width in which a text stands in two lines."""
    words = text.split(" ")
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
    return min(max(measure(line, theme.SMALL) for line in lines) for lines in breaks)


def _flow(cards: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Cards of some widths in as few rows as they need."""
    rows: list[list[tuple[int, int]]] = [[]]
    for token, width in cards:
        if rows[-1] and sum(wide + GAP for _, wide in rows[-1]) + width > WIDE:
            rows.append([])
        rows[-1].append((token, width))
    return rows
