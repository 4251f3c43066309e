"""Instructions that change the branch: adding, placing, swapping, discarding, drawing and scoring twigs."""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Tell, push
from engine.core.notation import Action
from engine.games.bird_told_me.branch import (
    add,
    at,
    cell_of,
    cells_for,
    cover,
    ends,
    exchange,
    let_fall,
    open_places,
    places_over,
    take_off,
    tops,
)
from engine.games.bird_told_me.cards import MOST_BIRDS, NUMBER, WORDS
from engine.games.bird_told_me.hands import gain, lose
from engine.games.bird_told_me.instructions import HandInstruction, Instruction, kinds
from engine.games.bird_told_me.piles import check_goal, discard, draw_open, score
from engine.games.bird_told_me.state import GOES_ON, NOTHING, STRIDE, BirdState

MODES = ("add", "over", "place")
ADD, OVER = WORDS["add"], WORDS["over"]


def placements(state: BirdState, hand: list[int], mode: int, size: int, instruction: Instruction) -> list[Action]:
    """All ways to add one of some cards and to place it over a twig, as far as `mode` allows; `size` limits the covered twig, 0 not."""
    cards = instruction.cards
    places = [("add", *divmod(cell, STRIDE), fitting) for cell, fitting in (open_places(state.twigs, cards) if mode & ADD else ())]
    if mode & OVER:
        shown = tops(state)
        limit = size or MOST_BIRDS
        covered = [place for place in places_over(state.twigs, cards) if cards.values[shown[place[0]]] <= limit]
        places += [("cover", *divmod(cell, STRIDE), fitting) for cell, fitting in covered]
    return [(verb, card, row, column) for card in hand for verb, row, column, fitting in places if fitting >> card & 1]


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
    parameters = (MODES, NUMBER, NUMBER)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        _, _, _, mode, _, most = data
        fitting = [card for card in kinds(state.hands[seat]) if not most or self.cards.values[card] <= most]
        return placements(state, fitting, mode, 0, self)

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        put(state, seat, action, self, tell)
        self.again(state, data, 4)


class Drawn(Instruction):
    """Draw cards, one after the other, and add or place them; what cannot be is kept (rulebook, "Draw and add or place a card").

    Data: (seat, cell, card, mode, count, size[, drawn card]); `size` limits the covered twig, 0 not.
    """

    name = "drawn"
    parameters = (MODES, NUMBER, NUMBER)

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        drawn = draw_open(state, data[0], chance, tell) if data[4] > 0 else NOTHING
        if drawn == NOTHING or state.ending != GOES_ON:
            return
        asked = (*data, drawn)
        if self.choices(state, data[0], asked):
            push(state, (self.name, (data[0],), asked))
        else:
            tell(("kept", (), (data[0], drawn)))
            self.again(state, data, 4)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        return placements(state, [data[6]], data[3], data[5], self)

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        put(state, seat, action, self, tell)
        self.again(state, data[:6], 4)


class Prune(Instruction):
    """Discard other end twigs. Data: (seat, cell, card, count, size); `size` limits the twig, 0 not."""

    name = "prune"
    parameters = (NUMBER, NUMBER)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        _, own, _, count, size = data
        shown = tops(state)
        if count < 1:
            return []
        return [at("prune", cell) for cell in ends(state) if cell != own and (not size or self.cards.values[shown[cell]] <= size)]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        card = take_off(state, cell)
        discard(state, card)
        tell(("pruned", (), (seat, card, cell)))
        let_fall(state, cell, self.cards, tell)
        self.again(state, data, 3)


class Fetch(Instruction):
    """Draw twigs of one colour into the hand. Data: (seat, cell, card, count[, colour, forced cell]).

    A twig of the colour that comes to light is drawn next (rulebook, "Draw two twigs of a color").
    """

    name = "fetch"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        colour, forced = data[4:] or (NOTHING, NOTHING)
        if forced != NOTHING:
            return [at("fetch", forced)]
        wanted = sorted(cell for cell, card in tops(state).items() if colour in (NOTHING, self.cards.colours[card]))
        return [at("fetch", cell) for cell in wanted] if data[3] > 0 else []

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        card = take_off(state, cell)
        gain(state, seat, card, is_open=True)
        tell(("fetched", (), (seat, card, cell)))
        let_fall(state, cell, self.cards, tell)
        self.again(state, data, 3, self.cards.colours[card], uncovered(state, cell, card, self))


def uncovered(state: BirdState, cell: int, taken: int, instruction: Instruction) -> int:
    """The cell from which a card was taken if a twig of the same colour has come to light there, else NOTHING."""
    colours = instruction.cards.colours
    top = tops(state).get(cell, NOTHING)
    return cell if top != NOTHING and colours[top] == colours[taken] else NOTHING


class Exchange(HandInstruction):
    """Swap twigs with hand cards, all connections kept (rulebook, "Swap a twig"). Data: (seat, cell, card, count)."""

    name = "exchange"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        places = places_over(state.twigs, self.cards)
        return [at("swap", cell, card) for card in kinds(state.hands[seat]) for cell in cells_for(card, places)]

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        card, cell = int(action[1]), cell_of(action)
        lose(state, seat, card)
        twig = exchange(state, card, cell)
        gain(state, seat, twig, is_open=True)
        tell(("swapped", (), (seat, card, twig, cell)))
        self.again(state, data, 3)


class Harvest(Instruction):
    """Score end twigs of one colour. Data: (seat, cell, card, count, size[, colour, forced cell]); `size` limits the twig.

    A fitting twig that comes to light is scored next (rulebook, "Draw (or score) two twigs of a color").
    """

    name = "harvest"
    parameters = (NUMBER, NUMBER)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        colour, forced = data[5:] or (NOTHING, NOTHING)
        shown = tops(state)
        wanted = [cell for cell in ends(state) if self.cards.values[shown[cell]] <= data[4]]
        wanted = [cell for cell in wanted if colour in (NOTHING, self.cards.colours[shown[cell]])]
        return [at("harvest", cell) for cell in ([forced] if forced in wanted else wanted)] if data[3] > 0 else []

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        card = take_off(state, cell)
        tell(("harvested", (), (seat, card, cell)))
        score(state, seat, card, tell)
        let_fall(state, cell, self.cards, tell)
        check_goal(state, self.cards)
        self.again(state, data, 3, data[4], self.cards.colours[card], uncovered(state, cell, card, self))
