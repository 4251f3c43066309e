"""Random play of any game: every choice is drawn from the legal actions by a `Chance`."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.game import AnyGame, Told
from engine.core.notation import Action


class Ply(NamedTuple):
    """One entry of a random match: the start, or an action."""

    state: Any
    """The state it led to."""
    seat: int
    """Who acted; -1 for the start."""
    legal: int
    """How many legal actions there were to choose from; 0 for the start."""
    action: Action
    """() for the start."""
    luck: tuple[int, ...]
    told: tuple[Told, ...]


def play_out(game: AnyGame, seats: int, options: Mapping[str, object], chance: Chance) -> Iterator[Ply]:
    """A random match from its start to its end, an entry at a time. Of several seats asked at once, chance names who answers first."""
    luck: list[int] = []
    told: list[Told] = []
    recording = Chance.recording(chance, luck)
    state = game.start(seats, options, recording, told.append)
    yield Ply(state, -1, 0, (), tuple(luck), tuple(told))
    while asked := game.to_act(state):
        seat = asked[chance.below(len(asked))]
        legal = game.legal_actions(state, seat)
        action = legal[chance.below(len(legal))]
        luck.clear()
        told.clear()
        state = game.apply(state, seat, action, recording, told.append)
        yield Ply(state, seat, len(legal), action, tuple(luck), tuple(told))
