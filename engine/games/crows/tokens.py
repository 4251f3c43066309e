"""Playing special tokens (rulebook, "Special Tokens" and "Play one Special Token")."""

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.crows.board import at, cell_of, crows_at, set_crows
from engine.games.crows.piles import without
from engine.games.crows.questions import SKIP
from engine.games.crows.state import NO_CEMETERIES, NO_FLOCKING, TOMBSTONE, TWO_CROWS_TOKEN, CrowsState, Match


class Play(Question[CrowsState]):
    """Play one special token, or keep them all. 3 Points is never played: it only counts at the end."""

    def legal(self, state: CrowsState, seat: int, data: tuple[()]) -> list[Action]:
        hand = state.tokens[seat]
        legal: list[Action] = []
        if NO_CEMETERIES in hand:
            legal.append(("cancel",))
        if TOMBSTONE in hand:
            legal += [at("tomb", cell) for cell in sorted(state.cells)]
        if NO_FLOCKING in hand:
            legal += [at("roost", cell) for cell in sorted(crows_at(state))]
        if TWO_CROWS_TOKEN in hand and is_lure_possible(state):
            legal.append(("lure",))
        return [*legal, SKIP]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        verb = action[0]
        if verb == "skip":
            return
        if verb == "cancel":
            state.cancelled = 1
            spend(state, seat, NO_CEMETERIES)
            tell(("cancelled", (), (seat,)))
        elif verb == "tomb":
            state.tombs += (cell_of(action),)
            spend(state, seat, TOMBSTONE)
            tell(("entombed", (), (seat, cell_of(action))))
        elif verb == "roost":
            state.roosts += (cell_of(action),)
            spend(state, seat, NO_FLOCKING)
            tell(("roosted", (), (seat, cell_of(action))))
        else:
            spend(state, seat, TWO_CROWS_TOKEN)
            tell(("lured", (), (seat,)))
            push(state, ("first crow", (seat,), ()))


def spend(state: CrowsState, seat: int, token: int) -> None:
    """Take a token out of a hand for good: it earns no bonus any more."""
    hand = without(state.tokens[seat], token)
    state.tokens = (*state.tokens[:seat], hand, *state.tokens[seat + 1 :])
    state.spent += (token,)


def is_lure_possible(state: Match) -> bool:
    """Whether 2 Crows can be played: with two crows on the table (our ruling). A tile to go to is always there: of nine tiles at
    least, two may be left by crows and four may hold a shiny object."""
    return sum(state.crows) >= 2


def second_sources(state: Match, first: int) -> list[int]:
    """The cells from which the second crow of 2 Crows can come when the first comes from this one."""
    crows = crows_at(state)
    return [cell for cell in sorted(crows) if cell != first or crows[cell] > 1]


def lure_targets(state: Match, sources: tuple[int, ...]) -> list[int]:
    """The cells to which the crows of 2 Crows can go: without a shiny object, and not where they come from."""
    return sorted(set(state.cells).difference(sources, state.objects))


class FirstCrow(Question[CrowsState]):
    """2 Crows: where the first crow comes from."""

    def legal(self, state: CrowsState, seat: int, data: tuple[()]) -> list[Action]:
        return [at("call", cell) for cell in sorted(crows_at(state))]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        push(state, ("second crow", (seat,), (cell_of(action),)))


class SecondCrow(Question[CrowsState]):
    """2 Crows: where the second crow comes from, the same tile or another."""

    def legal(self, state: CrowsState, seat: int, data: tuple[int]) -> list[Action]:
        return [at("call", cell) for cell in second_sources(state, *data)]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[int], chance: Chance, tell: Tell) -> None:
        push(state, ("landing", (seat,), (*data, cell_of(action))))


class Landing(Question[CrowsState]):
    """2 Crows: the one other tile to which both go, without a shiny object."""

    def legal(self, state: CrowsState, seat: int, data: tuple[int, int]) -> list[Action]:
        return [at("land", cell) for cell in lure_targets(state, data)]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        counts = dict(zip(state.cells, state.crows, strict=True))
        for source in data:
            counts[source] -= 1
            counts[cell] += 1
        set_crows(state, counts)
        tell(("moved", (), (seat, *data, cell)))
