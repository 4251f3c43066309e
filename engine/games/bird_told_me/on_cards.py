"""Instructions about drawing, discarding, giving and scoring cards."""

from typing import Any, ClassVar

from engine.core.chance import Chance
from engine.core.game import Tell, push
from engine.core.notation import Action
from engine.games.bird_told_me.cards import NUMBER, WORDS, Parameter
from engine.games.bird_told_me.hands import changed, gain, give, lose
from engine.games.bird_told_me.instructions import SKIP, HandInstruction, Instruction, kinds
from engine.games.bird_told_me.piles import check_goal, discard, draw_hidden, score, top_card, turn_up
from engine.games.bird_told_me.route import colours_on_route
from engine.games.bird_told_me.state import GOES_ON, NOBODY, NOTHING, BirdState


def others(state: BirdState, seat: int) -> list[int]:
    """The other seats clockwise."""
    seats = len(state.hands)
    return [(seat + step) % seats for step in range(1, seats)]


class Draw(Instruction):
    """Draw cards. Data: (seat, cell, card, count)."""

    name = "draw"
    parameters: ClassVar[tuple[Parameter, ...]] = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        self.draw(state, data, data[3], chance, tell)

    def draw(self, state: BirdState, data: Any, count: int, chance: Chance, tell: Tell) -> None:
        """Draw so many cards, or tell that there are none to draw."""
        draw_hidden(state, data[0], count, chance, tell)
        if count < 1:
            self.in_vain(data, tell)


class DrawByPlumage(Draw):
    """Draw a card for each plumage card held, at most `count`. Data: (seat, cell, card, count)."""

    name = "draw_by_plumage"
    parameters = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        self.draw(state, data, min(data[3], state.plumage.count(data[0])), chance, tell)


class DrawByColours(Draw):
    """Draw `count` cards for each colour on the route, for at most `most` colours. Data: (seat, cell, card, count, most)."""

    name = "draw_by_colours"
    parameters = (NUMBER, NUMBER)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        _, _, _, count, most = data
        self.draw(state, data, count * min(most, len(colours_on_route(state, self.cards))), chance, tell)


class Salvage(Instruction):
    """Draw the top cards of the discard pile. Data: (seat, cell, card, count)."""

    name = "salvage"
    parameters = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        seat = data[0]
        if data[3] > len(state.discards):
            self.in_vain(data, tell)
        for _ in range(min(data[3], len(state.discards))):
            card, state.discards = state.discards[-1], state.discards[:-1]
            gain(state, seat, card, is_open=True)
            tell(("salvaged", (), (seat, card)))


class Discard(Instruction):
    """Discard hand cards of one's choice. Data: (seat, cell, card, count)."""

    name = "discard"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [("discard", card) for card in kinds(state.hands[seat])] if data[3] > 0 else []

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        throw(state, seat, action[1], tell)
        self.again(state, data, 3)


def throw(state: BirdState, seat: int, card: int, tell: Tell) -> None:
    """Discard a hand card."""
    lose(state, seat, card)
    discard(state, card)
    tell(("discarded", (), (seat, card)))


class AllDiscard(Instruction):
    """Each opponent discards cards, clockwise, as far as the hand reaches (our ruling). Data: (seat, cell, card, count)."""

    name = "all_discard"
    parameters = (NUMBER,)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        push(state, *(("discard", (), (other, *data[1:])) for other in others(state, data[0])))


class Renew(HandInstruction):
    """Discard any number of cards, then draw that many and `count`. Data: (seat, cell, card, count)."""

    name = "renew"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [("discard", card) for card in kinds(state.hands[seat])]

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        if state.hands[data[0]]:
            super().begin(state, data, chance, tell)
        else:
            draw_hidden(state, data[0], data[3], chance, tell)

    def answer(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            draw_hidden(state, seat, data[3], chance, tell)
            return
        throw(state, seat, action[1], tell)
        push(state, (self.name, (), (*data[:3], data[3] + 1)))


class GiveEach(Instruction):
    """Give a card to each opponent, clockwise, as far as the hand reaches. Data: (seat, cell, card[, place in the round])."""

    name = "give_each"
    parameters = ()

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [("give", card) for card in kinds(state.hands[seat])]

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        place = data[3] if len(data) > 3 else 0
        if place < len(others(state, data[0])):
            super().begin(state, (*data[:3], place), chance, tell)

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        taker = others(state, seat)[data[3]]
        give(state, seat, taker, action[1])
        tell(("gave", (), (seat, taker)))
        tell(("gave_what", (seat, taker), (seat, taker, action[1])))
        push(state, (self.name, (), (*data[:3], data[3] + 1)))


class ScoreHand(HandInstruction):
    """Score hand cards: of value 1, or of one's plumage's colours and value 2 or less. Data: (seat, cell, card, count, which)."""

    name = "score_hand"
    parameters = (NUMBER, ("ones", "own"))

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [("score", card) for card in kinds(state.hands[seat]) if self._fits(state, seat, card, data[4])]

    def _fits(self, state: BirdState, seat: int, card: int, which: int) -> bool:
        if which == WORDS["ones"]:
            return self.cards.values[card] == 1
        return self.cards.values[card] <= 2 and state.plumage[self.cards.colours[card]] == seat

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        lose(state, seat, action[1])
        score(state, seat, action[1], tell)
        check_goal(state, self.cards)
        self.again(state, data, 3)


class ScoreDeck(Instruction):
    """Score cards of the deck that are of the plumage's colours; others are discarded (rulebook, "Score a card from deck"), and so is the
    card with which the deck runs out for good: no action follows it (rulebook, "Ending the Game").

    Data: (seat, cell, card, count, whose).
    """

    name = "score_deck"
    parameters = (NUMBER, ("own", "opponents"))

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        seat, _, _, count, whose = data
        for _ in range(count):
            with top_card(state, chance, tell) as card:
                if card == NOTHING:
                    return
                owner = state.plumage[self.cards.colours[card]]
                fits = owner == seat if whose == WORDS["own"] else owner not in (seat, NOBODY)
                if fits and state.ending == GOES_ON:
                    score(state, seat, card, tell)
                    check_goal(state, self.cards)
                else:
                    discard(state, card)
                    turn_up(state, seat, ("missed", (), (seat, card)), tell)


class Rob(Instruction):
    """Take the top cards of score piles: to one's own pile, the discards (opponents' only), or the hand (any pile).

    Data: (seat, cell, card, count, where to).
    """

    name = "rob"
    parameters = (NUMBER, ("pile", "discards", "hand"))

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        owners = range(len(state.piles)) if data[4] == WORDS["hand"] else sorted(others(state, seat))
        return [("rob", owner) for owner in owners if state.piles[owner] and data[3] > 0]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        owner = action[1]
        card = state.piles[owner][-1]
        state.piles = changed(state.piles, owner, state.piles[owner][:-1])
        tell(("robbed", (), (seat, owner, card, data[4])))
        if data[4] == WORDS["pile"]:
            score(state, seat, card, tell)
            check_goal(state, self.cards)
        elif data[4] == WORDS["discards"]:
            discard(state, card)
        else:
            gain(state, seat, card, is_open=True)
        self.again(state, data, 3)
