"""What can go wrong with the database, each told in one plain sentence that says what to do."""

import sqlite3
from pathlib import Path

from engine.core.errors import AviaryError


class StoreError(AviaryError):
    """The database cannot be opened, read or written. Nothing was changed. The message is one sentence for the one who hosts the bot."""


class LeaseError(StoreError):
    """Another Aviary works with the same database."""


class ConflictError(StoreError):
    """A match is no longer as the writer knew it: somebody else has written it. Nothing was changed."""


class OlderFormError(StoreError):
    """A database that was only to be read has not been brought to this version's form yet."""


_FULL = "The disk with the database {path} is full: make room on it."
_LOCKED = "Another program has locked the database {path}: close that program."
FORBIDDEN = "The database {path} cannot be written: allow the account that runs Aviary to write to the file and its folder."
FOREIGN = "{path} is damaged or is no SQLite database: use a sound backup instead, or another path."

_SENTENCES = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_READONLY: FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: FORBIDDEN,
    sqlite3.SQLITE_PERM: FORBIDDEN,
    sqlite3.SQLITE_AUTH: FORBIDDEN,
    sqlite3.SQLITE_NOTADB: FOREIGN,
    sqlite3.SQLITE_CORRUPT: FOREIGN,
}


def explain(error: sqlite3.Error, path: Path) -> StoreError:
    """SQLite's error as one sentence that says what to do."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the rest of the code is a detail of the kind
    sentence = _SENTENCES.get(code, "The database {path} failed ({error}): look at its disk, then start Aviary again.")
    return StoreError(sentence.format(path=path, error=error))
