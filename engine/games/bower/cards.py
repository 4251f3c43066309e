"""The components of Bower, read from a file such as cards.toml, and looked up by number and by square code."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from engine.core.card_file import CardFile, Key
from engine.games.bower.state import BONUS, EARTH, GEM, MATERIALS, OBJECTS, REQUESTS, SHELL, TOKENS, BonusTile, Square, Tile

HOUSE_SET = Path(__file__).with_name("cards.toml")

EFFECTS = {
    "egg": ("yellow", "violet", "red", "shell"),
    "spy": ("rival", "out"),
    "token": TOKENS,
    "interactive": ("cover", "give", "twice", "discard"),
}
"""The bonus tiles that are no nest tiles, each once in a box: kind -> of."""

REQUEST_EGGS, NEST_TILES, BONUS_TILES, NEST_BONUS_TILES = 8, 36, 20, 5
"""What is in a box (rulebook, "Components"; that five bonus tiles are nest tiles is inferred)."""

PLAIN = tuple(word for word in OBJECTS if word.split()[0] not in ("white", "coloured"))
"""The objects of nest tiles; white ones and coloured shells are on bonus tiles only (rulebook, "Anatomy of a Nest tile")."""

SQUARES = (1 + 2 * BONUS) * 2
"""Square codes are below this number."""


class Cards:
    """A set of components. Tiles and bonus tiles have the numbers of their ids: N07 = 7, B03 = 103."""

    __slots__ = (
        "bonus",
        "bonuses",
        "gems",
        "gems_of",
        "is_of",
        "materials",
        "name",
        "nest_tiles",
        "objects",
        "requests",
        "shells",
        "tiles",
    )

    def __init__(self, name: str, requests: tuple[int, ...], tiles: tuple[Tile, ...], bonuses: tuple[BonusTile, ...]) -> None:
        self.name = name
        self.requests = requests
        self.tiles = tiles
        self.nest_tiles = tuple(number for number, *_ in tiles if number < BONUS)
        """The numbers of the tiles of the stack."""
        self.bonuses = bonuses
        self.bonus = {number: (kind, of) for number, kind, of in bonuses}
        self.materials = [-1] * SQUARES
        """The material of each square code; -1 for none, as for an empty cell."""
        self.objects: list[tuple[int, ...]] = [()] * SQUARES
        for number, *squares in tiles:
            for half, (material, objects) in enumerate(squares):
                self.materials[2 * number + half] = material
                self.objects[2 * number + half] = objects
        self.gems = [objects.count(GEM) for objects in self.objects]
        self.is_of = [[own == material for own in self.materials] for material in range(len(MATERIALS))]
        """For each material whether a square code is of it."""
        self.gems_of = [[gems * own for gems, own in zip(self.gems, is_of, strict=True)] for is_of in self.is_of]
        """For each material the gems of a square code of it, 0 for other codes."""
        self.shells = [objects.count(SHELL) for objects in self.objects]

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever a component does; the set's name does not count."""
        return hashlib.sha256(repr((self.requests, self.tiles, self.bonuses)).encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def cards_of(tiles: tuple[Tile, ...], bonuses: tuple[BonusTile, ...]) -> Cards:
    """The components that a view describes, for reading the view."""
    return Cards("", (), tiles, bonuses)


def load_cards(path: Path = HOUSE_SET) -> Cards:
    """The set in a file of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    return Reader(CardFile.read(path)).read()


def parse_cards(text: str, source: str) -> Cards:
    """The set in a text of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    return Reader(CardFile(text, source)).read()


class Reader:
    """Reads the components out of a parsed file, entry by entry, and names what cannot be a box of Bower."""

    def __init__(self, file: CardFile) -> None:
        self.file = file

    def read(self) -> Cards:
        """The components. Raises CardsError with all faults."""
        file = self.file
        for key in file.data:
            file.is_known((key,), key, ("game", "name", "requests", "nest", "bonus"), "part of a set")
        if file.is_known(("game",), file.data.get("game"), ("bower",), "game of this form") and not isinstance(file.data.get("name"), str):
            file.fault(("name",), "the set needs a name in quotation marks")
        requests = self._requests()
        tiles = [self._tile(("nest", id), id, squares) for id, squares in self._entries("nest", "N", NEST_TILES)]
        bonuses = [self._bonus(("bonus", id), id, entry) for id, entry in self._entries("bonus", "B", BONUS_TILES)]
        self._kinds(bonuses)
        dominoes = [tile for tile in (*tiles, *(tile for _, tile in bonuses)) if tile]
        file.close()
        return Cards(file.data["name"], requests, tuple(sorted(dominoes)), tuple(sorted(bonus for bonus, _ in bonuses)))

    def _requests(self) -> tuple[int, ...]:
        key = ("requests", "eggs")
        eggs = self.file.table("requests").get("eggs")
        if not isinstance(eggs, list) or len(eggs) != REQUEST_EGGS:
            self.file.fault(key, f"there are {REQUEST_EGGS} request eggs, not {len(eggs) if isinstance(eggs, list) else eggs!r}")
            return ()
        return tuple(REQUESTS.index(egg) for egg in eggs if self.file.is_known(key, egg, REQUESTS, "request"))

    def _entries(self, name: str, letter: str, count: int) -> Iterator[tuple[str, object]]:
        """The entries of a table under the ids that a box has; others, and missing ones, are faults."""
        table = self.file.table(name)
        ids = [f"{letter}{number:02}" for number in range(1, count + 1)]
        for id, entry in table.items():
            if id in ids:
                yield id, entry
            else:
                self.file.fault((name, id), f"is no id of such a tile; a box has {ids[0]} to {ids[-1]}")
        if table and len(table) != count:
            self.file.fault((name,), f"there are {count} tiles, not {len(table)}")
        if missing := [id for id in ids if table and id not in table]:
            self.file.fault((name,), f"missing: {', '.join(missing)}")

    def _tile(self, key: Key, id: str, squares: object) -> Tile | None:
        if not isinstance(squares, list) or len(squares) != 2:
            self.file.fault(key, f"a tile has two squares, not {len(squares) if isinstance(squares, list) else squares!r}")
            return None
        first, second = (self._square(key, square, is_bonus=id[0] == "B") for square in squares)
        return (_number(id), first, second) if first and second else None

    def _square(self, key: Key, square: object, is_bonus: bool) -> Square | None:
        if not isinstance(square, list) or not 2 <= len(square) <= 4:
            self.file.fault(key, f"a square is a material and one to three objects, not {square!r}")
            return None
        materials, objects = (MATERIALS, OBJECTS) if is_bonus else (MATERIALS[:EARTH], PLAIN)
        kind = "a nest bonus tile" if is_bonus else "a nest tile"
        known = [self.file.is_known(key, square[0], materials, f"material of {kind}")]
        known += [self.file.is_known(key, word, objects, f"object of {kind}") for word in square[1:]]
        return (MATERIALS.index(square[0]), tuple(sorted(map(OBJECTS.index, square[1:])))) if all(known) else None

    def _bonus(self, key: Key, id: str, entry: object) -> tuple[BonusTile, Tile | None]:
        """The bonus tile, and its squares if it is a nest tile. Of a faulty one only what can be counted is kept."""
        fields = entry if isinstance(entry, dict) else {}
        if fields is not entry:
            self.file.fault(key, "a bonus tile is written { kind = ..., of = ... }")
        kind, of = fields.get("kind"), fields.get("of", "")
        detail = "squares" if kind == "nest" else "of"
        for field in fields:
            self.file.is_known(key, field, ("kind", detail), "part of such a bonus tile")
        if kind == "nest":
            return (_number(id), "nest", ""), self._tile(key, id, fields.get("squares"))
        if not self.file.is_known(key, kind, ("nest", *EFFECTS), "kind of bonus tile"):
            return (_number(id), "", ""), None
        self.file.is_known(key, of, EFFECTS[str(kind)], f"{kind} bonus tile")
        return (_number(id), str(kind), str(of)), None

    def _kinds(self, bonuses: list[tuple[BonusTile, Tile | None]]) -> None:
        """The rulebook's "Bonus Tiles Description": every effect stands there once, the rest are nest tiles."""
        effects = [(kind, of) for (_, kind, of), _ in bonuses]
        for kind, words in EFFECTS.items():
            of_kind = sum(effect[0] == kind for effect in effects)
            if of_kind != len(words):
                self.file.fault(("bonus",), f"there are {len(words)} tiles of kind {kind!r}, not {of_kind}")
            for word in words:
                if (times := effects.count((kind, word))) != 1:
                    self.file.fault(("bonus",), f"there is one tile of kind {kind!r} of {word!r}, not {times}")
        nest = sum(kind == "nest" for kind, _ in effects)
        if nest != NEST_BONUS_TILES:
            self.file.fault(("bonus",), f"there are {NEST_BONUS_TILES} tiles of kind 'nest', not {nest}")


def _number(id: str) -> int:
    return int(id[1:]) + (BONUS if id[0] == "B" else 0)
