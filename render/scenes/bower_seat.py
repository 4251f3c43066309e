"""A player's own picture of Bower: the table, what is asked, the display, the hand, and the bonus choice."""

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from render import theme
from render.scene import Box, Frame, Part, Scene, line
from render.scenes import Request
from render.scenes.bower_board import out_of_play
from render.scenes.bower_parts import OFFER_LETTERS, bonus_name, bonus_row, bonus_tile, domino, plan_of, seat_name
from render.scenes.bower_table import OPEN, open_tiles, table
from render.scenes.bower_view import BowerSight, actor, numbers, question, subject
from render.scenes.text import paragraph

TILE = 76
"""The side of a tile's square in the display and the hand."""
STEP = 2 * TILE + 36 + 8
"""From one tile to the next, its label included."""
WIDE = theme.WIDTH - 2 * theme.MARGIN
ZONES = {"take": "display", "draft": "display", "give": "display", "place": "hand", "discard": "hand"}
"""Where the tiles of a question lie."""
LETTERS = "ABCDEFGH"


def seat_scene(request: Request) -> Scene:
    """The picture for the seat that the view belongs to."""
    view: BowerSight = request.view
    plan = plan_of(view)
    parts = table(request, plan)
    y = plan.bottom + 14
    ink = theme.GOLD if actor(view) == view.seat else theme.MUTED
    parts.append(line(theme.MARGIN, y, request.words(_asked(request)), theme.SMALL, ink, theme.GROUND, WIDE, 0.5))
    parts += out_of_play(view, theme.WIDTH - theme.MARGIN, plan.bottom + 7)
    y += 48
    asked_bonus = question(view) == "choose" and actor(view) == view.seat
    more, y = _offer(request, y) if asked_bonus else _tiles(request, y)
    parts += more
    more, y = _belongings(request, y)
    if view.super_nest and not asked_bonus:
        parts += open_tiles(request, y)
        y += OPEN
    return Scene(theme.WIDTH, y + theme.MARGIN, theme.GROUND, tuple(parts + more))


def _asked(request: Request) -> Phrase:
    """What the picture is for: the question to this seat, or whom it waits for."""
    view: BowerSight = request.view
    seat = actor(view)
    if seat < 0:
        return say("picture-over")
    if seat != view.seat:
        return say("picture-wait", name=seat_name(request.names[seat], seat, request.words))
    kind = question(view)
    legal: tuple[Action, ...] = request.extra or ()
    if legal and all(action[0] == "skip" for action in legal):
        return say("picture-ask-none-fits" if kind == "place" else "picture-ask-no-use")
    if kind == "lay":
        return say(f"picture-ask-lay-{subject(view)}")
    return say(f"picture-ask-{kind}")


def _tiles(request: Request, y: int) -> tuple[list[Part], int]:
    """The display and the hand, side by side while they fit; returns where they end, too."""
    view: BowerSight = request.view
    hand = _hand(view)
    left = theme.MARGIN
    parts = _caption(request, left, y, say("picture-display", count=len(view.stack)), "display", 3 * STEP - 16)
    for i, tile in enumerate(view.display):
        parts += _tile(request, left + i * STEP, y + 46, tile, LETTERS[i], "display")
    beside = len(hand) <= 2
    if not beside:
        y += 46 + TILE + 12
    a_row = WIDE // STEP
    left = theme.WIDTH - theme.MARGIN - 2 * STEP + 8 if beside else theme.MARGIN
    parts += _caption(request, left, y, say("picture-hand" if hand else "picture-no-hand"), "hand", theme.WIDTH - theme.MARGIN - left)
    for i, (label, tile) in enumerate(hand):
        row, place = divmod(i, a_row)
        parts += _tile(request, left + place * STEP, y + 46 + row * (TILE + 8), tile, label, "hand")
    rows = max(1, -(-len(hand) // a_row))
    return parts, y + 46 + rows * (TILE + 8) + 8


def _hand(view: BowerSight) -> list[tuple[str, int]]:
    """The tiles of this seat with their labels: G is the tile that the rival gave, + the one just drawn for covering."""
    tiles = [(str(i + 1), tile) for i, tile in enumerate(view.hands[view.seat])]
    if view.given[view.seat]:
        tiles.append(("G", view.given[view.seat]))
    if question(view) == "cover" and actor(view) == view.seat:
        tiles.append(("+", subject(view)))
    return tiles


def _caption(request: Request, x: int, y: int, phrase: Phrase, zone: str, width: int) -> list[Part]:
    view: BowerSight = request.view
    asked = actor(view) == view.seat and ZONES.get(question(view)) == zone
    ink = theme.GOLD if asked else theme.MUTED
    return [line(x, y, request.words(phrase), theme.SMALL, ink, theme.GROUND, width)]


def _tile(request: Request, x: int, y: int, tile: int, label: str, zone: str) -> list[Part]:
    """A tile of the display or the hand, framed when it is the one chosen."""
    view: BowerSight = request.view
    parts = domino(view, x, y, TILE, tile, label)
    picked = numbers(request.prefix)[:1]
    if picked == (tile,) and request.prefix[0] in ZONES and ZONES.get(question(view)) == zone:
        parts.append(Frame(x + 36 - 4, y - 4, 2 * TILE + 8, TILE + 8, theme.TEXT, 4, dashed=True))
    return parts


def _offer(request: Request, y: int) -> tuple[list[Part], int]:
    """The bonus tiles to choose from, each with its sign, and its letter and name as the menu has them."""
    view: BowerSight = request.view
    offered = [number for number in view.frames[-1][2] if isinstance(number, int)]
    width, height, gap, sign = (WIDE - 24) // 3, 138, 12, 96
    parts: list[Part] = []
    for i, number in enumerate(offered):
        row, place = divmod(i, 3)
        x, top = theme.MARGIN + place * (width + gap), y + row * (height + gap)
        picked = numbers(request.prefix)[:1] == (number,)
        edge = theme.GOLD if picked else theme.EDGE
        parts.append(Box(x, top, width, height, theme.PANEL, theme.GROUND, 14, edge, 5 if picked else 2))
        parts += bonus_tile(view, x + 12, top + (height - sign) // 2, sign, number, theme.PANEL)
        words = request.words(say("bower-offer", letter=OFFER_LETTERS[i], bonus=bonus_name(view, number)))
        text_x = x + sign + 22
        parts += paragraph(text_x, top + 8, words, theme.SMALL, theme.TEXT, theme.PANEL, width - sign - 30, height - 16)
    return parts, y + -(-len(offered) // 3) * (height + gap)


def _belongings(request: Request, y: int) -> tuple[list[Part], int]:
    """The bonus tiles of both seats; returns where they end, too."""
    view: BowerSight = request.view
    if not any(view.taken):
        return [], y
    width = (WIDE - 20) // 2
    chose = any(kind == "chose" for kind, _, _ in request.events)
    parts = bonus_row(view, theme.MARGIN, y, width, 1, view.taken[0], 1, chose)
    return parts + bonus_row(view, theme.WIDTH - theme.MARGIN - width, y, width, 1, view.taken[1], -1, chose), y + 66
