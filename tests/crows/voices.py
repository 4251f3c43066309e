"""What the tests of Crows' voice share: matches to speak about, wide boards, long names, rendering with limits."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games.crows.state import CrowsState
from engine.games.crows.voice import CrowsVoice
from tests.crows.positions import GAME, OPTIONS
from tests.crows.test_matches import choose
from tests.voices import LANGUAGES as LANGUAGES
from tests.voices import LOCALIZER as LOCALIZER
from tests.voices import render as render
from tests.voices import render_distinct as render_distinct

VOICE = CrowsVoice()
NAMES = "Simone", "Pier", "Ada", "Bo"
LONG_NAMES = "W" * 32, "\\_" * 32, "M" * 32, "\\*" * 32
"""The longest that Discord allows; two are escaped names of 32 marks."""
PLAIN: dict[str, bool] = {}
ALL = dict.fromkeys(OPTIONS, True)
MATCHES = [(seats, options, seed) for (seats, options), seed in zip(product((2, 3, 4), (PLAIN, ALL)), range(20, 26), strict=True)]
"""A match for each number of seats without variants and with all."""


class Step(NamedTuple):
    """A question of a match and what was told before it."""

    state: CrowsState
    """Of the last step the end of the match."""
    legal: tuple[Action, ...]
    told: tuple[Told, ...]


def steps(seats: int, options: Mapping[str, Any], seed: int) -> Iterator[Step]:
    """A random match in which each kind of choice is as likely as another, Trash less so."""
    dice, chance = Random(seed), Chance.seeded(seed)
    told: list[Told] = []
    state = GAME.start(seats, options, chance, told.append)
    while asked := GAME.to_act(state):
        legal = GAME.legal_actions(state, asked[0])
        yield Step(state, tuple(legal), tuple(told))
        told.clear()
        state = GAME.apply(state, asked[0], choose(dice, legal), chance, told.append)
    yield Step(state, (), tuple(told))


def plain(text: str) -> str:
    """A text with common spaces, to be compared with one as it is typed."""
    return text.replace("\u00a0", " ")
