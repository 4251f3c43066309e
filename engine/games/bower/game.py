"""Bower, the game: the contract of engine.core.game carried out by the modules beside this one."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.chance import Chance
from engine.core.game import Data, Game, Option, Question, Step
from engine.core.notation import Action
from engine.games.bower.cards import Cards, cards_of, load_cards
from engine.games.bower.counting import counted_set
from engine.games.bower.effects import EFFECTS, SKIP
from engine.games.bower.grid import STRIDES, lay, sealed
from engine.games.bower.groups import gems_in, link_of, third_gems
from engine.games.bower.knowledge import SPECTATOR, guess_from, view_of, zones_of
from engine.games.bower.questions import Choose, Discard, Draft, Place, Take
from engine.games.bower.scoring import Scoring, score
from engine.games.bower.state import COLUMNS, BowerState, BowerView
from engine.games.bower.turns import STEPS, deal, replace


class Bower(Game[BowerState, BowerView]):
    """Two birds build nests on either side of the birds board; six request eggs and three materials give egg tokens."""

    id: ClassVar[str] = "bower"
    revision: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[Option, ...]] = (Option("super_nest"), Option("fair_play"))
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "take": ("tile",),
        "place": ("tile", "cell", "turn"),
        "skip": (),
        "discard": ("tile",),
        "choose": ("bonus",),
        "look": ("column",),
        "cross": ("nest", "cell", "object"),
        "lay": ("cell",),
        "branch": ("cell", "axis"),
        "cover": ("cell", "turn"),
        "give": ("tile",),
        "use": (),
    }
    state_type = BowerState

    def __init__(self, cards: Cards | None = None) -> None:
        """The game with a set of components; without one, with the house set."""
        self.cards = cards or load_cards()
        self.cards_digest = self.cards.digest
        self.cards_name = self.cards.name
        turn: dict[str, type[Any]] = {"draft": Draft, "take": Take, "place": Place, "discard": Discard, "choose": Choose}
        self.questions: dict[str, Question[BowerState]] = {kind: question(self.cards) for kind, question in turn.items()}
        self.questions.update((kind, effect(self.cards)) for kind, effect in EFFECTS.items())
        self.steps: Mapping[str, Step] = STEPS

    def deal(self, seats: int, options: Mapping[str, bool | int | str], chance: Chance) -> BowerState:
        return deal(self.cards, bool(options["super_nest"]), bool(options["fair_play"]), chance)

    def seats(self, state: BowerState) -> int:
        return 2

    def view(self, state: BowerState, seat: int | None) -> BowerView:
        return view_of(state, SPECTATOR if seat is None else seat, self.cards)

    def guess(self, view: BowerView, seat: int, chance: Chance) -> BowerState:
        return guess_from(view, self.cards, chance)

    def zones(self, state: BowerState, seat: int | None) -> dict[str, Data]:
        return zones_of(state, SPECTATOR if seat is None else seat, self.cards)

    def idle(self, state: BowerState, seat: int) -> Action:
        """Use no effect and take no bonus; else the first choice."""
        legal = self.legal_actions(state, seat)
        return SKIP if SKIP in legal else legal[0]

    def hints(self, view: BowerView, seat: int, action: Action) -> tuple[Data, ...]:
        """For placing: ("seals", cell) a single empty cell is sealed off; ("gem", column, n) gems then in a column where the
        tile brings one, up to the third; ("bonus",) a bonus tile is earned, if any is left. For covering: ("gem", column, n) alike."""
        if action[0] not in ("place", "cover"):
            return ()
        drawn = whole_numbers(view.frames[-1][2]) if action[0] == "cover" else ()
        tile, cell, turn = (*drawn, *whole_numbers(action))
        cards = cards_of(view.tiles, view.bonuses)
        before, after = view.nests[seat], lay(view.nests[seat], tile, cell, turn)
        hints: list[Data] = [("seals", hole) for hole in sorted(sealed(after) - sealed(before))]
        for column in range(COLUMNS):
            cells = range(column, len(after), COLUMNS)
            gems = gems_in(after, cells, cards)
            if gems_in(before, cells, cards) < gems <= 3:
                hints.append(("gem", column, gems))
        link = link_of(view.tokens, seat, len(after) // COLUMNS)
        is_left = view.bonus_stack or view.bonus_open or any(view.discards)
        if action[0] == "place" and is_left and any(third_gems(after, (cell, cell + STRIDES[turn]), view.paid[seat], link, cards)):
            hints.append(("bonus",))
        return tuple(hints)

    def scores(self, state: BowerState) -> tuple[int, ...]:
        """The egg tokens of each seat."""
        return score(state, self.cards).eggs

    def standing(self, state: BowerState) -> tuple[tuple[int, ...], ...]:
        """Egg tokens, then the Colored Shells, then shells in the nest (rulebook, "End of the Game")."""
        scoring = score(state, self.cards)
        return tuple(zip(scoring.eggs, scoring.coloured, scoring.shells, strict=True))

    def summary(self, view: BowerView) -> Scoring | None:
        """The scoring of a match that is over."""
        return score(view) if not view.frames else None

    def set_summary(self) -> list[str]:
        return counted_set(self.cards)

    def put_away(self, state: BowerState) -> None:
        """Offered bonus tiles are discarded, and a tile drawn for covering is lost."""
        for kind, seats, data in state.frames:
            if kind == "choose" and not state.super_nest:
                pile = sorted((*state.discards[seats[0]], *whole_numbers(data)))
                state.discards = replace(state.discards, seats[0], tuple(pile))
            elif kind == "cover":
                state.lost += whole_numbers(data)

    def components(self, state: BowerState) -> tuple[Data, ...]:
        """Requests, bonus tiles and the halves of all dominoes, wherever they are; those of a bonus pile lie there."""
        offered = [n for kind, _, data in state.frames if kind == "choose" and not state.super_nest for n in whole_numbers(data)]
        taken = [*state.taken[0], *state.taken[1]]
        bonuses = [*taken, *state.bonus_stack, *state.bonus_open, *state.bonus_box, *state.discards[0], *state.discards[1], *offered]
        drawn = [number for kind, _, data in state.frames if kind == "cover" for number in whole_numbers(data)]
        tiles = [*state.stack, *state.display, *state.hands[0], *state.hands[1], *state.lost, *drawn, *filter(None, state.given)]
        tiles += [number for number in bonuses if self.cards.bonus[number][0] == "nest" and number not in taken]
        halves = [2 * tile + half for tile in tiles for half in (0, 1)]
        halves += [code for pile in (*state.nests, *state.buried) for code in pile if code]
        return (
            *(("request", symbol) for symbol in sorted(state.requests)),
            *(("bonus", number) for number in sorted(bonuses)),
            *(("half", code) for code in sorted(halves)),
        )


def whole_numbers(data: Data | Action) -> tuple[int, ...]:
    """The whole numbers of an action or of what a frame carries."""
    return tuple(part for part in data if isinstance(part, int))
