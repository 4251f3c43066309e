"""The contract of a game: what every game is to the engine, and the part of it that is the same for all games.

A game is pure, synchronous and wordless: it knows no text, clock, database, picture or Discord. What is still to be settled
lies on the state's stack of frames; an effect pushes frames, so a match can be stored, copied and searched in mid-effect.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.errors import IllegalActionError, OptionError
from engine.core.notation import Action, is_action, to_text

Data = tuple[int | str | tuple[int | str, ...], ...]
"""What a frame or a told event carries: whole numbers, words, and flat tuples of those."""

Frame = tuple[str, tuple[int, ...], Data]
"""One thing still to be settled: (kind, seats, data). No seats: an automatic step. One seat: a question to it."""

Told = tuple[str, tuple[int, ...], Data]
"""An event of the story: (kind, seats, data). No seats: everybody may know it; otherwise only those seats."""

Tell = Callable[[Told], None]
"""Where the rules put what happened."""


def untold(event: Told) -> None:
    """A listener that forgets: for search and playouts."""


class Option(msgspec.Struct, frozen=True):
    """A choice made before a match starts. A flag has the values (False, True)."""

    id: str
    values: tuple[bool | int | str, ...] = (False, True)
    default: bool | int | str = False


class State(msgspec.Struct):
    """The whole truth of a match, hidden things included. Each game adds its fields.

    Laws: fields hold only int, str and tuples of those; equal states have equal fields; assigning to a copy's field never
    changes the original (tuples are shared, never altered).
    """

    frames: tuple[Frame, ...]
    """The stack of what is still to be settled, the top last. Empty: the match is over."""
    resigned: tuple[int, ...]
    """The seats that have given up, in the order in which they did."""


class View(msgspec.Struct):
    """What one seat, or a spectator, may know of a match. Each game adds its fields; the same laws as for State."""

    seat: int
    """The seat that looks, or -1 for a spectator."""
    frames: tuple[Frame, ...]
    """The frames as this viewer may know them: the top one tells who is asked, and what about."""
    resigned: tuple[int, ...]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; () when the match is over. Never hidden."""
        return self.frames[-1][1] if self.frames else ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Question(ABC, Generic[S]):
    """One kind of question: what may be answered, and what an answer does. Has no state of its own."""

    @abstractmethod
    def legal(self, state: S, seat: int, data: Any) -> list[Action]:
        """All answers, distinct, in a stable order; at least one. Depends only on what `seat` may know."""

    def allows(self, state: S, seat: int, action: Action, data: Any) -> bool:
        """Whether an answer is legal. Law: the same as being in `legal`; written anew only where that is much cheaper."""
        return action in self.legal(state, seat, data)

    @abstractmethod
    def answer(self, state: S, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        """Carry out a legal answer in place. The question's frame has been taken off the stack already."""


Step = Callable[[Any, Any, Chance, Tell], None]
"""An automatic frame's work: (state, data, chance, tell), in place, its frame already taken off the stack."""


class Game(ABC, Generic[S, V]):
    """The rules of a game. Laws that every game keeps, tested by tests/contract:

    1. Every match ends, whatever legal actions are chosen.
    2. `apply` leaves its argument as it was, and settles all automatic frames before it returns.
    3. Luck is an argument: the same state, action and luck give the same result.
    4. `view(guess(view(s, p), p, c), p) == view(s, p)`, and a guess differs from the truth wherever the truth is hidden.
    5. `legal_actions(guess(view(s, p), p, c), p) == legal_actions(s, p)`: menus can be made from views.
    6. No component appears or vanishes: `components(state)` is the same multiset at every step.
    """

    id: ClassVar[str]
    """The name in the registry, in commands and in records: [a-z_]+."""
    revision: ClassVar[int]
    """Counts up when a fix of the rules changes how a recorded match would replay."""
    seat_range: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    verbs: ClassVar[Mapping[str, tuple[str, ...]]]
    """For each verb the names of its numbers, such as {"place": ("tile", "cell", "turn")}."""
    state_type: ClassVar[type[State]]
    questions: Mapping[str, Question[S]]
    """The kinds of frames that ask a seat."""
    steps: Mapping[str, Step]
    """The kinds of frames that are carried out without asking."""
    cards_digest: str
    """Sixteen hex digits that name the set of components this game object plays with."""
    cards_name: str = ""
    """What people call that set, if it has a name."""
    house_set: ClassVar[bool] = True
    """Whether the components that come with Aviary are a set of its own; False: the rulebook states them all."""

    # --- what a game writes itself ---------------------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, bool | int | str], chance: Chance) -> S:
        """The set-up. `options` is complete and checked. Automatic frames may be left on the stack."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know; None: a spectator (the picture in the channel)."""

    @abstractmethod
    def guess(self, view: V, seat: int, chance: Chance) -> S:
        """A full state that fits the view, hidden things drawn by `chance`; made from the view alone."""

    @abstractmethod
    def idle(self, state: S, seat: int) -> Action:
        """The mildest legal action, for a seat that has resigned or is away."""

    @abstractmethod
    def hints(self, view: V, seat: int, action: Action) -> tuple[Data, ...]:
        """Warnings and earnings of a choice before it is made, such as ("seals", cell). Made from the view."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The points of each seat if the match ended now."""

    @abstractmethod
    def standing(self, state: S) -> tuple[tuple[int, ...], ...]:
        """For each seat a sort key, the greater the better, equal where the rules share the rank."""

    @abstractmethod
    def zones(self, state: S, seat: int | None) -> dict[str, Data]:
        """The hidden zones for this viewer, by name: what lies there in truth. For the second law of hidden information."""

    @abstractmethod
    def components(self, state: S) -> tuple[Data, ...]:
        """Every physical component of the match with a name, sorted: the multiset that never changes."""

    def summary(self, view: V) -> object:
        """What the picture of a match's end shows besides the view, such as the lines of the scoring; None: nothing more."""
        return None

    def set_summary(self) -> list[str]:
        """What the set of components holds, a line a kind, for whoever has transcribed it from a box and compares the two."""
        return []

    # --- what is the same for every game ---------------------------------------------------------------------------

    def complete(self, options: Mapping[str, object]) -> dict[str, bool | int | str]:
        """The options with those left out filled in. Raises OptionError for one that the game does not have."""
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(f"{self.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        full: dict[str, bool | int | str] = {}
        for option in self.options:
            chosen = options.get(option.id, option.default)
            full[option.id] = next((v for v in option.values if v == chosen and type(v) is type(chosen)), option.default)
            if full[option.id] != chosen or type(full[option.id]) is not type(chosen):
                raise OptionError(f"{self.id}: option {option.id!r} cannot be {chosen!r}; it can be: {option.values}")
        return full

    def start(self, seats: int, options: Mapping[str, object], chance: Chance, tell: Tell = untold) -> S:
        """A new match, ready for its first question. Raises OptionError for a wrong number of seats or option."""
        if seats not in self.seat_range:
            raise OptionError(f"{self.id} is for {self.seat_range[0]} to {self.seat_range[-1]} seats, not {seats}")
        state = self.deal(seats, self.complete(options), chance)
        self.settle(state, chance, tell)
        return state

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that must choose now; () = the match is over."""
        return state.frames[-1][1] if state.frames else ()

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """All that the seat may choose, distinct and in a stable order; empty for a seat that is not asked."""
        if not state.frames:
            return []
        kind, seats, data = state.frames[-1]
        return self.questions[kind].legal(state, seat, data) if seat in seats else []

    def is_legal(self, state: S, seat: int, action: Action) -> bool:
        """Whether the action is one of `legal_actions`."""
        if not state.frames or not is_action(action):
            return False
        kind, seats, data = state.frames[-1]
        return seat in seats and self.questions[kind].allows(state, seat, action, data)

    def apply(self, state: S, seat: int, action: Action, chance: Chance, tell: Tell = untold) -> S:
        """The state after a checked action; the argument is left as it was. Raises IllegalActionError."""
        if not self.is_legal(state, seat, action):
            text = to_text(action) if is_action(action) else repr(action)[:60]
            raise IllegalActionError(f"seat {seat} may not choose {text} now")
        after = copy(state)
        self.play(after, seat, action, chance, tell)
        return after

    def play(self, state: S, seat: int, action: Action, chance: Chance, tell: Tell = untold) -> None:
        """Carry out an action in place, unchecked: for search and for `apply`."""
        kind, _, data = state.frames[-1]
        state.frames = state.frames[:-1]
        self.questions[kind].answer(state, seat, action, data, chance, tell)
        self.settle(state, chance, tell)

    def settle(self, state: S, chance: Chance, tell: Tell = untold) -> None:
        """Carry out automatic frames until a seat is asked or the match is over."""
        while state.frames:
            kind, seats, data = state.frames[-1]
            if seats:
                return
            state.frames = state.frames[:-1]
            self.steps[kind](state, data, chance, tell)

    def resign(self, state: S, seat: int, tell: Tell = untold) -> S:
        """The state after a seat gave up. With one seat left playing the match is over; else `idle` acts for the seat."""
        if seat in state.resigned or not state.frames or seat not in range(self.seats(state)):
            raise IllegalActionError(f"seat {seat} cannot resign now")
        after = copy(state)
        after.resigned = (*state.resigned, seat)
        tell(("resigned", (), (seat,)))
        if self.seats(state) - len(after.resigned) <= 1:
            self.put_away(after)
            after.frames = ()
        return after

    def put_away(self, state: S) -> None:
        """Move the components that frames carry to where they go when the match stops before these are settled (law 6), in place."""
        return

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many seats the match has."""

    def ranking(self, state: S) -> tuple[int, ...]:
        """The rank of each seat: 1 = first, ties share, resigned seats last."""
        keys = [(seat not in state.resigned, key if seat not in state.resigned else ()) for seat, key in enumerate(self.standing(state))]
        return tuple(1 + sum(other > own for other in keys) for own in keys)


AnyGame = Game[Any, Any]


def push(state: State, *frames: Frame) -> None:
    """Put frames on the stack so that the first one named is settled first."""
    state.frames += frames[::-1]
