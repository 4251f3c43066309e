"""Why an answer is not among those that may be chosen: the rule that forbids it, found in a view. Words: voice_why.py."""

from collections.abc import Callable, Mapping

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.game_of_birds.cards import RED
from engine.games.game_of_birds.display import free_place, places_of
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.piles import whole_numbers
from engine.games.game_of_birds.state import (
    EAGLE,
    NOTHING,
    RED_BAN,
    SKULL,
    WHITE_FACES,
    BirdsView,
    Numbers,
    is_bird,
    is_threat,
    wonder_of,
)
from engine.games.game_of_birds.turns import CELLS, PLACES, in_force, most_birds

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "die": ("die",),
    "ignore": ("ignore", "skip"),
    "discard": ("discard",),
    "peek": ("peek", "skip"),
    "swap": ("swap", "skip"),
    "play": ("play",),
    "keep": ("keep", "leave"),
    "displace": ("displace",),
    "build": ("place", "skip"),
}
"""The verbs that answer each kind of question; a Skull not used yet adds `remove`."""
NO_SUCH: Data = ("unknown",)


def refusal(view: BirdsView, action: Action) -> Data | None:
    """The rule that keeps the seat that looks from an action, as a kind and what it is about; None for one that is legal."""
    if view.seat not in view.to_act:
        return ("waiting",)
    kind = view.frames[-1][0]
    verb, numbers = str(action[0]), whole_numbers(action)
    if verb not in GameOfBirds.verbs or not len(numbers) == len(GameOfBirds.verbs[verb]) == len(action) - 1:
        return NO_SUCH
    if verb != "remove" and verb not in ANSWERS[kind]:
        return ("must",) if verb == "skip" else ("verb",)
    return _CHECKS[verb](view, numbers) if verb in _CHECKS else None


def ban(view: BirdsView, card: int) -> Data | None:
    """The danger die that keeps a bird of the seat that looks from being placed (rulebook, "Black danger dice"), or None. A die
    that is ignored is ignored by the seat that is asked only."""
    dangers = in_force(view) if view.seat in view.to_act else view.danger
    if wonder_of(card) in dangers:
        return "banned", wonder_of(card)
    return ("red",) if RED_BAN in dangers and view.species[card][1] == RED else None


def bar(view: BirdsView, card: int) -> Data | None:
    """Why a card in hand cannot be placed in the display of the seat that looks; None for a bird that can."""
    if not is_bird(card):
        return ("threat",)
    if free_place(view.displays[view.seat], wonder_of(card)) == NOTHING:
        return "full", wonder_of(card)
    return ban(view, card)


def _in_hand(view: BirdsView, numbers: Numbers) -> Data | None:
    if numbers[0] >= len(view.names):
        return NO_SUCH
    return None if numbers[0] in view.known[view.seat] + view.secret[view.seat] else ("hand",)


def _die(view: BirdsView, numbers: Numbers) -> Data | None:
    if numbers[0] >= len(WHITE_FACES):
        return NO_SUCH
    return None if numbers[0] in view.white else ("gone", numbers[0])


def _ignore(view: BirdsView, numbers: Numbers) -> Data | None:
    if numbers[0] >= len(view.danger):
        return NO_SUCH
    return ("eagle",) if view.danger[numbers[0]] == EAGLE else None


def _peek(view: BirdsView, numbers: Numbers) -> Data | None:
    if numbers[0] >= CELLS:
        return NO_SUCH
    return None if view.down >> numbers[0] & 1 else ("open", numbers[0])


def _swap(view: BirdsView, numbers: Numbers) -> Data | None:
    one, other = numbers
    if max(numbers) >= CELLS:
        return NO_SUCH
    if one >= other:
        return ("same",) if one == other else ("order",)
    return next((("empty", cell) for cell in numbers if view.board[cell] == NOTHING), None)


def _displace(view: BirdsView, numbers: Numbers) -> Data | None:
    (threat,) = whole_numbers(view.frames[-1][2])
    if numbers[0] >= PLACES:
        return NO_SUCH
    if numbers[0] not in places_of(wonder_of(threat)):
        return ("column",)
    return None if is_bird(view.displays[view.seat][numbers[0]]) else ("bird",)


def _place(view: BirdsView, numbers: Numbers) -> Data | None:
    (placed,) = whole_numbers(view.frames[-1][2])
    if placed >= most_birds(view):
        return "enough", placed
    return _in_hand(view, numbers) or bar(view, numbers[0])


def _remove(view: BirdsView, numbers: Numbers) -> Data | None:
    if view.die != SKULL:
        return ("skull",)
    if numbers[0] >= PLACES:
        return NO_SUCH
    return None if is_threat(view.displays[view.seat][numbers[0]]) else ("safe",)


_CHECKS: Mapping[str, Callable[[BirdsView, Numbers], Data | None]] = {
    "die": _die,
    "ignore": _ignore,
    "discard": _in_hand,
    "peek": _peek,
    "swap": _swap,
    "play": _in_hand,
    "displace": _displace,
    "place": _place,
    "remove": _remove,
}
