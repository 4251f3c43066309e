"""What the tests of this game's voice share: matches to speak about, a deck of long names, long players' names, rendering with limits."""

from functools import cache
from typing import NamedTuple

import msgspec

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games.game_of_birds.cards import load_cards
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.names import told_names
from engine.games.game_of_birds.state import BirdsState
from engine.games.game_of_birds.voice import BirdsVoice
from tests.voices import LANGUAGES as LANGUAGES
from tests.voices import LOCALIZER as LOCALIZER
from tests.voices import render as render
from tests.voices import render_distinct as render_distinct

VOICE = BirdsVoice()
NAMES = "Simone", "Pier", "Ada", "Bo"
LONG_NAMES = "W" * 32, "\\_" * 32, "M" * 32, "\\*" * 32
"""The longest that Discord allows; two of them as escaped for a text."""
BARE_NAMES = "W" * 32, "_" * 32, "M" * 32, "*" * 32
"""The same as they stand in alt texts."""


class Step(NamedTuple):
    """A question of a match and what its answer told."""

    state: BirdsState
    """Before the answer; of the last step the end of the match."""
    legal: tuple[Action, ...]
    told: tuple[Told, ...]
    """Told on the way to this state."""


@cache
def house() -> GameOfBirds:
    return GameOfBirds()


@cache
def wordy() -> GameOfBirds:
    """A deck as an owner of another box might write it, at its worst: very long names, two alike, 99 points, a scenario without a
    black space, two danger dice that are the same."""
    deck = load_cards()
    names = [tuple((f"{name} {'of the far north ' * 3}{card}",) for name in names) for card, names in enumerate(deck.names)]
    species = tuple((wonder, of_list, 99) for wonder, of_list, _ in deck.species)
    told = told_names([names[0], names[0], *names[2:]], species, [f"B{card}" for card in range(len(names))])
    return GameOfBirds(
        msgspec.structs.replace(deck, names=told, species=species, scenarios=(0, 511, *deck.scenarios[2:]), danger=(deck.danger[0],) * 2)
    )


@cache
def played(game: GameOfBirds, seats: int, seed: int) -> tuple[Step, ...]:
    """A random match that skips only when it must, so that every effect comes about."""
    chance = Chance.seeded(seed)
    told: list[Told] = []
    found = []
    state = game.start(seats, {}, chance, told.append)
    while asked := game.to_act(state):
        legal = game.legal_actions(state, asked[0])
        found.append(Step(state, tuple(legal), tuple(told)))
        told.clear()
        willing = [action for action in legal if action[0] not in ("skip", "leave")] or legal
        state = game.apply(state, asked[0], willing[chance.below(len(willing))], chance, told.append)
    return (*found, Step(state, (), tuple(told)))
