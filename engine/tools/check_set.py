"""`python -m engine check-set FILE`: what is wrong with a set of components that an owner of a printed box has written down.

The form is that of the house set, engine/games/GAME/cards.toml; the file's `game` says which.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine.core.card_file import CardFile
from engine.core.errors import CardsError
from engine.games import FROM_FILE

HELP = "check a transcribed set of components, line by line"


def add_to(parser: ArgumentParser) -> None:
    """Add the argument."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of the form of engine/games/GAME/cards.toml")


def run(arguments: Namespace) -> int:
    """Check and print. Exit status 1 if the file has faults."""
    try:
        lines = summary(arguments.file)
    except CardsError as error:
        for fault in error.faults:
            print(f"{error.source}: {fault}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


def summary(path: Path) -> list[str]:
    """What a set holds, to compare with the box. Raises CardsError with all faults of the file."""
    file = CardFile.read(path)
    if not file.is_known(("game",), file.data.get("game"), FROM_FILE, "game with a set of components"):
        file.close()
    game = FROM_FILE[file.data["game"]](path)
    return [f"{game.id}, {file.data.get('name', '')!r}: no faults; its digest is {game.cards_digest}", *game.set_summary()]
