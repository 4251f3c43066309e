"""Aviary, the bot. `python bot.py` runs it on Discord; `python bot.py --preview` shows it in a browser, without Discord."""

import sys

NEEDED = (3, 11)


def main() -> int:
    """Runs until told to stop; returns the exit status: 0, or 2 with one plain sentence when it cannot start."""
    if sys.version_info[:2] != NEEDED:
        print(f"Aviary needs Python 3.11; this is Python {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    try:
        # Not at the top: an older Python could not even read it, and without the libraries there is a better answer than a traceback.
        from cogs.host.command import start
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("cogs", "engine", "render"):
            raise
        print(f"Aviary needs {error.name}, which is not installed: start it with make play, or see the README.", file=sys.stderr)
        return 2
    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
