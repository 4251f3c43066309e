"""The command line: `python bot.py`, with or without the preview, and what looks after an instance: doctor, backup, restore."""

import argparse
import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from cogs.host.doctor import report
from cogs.host.faults import BROKEN_OFF, MENDED, explain, status_of
from cogs.host.keeping import back_up, restore
from cogs.host.log import say, set_up_log
from cogs.host.preview import NAMES, PORT, Scene, run_preview
from cogs.host.running import run
from engine.core.errors import AviaryError
from engine.settings import ENV_FILE, Settings, SettingsError
from engine.text import Localizer

logger = logging.getLogger(__name__)


def start(arguments: Sequence[str]) -> int:
    """Runs until told to stop; returns the exit status. A fault that its owner can mend is one sentence, any other a traceback."""
    options = _read(arguments)
    settings: Settings | None = None
    try:
        settings = Settings.load(env_file=options.env or ENV_FILE, needed=options.env is not None)
        set_up_log(settings)
        if options.command is not None:
            return _look_after(options, settings)
        if options.preview or (options.or_preview and not settings.token):
            scene = Scene(options.port, options.members, options.language or settings.language, not options.no_open)
            asyncio.run(run_preview(settings, scene))
        else:
            asyncio.run(run(settings))
    except KeyboardInterrupt:
        # Of a bot only on Windows, where event loops take no signals: Ctrl+C arrives here when everything has been closed.
        return 0 if options.command is None else BROKEN_OFF
    except Exception as error:
        if options.command == "doctor" and isinstance(error, SettingsError):
            return asyncio.run(report(None, str(error)))
        return _fail(settings, error)
    return 0


def _look_after(options: argparse.Namespace, settings: Settings) -> int:
    """Does one of the commands that need no bot; returns the exit status."""
    # What is found is printed; what the libraries say of it besides would only disturb.
    logging.getLogger().setLevel(logging.ERROR)
    if options.command == "doctor":
        return asyncio.run(report(settings, every=options.every_match))
    try:
        if options.command == "backup":
            print(asyncio.run(back_up(settings, options.file, options.every_match)))
        else:
            print(asyncio.run(restore(settings, options.file, options.every_match, options.with_faults)))
    except AviaryError as error:
        # The sentence names the file that it speaks of: not always the database of the settings, as that of a start would be.
        say(settings, str(error))
        return MENDED
    return 0


def _fail(settings: Settings | None, error: Exception) -> int:
    """Says why Aviary ends; returns the exit status."""
    sentence = explain(error)
    if sentence is None:
        if settings is None:
            raise error
        # By the log, which leaves tokens out of tracebacks too.
        logger.critical("Aviary ends with an error of its own", exc_info=error)
        return 1
    say(settings, sentence)
    return status_of(error)


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
    _add_commands(parser)
    return parser.parse_args(arguments)


def _add_commands(parser: argparse.ArgumentParser) -> None:
    shared = argparse.ArgumentParser(add_help=False)
    # Without a default, which would undo an --env before the command.
    shared.add_argument("--env", type=Path, metavar="FILE", default=argparse.SUPPRESS, help="the settings file")
    shared.add_argument("--every-match", action="store_true", help="replay matches that are over, too, not only the live ones")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="instead of running the bot")
    commands.add_parser("doctor", parents=[shared], help="say what is wrong and how to mend it, also while the bot runs")
    keep = commands.add_parser("backup", parents=[shared], help="copy the database and check the copy, also while the bot runs")
    keep.add_argument("file", type=Path, nargs="?", metavar="FILE", help="the copy (default: a dated file in backups beside the database)")
    back = commands.add_parser("restore", parents=[shared], help="put a backup in the place of the database; the bot must not run")
    back.add_argument("file", type=Path, metavar="FILE", help="the backup")
    back.add_argument("--with-faults", action="store_true", help="also one in which matches do not hold: the others are worth it")


def _whole(least: int, most: int) -> Callable[[str], int]:
    def whole_number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return whole_number
