"""What the tests of Bower's voice share: matches to speak about, full tiles, long names, rendering with limits."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games.bower.cards import Cards, load_cards
from engine.games.bower.game import Bower
from engine.games.bower.state import BowerState
from engine.games.bower.voice import BowerVoice
from tests.voices import LANGUAGES as LANGUAGES
from tests.voices import LOCALIZER as LOCALIZER
from tests.voices import render as render
from tests.voices import render_distinct as render_distinct

VOICE = BowerVoice()
NAMES = "Simone", "Pier"
LONG_NAMES = "W" * 32, "\\_" * 32
"""The longest that Discord allows; the second is an escaped name of 32 underscores."""
OPTIONS = [{"super_nest": big, "fair_play": fair} for big in (False, True) for fair in (False, True)]


class Step(NamedTuple):
    """A question of a match and what its answer told."""

    state: BowerState
    """Before the answer; of the last step the end of the match."""
    legal: tuple[Action, ...]
    told: tuple[Told, ...]
    """Told on the way to this state."""


@cache
def full_set() -> Cards:
    """A set with three objects on every square, as an owner of another box might write it: the longest texts there can be."""
    house = load_cards()
    triples = [(*pair, last) for pair in combinations((0, 1, 2, 4, 5, 6), 2) for last in (1, 6, 8, 9)]
    bonus_squares = ((0, (3, 7, 10)), (3, (3, 3, 7))), ((3, (3, 7, 7)), (3, (7, 8, 10))), ((1, (3, 3, 3)), (2, (7, 7, 7)))
    tiles = []
    for place, (number, *squares) in enumerate(house.tiles):
        if number > 100:
            tiles.append((number, *bonus_squares[place % 3]))
            continue
        first, second = ((square[0], tuple(sorted(triples[(place + half * 7) % len(triples)]))) for half, square in enumerate(squares))
        tiles.append((number, first, second))
    return Cards("full", house.requests, tuple(tiles), house.bonuses)


@cache
def house() -> Bower:
    return Bower()


@cache
def crowded() -> Bower:
    return Bower(full_set())


def steps(game: Bower, seed: int, options: Mapping[str, Any]) -> Iterator[Step]:
    """A random match that skips only when it must, so that every effect comes about."""
    chance = Chance.seeded(seed)
    told: list[Told] = []
    state = game.start(2, options, chance, told.append)
    while asked := game.to_act(state):
        legal = game.legal_actions(state, asked[0])
        yield Step(state, tuple(legal), tuple(told))
        told.clear()
        willing = [action for action in legal if action != ("skip",)] or legal
        state = game.apply(state, asked[0], willing[chance.below(len(willing))], chance, told.append)
    yield Step(state, (), tuple(told))
