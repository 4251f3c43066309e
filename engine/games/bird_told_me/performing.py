"""Instructions that boost, and those that perform other cards.

A performed card has no colour boost, only the stated one. It is performed at most once by the same card in a step of the route (our
ruling), so that no chain goes on for ever.
"""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Tell, push, untold
from engine.core.notation import Action
from engine.games.bird_told_me.branch import at, cell_of, tops
from engine.games.bird_told_me.cards import NUMBER, WORDS
from engine.games.bird_told_me.hands import lose
from engine.games.bird_told_me.instructions import Instruction, kinds
from engine.games.bird_told_me.piles import discard, draw_open, top_card, turn_up
from engine.games.bird_told_me.state import GOES_ON, NOTHING, TRUNK, BirdState


def perform(state: BirdState, seat: int, performer: int, card: int, cell: int, boost: int, tell: Tell) -> None:
    """Let a card be carried out because another one says so."""
    if (performer, card) not in state.performed:
        state.performed += ((performer, card),)
        tell(("performed", (), (seat, card, boost)))
        push(state, ("carry", (), (seat, cell, card, boost)))
    else:
        tell(("in_vain", (), (seat, performer)))


class Boost(Instruction):
    """Boost the next card, or the last one, which is the bonus card. Data: (seat, cell, card, which, by)."""

    name = "boost"
    parameters = (("next", "last"), NUMBER)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        _, _, _, which, by = data
        if which == WORDS["next"]:
            state.next_boost += by
        else:
            state.last_boost += by
        tell(("boosted", (), (which, by)))


class PerformTwigs(Instruction):
    """Perform other twigs. Data: (seat, cell, card, count, size); `size` limits the twigs."""

    name = "perform_twigs"
    parameters = (NUMBER, NUMBER)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        _, own, performer, count, size = data
        if count < 1:
            return []
        fitting = [
            cell
            for cell, card in sorted(tops(state).items())
            if cell != own and self.cards.values[card] <= size and (performer, card) not in state.performed
        ]
        return [at("perform", cell) for cell in fitting]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        self.again(state, data, 3)
        perform(state, seat, data[2], tops(state)[cell], cell, 0, tell)


class PerformDrawn(Instruction):
    """Draw and reveal a card, discard it and perform it. Data: (seat, cell, card, boost)."""

    name = "perform_drawn"
    parameters = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        seat, _, performer, boost = data
        with top_card(state, chance, tell) as card:
            discard(state, card)
            turn_up(state, seat, ("turned", (), (seat, card)), tell)
        # After the match's last card nothing is carried out any more, so nothing is told of it either.
        perform(state, seat, performer, card, TRUNK, boost, tell if state.ending == GOES_ON else untold)


class PerformOneOf(Instruction):
    """Draw and reveal cards, perform one of them, which is discarded, and keep the rest. Data: (seat, cell, card, count, *cards)."""

    name = "perform_one_of"
    parameters = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        drawn = [draw_open(state, data[0], chance, tell) for _ in range(data[3])]
        super().begin(state, (*data, *(card for card in drawn if card != NOTHING)), chance, tell)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [("do", card) for card in kinds(data[4:])]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        lose(state, seat, action[1])
        discard(state, action[1])
        perform(state, seat, data[2], action[1], TRUNK, 0, tell)


class PerformPrevious(Instruction):
    """Perform the card of the step before again; without one nothing happens. Data: (seat, cell, card, boost)."""

    name = "perform_previous"
    parameters = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        seat, cell, performer, boost = data
        if state.previous == NOTHING:
            self.in_vain(data, tell)
        else:
            perform(state, seat, performer, state.previous, cell, boost, tell)


class PerformHand(Instruction):
    """Discard a hand card to perform it: any card will do, so nothing hidden excuses from it. Data: (seat, cell, card, boost)."""

    name = "perform_hand"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [("do", card) for card in kinds(state.hands[seat])]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        lose(state, seat, action[1])
        discard(state, action[1])
        perform(state, seat, data[2], action[1], TRUNK, data[3], tell)
