"""The components of Bower, read from a file such as cards.toml, and looked up by number and by square code."""

import hashlib
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.core.errors import CardsError
from engine.games.bower.state import BONUS, GEM, MATERIALS, OBJECTS, REQUESTS, SHELL, TOKENS, BonusTile, Square, Tile

HOUSE_SET = Path(__file__).with_name("cards.toml")

EFFECTS = {
    "egg": ("yellow", "violet", "red", "shell"),
    "spy": ("rival", "out"),
    "token": TOKENS,
    "interactive": ("cover", "give", "twice", "discard"),
}
"""The bonus tiles that are no nest tiles, each once in a box: kind -> of."""

SQUARES = (1 + 2 * BONUS) * 2
"""Square codes are below this number."""


class Cards:
    """A set of components. Tiles and bonus tiles have the numbers of their ids: N07 = 7, B03 = 103."""

    __slots__ = ("bonus", "bonuses", "gems", "materials", "name", "objects", "requests", "shells", "tiles")

    def __init__(self, name: str, requests: tuple[int, ...], tiles: tuple[Tile, ...], bonuses: tuple[BonusTile, ...]) -> None:
        self.name = name
        self.requests = requests
        self.tiles = tiles
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
        self.shells = [objects.count(SHELL) for objects in self.objects]

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever a component does; the set's name does not count."""
        return hashlib.sha256(repr((self.requests, self.tiles, self.bonuses)).encode()).hexdigest()[:16]

    def nest_tiles(self) -> tuple[int, ...]:
        """The numbers of the nest tiles of the stack, sorted."""
        return tuple(number for number, *_ in self.tiles if number < BONUS)


@lru_cache(maxsize=8)
def cards_of(tiles: tuple[Tile, ...], bonuses: tuple[BonusTile, ...]) -> Cards:
    """The components that a view describes, for reading the view."""
    return Cards("", (), tiles, bonuses)


def load_cards(path: Path = HOUSE_SET) -> Cards:
    """The set in a file. Raises CardsError with a sentence for each fault."""
    try:
        return parse_cards(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise CardsError(str(path), [f"the file cannot be read: {error}"]) from error


def parse_cards(text: str, source: str) -> Cards:
    """The set in a text of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardsError(source, [f"this is no TOML: {error}"]) from error
    return Reader(data).read(source)


class Reader:
    """Reads a parsed file entry by entry and gathers the faults, so that an owner sees all of them at once."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.faults: list[str] = []

    def read(self, source: str) -> Cards:
        if self.data.get("game") != "bower":
            self.faults.append('game: must be "bower"')
        requests = self._requests()
        tiles = [tile for id, entry in self._table("nest").items() if (tile := self._tile(id, "N", entry))]
        bonuses: list[BonusTile] = []
        for id, entry in self._table("bonus").items():
            self._bonus(id, entry, tiles, bonuses)
        self._totals(tiles, bonuses)
        if self.faults:
            raise CardsError(source, self.faults)
        return Cards(str(self.data.get("name", "")), requests, tuple(sorted(tiles)), tuple(sorted(bonuses)))

    def _table(self, key: str) -> dict[str, Any]:
        table = self.data.get(key)
        if isinstance(table, dict):
            return table
        self.faults.append(f"[{key}]: is missing")
        return {}

    def _requests(self) -> tuple[int, ...]:
        eggs = self._table("requests").get("eggs")
        if not isinstance(eggs, list) or len(eggs) != 8:
            self.faults.append("eggs: there are 8 request eggs")
            return ()
        known = {word: kind for kind, word in enumerate(REQUESTS)}
        for egg in eggs:
            if egg not in known:
                self.faults.append(f"eggs: {egg!r} is no request; there are: {', '.join(REQUESTS)}")
        return tuple(known[egg] for egg in eggs if egg in known)

    def _number(self, id: str, letter: str) -> int | None:
        if id[:1] == letter and id[1:].isascii() and id[1:].isdigit() and 1 <= int(id[1:]) < BONUS:
            return int(id[1:]) + (BONUS if letter == "B" else 0)
        self.faults.append(f"{id}: an id here is {letter} and a number, such as {letter}07")
        return None

    def _tile(self, id: str, letter: str, squares: object) -> Tile | None:
        number = self._number(id, letter)
        if not isinstance(squares, list) or len(squares) != 2:
            self.faults.append(f"{id}: a tile has two squares")
            return None
        first, second = (self._square(id, square, is_bonus=letter == "B") for square in squares)
        return (number, first, second) if number and first and second else None

    def _square(self, id: str, square: object, is_bonus: bool) -> Square | None:
        if not isinstance(square, list) or not 2 <= len(square) <= 4:
            self.faults.append(f"{id}: a square is a material and one to three objects")
            return None
        material, *objects = square
        materials = MATERIALS if is_bonus else MATERIALS[:3]
        allowed = OBJECTS if is_bonus else tuple(word for word in OBJECTS if word.split()[0] not in ("white", "coloured"))
        if material not in materials:
            self.faults.append(f"{id}: {material!r} is no material of such a tile; there are: {', '.join(materials)}")
        for word in objects:
            if word not in allowed:
                self.faults.append(f"{id}: {word!r} is no object of such a tile; there are: {', '.join(allowed)}")
        if material not in materials or any(word not in allowed for word in objects):
            return None
        return MATERIALS.index(material), tuple(sorted(OBJECTS.index(word) for word in objects))

    def _bonus(self, id: str, entry: object, tiles: list[Tile], bonuses: list[BonusTile]) -> None:
        number = self._number(id, "B")
        kind, of = (entry.get("kind"), entry.get("of", "")) if isinstance(entry, dict) else (None, "")
        if isinstance(entry, dict) and kind == "nest":
            tile = self._tile(id, "B", entry.get("squares"))
            if tile:
                tiles.append(tile)
        elif of not in EFFECTS.get(str(kind), ()):
            known = "; ".join(f"{kind} of {', '.join(ofs)}" for kind, ofs in EFFECTS.items())
            self.faults.append(f"{id}: no bonus tile has the kind {kind!r} of {of!r}; there are: nest with squares; {known}")
            return
        if number:
            bonuses.append((number, str(kind), str(of)))

    def _totals(self, tiles: list[Tile], bonuses: list[BonusTile]) -> None:
        """The totals of the rulebook, "Components" and "Fair Play Variant", and the five kinds of bonus tiles."""
        nest = sum(number < BONUS for number, *_ in tiles)
        if nest != 36:
            self.faults.append(f"[nest]: there are 36 nest tiles, not {nest}")
        plain = [(kind, of) for _, kind, of in bonuses if kind != "nest"]
        for kind, ofs in EFFECTS.items():
            for of in ofs:
                if plain.count((kind, of)) != 1:
                    self.faults.append(f"[bonus]: there is one tile of kind {kind!r} of {of!r}, not {plain.count((kind, of))}")
        if len(bonuses) - len(plain) != 5:
            self.faults.append(f'[bonus]: there are 5 tiles of kind "nest", not {len(bonuses) - len(plain)}')
