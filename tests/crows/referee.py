"""A referee who watches a match of Crows step by step and knows the rules from the oracle, not from the engine."""

from collections import Counter
from copy import copy

from engine.core.game import Told
from engine.core.notation import Action
from engine.games.crows.state import CrowsState
from tests.crows.oracle import ICONS, TILE_NAMES, Cell, Round, flock, mate, murders, points, read, scatter
from tests.crows.positions import GAME

CROWS = 38
TRASH_KIND = TILE_NAMES.index("trash")
TOKEN_OF = {"cancel": 0, "tomb": 1, "roost": 2, "lure": 3}


class Referee:
    """Keeps its own books of rounds, turns, tiles, tokens and points; `watch` raises AssertionError for a breach."""

    def __init__(self, state: CrowsState, told: list[Told]) -> None:
        self.before = copy(state)
        self.components = GAME.components(state)
        self.seats = len(state.scores)
        self.first = state.first
        self.turns: list[int] = []
        """Who has begun a turn in this round."""
        self.rounds = 0
        self.acts: Counter[str] = Counter()
        """What has been done in this turn."""
        self.sources: list[Cell] = []
        self.board: Round | None = None
        """The round that is being judged, while murders scatter."""
        self.waiting: list[int] = []
        self.scores = [0] * self.seats
        self.met: Counter[str] = Counter()
        self._keep_books(told, state)

    def watch(self, state: CrowsState, seat: int, action: Action, told: list[Told]) -> None:
        """Judge one applied action by the state before and after it and by what was told."""
        before, self.before = self.before, copy(state)
        assert GAME.components(state) == self.components
        assert sum(state.crows) + state.crow_pile == CROWS
        assert len(set(state.cells)) == len(state.cells) == len(state.kinds) == len(state.crows)
        assert min(state.crows) >= 0
        self.met[str(action[0])] += 1
        expected = read(before)
        if action[0] == "scatter":
            self._judge_scattering(seat, int(action[1]))
        else:
            assert seat == self.turns[-1], "only the seat whose turn it is acts"
            self.acts[str(action[0])] += 1
            getattr(self, f"_judge_{action[0]}")(before, state, seat, action, expected)
            if not state.frames or state.frames[-1][0] == "scatter" or any(event[0] == "round" for event in told):
                self._judge_round(expected)
        self._judge_table(before, state, action)
        self._keep_books(told, state)
        assert list(state.scores) == self.scores

    # --- actions ---------------------------------------------------------------------------------------------------------

    def _judge_draw(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        assert not before.tile_choices
        assert state.deck == before.deck - 1
        assert len(state.unseen) == len(before.unseen) - 1

    def _judge_pick(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        assert before.tile_choices
        assert Counter(before.open) - Counter(state.open) == Counter([action[1]])
        assert state.deck == before.deck

    def _judge_trash(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        cell = target(action)
        assert (before.trash[seat], state.trash[seat], state.trashed[seat]) == (1, 0, 1)
        assert not before.random_trash
        assert expected.crows[cell] == 0
        assert cell not in expected.objects.values()
        assert read(state).tiles == {**expected.tiles, cell: "trash"}

    def _judge_place(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        column, row = cell = target(action)
        assert cell not in expected.tiles
        assert {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)} & set(expected.tiles)
        kind, moved = before.frames[-1][2][:2]
        name = TILE_NAMES[int(str(kind))]
        brought = 0 if moved else ICONS.get(name, 0)
        assert read(state).tiles == {**expected.tiles, cell: name}
        assert +read(state).crows == +(expected.crows + Counter({cell: brought}))
        assert bool(moved) == (self.acts["trash"] == 1)
        if name == "trash":
            assert state.trashed[seat] == 1

    def _judge_shine(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        cell = target(action)
        assert expected.tiles[cell] != "trash"
        assert expected.crows[cell] == 0
        assert cell not in expected.objects.values()
        expected.objects[seat] = cell
        collected = expected.tiles[cell] == "empty tree" and len(before.token_pile) > 0
        assert len(state.tokens[seat]) == len(before.tokens[seat]) + collected
        assert len(state.token_pile) == len(before.token_pile) - collected
        self.met["collected"] += collected

    def _judge_skip(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        if before.frames[-1][0] == "tile":
            assert before.deck == 0 or before.tile_choices
            assert before.open == ()
            self.met["skipped a tile"] += 1

    def _judge_cancel(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        self._judge_spending(before, state, seat, action)
        expected.no_cemeteries = True

    def _judge_tomb(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        self._judge_spending(before, state, seat, action)
        assert target(action) in expected.tiles
        expected.tombstones.add(target(action))

    def _judge_roost(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        self._judge_spending(before, state, seat, action)
        assert expected.crows[target(action)] > 0
        expected.no_flocking.add(target(action))

    def _judge_lure(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        self._judge_spending(before, state, seat, action)
        assert expected.crows.total() >= 2
        self.sources = []

    def _judge_call(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        self.sources.append(target(action))
        assert expected.crows[target(action)] >= self.sources.count(target(action))

    def _judge_land(self, before: CrowsState, state: CrowsState, seat: int, action: Action, expected: Round) -> None:
        cell = target(action)
        assert cell in expected.tiles
        assert cell not in (*self.sources, *expected.objects.values())
        assert len(self.sources) == 2
        expected.crows.subtract(self.sources)
        expected.crows[cell] += 2

    def _judge_spending(self, before: CrowsState, state: CrowsState, seat: int, action: Action) -> None:
        token = TOKEN_OF[str(action[0])]
        assert Counter(before.tokens[seat]) - Counter(state.tokens[seat]) == Counter([token])
        assert state.spent == (*before.spent, token)
        assert sum(self.acts[verb] for verb in TOKEN_OF) == 1, "one token a turn"

    # --- the end of a round ------------------------------------------------------------------------------------------------

    def _judge_round(self, board: Round) -> None:
        """All have had their turn: the crows flock and points are scored."""
        assert self.turns == [(self.first + place) % self.seats for place in range(self.seats)]
        flock(board)
        for seat, gained in points(board).items():
            self.scores[seat] += gained
        self.waiting = murders(board)
        self.board = board
        self.met.update(board.met)
        self._next_murder()

    def _next_murder(self) -> None:
        if self.waiting:
            assert self.board is not None
            mate(self.board, self.waiting[0])

    def _judge_scattering(self, seat: int, start: int) -> None:
        assert self.board is not None
        assert seat == self.waiting.pop(0)
        scatter(self.board, seat, start)
        self._next_murder()

    def _judge_table(self, before: CrowsState, state: CrowsState, action: Action) -> None:
        """What changes only by certain actions; and while a round is judged, where all crows are."""
        if self.board is not None:
            assert +read(state).crows == +self.board.crows
            if self.waiting:
                assert state.frames[-1][:2] == ("scatter", (self.waiting[0],))
            else:
                self.board = None
        elif action[0] not in ("place", "land"):
            assert state.crows == before.crows
        if action[0] not in ("place", "trash"):
            assert (state.cells, state.kinds) == (before.cells, before.kinds)

    def _keep_books(self, told: list[Told], state: CrowsState) -> None:
        for kind, _, data in told:
            if kind == "round":
                self._begin_round(state)
                assert data == (self.rounds, self.first)
            elif kind == "turn":
                self.acts.clear()
                self.turns.append(int(str(data[0])))
            elif kind == "over":
                assert state.deck == 0
                assert len(self.turns) == self.seats
                assert state.frames == ()

    def _begin_round(self, state: CrowsState) -> None:
        if self.rounds:
            assert len(self.turns) == self.seats
            self.first = (self.first + 1) % self.seats
            assert state.deck or len(state.open)
        self.rounds += 1
        self.turns.clear()
        assert state.first == self.first
        assert not state.tile_choices or len(state.open) == self.seats or not state.deck
        assert state.objects == (-1,) * self.seats
        assert (state.cancelled, state.tombs, state.roosts) == (0, (), ())


def target(action: Action) -> Cell:
    """The cell that an action names, as (column, row)."""
    return int(action[2]), int(action[1])
