"""The course of a match of The Game of Birds: set-up, rounds, the steps of a turn that ask nobody, the end."""

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Frame, Tell, push, untold
from engine.games.game_of_birds.cards import Cards
from engine.games.game_of_birds.display import free_place, places_of, put, threats_in
from engine.games.game_of_birds.piles import added, changed, draw
from engine.games.game_of_birds.state import (
    DISCARD,
    EYE,
    LINES,
    NOTHING,
    SKULL,
    SWAP,
    THREE_BIRDS,
    UNKNOWN,
    BirdsState,
    BirdsView,
    Numbers,
    Rows,
    is_bird,
    is_threat,
    rounds_of,
    wonder_of,
)

HAND = 6
CELLS = 9
PLACES = 21


def deal(cards: Cards, seats: int, chance: Chance) -> BirdsState:
    """The set-up (rulebook, "Setup"); the first player by chance (our ruling)."""
    none: Rows = ((),) * seats
    empty: Rows = ((NOTHING,) * PLACES,) * seats
    start: tuple[Frame, ...] = (("start", (), ()),)
    state = BirdsState(
        frames=start, resigned=(), round=0, first=0, pile=cards.deck(), discards=(),
        scenarios=tuple(range(len(cards.scenarios))), scenario=NOTHING, board=(NOTHING,) * CELLS, down=0, peeked=(0,) * seats,
        white=(), danger=(), die=NOTHING, ignored=NOTHING, known=none, secret=none, played=NOTHING, displays=empty,
        tiles=((0,) * PLACES,) * seats, bonuses=(0,) * seats, medals=(0,) * seats, winner=NOTHING,
    )  # fmt: skip
    for seat in range(seats):
        hand: Numbers = ()
        for _ in range(HAND):
            hand = added(hand, draw_card(state, chance, untold))
        state.secret = changed(state.secret, seat, hand)
    state.first = chance.below(seats)
    return state


def draw_card(state: BirdsState, chance: Chance, tell: Tell) -> int:
    """The top game card; the discard pile is shuffled in when the draw pile has ended (our ruling). NOTHING if none is left."""
    if not state.pile and state.discards:
        tell(("reshuffled", (), (len(state.discards),)))
        state.pile, state.discards = state.discards, ()
    if not state.pile:
        return NOTHING
    card, state.pile = draw(state.pile, chance)
    return card


def discard(state: BirdsState, *cards: int) -> None:
    """Put cards on the discard pile."""
    state.discards = added(state.discards, *cards)


class Course:
    """The automatic steps; they need the deck for the scenarios."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.steps: dict[str, Callable[[Any, Any, Chance, Tell], None]] = {
            "start": self.start,
            "round": self.round,
            "turn": self.turn,
            "perils": self.perils,
            "effect": self.effect,
            "line": self.line,
            "take": self.take,
            "threat": self.threat,
            "refill": self.refill,
            "more": self.more,
            "turn end": self.turn_end,
            "round end": self.round_end,
        }

    def start(self, state: BirdsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """The first round."""
        tell(("started", (), (state.first,)))
        push(state, ("round", (), ()))

    def round(self, state: BirdsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """Round preparation: scenario, nine cards, six dice (rulebook, "Round Preparation")."""
        state.round += 1
        if not state.scenarios:
            state.scenarios = tuple(range(len(self.cards.scenarios)))
        state.scenario, state.scenarios = draw(state.scenarios, chance)
        tell(("round", (), (state.round, state.scenario, state.first)))
        self.fill(state, range(CELLS), chance, tell)
        state.white = tuple(sorted(die[chance.below(len(die))] for die in self.cards.white))
        state.danger = tuple(die[chance.below(len(die))] for die in self.cards.danger)
        tell(("rolled", (), (state.white, state.danger)))
        seats = len(state.known)
        turns: list[Frame] = [("turn", (), ((state.first + place) % seats,)) for place in range(seats)]
        push(state, *turns, ("round end", (), ()))

    def fill(self, state: BirdsState, cells: range | Numbers, chance: Chance, tell: Tell) -> None:
        """Draw a card for each cell, face down where the scenario has a black space. Told are the cells, and the cards that lie
        face up; those face down are told as UNKNOWN."""
        laid: list[tuple[int, int]] = []
        for cell in cells:
            state.board = changed(state.board, cell, draw_card(state, chance, tell))
            is_down = self.cards.scenarios[state.scenario] >> cell & 1 and state.board[cell] != NOTHING
            state.down = state.down & ~(1 << cell) | is_down << cell
            state.peeked = tuple(mask & ~(1 << cell) for mask in state.peeked)
            if state.board[cell] != NOTHING:
                laid.append((cell, UNKNOWN if is_down else state.board[cell]))
        if laid:
            tell(("laid", (), tuple(laid)))

    def turn(self, state: BirdsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The steps of a turn (rulebook, "Turn"): the white die first, then a danger die's discard, then the other effects."""
        tell(("turn", (), data))
        automatic: list[Frame] = [(step, (), data) for step in ("perils", "effect", "line", "refill")]
        push(state, ("die", data, ()), *automatic, ("more", (), (*data, 0)), ("turn end", (), data))

    def perils(self, state: BirdsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The discard of a danger die, unless it is ignored or the hand is a single card (rulebook, "Black danger dice")."""
        if DISCARD in in_force(state) and hand_size(state, data[0]) > 1:
            push(state, ("discard", data, ()))

    def effect(self, state: BirdsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The question of a chosen Eye or Swap, which comes before a card is played."""
        if state.die == EYE and state.down:
            push(state, ("peek", data, ()))
        elif state.die == SWAP and sum(card != NOTHING for card in state.board) > 1:
            push(state, ("swap", data, ()))

    def line(self, state: BirdsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The card to play; with an empty hand the top game card is turned up and played as one's own (our ruling)."""
        (seat,) = data
        if hand_size(state, seat):
            push(state, ("play", data, ()))
            return
        card = draw_card(state, chance, tell)
        if card != NOTHING:
            tell(("turned_up", (), (seat, card)))
            play_for_line(state, seat, card)

    def take(self, state: BirdsState, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        """Take the card of a cell: a face-up bird to the hand, a threat to the display, a revealed bird as one likes."""
        seat, cell = data
        card, was_down = state.board[cell], state.down >> cell & 1
        if card == NOTHING:
            return
        state.board = changed(state.board, cell, NOTHING)
        state.down &= ~(1 << cell)
        tell(("revealed" if was_down else "taken", (), (seat, cell, card)))
        if is_threat(card):
            push(state, ("threat", (), (seat, card)))
        elif was_down:
            push(state, ("keep", (seat,), (card,)))
        else:
            state.known = changed(state.known, seat, added(state.known[seat], card))

    def threat(self, state: BirdsState, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        """Place a threat: the lowest free place, else that of a bird that the owner chooses; none left: it is discarded."""
        seat, card = data
        place = free_place(state.displays[seat], wonder_of(card))
        if place != NOTHING:
            put(state, seat, place, card)
            tell(("threatened", (), (seat, card, place)))
        elif any(is_bird(state.displays[seat][other]) for other in places_of(wonder_of(card))):
            push(state, ("displace", (seat,), (card,)))
        else:
            discard(state, card)
            tell(("warded", (), (seat, card)))

    def refill(self, state: BirdsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The played card to the discards, three new cards to the board; not after the last turn of a round (our ruling)."""
        (seat,) = data
        if state.played != NOTHING:
            discard(state, state.played)
            state.played = NOTHING
        is_last = (seat + 1) % len(state.known) == state.first
        if not is_last:
            cells = tuple(cell for cell, card in enumerate(state.board) if card == NOTHING)
            self.fill(state, cells, chance, tell)

    def more(self, state: BirdsState, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        """Ask for the next bird, if the hand or a Skull leaves anything to do (rulebook, "Place up to 2 bird cards")."""
        seat, placed = data
        may_remove = state.die == SKULL and threats_in(state.displays[seat])
        if may_remove or (placed < most_birds(state) and hand_size(state, seat)):
            push(state, ("build", (seat,), (placed,)))

    def turn_end(self, state: BirdsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
        """The die chosen has served."""
        state.die = state.ignored = NOTHING

    def round_end(self, state: BirdsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
        """The board is cleared, the bird figure moves on (rulebook, "End of the Round")."""
        discard(state, *(card for card in state.board if card != NOTHING))
        state.board = (NOTHING,) * CELLS
        state.down = 0
        state.peeked = (0,) * len(state.peeked)
        state.first = (state.first + 1) % len(state.known)
        if state.round < rounds_of(len(state.known)):
            push(state, ("round", (), ()))
        else:
            tell(("over", (), ()))


def in_force(state: BirdsState | BirdsView) -> Numbers:
    """The faces of the danger dice that count in this turn."""
    return tuple(face for die, face in enumerate(state.danger) if die != state.ignored)


def most_birds(state: BirdsState | BirdsView) -> int:
    """How many birds may be placed in this turn (rulebook, "Place up to 2 bird cards" and the die with a card and a dot)."""
    return 3 if state.die == THREE_BIRDS else 2


def hand_size(state: BirdsState, seat: int) -> int:
    """How many cards a seat holds."""
    return len(state.known[seat]) + len(state.secret[seat])


def play_for_line(state: BirdsState, seat: int, card: int) -> None:
    """Play a card for the three cards of its line (rulebook, "Play a card to take three cards from the board")."""
    state.played = card
    push(state, *(("take", (), (seat, cell)) for cell in LINES[wonder_of(card)]))
