"""The database: one file, one process, one writer. SQL is in this package only."""

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any

from engine.store.database import Database, Statement, Values, connect, connect_to_look
from engine.store.errors import FORBIDDEN, FOREIGN, StoreError, explain
from engine.store.lease import Lease
from engine.store.matches import MatchTable
from engine.store.migrate import check_form, migrate
from engine.store.posts import PostTable
from engine.store.settings import SettingTable

HEADER = b"SQLite format 3\0"
"""How every database begins that is not empty (SQLite, "Database File Format")."""


class Store:
    """An open database. Writes go one after the other through one connection and are durable when they return (WAL, synchronous FULL);
    reads have a connection of their own, so that they neither wait for a write nor see half of one.

    Every method of the tables raises StoreError when the database fails.
    """

    def __init__(self, path: Path, reader: Database, writer: Database | None = None, lease: Lease | None = None) -> None:
        self.path = path
        self.matches = MatchTable(self)
        self.posts = PostTable(self)
        self.settings = SettingTable(self)
        self._lease = lease
        self._writer = writer
        self._reader = reader
        self._closed = False

    @classmethod
    async def open(cls, path: Path | str, patience: float = 3.0) -> "Store":
        """Open the database, or make it, and bring it to this version's form.

        `patience` is how many seconds a write waits for another program (a backup, say) before it fails. Raises LeaseError when another
        Aviary works with it, StoreError when it cannot be used; both in one sentence that says what to do.
        """
        path = checked(Path(path))
        lease = Lease.take(path)
        both: list[Database] = []
        try:
            _make_private(path)
            both.append(await _connect(path, patience))
            await _use_wal(both[0], path)
            await migrate(both[0], path)
            both.append(await _connect(path, patience))
            await both[1].execute("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in both:
                await connection.close()
            lease.release()
            if isinstance(error, sqlite3.Error):
                raise explain(error, path) from error
            raise
        return cls(path, both[1], both[0], lease)

    @classmethod
    async def look(cls, path: Path | str) -> "Store":
        """Open a database only to read it, also while a bot works with it: nothing is made or changed, and no lease is taken.

        Raises StoreError when it is not there, cannot be read, or is not in the form that this version works with.
        """
        path = checked(Path(path))
        if not path.exists():
            raise StoreError(f"There is no database {path}.")
        try:
            reader = await opened(connect_to_look(path))
            try:
                await check_form(reader, path)
            except BaseException:
                await reader.close()
                raise
        except sqlite3.Error as error:
            raise explain(error, path) from error
        return cls(path, reader)

    async def close(self) -> None:
        """Finish what is being written, close the database and give the lease back. Doing so twice is harmless."""
        if not self._closed:
            self._closed = True
            await self._reader.close()
            if self._writer is not None:
                await self._writer.close()
            if self._lease is not None:
                self._lease.release()

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """All rows that a query gives."""
        self._check_open()
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def write(self, *statements: Statement, guarded: bool = False) -> int | None:
        """Run statements, each once for every row of its values, as one transaction; returns the id of the row that the first inserted.

        With `guarded` the first statement must change exactly one row: otherwise ConflictError is raised and nothing is changed.
        """
        self._check_open()
        if self._writer is None:
            raise StoreError(f"The database {self.path} was opened only to be read.")
        try:
            return await self._writer.transact(statements, guarded)
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def damages(self) -> list[str]:
        """What SQLite finds wrong in the whole file, a line each; [] for a sound database."""
        found = [str(line) for (line,) in await self.read("PRAGMA integrity_check(10)") if line != "ok"]
        return found + [f"{table}: a row without its {parent}" for table, _, parent, _ in await self.read("PRAGMA foreign_key_check")]

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"The database {self.path} has been closed: Aviary is shutting down.")


def checked(path: Path) -> Path:
    """The path in full, if a database is there or can be made there. Raises StoreError."""
    path = resolved(path)
    is_folder, has_folder = path.is_dir(), path.parent.is_dir()
    if is_folder:
        raise StoreError(f"{path} is a folder: give the path of a file in it for the database.")
    if not has_folder:
        raise StoreError(f"The folder {path.parent} for the database does not exist: make it, or choose another path.")
    _check_kind(path)
    return path


def resolved(path: Path) -> Path:
    """The path without links: all who work with a database must agree on its file, its log and its lease. Raises StoreError."""
    try:
        path = path.resolve()
        path.is_dir()
    except (OSError, RuntimeError) as error:  # the latter for links that lead in a circle
        reason = getattr(error, "strerror", None) or error
        raise StoreError(f"The path {path} of the database cannot be used ({reason}): choose another path.") from error
    return path


def _check_kind(path: Path) -> None:
    """Whether a database can be there: looked at before anything is written beside a file that is none."""
    if not path.exists():
        return
    if not path.is_file():
        raise StoreError(f"{path} is a device or a pipe: give the path of a file for the database.")
    try:
        with path.open("rb") as file:
            beginning = file.read(len(HEADER))
    except OSError as error:
        raise StoreError(FORBIDDEN.format(path=path)) from error
    if beginning and beginning != HEADER:
        raise StoreError(FOREIGN.format(path=path))


def _make_private(path: Path) -> None:
    """Makes a database that is not there yet, for its owner only, as it will hold everybody's hands; SQLite's helping files follow it."""
    if not path.exists():
        try:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreError(FORBIDDEN.format(path=path)) from error


async def opened(connection: Database) -> Database:
    """The connection, opened. Raises sqlite3.Error."""
    try:
        await connection
    except BaseException:
        # Otherwise its thread would speak to an event loop that may be closed by then, and end with a traceback.
        await asyncio.to_thread(connection.wait_for_thread)
        raise
    return connection


async def _connect(path: Path, patience: float) -> Database:
    connection = await opened(connect(path, patience))
    try:
        await connection.execute("PRAGMA foreign_keys = ON")
        await connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        await connection.close()
        raise
    return connection


async def _use_wal(connection: Database, path: Path) -> None:
    rows = list(await connection.execute_fetchall("PRAGMA journal_mode = WAL"))
    if rows[0][0] != "wal":
        raise StoreError(f"The disk with {path} cannot keep a write-ahead log (is it a network folder?): choose a path on a local disk.")
