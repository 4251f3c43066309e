"""`python -m engine`: plays, checks and counts matches without Discord."""

import argparse
import os
import sys
from typing import NoReturn

from engine.core.errors import OptionError
from engine.tools import check_set, perft, replay, simulate

ENOUGH = 141
"""The exit status when nobody reads the output any more: 128 + SIGPIPE, as of other programs."""
COMMANDS = {"simulate": simulate, "replay": replay, "check-set": check_set, "perft": perft}


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit status 2."""
        self.exit(2, f"{self.prog}: {message}\nTry: {self.prog} --help\n")


def main(arguments: list[str] | None = None) -> int:
    """Run a subcommand. Exit status: what the subcommand says, 2 for wrong arguments."""
    parser = Parser(prog="python -m engine", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=module.HELP, description=module.__doc__, allow_abbrev=False)
        module.add_to(command)
    parsed = parser.parse_args(arguments)
    try:
        status: int = COMMANDS[parsed.command].run(parsed)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Whoever read the output has read enough (`| head`). Python would try once more to write the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ENOUGH
    except OptionError as error:
        print(f"python -m engine {parsed.command}: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
