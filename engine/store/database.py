"""A connection to the database that runs a whole transaction in one go."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from engine.store.errors import ConflictError

Values = Sequence[int | str | None]
Statement = tuple[str, Sequence[Values]]
"""A statement, to be run once for every row of values."""

SQLITE: Final = sqlite3.sqlite_version
"""The version of SQLite in use."""

_CHUNK = 64


class Database(aiosqlite.Connection):
    """aiosqlite's connection with `transact`. Its thread takes one task after the other, and a transaction is one task: it costs one
    change of threads, no other statement comes in between, and a caller who is cancelled leaves it whole."""

    async def transact(self, statements: Sequence[Statement], guarded: bool = False) -> int | None:
        """Run statements as one transaction, durable on return; returns the id of the row that the first one inserted.

        With `guarded` the first statement must change exactly one row: otherwise ConflictError is raised. Whatever is raised,
        sqlite3.Error in the main, nothing has changed.
        """
        # _execute is how aiosqlite's own methods reach their thread; it has no public name and no types.
        last: int | None = await self._execute(_transact, self._conn, statements, guarded)  # type: ignore[no-untyped-call]
        return last

    def wait_for_thread(self) -> None:
        """Wait until the connection's thread has ended, after an opening that failed: aiosqlite tells it to stop and does not wait."""
        self._thread.join()


def connect(path: Path, patience: float) -> Database:
    """A connection to be awaited; `patience` is how many seconds a write waits for another program's."""
    return Database(partial(sqlite3.connect, path, isolation_level=None, timeout=patience), _CHUNK)


def connect_to_look(path: Path) -> Database:
    """A connection to be awaited that changes nothing and leaves nothing beside the file (SQLite, "URI Filenames")."""
    # With a write-ahead log there are its helping files too, and they must be read. Without one nobody has the database open, and
    # SQLite would make them, and could not take them away again.
    mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "mode=ro&immutable=1"
    return Database(partial(sqlite3.connect, f"{path.as_uri()}?{mode}", uri=True, isolation_level=None), _CHUNK)


def _transact(connection: sqlite3.Connection, statements: Sequence[Statement], guarded: bool) -> int | None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        first = _run(connection, *statements[0])
        if guarded and first.rowcount != 1:
            raise ConflictError("Somebody else has changed what was being written.")
        for statement in statements[1:]:
            _run(connection, *statement)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return first.lastrowid


def _run(connection: sqlite3.Connection, sql: str, rows: Sequence[Values]) -> sqlite3.Cursor:
    return connection.execute(sql, rows[0]) if len(rows) == 1 else connection.executemany(sql, rows)  # executemany tells no lastrowid
