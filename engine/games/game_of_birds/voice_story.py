"""The log of a match of The Game of Birds: every told event as a sentence."""

from collections.abc import Callable, Mapping

from engine.core.game import Told
from engine.core.phrase import Argument, Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.piles import whole_numbers
from engine.games.game_of_birds.state import BirdsView, Numbers, rounds_of
from engine.games.game_of_birds.voice_words import (
    card_of,
    cells,
    cells_in,
    danger_effect,
    in_brief,
    level,
    line_of,
    name,
    place_of,
    row,
    slug,
    white,
    white_chosen,
)

Teller = Callable[[BirdsView, Names, Numbers], Phrase]


def story(view: BirdsView, told: Told, names: Names) -> Phrase:
    """A told event of The Game of Birds as a sentence. The event's seats decide who may read it."""
    kind, _, data = told
    if kind in GATHERED:
        return GATHERED[kind](view, [whole_numbers(part) for part in data if isinstance(part, tuple)])
    return TELLERS[kind](view, names, whole_numbers(data))


def _rolled(view: BirdsView, faces: list[Numbers]) -> Phrase:
    """The faces of all six dice; of the danger dice with what they forbid."""
    dangers = row([danger_effect(face) for face in faces[1]], "birds-semicolon")
    return say("birds-told-rolled", white=row([white(face) for face in faces[0]]), danger=dangers)


def _laid(view: BirdsView, laid: list[Numbers]) -> Phrase:
    """The new cards of the board by their spaces, as far as they lie face up."""
    return say("birds-told-laid", cards=row([in_brief(view, cell, card) for cell, card in laid]))


def _tiles(kind: str) -> Teller:
    """Point tiles that a species brings or gives back."""
    return lambda view, names, numbers: say(
        f"birds-told-{kind}", name=names[numbers[0]], card=name(view, numbers[1]), tile=numbers[2], n=numbers[3]
    )


def _named(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"birds-told-{kind}", name=names[numbers[0]])


def _with_card(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"birds-told-{kind}", name=names[numbers[0]], card=card_of(view, numbers[1]))


def _with_line(kind: str) -> Teller:
    """A card played for its line."""
    return lambda view, names, numbers: say(
        f"birds-told-{kind}", name=names[numbers[0]], card=card_of(view, numbers[1]), cells=line_of(numbers[1])
    )


def _on_cell(kind: str) -> Teller:
    """What lay on a space of the board."""
    return lambda view, names, numbers: say(
        f"birds-told-{kind}", name=names[numbers[0]], cell=numbers[1] + 1, card=card_of(view, numbers[2])
    )


def _at_place(kind: str) -> Teller:
    """A card in a place of the seat's display."""
    return lambda view, names, numbers: say(
        f"birds-told-{kind}", name=names[numbers[0]], card=name(view, numbers[1]), place=place_of(numbers[2])
    )


def _round(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    number, scenario, first = numbers
    down = cells_in(view.layouts[scenario])
    facts: dict[str, Argument] = {"round": number, "rounds": rounds_of(len(names)), "name": names[first]}
    if not down:
        return say("birds-told-round-open", **facts)
    return say("birds-told-round", cells=cells(down), **facts)


def _chose(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    return say("birds-told-chose", name=names[numbers[0]], die=white_chosen(numbers[1]))


def _ignored(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    return say("birds-told-ignored", name=names[numbers[0]], danger=danger_effect(numbers[1]))


def _peeked(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    return say("birds-told-peeked", name=names[numbers[0]], cell=numbers[1] + 1)


def _swapped(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    return say("birds-told-swapped", name=names[numbers[0]], one=numbers[1] + 1, other=numbers[2] + 1)


def _displaced(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    seat, bird, threat, place = numbers
    return say("birds-told-displaced", name=names[seat], bird=name(view, bird), threat=name(view, threat), place=place_of(place))


def _medal(view: BirdsView, names: Names, numbers: Numbers) -> Phrase:
    return say("birds-told-medal", name=names[numbers[0]], level=level(numbers[1]))


TELLERS: Mapping[str, Teller] = {
    "started": _named("started"),
    "round": _round,
    "turn": _named("turn"),
    "chose": _chose,
    "ignored": _ignored,
    "discarded": _with_card("discarded"),
    "peeked": _peeked,
    "peeked_at": _on_cell(slug("peeked_at")),
    "swapped": _swapped,
    "played": _with_line("played"),
    "turned_up": _with_line(slug("turned_up")),
    "taken": _on_cell("taken"),
    "revealed": _on_cell("revealed"),
    "kept": _with_card("kept"),
    "left": _with_card("left"),
    "threatened": _at_place("threatened"),
    "displaced": _displaced,
    "warded": _with_card("warded"),
    "placed": _at_place("placed"),
    "tiled": _tiles("tiled"),
    "returned": _tiles("returned"),
    "medal": _medal,
    "removed": _at_place("removed"),
    "filled": _named("filled"),
    "reshuffled": lambda view, names, numbers: say("birds-told-reshuffled", n=numbers[0]),
    "over": lambda view, names, numbers: say("birds-told-over"),
    "resigned": _named("resigned"),
}
"""Every kind of event that the rules tell of a few numbers."""

GATHERED: Mapping[str, Callable[[BirdsView, list[Numbers]], Phrase]] = {"rolled": _rolled, "laid": _laid}
"""Events of several groups of numbers: the dice of each colour, the cards of each space."""
