"""The voice of a game: what it says, as phrases made from views. The words are in engine/text/locales."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.game import Data, Told, View
from engine.core.notation import Action
from engine.core.phrase import Phrase

V = TypeVar("V", bound=View)
Names = tuple[str, ...]
"""The players' names by seat, escaped by the caller for where they will be shown."""


class Example(msgspec.Struct, frozen=True):
    """A position that explains a topic of the rules as a picture."""

    kind: str
    """"board", "seat" or "result"."""
    view: Any
    names: tuple[Phrase, ...]
    """What the players are called in it, by seat."""
    caption: Phrase
    """What is to be seen in the picture; 300 characters."""
    prefix: Action = ()
    """What is shown as chosen but not yet done."""
    extra: object = None
    """What a picture of a result shows besides the view; for a seat's own the actions that are legal, if what is open is to be marked."""
    events: tuple[Told, ...] = ()
    """What has just happened, to be marked."""


class Voice(ABC, Generic[V]):
    """Phrases of one game. Every method that takes a view says only what that view holds.

    Limits, in every language: `label` 80 characters, `detail` 100, `ask` and `part` 150 (they stand in placeholders and texts).
    """

    topics: tuple[str, ...]
    """The ids of the rules' topics, the summary first; `rules` and `topic` take one. Each reads like a verb: [a-z][a-z_]{0,15}."""

    def with_names(self, names: Names) -> "Voice[V]":
        """This voice with the players' names for what takes none: `part`, `label`, `action`, `hint`. Without them seats are numbered.

        A game whose choices speak of no seats is the same with all names.
        """
        return self

    @abstractmethod
    def title(self) -> Phrase:
        """The game's name."""

    @abstractmethod
    def option(self, option: str) -> Phrase:
        """An option of the game, as shown in the lobby and as the description of the slash command's option."""

    @abstractmethod
    def progress(self, view: V) -> Phrase:
        """How far the match is: "turn 3 of 12"."""

    @abstractmethod
    def ask(self, view: V, names: Names) -> Phrase:
        """What the seats in `view.to_act` are asked, in words that everybody may read."""

    def now(self, view: V, names: Names) -> tuple[Phrase, ...]:
        """How far the match is and what is asked: with this texts about a running match begin."""
        return self.progress(view), self.ask(view, names)

    @abstractmethod
    def part(self, view: V, prefix: Action) -> Phrase:
        """What the next part of the action is, as a question: "Which square?"."""

    @abstractmethod
    def label(self, view: V, prefix: Action) -> Phrase:
        """The last part of a prefix as a choice in a menu: "Straw: yellow flower, gem | Moss: shell"."""

    @abstractmethod
    def action(self, view: V, action: Action) -> Phrase:
        """A whole action in one line, for the confirmation and for typed choice. Different actions read differently."""

    @abstractmethod
    def hint(self, view: V, hint: Data) -> Phrase:
        """A warning or an earning that `Game.hints` gave."""

    @abstractmethod
    def story(self, view: V, told: Told, names: Names) -> Phrase | None:
        """An event of the log as a sentence; None for one that needs no telling."""

    def news(self, view: V, told: Told, names: Names) -> Phrase | None:
        """An event as it stands right above the open question of `ask`: its `story`, without what the question says again."""
        return self.story(view, told, names)

    @abstractmethod
    def alt(self, view: V, names: Names, kind: str) -> tuple[Phrase, ...]:
        """The alt text of a picture ("board", "seat", "result"), most important first; 1,024 characters are shown."""

    @abstractmethod
    def private(self, view: V, names: Names) -> tuple[Phrase, ...]:
        """What only this seat knows, a line each: its hand, its request eggs, what it has looked at."""

    @abstractmethod
    def position(self, view: V, names: Names) -> tuple[Phrase, ...]:
        """Every public fact of the view as lines of text, enough to play without a picture."""

    @abstractmethod
    def result(self, view: V, names: Names) -> tuple[Phrase, ...]:
        """The final scoring, line by line, of a view of a match that is over; ends with who won."""

    @abstractmethod
    def rules(self, topic: str) -> tuple[Phrase, ...]:
        """A topic of the rules in our own words, a paragraph a phrase, each with the rulebook's section."""

    @abstractmethod
    def topic(self, topic: str) -> Phrase:
        """The name of a topic of the rules, as shown in the list of topics."""

    def example(self, topic: str) -> Example | None:
        """A picture for a topic of the rules, where one explains it better; None where there is none."""
        return None

    def why(self, view: V, action: Action = ()) -> tuple[Phrase, ...]:
        """What the seat that looks may choose now and by which rules nothing else, with their sources; () when it is not asked.

        With an action: the rule that forbids it, () when it is legal. A game whose voice says nothing here has no button "Why?".
        """
        return ()

    def legend(self, view: V) -> tuple[Phrase, ...]:
        """What helps to read the picture and to choose, as lines that stand with the board, the hand and the menus; () where a game
        needs none. To the seat that is asked: its choices in full, where a menu has no room for that."""
        return ()

    def letters(self, view: V) -> Phrase | None:
        """What the letters mean that pictures bear for those who wish them, in a line; None where a game's pictures need none."""
        return None

    def terms(self, view: V, events: Sequence[Told] = ()) -> Mapping[str, Phrase]:
        """What the game's pictures say in the words of its voice, by names that its scenes know; `events` are what a picture marks."""
        return {}
