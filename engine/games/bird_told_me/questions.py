"""The questions of a turn: what to add, what to do besides, which route to take, in which order to pile awarded cards."""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.bird_told_me.branch import add, additions, at, cell_of
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.hands import lose, without
from engine.games.bird_told_me.instructions import kinds
from engine.games.bird_told_me.on_plumage import owned
from engine.games.bird_told_me.piles import draw_hidden, score
from engine.games.bird_told_me.route import next_cells
from engine.games.bird_told_me.state import NOBODY, BirdState
from engine.games.bird_told_me.turns import Course, pass_turn


class TurnQuestion(Question[BirdState]):
    """A question of the add phase, the route or the award."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.course = Course(cards)

    def additions(self, state: BirdState, seat: int) -> list[Action]:
        """All ways to add a hand card to the branch."""
        return additions(state, kinds(state.hands[seat]), self.cards)

    def add_card(self, state: BirdState, seat: int, action: Action, tell: Tell) -> None:
        """Add a hand card; whoever does so does not pass, so the pass card goes back (rulebook, "Playing the Game")."""
        card, cell = int(action[1]), cell_of(action)
        lose(state, seat, card)
        add(state, card, cell, self.cards)
        tell(("added", (), (seat, card, cell)))
        if state.pass_card != NOBODY:
            tell(("pass_card_back", (), (state.pass_card,)))
            state.pass_card = NOBODY


class Add(TurnQuestion):
    """The first half of the add phase: add a card, or draw two, which is a pass."""

    def legal(self, state: BirdState, seat: int, data: tuple[()]) -> list[Action]:
        return [*self.additions(state, seat), ("pass",)]

    def answer(self, state: BirdState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        if action == ("pass",):
            pass_turn(state, seat, chance, tell)
            return
        self.add_card(state, seat, action, tell)
        push(state, ("second", (seat,), (int(action[1]), cell_of(action))))


class Second(TurnQuestion):
    """The other half: claim the plumage of the card's colour if nobody has it, draw a card, or add another one."""

    def legal(self, state: BirdState, seat: int, data: tuple[int, int]) -> list[Action]:
        claim: list[Action] = [("claim",)] if state.plumage[self.cards.colours[data[0]]] == NOBODY else []
        return [*claim, ("draw",), *self.additions(state, seat)]

    def answer(self, state: BirdState, seat: int, action: Action, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        card, cell = data
        if action[0] == "add":
            self.add_card(state, seat, action, tell)
            push(state, ("route", (seat,), (cell, cell_of(action))))
            return
        if action[0] == "claim":
            colour = self.cards.colours[card]
            state.plumage = owned(state.plumage, colour, seat)
            tell(("claimed", (), (seat, colour)))
        else:
            draw_hidden(state, seat, 1, chance, tell)
        push(state, ("branch", (), (seat, cell)))


class Route(TurnQuestion):
    """After two additions: to which of them the route goes (rulebook, "Branch Phase")."""

    def legal(self, state: BirdState, seat: int, data: tuple[int, int]) -> list[Action]:
        return [at("walk", cell) for cell in sorted(data)]

    def answer(self, state: BirdState, seat: int, action: Action, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        push(state, ("branch", (), (seat, cell_of(action))))


class Fork(TurnQuestion):
    """Beyond the card played: in which direction the route goes on."""

    def legal(self, state: BirdState, seat: int, data: tuple[()]) -> list[Action]:
        return [at("walk", cell) for cell in next_cells(state)]

    def answer(self, state: BirdState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        self.course.reach(state, seat, cell_of(action), tell)


class Pile(TurnQuestion):
    """Which of the awarded cards goes on the score pile next; the last one is on top and can be stolen."""

    def legal(self, state: BirdState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [("pile", card) for card in kinds(data)]

    def answer(self, state: BirdState, seat: int, action: Any, data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        score(state, seat, action[1], tell)
        push(state, ("pay", (), (seat, *without(data, action[1]))))
