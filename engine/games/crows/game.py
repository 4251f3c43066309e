"""Crows, the game: the contract of engine.core.game carried out by the modules beside this one."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from engine.core.chance import Chance
from engine.core.game import Data, Game, Option, Question, Step
from engine.core.notation import Action
from engine.games.crows.cards import Cards, load_cards
from engine.games.crows.hints import hints_of
from engine.games.crows.knowledge import SPECTATOR, guess_from, view_of, zones_of
from engine.games.crows.questions import SKIP, Place, Shine, Tile
from engine.games.crows.scattering import Scatter
from engine.games.crows.state import TRASH, CrowsState, CrowsView
from engine.games.crows.tokens import FirstCrow, Landing, Play, SecondCrow
from engine.games.crows.turns import STEPS, deal

BONUS = 2, 2, 2, 2, 3
"""What each kind of special token is worth at the end (rulebook, "Special Tokens")."""


class Final(msgspec.Struct, frozen=True):
    """The end of a match, by seat: the bonus of the special tokens kept, and the rank."""

    bonus: tuple[int, ...]
    ranks: tuple[int, ...]


def tiles_in_hand(state: CrowsState) -> list[int]:
    """The kind of the tile that is about to be placed, if any."""
    return [tile for kind, _, data in state.frames if kind == "place" for tile in data[:1] if isinstance(tile, int)]


class Crows(Game[CrowsState, CrowsView]):
    """Shiny objects on a growing board of trees attract crows; whoever attracts the most wins."""

    id: ClassVar[str] = "crows"
    revision: ClassVar[int] = 1
    seat_range: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = tuple(map(Option, ("tile_choices", "random_trash", "all_the_birds", "scoring_cap")))
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "draw": (),
        "pick": ("kind",),
        "trash": ("row", "column"),
        "place": ("row", "column"),
        "shine": ("row", "column"),
        "cancel": (),
        "tomb": ("row", "column"),
        "roost": ("row", "column"),
        "lure": (),
        "call": ("row", "column"),
        "land": ("row", "column"),
        "scatter": ("start",),
        "skip": (),
    }
    state_type = CrowsState
    house_set = False

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards = cards or load_cards()
        self.cards_digest = self.cards.digest
        kinds: dict[str, type[Any]] = {
            "tile": Tile, "place": Place, "shine": Shine, "play": Play,
            "first crow": FirstCrow, "second crow": SecondCrow, "landing": Landing, "scatter": Scatter,
        }  # fmt: skip
        self.questions: Mapping[str, Question[CrowsState]] = {kind: question() for kind, question in kinds.items()}
        self.steps: Mapping[str, Step] = STEPS

    def deal(self, seats: int, options: Mapping[str, bool | int | str], chance: Chance) -> CrowsState:
        return deal(self.cards, seats, {name: int(value) for name, value in options.items()}, chance)

    def seats(self, state: CrowsState) -> int:
        return len(state.scores)

    def view(self, state: CrowsState, seat: int | None) -> CrowsView:
        return view_of(state, SPECTATOR if seat is None else seat)

    def guess(self, view: CrowsView, seat: int, chance: Chance) -> CrowsState:
        return guess_from(view, self.cards, chance)

    def zones(self, state: CrowsState, seat: int | None) -> dict[str, Data]:
        return zones_of(state, SPECTATOR if seat is None else seat, self.cards)

    def idle(self, state: CrowsState, seat: int) -> Action:
        """Play no token; draw; place the tile and the object at the first place; scatter from the top."""
        legal = self.legal_actions(state, seat)
        return SKIP if SKIP in legal else legal[0]

    def hints(self, view: CrowsView, seat: int, action: Action) -> tuple[Data, ...]:
        return hints_of(view, seat, action)

    def scores(self, state: CrowsState) -> tuple[int, ...]:
        """Points scored, and the bonus of the tokens still held (rulebook, "Game End")."""
        return tuple(points + sum(BONUS[token] for token in hand) for points, hand in zip(state.scores, state.tokens, strict=True))

    def standing(self, state: CrowsState) -> tuple[tuple[int, ...], ...]:
        """Points; of tied players whoever played no Trash tile (rulebook, "Ties")."""
        return tuple((points, 1 - trashed) for points, trashed in zip(self.scores(state), state.trashed, strict=True))

    def summary(self, view: CrowsView) -> Final | None:
        """The bonus of the tokens kept and the rank, by seat, once the match is over."""
        if view.frames:
            return None
        # At the end the tokens left lie open: every guess has the true points.
        state = self.guess(view, SPECTATOR, Chance.seeded(0))
        bonus = tuple(total - points for total, points in zip(self.scores(state), state.scores, strict=True))
        return Final(bonus, self.ranking(state))

    def put_away(self, state: CrowsState) -> None:
        """A tile that was still to be placed stays face up beside the board."""
        state.open += tuple(tiles_in_hand(state))

    def components(self, state: CrowsState) -> tuple[Data, ...]:
        """Crows, tiles and tokens, wherever they are."""
        tiles = [*state.kinds, *state.unseen, *state.open, *tiles_in_hand(state)]
        tiles += [TRASH] * sum(state.trash)
        tokens = [*state.token_pile, *state.spent, *(token for hand in state.tokens for token in hand)]
        return (
            ("crows", state.crow_pile + sum(state.crows)),
            ("tiles", tuple(sorted(tiles))),
            ("tokens", tuple(sorted(tokens))),
        )
