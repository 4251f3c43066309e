"""The deck of The Game of Birds, read from a file such as cards.toml, every fault named by its line."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from engine.core.card_file import CardFile, Key
from engine.games.game_of_birds.names import NO_NAMES, Forms, names_in_forms, read_names, told_names
from engine.games.game_of_birds.state import (
    FURTHER,
    SPECIES,
    WHITE_FACES,
    WONDERS,
    Names,
    Numbers,
    Species,
    code_of,
    is_bird,
    wonder_of,
)

HOUSE_DECK = Path(__file__).with_name("cards.toml")
GREEN, AMBER, RED = range(3)
LISTS = ("green", "amber", "red")
COPIES = 4
"""Cards of a species or a threat for which the file gives no number."""
BIRDS, THREATS = 140, 28
"""Cards in a box (rulebook, "Game Materials"); how they are split over species and wonders is the deck's own."""
DANGERS = (*WONDERS, "red ban", "discard", "eagle")
"""The faces of danger dice as they are written in a file, by their codes."""
SCENARIOS, CELLS, FACES = 6, 9, 6
ID = re.compile(r"B([0-9]{2,3})")

Read = tuple[Species, int, tuple[Forms, ...], str]
"""A kind of card: what it is as a bird, how many cards there are, its names, its id."""


class Cards(msgspec.Struct, frozen=True):
    """A deck with its dice."""

    name: str
    species: tuple[Species, ...]
    """The birds by their codes: (wonder, list, points). Codes that are no bird's stand for nothing here."""
    copies: Numbers
    """How many cards there are of each kind, by its code."""
    names: Names
    """The names of every card, birds and threats, by its code: (German, English, Czech)."""
    forms: tuple[Names, ...]
    """The same as pictures try them, from the longest form to the shortest."""
    scenarios: Numbers
    """For each scenario card the bit mask of its face-down cells."""
    white: tuple[Numbers, ...]
    """The faces of the four white dice."""
    danger: tuple[Numbers, ...]
    """The faces of the two danger dice."""

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever the deck or a die does; names do not count."""
        rules = self.species, self.copies, self.scenarios, self.white, self.danger
        return hashlib.sha256(repr(rules).encode()).hexdigest()[:16]

    def deck(self) -> Numbers:
        """All game cards, sorted."""
        return tuple(card for card, copies in enumerate(self.copies) for _ in range(copies))

    def counted(self) -> list[str]:
        """What the deck holds, a line a kind; printed for its transcriber."""
        birds = [card for card, copies in enumerate(self.copies) if copies and is_bird(card)]
        kinds = Counter(self.species[card][1:] for card in birds)
        lists = ", ".join(f"{count} {LISTS[of_list]} {points}" for (of_list, points), count in sorted(kinds.items()))
        wonders = Counter(wonder_of(card) for card in self.deck() if is_bird(card))
        alike = [name for name, times in Counter(self.forms[0][card][1] for card in birds).items() if times > 1]
        return [
            f"birds: {BIRDS} cards, {len(birds)} species: {lists}",
            f"bird cards by wonder: {', '.join(f'{wonders[number]} {name}' for number, name in enumerate(WONDERS))}",
            f"threats by wonder: {', '.join(f'{self.copies[SPECIES + number]} {name}' for number, name in enumerate(WONDERS))}",
            f"face-down cells of the scenarios: {', '.join(str(mask.bit_count()) for mask in self.scenarios)}",
            *(f"white die: {', '.join(WHITE_FACES[face] for face in die)}" for die in self.white),
            *(f"danger die: {', '.join(DANGERS[face] for face in die)}" for die in self.danger),
            *(f"the same name twice, please look again: {name}" for name in alike),
        ]


def load_cards(path: Path = HOUSE_DECK) -> Cards:
    """The deck in a file of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    return Reader(CardFile.read(path)).read()


def parse_cards(text: str, source: str) -> Cards:
    """The deck in a text of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    return Reader(CardFile(text, source)).read()


class Reader:
    """Reads a deck out of a parsed file, entry by entry, and names what cannot be a box of The Game of Birds."""

    def __init__(self, file: CardFile) -> None:
        self.file = file

    def read(self) -> Cards:
        """The deck. Raises CardsError with all faults."""
        file = self.file
        for key in file.data:
            file.is_known((key,), key, ("game", "name", "bird", "threat", "scenario", "white", "danger"), "part of a deck")
        named = isinstance(file.data.get("name"), str)
        if file.is_known(("game",), file.data.get("game"), ("game_of_birds",), "game of this form") and not named:
            file.fault(("name",), "the deck needs a name in quotation marks")
        kinds = {**self._birds(), **self._threats()}
        scenarios = [f"S{number}" for number in range(1, SCENARIOS + 1)]
        cells = tuple(self._cells(("scenario", id), entry) for id, entry in self._entries("scenario", scenarios))
        white = self._dice("white", ("W1", "W2", "W3", "W4"), WHITE_FACES, "white die")
        danger = self._dice("danger", ("D1", "D2"), DANGERS, "danger die")
        file.close()
        none: Read = (0, 0, 0), 0, NO_NAMES, ""
        rows = [kinds.get(code, none) for code in range(max(FURTHER, *(code + 1 for code in kinds)))]
        species = tuple(row[0] for row in rows[: SPECIES if len(rows) == FURTHER else None])
        names = [row[2] for row in rows]
        told = told_names(names, species, [row[3] for row in rows])
        return Cards(file.data["name"], species, tuple(row[1] for row in rows), told, names_in_forms(names), cells, white, danger)

    def _birds(self) -> dict[int, Read]:
        """The species by their codes, which go by wonder and, within a wonder, by id."""
        table = self.file.table("bird")
        for id in table:
            if not ID.fullmatch(id):
                self.file.fault(("bird", id), "an id of a bird is written B01 or B107")
        ids = sorted((id for id in table if ID.fullmatch(id)), key=lambda id: (int(id[1:]), id))
        read = [self._bird(id, table[id]) for id in ids]
        found: dict[int, Read] = {}
        met: Counter[int] = Counter()
        for bird in read:
            wonder = bird[0][0]
            found[code_of(wonder, met[wonder])] = bird
            met[wonder] += 1
        self._is_whole("bird", read, BIRDS)
        return found

    def _bird(self, id: str, entry: object) -> Read:
        key = "bird", id
        names = read_names(self.file, key, entry, ("wonder", "list", "points", "cards"))
        if not isinstance(entry, dict):
            return (0, 0, 0), COPIES, names, id
        of_wonder, of_list, points = entry.get("wonder"), entry.get("list"), entry.get("points")
        wonder = WONDERS.index(str(of_wonder)) if self.file.is_known(key, of_wonder, WONDERS, "wonder") else 0
        listed = LISTS.index(str(of_list)) if self.file.is_known(key, of_list, LISTS, "list") else 0
        return (wonder, listed, self._count(key, points, "points are")), self._copies(key, entry), names, id

    def _threats(self) -> dict[int, Read]:
        """The threats by their codes."""
        found: dict[int, Read] = {}
        for wonder, entry in self._entries("threat", WONDERS):
            key, number = ("threat", wonder), WONDERS.index(wonder)
            names = read_names(self.file, key, entry, ("cards",))
            found[SPECIES + number] = (number, 0, 0), self._copies(key, entry if isinstance(entry, dict) else {}), names, ""
        if len(found) == len(WONDERS):
            self._is_whole("threat", list(found.values()), THREATS)
        return found

    def _copies(self, key: Key, entry: dict[str, object]) -> int:
        """How many cards of a kind there are."""
        return self._count(key, entry.get("cards", COPIES), "the number of its cards is")

    def _count(self, key: Key, number: object, what: str) -> int:
        if type(number) is int and 0 < number < 100:
            return number
        self.file.fault(key, f"{what} a whole number from 1, not {number!r}")
        return 0

    def _is_whole(self, name: str, kinds: list[Read], of_a_box: int) -> None:
        """Note a fault when a table has not as many cards as a box."""
        total = sum(copies for _, copies, _, _ in kinds)
        if kinds and all(copies for _, copies, _, _ in kinds) and total != of_a_box:
            self.file.fault((name,), f"a box has {of_a_box} {name} cards, not {total}")

    def _entries(self, name: str, ids: Sequence[str]) -> Iterator[tuple[str, object]]:
        """The entries of a table in the order of the ids that a box has; others, and missing ones, are faults."""
        table = self.file.table(name)
        for id in table:
            if id not in ids:
                self.file.fault((name, id), f"is no id in [{name}]; a box has {', '.join(ids)}")
        if missing := [id for id in ids if table and id not in table]:
            self.file.fault((name,), f"missing: {', '.join(missing)}")
        yield from ((id, table[id]) for id in ids if id in table)

    def _cells(self, key: Key, cells: object) -> int:
        """The bit mask of the face-down cells of a scenario card."""
        known = [cell for cell in cells if type(cell) is int and 1 <= cell <= CELLS] if isinstance(cells, list) else []
        if known != cells or len(set(known)) != len(known):
            self.file.fault(key, f"a scenario is a list of different cells from 1 to {CELLS}, not {cells!r}")
        return sum(1 << cell - 1 for cell in set(known))

    def _dice(self, name: str, ids: Sequence[str], known: Sequence[str], what: str) -> tuple[Numbers, ...]:
        """The faces of the dice of a colour."""
        return tuple(self._faces((name, id), entry, known, what) for id, entry in self._entries(name, ids))

    def _faces(self, key: Key, faces: object, known: Sequence[str], what: str) -> Numbers:
        if not isinstance(faces, list) or len(faces) != FACES:
            self.file.fault(key, f"a die has {FACES} faces, not {len(faces) if isinstance(faces, list) else faces!r}")
            return ()
        return tuple(known.index(face) for face in faces if self.file.is_known(key, face, known, f"face of a {what}"))
