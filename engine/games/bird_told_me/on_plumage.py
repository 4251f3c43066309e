"""Instructions about plumage cards."""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Tell
from engine.core.notation import Action
from engine.games.bird_told_me.branch import colours_on
from engine.games.bird_told_me.cards import NUMBER, WORDS
from engine.games.bird_told_me.instructions import Instruction
from engine.games.bird_told_me.state import COLOURS, NOBODY, BirdState, Numbers

ALL = frozenset(range(len(COLOURS)))


def owned(plumage: Numbers, colour: int, owner: int) -> Numbers:
    """The plumage cards with another owner of one colour."""
    return (*plumage[:colour], owner, *plumage[colour + 1 :])


class ClearPlumage(Instruction):
    """Return the plumage of all players. Data: (seat, cell, card)."""

    name = "clear_plumage"
    parameters = ()

    def begin(self, state: BirdState, data: Any, chance: Chance, tell: Tell) -> None:
        if any(owner != NOBODY for owner in state.plumage):
            tell(("cleared", (), (data[0],)))
        else:
            self.in_vain(data, tell)
        state.plumage = (NOBODY,) * len(state.plumage)


class Take(Instruction):
    """Take plumage cards: any, also from others; unclaimed ones; of colours not on the branch; unclaimed ones of colours on it.

    Data: (seat, cell, card, count, which) (rulebook, "Take plumage").
    """

    name = "take"
    parameters = (NUMBER, ("any", "unclaimed", "absent", "present"))

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        _, _, _, count, which = data
        on_branch = colours_on(state, self.cards)
        is_unclaimed = which in (WORDS["unclaimed"], WORDS["present"])
        colours = {WORDS["absent"]: ALL - on_branch, WORDS["present"]: on_branch}.get(which, ALL)
        legal = [
            colour
            for colour, owner in enumerate(state.plumage)
            if owner != seat and colour in colours and (owner == NOBODY or not is_unclaimed)
        ]
        return [("take", colour) for colour in legal] if count > 0 else []

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        tell(("took", (), (seat, action[1], state.plumage[action[1]])))
        state.plumage = owned(state.plumage, action[1], seat)
        self.again(state, data, 3)


class Trade(Instruction):
    """Swap plumage cards with opponents, each card once (rulebook, "Swap plumage"). Data: (seat, cell, card, count[, used bits])."""

    name = "trade"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        used = data[4] if len(data) > 4 else 0
        free = [(colour, owner) for colour, owner in enumerate(state.plumage) if owner != NOBODY and not used >> colour & 1]
        own = [colour for colour, owner in free if owner == seat]
        foreign = [colour for colour, owner in free if owner != seat]
        return [("trade", mine, theirs) for mine in own for theirs in foreign] if data[3] > 0 else []

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        _, mine, theirs = action
        other = state.plumage[theirs]
        state.plumage = owned(owned(state.plumage, mine, other), theirs, seat)
        tell(("traded", (), (seat, other, mine, theirs)))
        self.again(state, data, 3, (data[4] if len(data) > 4 else 0) | 1 << mine | 1 << theirs)


class GiveBack(Instruction):
    """Return plumage cards of opponents beside the deck. Data: (seat, cell, card, count)."""

    name = "give_back"
    parameters = (NUMBER,)

    def choices(self, state: BirdState, seat: int, data: Any) -> list[Action]:
        legal = [colour for colour, owner in enumerate(state.plumage) if owner not in (seat, NOBODY)]
        return [("return", colour) for colour in legal] if data[3] > 0 else []

    def carry_out(self, state: BirdState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        tell(("returned", (), (seat, state.plumage[action[1]], action[1])))
        state.plumage = owned(state.plumage, action[1], NOBODY)
        self.again(state, data, 3)
