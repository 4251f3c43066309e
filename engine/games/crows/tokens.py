"""Playing special tokens (rulebook, "Special Tokens" and "Play one Special Token")."""

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.crows.board import at, cell_of, crows_at, set_crows
from engine.games.crows.piles import without
from engine.games.crows.questions import SKIP
from engine.games.crows.state import NO_CEMETERIES, NO_FLOCKING, TOMBSTONE, TWO_CROWS_TOKEN, CrowsState


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
        if TWO_CROWS_TOKEN in hand and first_sources(state):
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


def landings(state: CrowsState, sources: set[int]) -> list[int]:
    """Where two crows from these cells may go: to one other tile without a shiny object."""
    return sorted(cell for cell in state.cells if cell not in state.objects and cell not in sources)


def second_sources(state: CrowsState, first: int) -> list[int]:
    """The cells from which the second crow can come when the first comes from `first`."""
    crows = crows_at(state)
    return [cell for cell in sorted(crows) if crows[cell] > (cell == first) and landings(state, {first, cell})]


def first_sources(state: CrowsState) -> list[int]:
    """The cells from which a first crow can come; none: 2 Crows cannot be played (our ruling)."""
    return [cell for cell in sorted(crows_at(state)) if second_sources(state, cell)]


class FirstCrow(Question[CrowsState]):
    """2 Crows: where the first crow comes from."""

    def legal(self, state: CrowsState, seat: int, data: tuple[()]) -> list[Action]:
        return [at("call", cell) for cell in first_sources(state)]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[()], chance: Chance, tell: Tell) -> None:
        push(state, ("second crow", (seat,), (cell_of(action),)))


class SecondCrow(Question[CrowsState]):
    """2 Crows: where the second crow comes from, the same tile or another."""

    def legal(self, state: CrowsState, seat: int, data: tuple[int]) -> list[Action]:
        return [at("call", cell) for cell in second_sources(state, data[0])]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[int], chance: Chance, tell: Tell) -> None:
        push(state, ("landing", (seat,), (*data, cell_of(action))))


class Landing(Question[CrowsState]):
    """2 Crows: the one other tile to which both go."""

    def legal(self, state: CrowsState, seat: int, data: tuple[int, int]) -> list[Action]:
        return [at("land", cell) for cell in landings(state, set(data))]

    def answer(self, state: CrowsState, seat: int, action: Action, data: tuple[int, int], chance: Chance, tell: Tell) -> None:
        cell = cell_of(action)
        counts = dict(zip(state.cells, state.crows, strict=True))
        for source in data:
            counts[source] -= 1
            counts[cell] += 1
        set_crows(state, counts)
        tell(("moved", (), (seat, *data, cell)))
