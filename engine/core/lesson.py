"""Lessons: a guided first match as data. The match is a record, played on by the learner; the other side, the luck and what is skipped
come from the record. Nothing of a lesson is stored: a screen's number is all that has to be remembered."""

from functools import cached_property
from typing import Any

import msgspec

from engine.core.game import AnyGame, Told, View
from engine.core.notation import Action, from_text
from engine.core.phrase import Phrase
from engine.core.record import Record
from engine.core.replay import replay


class Screen(msgspec.Struct, frozen=True):
    """One stop of a lesson."""

    entries: int
    """How many entries of the record have been played when the learner sees it; at least 1."""
    text: tuple[Phrase, ...]
    """What it teaches, a paragraph a phrase; 600 characters in all."""
    asks: bool = True
    """Whether the learner does the record's next action; otherwise there is only something to read."""
    ready: int = 0
    """How many parts of that action are chosen already when the screen opens; the learner can go back from there."""


class Moment(msgspec.Struct, frozen=True):
    """What a learner sees at a screen, made from the view of the learner's seat."""

    view: Any
    told: tuple[Told, ...]
    """What has happened since the screen before, as far as the learner may know it."""
    legal: tuple[Action, ...]
    wanted: Action
    """The action that the lesson goes on with; () where there is only something to read."""

    def opening(self, screen: Screen) -> Action:
        """The part of the wanted action at which the menu opens."""
        return self.wanted[: screen.ready]


class Lesson:
    """A record with screens. `names` are those of the players by seat, None for the learner, who is called by the own name."""

    def __init__(self, game: AnyGame, record: Record, screens: tuple[Screen, ...], names: tuple[Phrase | None, ...]) -> None:
        self.game = game
        self.record = record
        self.screens = screens
        self.names = names
        self.seat = names.index(None)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """What is seen at each screen. Raises ReplayError for a record that the game does not play so."""
        played = list(replay(self.game, self.record))
        before, moments = 0, []
        for screen in self.screens:
            state = played[screen.entries - 1].state
            story = [told for step in played[before : screen.entries] for told in step.told if self.seat in (told[1] or (self.seat,))]
            wanted = from_text(self.record.entries[screen.entries].action) if screen.asks else ()
            legal = tuple(self.game.legal_actions(state, self.seat)) if screen.asks else ()
            moments.append(Moment(self.game.view(state, self.seat), tuple(story), legal, wanted))
            before = screen.entries
        return tuple(moments)

    def view_after(self, entries: int, seat: int | None) -> View:
        """What a seat, or a spectator, sees after so many entries: an example position. Raises IndexError beyond the end."""
        view: View = self.game.view(list(replay(self.game, self.record))[entries - 1].state, seat)
        return view
