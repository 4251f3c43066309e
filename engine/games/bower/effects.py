"""The effects of bonus tiles, and the questions that they ask. No effect is ever obligatory (rulebook, "Get a Bonus Tile")."""

from abc import abstractmethod

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.bower.cards import Cards
from engine.games.bower.grid import TURNS, lay, step
from engine.games.bower.groups import full_columns
from engine.games.bower.squares import objects_on
from engine.games.bower.state import BRANCH, COLUMNS, TOKENS, WHITE_FLOWER, BowerState, X, turns_each
from engine.games.bower.turns import STRIPPED, add_to_hand, discard_from_hand, draw, replace, take_from_display

SKIP: Action = ("skip",)
OUT_OF_PLAY = 6, 7
"""The places of the two request eggs out of play."""


class Effect(Question[BowerState]):
    """A question that a bonus tile asks; skipping it leaves the tile unused."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def legal(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [*self.choices(state, seat, data), SKIP]

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        """All ways to use the effect."""
        return [("use",)]

    def answer(self, state: BowerState, seat: int, action: Action, data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            self.skip(state, seat, data, tell)
        else:
            numbers = tuple(int(number) for number in action[1:])
            self.use(state, seat, numbers, data, chance, tell)

    def skip(self, state: BowerState, seat: int, data: tuple[int, ...], tell: Tell) -> None:
        """Leave the effect unused."""
        tell_unused(state, seat, tell, by_choice=True)

    @abstractmethod
    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        """Carry out the effect; `numbers` are those of the action."""


def tell_unused(state: BowerState, seat: int, tell: Tell, by_choice: bool) -> None:
    """Say that the bonus tile just taken has no effect: by choice, or because it is void."""
    tell(("unused", (), (seat, state.taken[seat][-1], int(by_choice))))


class Look(Effect):
    """Look at one request egg that faces the rival (rulebook, "Spy Bonus Tiles")."""

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [("look", column) for column in range(COLUMNS) if not state.seen[seat] >> column & 1]

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        (column,) = numbers
        tell(("looked", (), (seat, column)))
        see(state, seat, column, tell)


def see(state: BowerState, seat: int, place: int, tell: Tell) -> None:
    """Let a seat know a request for good: the rules allow it to look again."""
    state.seen = replace(state.seen, seat, state.seen[seat] | 1 << place)
    tell(("looked_at", (seat,), (seat, place, state.requests[place])))


class Cross(Effect):
    """Put the X on a feather or flower of either nest, tokens included (rulebook, "Token Bonus Tiles"; our ruling on X)."""

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        found: list[Action] = []
        for nest in (0, 1):
            for cell in range(len(state.nests[nest])):
                objects = objects_on(state.nests[nest], nest, cell, state.tokens, self.cards)
                found += [("cross", nest, cell, kind) for kind in sorted(set(objects)) if kind <= WHITE_FLOWER]
        return found

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        nest, cell, kind = numbers
        state.tokens += ((X, nest, cell, kind),)
        tell(("crossed", (), (seat, nest, cell, kind)))


class Lay(Effect):
    """Put the white Flower, white Feather or Shells token on a square of one's own nest (rulebook, "Token Bonus Tiles")."""

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [("lay", cell) for cell, code in enumerate(state.nests[seat]) if code]

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        (token,), (cell,) = data, numbers
        state.tokens += ((token, seat, cell, 0),)
        tell(("laid", (), (seat, token, cell)))


class LayBranch(Effect):
    """Put the Branch on a square of one's own nest, along its row or its column (rulebook, "Token Bonus Tiles")."""

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [("branch", cell, axis) for cell, code in enumerate(state.nests[seat]) if code for axis in (0, 1)]

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        cell, axis = numbers
        state.tokens += ((BRANCH, seat, cell, axis),)
        tell(("branched", (), (seat, cell, axis)))


class Cover(Effect):
    """Cover two adjacent squares of one's own nest with the tile drawn from the stack (rulebook, "Interactive Bonus Tiles")."""

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        nest = state.nests[seat]
        rows = len(nest) // COLUMNS
        pairs = [(cell, turn, step(cell, turn, rows)) for cell, code in enumerate(nest) if code for turn in TURNS]
        return [("cover", cell, turn) for cell, turn, other in pairs if other >= 0 and nest[other]]

    def skip(self, state: BowerState, seat: int, data: tuple[int, ...], tell: Tell) -> None:
        super().skip(state, seat, data, tell)
        state.lost += data
        tell(("lost", (), (seat, *data)))

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        (tile,), (cell, turn) = data, numbers
        nest = state.nests[seat]
        cells = cell, step(cell, turn, len(nest) // COLUMNS)
        state.buried = replace(state.buried, seat, state.buried[seat] + tuple(nest[half] for half in cells))
        state.tokens = tuple(
            (token, owner, -1 if owner == seat and where in cells else where, detail) for token, owner, where, detail in state.tokens
        )
        state.nests = replace(state.nests, seat, lay(nest, tile, cell, turn))
        tell(("covered", (), (seat, tile, cell, turn)))
        # Our ruling: a third gem that the cover itself brings to a column is not paid, and uses the chance up.
        columns = full_columns(state.nests[seat], [half % COLUMNS for half in cells], self.cards)
        state.paid = replace(state.paid, seat, state.paid[seat] | columns)


class Give(Effect):
    """Give the rival a tile of the display, to be played in its next turn instead of taking one (rulebook, "Interactive Bonus Tiles")."""

    def choices(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [("give", tile) for tile in state.display]

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        (tile,) = numbers
        state.given = replace(state.given, 1 - seat, tile)
        tell(("gave", (), (seat, tile)))
        take_from_display(state, tile, chance, tell)


class Twice(Effect):
    """The rival plays two turns in a row after this one (rulebook, "Interactive Bonus Tiles")."""

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        state.again = 1 - seat
        tell(("twice", (), (1 - seat,)))


class Strip(Effect):
    """The rival discards a tile of its hand, and its hand limit shrinks by one (rulebook, "Interactive Bonus Tiles")."""

    def use(self, state: BowerState, seat: int, numbers: tuple[int, ...], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        rival = 1 - seat
        state.limits = replace(state.limits, rival, state.limits[rival] - 1)
        tell(("stripped", (), (rival,)))
        hand = state.hands[rival]
        if len(hand) == 1:
            discard_from_hand(state, rival, hand[0], tell)
        elif hand:
            push(state, ("discard", (rival,), (STRIPPED,)))


EFFECTS: dict[str, type[Effect]] = {
    "look": Look,
    "cross": Cross,
    "lay": Lay,
    "branch": LayBranch,
    "cover": Cover,
    "give": Give,
    "twice": Twice,
    "strip": Strip,
}
"""The kinds of frames that bonus tiles push."""


def begin_effect(state: BowerState, seat: int, bonus: int, cards: Cards, chance: Chance, tell: Tell) -> None:
    """Do at once what a chosen bonus tile does without a choice, or push its question."""
    kind, of = cards.bonus[bonus]
    if kind == "nest":
        # Rulebook, "Nest Bonus Tiles": to the hand, whose limit grows by one.
        add_to_hand(state, seat, bonus)
        state.limits = replace(state.limits, seat, state.limits[seat] + 1)
    elif (kind, of) == ("spy", "out"):
        tell(("looked_out", (), (seat,)))
        for place in OUT_OF_PLAY:
            see(state, seat, place, tell)
    elif kind != "egg":
        ask(state, seat, of, chance, tell)


def ask(state: BowerState, seat: int, of: str, chance: Chance, tell: Tell) -> None:
    """Push the question of a bonus tile, or say that it is void now."""
    rival = 1 - seat
    left = turns_each(state) - state.turns[rival]
    if of == "rival":
        push(state, ("look", (seat,), ()))
    elif of == "x":
        push(state, ("cross", (seat,), ()))
    elif of == "branch":
        push(state, ("branch", (seat,), ()))
    elif of in TOKENS:
        push(state, ("lay", (seat,), (TOKENS.index(of),)))
    elif of == "cover" and state.stack:
        tile, state.stack = draw(state.stack, chance)
        tell(("drew", (), (seat, tile)))
        push(state, ("cover", (seat,), (tile,)))
    elif of == "give" and left and state.display:
        push(state, ("give", (seat,), ()))
    elif of == "twice" and left >= 2:
        push(state, ("twice", (seat,), ()))
    elif of == "discard":
        push(state, ("strip", (seat,), ()))
    else:
        tell_unused(state, seat, tell, by_choice=False)
