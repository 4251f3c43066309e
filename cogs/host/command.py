"""The command line: `python bot.py`, with or without the preview."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from cogs.host.faults import explain
from cogs.host.preview import NAMES, PORT, Scene, run_preview
from cogs.host.running import run, set_up_log
from engine.settings import ENV_FILE, Settings
from engine.text import Localizer

STATUS: Final = 2
"""The exit status when Aviary cannot start; argparse uses the same for a wrong argument."""


def start(arguments: Sequence[str]) -> int:
    """Runs until told to stop; returns the exit status. A fault that its owner can mend is one sentence, any other a traceback."""
    options = _read(arguments)
    try:
        settings = Settings.load(env_file=options.env or ENV_FILE, needed=options.env is not None)
        set_up_log(settings)
        if options.preview or (options.or_preview and not settings.token):
            scene = Scene(options.port, options.members, options.language or settings.language, not options.no_open)
            asyncio.run(run_preview(settings, scene))
        else:
            asyncio.run(run(settings))
    except KeyboardInterrupt:
        # On Windows, where event loops take no signals, Ctrl+C arrives here when everything has been closed.
        return 0
    except Exception as error:
        sentence = explain(error)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        return STATUS
    return 0


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bot.py", description="Aviary hosts matches of board games on Discord.")
    parser.add_argument("--preview", action="store_true", help="show the bot in a browser, without Discord and without a token")
    parser.add_argument("--or-preview", action="store_true", help="the same, but only when DISCORD_TOKEN is not set")
    parser.add_argument("--env", type=Path, metavar="FILE", help="the settings file (default: .env beside bot.py)")
    preview = parser.add_argument_group("for the preview")
    preview.add_argument("--port", type=_whole(1, 65535), metavar="N", help=f"the port of its address (default: {PORT}, or any free one)")
    preview.add_argument("--members", type=_whole(1, len(NAMES)), default=2, metavar="N", help="how many members there are (default: 2)")
    preview.add_argument("--language", choices=Localizer.load().languages, help="what everybody speaks (default: AVIARY_LANGUAGE)")
    preview.add_argument("--no-open", action="store_true", help="print the address only, open no browser")
    return parser.parse_args(arguments)


def _whole(least: int, most: int) -> Callable[[str], int]:
    def whole_number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return whole_number
