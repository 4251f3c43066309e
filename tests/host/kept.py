"""What tests of backups look at, and what they spoil."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from engine.store.migrate import migrations


def ask(path: Path, sql: str) -> list[tuple[int, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        return database.execute(sql).fetchall()


def entries(path: Path) -> int:
    return ask(path, "SELECT count(*) FROM entries")[0][0]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"}


def wait_for_more(path: Path, than: int) -> int:
    """How many entries a database has when it has more than these."""
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        if path.exists() and (path.stat().st_size or than < 0):
            try:
                found = entries(path)
            except sqlite3.Error:  # the other process has not made its tables yet
                found = 0
            if found > than:
                return found
        time.sleep(0.01)
    raise AssertionError(f"nothing is written to {path}")


def aside(said: str) -> Path:
    """Where a restore has kept what was there before."""
    return Path(said.partition("is kept as ")[2].rstrip("."))


def spoil(file: Path, how: str) -> None:
    """Makes a good backup into one that must not be put in place."""
    good = file.read_bytes()
    match how:
        case "cut":
            file.write_bytes(good[: len(good) // 2])
        case "overwritten":
            file.write_bytes(good[:8192] + b"\xff" * 8192 + good[16384:])
        case "text":
            file.write_text("not a database")
        case "gone":
            file.unlink()
        case "newer":
            ask(file, f"PRAGMA user_version = {len(migrations()) + 1}")
        case "other":
            ask(file, "PRAGMA application_id = 7")
        case "log":
            ask(file, "UPDATE entries SET luck = '[]' WHERE match = 2 AND seq = 0")
        case "state":
            ask(file, "UPDATE matches SET state = (SELECT state FROM matches WHERE id = 1) WHERE id = 2")
        case "orphan":
            ask(file, "INSERT INTO players (match, place, user) VALUES (77, 0, 1)")
