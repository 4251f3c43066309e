"""A slow second opinion on displays and points of The Game of Birds, written from the rulebook alone.

It shares no code with the engine: it reads cards.toml itself, keeps a display as a dictionary of columns by wonder, three places each from
the bottom, and works out point tiles and medals anew from what a match tells: ("placed", (), (seat, card, place)) and the like.
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

import engine.games.game_of_birds as package

FILE = tomllib.loads((Path(package.__file__).parent / "cards.toml").read_text(encoding="utf-8"))
WONDERS = ("nest", "egg", "beak", "song", "feather", "flight", "migration")
LINES = {
    "egg": {1, 4, 7},
    "beak": {2, 5, 8},
    "migration": {3, 6, 9},
    "nest": {1, 2, 3},
    "flight": {4, 5, 6},
    "feather": {7, 8, 9},
    "song": {1, 5, 9},
}
"""The cells of each wonder's line, numbered 1-9 row by row."""


class Card(NamedTuple):
    """A game card as it is printed."""

    name: str
    wonder: str
    list: str
    """green, amber, red, or "threat"."""
    points: int


CARDS = [Card(str(bird["en"]), bird["wonder"], bird["list"], bird["points"]) for bird in FILE["bird"].values()]
CARDS += [Card(str(FILE["threat"][wonder]["en"]), wonder, "threat", -3) for wonder in WONDERS]
"""Every card by the engine's code."""


class Display:
    """A player's display, point tiles, medals and bonus tiles."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Card | None]] = {wonder: [None] * 3 for wonder in WONDERS}
        self.tiles: dict[tuple[str, int], int] = {}
        self.medals: set[int] = set()
        self.bonuses = 0

    def free_row(self, wonder: str) -> int | None:
        """The lowest free place of a column."""
        return self.columns[wonder].index(None) if None in self.columns[wonder] else None

    def birds(self, wonder: str) -> list[int]:
        """The rows of a column with a bird."""
        return [row for row, card in enumerate(self.columns[wonder]) if card and card.list != "threat"]

    def is_complete(self) -> bool:
        return all(len(self.birds(wonder)) == 3 for wonder in WONDERS)

    def place(self, card: Card, row: int) -> None:
        """A bird comes to the lowest free place; its kin are upgraded, a full row brings its medal."""
        assert card.list != "threat"
        assert row == self.free_row(card.wonder), (card, row, self.columns[card.wonder])
        self.columns[card.wonder][row] = card
        kin = [(card.wonder, other) for other in range(3) if self.columns[card.wonder][other] == card]
        if card.list == "amber" and len(kin) > 1:
            for where in kin:
                self.tiles[where] = 7
        if card.list == "red" and len(kin) == 2:
            for where in kin:
                self.tiles[where] = max(8, self.tiles.get(where, 8))
        if card.list == "red" and len(kin) == 3:
            for where in kin:
                self.tiles[where] = 10
        if all(row in self.birds(wonder) for wonder in WONDERS):
            self.medals.add(row)

    def threaten(self, card: Card, row: int) -> None:
        """A threat comes to the lowest free place."""
        assert card.list == "threat"
        assert row == self.free_row(card.wonder)
        self.columns[card.wonder][row] = card

    def displace(self, bird: Card, threat: Card, row: int) -> None:
        """A threat takes the place of a bird in a full column."""
        assert None not in self.columns[threat.wonder]
        assert self.columns[threat.wonder][row] == bird
        assert bird.list != "threat"
        self.columns[threat.wonder][row] = threat
        self.tiles.pop((threat.wonder, row), None)

    def remove(self, threat: Card, row: int) -> None:
        """A threat leaves."""
        assert self.columns[threat.wonder][row] == threat
        assert threat.list == "threat"
        self.columns[threat.wonder][row] = None

    def points(self) -> int:
        """What the display would bring at the end of the match."""
        total = 2 * self.bonuses + 7 * len(self.medals)
        for wonder, column in self.columns.items():
            for row, card in enumerate(column):
                total += 0 if card is None else self.tiles.get((wonder, row), card.points)
        return total


def where(place: int) -> tuple[str, int]:
    """The wonder and the row of a place of the engine."""
    return WONDERS[place // 3], place % 3
