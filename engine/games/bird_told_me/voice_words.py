"""The things of The Bird Told Me to Do It as phrases: birds, cards, cells, plumage. All other parts of the voice build on these."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.phrase import Phrase, chain, say
from engine.core.voice import Names
from engine.games.bird_told_me.cards import Cards, Face
from engine.games.bird_told_me.game import BirdToldMe
from engine.games.bird_told_me.state import COLOURS, NOBODY, TRUNK, BirdView, Numbers, Tells, coordinate
from engine.games.bird_told_me.voice_tells import brief

ARROWS = "←→↑↓"
"""The exits of a card in the order of their bits."""


@lru_cache(maxsize=8)
def _cards(faces: tuple[Face, ...], tells: tuple[Tells, ...]) -> Cards:
    steps = tuple(tuple((name, tuple((number, bool(grows)) for number, grows in told)) for name, told in card) for card in tells)
    return Cards(tuple(str(number) for number in range(len(faces))), faces, steps)


@lru_cache(maxsize=8)
def _game(cards: Cards) -> BirdToldMe:
    return BirdToldMe(cards)


def cards_of(view: BirdView) -> Cards:
    """The deck that the view describes. Its ids are not known."""
    return _cards(view.cards, view.tells)


def game_of(view: BirdView) -> BirdToldMe:
    """The rules with the deck that the view describes: what a seat may choose depends only on what its view holds."""
    return _game(cards_of(view))


def row(items: Sequence[Phrase], mark: str = "told-me-comma") -> Phrase:
    """Items with a comma between them, or with another mark."""
    return chain(items, mark)


def birds(colour: int, count: int) -> Phrase:
    """So many birds of a colour: "3 nightbirds"."""
    return say(f"told-me-birds-{COLOURS[colour]}", n=count)


def exits(directions: int) -> str:
    """The exits of a card as arrows."""
    return "".join(arrow for bit, arrow in enumerate(ARROWS) if directions >> bit & 1)


def face(card: int, cards: Cards) -> Phrase:
    """What a card shows: "3 nightbirds ←↑"."""
    return say("told-me-face", birds=birds(cards.colours[card], cards.values[card]), exits=exits(cards.exits[card]))


def card_of(card: int, cards: Cards) -> Phrase:
    """The name of a card, different for different cards: what it shows, and only if another one shows the same, what it tells."""
    if cards.faces.count(cards.faces[card]) == 1:
        return face(card, cards)
    return say("told-me-name", face=face(card, cards), tells=_told(card, cards))


def label_of(card: int, cards: Cards) -> Phrase:
    """A card with what it tells in short, in at most 80 characters: "3 nightbirds ←↑: draw & place [1]"."""
    return say("told-me-label", face=face(card, cards), tells=_told(card, cards))


def _told(card: int, cards: Cards) -> Phrase:
    """What a card tells in short; cards alike are numbered."""
    told = brief(cards.tells[card])
    alike = [other for other in cards.all if cards.faces[other] == cards.faces[card] and brief(cards.tells[other]) == told]
    return told if len(alike) == 1 else say("told-me-twin", tells=told, n=alike.index(card) + 1)


def cards_row(numbers: Iterable[int], cards: Cards) -> Phrase:
    """Several cards by name, at least one."""
    return row([card_of(card, cards) for card in numbers], "told-me-semicolon")


def counted(numbers: Iterable[int]) -> dict[int, int]:
    """How often each card is there: with two decks some are there twice."""
    found: dict[int, int] = {}
    for card in numbers:
        found[card] = found.get(card, 0) + 1
    return found


def cell_name(cell: int) -> Phrase:
    """A cell by its name; the trunk is called the trunk."""
    return say("told-me-trunk") if cell == TRUNK else say("told-me-cell", cell=coordinate(cell))


def cells_row(cells: Iterable[int]) -> Phrase:
    """Several cells by name, at least one."""
    return row([cell_name(cell) for cell in cells])


def plumage(colour: int) -> Phrase:
    """A plumage card: "nightbird plumage"."""
    return say(f"told-me-plumage-{COLOURS[colour]}")


def owner_of(owner: int, names: Names) -> Phrase:
    """Who holds a plumage card or the pass card: a seat by name, or nobody."""
    return say("told-me-beside") if owner == NOBODY else named(owner, names)


def named(seat: int, names: Names) -> Phrase:
    """A seat by its name; where names are not given by its number."""
    return say("told-me-named", name=names[seat]) if names else say("told-me-seat", n=seat + 1)


def tops_of(view: BirdView) -> dict[int, int]:
    """The card that shows on each cell."""
    return {cell: pile[-1] for cell, _, pile in view.twigs}


def points_of(view: BirdView, seat: int) -> int:
    """The points of a score pile."""
    return sum(view.cards[card][1] for card in view.piles[seat])


def birds_shown(view: BirdView) -> Numbers:
    """How many birds of each colour show on the branch."""
    sums = [0] * len(COLOURS)
    for card in tops_of(view).values():
        sums[view.cards[card][0]] += view.cards[card][1]
    return tuple(sums)
