"""Bringing a database to the form that this version works with: numbered SQL files, each applied once, in order."""

import re
from pathlib import Path

import aiosqlite

from engine.store.errors import OlderFormError, StoreError

FOLDER = Path(__file__).parent / "migrations"
APPLICATION = 0x41564941
"""SQLite's application id of Aviary's databases: "AVIA"."""

_NAME = re.compile(r"(\d{4})_[a-z_]+\.sql")


def migrations(folder: Path = FOLDER) -> list[Path]:
    """The SQL files in order. Raises StoreError unless they are numbered 1, 2, 3 ... and each begins with a comment of its reason."""
    files = sorted(folder.glob("*.sql"))
    for number, file in enumerate(files, 1):
        name = _NAME.fullmatch(file.name)
        if not name or int(name[1]) != number:
            raise StoreError(f"{file.name} should be migration {number:04}: install Aviary again.")
        if not file.read_text("utf-8").startswith("-- "):
            raise StoreError(f"{file.name} does not begin with its reason: install Aviary again.")
    return files


async def migrate(database: aiosqlite.Connection, path: Path, folder: Path = FOLDER) -> int:
    """Apply what is missing, a transaction a file; returns how many were applied.

    Raises StoreError for a database of another program or of a newer Aviary, sqlite3.Error when a file fails: that file's changes are
    undone, and those of earlier files stay.
    """
    files = migrations(folder)
    version = await form(database, path, len(files))
    for number, file in enumerate(files[version:], version + 1):
        marks = f"PRAGMA user_version = {number}; PRAGMA application_id = {APPLICATION};"
        try:
            await database.executescript(f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\n{marks}\nCOMMIT;")
        except BaseException:
            await database.rollback()
            raise
    return len(files) - version


async def form(database: aiosqlite.Connection, path: Path, known: int) -> int:
    """The number of the last migration that a database has had; 0 for an empty one.

    Raises StoreError for a database of another program, or of a newer Aviary: one that has had more than the `known`.
    """
    version = await _number(database, "PRAGMA user_version")
    owner = await _number(database, "PRAGMA application_id")
    if owner != APPLICATION and (owner or version or await _number(database, "SELECT count(*) FROM sqlite_schema")):
        raise StoreError(f"{path} is the database of another program: choose another path for Aviary's.")
    if version > known:
        raise StoreError(f"{path} was written by a newer Aviary (form {version}, known here: {known}): start that version instead.")
    return version


async def check_form(database: aiosqlite.Connection, path: Path) -> None:
    """Raises OlderFormError unless a database is in this version's form, StoreError as `form` does."""
    known = len(migrations())
    version = await form(database, path, known)
    if version < known:
        raise OlderFormError(
            f"{path} was written by an older Aviary (form {version}, here {known}): the bot of this version brings it up to date when it "
            "starts."
        )


async def _number(database: aiosqlite.Connection, sql: str) -> int:
    return int(next(iter(await database.execute_fetchall(sql)))[0])
