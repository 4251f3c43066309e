"""Tuples as piles and as rows of values by seat."""

from engine.core.chance import Chance
from engine.games.crows.state import Numbers


def draw(pile: Numbers, chance: Chance) -> tuple[int, Numbers]:
    """A random component of a pile that is not empty, and the pile without it."""
    place = chance.below(len(pile))
    return pile[place], pile[:place] + pile[place + 1 :]


def without(pile: Numbers, component: int) -> Numbers:
    """The pile without one of this component."""
    place = pile.index(component)
    return pile[:place] + pile[place + 1 :]


def changed(row: Numbers, place: int, value: int) -> Numbers:
    """The row with another value at a place."""
    return (*row[:place], value, *row[place + 1 :])
