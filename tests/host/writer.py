"""What the tests of backups run in processes of their own: one that plays, and ones that are killed in the midst of their work."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec

from cogs.host import keeping
from engine.settings import Settings
from engine.store import backup
from tests.match import child
from tests.match.race import Race


def process(work: Callable[..., None], *arguments: object) -> BaseProcess:
    """A started process; with a server to fork from it costs little."""
    context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
    if sys.platform != "win32":
        context.set_forkserver_preload([__name__, "pytest"])
    started = context.Process(target=work, args=arguments)
    started.start()
    return started


def play(path: str, seed: int) -> None:
    """Plays matches of Race until killed; nobody hears of it."""
    child.play(path, seed, Connection(os.open(os.devnull, os.O_WRONLY), readable=False))


def use_race() -> None:
    """Lets backups know the game that the tests play."""
    keeping.games_with = lambda _: {"race": Race()}  # type: ignore[assignment]


def die_in(command: str, moment: str, database: str, file: str) -> None:
    """Begins a backup or a restore and is killed (-9) when it comes to a function of engine.store.backup, or to one of os."""
    use_race()

    def die(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(os if moment == "replace" else backup, moment, die)
    settings = msgspec.structs.replace(Settings(), database=Path(database))
    deed = keeping.back_up if command == "backup" else keeping.restore
    asyncio.run(deed(settings, Path(file)))
