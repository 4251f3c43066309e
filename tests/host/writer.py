"""What the tests of backups run in processes of their own: one that plays, and ones that are killed in the midst of their work."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec

from cogs.host import keeping
from engine.match import MatchService
from engine.settings import Settings
from engine.store import Store, backup
from tests.match.conftest import press
from tests.match.race import Race


def process(work: Callable[..., None], *arguments: object) -> BaseProcess:
    """A started process; with a server to fork from it costs little."""
    context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
    if sys.platform != "win32":
        context.set_forkserver_preload([__name__, "pytest"])
    started = context.Process(target=work, args=arguments)
    started.start()
    return started


def play(path: str) -> None:
    """Plays matches of Race until killed, a new one whenever three have been begun and are over."""
    asyncio.run(_play(path))


async def _play(path: str) -> None:
    service = MatchService(await Store.open(path), {"race": Race()})
    while True:
        matches = [await service.create("race", {"rounds": 9}, 1, 1, 101, "en") for _ in range(3)]
        for match in matches:
            await service.join(match.id, 102)
            await service.start(match.id, 101)
        await asyncio.gather(*(_to_the_end(service, match.id) for match in matches))


async def _to_the_end(service: MatchService, id: int) -> None:
    while (match := await service.match(id)).status == "live":
        await press(service, match)


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
