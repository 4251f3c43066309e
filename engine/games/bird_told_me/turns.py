"""The course of a match of The Bird Told Me to Do It: set-up, turns, the branch phase, the award, the end."""

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Frame, Tell, push, untold
from engine.games.bird_told_me.branch import clear_bare_trunk, is_full, path_to, return_to_table, tops
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.hands import gain
from engine.games.bird_told_me.piles import check_goal, discard, draw_hidden, score, top_card, turn_up
from engine.games.bird_told_me.route import cards_on_route, colour_boost, next_cells
from engine.games.bird_told_me.state import COLOURS, GOES_ON, NOBODY, NOTHING, TRUNK, BirdState, Numbers, Rows

HAND = 6
"""Cards at the start (rulebook, "Setup")."""


def deal(cards: Cards, seats: int, chance: Chance) -> BirdState:
    """The table before the first card is dealt; four and five players use two decks (rulebook, "Double Deck")."""
    decks = 2 if seats > 3 else 1
    none: Rows = ((),) * seats
    frames: tuple[Frame, ...] = (("start", (), ()),)
    return BirdState(
        frames=frames, resigned=(), deck=tuple(card for card in range(len(cards.faces)) for _ in range(decks)), discards=(),
        depletions=0, hands=none, known=(none,) * (seats + 1), plumage=(NOBODY,) * len(COLOURS), pass_card=NOBODY, twigs=(),
        piles=none, current=0, route=(), walked=0, fresh=(), card=NOTHING, previous=NOTHING, performed=(), next_boost=0,
        last_boost=0, ending=GOES_ON,
    )  # fmt: skip


class Course:
    """The automatic steps; they need the deck's values and instructions."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.steps: dict[str, Callable[[Any, Any, Chance, Tell], None]] = {
            "start": self.start,
            "turn": self.turn,
            "branch": self.branch,
            "walk": self.walk,
            "carry": self.carry,
            "carried": self.carried,
            "bonus": self.bonus,
            "turn end": self.turn_end,
            "award": self.award,
            "pay": self.pay,
            "goal": self.goal,
            "over": self.over,
        }

    def start(self, state: BirdState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """Open cards decide who begins, the largest value, again among those tied; then hands are filled (rulebook, "Setup")."""
        tied = list(range(len(state.hands)))
        while len(tied) > 1:
            tied = self.deal_openly(state, tied, chance, tell)
        for seat, hand in enumerate(state.hands):
            draw_hidden(state, seat, HAND - len(hand), chance, untold)
        tell(("started", (), (tied[0],)))
        push(state, ("turn", (), (tied[0],)))

    def deal_openly(self, state: BirdState, seats: list[int], chance: Chance, tell: Tell) -> list[int]:
        """Deal a card to each of these seats; those with the most birds. Should the deck end in ties, the first of them."""
        values = []
        for seat in seats:
            with top_card(state, chance, tell) as card:
                if card == NOTHING:
                    return seats[:1]
                gain(state, seat, card, is_open=True)
                tell(("dealt", (), (seat, card)))
            values.append(self.cards.values[card])
        return [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]

    def turn(self, state: BirdState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """A turn; if all have passed since, the branch is awarded first (rulebook, "Branch Award")."""
        (seat,) = data
        state.current = seat
        tell(("turn", (), (seat,)))
        award: list[Frame] = []
        if state.pass_card == seat:
            tell(("all_passed", (), ()))
            award.append(("award", (), ()))
        push(state, *award, ("add", (seat,), ()))

    def branch(self, state: BirdState, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        """The branch phase: the route to the card played, then the bonus card (rulebook, "Branch Phase")."""
        seat, cell = data
        state.route, state.walked, state.fresh = path_to(state, cell), 0, ()
        push(state, ("walk", (), (seat,)), ("bonus", (), (seat,)))

    def walk(self, state: BirdState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """A step of the route: carry out the next twig; at a fork beyond the card played the player chooses."""
        cells = next_cells(state)
        if len(cells) > 1:
            push(state, ("fork", data, ()))
        elif cells:
            self.reach(state, data[0], cells[0], tell)
        elif state.walked < len(state.route):
            tell(("cut", (), data))

    def reach(self, state: BirdState, seat: int, cell: int, tell: Tell) -> None:
        """Carry out the twig of a cell, boosted by the others of its colour on the route, and go on."""
        state.route = (*state.route[: state.walked], cell, *state.route[state.walked + 1 :])
        state.walked += 1
        on_route = cards_on_route(state)
        card = on_route[state.walked - 1]
        begin_step(state, card)
        boost = colour_boost(card, on_route, self.cards) + take_next_boost(state)
        tell(("reached", (), (seat, card, cell, boost)))
        push(state, ("carry", (), (seat, cell, card, boost)), ("walk", (), (seat,)))

    def carry(self, state: BirdState, data: tuple[int, int, int, int], chance: Chance, tell: Tell) -> None:
        """Begin the instructions of a card, one after the other, the numbers in brackets grown by the boost."""
        seat, cell, card, boost = data
        frames: list[Frame] = []
        for name, arguments in self.cards.instructions[card]:
            numbers = [number + boost * grows for number, grows in arguments]
            frames.append((name, (), (seat, cell, card, *numbers)))
        push(state, *frames, ("carried", (), data))

    def carried(self, state: BirdState, data: tuple[int, int, int, int], chance: Chance, tell: Tell) -> None:
        """All that a card tells has been carried out. Until then the frame says which card is being carried out, and how it is boosted."""
        tell(("carried", (), data))

    def bonus(self, state: BirdState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The bonus card is discarded and carried out, boosted by cards that say so only (rulebook; our ruling)."""
        (seat,) = data
        push(state, ("turn end", (), (seat,)))
        with top_card(state, chance, tell) as card:
            discard(state, card)
            begin_step(state, card)
            boost = take_next_boost(state) + state.last_boost
            turn_up(state, seat, ("bonus", (), (seat, card, boost)), tell)
        push(state, ("carry", (), (seat, TRUNK, card, boost)))

    def turn_end(self, state: BirdState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """A full branch is awarded; then the next seat (rulebook, "Branch Award")."""
        (seat,) = data
        state.route, state.walked, state.fresh = (), 0, ()
        state.card = state.previous = NOTHING
        state.next_boost = state.last_boost = 0
        state.performed = ()
        clear_bare_trunk(state, tell)
        award: list[Frame] = []
        if is_full(state, self.cards):
            tell(("full", (), ()))
            award.append(("award", (), ()))
        push(state, *award, ("turn", (), ((seat + 1) % len(state.hands),)))

    def award(self, state: BirdState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """The colours with the most birds pay their cards to who holds their plumage; all else is discarded."""
        shown = list(tops(state).values())
        birds = [0] * len(COLOURS)
        for card in shown:
            birds[self.cards.colours[card]] += self.cards.values[card]
        tell(("awarded", (), (tuple(birds),)))
        winners = {colour for colour, count in enumerate(birds) if shown and count == max(birds)}
        for colour in sorted(winners):
            if state.plumage[colour] == NOBODY:
                tell(("unclaimed", (), (colour,)))
        pays: dict[int, Numbers] = {}
        for card in shown:
            owner = state.plumage[self.cards.colours[card]]
            if self.cards.colours[card] in winners and owner != NOBODY:
                pays[owner] = (*pays.get(owner, ()), card)
            else:
                discard(state, card)
        discard(state, *(card for _, _, pile in state.twigs for card in pile[:-1]))
        state.twigs = ()
        return_to_table(state)
        seats = len(state.hands)
        order = [(state.current + step) % seats for step in range(seats)]
        push(state, *(("pay", (), (seat, *sorted(pays[seat]))) for seat in order if seat in pays), ("goal", (), ()))

    def pay(self, state: BirdState, data: Numbers, chance: Chance, tell: Tell) -> None:
        """The scorer puts awarded cards on the pile in any order (rulebook, "Branch Award"); after the match it does not matter."""
        seat, *cards = data
        if len(set(cards)) > 1 and state.ending == GOES_ON:
            push(state, ("pile", (seat,), tuple(cards)))
        else:
            for card in cards:
                score(state, seat, card, tell)

    def goal(self, state: BirdState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """Thirty points end the match, after everybody's award (rulebook, "Ending the Game")."""
        check_goal(state, self.cards)

    def over(self, state: BirdState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """The match has ended."""
        tell(("over", (), ()))


def begin_step(state: BirdState, card: int) -> None:
    """A card's step of the route begins."""
    state.previous, state.card = state.card, card
    state.performed = ()


def take_next_boost(state: BirdState) -> int:
    """The boost for the next card, which is used up."""
    boost, state.next_boost = state.next_boost, 0
    return boost


def pass_turn(state: BirdState, seat: int, chance: Chance, tell: Tell) -> None:
    """Draw two cards and claim the pass card if nobody has it (rulebook, "Playing the Game")."""
    tell(("passed", (), (seat,)))
    draw_hidden(state, seat, 2, chance, tell)
    if state.pass_card == NOBODY and state.ending == GOES_ON:
        state.pass_card = seat
        tell(("pass_card", (), (seat,)))
    push(state, ("turn end", (), (seat,)))
