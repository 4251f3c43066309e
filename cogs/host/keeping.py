"""Keeping: `bot.py backup`, also while the bot runs, and `bot.py restore`. Nothing is put anywhere before it has been checked."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cogs.host.building import make_folder
from engine.core.errors import AviaryError
from engine.core.game import AnyGame
from engine.games import games_with
from engine.match.audit import Audit, audit
from engine.settings import Settings
from engine.store import Lease, OlderFormError, Store, StoreError, backup, resolved

logger = logging.getLogger(__name__)

FOLDER: Final = "backups"
"""Beside the database; where backups go that are given no other place."""
GAP: Final = 1000
"""How many numbers of matches are left out when nobody knows how many a lost database had given away."""


class KeepingError(AviaryError):
    """A backup cannot be made or used, and nothing was changed; the message is one plain sentence."""


async def back_up(settings: Settings, target: Path | None = None, every: bool = False) -> str:
    """Copies the database into `target` (None: a dated file in a folder beside the database), checks the copy, then gives it its name.

    `every`: matches that are over are replayed too. A match that does not hold is named and keeps the others from no backup. Returns
    what was done as a sentence. Raises KeepingError, StoreError.
    """
    database, now = settings.database, datetime.now(UTC)
    if target is None:
        target = database.parent / FOLDER / f"{database.stem}-{backup.stamp(now)}{database.suffix}"
        if not database.exists():
            raise StoreError(f"There is no database {database}.")
        make_folder(target.parent)
    if target.exists():
        raise KeepingError(f"{target} is there already, and is left as it is: choose another name.")
    with backup.part_of(target) as part:
        with _named(part, target):
            await backup.copy(database, part)
        with _named(part, database):
            said = await _checked(part, database, games_with(settings.cards_dir), every)
        backup.publish(part, target)
    return f"{target} holds the database as it was at {now:%Y-%m-%d %H:%M:%S} UTC; {said}."


async def restore(settings: Settings, source: Path, every: bool = False, with_faults: bool = False) -> str:
    """Puts a backup in the place of the database, which is kept under a dated name. The bot must not run.

    `with_faults`: also one with matches that do not hold, but none that is damaged as a database. Returns what was done as a sentence.
    Raises KeepingError, StoreError; LeaseError while a bot works with the database. In all cases everything is then as it was.
    """
    make_folder(settings.database.parent)
    database = resolved(settings.database)
    lease = Lease.take(database)
    try:
        if backup.is_same(source, database):
            raise KeepingError(f"{source} is the database itself: name the backup that is to take its place.")
        with backup.part_of(database) as part:
            with _named(part, database):
                await backup.copy(source, part)
            with _named(part, source):
                said = await _ready(part, source, database, games_with(settings.cards_dir), every, with_faults)
            kept = await _exchange(part, database)
    finally:
        lease.release()
    return f"{database} is now what {source} holds; {said}.{kept}"


@contextmanager
def _named(part: Path, name: Path) -> Iterator[None]:
    """Lets errors speak of a file that the owner knows in place of a part, which is gone by then."""
    try:
        yield
    except StoreError as error:
        raise type(error)(str(error).replace(str(part), str(name))) from error


async def _ready(
    part: Path, source: Path, database: Path, games: dict[str, AnyGame], every: bool, with_faults: bool
) -> str:
    """Checks a copy of a backup and makes it ready to be the database; what the check found, as half a sentence."""
    store = await Store.open(part)
    try:
        damages, result = await store.damages(), await audit(store, games, every)
        _refuse(damages, "use an older backup.", source)
        if not with_faults:
            _refuse(result.faults, "use an older backup, or take it as it is with --with-faults.", source)
        said = _said(result)
        await _adapt(store, database)
    finally:
        await store.close()
    return said


async def _exchange(part: Path, database: Path) -> str:
    await backup.settle(database)
    try:
        aside = backup.set_aside(database, datetime.now(UTC))
        backup.put_in_place(part, database)
    except OSError as error:
        raise KeepingError(f"{database} cannot be replaced ({error.strerror}): look at its disk and its folder's permissions.") from error
    return f" What was there before is kept as {aside}." if aside else ""


async def _adapt(store: Store, database: Path) -> None:
    """Lets a backup know what has happened since it was made: no number of a match may be given twice, as old messages carry them,
    what stands on Discord may show what came later, and Discord's knowledge of the commands is no longer that of then."""
    given = GAP + await store.matches.last_id()
    try:
        present = await Store.look(database)
        try:
            given = await present.matches.last_id()
        finally:
            await present.close()
    except StoreError as error:
        # It is lost or damaged, perhaps the reason for restoring.
        logger.warning("what was there cannot be read, so %(gap)d numbers of matches are left out: %(error)s", {"gap": GAP, "error": error})
    await store.matches.skip_to(given)
    await store.matches.doubt_shown()
    for owner in await store.settings.every("user", "commands"):
        await store.settings.drop("user", owner, "commands")


async def _checked(part: Path, database: Path, games: dict[str, AnyGame], every: bool) -> str:
    try:
        store = await Store.look(part)
    except OlderFormError:
        return "its matches were not replayed, as the bot of this version has not been started on it yet"
    try:
        _refuse(await store.damages(), "so no backup was made: bot.py doctor names every fault and how to mend it.", database)
        return _said(await audit(store, games, every))
    finally:
        await store.close()


def _refuse(faults: Sequence[str], then: str, source: Path) -> None:
    """Raises KeepingError for what does not hold; `then`: what follows from that."""
    if faults:
        number = "1 fault" if len(faults) == 1 else f"{len(faults)} faults; the first"
        raise KeepingError(f"{source} does not hold ({number}: {faults[0]}), {then}")


def _said(result: Audit) -> str:
    """What the replay found, as half a sentence."""
    others = sum(map(len, result.unknown.values()))
    unknown = f", {others} cannot be replayed with the components and rules in use now" if others else ""
    faulty = f", those with a fault: {len(result.faults)} ({result.faults[0]}): bot.py doctor names every fault" if result.faults else ""
    return f"{result.sound} matches were replayed and hold{unknown}{faulty}"
