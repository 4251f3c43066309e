"""What a choice would bring, told before it is made: from a view alone."""

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.game_of_birds.cards import Cards
from engine.games.game_of_birds.display import ROWS, free_place, points_of, upgraded
from engine.games.game_of_birds.piles import changed
from engine.games.game_of_birds.state import LINES, UNKNOWN, BirdsView, Numbers, is_bird, is_threat, wonder_of


def foresee(view: BirdsView, seat: int, action: Action, cards: Cards) -> tuple[Data, ...]:
    """The hints of a choice.

    ("points", n): n more points on the cards of the display, point tiles included; ("tiles", n, points): n point tiles come with it;
    ("medal",): the row is completed; ("win",): the display is completed, which wins at once. ("costs", n): the bird that makes room
    for the threat is worth n points.
    ("line", birds, threats, unknown): what lies on the three cells of the line, face-down cards not looked at being unknown.
    """
    verb, *numbers = action
    if verb == "place":
        return _placement(view, seat, int(numbers[0]), cards)
    if verb == "displace":
        place = int(numbers[0])
        return (("costs", view.tiles[seat][place] or cards.species[view.displays[seat][place]][2]),)
    return (_line(view, int(numbers[0])),) if verb == "play" else ()


def _placement(view: BirdsView, seat: int, card: int, cards: Cards) -> tuple[Data, ...]:
    place = free_place(view.displays[seat], wonder_of(card))
    display = changed(view.displays[seat], place, card)
    tiles = upgraded(display, view.tiles[seat], card, cards)
    hints: list[Data] = [("points", _points(display, tiles, cards) - _points(view.displays[seat], view.tiles[seat], cards))]
    if gained := [new for old, new in zip(view.tiles[seat], tiles, strict=True) if old != new]:
        hints.append(("tiles", len(gained), gained[0]))
    row = place % ROWS
    if all(map(is_bird, display[row::ROWS])) and not view.medals[seat] >> row & 1:
        hints.append(("medal",))
    if all(map(is_bird, display)):
        hints.append(("win",))
    return tuple(hints)


def _points(display: Numbers, tiles: Numbers, cards: Cards) -> int:
    return points_of(display, tiles, 0, 0, cards)


def _line(view: BirdsView, card: int) -> Data:
    on_line = [view.board[cell] for cell in LINES[wonder_of(card)]]
    return "line", sum(map(is_bird, on_line)), sum(map(is_threat, on_line)), on_line.count(UNKNOWN)
