"""The plates of the seats: name, points, the top card of the score pile, the hand counted, plumage held, whose turn it is."""

from engine.core.phrase import say
from render import theme
from render.fonts import clean, measure
from render.scene import Box, Frame, Part, Sprite, figure, line
from render.scenes import Request, Words
from render.scenes.bird_told_me_cards import small_card, small_width
from render.scenes.bird_told_me_view import COLOURS, BirdSight, News, actor, picked_plumage, points

TOP, GAP = 10, 10
SIGN, STEP = 58, 56
"""The side of a plumage card, and from one to the next."""
NARROW = 230
"""On narrower plates the hand has a line of its own."""
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
    hand = 44 if width < NARROW else 0
    height = 106 + hand + rows * STEP
    parts: list[Part] = []
    for seat in range(seats):
        x = theme.MARGIN + seat * (width + GAP)
        fill, ink = _colours(request, seat)
        parts.append(Box(x, TOP, width, height, fill, theme.GROUND, 14, ink if ink != theme.INK else fill, 3))
        parts += _heading(request, x, width, seat, ink, fill) + _belongings(request, news, x, width, seat, ink, fill)
        for place, name in enumerate(held(view, seat)):
            row, column = divmod(place, a_row)
            left, top = x + 8 + column * STEP, TOP + 98 + hand + row * STEP
            parts.append(Sprite(left, top, SIGN, name, fill))
            parts += plumage_marks(request, news, left, top, name, theme.INK if fill == theme.SEATS[seat] else theme.GOLD)
        if request.prefix[:2] == ("rob", seat):
            parts.append(Frame(x, TOP, width, height, theme.HALO, 5, dashed=True))
    return parts, TOP + height


def is_new(name: str, news: News) -> bool:
    """Whether a plumage card or the pass card has changed hands."""
    return news.has_pass if name == "pass" else COLOURS.index(name.split(".")[1]) in news.plumage


def plumage_marks(request: Request, news: News, x: int, y: int, name: str, ink: theme.Colour) -> list[Part]:
    """A frame around plumage that is chosen, or has changed hands."""
    if name != "pass" and COLOURS.index(name.split(".")[1]) in picked_plumage(request.prefix):
        return [Frame(x, y, SIGN, SIGN, theme.HALO, 5, dashed=True, casing=1)]
    return [Frame(x, y, SIGN, SIGN, ink, 3)] if is_new(name, news) else []


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
    """Points, what they have changed by, the top card of the score pile; at the right end, or below, the number of hand cards."""
    view: BirdSight = request.view
    y = TOP + 52
    total = str(points(view, seat))
    parts: list[Part] = [figure(x + 12, y + 4, total, theme.LARGE - 2, ink, fill)]
    left = x + 12 + measure(total, theme.LARGE - 2) + 8
    if view.piles[seat]:
        parts += small_card(view, left, y, PILE, view.piles[seat][-1], fill)
        left += small_width(PILE) + 8
    count = str(len(view.hands[seat]))
    hand = x + width - 12 - measure(count, theme.SMALL) - 32
    change = news.scored.get(seat, 0)
    gain = f"+{change}" if change > 0 else f"–{-change}"
    room = (x + width - 4 if width < NARROW else hand) - left
    if change and measure(gain, theme.SMALL) + 10 < room:
        parts.append(Box(left, y + 4, measure(gain, theme.SMALL) + 10, 34, theme.GOLD, fill, 8))
        parts.append(figure(left + 5, y + 8, gain, theme.SMALL, theme.INK, theme.GOLD))
    top = y + 4
    if width < NARROW:
        hand, top = x + 12, y + 48
    colour = theme.GOLD if seat in news.hands and fill != theme.SEATS[seat] else ink
    parts += card_back(hand, top, colour, fill)
    return [*parts, figure(hand + 32, top + 4, count, theme.SMALL, colour, fill)]


def card_back(x: int, y: int, ink: theme.Colour, ground: theme.Colour) -> list[Part]:
    """Two cards face down, 26 by 34 pixels: hand cards, the deck."""
    return [Box(x + 6, y, 20, 28, ground, ground, 4, ink, 3), Box(x, y + 6, 20, 28, ink, ground, 4, ground, 2)]
