"""Positions of Crows for the tests of the rules: a board drawn as text, at a question or just before flocking.

A board is rows of words: "." for a gap, or a tile: E Empty Tree, 1 2 3 trees with icons, T Trash, K Trinkets, C Cemetery; then ":5" for
the crows on it and "@0" for the shiny object of a seat, as in "C@1". A place is (row, column) of that drawing, its upper left (0, 0).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.game import Frame, Told
from engine.core.notation import Action
from engine.games.crows.game import Crows
from engine.games.crows.state import CrowsState, CrowsView

EMPTY, ONE, TWO, THREE, TRASH, TRINKETS, CEMETERY = range(7)
NO_CEMETERIES, TOMBSTONE, NO_FLOCKING, TWO_CROWS, THREE_POINTS = range(5)
TOP, RIGHT, BOTTOM, LEFT = range(4)
GAME = Crows()
OPTIONS = tuple(option.id for option in GAME.options)
_LETTERS = "E123TKC"
_TILE = re.compile(r"([E123TKC])(?::(\d+))?(?:@(\d))?")

Place = tuple[int, int]

FIELD = """
    E  E  E  E
    1  E  K  C
    E  T  E  2
"""
"""A board of twelve tiles without crows."""


def cell(row: int, column: int) -> int:
    """The engine's cell of a place of the drawing."""
    return 100 * (50 + row) + 50 + column


def place_of(number: int) -> Place:
    """The place of the drawing of an engine's cell."""
    return number // 100 - 50, number % 100 - 50


def act(verb: str, row: int, column: int) -> Action:
    """An action at a place of the drawing."""
    return verb, 50 + row, 50 + column


class Table:
    """A match as the test says. `do` goes on from there by public actions only."""

    def __init__(
        self,
        board: str = FIELD,
        ask: str = "tile",
        *,
        seat: int = 0,
        first: int = 0,
        seats: int = 4,
        options: Sequence[str] = (),
        tokens: Mapping[int, Sequence[int]] | None = None,
        **fields: Any,
    ) -> None:
        self.told: list[Told] = []
        chosen = dict.fromkeys(options, True)
        starts = (GAME.start(seats, chosen, Chance.seeded(seed)) for seed in range(200))
        self.state: CrowsState = next(state for state in starts if state.first == first)
        self._lay(board)
        held = tokens or {}
        fields = {"tokens": tuple(tuple(sorted(held.get(owner, ()))) for owner in range(seats)), **fields}
        self.state = msgspec.structs.replace(self.state, **fields)
        self._ask(ask, seat)

    def _lay(self, board: str) -> None:
        tiles: dict[int, tuple[int, int]] = {}
        objects = [-1] * len(self.state.scores)
        for row, line in enumerate(board.strip().splitlines()):
            for column, word in enumerate(line.split()):
                if word != ".":
                    match = _TILE.fullmatch(word)
                    assert match, word
                    tiles[cell(row, column)] = _LETTERS.index(match[1]), int(match[2] or 0)
                    if match[3]:
                        objects[int(match[3])] = cell(row, column)
        self.state.cells = tuple(tiles)
        self.state.kinds = tuple(kind for kind, _ in tiles.values())
        self.state.crows = tuple(crows for _, crows in tiles.values())
        self.state.crow_pile = 38 - sum(self.state.crows)
        self.state.objects = tuple(objects)

    def _ask(self, ask: str, seat: int) -> None:
        """From the real frames of the round's first question drop what lies before the question wanted."""
        frames: tuple[Frame, ...] = self.state.frames[:-3]
        assert [frame[0] for frame in self.state.frames[-3:]] == ["token", "object", "tile"]
        if ask == "flock":
            self._settle(frames[:1])
            return
        if seat != self.state.first:
            while frames[-1] != ("turn", (), (seat,)):
                frames = frames[:-1]
            self._settle(frames)
        frames = self.state.frames
        self._settle(frames[: len(frames) - ("tile", "shine", "play").index(ask)])
        assert self.asked == (ask, seat), self.asked

    def _settle(self, frames: tuple[Frame, ...]) -> None:
        self.state.frames = frames
        GAME.settle(self.state, Chance.seeded(1), self.told.append)

    # --- playing on ----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, int] | None:
        """The kind of the question and the seat; None when the match is over."""
        return (self.state.frames[-1][0], self.state.frames[-1][1][0]) if self.state.frames else None

    @property
    def actor(self) -> int:
        return GAME.to_act(self.state)[0]

    def legal(self, verb: str | None = None) -> list[Action]:
        """The legal actions of the seat that is asked, all or those with a verb."""
        return [action for action in GAME.legal_actions(self.state, self.actor) if verb in (None, action[0])]

    def places(self, verb: str) -> set[Place]:
        """The places of the drawing that may be chosen with a verb."""
        return {place_of(100 * int(action[1]) + int(action[2])) for action in self.legal(verb)}

    def do(self, *actions: Action, luck: int = 1) -> list[Told]:
        """Let the seats that are asked choose these actions; returns what was told, and adds it to `told`."""
        told: list[Told] = []
        for action in actions:
            self.state = GAME.apply(self.state, self.actor, action, Chance.seeded(luck), told.append)
        self.told += told
        return told

    def idle(self, times: int = 1) -> None:
        """Let the seats that are asked make their mildest choices."""
        for _ in range(times):
            self.do(GAME.idle(self.state, self.actor))

    def finish_turn(self) -> None:
        """Mild choices until another turn has begun, or the round's murders are put to their owners, or the match is over."""
        before = self.count("turn")
        while self.asked and self.asked[0] != "scatter" and self.count("turn") == before:
            self.idle()

    def finish_round(self) -> None:
        """Mild choices until the next round has begun or the match is over."""
        number = self.state.round
        while self.asked and self.state.round == number:
            self.idle()

    # --- looking -------------------------------------------------------------------------------------------------------

    @property
    def crows(self) -> dict[Place, int]:
        """The places with crows, with how many."""
        return {place_of(number): crows for number, crows in zip(self.state.cells, self.state.crows, strict=True) if crows}

    def kind(self, row: int, column: int) -> int:
        """The kind of the tile at a place."""
        return self.state.kinds[self.state.cells.index(cell(row, column))]

    def count(self, kind: str) -> int:
        """How often an event of the kind has been told."""
        return sum(event[0] == kind for event in self.told)

    def heard(self, kind: str) -> list[Any]:
        """The data of the events of a kind."""
        return [data for name, _, data in self.told if name == kind]

    def view(self, seat: int | None) -> CrowsView:
        return GAME.view(self.state, seat)

    def hints(self, action: Action) -> tuple[Any, ...]:
        """What the seat that is asked is told of a choice before it is made."""
        return GAME.hints(self.view(self.actor), self.actor, action)


def flocked(board: str, **given: Any) -> Table:
    """The board with all crows flown and points scored; the shiny objects are taken back unless a murder is to be scattered."""
    return Table(board, "flock", **given)
