"""Aviary, the bot. `python bot.py` runs it on Discord, with --preview in a browser; doctor, backup and restore look after it."""

import signal
import sys

NEEDED = (3, 11)


def main() -> int:
    """Runs until told to stop; returns the exit status: 0, or 2 with one plain sentence when it cannot start (more: cogs.host.faults)."""
    if sys.version_info[:2] != NEEDED:
        print(f"Aviary needs Python 3.11; this is Python {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    # Until the bot takes signals itself. The first process of a container would not heed SIGTERM at all.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
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
