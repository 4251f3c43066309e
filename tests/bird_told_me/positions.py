"""Positions of The Bird Told Me to Do It for the tests of the rules, written by the ids of the house deck's cards.

A branch is a mapping from a place, (columns right of the trunk, rows below it), to a card, or to several, "K4a/K3b", the lowest first.
Hands, decks and piles are ids with blanks between them; plumage is a letter and a seat, "K0 B1". An action is written "add K1b -1,0",
"take K", "trade K B", "rob 1", "discard K1b", "skip".
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games.bird_told_me.cards import EXITS, LETTERS, Cards
from engine.games.bird_told_me.game import BirdToldMe, load_deck
from engine.games.bird_told_me.state import NOBODY, OPPOSITE, STEPS, STRIDE, TRUNK, BirdState, Twig
from tests.rules import rule

HOUSE = load_deck()
GAME = BirdToldMe(HOUSE)
Place = tuple[int, int]
Branch = Mapping[Place, str]


def rules(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with rules of this game: "turns.1"."""
    return rule(*(f"bird_told_me.{id}" for id in ids))


def number(id: str) -> int:
    """The number of a card."""
    return HOUSE.ids.index(id)


def numbers(ids: str) -> tuple[int, ...]:
    """The numbers of cards."""
    return tuple(map(number, ids.split()))


def ids(cards: Sequence[int]) -> str:
    """The ids of cards."""
    return " ".join(HOUSE.ids[card] for card in cards)


def cell(place: Place) -> int:
    """The number of a place's cell."""
    return TRUNK + place[0] + STRIDE * place[1]


def place(cell: int) -> Place:
    """The place of a cell."""
    row, column = divmod(cell, STRIDE)
    return column - TRUNK % STRIDE, row - TRUNK // STRIDE


def read(text: str) -> Action:
    """The action that a text stands for."""
    verb, *words = text.split()
    parts: list[int] = []
    for word in words:
        if "," in word:
            column, row = map(int, word.split(","))
            parts += divmod(cell((column, row)), STRIDE)
        else:
            parts.append(number(word) if len(word) == 3 else LETTERS.index(word) if word in LETTERS else int(word))
    return (verb, *parts)


def twigs_of(branch: Branch, cards: Cards) -> tuple[Twig, ...]:
    """The twigs of a branch, grown from the trunk along exits that meet, in the order in which they are written."""
    piles = {cell(where): numbers(text.replace("/", " ")) for where, text in branch.items()}
    twigs: list[Twig] = []
    while len(twigs) < len(piles):
        held = {twig[0]: cards.exits[twig[2][-1]] for twig in twigs} or {TRUNK: 0b11}
        grown = next((other, before) for other in piles if other not in held for before in held if meet(other, before, piles, held, cards))
        twigs.append((*grown, piles[grown[0]]))
    return tuple(twigs)


def meet(other: int, before: int, piles: Mapping[int, Sequence[int]], held: Mapping[int, int], cards: Cards) -> bool:
    """Whether an exit of a cell meets one of a cell that is held."""
    way = next((direction for direction, step in enumerate(STEPS) if other + step == before), None)
    return way is not None and bool(cards.exits[piles[other][-1]] >> way & 1) and bool(held[before] >> OPPOSITE[way] & 1)


class Deal(Chance):
    """Luck that draws named cards from the deck, and after these the deck's first ones."""

    def __init__(self, state: BirdState, cards: str) -> None:
        self._state = state
        self.left = list(numbers(cards))

    def below(self, n: int) -> int:
        assert n == len(self._state.deck)
        return self._state.deck.index(self.left.pop(0)) if self.left else 0


class Table:
    """A match in the middle of a turn of `seat`, everything as the test says; all other cards are in the deck unless it is given."""

    def __init__(
        self,
        branch: Branch | None = None,
        hands: Sequence[str] = ("", ""),
        *,
        seat: int = 0,
        deck: str | None = None,
        discards: str = "",
        piles: Sequence[str] = (),
        plumage: str = "",
        exits: Mapping[str, str] | None = None,
        **fields: Any,
    ) -> None:
        self.game = BirdToldMe(with_exits(exits)) if exits else GAME
        self.seat = seat
        self.told: list[Told] = []
        state = self.game.deal(len(hands), {}, Chance.seeded(1))
        state.twigs = twigs_of(branch or {}, self.game.cards)
        state.hands = tuple(tuple(sorted(numbers(hand))) for hand in hands)
        state.discards = numbers(discards)
        state.piles = tuple(map(numbers, piles)) or ((),) * len(hands)
        owners = {LETTERS.index(text[0]): int(text[1]) for text in plumage.split()}
        state.plumage = tuple(owners.get(colour, NOBODY) for colour in range(6))
        state.current = seat
        used = [*state.discards, *(card for row in (*state.hands, *state.piles, *(pile for _, _, pile in state.twigs)) for card in row)]
        whole = list(state.deck)
        for card in used:
            whole.remove(card)
        state.deck = tuple(sorted(numbers(deck))) if deck is not None else tuple(whole)
        state.frames = (("turn end", (), (seat,)),)
        self.state = msgspec.structs.replace(state, **fields)

    def turn(self, draws: str = "") -> "Table":
        """The turn of `seat` begins."""
        return self._settle(draws, ("turn", (), (self.seat,)), alone=True)

    def tells(self, card: str, boost: int = 0, on: Place = (0, 0), draws: str = "") -> "Table":
        """A card is carried out, on a place of the branch or on none."""
        return self._settle(draws, ("carry", (), (self.seat, cell(on), number(card), boost)))

    def walks(self, draws: str = "") -> "Table":
        """The route goes on from where the position says that the player stands."""
        return self._settle(draws, ("walk", (), (self.seat,)))

    def turns_up_the_bonus_card(self, draws: str = "") -> "Table":
        """The route is walked: the bonus card comes, and then the end of the turn."""
        return self._settle(draws, ("bonus", (), (self.seat,)), alone=True)

    def _settle(self, draws: str, frame: Any, alone: bool = False) -> "Table":
        self.state.frames = (frame,) if alone else (*self.state.frames, frame)
        luck = Deal(self.state, draws)
        self.game.settle(self.state, luck, self.told.append)
        assert luck.left == [], f"not drawn: {ids(luck.left)}"
        return self

    def do(self, text: str, draws: str = "") -> "Table":
        """Whoever is asked chooses; the cards that are drawn then."""
        (seat,) = self.game.to_act(self.state)
        action = read(text)
        assert action in self.game.legal_actions(self.state, seat), f"{text} is not among {self.legal()}"
        luck = Deal(self.state, draws)
        self.game.play(self.state, seat, action, luck, self.told.append)
        assert luck.left == [], f"not drawn: {ids(luck.left)}"
        return self

    @property
    def asked(self) -> tuple[str, int]:
        """The question that is open, and the seat it is put to; ("over", -1) at the end."""
        if not self.state.frames:
            return "over", -1
        kind, seats, _ = self.state.frames[-1]
        return kind, seats[0]

    def legal(self, verb: str = "") -> list[str]:
        """The choices in words, all or those of a verb."""
        (seat,) = self.game.to_act(self.state)
        return [self.say(action) for action in self.game.legal_actions(self.state, seat) if verb in ("", action[0])]

    def say(self, action: Action) -> str:
        """An action in the words of `read`."""
        words = [str(action[0])]
        for name, part in zip(self.game.verbs[str(action[0])], action[1:], strict=True):
            value = int(part)
            if name == "column":
                words[-1] = "{},{}".format(*place(STRIDE * int(words[-1]) + value))
            else:
                words.append(HOUSE.ids[value] if name == "card" else LETTERS[value] if name == "colour" else str(value))
        return " ".join(words)

    def has_told(self, kind: str) -> list[tuple[Any, ...]]:
        """The data of all events of a kind."""
        return [data for name, _, data in self.told if name == kind]

    def hand(self, seat: int) -> str:
        return ids(self.state.hands[seat])

    def pile(self, seat: int) -> str:
        return ids(self.state.piles[seat])

    @property
    def discards(self) -> str:
        return ids(self.state.discards)

    @property
    def branch(self) -> dict[Place, str]:
        """The branch as it is written."""
        return {place(where): "/".join(HOUSE.ids[card] for card in pile) for where, _, pile in self.state.twigs}

    @property
    def plumage(self) -> str:
        """Who holds which plumage."""
        return " ".join(f"{LETTERS[colour]}{owner}" for colour, owner in enumerate(self.state.plumage) if owner != NOBODY)


def with_exits(exits: Mapping[str, str]) -> Cards:
    """The house deck with other exits on some cards."""
    faces = list(HOUSE.faces)
    for id, letters in exits.items():
        colour, value, _ = faces[number(id)]
        faces[number(id)] = colour, value, sum(1 << EXITS.index(letter) for letter in letters)
    return Cards(HOUSE.ids, tuple(faces), HOUSE.instructions)
