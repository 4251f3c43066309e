"""The deck of The Game of Birds, read from a file such as cards.toml, every fault named by its line."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.core.card_file import CardFile, Key
from engine.games.game_of_birds.state import SPECIES, SPECIES_OF_WONDER, WONDERS, Names, Numbers, Species

HOUSE_DECK = Path(__file__).with_name("cards.toml")
GREEN, AMBER, RED = range(3)
LISTS = ("green", "amber", "red")
COPIES = 4
"""Cards of each species and of each threat: 140 birds and 28 threats (rulebook, "Game Materials"; the split is inferred)."""
LANGUAGES = ("de", "en", "cs")
DANGERS = (*WONDERS, "red ban", "discard", "eagle")
"""The faces of danger dice as they are written in a file, by their codes."""
SCENARIOS, CELLS, DICE, FACES = 6, 9, 2, 6


class Cards(msgspec.Struct, frozen=True):
    """A deck with its danger dice."""

    name: str
    species: tuple[Species, ...]
    """The birds by number: (wonder, list, points)."""
    names: Names
    """The names of every card, birds and threats, by its code: (German, English, Czech)."""
    scenarios: Numbers
    """For each scenario card the bit mask of its face-down cells."""
    danger: tuple[Numbers, ...]
    """The faces of the two danger dice."""

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever the deck or a die does; names do not count."""
        return hashlib.sha256(repr((self.species, COPIES, self.scenarios, self.danger)).encode()).hexdigest()[:16]

    def deck(self) -> Numbers:
        """All game cards, sorted."""
        return tuple(card for card in range(SPECIES + len(WONDERS)) for _ in range(COPIES))

    def counted(self) -> list[str]:
        """What the deck holds, a line a kind; printed for its transcriber."""
        kinds = Counter((of_list, points) for _, of_list, points in self.species)
        lists = ", ".join(f"{count} {LISTS[of_list]} {points}" for (of_list, points), count in sorted(kinds.items()))
        alike = [name for name, times in Counter(english for _, english, _ in self.names).items() if times > 1]
        return [
            f"birds: {COPIES * len(self.species)} cards, {len(self.species)} species: {lists}",
            f"threats: {COPIES * len(WONDERS)} cards",
            f"face-down cells of the scenarios: {', '.join(str(mask.bit_count()) for mask in self.scenarios)}",
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
            file.is_known((key,), key, ("game", "name", "bird", "threat", "scenario", "danger"), "part of a deck")
        named = isinstance(file.data.get("name"), str)
        if file.is_known(("game",), file.data.get("game"), ("game_of_birds",), "game of this form") and not named:
            file.fault(("name",), "the deck needs a name in quotation marks")
        ids = [f"B{number:02}" for number in range(1, SPECIES + 1)]
        birds = [self._bird(("bird", id), entry, WONDERS[ids.index(id) // SPECIES_OF_WONDER]) for id, entry in self._entries("bird", ids)]
        threats = [self._names(("threat", wonder), entry, ()) for wonder, entry in self._entries("threat", WONDERS)]
        scenarios = [f"S{number}" for number in range(1, SCENARIOS + 1)]
        cells = tuple(self._cells(("scenario", id), entry) for id, entry in self._entries("scenario", scenarios))
        dice = tuple(self._faces(("danger", id), entry) for id, entry in self._entries("danger", ("D1", "D2")))
        file.close()
        names = (*(names for _, names in birds), *threats)
        return Cards(file.data["name"], tuple(species for species, _ in birds), names, cells, dice)

    def _entries(self, name: str, ids: list[str] | tuple[str, ...]) -> Iterator[tuple[str, object]]:
        """The entries of a table in the order of the ids that a box has; others, and missing ones, are faults."""
        table = self.file.table(name)
        has = ", ".join(ids) if len(ids) <= len(WONDERS) else f"{ids[0]} to {ids[-1]}"
        for id in table:
            if id not in ids:
                self.file.fault((name, id), f"is no id in [{name}]; a box has {has}")
        if missing := [id for id in ids if table and id not in table]:
            self.file.fault((name,), f"missing: {', '.join(missing)}")
        yield from ((id, table[id]) for id in ids if id in table)

    def _bird(self, key: Key, entry: object, wonder: str) -> tuple[Species, tuple[str, str, str]]:
        names = self._names(key, entry, ("wonder", "list", "points"))
        if not isinstance(entry, dict):
            return (0, 0, 0), names
        of_wonder, of_list, points = entry.get("wonder"), entry.get("list"), entry.get("points")
        if self.file.is_known(key, of_wonder, WONDERS, "wonder") and of_wonder != wonder:
            self.file.fault(key, f"with this number it is a bird of {wonder!r}, not of {of_wonder!r}")
        if type(points) is not int or not 0 < points < 100:
            self.file.fault(key, f"points are a whole number from 1, not {points!r}")
            points = 0
        if not self.file.is_known(key, of_list, LISTS, "list"):
            return (0, 0, 0), names
        return (WONDERS.index(wonder), LISTS.index(str(of_list)), points), names

    def _names(self, key: Key, entry: object, others: tuple[str, ...]) -> tuple[str, str, str]:
        """The names of a card, each language left out filled with another; `others` are the entry's parts that are no names."""
        fields = entry if isinstance(entry, dict) else {}
        if fields is not entry:
            parts = (*others, *LANGUAGES)
            self.file.fault(key, f"is written {{ {', '.join(f'{part} = ...' for part in parts)} }}")
            return "", "", ""
        for field in fields:
            self.file.is_known(key, field, (*others, *LANGUAGES), "part of such a card")
        given = [fields[language] for language in LANGUAGES if language in fields]
        if not given or not all(isinstance(name, str) and name.strip() for name in given):
            self.file.fault(key, "needs a name in quotation marks in at least one language: de, en or cs")
            return "", "", ""
        german, english, czech = (str(fields.get(language, given[0])) for language in LANGUAGES)
        return german, english, czech

    def _cells(self, key: Key, cells: object) -> int:
        """The bit mask of the face-down cells of a scenario card."""
        known = [cell for cell in cells if type(cell) is int and 1 <= cell <= CELLS] if isinstance(cells, list) else []
        if known != cells or len(set(known)) != len(known):
            self.file.fault(key, f"a scenario is a list of different cells from 1 to {CELLS}, not {cells!r}")
        return sum(1 << cell - 1 for cell in set(known))

    def _faces(self, key: Key, faces: object) -> Numbers:
        if not isinstance(faces, list) or len(faces) != FACES:
            self.file.fault(key, f"a die has {FACES} faces, not {len(faces) if isinstance(faces, list) else faces!r}")
            return ()
        return tuple(DANGERS.index(face) for face in faces if self.file.is_known(key, face, DANGERS, "face of a danger die"))
