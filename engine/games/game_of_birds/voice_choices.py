"""The choices of The Game of Birds in words: parts of actions as they stand in menus, whole actions, the questions, the hints."""

from collections.abc import Callable, Mapping

from engine.core.game import Data
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.piles import whole_numbers
from engine.games.game_of_birds.state import NOTHING, UNKNOWN, BirdsView, Numbers
from engine.games.game_of_birds.turns import most_birds
from engine.games.game_of_birds.voice_words import (
    Teller,
    card_of,
    danger_effect,
    label_of,
    level,
    line_of,
    place_of,
    row,
    value,
    white_effect,
)
from engine.games.game_of_birds.voice_words import name as name_of
from engine.games.game_of_birds.voice_words import title as title_of


def ask(view: BirdsView, names: Names) -> Phrase:
    """What a seat is asked, for everybody to read."""
    if not view.frames:
        return say("birds-ask-over")
    kind, (seat,), data = view.frames[-1]
    if kind in ("keep", "displace"):
        return say(f"birds-ask-{kind}", name=names[seat], card=card_of(view, *whole_numbers(data)))
    if kind == "build":
        return say("birds-ask-build", name=names[seat], placed=whole_numbers(data)[0], most=most_birds(view))
    return say(f"birds-ask-{kind}", name=names[seat])


def label(view: BirdsView, prefix: Action) -> Phrase:
    """The last part of a prefix in at most 80 characters."""
    verb, numbers = str(prefix[0]), whole_numbers(prefix)
    return PARTS[verb](view, numbers) if numbers else _verb(view, verb)


def part(view: BirdsView, prefix: Action) -> Phrase:
    """The question for the part that follows the prefix."""
    kind, _, data = view.frames[-1]
    if not prefix:
        if kind in ("keep", "displace"):
            return say(f"birds-part-{kind}", card=card_of(view, *whole_numbers(data)))
        if kind == "build":
            return say("birds-part-build", placed=whole_numbers(data)[0], most=most_birds(view))
        return say(f"birds-part-{kind}")
    verb, numbers = str(prefix[0]), whole_numbers(prefix)
    if verb == "swap" and len(numbers) == 1:
        return say("birds-which-swap-other")
    return say("birds-which-sure" if numbers or verb not in PARTS else f"birds-which-{verb}")


def action(view: BirdsView, action: Action) -> Phrase:
    """A whole action in at most 100 characters."""
    verb, numbers = str(action[0]), whole_numbers(action)
    return WHOLE[verb](view, numbers) if verb in WHOLE else _verb(view, verb)


def hint(hint: Data) -> Phrase:
    """What a choice would bring."""
    kind, numbers = hint[0], whole_numbers(hint)
    if kind == "line":
        found = [say(f"birds-count-{what}", n=n) for what, n in zip(("birds", "threats", "unknown"), numbers, strict=True) if n]
        return say("birds-hint-line", what=row(found)) if found else say("birds-hint-line-none")
    if kind == "points":
        return say("birds-hint-points", n=numbers[0]) if numbers[0] >= 0 else say("birds-hint-points-fewer", n=-numbers[0])
    if kind == "tiles":
        return say("birds-hint-tiles", n=numbers[0], tile=numbers[1])
    return say("birds-hint-costs", n=numbers[0]) if kind == "costs" else say(f"birds-hint-{kind}")


def _verb(view: BirdsView, verb: str) -> Phrase:
    return say(f"birds-skip-{view.frames[-1][0]}" if verb == "skip" else f"birds-verb-{verb}")


def _face(view: BirdsView, numbers: Numbers) -> Phrase:
    return white_effect(numbers[0])


def _danger(view: BirdsView, numbers: Numbers) -> Phrase:
    return say("birds-danger-die", n=numbers[0] + 1, danger=danger_effect(view.danger[numbers[0]]))


def _card(view: BirdsView, numbers: Numbers) -> Phrase:
    return label_of(view, numbers[0])


def _played(view: BirdsView, numbers: Numbers) -> Phrase:
    """A card with the spaces that it takes."""
    return say("birds-takes", card=label_of(view, numbers[0]), cells=line_of(numbers[0]))


def _cell(view: BirdsView, numbers: Numbers) -> Phrase:
    """A space of the board with what this seat knows of the card there."""
    cell = numbers[-1]
    card, is_down = view.board[cell], view.down >> cell & 1
    if card == UNKNOWN:
        return say("birds-cell-down", n=cell + 1)
    if card == NOTHING:
        return say("birds-cell-empty", n=cell + 1)
    return say("birds-cell-known" if is_down else "birds-cell", n=cell + 1, card=label_of(view, card))


def _bird_at(view: BirdsView, numbers: Numbers) -> Phrase:
    """A place of the own display with the bird that lies there."""
    place = numbers[0]
    seat = view.to_act[0]
    card, tile = view.displays[seat][place], view.tiles[seat][place]
    if tile:
        return say("birds-bird-at-tile", level=level(place % 3), name=name_of(view, card), value=value(view, card), tile=tile)
    return say("birds-bird-at", level=level(place % 3), name=name_of(view, card), value=value(view, card))


def _threat_at(view: BirdsView, numbers: Numbers, named: Callable[[BirdsView, int], Phrase] = title_of) -> Phrase:
    """A place of the own display with the threat that lies there, named by itself or, with `name_of`, within a sentence."""
    place = numbers[0]
    return say("birds-threat-at", name=named(view, view.displays[view.to_act[0]][place]), place=place_of(place))


PARTS: Mapping[str, Teller] = {
    "die": _face,
    "ignore": _danger,
    "discard": _card,
    "peek": _cell,
    "swap": _cell,
    "play": _played,
    "displace": _bird_at,
    "place": _card,
    "remove": _threat_at,
}
"""For each verb with numbers what its last number reads like in a menu."""

WHOLE: Mapping[str, Teller] = {
    "die": _face,
    "ignore": lambda view, numbers: say("birds-do-ignore", n=numbers[0] + 1, danger=danger_effect(view.danger[numbers[0]])),
    "discard": lambda view, numbers: say("birds-do-discard", card=card_of(view, numbers[0])),
    "peek": lambda view, numbers: say("birds-do-peek", n=numbers[0] + 1),
    "swap": lambda view, numbers: say("birds-do-swap", one=_brief(view, numbers[0]), other=_brief(view, numbers[1])),
    "play": lambda view, numbers: say("birds-do-play", card=card_of(view, numbers[0]), cells=line_of(numbers[0])),
    "displace": lambda view, numbers: say("birds-do-displace", bird=_bird_at(view, numbers)),
    "place": lambda view, numbers: say("birds-do-place", card=card_of(view, numbers[0])),
    "remove": lambda view, numbers: say("birds-do-remove", threat=_threat_at(view, numbers, name_of)),
}
"""Whole actions in one line; the other verbs read as they stand in menus."""


def _brief(view: BirdsView, cell: int) -> Phrase:
    """A space of the board in short: its number, and the card's name where the seat knows it."""
    card = view.board[cell]
    if card == UNKNOWN:
        return say("birds-cell-down", n=cell + 1)
    return say("birds-cell", n=cell + 1, card=title_of(view, card))
