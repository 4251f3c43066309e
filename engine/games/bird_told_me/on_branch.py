"""Instructions that change the branch: adding, placing, swapping, discarding, drawing and scoring twigs."""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Tell
from engine.core.notation import Action
from engine.games.bird_told_me.branch import add, at, cell_of, cover, ends, exchange, places_over, places_to_add, take_off, tops
from engine.games.bird_told_me.cards import WORDS
from engine.games.bird_told_me.hands import gain, lose
from engine.games.bird_told_me.instructions import HandInstruction, Instruction, kinds
from engine.games.bird_told_me.piles import check_goal, discard, draw_open, score
from engine.games.bird_told_me.state import NOTHING, BirdState

ADD, OVER = WORDS["add"], WORDS["over"]


def placements(state: BirdState, card: int, mode: int, size: int, instruction: Instruction) -> list[Action]:
    """All ways to add a card and to place it over a twig, as far as `mode` allows; `size` limits the covered twig, 0 not."""
    legal: list[Action] = []
    if mode & ADD:
        legal += [at("add", cell, card) for cell in places_to_add(state, card, instruction.cards)]
    if mode & OVER:
        legal += [at("cover", cell, card) for cell in places_over(state, card, instruction.cards, size)]
    return legal


def put(state: BirdState, seat: int, action: Action, instruction: Instruction, tell: Tell) -> None:
    """Put a hand card onto the branch."""
    verb, card, cell = action[0], int(action[1]), cell_of(action)
    lose(state, seat, card)
    if verb == "add":
        add(state, card, cell, instruction.cards)
        tell(("added", (), (seat, card, cell)))
    else:
        tell(("covered", (), (seat, card, cell, tops(state)[cell])))
        cover(state, card, cell)


class Hand(HandInstruction):
    """Add or place hand cards. Data: (seat, cell, card, mode, count, most); `most` limits their value, 0 not."""

    name = "hand"

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        _, _, _, mode, _, most = data
        fitting = [card for card in kinds(state.hands[seat]) if not most or self.cards.value(card) <= most]
        return [action for card in fitting for action in placements(state, card, mode, 0, self)]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        put(state, seat, action, self, tell)
        self.again(state, data, 4)


class Drawn(Instruction):
    """Draw cards and add or place them; what cannot be is kept (rulebook, "Draw and add or place a card").

    Data: (seat, cell, card, mode, count, size[, drawn card]); `size` limits the covered twig, 0 not.
    """

    name = "drawn"

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        if data[4] < 1:
            return
        drawn = draw_open(state, data[0], chance, tell)
        if drawn == NOTHING:
            return
        asked = (*data[:6], drawn)
        if self.choices(state, data[0], asked):
            super().begin(state, asked, chance, tell)
        else:
            self.again(state, data[:6], 4)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return placements(state, data[6], data[3], data[5], self)

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        put(state, seat, action, self, tell)
        self.again(state, data[:6], 4)


class Prune(Instruction):
    """Discard other end twigs. Data: (seat, cell, card, count, size); `size` limits the twig, 0 not."""

    name = "prune"

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        _, own, _, count, size = data
        shown = tops(state)
        if count < 1:
            return []
        return [at("prune", cell) for cell in sorted(ends(state)) if cell != own and (not size or self.cards.value(shown[cell]) <= size)]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        card = take_off(state, cell_of(action), self.cards, tell)
        discard(state, card)
        tell(("pruned", (), (seat, card, cell_of(action))))
        self.again(state, data, 3)


class Fetch(Instruction):
    """Draw twigs of one colour into the hand. Data: (seat, cell, card, count[, colour, forced cell]).

    A twig of the colour that comes to light is drawn next (rulebook, "Draw two twigs of a color").
    """

    name = "fetch"

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        colour, forced = data[4:] or (-1, -1)
        if forced >= 0:
            return [at("fetch", forced)]
        return [at("fetch", cell) for cell, card in sorted(tops(state).items()) if colour < 0 or self.cards.colour(card) == colour]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        card = take_off(state, cell, self.cards, tell)
        gain(state, seat, card, is_open=True)
        tell(("fetched", (), (seat, card, cell)))
        colour = self.cards.colour(card)
        uncovered = tops(state).get(cell, NOTHING)
        forced = cell if uncovered != NOTHING and self.cards.colour(uncovered) == colour else NOTHING
        self.again(state, data, 3, colour, forced)


class Exchange(HandInstruction):
    """Swap twigs with hand cards, all connections kept (rulebook, "Swap a twig"). Data: (seat, cell, card, count)."""

    name = "exchange"

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return [at("swap", cell, card) for card in kinds(state.hands[seat]) for cell in places_over(state, card, self.cards)]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        card, cell = int(action[1]), cell_of(action)
        lose(state, seat, card)
        twig = exchange(state, card, cell)
        gain(state, seat, twig, is_open=True)
        tell(("swapped", (), (seat, card, twig, cell)))
        self.again(state, data, 3)


class Harvest(Instruction):
    """Score end twigs of one colour. Data: (seat, cell, card, count, size[, colour]); `size` limits the twig."""

    name = "harvest"

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        size, colour = data[4], data[5] if len(data) > 5 else NOTHING
        shown = tops(state)
        fitting = [cell for cell in sorted(ends(state)) if self.cards.value(shown[cell]) <= size]
        return [at("harvest", cell) for cell in fitting if colour < 0 or self.cards.colour(shown[cell]) == colour]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        card = take_off(state, cell_of(action), self.cards, tell)
        score(state, seat, card, tell)
        check_goal(state, self.cards)
        self.again(state, data, 3, data[4], self.cards.colour(card))
