"""The questions of a turn: which tile, where it lies, where the shiny object lies."""

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.crows.board import at, cell_of, frontier, object_targets, put_tile, trash_targets
from engine.games.crows.piles import changed, draw, without
from engine.games.crows.state import EMPTY, TRASH, CrowsState
from engine.games.crows.turns import draw_tile

SKIP: Action = ("skip",)
DRAWN, MOVED = 0, 1
"""Why a tile is placed: drawn or chosen, or replaced by a Trash tile."""


class Tile(Question[CrowsState]):
    """Draw a tile, with Tile Choices pick an open one, or play the Trash tile (rulebook, "Choose one tile and add it").

    When the deck has run out in mid-round: Trash if it can be played, else step 1 is skipped (our ruling).
    """

    def legal(self, state: CrowsState, seat: int, data: tuple[()]) -> list[Action]:
        if state.tile_choices:
            legal: list[Action] = [("pick", kind) for kind in sorted(set(state.open))]
        else:
            legal = [("draw",)] if state.deck else []
        if state.trash[seat]:
            legal += [at("trash", cell) for cell in trash_targets(state)]
        return legal or [SKIP]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        verb = action[0]
        if verb == "trash":
            self._replace(state, seat, cell_of(action), tell)
        elif verb == "skip":
            tell(("skipped", (), (seat,)))
        else:
            if verb == "pick":
                kind = int(action[1])
                state.open = without(state.open, kind)
            else:
                kind = draw_tile(state, chance)
            tell(("drew", (), (seat, kind)))
            push(state, ("place", (seat,), (kind, DRAWN, 0, 0)))

    def _replace(self, state: CrowsState, seat: int, cell: int, tell: Tell) -> None:
        """Put the Trash tile in the place of another, which is then placed as if just drawn (rulebook, "Trash Tile")."""
        place = state.cells.index(cell)
        kind = state.kinds[place]
        state.trash = changed(state.trash, seat, 0)
        state.trashed = changed(state.trashed, seat, 1)
        state.kinds = changed(state.kinds, place, TRASH)
        tell(("trashed", (), (seat, cell, kind)))
        # Our ruling: tokens move with their tile. (Crows under No Flocking can have left it by 2 Crows.)
        tokens = state.tombs.count(cell), state.roosts.count(cell)
        state.tombs = tuple([other for other in state.tombs if other != cell])
        state.roosts = tuple([other for other in state.roosts if other != cell])
        push(state, ("place", (seat,), (kind, MOVED, *tokens)))


class Place(Question[CrowsState]):
    """Lay the tile so that it shares an edge with another (rulebook, "Draw top tile").

    Data: the tile's kind, DRAWN or MOVED, and how many Tombstone and No Flocking tokens lie on it.
    """

    def legal(self, state: CrowsState, seat: int, data: tuple[int, int, int, int]) -> list[Action]:
        return [at("place", cell) for cell in frontier(state.cells)]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[int, int, int, int], chance: Chance, tell: Tell) -> None:
        kind, reason, tombs, roosts = data
        cell = cell_of(action)
        put_tile(state, cell, kind, tell, is_moved=reason == MOVED)
        state.tombs += (cell,) * tombs
        state.roosts += (cell,) * roosts
        if kind == TRASH and reason == DRAWN:
            # Our ruling for Random Trash: a drawn Trash counts as played for ties.
            state.trashed = changed(state.trashed, seat, 1)


class Shine(Question[CrowsState]):
    """Place the shiny object; on an Empty Tree it brings a special token (rulebook, "Place the Shiny Object")."""

    def legal(self, state: CrowsState, seat: int, data: tuple[()]) -> list[Action]:
        return [at("shine", cell) for cell in object_targets(state)]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        state.objects = changed(state.objects, seat, cell)
        tell(("shone", (), (seat, cell)))
        if state.kinds[state.cells.index(cell)] == EMPTY and state.token_pile:
            token, state.token_pile = draw(state.token_pile, chance)
            hand = tuple(sorted((*state.tokens[seat], token)))
            state.tokens = (*state.tokens[:seat], hand, *state.tokens[seat + 1 :])
            tell(("collected", (), (seat,)))
            tell(("collected_what", (seat,), (seat, token)))
