"""The lease: one Aviary at a time works with a database. A lock of the operating system, which no killed process leaves behind."""

import os
import sys
import time
import weakref
from pathlib import Path
from typing import Final

from engine.store.errors import LeaseError, StoreError

TRIES: Final = 3
PAUSE: Final = 0.05
"""Seconds between two tries: somebody who only looks for the holder has the lock for an instant."""

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 20
    """Windows keeps others from reading locked bytes, so the locked one lies far behind the holder's number."""

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    _lock_to_look = _lock
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_to_look(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)


class Lease:
    """The right to work with a database, held from `take` to `release` or to the end of the process, however it ends."""

    def __init__(self, file: int) -> None:
        self._file = file
        _held.add(self)

    @classmethod
    def take(cls, database: Path) -> "Lease":
        """The lease of a database, by locking the file `<database>.lock` beside it.

        Raises LeaseError when another process (or another store of this one) holds it, StoreError when the file cannot be made or written.
        """
        path = lock_file(database)
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            reason = f"the file {path} cannot be made ({error.strerror})"
            raise StoreError(f"The database cannot be used, as {reason}: allow the account that runs Aviary to write there.") from error
        try:
            _lock_patiently(file)
        except OSError as error:
            holder = _number(file)
            os.close(file)
            raise LeaseError(f"Another Aviary (process {holder}) works with the database {database}: stop that one first.") from error
        try:
            os.ftruncate(file, 0)
            os.write(file, str(os.getpid()).encode())
        except OSError as error:
            os.close(file)
            raise StoreError(f"The file {path} cannot be written ({error.strerror}): make room on its disk, or choose another.") from error
        return cls(file)

    @staticmethod
    def holder(database: Path) -> str | None:
        """The number of the process that works with a database ("unknown" if it has not written it yet); None if there is none.

        Only looks, and takes the lease from nobody. Raises StoreError where that is not allowed.
        """
        path = lock_file(database)
        try:
            file = os.open(path, os.O_RDONLY)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreError(f"The file {path} cannot be read ({error.strerror}): use the account that runs Aviary.") from error
        try:
            _lock_to_look(file)
        except OSError:
            return _number(file)
        finally:
            os.close(file)
        return None

    def release(self) -> None:
        """Give the lease back. Doing so twice is harmless."""
        if self in _held:
            _held.discard(self)
            os.close(self._file)


def lock_file(database: Path) -> Path:
    """The file beside a database whose lock is the lease."""
    return database.with_name(database.name + ".lock")


def _lock_patiently(file: int) -> None:
    for _ in range(TRIES - 1):
        try:
            return _lock(file)
        except OSError:
            time.sleep(PAUSE)
    _lock(file)


def _number(file: int) -> str:
    return os.read(file, 20).decode("ascii", "replace").strip() or "unknown"


_held: weakref.WeakSet[Lease] = weakref.WeakSet()


def _let_go() -> None:
    """A forked child must not keep its parent's lease beyond the parent's end; closing the child's copy leaves the parent's lock."""
    for lease in list(_held):
        lease.release()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_let_go)
