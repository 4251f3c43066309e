"""Aviary, the bot. `python bot.py` runs it on Discord, with --preview in a browser; doctor, backup and restore look after it."""

import signal
import sys

NEEDED = (3, 11)
KEEPING = {"doctor", "backup", "restore"}
BROKEN_OFF = 130
"""The exit status of one of these that was stopped before it had finished (128 + SIGINT, as of other programs): a bot has done then what
it should, a backup has not."""


def main() -> int:
    """Runs until told to stop; returns the exit status: 0, or 2 with one plain sentence when it cannot start (more: cogs.host.faults)."""
    if sys.version_info[:2] != NEEDED:
        print(f"Aviary needs Python 3.11; this is Python {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    # Until the bot takes signals itself. The first process of a container would not heed SIGTERM at all.
    status = BROKEN_OFF if KEEPING.intersection(sys.argv) else 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(status))
    try:
        return _start()
    except KeyboardInterrupt:
        return status


def _start() -> int:
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
