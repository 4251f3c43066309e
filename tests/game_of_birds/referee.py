"""A referee who watches a match of The Game of Birds step by step and knows the rules from the oracle, not from the engine."""

from collections import Counter
from typing import Any

from engine.core.game import Told
from engine.core.notation import Action
from engine.games.game_of_birds.state import BirdsState
from tests.game_of_birds.judge import EYE, IGNORE, PLUS_TWO, SKULL, SWAP, Judge
from tests.game_of_birds.oracle import CARDS, FILE, LINES, WONDERS, Card, Display, where
from tests.game_of_birds.positions import GAME

FACES = (*WONDERS, "red ban", "discard", "eagle")
OF_NOBODY = ("started", "round", "laid", "reshuffled", "rolled", "turn", "over")
"""Events that are not about the seat whose turn it is."""
BLACK = [set(cells) for cells in FILE["scenario"].values()]


class Referee(Judge):
    """Keeps its own books of hands, displays, dice and turns; `watch` raises AssertionError for a breach."""

    def __init__(self, state: BirdsState, told: list[Told]) -> None:
        self.components = GAME.components(state)
        self.seats = len(state.secret)
        self.hands = [Counter(hand) for hand in state.secret]
        self.seen: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        """The cards in each hand that everybody knows."""
        self.displays = [Display() for _ in range(self.seats)]
        self.round = self.turns = 0
        self.seat = -1
        self.scenarios: list[int] = []
        self.down: set[int] = set()
        self.up: dict[int, int] = {}
        """The cards of the board as they were told when they came, by cell; below 0 face down."""
        self.white: Counter[int] = Counter()
        self.danger: list[str] = []
        self.met: Counter[str] = Counter()
        self.owed: list[tuple[str, int, int, int]] = []
        """Point tiles that go and come, and are still to be told."""
        self.own: list[tuple[Any, ...]] = [()] * self.seats
        self._new_turn()
        self._hear(told)
        self._compare(state, *range(self.seats))

    def watch(self, state: BirdsState, seat: int, legal: list[Action], action: Action, told: list[Told]) -> None:
        """Judge one applied action by what was legal, what was told and the state after it."""
        assert seat == self.seat
        asked = {"keep": "keep", "leave": "keep"}.get(action[0], action[0])
        self.met[asked] += 1
        self._judge_choices(legal)
        self.stopped |= action == ("skip",) and self.played is not None
        self._hear(told)
        self._compare(state, seat)

    # --- books -------------------------------------------------------------------------------------------------------

    def _new_turn(self) -> None:
        self.die = -1
        self.effect_used = self.stopped = False
        self.ignored = -1
        self.played: Card | None = None
        self.line: list[int] = []
        self.taken: list[int] = []
        self.pending = -1
        """A revealed bird that may be kept or left."""
        self.placed = 0
        self.discarded = 0
        self.hand_at_start = 0

    def _hear(self, told: list[Told]) -> None:
        for kind, seats, data in told:
            self.met[kind] += 1
            if kind not in OF_NOBODY:
                assert data[0] == self.seat
            getattr(self, f"_{kind}")(*(data if kind in OF_NOBODY else data[1:]))
            assert seats == ((self.seat,) if kind == "peeked_at" else ())

    def _started(self, seat: int) -> None:
        self.first = (seat - 1) % self.seats

    def _round(self, number: int, scenario: int, first: int) -> None:
        self._close_turn()
        assert self.turns in (0, self.seats)
        self.round, self.turns = self.round + 1, 0
        self.first = (self.first + 1) % self.seats
        assert (number, first) == (self.round, self.first)
        assert self.round <= (9 if self.seats == 3 else 8)
        if len(self.scenarios) == 6:
            self.scenarios = []
        assert scenario not in self.scenarios
        self.scenarios.append(scenario)
        self.down = set(BLACK[scenario])

    def _laid(self, *laid: tuple[int, int]) -> None:
        """New cards lie on the empty spaces, face down and unnamed where the scenario card is black."""
        expected = [cell - 1 for cell in sorted(self.taken)] if self.seat >= 0 else list(range(9))
        assert [cell for cell, _ in laid][: len(expected)] == expected[: len(laid)]
        assert [card < 0 for _, card in laid] == [cell + 1 in BLACK[self.scenarios[-1]] for cell, _ in laid]
        self.up = {**{cell: card for cell, card in self.up.items() if self.seat >= 0}, **dict(laid)}

    def _reshuffled(self, cards: int) -> None:
        assert 0 < cards < 168

    def _rolled(self, white: tuple[int, ...], danger: tuple[int, ...]) -> None:
        self.white, self.danger = Counter(white), [FACES[face] for face in danger]
        assert self.white.total() == 4
        assert [face in FILE["danger"][die] for face, die in zip(self.danger, ("D1", "D2"), strict=True)] == [True, True]

    def _turn(self, seat: int) -> None:
        self._close_turn()
        assert seat == (self.first + self.turns) % self.seats
        self._new_turn()
        self.seat, self.turns = seat, self.turns + 1
        self.hand_at_start = self.hands[seat].total()

    def _close_turn(self) -> None:
        if self.seat >= 0:
            assert self.played is None or len(self.taken) == len(self.line)
            assert self.discarded == ("discard" in self.in_force() and self.hand_at_start > 1)
            assert self.stopped or self.placed == self.most() or not self.hands[self.seat], "the turn ended with a bird to place"
        self.seat = -1

    def _chose(self, face: int) -> None:
        assert self.white[face]
        self.white[face] -= 1
        self.die = face
        self.displays[self.seat].bonuses += face == PLUS_TWO

    def _ignored(self, face: int) -> None:
        assert self.die == IGNORE
        self.ignored = self.danger.index(FACES[face])

    def _discarded(self, card: int) -> None:
        self.discarded += 1
        self._leave_hand(card)

    def _peeked(self, cell: int) -> None:
        self._once_before_playing(EYE)
        assert cell + 1 in self.down

    def _peeked_at(self, cell: int, card: int) -> None:
        assert 0 <= card < len(CARDS)

    def _swapped(self, one: int, other: int) -> None:
        self._once_before_playing(SWAP)
        change = {one + 1: other + 1, other + 1: one + 1}
        self.down = {change.get(cell, cell) for cell in self.down}
        self.up[one], self.up[other] = self.up[other], self.up[one]

    def _once_before_playing(self, die: int) -> None:
        assert (self.die, self.effect_used, self.played) == (die, False, None)
        self.effect_used = True

    def _played(self, card: int) -> None:
        assert self.played is None
        self._leave_hand(card)
        self.played = CARDS[card]
        self.line = sorted(LINES[CARDS[card].wonder])

    def _turned_up(self, card: int) -> None:
        assert not self.hands[self.seat]
        self.played = CARDS[card]
        self.line = sorted(LINES[CARDS[card].wonder])

    def _taken(self, cell: int, card: int) -> None:
        assert cell + 1 not in self.down
        self._from_board(cell, card)
        if CARDS[card].list != "threat":
            self._to_hand(card)

    def _revealed(self, cell: int, card: int) -> None:
        assert cell + 1 in self.down
        self._from_board(cell, card)
        self.pending = card if CARDS[card].list != "threat" else -1

    def _from_board(self, cell: int, card: int) -> None:
        assert self.pending < 0
        assert self.up.pop(cell) in (card, -2)
        assert cell + 1 == self.line[len(self.taken)], "the cells of the line, one after the other"
        self.taken.append(cell + 1)
        if self.turns < self.seats:  # the cell will be filled again
            self.down = self.down - {cell + 1} | ({cell + 1} & BLACK[self.scenarios[-1]])

    def _kept(self, card: int) -> None:
        assert card == self.pending
        self.pending = -1
        self._to_hand(card)

    def _left(self, card: int) -> None:
        assert card == self.pending
        self.pending = -1

    def _threatened(self, card: int, place: int) -> None:
        assert where(place)[0] == CARDS[card].wonder
        self.displays[self.seat].threaten(CARDS[card], where(place)[1])

    def _displaced(self, bird: int, threat: int, place: int) -> None:
        tile = self.displays[self.seat].tiles.get(where(place))
        self.owed += [("returned", bird, tile, 1)] if tile else []
        self.displays[self.seat].displace(CARDS[bird], CARDS[threat], where(place)[1])

    def _warded(self, card: int) -> None:
        assert [other and other.list for other in self.displays[self.seat].columns[CARDS[card].wonder]] == ["threat"] * 3

    def _removed(self, card: int, place: int) -> None:
        assert (self.die, self.effect_used) == (SKULL, False)
        self.effect_used = True
        self.displays[self.seat].remove(CARDS[card], where(place)[1])

    def _placed(self, card: int, place: int) -> None:
        assert len(self.taken) == len(self.line)
        assert card in self.placeable()
        self.placed += 1
        assert self.placed <= self.most()
        self._leave_hand(card)
        display = self.displays[self.seat]
        before = dict(display.tiles)
        display.place(CARDS[card], where(place)[1])
        new = {at: tile for at, tile in display.tiles.items() if before.get(at) != tile}
        for kind, tiles in (("returned", Counter(before[at] for at in new if at in before)), ("tiled", Counter(new.values()))):
            self.owed += [(kind, card, tile, n) for tile, n in sorted(tiles.items())]

    def _tiled(self, card: int, tile: int, n: int) -> None:
        assert self.owed.pop(0) == ("tiled", card, tile, n)

    def _returned(self, card: int, tile: int, n: int) -> None:
        assert self.owed.pop(0) == ("returned", card, tile, n)

    def _medal(self, row: int) -> None:
        assert row in self.displays[self.seat].medals

    def _filled(self) -> None:
        assert self.displays[self.seat].is_complete()

    def _over(self) -> None:
        self._close_turn()
        assert (self.turns, self.round) == (self.seats, 9 if self.seats == 3 else 8)

    def _leave_hand(self, card: int) -> None:
        assert self.hands[self.seat][card]
        self.hands[self.seat] -= Counter([card])
        self.seen[self.seat] -= Counter([card])

    def _to_hand(self, card: int) -> None:
        self.hands[self.seat][card] += 1
        self.seen[self.seat][card] += 1

    # --- the state -----------------------------------------------------------------------------------------------------

    def _compare(self, state: BirdsState, *acted: int) -> None:
        """The engine's state against the books; nothing of those who did not act has changed."""
        assert GAME.components(state) == self.components
        assert self.owed == []
        rows = (state.displays, state.tiles, state.medals, state.bonuses, state.known, state.secret)
        before, self.own = self.own, list(zip(*rows, strict=True))
        assert [seat for seat in range(self.seats) if self.own[seat] != before[seat] and seat not in acted] == []
        for seat in acted:
            display = self.displays[seat]
            codes = [card and CARDS.index(card) for wonder in WONDERS for card in display.columns[wonder]]
            assert [-1 if code is None else code for code in codes] == list(state.displays[seat])
            assert [display.tiles.get(where(place), 0) for place in range(21)] == list(state.tiles[seat])
            assert state.medals[seat] == sum(1 << row for row in display.medals)
            assert state.bonuses[seat] == display.bonuses
            assert Counter(state.known[seat]) + Counter(state.secret[seat]) == +self.hands[seat]
            assert sorted(state.known[seat]) == sorted(self.seen[seat].elements())
            assert state.winner != seat or display.is_complete()
        if not state.frames or state.frames[-1][0] == "die":
            assert list(GAME.scores(state)) == [display.points() for display in self.displays]
        assert (state.winner >= 0) == any(display.is_complete() for display in self.displays)
        if state.frames and len(self.taken) == len(self.line) and self.pending < 0:
            assert {cell + 1 for cell in range(9) if state.down >> cell & 1} - set(self.taken) == self.down - set(self.taken)
