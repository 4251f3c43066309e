"""Copies of the database: made while a bot works with it, and put in its place when none does. Nothing is ever half there."""

import logging
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.store.database import connect, connect_to_look
from engine.store.errors import StoreError, explain
from engine.store.lease import lock_file
from engine.store.migrate import form, migrations
from engine.store.store import checked, opened

logger = logging.getLogger(__name__)

PART: Final = ".aviary-part"
"""How the names of files end that are not finished; what a killed process has left of them may be deleted."""
_BESIDE: Final = ("-wal", "-shm")
"""How the names of SQLite's helping files end."""


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A new empty file beside `target` to be written and then renamed; it is gone afterwards, unless it was. Raises StoreError."""
    try:
        file, name = tempfile.mkstemp(PART, f".{target.name}.", target.parent)
    except OSError as error:
        raise StoreError(f"Nothing can be written in the folder {target.parent} ({error.strerror}): choose another place.") from error
    os.close(file)
    part = Path(name)
    try:
        yield part
    finally:
        for leftover in (part, *_beside(part), lock_file(part)):
            leftover.unlink(missing_ok=True)


async def copy(source: Path, target: Path, patience: float = 3.0) -> int:
    """Copy a database into `target`, an empty file, as it is at one moment, whoever writes meanwhile (SQLite, "Online Backup API").

    The copy is one file, without a write-ahead log, and on the disk on return. Returns the number of its last migration. Raises
    StoreError when the source is no database of Aviary, or is empty or a newer one's, and when either cannot be read or written.
    """
    source = checked(source)
    if not source.exists():
        raise StoreError(f"There is no database {source}.")
    about = source
    try:
        reader = await opened(connect_to_look(source))
        try:
            version = await form(reader, source, len(migrations()))
            if not version:
                raise StoreError(f"{source} is empty, and no database of Aviary: name another file.")
            about = target
            writer = await opened(connect(target, patience))
            try:
                # In one step: with several, each write of the bot in between would make it begin again.
                await reader.backup(writer, pages=-1)
                await writer.execute_fetchall("PRAGMA journal_mode = DELETE")
            finally:
                await writer.close()
        finally:
            await reader.close()
    except sqlite3.Error as error:
        raise explain(error, about) from error
    sync(target)
    return version


def publish(part: Path, target: Path) -> None:
    """Give a finished part its name, at once and for good. Raises StoreError when there is something of that name."""
    if target.exists():
        raise StoreError(f"{target} is there already, and is left as it is: choose another name.")
    os.rename(part, target)
    sync(target.parent)


async def settle(path: Path) -> None:
    """Bring a database's write-ahead log into its file, for the holder of the lease; if it can be done, as the file may be damaged."""
    try:
        # Looked at first: of a file that is no database SQLite throws the log away.
        reader = await opened(connect_to_look(path))
        try:
            await form(reader, path, len(migrations()))
        finally:
            await reader.close()
        connection = await opened(connect(path, 3.0))
        try:
            await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            await connection.close()
    except (sqlite3.Error, StoreError) as error:
        logger.warning("the log of %(database)s is set aside with it: %(error)s", {"database": path, "error": error})


def set_aside(path: Path, now: datetime) -> Path | None:
    """Give a database, with what belongs to it, a dated second name, under which it can be opened still; returns that name.

    None when there is no database. Raises OSError.
    """
    if not path.exists():
        return None
    aside = path.with_name(f"{path.name}.before-{stamp(now)}")
    for old in (path, path.with_name(f"{path.name}-wal")):
        if old.exists():
            _second_name(old, aside.with_name(old.name.replace(path.name, aside.name, 1)))
    sync(path.parent)
    return aside


def put_in_place(part: Path, path: Path) -> None:
    """Let a finished part be the database from now on, for the holder of the lease. What was there must have been set aside.

    Raises OSError.
    """
    like = path if path.exists() else path.parent
    if sys.platform != "win32" and os.geteuid() == 0:
        # Restored by root, it must stay the file of the account that runs the bot.
        os.chown(part, like.stat().st_uid, like.stat().st_gid)
    os.chmod(part, path.stat().st_mode & 0o777 if path.exists() else 0o600)
    sync(part)
    for beside in _beside(path):
        # The log of the database that was here: SQLite would apply it to the new one.
        beside.unlink(missing_ok=True)
    os.replace(part, path)
    sync(path.parent)


def is_same(one: Path, other: Path) -> bool:
    """Whether two paths lead to the same file."""
    return one.exists() and other.exists() and one.samefile(other)


def stamp(now: datetime) -> str:
    """A time for a file's name, such as 20260501T123015Z; `now` is in UTC."""
    return f"{now:%Y%m%dT%H%M%SZ}"


def sync(path: Path) -> None:
    """Have a file, or a folder's names, on the disk on return."""
    if path.is_dir() and sys.platform == "win32":
        return  # it opens no folders
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _beside(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(path.name + ending) for ending in _BESIDE)


def _second_name(old: Path, new: Path) -> None:
    """The same file under another name too; a copy where the disk knows no such names."""
    try:
        os.link(old, new)
    except OSError:
        shutil.copy(old, new)  # with its permissions
        sync(new)
