"""The deck of The Bird Told Me to Do It, read from a file such as cards.toml: colours, values, exits, and instructions as data."""

import hashlib
import re
from collections.abc import Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from engine.core.card_file import CardFile, Key
from engine.games.bird_told_me.state import Tells

HOUSE_DECK = Path(__file__).with_name("cards.toml")

LETTERS = "KBRGWY"
EXITS = "LRUD"
OF_A_COLOUR = 8
"""Cards of each colour (rulebook, "Bird Cards")."""
MOST_BIRDS = 4

WORDS = {
    "add": 1, "over": 2, "place": 3,
    "any": 0, "unclaimed": 1, "absent": 2, "present": 3,
    "next": 0, "last": 1,
    "ones": 0, "own": 1, "opponents": 2,
    "pile": 0, "discards": 1, "hand": 2,
}  # fmt: skip
"""The words in instructions as numbers. "place" is "add" or "over"."""

Parameter = tuple[str, ...]
"""What may stand at a place of an instruction: one of some words, or a NUMBER."""
NUMBER: Parameter = ()
Vocabulary = Mapping[str, tuple[Parameter, ...]]
"""For each instruction that the game can carry out its parameters."""

Argument = tuple[int, bool]
"""(number, whether boosts make it grow)"""
Instruction = tuple[str, tuple[Argument, ...]]
Face = tuple[int, int, int]
"""(colour, value, exits as bits of directions)"""

_ID = re.compile(rf"[{LETTERS}][1-{MOST_BIRDS}][a-z]")
_BRACKETS = re.compile(r"\[(\d)\]")


class Cards:
    """The deck, by card number. Sets of cards are whole numbers with a bit for each card."""

    __slots__ = ("_adding", "_covering", "all", "colours", "exits", "faces", "ids", "instructions", "tells", "values")

    def __init__(self, ids: tuple[str, ...], faces: tuple[Face, ...], instructions: tuple[tuple[Instruction, ...], ...]) -> None:
        self.ids = ids
        self.faces = faces
        self.instructions = instructions
        self.tells: tuple[Tells, ...] = tuple(
            tuple((name, tuple((number, int(grows)) for number, grows in arguments)) for name, arguments in steps) for steps in instructions
        )
        """The instructions as views hold them."""
        self.colours = [colour for colour, _, _ in faces]
        self.values = [value for _, value, _ in faces]
        """How many birds each card shows."""
        self.exits = [exits for _, _, exits in faces]
        """The directions in which each card's twig goes on, as bits."""
        self.all = range(len(faces))
        sides, exits, birds = range(len(EXITS)), range(1 << len(EXITS)), range(MOST_BIRDS + 1)
        self._adding = {key: self._set_to_add(*key) for key in product(exits, sides, birds)}
        self._covering = {key: self._set_to_cover(*key) for key in product(exits, birds, birds)}

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever a card does."""
        return hashlib.sha256(repr((self.ids, self.faces, self.instructions)).encode()).hexdigest()[:16]

    def to_add(self, near: int, side: int, most: int) -> int:
        """The set of cards with at most so many birds that have an exit on one side and on no other one of those `near`, as bits."""
        return self._adding[near, side, most]

    def to_cover(self, exits: int, least: int, most: int) -> int:
        """The set of cards that have all these exits and a value in these bounds."""
        return self._covering[exits, least, most]

    def _set_to_add(self, near: int, side: int, most: int) -> int:
        only = 1 << side
        return sum(1 << card for card in self.all if self.exits[card] & (near | only) == only and self.values[card] <= most)

    def _set_to_cover(self, exits: int, least: int, most: int) -> int:
        return sum(1 << card for card in self.all if self.exits[card] & exits == exits and least <= self.values[card] <= most)


def load_cards(vocabulary: Vocabulary, path: Path = HOUSE_DECK) -> Cards:
    """The deck in a file of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    return Reader(CardFile.read(path), vocabulary).read()


class Reader:
    """Reads the deck out of a parsed file, card by card, and names what the game cannot play with."""

    def __init__(self, file: CardFile, vocabulary: Vocabulary) -> None:
        self.file = file
        self.vocabulary = vocabulary

    def read(self) -> Cards:
        """The deck. Raises CardsError with all faults."""
        file = self.file
        for key in file.data:
            file.is_known((key,), key, ("game", "name", "cards"), "part of a deck")
        file.is_known(("game",), file.data.get("game"), ("bird_told_me",), "game of this form")
        if not isinstance(file.data.get("name"), str):
            file.fault(("name",), "the deck needs a name in quotation marks")
        table = file.table("cards")
        cards = [self._card(("cards", id), id, entry) for id, entry in table.items()]
        for letter in LETTERS:
            if table and (count := sum(id[:1] == letter for id in table)) != OF_A_COLOUR:
                file.fault(("cards",), f"there are {OF_A_COLOUR} cards of the colour {letter}, not {count}")
        file.close()
        return Cards(tuple(table), tuple(face for face, _ in cards), tuple(steps for _, steps in cards))

    def _card(self, key: Key, id: str, entry: object) -> tuple[Face, tuple[Instruction, ...]]:
        """A card. Of a faulty one only what can be read is kept: `read` ends with its faults."""
        fields = entry if isinstance(entry, dict) else {}
        if fields is not entry:
            self.file.fault(key, 'a card is written { exits = "RUD", do = [...] }')
        for field in fields:
            self.file.is_known(key, field, ("exits", "do"), "part of a card")
        is_named = bool(_ID.fullmatch(id))
        if not is_named:
            self.file.fault(key, f"an id is a colour ({LETTERS}), a value 1-{MOST_BIRDS} and a small letter")
        exits = fields.get("exits")
        if not isinstance(exits, str) or not exits or set(exits) - set(EXITS) or len(set(exits)) < len(exits):
            self.file.fault(key, f"exits are one or more different letters of {EXITS}, not {exits!r}")
            exits = ""
        colour, value = (LETTERS.index(id[0]), int(id[1])) if is_named else (0, 0)
        return (colour, value, sum(1 << EXITS.index(exit) for exit in exits)), tuple(self._steps(key, fields.get("do")))

    def _steps(self, key: Key, steps: object) -> Iterable[Instruction]:
        if not isinstance(steps, list) or not steps or not all(isinstance(step, list) and step for step in steps):
            self.file.fault(key, f'do is a list of instructions such as ["draw", "[1]"], not {steps!r}')
            return
        for name, *arguments in steps:
            if self.file.is_known(key, name, self.vocabulary, "instruction"):
                yield str(name), tuple(self._arguments(key, name, arguments))

    def _arguments(self, key: Key, name: str, arguments: list[Any]) -> Iterable[Argument]:
        parameters = self.vocabulary[name]
        if len(arguments) != len(parameters):
            self.file.fault(key, f"{name!r} is followed by {len(parameters)} numbers or words, not {len(arguments)}")
            return
        for argument, words in zip(arguments, parameters, strict=True):
            if words and self.file.is_known(key, argument, words, f"word after {name!r}"):
                yield WORDS[argument], False
            elif not words:
                yield self._number(key, name, argument)

    def _number(self, key: Key, name: str, argument: object) -> Argument:
        if type(argument) is int and 0 <= argument <= 9:
            return argument, False
        if isinstance(argument, str) and (match := _BRACKETS.fullmatch(argument)):
            return int(match[1]), True
        self.file.fault(key, f'a number after {name!r} is 0-9, or "[0]"-"[9]" if boosts make it grow, not {argument!r}')
        return 0, False
