"""The market of The Game of Birds: nine cards with their numbers and the signs of their lines; beside it round, dice and piles."""

from engine.core.phrase import say
from render import theme
from render.fonts import measure
from render.scene import Box, Frame, Part, Sprite, figure, line
from render.scenes import Request
from render.scenes.game_of_birds_cards import BACK, large_card
from render.scenes.game_of_birds_view import (
    DANGER,
    EDGES,
    LINES,
    NOTHING,
    SONG,
    UNKNOWN,
    WHITE,
    WONDERS,
    BirdsSight,
    actor,
    fresh_cells,
    numbers,
    rounds_of,
    subject,
    wonder_of,
)
from render.scenes.text import paragraph

TOP, SIGN, CARD, GAP = 10, 46, (200, 87), 6
LEFT = theme.MARGIN + SIGN + GAP
HEAD = TOP + SIGN + 6
BOTTOM = HEAD + 3 * (CARD[1] + GAP)
SIDE = LEFT + 3 * (CARD[0] + GAP) + 14
"""Where the panel beside the market begins."""
DIE, STEP = 54, 68
"""The side of a die, and from one danger die with its words to the next."""


def cell_spot(cell: int) -> tuple[int, int]:
    """The corner of a cell of the board."""
    row, column = divmod(cell, 3)
    return LEFT + column * (CARD[0] + GAP), HEAD + row * (CARD[1] + GAP)


def market(request: Request) -> list[Part]:
    """The board with its nine cells, what is new and what is chosen marked, and the panel beside it."""
    view: BirdsSight = request.view
    parts = _signs(view, _line(request))
    for cell in range(9):
        parts += _cell(request, cell)
    mark = (CARD[0] + 10, CARD[1] + 10)
    for cell in sorted(fresh_cells(view, request.events) - set(_chosen(request))):
        x, y = cell_spot(cell)
        parts.append(Frame(x - 5, y - 5, *mark, theme.GOLD, 5))
    for cell in _chosen(request):
        x, y = cell_spot(cell)
        parts.append(Frame(x - 5, y - 5, *mark, theme.TEXT, 5, dashed=True))
    return parts + _panel(request)


def _line(request: Request) -> int:
    """The wonder whose line is being taken, or would be; NOTHING if none is."""
    view: BirdsSight = request.view
    if view.played != NOTHING:
        return wonder_of(view.played)
    chosen = numbers(request.prefix)
    return wonder_of(chosen[0]) if chosen and request.prefix[0] == "play" else NOTHING


def _chosen(request: Request) -> tuple[int, ...]:
    """The cells that the prefix speaks of."""
    chosen = numbers(request.prefix)
    if not chosen:
        return ()
    if request.prefix[0] == "play":
        return LINES[wonder_of(chosen[0])]
    return chosen if request.prefix[0] in ("peek", "swap") else ()


def _signs(view: BirdsSight, lit: int) -> list[Part]:
    """The wonders' signs at columns, rows and the diagonal; that of the line being taken on gold."""
    spots = [(cell_spot(column)[0] + (CARD[0] - SIGN) // 2, TOP, wonder) for column, wonder in EDGES[0]]
    spots += [(theme.MARGIN, cell_spot(3 * row)[1] + (CARD[1] - SIGN) // 2, wonder) for row, wonder in EDGES[1]]
    spots.append((theme.MARGIN, TOP, SONG))
    parts: list[Part] = []
    for x, y, wonder in spots:
        ground = theme.GOLD if wonder == lit else theme.GROUND
        if wonder == lit:
            parts.append(Box(x - 4, y - 4, SIGN + 8, SIGN + 8, ground, theme.GROUND, 10))
        parts.append(Sprite(x, y, SIGN, f"wonder.{WONDERS[wonder]}", ground))
    return parts + _diagonal(theme.GOLD if lit == SONG else theme.VIOLET_PALE)


def _diagonal(ink: theme.Colour) -> list[Part]:
    """Joints from the sign of the diagonal through its three cells."""
    corners = [(LEFT - GAP, HEAD - GAP), *((cell_spot(cell)[0] - GAP, cell_spot(cell)[1] - GAP) for cell in (4, 8))]
    return [Box(x, y, GAP, GAP, ink, ink) for x, y in corners]


def _cell(request: Request, cell: int) -> list[Part]:
    view: BirdsSight = request.view
    x, y = cell_spot(cell)
    card, is_down = view.board[cell], view.down >> cell & 1
    if card == NOTHING:
        fill = theme.WELL
        return [
            Box(x, y, *CARD, fill, theme.GROUND, 10),
            line(x, y + 24, str(cell + 1), theme.SMALL, theme.FAINT, fill, CARD[0], 0.5),
        ]
    if card == UNKNOWN:
        parts: list[Part] = [Box(x, y, *CARD, BACK, theme.GROUND, 10, theme.VIOLET_PALE, 4)]
        parts.append(figure(x + 8, y + 12, str(cell + 1), theme.SMALL, theme.TEXT, BACK))
        parts.append(Sprite(x + (CARD[0] - 70) // 2, y + 8, 70, "birds.back", BACK))
        return parts + _lookers(view, cell, x + CARD[0] - 42, y + 5, BACK)
    parts = large_card(request, x, y, CARD, card, str(cell + 1), theme.VIOLET_PALE if is_down else None)
    return parts


def _lookers(view: BirdsSight, cell: int, x: int, y: int, ground: theme.Colour) -> list[Part]:
    """The seats that have looked at a card that lies face down: an eye, and a stripe of each one's colour."""
    seats = [seat for seat, mask in enumerate(view.peeked) if mask >> cell & 1]
    if not seats:
        return []
    parts: list[Part] = [Sprite(x, y, 34, "eye", ground)]
    return parts + [Box(x, y + 35 + 10 * i, 34, 8, theme.SEATS[seat], ground) for i, seat in enumerate(seats)]


def _panel(request: Request) -> list[Part]:
    """Round and pile, the white dice left and the one chosen, the danger dice and what they forbid, cards on their way."""
    view: BirdsSight = request.view
    width = theme.WIDTH - theme.MARGIN - SIDE
    title = say("picture-birds-round", round=view.round, of=rounds_of(view)) if view.frames else say("picture-birds-over")
    count = str(view.pile)
    pile_x = theme.WIDTH - theme.MARGIN - measure(count, theme.MEDIUM)
    parts: list[Part] = [
        line(SIDE, TOP - 6, request.words(title), theme.MEDIUM, theme.TEXT, theme.GROUND, pile_x - 54 - SIDE),
        Sprite(pile_x - 48, TOP - 6, 44, "birds.pile", theme.GROUND),
        figure(pile_x, TOP + 2, count, theme.MEDIUM, theme.TEXT, theme.GROUND),
    ]
    y = HEAD - 10
    chosen = numbers(request.prefix) if request.prefix and request.prefix[0] == "die" else ()
    marked = False
    for i, face in enumerate(view.white):
        x = SIDE + i * (DIE + 10)
        parts.append(Sprite(x, y, DIE, f"die.white.{WHITE[face]}", theme.GROUND))
        if chosen == (face,) and not marked:
            parts.append(Frame(x - 4, y - 4, DIE + 8, DIE + 8, theme.TEXT, 4, dashed=True))
            marked = True
    if view.die != NOTHING:
        x, fill = theme.WIDTH - theme.MARGIN - DIE - 8, theme.SEATS[actor(view)] if actor(view) >= 0 else theme.EDGE
        parts.append(Box(x - 2, y - 4, DIE + 8, DIE + 8, fill, theme.GROUND, 12))
        parts.append(Sprite(x + 2, y, DIE, f"die.white.{WHITE[view.die]}", fill))
    y += DIE + 11
    for die in range(len(view.danger)):
        parts += _danger(request, die, y, width)
        y += STEP
    return parts + _on_the_way(request, BOTTOM - GAP - CARD[1], width)


def _danger(request: Request, die: int, y: int, width: int) -> list[Part]:
    """A danger die with what it forbids, or that it is ignored."""
    view: BirdsSight = request.view
    face = DANGER[view.danger[die]]
    ignored = die == view.ignored
    words = request.words(say("picture-birds-ignored" if ignored else f"picture-birds-danger-{face}"))
    ink = theme.MUTED if ignored or face == "eagle" else theme.TEXT
    parts: list[Part] = [Sprite(SIDE, y, DIE, f"die.black.{face}", theme.GROUND)]
    if request.prefix and request.prefix[0] == "ignore" and numbers(request.prefix) == (die,):
        parts.append(Frame(SIDE - 4, y - 4, DIE + 8, DIE + 8, theme.TEXT, 4, dashed=True))
    left = SIDE + DIE + 12
    return parts + paragraph(left, y - 7, words, theme.SMALL - 4, ink, theme.GROUND, width - DIE - 12, STEP)


def _on_the_way(request: Request, y: int, width: int) -> list[Part]:
    """The card played for its line and the card that the open question is about; without them the discard pile."""
    view: BirdsSight = request.view
    size = ((width - GAP) // 2, CARD[1])
    parts: list[Part] = []
    x = SIDE
    if view.played != NOTHING:
        parts += large_card(request, x, y, size, view.played, dim=True)
        x += size[0] + GAP
    if subject(view) != NOTHING:
        parts += large_card(request, x, y, size, subject(view), edge=theme.GOLD)
    if parts:
        return parts
    words = request.words(say("picture-birds-discards", count=len(view.discards)))
    return [line(SIDE, y + 20, words, theme.SMALL, theme.MUTED, theme.GROUND, width)]
