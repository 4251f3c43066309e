"""The deck of The Game of Birds, read from cards.toml."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from engine.core.errors import CardsError
from engine.games.game_of_birds.state import SPECIES, WONDERS

HOUSE_DECK = Path(__file__).with_name("cards.toml")
GREEN, AMBER, RED = range(3)
LISTS = ("green", "amber", "red")


class Cards(msgspec.Struct, frozen=True):
    """The deck: `species` by number (wonder, list, points), copies of each card, and the face-down cells of each scenario."""

    species: tuple[tuple[int, int, int], ...]
    copies: int
    scenarios: tuple[int, ...]
    """For each scenario the bit mask of its face-down cells."""

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever a card does."""
        return hashlib.sha256(repr((self.species, self.copies, self.scenarios)).encode()).hexdigest()[:16]

    def deck(self) -> tuple[int, ...]:
        """All game cards, sorted."""
        return tuple(card for card in range(SPECIES + len(WONDERS)) for _ in range(self.copies))


def load_cards(path: Path = HOUSE_DECK) -> Cards:
    """The deck in a file. Raises CardsError with a sentence for each fault."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    faults: list[str] = []
    species = [read_species(number, entry, faults) for number, entry in enumerate(data.get("species", []))]
    if [wonder for wonder, _, _ in species] != [number // 5 for number in range(SPECIES)]:
        faults.append("[[species]]: there are five species a wonder, in the order of the wonders")
    if [threat.get("wonder") for threat in data.get("threat", [])] != list(WONDERS):
        faults.append("[[threat]]: there is one threat a wonder, in the order of the wonders")
    cells = data.get("scenarios", {}).values()
    if faults:
        raise CardsError(str(path), faults)
    return Cards(tuple(species), int(data["copies"]), tuple(sum(1 << cell - 1 for cell in row) for row in cells))


def read_species(number: int, entry: dict[str, Any], faults: list[str]) -> tuple[int, int, int]:
    """A species of the file; what is wrong with it goes to `faults`."""
    wonder, of_list, points = entry.get("wonder"), entry.get("list"), entry.get("points")
    if wonder not in WONDERS or of_list not in LISTS or not isinstance(points, int):
        faults.append(f"species {number}: needs a wonder, a list and points")
        return -1, 0, 0
    return WONDERS.index(wonder), LISTS.index(of_list), points
