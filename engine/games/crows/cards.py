"""The components of Crows, read from cards.toml."""

import hashlib
import tomllib
from pathlib import Path

import msgspec

from engine.core.errors import CardsError
from engine.games.crows.state import TILES, TOKENS

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
    """The components in a file. Raises CardsError with a sentence for each fault."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    faults = []
    for table, names in (("tiles", TILES), ("tokens", TOKENS)):
        counts = data.get(table, {})
        if tuple(counts) != names or not all(isinstance(count, int) and count >= 0 for count in counts.values()):
            faults.append(f"[{table}]: must give a count for each of: {', '.join(names)}")
    if not isinstance(data.get("crows"), int):
        faults.append("crows: must be a whole number")
    if faults:
        raise CardsError(str(path), faults)
    return Cards(data["crows"], tuple(data["tiles"].values()), tuple(data["tokens"].values()))


def pile(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The components as a sorted pile: each number as often as it is counted."""
    return tuple(number for number, count in enumerate(counts) for _ in range(count))
