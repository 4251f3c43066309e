"""The deck of The Bird Told Me to Do It, read from cards.toml: colours, values, exits, and instructions as data."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from engine.core.errors import CardsError

HOUSE_DECK = Path(__file__).with_name("cards.toml")

LETTERS = "KBRGWY"
EXITS = "LRUD"

WORDS = {
    "add": 1, "over": 2, "place": 3,
    "any": 0, "unclaimed": 1, "absent": 2, "present": 3,
    "next": 0, "last": 1,
    "ones": 0, "own": 1, "opponents": 2,
    "pile": 0, "discards": 1, "hand": 2,
}  # fmt: skip
"""The words in instructions as numbers. "place" is "add" or "over"."""

Argument = tuple[int, bool]
"""(number, whether boosts make it grow)"""
Instruction = tuple[str, tuple[Argument, ...]]


class Cards(msgspec.Struct, frozen=True):
    """The deck, by card number."""

    ids: tuple[str, ...]
    faces: tuple[tuple[int, int, int], ...]
    """(colour, value, exits as bits of directions)"""
    instructions: tuple[tuple[Instruction, ...], ...]

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever a card does."""
        return hashlib.sha256(repr((self.ids, self.faces, self.instructions)).encode()).hexdigest()[:16]

    def colour(self, card: int) -> int:
        """The colour of a card's birds."""
        return self.faces[card][0]

    def value(self, card: int) -> int:
        """How many birds a card shows."""
        return self.faces[card][1]

    def has_exit(self, card: int, direction: int) -> bool:
        """Whether a card's twig goes on in a direction."""
        return bool(self.faces[card][2] >> direction & 1)


def load_cards(known: frozenset[str], path: Path = HOUSE_DECK) -> Cards:
    """The deck in a file; `known` are the instructions that the game can carry out. Raises CardsError with the faults."""
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")).get("cards", {})
    faults: list[str] = []
    for id, card in data.items():
        if not (len(id) == 3 and id[0] in LETTERS and id[1] in "1234"):
            faults.append(f"{id}: an id is a colour ({LETTERS}), a value 1-4 and a letter")
        if not set(card.get("exits", "?")) <= set(EXITS):
            faults.append(f"{id}: exits are letters of {EXITS}")
        faults += [f"{id}: no instruction is called {step[0]!r}" for step in card.get("do", []) if step[0] not in known]
    if len(data) != 48 or any(sum(id[0] == letter for id in data) != 8 for letter in LETTERS):
        faults.append("[cards]: there are eight cards of each of six colours")
    if faults:
        raise CardsError(str(path), faults)
    faces = [(LETTERS.index(id[0]), int(id[1]), sum(1 << EXITS.index(e) for e in card["exits"])) for id, card in data.items()]
    return Cards(tuple(data), tuple(faces), tuple(tuple(map(read_step, card["do"])) for card in data.values()))


def read_step(step: list[str | int]) -> Instruction:
    """An instruction of the file: its name and its arguments."""
    return str(step[0]), tuple(map(read_argument, step[1:]))


def read_argument(argument: str | int) -> Argument:
    """A number, a number in brackets, or a word."""
    if isinstance(argument, int):
        return argument, False
    if argument.startswith("["):
        return int(argument[1:-1]), True
    return WORDS[argument], False
