"""A referee who watches a match of The Bird Told Me to Do It, event by event, and knows the rules from the oracle, not from the engine."""

from collections import Counter
from copy import copy
from typing import Any

from engine.core.game import Told
from engine.core.notation import Action
from engine.games.bird_told_me.game import BirdToldMe
from engine.games.bird_told_me.state import BirdState
from tests.bird_told_me.oracle import (
    DECK,
    START,
    Spot,
    additions,
    check_tree,
    coverings,
    is_full,
    parents_on,
    shown_on,
    spot,
)

GAME = BirdToldMe()
ADD, OVER = 1, 2
AWARD = "awarded", "unclaimed", "scored", "over"
"""What is told after the deck has run out for good."""


class Referee:
    """Keeps its own books of turns, route, boosts, awards and depletions. `hear` is the match's listener, `watch` judges a whole action;
    both raise AssertionError for a breach."""

    def __init__(self, state: BirdState) -> None:
        self.state = state
        self.before = copy(state)
        self.components = GAME.components(state)
        self.met: Counter[str] = Counter()
        self.player = -1
        self.passed = self.has_bonus = self.is_award_due = self.is_at_end = False
        self.plan: list[Spot] = []
        self.walked: list[Spot] = []
        self.fresh: set[Spot] = set()
        self.is_walking = False
        self.next_boost = self.last_boost = 0
        self.due: Counter[tuple[int, int]] = Counter()
        """(seat, card) still to be scored for an award."""
        self.shuffles = 0

    def hear(self, told: Told) -> None:
        """Judge an event at the moment at which it is told."""
        kind, _, data = told
        self.met[kind] += 1
        assert not self.is_at_end or kind in AWARD, "no action follows the deck's end"
        judge = getattr(self, f"_{kind}", None)
        if judge is not None:
            judge(*data)

    def watch(self, seat: int, action: Action) -> None:
        """Judge an applied action by the state before and after it."""
        before = self.before
        kind = before.frames[-1][0]
        self.met[f"asked {kind}"] += 1
        assert GAME.components(self.state) == self.components
        check_tree(self.state)
        self._judge_placement(before, action)
        self._judge_choices()
        for observer, rows in enumerate(self.state.known):
            for owner, row in enumerate(rows):
                assert observer != owner or not row
                assert not Counter(row) - Counter(self.state.hands[owner])
        if not self.state.frames:
            self._judge_end()

    def look(self, action: Action) -> None:
        """Before an action is applied: keep the state; if a branch phase follows it, plan the route to the card played."""
        self.before = copy(self.state)
        kind, _, data = self.state.frames[-1]
        if (kind == "second" and action[0] in ("claim", "draw")) or kind == "route":
            target = spot(int(str(data[1]))) if kind == "second" else (int(action[1]), int(action[2]))
            parents = parents_on(self.state)
            self.plan, self.walked, self.fresh, self.is_walking = [], [], set(), True
            while target != START:
                self.plan.insert(0, target)
                target = parents[target]

    # --- events ----------------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        seats = len(self.state.hands)
        assert not self.due
        assert max(sum(DECK[card].birds for card in pile) for pile in self.state.piles) < 30
        if self.player >= 0:
            assert seat == (self.player + 1) % seats
            assert self.has_bonus != self.passed, "a bonus card, or a pass"
            assert not self.state.twigs or not is_full(self.state), "a full branch was not awarded"
        if not self.state.twigs:
            assert {*self.state.plumage, self.state.pass_card} == {-1}
        self.player, self.passed, self.has_bonus, self.is_walking = seat, False, False, False
        self.is_award_due = self.state.pass_card == seat
        self.next_boost = self.last_boost = 0

    def _passed(self, seat: int) -> None:
        assert seat == self.player
        self.passed = True

    def _added(self, seat: int, card: int, cell: int) -> None:
        assert seat == self.player
        if self.is_walking:
            self.fresh.add(spot(cell))
        else:
            assert self.state.pass_card == -1 or self.met["pass_card"] > self.met["pass_card_back"]

    def _reached(self, seat: int, card: int, cell: int, boost: int) -> None:
        place, parents, shown = spot(cell), parents_on(self.state), shown_on(self.state)
        assert seat == self.player
        assert parents[place] == (self.walked[-1] if self.walked else START)
        if len(self.walked) < len(self.plan):
            assert place == self.plan[len(self.walked)]
        else:
            assert place in self.fresh
            self.plan.append(place)
        self.walked.append(place)
        assert shown[place] == DECK[card]
        route = self._joined()
        others = sum(shown[other].colour == DECK[card].colour for other in route if other != place)
        assert boost == others + self.next_boost
        self.next_boost = 0

    def _joined(self) -> list[Spot]:
        """The route as far as it hangs together."""
        parents = parents_on(self.state)
        joined: list[Spot] = []
        for place, before in zip(self.plan, [START, *self.plan], strict=False):
            if parents.get(place) != before:
                break
            joined.append(place)
        return joined

    def _boosted(self, which: int, by: int) -> None:
        if which == 0:
            self.next_boost += by
        else:
            self.last_boost += by

    def _bonus(self, seat: int, card: int, boost: int) -> None:
        assert seat == self.player
        assert not self.passed
        assert not self.has_bonus
        self.has_bonus = True
        assert boost == self.next_boost + self.last_boost
        assert self.state.discards[-1] == card
        joined = self._joined()
        if len(joined) < len(self.walked):
            return
        if len(self.walked) < len(self.plan):
            assert joined == self.walked, "the route was left although it went on"
        else:
            growing = [place for place, parent in parents_on(self.state).items() if parent == self.walked[-1]]
            assert not self.fresh & set(growing), "the route was left although twigs were added beyond"

    def _awarded(self, birds: tuple[int, ...]) -> None:
        assert self.is_award_due or self.is_at_end or is_full(self.state)
        self.is_award_due = False
        shown = [pile[-1] for _, _, pile in self.state.twigs]
        counts = [sum(DECK[card].birds for card in shown if DECK[card].colour == colour) for colour in "KBRGWY"]
        assert tuple(counts) == birds
        for card in shown:
            colour = "KBRGWY".index(DECK[card].colour)
            if counts[colour] == max(counts) and self.state.plumage[colour] >= 0:
                self.due[self.state.plumage[colour], card] += 1

    def _scored(self, seat: int, card: int) -> None:
        if self.due:
            assert self.due[seat, card] > 0
            self.due -= Counter({(seat, card): 1})
        assert self.state.piles[seat][-1] == card

    def _reshuffled(self, count: int) -> None:
        self.shuffles += 1
        assert self.shuffles == 1
        assert count == len(self.state.deck) > 0
        assert len(self.state.discards) <= 1, "what was turned up as the last of the old deck"

    def _ran_out(self) -> None:
        assert self.state.deck == ()
        assert self.shuffles == 1 or len(self.state.discards) <= 1
        self.is_at_end = True

    def _last_card(self, seat: int, card: int) -> None:
        assert (seat, self.state.deck) == (self.player, ())
        assert self.state.discards[-1] == card

    # --- actions and states ----------------------------------------------------------------------------------------

    def _judge_placement(self, before: BirdState, action: Action) -> None:
        seat, card = before.frames[-1][1][0], int(action[1]) if len(action) == 4 else 0
        if action[0] == "add":
            assert action in additions(before, before.hands[seat])
        elif action[0] in ("cover", "swap"):
            assert action in coverings(before, [card], action[0])

    def _judge_choices(self) -> None:
        """Where cards are added, placed or swapped, all possible choices are offered, and no others."""
        if not self.state.frames:
            return
        kind, seats, data = self.state.frames[-1]
        assert len(seats) == 1
        state, legal = self.state, GAME.legal_actions(self.state, seats[0])
        numbers: Any = data
        offered = {action for action in legal if action[0] in ("add", "cover", "swap")}
        if kind in ("add", "second"):
            assert offered == additions(state, state.hands[seats[0]])
        elif kind == "exchange":
            assert offered == coverings(state, state.hands[seats[0]], "swap")
        elif kind in ("hand", "drawn"):
            mode, most = numbers[3], numbers[5] or 9
            cards = [card for card in state.hands[seats[0]] if DECK[card].birds <= most] if kind == "hand" else [numbers[6]]
            expected = additions(state, cards) if mode & ADD else set()
            expected |= coverings(state, cards, "cover", most if kind == "drawn" else 9) if mode & OVER else set()
            assert offered == expected
            assert (("skip",) in legal) == (kind == "hand")

    def _judge_end(self) -> None:
        points = [sum(DECK[card].birds for card in pile) for pile in self.state.piles]
        assert self.is_at_end or max(points) >= 30
        assert list(GAME.scores(self.state)) == points
        seats = len(points)
        order = [(self.player + step) % seats for step in range(seats)]
        winner = max(order, key=lambda seat: points[seat])
        assert GAME.ranking(self.state)[winner] == 1
        assert sorted(GAME.ranking(self.state)) == list(range(1, seats + 1))
        if self.is_at_end:
            assert self.state.twigs == ()
