"""The things of The Game of Birds as phrases: cards by name, dice, spaces, places. All other parts of the voice build on these."""

from collections.abc import Callable, Iterable, Sequence

from engine.core.phrase import Phrase, chain, say
from engine.games.game_of_birds.cards import LISTS, Cards
from engine.games.game_of_birds.display import ROWS, points_of
from engine.games.game_of_birds.state import (
    DISCARD,
    LINES,
    RED_BAN,
    UNKNOWN,
    WHITE_FACES,
    WONDERS,
    BirdsView,
    Numbers,
    is_bird,
    wonder_of,
)


def cards(view: BirdsView) -> Cards:
    """The deck that the view describes; how many cards there are of a kind and what is on the dice is not known from a view."""
    return Cards("", view.species, (), view.names, view.forms, view.layouts, (), ())


def slug(word: str) -> str:
    """A word of the rules as a part of a message id."""
    return word.replace(" ", "-").replace("_", "-")


def row(items: Sequence[Phrase], mark: str = "birds-comma") -> Phrase:
    """Items with a comma between them, or with another mark."""
    return chain(items, mark)


def listed(items: Sequence[Phrase]) -> Phrase:
    """Items in a sentence: "a, b and c"."""
    return row(items) if len(items) == 1 else say("birds-and", first=row(items[:-1]), rest=items[-1])


def people(names: Sequence[str]) -> Phrase:
    """Several players in a sentence."""
    return listed([say("birds-plain", what=name) for name in names])


def signed(number: int) -> str:
    """A number as it is set in text."""
    return f"−{-number}" if number < 0 else str(number)


def capital(text: str) -> str:
    """The text with its first letter as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def title(view: BirdsView, card: int) -> Phrase:
    """A card's name where a line begins with it."""
    german, english, czech = view.names[card]
    return say("birds-name", de=capital(german), en=capital(english), cs=capital(czech))


def name(view: BirdsView, card: int) -> Phrase:
    """A card's name within a line. Card titles have a capital letter in English, and German nouns have one anyway."""
    german, english, czech = view.names[card]
    return say("birds-name", de=capital(german), en=capital(english) if is_bird(card) else english, cs=czech)


def wonder(number: int) -> Phrase:
    return say(f"birds-wonder-{WONDERS[number]}")


def value(view: BirdsView, card: int) -> Phrase:
    """The list and the printed points of a bird: "green 6"."""
    _, of_list, points = view.species[card]
    return say(f"birds-list-{LISTS[of_list]}", points=points)


def label_of(view: BirdsView, card: int) -> Phrase:
    """A card as a choice: "Kingfisher: Feather, green 6", "Threat: oil, Feather"."""
    if is_bird(card):
        return say("birds-bird", name=title(view, card), wonder=wonder(wonder_of(card)), value=value(view, card))
    return say("birds-threat", name=name(view, card), wonder=wonder(wonder_of(card)))


def card_of(view: BirdsView, card: int) -> Phrase:
    """A card within a sentence: "Kingfisher (Feather, green 6)", "oil (threat, Feather)"."""
    if is_bird(card):
        return say("birds-the-bird", name=name(view, card), wonder=wonder(wonder_of(card)), value=value(view, card))
    return say("birds-the-threat", name=name(view, card), wonder=wonder(wonder_of(card)))


def cards_of(view: BirdsView, some: Iterable[int]) -> Phrase:
    """Cards one after the other, at least one, each kind once."""
    return row([card_of(view, card) for card in dict.fromkeys(some)])


def white(face: int) -> Phrase:
    """A white die by its name."""
    return say(f"birds-white-{slug(WHITE_FACES[face])}")


def white_effect(face: int) -> Phrase:
    """A white die with what it does, said to the one who may choose it, in at most 80 characters."""
    return say(f"birds-effect-{slug(WHITE_FACES[face])}")


def white_chosen(face: int) -> Phrase:
    """A white die with what it does, told of the player who has chosen it."""
    return say(f"birds-chosen-{slug(WHITE_FACES[face])}")


def danger(face: int) -> Phrase:
    """A face of a danger die by its name."""
    return wonder(face) if face < RED_BAN else say(f"birds-danger-{face_word(face)}")


def danger_effect(face: int) -> Phrase:
    """A face of a danger die with what it forbids."""
    return say("birds-forbids-wonder", wonder=wonder(face)) if face < RED_BAN else say(f"birds-forbids-{face_word(face)}")


def face_word(face: int) -> str:
    """A face of a danger die that is no wonder, as a part of a message id."""
    return {RED_BAN: "red-ban", DISCARD: "discard"}.get(face, "eagle")


def cells(numbers: Iterable[int]) -> Phrase:
    """Spaces of the board by their numbers in the pictures, 1-9 row by row; at least one."""
    return row([say("birds-plain", what=str(cell + 1)) for cell in numbers])


def cells_in(mask: int) -> list[int]:
    """The cells of a bit mask."""
    return [cell for cell in range(9) if mask >> cell & 1]


def in_brief(view: BirdsView, cell: int, card: int) -> Phrase:
    """A space of the board with its card in short: "5 Kingfisher (Feather)"; UNKNOWN lies face down."""
    if card == UNKNOWN:
        return say("birds-alt-down", n=cell + 1)
    if is_bird(card):
        return say("birds-alt-bird", n=cell + 1, name=name(view, card), wonder=wonder(wonder_of(card)))
    return say("birds-alt-threat", n=cell + 1, wonder=wonder(wonder_of(card)))


def line_of(card: int) -> Phrase:
    """The spaces that a card takes."""
    return cells(LINES[wonder_of(card)])


def level(row_number: int) -> Phrase:
    """A row of a display: bottom, middle or top."""
    return say(f"birds-level-{row_number}")


def place_of(place: int) -> Phrase:
    """A place of a display: "Feather, bottom"."""
    return say("birds-place", wonder=wonder(place // ROWS), level=level(place % ROWS))


def in_hand(view: BirdsView, seat: int) -> Numbers:
    """All cards in a hand as far as the viewer knows them, sorted."""
    return tuple(sorted(view.known[seat] + view.secret[seat]))


def points(view: BirdsView, seat: int) -> int:
    """The points of a seat as if the match ended now."""
    return points_of(view.displays[seat], view.tiles[seat], view.bonuses[seat], view.medals[seat], cards(view))


Teller = Callable[[BirdsView, Numbers], Phrase]
"""Makes words of the numbers of an action."""
