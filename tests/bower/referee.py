"""A referee who watches a match of Bower step by step and knows the rules from the oracle, not from the engine."""

from copy import copy

from engine.core.game import Told
from engine.core.notation import Action
from engine.games.bower.game import Bower
from engine.games.bower.state import BowerState
from tests.bower.oracle import STEPS, Nest, earns, may_lie, read_nest

GAME = Bower()
OPEN_QUESTIONS = ("take", "place", "choose", "look", "cross", "lay", "branch", "cover", "give", "twice", "strip")


class Referee:
    """Keeps its own books of turns, limits, paid columns and bonus tiles; `watch` raises AssertionError for a breach."""

    def __init__(self, state: BowerState) -> None:
        self.before = copy(state)
        self.components = GAME.components(state)
        self.turns_each = 15 if state.super_nest else 12
        self.rows = 5 if state.super_nest else 4
        self.turns = [0, 0]
        self.placed_this_turn = self.earned_this_turn = 0
        self.limits = [1, 1]
        self.paid: tuple[set[int], set[int]] = (set(), set())
        self.player = -1
        self.follows: list[int] = []
        """Who must play the next turns, as far as is settled."""
        self.met: set[str] = set()

    def watch(self, state: BowerState, seat: int, action: Action, told: list[Told]) -> None:
        """Judge one applied action by the state before and after it and by what was told."""
        before, self.before = self.before, copy(state)
        assert GAME.components(state) == self.components
        self._judge_squares(before, state, seat, action)
        if action[0] == "place":
            self._judge_placement(before, state, seat, action, told)
        for kind, _, data in told:
            self.met.add(kind)
            numbers = tuple(part for part in data if isinstance(part, int))
            self._keep_books(kind, numbers, state)
        assert list(state.limits) == self.limits
        assert [len(nest) for nest in state.nests] == [6 * self.rows] * 2
        self._judge_piles(before, state)

    def _keep_books(self, kind: str, numbers: tuple[int, ...], state: BowerState) -> None:
        if kind == "turn":
            self._begin_turn(numbers[0], numbers[1], state)
        elif kind == "earned":
            self.earned_this_turn += 1
            assert (numbers[0], self.earned_this_turn) == (self.player, 1)
        elif kind == "chose":
            self.limits[numbers[0]] += numbers[1] <= 105
        elif kind == "stripped":
            self.limits[numbers[0]] -= 1
        elif kind == "twice":
            self.follows = [numbers[0], numbers[0]]
        elif kind == "over":
            self._end_turn(state)
            assert self.turns == [self.turns_each] * 2
            assert state.frames == ()

    def _begin_turn(self, seat: int, number: int, state: BowerState) -> None:
        if self.player < 0:
            assert seat == state.first
        else:
            self._end_turn(state)
            usual = 1 - self.player if self.turns[1 - self.player] < self.turns_each else self.player
            assert seat == (self.follows.pop(0) if self.follows else usual)
        assert number == self.turns[seat] + 1 <= self.turns_each
        self.player, self.placed_this_turn, self.earned_this_turn = seat, 0, 0

    def _end_turn(self, state: BowerState) -> None:
        self.turns[self.player] += 1
        assert self.placed_this_turn == 1
        assert list(state.turns) == self.turns
        for seat in (0, 1):
            assert len(state.hands[seat]) <= self.limits[seat]

    def _judge_squares(self, before: BowerState, state: BowerState, seat: int, action: Action) -> None:
        """Squares appear only where a tile is placed or covers; nothing else in a nest ever changes."""
        changed = [(nest, place) for nest in (0, 1) for place, code in enumerate(state.nests[nest]) if code != before.nests[nest][place]]
        if action[0] in ("place", "cover"):
            place, turn = (int(number) for number in action[-2:])
            column, row = place % 6 + STEPS[turn][0], place // 6 + STEPS[turn][1]
            assert sorted(changed) == sorted([(seat, place), (seat, column + 6 * row)])
            was_filled = [before.nests[nest][where] > 0 for nest, where in changed]
            assert was_filled == [action[0] == "cover"] * 2
        else:
            assert changed == []
        if action[0] == "cover":
            for column in {where % 6 for _, where in changed}:
                if gems_of_column(read_nest(state, seat), column) >= 3:
                    self.paid[seat].add(column)
        self.placed_this_turn += action[0] == "place" or (action == ("skip",) and before.frames[-1][0] == "place")

    def _judge_placement(self, before: BowerState, state: BowerState, seat: int, action: Action, told: list[Told]) -> None:
        _, tile, place, turn = (int(part) if isinstance(part, int) else 0 for part in action)
        one = (place % 6, place // 6)
        other = (one[0] + STEPS[turn][0], one[1] + STEPS[turn][1])
        was, now = read_nest(before, seat), read_nest(state, seat)
        assert may_lie(set(was.squares), self.rows, one, other)
        assert (state.nests[seat][place], state.nests[seat][other[0] + 6 * other[1]]) == (2 * tile, 2 * tile + 1)
        due = earns(was, now, self.paid[seat])
        there = bool(before.bonus_open) if before.super_nest else bool(before.bonus_stack or any(before.discards))
        assert any(kind == "earned" for kind, _, _ in told) == (due and there)
        self.paid[seat].update(column for column in (one[0], other[0]) if gems_of_column(now, column) >= 3)

    def _judge_piles(self, before: BowerState, state: BowerState) -> None:
        """What only ever grows or shrinks; a full display; tokens once each, on filled squares."""
        assert len(state.stack) <= len(before.stack)
        assert len(state.lost) >= len(before.lost)
        assert all(new >= old for new, old in zip(state.turns, before.turns, strict=True))
        assert all(state.taken[seat][: len(before.taken[seat])] == before.taken[seat] for seat in (0, 1))
        assert all(sum(map(bool, state.nests[seat])) >= sum(map(bool, before.nests[seat])) for seat in (0, 1))
        if state.frames and state.frames[-1][0] in OPEN_QUESTIONS:
            assert len(state.display) == 3 or not state.stack
        kinds = [token[0] for token in state.tokens]
        assert len(set(kinds)) == len(kinds)
        assert all(cell < 0 or state.nests[nest][cell] for _, nest, cell, _ in state.tokens)


def gems_of_column(nest: Nest, column: int) -> int:
    """How many gems lie in a column."""
    return sum(objects.count("gem") for (c, _), (_, objects) in nest.squares.items() if c == column)
