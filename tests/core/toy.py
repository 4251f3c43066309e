"""A small complete game for the tests of the engine: 2-3 seats bid hidden numbers at once, then the highest bidders draw a card each."""

from typing import ClassVar

from engine.core.chance import Chance
from engine.core.game import Data, Game, Option, Question, State, Tell, View, push
from engine.core.notation import Action


class ToyState(State):
    """Five cards 1-5; `bids` holds 0 for a seat that has not bid in this round."""

    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    kind: str


class ToyView(View):
    """The deck is only counted, and other seats' bids are hidden."""

    deck: int
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    kind: str


class Bid(Question[ToyState]):
    """bid(number): 1 to the value in the data."""

    def legal(self, state: ToyState, seat: int, data: tuple[int]) -> list[Action]:
        return [("bid", number) for number in range(1, data[0] + 1)]

    def answer(self, state: ToyState, seat: int, action: Action, data: tuple[int], chance: Chance, tell: Tell) -> None:
        bids = list(state.bids)
        bids[seat] = int(action[1])
        state.bids = tuple(bids)
        tell(("bid", (seat,), (seat, *action[1:])))
        left = tuple(other for other, bid in enumerate(bids) if not bid)
        push(state, ("bid", left, data) if left else ("award", (), ()))


def award(state: ToyState, data: Data, chance: Chance, tell: Tell) -> None:
    """The highest bidders draw a card each; a new round while there are as many cards as seats."""
    for seat, bid in enumerate(state.bids):
        if bid == max(state.bids):
            card = state.deck[chance.below(len(state.deck))]
            state.deck = tuple(other for other in state.deck if other != card)
            hands = list(state.hands)
            hands[seat] = (*hands[seat], card)
            state.hands = tuple(hands)
            tell(("drew", (), (seat, card)))
    seats = len(state.hands)
    state.bids = (0,) * seats
    if len(state.deck) >= seats:
        push(state, ("bid", tuple(range(seats)), (3,)))


class Toy(Game[ToyState, ToyView]):
    """The game."""

    id = "toy"
    revision = 3
    seat_range = range(2, 4)
    options = (Option("open"), Option("size", (5, 7), 5), Option("mood", ("calm", "wild"), "calm"))
    verbs: ClassVar = {"bid": ("number",)}
    state_type = ToyState
    questions: ClassVar = {"bid": Bid()}
    steps: ClassVar = {"award": award}
    cards_digest = "0123456789abcdef"

    def deal(self, seats, options, chance):
        first = tuple(range(seats))
        deck = chance.shuffled(range(1, options["size"] + 1))
        return ToyState((("bid", first, (3,)),), (), tuple(sorted(deck)), ((),) * seats, (0,) * seats, options["mood"])

    def seats(self, state):
        return len(state.hands)

    def view(self, state, seat):
        bids = tuple(bid if other == seat else 0 for other, bid in enumerate(state.bids))
        return ToyView(-1 if seat is None else seat, state.frames, state.resigned, len(state.deck), state.hands, bids, state.kind)

    def guess(self, view, seat, chance):
        asked = view.to_act
        bids = tuple(bid or (0 if other in asked else 1 + chance.below(3)) for other, bid in enumerate(view.bids))
        held = {card for hand in view.hands for card in hand}
        deck = tuple(card for card in range(1, view.deck + len(held) + 1) if card not in held)
        return ToyState(view.frames, view.resigned, deck, view.hands, bids, view.kind)

    def idle(self, state, seat):
        return ("bid", 1)

    def hints(self, view, seat, action):
        return (("bold",),) if action == ("bid", 3) else ()

    def scores(self, state):
        return tuple(sum(hand) for hand in state.hands)

    def standing(self, state):
        return tuple((sum(hand),) for hand in state.hands)

    def zones(self, state, seat):
        return {}

    def components(self, state):
        return tuple(sorted((card,) for zone in (state.deck, *state.hands) for card in zone))
