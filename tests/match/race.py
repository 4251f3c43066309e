"""A tiny game for the tests of the match service: hidden hands, a question to all seats at once, luck, two to four seats.

Each round all seats pick a card unseen; when all are in, the highest advances by one step and may roll a die for more, or hold; after a
six it is asked again.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.chance import Chance
from engine.core.game import Data, Game, Option, Question, State, Tell, View, push
from engine.core.notation import Action

Hands = tuple[tuple[int, ...], ...]


class RaceState(State):
    rounds: int
    hands: Hands
    picked: tuple[int, ...]
    """For each seat the card of this round; 0: none yet."""
    steps: tuple[int, ...]
    gone: tuple[int, ...]
    """Cards played, in order."""


class RaceView(View):
    rounds: int
    hands: Hands
    """Of other seats: a 0 for each card."""
    picked: tuple[int, ...]
    """Of other seats: -1 for a card not shown yet."""
    steps: tuple[int, ...]
    gone: tuple[int, ...]


class Pick(Question[RaceState]):
    def legal(self, state: RaceState, seat: int, data: Any) -> list[Action]:
        return [("pick", card) for card in state.hands[seat]]

    def answer(self, state: RaceState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        card = action[1]
        state.hands = _with(state.hands, seat, tuple(other for other in state.hands[seat] if other != card))
        state.picked = _with(state.picked, seat, card)
        tell(("picked", (), (seat,)))
        tell(("chose", (seat,), (seat, card)))
        waiting = tuple(other for other, pick in enumerate(state.picked) if not pick)
        if waiting:
            push(state, ("pick", waiting, ()))


class Roll(Question[RaceState]):
    def legal(self, state: RaceState, seat: int, data: Any) -> list[Action]:
        return [("hold",), ("roll",)]

    def answer(self, state: RaceState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        if action == ("roll",):
            number = 1 + chance.below(6)
            state.steps = _with(state.steps, seat, state.steps[seat] + number)
            tell(("rolled", (), (seat, number)))
            if number == 6:
                push(state, ("roll", (seat,), ()))
                return
        push(state, ("round", (), ()))


def reveal(state: RaceState, data: Any, chance: Chance, tell: Tell) -> None:
    best = state.picked.index(max(state.picked))
    tell(("revealed", (), state.picked))
    state.gone += state.picked
    state.picked = (0,) * len(state.picked)
    state.steps = _with(state.steps, best, state.steps[best] + 1)
    push(state, ("roll", (best,), ()))


def next_round(state: RaceState, data: Any, chance: Chance, tell: Tell) -> None:
    if state.hands[0]:
        push(state, ("pick", tuple(range(len(state.hands))), ()), ("reveal", (), ()))


def _with(items: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*items[:at], value, *items[at + 1 :])


class Race(Game[RaceState, RaceView]):
    id = "race"
    revision = 1
    seat_range = range(2, 5)
    options = (Option("rounds", (3, 9), 3),)
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {"pick": ("card",), "roll": (), "hold": ()}
    state_type = RaceState
    questions: ClassVar[Mapping[str, Question[RaceState]]] = {"pick": Pick(), "roll": Roll()}
    steps: ClassVar[Mapping[str, Any]] = {"reveal": reveal, "round": next_round}
    cards_digest = "0123456789abcdef"

    def deal(self, seats: int, options: Mapping[str, Any], chance: Chance) -> RaceState:
        rounds = options["rounds"]
        cards = chance.shuffled(range(1, seats * rounds + 1))
        hands = tuple(tuple(sorted(cards[seat * rounds : (seat + 1) * rounds])) for seat in range(seats))
        return RaceState((("round", (), ()),), (), rounds, hands, (0,) * seats, (0,) * seats, ())

    def view(self, state: RaceState, seat: int | None) -> RaceView:
        hands = tuple(hand if own == seat else (0,) * len(hand) for own, hand in enumerate(state.hands))
        picked = tuple(-1 if card and own != seat else card for own, card in enumerate(state.picked))
        return RaceView(-1 if seat is None else seat, state.frames, state.resigned, state.rounds, hands, picked, state.steps, state.gone)

    def guess(self, view: RaceView, seat: int, chance: Chance) -> RaceState:
        known = {*view.gone, *view.hands[seat], view.picked[seat]}
        unknown = list(chance.shuffled([card for card in range(1, len(view.hands) * view.rounds + 1) if card not in known]))
        picked = tuple(unknown.pop() if card == -1 else card for card in view.picked)
        hands = tuple(tuple(sorted(unknown.pop() for _ in hand)) if own != seat else hand for own, hand in enumerate(view.hands))
        return RaceState(view.frames, view.resigned, view.rounds, hands, picked, view.steps, view.gone)

    def idle(self, state: RaceState, seat: int) -> Action:
        return self.legal_actions(state, seat)[0]

    def hints(self, view: RaceView, seat: int, action: Action) -> tuple[Data, ...]:
        return ()

    def scores(self, state: RaceState) -> tuple[int, ...]:
        return state.steps

    def standing(self, state: RaceState) -> tuple[tuple[int, ...], ...]:
        return tuple((steps,) for steps in state.steps)

    def zones(self, state: RaceState, seat: int | None) -> dict[str, Data]:
        return {f"hand {own}": hand for own, hand in enumerate(state.hands) if own != seat}

    def components(self, state: RaceState) -> tuple[Data, ...]:
        cards = (*state.gone, *(card for card in state.picked if card), *(card for hand in state.hands for card in hand))
        return tuple(("card", card) for card in sorted(cards))

    def seats(self, state: RaceState) -> int:
        return len(state.hands)
