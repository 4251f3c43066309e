"""`python -m engine replay FILE`: whether a match record holds, and how the match went."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine.core.errors import CardsError, NotationError
from engine.core.record import Record, parse
from engine.core.replay import check
from engine.games import GAMES, games_with
from engine.tools.arguments import titled

HELP = "check a match record; print the result"


def add_to(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a match record, as the bot posts it at the end of a match")
    parser.add_argument("--components", type=Path, metavar="FOLDER", help="component files (GAME.toml) that the match was played with")


def run(arguments: Namespace) -> int:
    """Check and print. Exit status 1 if the record cannot be read or does not hold."""
    try:
        games = games_with(arguments.components)
        record = parse(arguments.file.read_text(encoding="utf-8-sig"))
        faults = check(games[record.game], record) if record.game in games else [f"line 2: there is no game {record.game!r}"]
    except OSError as error:
        faults = [f"the file cannot be read: {error.strerror}"]
    except UnicodeDecodeError:
        faults = ["this is no text file (UTF-8)"]
    except (NotationError, CardsError) as error:
        faults = [str(error)]
    for fault in faults:
        print(f"{arguments.file}: {fault}", file=sys.stderr)
    if not faults:
        _report(record)
    return 1 if faults else 0


def _report(record: Record) -> None:
    print(f"{titled(GAMES[record.game], record.seats, dict(record.options))}, revision {record.rules[0]}")
    print(f"{len(record.entries)} entries, and all hold")
    if record.ranking:
        for seat, (points, rank) in enumerate(zip(record.scores, record.ranking, strict=True)):
            print(f"seat {seat}: {points} points, rank {rank}")
    else:
        print("ended early" if record.entries[-1].kind == "end" else "not over yet")
