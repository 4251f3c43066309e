"""The plates of the seats: name, points, the top card of the score pile, the hand counted, plumage held, whose turn it is."""

from engine.core.phrase import say
from render import theme
from render.fonts import clean, measure
from render.scene import Box, Frame, Part, Sprite, figure, line
from render.scenes import Request, Words
from render.scenes.bird_told_me_cards import small_card, small_width
from render.scenes.bird_told_me_view import COLOURS, BirdSight, News, actor, points

TOP, GAP = 10, 10
SIGN, STEP = 58, 56
"""The side of a plumage card, and from one to the next."""
PILE = 42
"""The side of the top card of a score pile."""


def seat_name(name: str, seat: int, words: Words) -> str:
    """A player's name as it can be drawn; the seat's colour when nothing of it can."""
    return clean(name) or words(say(f"picture-told-seat-{seat}"))


def held(view: BirdSight, seat: int) -> list[str]:
    """The sprites of the plumage cards of a seat and of its pass card."""
    signs = [f"plumage.{COLOURS[colour]}" for colour, owner in enumerate(view.plumage) if owner == seat]
    return [*signs, "pass"] if view.pass_card == seat else signs


def plates(request: Request, news: News) -> tuple[list[Part], int]:
    """A plate for each seat, side by side; returns where they end, too."""
    view: BirdSight = request.view
    seats = len(view.hands)
    width = (theme.WIDTH - 2 * theme.MARGIN - (seats - 1) * GAP) // seats
    a_row = (width - 16) // STEP
    rows = max(1, *(-(-len(held(view, seat)) // a_row) for seat in range(seats)))
    height = 106 + rows * STEP
    parts: list[Part] = []
    for seat in range(seats):
        x = theme.MARGIN + seat * (width + GAP)
        fill, ink = _colours(request, seat)
        parts.append(Box(x, TOP, width, height, fill, theme.GROUND, 14, ink if ink != theme.INK else fill, 3))
        parts += _heading(request, x, width, seat, ink, fill) + _belongings(request, news, x, width, seat, ink, fill)
        for place, name in enumerate(held(view, seat)):
            row, column = divmod(place, a_row)
            left, top = x + 8 + column * STEP, TOP + 98 + row * STEP
            parts.append(Sprite(left, top, SIGN, name, fill))
            if is_new(name, news):
                parts.append(Frame(left, top, SIGN, SIGN, theme.GOLD if fill != theme.SEATS[seat] else theme.INK, 3))
        if request.prefix[:2] == ("rob", seat):
            parts.append(Frame(x, TOP, width, height, theme.HALO, 5, dashed=True))
    return parts, TOP + height


def is_new(name: str, news: News) -> bool:
    """Whether a plumage card or the pass card has changed hands."""
    return news.has_pass if name == "pass" else COLOURS.index(name.split(".")[1]) in news.plumage


def _colours(request: Request, seat: int) -> tuple[theme.Colour, theme.Colour]:
    """The fill and the ink of a plate: filled for whoever is asked, or has won."""
    view: BirdSight = request.view
    lit = bool(request.extra) and request.extra[seat] == 1 if request.kind == "result" else actor(view) == seat
    if seat in view.resigned:
        return theme.GROUND, theme.FAINT
    return (theme.SEATS[seat], theme.INK) if lit else (theme.PANEL, theme.SEATS[seat])


def _heading(request: Request, x: int, width: int, seat: int, ink: theme.Colour, fill: theme.Colour) -> list[Part]:
    """The name, after a crown for the winner and an arrow for whoever is asked."""
    view: BirdSight = request.view
    parts: list[Part] = []
    left = x + 12
    if request.kind == "result" and ink == theme.INK:
        parts.append(Sprite(x + 8, TOP + 4, 44, "crown", fill))
        left = x + 56
    elif actor(view) == seat:
        parts.append(line(left - 2, TOP + 8, "▶", theme.SMALL, ink, fill, 34))
        left += 34
    name = seat_name(request.names[seat], seat, request.words)
    return [*parts, line(left, TOP + 6, name, theme.MEDIUM - 2, ink, fill, x + width - 8 - left)]


def _belongings(request: Request, news: News, x: int, width: int, seat: int, ink: theme.Colour, fill: theme.Colour) -> list[Part]:
    """The second line: points and the top card of the score pile; at the right end the number of hand cards."""
    view: BirdSight = request.view
    y = TOP + 54
    total = str(points(view, seat))
    parts: list[Part] = [figure(x + 12, y + 4, total, theme.LARGE - 2, ink, fill)]
    left = x + 12 + measure(total, theme.LARGE - 2) + 8
    if view.piles[seat]:
        parts += small_card(view, left, y, PILE, view.piles[seat][-1], fill)
        left += small_width(PILE) + 8
    count = str(len(view.hands[seat]))
    right = x + width - 10 - measure(count, theme.SMALL)
    parts.append(figure(right, y + 8, count, theme.SMALL, ink, fill))
    right -= 30
    parts += card_back(right, y + 4, ink, fill)
    change = news.scored.get(seat, 0)
    gain = f"+{change}" if change > 0 else f"–{-change}"
    if change and left + measure(gain, theme.SMALL) + 20 < right:
        parts.append(Box(left, y + 4, measure(gain, theme.SMALL) + 12, 34, theme.GOLD, fill, 8))
        parts.append(figure(left + 6, y + 8, gain, theme.SMALL, theme.INK, theme.GOLD))
    return parts


def card_back(x: int, y: int, ink: theme.Colour, ground: theme.Colour) -> list[Part]:
    """Two cards face down, 26 by 34 pixels: hand cards, the deck."""
    return [
        Box(x + 6, y, 20, 28, ground, ground, 4, ink, 3),
        Box(x, y + 6, 20, 28, ink, ground, 4, ground if ink != theme.INK else theme.INK, 1),
    ]
