"""The Bird Told Me to Do It: the contract of engine.core.game carried out by the modules beside this one."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from engine.core.chance import Chance
from engine.core.game import Data, Game, Option, Question, Step, Tell, untold
from engine.core.notation import Action
from engine.games.bird_told_me.cards import HOUSE_DECK, Cards, load_cards
from engine.games.bird_told_me.instructions import SKIP, Instruction
from engine.games.bird_told_me.knowledge import SPECTATOR, guess_from, open_cards, view_of, zones_of
from engine.games.bird_told_me.on_branch import Drawn, Exchange, Fetch, Hand, Harvest, Prune
from engine.games.bird_told_me.on_cards import (
    AllDiscard,
    Discard,
    Draw,
    DrawByColours,
    DrawByPlumage,
    GiveEach,
    Renew,
    Rob,
    Salvage,
    ScoreDeck,
    ScoreHand,
)
from engine.games.bird_told_me.on_plumage import ClearPlumage, GiveBack, Take, Trade
from engine.games.bird_told_me.performing import Boost, PerformDrawn, PerformHand, PerformOneOf, PerformPrevious, PerformTwigs
from engine.games.bird_told_me.piles import points, score
from engine.games.bird_told_me.questions import Add, Fork, Pile, Route, Second
from engine.games.bird_told_me.state import DECK_RAN_OUT, GOES_ON, LAST_AWARD, NOBODY, BirdState, BirdView
from engine.games.bird_told_me.turns import Course, deal

INSTRUCTIONS: dict[str, type[Instruction]] = {
    instruction.name: instruction
    for instruction in (
        Hand, Drawn, Prune, Fetch, Exchange, Harvest,
        Draw, DrawByPlumage, DrawByColours, Salvage, Discard, AllDiscard, Renew, GiveEach, ScoreHand, ScoreDeck, Rob,
        ClearPlumage, Take, Trade, GiveBack,
        Boost, PerformTwigs, PerformDrawn, PerformOneOf, PerformPrevious, PerformHand,
    )
}  # fmt: skip
"""The closed vocabulary of the deck's instructions."""


def load_deck(path: Path = HOUSE_DECK) -> Cards:
    """The deck in a file of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    return load_cards({name: instruction.parameters for name, instruction in INSTRUCTIONS.items()}, path)


class BirdToldMe(Game[BirdState, BirdView]):
    """Grow a branch twig by twig, do what the birds on it tell you, and hold the plumage of the colour that shows the most."""

    id: ClassVar[str] = "bird_told_me"
    revision: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = ()
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "add": ("card", "row", "column"),
        "pass": (),
        "claim": (),
        "draw": (),
        "walk": ("row", "column"),
        "cover": ("card", "row", "column"),
        "swap": ("card", "row", "column"),
        "prune": ("row", "column"),
        "fetch": ("row", "column"),
        "harvest": ("row", "column"),
        "perform": ("row", "column"),
        "do": ("card",),
        "discard": ("card",),
        "give": ("card",),
        "score": ("card",),
        "pile": ("card",),
        "rob": ("seat",),
        "take": ("colour",),
        "trade": ("colour", "colour"),
        "return": ("colour",),
        "skip": (),
    }
    state_type = BirdState

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards = cards or load_deck()
        self.cards_digest = self.cards.digest
        turn: dict[str, type[Any]] = {"add": Add, "second": Second, "route": Route, "fork": Fork, "pile": Pile}
        told = {name: instruction(self.cards) for name, instruction in INSTRUCTIONS.items()}
        self.questions: Mapping[str, Question[BirdState]] = {**{kind: question(self.cards) for kind, question in turn.items()}, **told}
        steps: dict[str, Step] = {name: instruction.begin for name, instruction in told.items()}
        self.steps: Mapping[str, Step] = {**Course(self.cards).steps, **steps}

    def deal(self, seats: int, options: Mapping[str, bool | int | str], chance: Chance) -> BirdState:
        return deal(self.cards, seats, chance)

    def settle(self, state: BirdState, chance: Chance, tell: Tell = untold) -> None:
        """As in every game; but an end by the deck or by thirty points cuts off whatever is still to be settled."""
        steps = self.steps
        while frames := state.frames:
            if GOES_ON < state.ending < LAST_AWARD:
                self.put_away(state)
                award = [("award", (), ())] if state.ending == DECK_RAN_OUT else []
                frames = (("over", (), ()), *award)
                state.ending = LAST_AWARD
            kind, seats, data = frames[-1]
            if seats:
                return
            state.frames = frames[:-1]
            steps[kind](state, data, chance, tell)

    def seats(self, state: BirdState) -> int:
        return len(state.hands)

    def view(self, state: BirdState, seat: int | None) -> BirdView:
        return view_of(state, SPECTATOR if seat is None else seat, self.cards)

    def guess(self, view: BirdView, seat: int, chance: Chance) -> BirdState:
        return guess_from(view, self.cards, chance)

    def zones(self, state: BirdState, seat: int | None) -> dict[str, Data]:
        return zones_of(state, SPECTATOR if seat is None else seat, self.cards)

    def idle(self, state: BirdState, seat: int) -> Action:
        """Pass, skip, or the first choice."""
        legal = self.legal_actions(state, seat)
        return next((action for action in (("pass",), SKIP, ("draw",)) if action in legal), legal[0])

    def hints(self, view: BirdView, seat: int, action: Action) -> tuple[Data, ...]:
        """For adding: ("feeds", owner) when another seat holds the plumage of the card's colour. For passing: ("awards",) when the next
        seat has the pass card, so that the branch is awarded now."""
        if action == ("pass",):
            return (("awards",),) if view.pass_card == (seat + 1) % len(view.hands) else ()
        if action[0] != "add":
            return ()
        owner = view.plumage[view.cards[int(action[1])][0]]
        return (("feeds", owner),) if owner not in (NOBODY, seat) else ()

    def scores(self, state: BirdState) -> tuple[int, ...]:
        """The points of each score pile."""
        return tuple(points(state, seat, self.cards) for seat in range(len(state.piles)))

    def standing(self, state: BirdState) -> tuple[tuple[int, ...], ...]:
        """Points; on a tie the current player, then whoever would start a turn next (rulebook, "Ending the Game")."""
        seats = len(state.piles)
        return tuple((points(state, seat, self.cards), -((seat - state.current) % seats)) for seat in range(seats))

    def summary(self, view: BirdView) -> tuple[int, ...] | None:
        """The ranks by seat, once the match is over; hands are open then, and the deck does not matter."""
        return None if view.frames else tuple(self.ranking(self.guess(view, SPECTATOR, Chance.seeded(0))))

    def put_away(self, state: BirdState) -> None:
        """Awarded cards that were still to be piled go on their owner's pile."""
        for kind, seats, data in state.frames:
            if kind in ("pile", "pay"):
                seat, cards = (seats[0], data) if kind == "pile" else (int(str(data[0])), data[1:])
                for card in cards:
                    score(state, seat, int(str(card)), untold)

    def components(self, state: BirdState) -> tuple[Data, ...]:
        """All bird cards, wherever they are."""
        cards = [*state.deck, *(card for hand in state.hands for card in hand), *open_cards(state)]
        return tuple(("card", card) for card in sorted(cards))
