"""The questions of The Game of Birds. While a chosen Skull is unused, each of them also offers to remove a threat."""

from abc import abstractmethod
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Question, Tell, push
from engine.core.notation import Action
from engine.games.game_of_birds.cards import RED, Cards
from engine.games.game_of_birds.display import free_place, place_bird, places_of, put, threats_in
from engine.games.game_of_birds.piles import added, changed, without
from engine.games.game_of_birds.state import (
    EAGLE,
    IGNORE,
    NOTHING,
    PLUS_TWO,
    RED_BAN,
    SKULL,
    BirdsState,
    is_bird,
    wonder_of,
)
from engine.games.game_of_birds.turns import discard, in_force, most_birds, play_for_line

SKIP: Action = ("skip",)


class TurnQuestion(Question[BirdsState]):
    """A question within a turn. A Skull serves at any time during the turn (rulebook, "White bird-conservation dice")."""

    kind: str

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    @abstractmethod
    def choices(self, state: BirdsState, seat: int, data: Any) -> list[Action]:
        """The answers to the question itself."""

    @abstractmethod
    def carry_out(self, state: BirdsState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        """Do what an answer to the question itself does."""

    def legal(self, state: BirdsState, seat: int, data: Any) -> list[Action]:
        legal = self.choices(state, seat, data)
        if state.die == SKULL:
            legal += [("remove", place) for place in threats_in(state.displays[seat])]
        return legal

    def answer(self, state: BirdsState, seat: int, action: Any, data: Any, chance: Chance, tell: Tell) -> None:
        if action[0] != "remove":
            self.carry_out(state, seat, action, data, chance, tell)
            return
        threat = state.displays[seat][action[1]]
        put(state, seat, action[1], NOTHING)
        discard(state, threat)
        state.die = NOTHING
        tell(("removed", (), (seat, threat, action[1])))
        self.ask_again(state, seat, data)

    def ask_again(self, state: BirdsState, seat: int, data: Any) -> None:
        """Put the question again after a threat was removed."""
        push(state, (self.kind, (seat,), data))


class Die(TurnQuestion):
    """Choose one of the white dice left in this round (rulebook, "Choose a white bird-conservation die")."""

    kind = "die"

    def choices(self, state: BirdsState, seat: int, data: tuple[()]) -> list[Action]:
        return [("die", face) for face in sorted(set(state.white))]

    def carry_out(self, state: BirdsState, seat: int, action: tuple[str, int], data: tuple[()], chance: Chance, tell: Tell) -> None:
        _, face = action
        state.white = without(state.white, face)
        state.die = face
        tell(("chose", (), (seat, face)))
        if face == PLUS_TWO:
            state.bonuses = changed(state.bonuses, seat, state.bonuses[seat] + 1)
        elif face == IGNORE and any(danger != EAGLE for danger in state.danger):
            push(state, ("ignore", (seat,), ()))


class Ignore(TurnQuestion):
    """Which danger die does not count in this turn (our ruling: one chosen die), or none."""

    kind = "ignore"

    def choices(self, state: BirdsState, seat: int, data: tuple[()]) -> list[Action]:
        return [*(("ignore", die) for die, face in enumerate(state.danger) if face != EAGLE), SKIP]

    def carry_out(self, state: BirdsState, seat: int, action: Any, data: tuple[()], chance: Chance, tell: Tell) -> None:
        if action != SKIP:
            state.ignored = action[1]
            tell(("ignored", (), (seat, state.danger[action[1]])))


class Discard(TurnQuestion):
    """Discard a hand card because of a danger die (rulebook, "Black danger dice")."""

    kind = "discard"

    def choices(self, state: BirdsState, seat: int, data: tuple[()]) -> list[Action]:
        return [("discard", card) for card in hand_kinds(state, seat)]

    def carry_out(self, state: BirdsState, seat: int, action: tuple[str, int], data: tuple[()], chance: Chance, tell: Tell) -> None:
        out_of_hand(state, seat, action[1])
        discard(state, action[1])
        tell(("discarded", (), (seat, action[1])))


class Peek(TurnQuestion):
    """Look at a face-down card of the board (rulebook, "Eye"), or do without."""

    kind = "peek"

    def choices(self, state: BirdsState, seat: int, data: tuple[()]) -> list[Action]:
        return [*(("peek", cell) for cell in range(9) if state.down >> cell & 1), SKIP]

    def carry_out(self, state: BirdsState, seat: int, action: Any, data: tuple[()], chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            return
        cell = action[1]
        state.peeked = changed(state.peeked, seat, state.peeked[seat] | 1 << cell)
        tell(("peeked", (), (seat, cell)))
        tell(("peeked_at", (seat,), (seat, cell, state.board[cell])))


class Swap(TurnQuestion):
    """Swap two cards of the board, which keep their facing (rulebook, "Two cards with arrows"; our ruling), or do without."""

    kind = "swap"

    def choices(self, state: BirdsState, seat: int, data: tuple[()]) -> list[Action]:
        cells = [cell for cell, card in enumerate(state.board) if card != NOTHING]
        return [*(("swap", one, other) for one in cells for other in cells if one < other), SKIP]

    def carry_out(self, state: BirdsState, seat: int, action: Any, data: tuple[()], chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            return
        _, one, other = action
        board = list(state.board)
        board[one], board[other] = board[other], board[one]
        state.board = tuple(board)
        state.down = swapped_bits(state.down, one, other)
        state.peeked = tuple(swapped_bits(mask, one, other) for mask in state.peeked)
        tell(("swapped", (), (seat, one, other)))


def swapped_bits(mask: int, one: int, other: int) -> int:
    """The mask with two of its bits exchanged."""
    if (mask >> one ^ mask >> other) & 1:
        return mask ^ (1 << one | 1 << other)
    return mask


class Play(TurnQuestion):
    """Play a hand card, a threat too, for its line (rulebook, "Play a card to take three cards from the board")."""

    kind = "play"

    def choices(self, state: BirdsState, seat: int, data: tuple[()]) -> list[Action]:
        return [("play", card) for card in hand_kinds(state, seat)]

    def carry_out(self, state: BirdsState, seat: int, action: tuple[str, int], data: tuple[()], chance: Chance, tell: Tell) -> None:
        out_of_hand(state, seat, action[1])
        tell(("played", (), (seat, action[1])))
        play_for_line(state, seat, action[1])


class Keep(TurnQuestion):
    """Take a revealed bird, or leave it to the discard pile (rulebook: "you may take it"; our ruling)."""

    kind = "keep"

    def choices(self, state: BirdsState, seat: int, data: tuple[int]) -> list[Action]:
        return [("keep",), ("leave",)]

    def carry_out(self, state: BirdsState, seat: int, action: Action, data: tuple[int], chance: Chance, tell: Tell) -> None:
        (card,) = data
        if action == ("keep",):
            state.known = changed(state.known, seat, added(state.known[seat], card))
            tell(("kept", (), (seat, card)))
        else:
            discard(state, card)
            tell(("left", (), (seat, card)))


class Displace(TurnQuestion):
    """A threat for a full column: which bird makes room (rulebook, "Important"). Its point tile returns to the supply."""

    kind = "displace"

    def choices(self, state: BirdsState, seat: int, data: tuple[int]) -> list[Action]:
        return [("displace", place) for place in places_of(wonder_of(data[0])) if is_bird(state.displays[seat][place])]

    def carry_out(self, state: BirdsState, seat: int, action: tuple[str, int], data: tuple[int], chance: Chance, tell: Tell) -> None:
        _, place = action
        bird, tile = state.displays[seat][place], state.tiles[seat][place]
        discard(state, bird)
        put(state, seat, place, data[0])
        tell(("displaced", (), (seat, bird, data[0], place)))
        if tile:
            tell(("returned", (), (seat, bird, tile, 1)))

    def ask_again(self, state: BirdsState, seat: int, data: tuple[int]) -> None:
        """The column may have room now: place the threat anew."""
        push(state, ("threat", (), (seat, *data)))


class Build(TurnQuestion):
    """Place up to two birds, with the three-birds die up to three, or stop (rulebook, "Place up to 2 bird cards")."""

    kind = "build"

    def choices(self, state: BirdsState, seat: int, data: tuple[int]) -> list[Action]:
        if data[0] >= most_birds(state):
            return [SKIP]
        return [*(("place", card) for card in hand_kinds(state, seat) if self.may_place(state, seat, card)), SKIP]

    def may_place(self, state: BirdsState, seat: int, card: int) -> bool:
        """Whether a card is a bird that danger dice and display allow. The red ban goes by the printed list (our ruling)."""
        if not is_bird(card) or free_place(state.displays[seat], wonder_of(card)) == NOTHING:
            return False
        dangers = in_force(state)
        return wonder_of(card) not in dangers and not (RED_BAN in dangers and self.cards.species[card][1] == RED)

    def carry_out(self, state: BirdsState, seat: int, action: Any, data: tuple[int], chance: Chance, tell: Tell) -> None:
        if action == SKIP:
            return
        out_of_hand(state, seat, action[1])
        push(state, ("more", (), (seat, data[0] + 1)))
        place_bird(state, seat, action[1], self.cards, tell)

    def ask_again(self, state: BirdsState, seat: int, data: tuple[int]) -> None:
        push(state, ("more", (), (seat, *data)))


def hand_kinds(state: BirdsState, seat: int) -> list[int]:
    """The different cards in a hand, sorted."""
    return sorted({*state.known[seat], *state.secret[seat]})


def out_of_hand(state: BirdsState, seat: int, card: int) -> None:
    """Take a card out of a hand. Of two alike the known one goes: what is left is the same, and stays as hidden as it was."""
    if card in state.known[seat]:
        state.known = changed(state.known, seat, without(state.known[seat], card))
    else:
        state.secret = changed(state.secret, seat, without(state.secret[seat], card))


QUESTIONS: tuple[type[TurnQuestion], ...] = (Die, Ignore, Discard, Peek, Swap, Play, Keep, Displace, Build)
