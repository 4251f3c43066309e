"""The components of Crows, read from cards.toml."""

import hashlib
from pathlib import Path

import msgspec

from engine.core.card_file import CardFile
from engine.games.crows.state import TILES, TOKENS, TRASH

MOST_TILES = 53
"""More could reach the edge of the table (see state.py)."""
LEAST_TRASH = 4
"""One for each of four seats."""
LEAST_OTHERS = 9 + 8 + 1
"""Tiles to start with, those returned to the box for two seats, and one to draw."""

CARDS = Path(__file__).with_name("cards.toml")


class Cards(msgspec.Struct, frozen=True):
    """How many of each component there are; tiles and tokens by their numbers in state.py."""

    crows: int
    tiles: tuple[int, ...]
    tokens: tuple[int, ...]

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever a component does."""
        return hashlib.sha256(repr((self.crows, self.tiles, self.tokens)).encode()).hexdigest()[:16]


def load_cards(path: Path = CARDS) -> Cards:
    """The components in a file of the form of cards.toml. Raises CardsError with a sentence for each fault."""
    file = CardFile.read(path)
    for key in file.data:
        file.is_known((key,), key, ("game", "name", "crows", "tiles", "tokens"), "part of a set")
    file.is_known(("game",), file.data.get("game"), ("crows",), "game of this form")
    if not isinstance(file.data.get("name"), str):
        file.fault(("name",), "the set needs a name in quotation marks")
    if not is_count(crows := file.data.get("crows")):
        file.fault(("crows",), f"must be a whole number, not {crows!r}")
    tiles, tokens = counts_of(file, "tiles", TILES), counts_of(file, "tokens", TOKENS)
    check_tiles(file, tiles)
    file.close()
    return Cards(file.data["crows"], tiles, tokens)


def is_count(value: object) -> bool:
    """Whether it is a whole number from 0."""
    return type(value) is int and value >= 0


def counts_of(file: CardFile, name: str, kinds: tuple[str, ...]) -> tuple[int, ...]:
    """The number of each kind in a table; one that is missing or no number is a fault and counts as 0."""
    table = file.table(name)
    for kind in table:
        file.is_known((name, kind), kind, kinds, f"kind in [{name}]")
    for kind in kinds:
        if not is_count(table.get(kind)):
            file.fault((name, kind), f"must be a whole number, not {table.get(kind)!r}")
    return tuple(table[kind] if is_count(table.get(kind)) else 0 for kind in kinds)


def check_tiles(file: CardFile, tiles: tuple[int, ...]) -> None:
    """Note as faults the numbers of tiles with which not every match can be played."""
    trash, total = tiles[TRASH], sum(tiles)
    if total > MOST_TILES:
        file.fault(("tiles",), f"{total} are more than the table has room for, {MOST_TILES}")
    if trash < LEAST_TRASH:
        file.fault(("tiles",), f"{trash} trash are too few for four seats")
    if total - trash < LEAST_OTHERS:
        file.fault(("tiles",), f"{total - trash} besides trash are fewer than a match needs, {LEAST_OTHERS}")


def pile(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The components as a sorted pile: each number as often as it is counted."""
    return tuple(number for number, count in enumerate(counts) for _ in range(count))
