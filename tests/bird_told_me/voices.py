"""What the tests of this game's voice share: matches to speak about, another deck, long names, rendering with limits."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games.bird_told_me.cards import WORDS, Cards
from engine.games.bird_told_me.game import INSTRUCTIONS, BirdToldMe
from engine.games.bird_told_me.state import BirdState
from engine.games.bird_told_me.voice import BirdToldMeVoice
from tests.bird_told_me.positions import HOUSE
from tests.voices import LANGUAGES as LANGUAGES
from tests.voices import LOCALIZER as LOCALIZER
from tests.voices import render as render
from tests.voices import render_distinct as render_distinct

VOICE = BirdToldMeVoice()
NAMES = "Simone", "Pier", "Todd", "Britney", "Ada"
LONG_NAMES = "W" * 32, "\\_" * 32, "M" * 32, "\\*" * 32, "Q" * 32
"""The longest that Discord allows; some are escaped names of 32 signs."""


class Step(NamedTuple):
    """A question of a match and what its answer told."""

    state: BirdState
    """Before the answer; of the last step the end of the match."""
    legal: tuple[Action, ...]
    told: tuple[Told, ...]
    """Told on the way to this state."""


def every_told() -> list[tuple[str, tuple[tuple[int, int], ...]]]:
    """Every instruction of the vocabulary with every word and with numbers of every kind."""
    found = []
    for name, instruction in INSTRUCTIONS.items():
        choices = [[(WORDS[word], 0) for word in words] if words else [(2, 0), (1, 1)] for words in instruction.parameters]
        found += [(name, numbers) for numbers in product(*choices)]
        if name in ("hand", "drawn", "prune"):
            found += [(name, (*numbers[:-1], (0, 0))) for numbers in product(*choices)]
    return found


@cache
def crowded() -> BirdToldMe:
    """A deck such as an owner of another box might write it: all exits, cards alike, and two or three instructions on every card."""
    told = every_told()
    steps = []
    for card in HOUSE.all:
        picked = [told[(card * 7 + place * 31) % len(told)] for place in range(2 + card % 2)]
        steps.append(tuple((name, tuple((number, bool(grows)) for number, grows in numbers)) for name, numbers in picked))
    steps[40] = steps[41] = steps[0]
    faces = tuple((colour, value, 15) for colour, value, _ in HOUSE.faces)
    return BirdToldMe(Cards(HOUSE.ids, faces, tuple(steps)))


@cache
def house() -> BirdToldMe:
    return BirdToldMe(HOUSE)


def steps(game: BirdToldMe, seats: int, seed: int) -> Iterator[Step]:
    """A random match that passes and skips only when it must, so that every instruction comes about."""
    chance = Chance.seeded(seed)
    told: list[Told] = []
    state = game.start(seats, {}, chance, told.append)
    while asked := game.to_act(state):
        legal = game.legal_actions(state, asked[0])
        yield Step(state, tuple(legal), tuple(told))
        told.clear()
        willing = [action for action in legal if action not in (("skip",), ("pass",))] or legal
        state = game.apply(state, asked[0], willing[chance.below(len(willing))], chance, told.append)
    yield Step(state, (), tuple(told))


def viewers(seats: int) -> list[Any]:
    """Every seat, and None for a spectator."""
    return [*range(seats), None]
