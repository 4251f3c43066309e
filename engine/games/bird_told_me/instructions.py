"""The vocabulary of instructions: what a card of the deck may tell, as small classes. A card is a line of cards.toml made of these.

Each instruction begins as an automatic frame (name, (), (seat, cell, card, *arguments)): who carries it out, on which cell (TRUNK for a
card that lies on no cell), which card tells it, and the numbers with all boosts. Where somebody must choose it pushes a question frame of
the same name. Public effects are carried out as far as possible; what depends on hidden hand cards may be skipped (rulebook, "Bird
Instructions").
"""

from abc import ABC
from typing import Any, ClassVar

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.bird_told_me.cards import Cards, Parameter
from engine.games.bird_told_me.state import BirdState

SKIP: Action = ("skip",)


class Instruction(Question[BirdState], ABC):
    """An instruction: `begin` is its automatic frame, `legal` and `answer` its question. Most repeat themselves n times."""

    name: ClassVar[str]
    parameters: ClassVar[tuple[Parameter, ...]]
    """What follows the name in cards.toml, and the first three numbers in the frame's data."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        """Ask, if there is anything to choose from; without it the instruction is finished."""
        if self.choices(state, data[0], data):
            push(state, (self.name, (data[0],), data))
        else:
            self.in_vain(data, tell)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        """What the seat may choose; [] when nothing can be done."""
        return []

    def legal(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return self.choices(state, seat, data)

    def answer(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        self.carry_out(state, seat, action, data, chance, tell)

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        """Do what was chosen."""

    def again(self, state: BirdState, data: tuple[int, ...], place: int, *more: int) -> None:
        """Go on with one repetition fewer: the count stands at `place` of the data; `more` replaces what follows the count."""
        count = data[place] - 1
        rest = more or data[place + 1 :]
        if count > 0:
            push(state, (self.name, (), (*data[:place], count, *rest)))

    def in_vain(self, data: Any, tell: Tell) -> None:
        """Tell that nothing, or nothing more, could be done."""
        tell(("in_vain", (), (data[0], data[2])))


class HandInstruction(Instruction, ABC):
    """An instruction that needs hand cards of a certain kind. As these are hidden it is put whenever the hand holds cards, even when
    none of them fits, and may always be skipped."""

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        if state.hands[data[0]]:
            push(state, (self.name, (data[0],), data))
        else:
            self.in_vain(data, tell)

    def legal(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [*self.choices(state, seat, data), SKIP]

    def answer(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            tell(("skipped", (), (seat, data[2])))
        else:
            self.carry_out(state, seat, action, data, chance, tell)


def kinds(cards: tuple[int, ...]) -> list[int]:
    """The different cards of a hand, sorted."""
    return sorted(set(cards))
