"""The questions of every turn: the first draft, taking, placing, discarding, choosing a bonus tile."""

from functools import cache

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.bower.cards import Cards
from engine.games.bower.effects import SKIP, begin_effect
from engine.games.bower.grid import STRIDES, filled, fits, fitting, lay, positions
from engine.games.bower.groups import link_of, third_gems
from engine.games.bower.state import COLUMNS, BowerState
from engine.games.bower.turns import add_to_hand, discard_from_hand, replace, take_from_display, without


class BowerQuestion(Question[BowerState]):
    """A question of Bower: knows the set of components, nothing else."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards


class Draft(BowerQuestion):
    """The first draft: one tile of the display, not replaced before both have chosen (rulebook, "Setup", 7)."""

    def legal(self, state: BowerState, seat: int, data: tuple[()]) -> list[Action]:
        return [("take", tile) for tile in state.display]

    def answer(self, state: BowerState, seat: int, action: tuple[str, int], data: tuple[()], chance: Chance, tell: Tell) -> None:
        _, tile = action
        state.display = without(state.display, tile)
        add_to_hand(state, seat, tile)
        tell(("drafted", (), (seat, tile)))


class Take(BowerQuestion):
    """Take a tile from the display; a new one replaces it (rulebook, "Take a Nest Tile from the Display")."""

    def legal(self, state: BowerState, seat: int, data: tuple[()]) -> list[Action]:
        return [("take", tile) for tile in state.display]

    def answer(self, state: BowerState, seat: int, action: tuple[str, int], data: tuple[()], chance: Chance, tell: Tell) -> None:
        _, tile = action
        add_to_hand(state, seat, tile)
        tell(("took", (), (seat, tile)))
        take_from_display(state, tile, chance, tell)


@cache
def placements(tile: int, rows: int) -> tuple[Action, ...]:
    """Every placement of a tile in an empty grid, in the order of `positions`."""
    return tuple(("place", tile, cell, turn) for cell, turn, _, _ in positions(rows))


class Place(BowerQuestion):
    """Place a tile of the hand, or the given tile; skip only if nothing fits (rulebook, "Play a Nest Tile from Your Hand")."""

    def legal(self, state: BowerState, seat: int, data: tuple[()]) -> list[Action]:
        nest = state.nests[seat]
        rows = len(nest) // COLUMNS
        those_that_fit = fitting(filled(nest), rows)
        tiles = (state.given[seat],) if state.given[seat] else state.hands[seat]
        legal: list[Action] = []
        for tile in tiles:
            legal += those_that_fit(placements(tile, rows))
        return legal or [SKIP]

    def allows(self, state: BowerState, seat: int, action: Action, data: tuple[()]) -> bool:
        nest = state.nests[seat]
        tiles = (state.given[seat],) if state.given[seat] else state.hands[seat]
        if len(action) != 4 or action[0] != "place" or action[1] not in tiles:
            return super().allows(state, seat, action, data)
        return fits(filled(nest), len(nest) // COLUMNS, action[2:])

    def answer(self, state: BowerState, seat: int, action: tuple[str, int, int, int], data: tuple[()], chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            self._skip(state, seat, tell)
            return
        _, tile, cell, turn = action
        if state.given[seat]:
            state.given = replace(state.given, seat, 0)
        else:
            state.hands = replace(state.hands, seat, without(state.hands[seat], tile))
        nest = lay(state.nests[seat], tile, cell, turn)
        state.nests = replace(state.nests, seat, nest)
        tell(("placed", (), (seat, tile, cell, turn)))
        if self._earns(state, seat, cell, turn):
            push(state, ("bonus", (), (seat,)))

    def _skip(self, state: BowerState, seat: int, tell: Tell) -> None:
        tell(("skipped", (), (seat,)))
        if state.given[seat]:
            # Our ruling: a given tile that cannot be placed is lost.
            state.lost += (state.given[seat],)
            tell(("lost", (), (seat, state.given[seat])))
            state.given = replace(state.given, seat, 0)

    def _earns(self, state: BowerState, seat: int, cell: int, turn: int) -> bool:
        """Whether the tile just laid brings a third gem. A column's third gem is used up, paid or not."""
        nest = state.nests[seat]
        link = link_of(state.tokens, seat, len(nest) // COLUMNS)
        columns, in_group = third_gems(nest, (cell, cell + STRIDES[turn]), state.paid[seat], link, self.cards)
        if columns:
            state.paid = replace(state.paid, seat, state.paid[seat] | columns)
        return bool(columns) or in_group


class Discard(BowerQuestion):
    """Discard a tile of the hand: over the limit at the end of a turn, or because of the rival (our ruling on hand limits)."""

    def legal(self, state: BowerState, seat: int, data: tuple[int]) -> list[Action]:
        return [("discard", tile) for tile in state.hands[seat]]

    def answer(self, state: BowerState, seat: int, action: tuple[str, int], data: tuple[int], chance: Chance, tell: Tell) -> None:
        discard_from_hand(state, seat, action[1], tell)


class Choose(BowerQuestion):
    """Choose one of the offered bonus tiles, or none: the step is optional (rulebook, "Get a Bonus Tile")."""

    def legal(self, state: BowerState, seat: int, data: tuple[int, ...]) -> list[Action]:
        return [*(("choose", bonus) for bonus in data), SKIP]

    def answer(self, state: BowerState, seat: int, action: tuple[str, int], data: tuple[int, ...], chance: Chance, tell: Tell) -> None:
        chosen = 0 if action == SKIP else action[1]
        rest = without(data, chosen) if chosen else data
        if state.super_nest:
            state.bonus_open = rest
        else:
            state.discards = replace(state.discards, seat, tuple(sorted(state.discards[seat] + rest)))
        if not chosen:
            tell(("declined", (), (seat,)))
            return
        state.taken = replace(state.taken, seat, (*state.taken[seat], chosen))
        tell(("chose", (), (seat, chosen)))
        begin_effect(state, seat, chosen, self.cards, chance, tell)
