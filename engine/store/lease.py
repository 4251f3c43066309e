"""The lease: one Aviary at a time works with a database. A lock of the operating system, which no killed process leaves behind."""

import os
import sys
import weakref
from pathlib import Path

from engine.store.errors import LeaseError, StoreError

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 20
    """Windows keeps others from reading locked bytes, so the locked one lies far behind the holder's number."""

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lease:
    """The right to work with a database, held from `take` to `release` or to the end of the process, however it ends."""

    def __init__(self, file: int) -> None:
        self._file = file
        _held.add(self)

    @classmethod
    def take(cls, database: Path) -> "Lease":
        """The lease of a database, by locking the file `<database>.lock` beside it.

        Raises LeaseError when another process (or another store of this one) holds it, StoreError when the file cannot be made.
        """
        path = database.with_name(database.name + ".lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            reason = f"the file {path} cannot be made ({error.strerror})"
            raise StoreError(f"The database cannot be used, as {reason}: allow the account that runs Aviary to write there.") from error
        try:
            _lock(file)
        except OSError as error:
            holder = os.read(file, 20).decode("ascii", "replace").strip() or "unknown"
            os.close(file)
            raise LeaseError(f"Another Aviary (process {holder}) works with the database {database}: stop that one first.") from error
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        return cls(file)

    def release(self) -> None:
        """Give the lease back. Doing so twice is harmless."""
        if self in _held:
            _held.discard(self)
            os.close(self._file)


_held: weakref.WeakSet[Lease] = weakref.WeakSet()


def _let_go() -> None:
    """A forked child must not keep its parent's lease beyond the parent's end; closing the child's copy leaves the parent's lock."""
    for lease in list(_held):
        lease.release()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_let_go)
