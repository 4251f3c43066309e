"""`python -m engine check-set FILE`: what is wrong with a set of components that an owner of a printed box has written down.

The form is that of the house set, engine/games/GAME/cards.toml.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path

from engine.core.errors import CardsError
from engine.games.bower.cards import Cards, load_cards
from engine.games.bower.state import MATERIALS, OBJECTS, REQUESTS

HELP = "check a transcribed set of components, line by line"


def add_to(parser: ArgumentParser) -> None:
    """Add the argument."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of the form of engine/games/bower/cards.toml")


def run(arguments: Namespace) -> int:
    """Check and print. Exit status 1 if the file has faults."""
    try:
        cards = load_cards(arguments.file)
    except CardsError as error:
        for fault in error.faults:
            print(f"{error.source}: {fault}", file=sys.stderr)
        return 1
    print("\n".join(summary(cards)))
    return 0


def summary(cards: Cards) -> list[str]:
    """What a set holds, to compare with the box."""

    def counted(counts: Counter[int], words: tuple[str, ...]) -> str:
        return ", ".join(f"{counts[code]} {word}" for code, word in enumerate(words) if counts[code])

    nest = [squares for number, *squares in cards.tiles if number in cards.nest_tiles]
    materials = Counter(material for tile in nest for material, _ in tile)
    objects = Counter(object for tile in nest for _, objects in tile for object in objects)
    kinds = Counter(kind for _, kind, _ in cards.bonuses)
    alike: dict[str, list[str]] = {}
    for number, *squares in cards.tiles:
        if number in cards.nest_tiles:
            alike.setdefault(repr(sorted(squares)), []).append(f"N{number:02}")
    return [
        f"bower, {cards.name!r}: no faults; its digest is {cards.digest}",
        f"request eggs: {', '.join(REQUESTS[symbol] for symbol in cards.requests)}",
        f"nest tiles: {len(nest)}; squares: {counted(materials, MATERIALS)}",
        f"objects on them: {counted(objects, OBJECTS)}",
        f"bonus tiles: {len(cards.bonuses)}; {', '.join(f'{count} {kind}' for kind, count in kinds.items())}",
        *(f"alike, please look again: {', '.join(ids)}" for ids in alike.values() if len(ids) > 1),
    ]
