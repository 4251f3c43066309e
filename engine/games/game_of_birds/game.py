"""The Game of Birds: the contract of engine.core.game carried out by the modules beside this one."""

from collections.abc import Mapping
from typing import ClassVar

from engine.core.chance import Chance
from engine.core.game import Data, Game, Option, Question
from engine.core.notation import Action
from engine.games.game_of_birds.cards import Cards, load_cards
from engine.games.game_of_birds.display import points_of
from engine.games.game_of_birds.foresight import foresee
from engine.games.game_of_birds.knowledge import SPECTATOR, guess_from, open_cards, view_of, zones_of
from engine.games.game_of_birds.questions import QUESTIONS, SKIP
from engine.games.game_of_birds.state import BirdsState, BirdsView
from engine.games.game_of_birds.turns import Course, deal, discard


class GameOfBirds(Game[BirdsState, BirdsView]):
    """Take birds from a market of nine cards and build a display of seven wonders in spite of threats and danger dice."""

    id: ClassVar[str] = "game_of_birds"
    revision: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "die": ("face",),
        "ignore": ("danger",),
        "discard": ("card",),
        "peek": ("cell",),
        "swap": ("cell", "other"),
        "play": ("card",),
        "keep": (),
        "leave": (),
        "displace": ("place",),
        "place": ("card",),
        "remove": ("place",),
        "skip": (),
    }
    state_type = BirdsState

    def __init__(self, cards: Cards | None = None) -> None:
        """The game with a deck; without one, with the house deck."""
        self.cards = cards or load_cards()
        self.cards_digest = self.cards.digest
        self.cards_name = self.cards.name
        self.questions: Mapping[str, Question[BirdsState]] = {question.kind: question(self.cards) for question in QUESTIONS}
        self.steps = Course(self.cards).steps

    def deal(self, seats: int, options: Mapping[str, bool | int | str], chance: Chance) -> BirdsState:
        return deal(self.cards, seats, chance)

    def seats(self, state: BirdsState) -> int:
        return len(state.known)

    def view(self, state: BirdsState, seat: int | None) -> BirdsView:
        return view_of(state, SPECTATOR if seat is None else seat, self.cards)

    def guess(self, view: BirdsView, seat: int, chance: Chance) -> BirdsState:
        return guess_from(view, self.cards, chance)

    def zones(self, state: BirdsState, seat: int | None) -> dict[str, Data]:
        return zones_of(state, SPECTATOR if seat is None else seat, self.cards)

    def idle(self, state: BirdsState, seat: int) -> Action:
        """Do without whatever can be done without; else the first choice."""
        legal = self.legal_actions(state, seat)
        return SKIP if SKIP in legal else legal[0]

    def hints(self, view: BirdsView, seat: int, action: Action) -> tuple[Data, ...]:
        """What engine.games.game_of_birds.foresight tells of placing, displacing and playing."""
        return foresee(view, seat, action, self.cards)

    def scores(self, state: BirdsState) -> tuple[int, ...]:
        """The points of each seat as if the match ended now."""
        rows = zip(state.displays, state.tiles, state.bonuses, state.medals, strict=True)
        return tuple(points_of(*row, self.cards) for row in rows)

    def standing(self, state: BirdsState) -> tuple[tuple[int, ...], ...]:
        """Whoever filled the display with 21 birds first, the rest by points; ties share (our rulings)."""
        return tuple((int(seat == state.winner), points) for seat, points in enumerate(self.scores(state)))

    def set_summary(self) -> list[str]:
        return self.cards.counted()

    def put_away(self, state: BirdsState) -> None:
        """A revealed bird or a threat on its way is discarded."""
        held = [data[-1] for kind, _, data in state.frames if kind in ("keep", "displace", "threat")]
        discard(state, *(card for card in held if isinstance(card, int)))

    def components(self, state: BirdsState) -> tuple[Data, ...]:
        """All game cards, wherever they are."""
        return tuple(("card", card) for card in sorted([*state.pile, *open_cards(state)]))
