"""Tuples as piles and as rows of values by seat."""

from typing import TypeVar

from engine.core.chance import Chance
from engine.core.game import Data
from engine.core.notation import Action
from engine.games.game_of_birds.state import Numbers

T = TypeVar("T")


def draw(pile: Numbers, chance: Chance) -> tuple[int, Numbers]:
    """A random card of a pile that is not empty, and the pile without it."""
    place = chance.below(len(pile))
    return pile[place], pile[:place] + pile[place + 1 :]


def without(pile: Numbers, card: int) -> Numbers:
    """The pile without one of this card."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def added(pile: Numbers, *cards: int) -> Numbers:
    """The sorted pile with more cards."""
    return tuple(sorted(pile + cards))


def changed(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at a place."""
    return (*row[:place], value, *row[place + 1 :])


def whole_numbers(data: Data | Action) -> Numbers:
    """The whole numbers of an action or of what a frame or an event carries."""
    return tuple(part for part in data if isinstance(part, int))
