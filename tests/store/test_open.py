"""Opening a database: what it is then, and one plain sentence for everything that can be wrong with it."""

import asyncio
import errno
import os
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import LeaseError, Store, StoreError, lease
from engine.store.migrate import FOLDER, migrations


async def refusal(path: Path) -> str:
    """Why the database cannot be opened, as the one who hosts the bot reads it."""
    with pytest.raises(StoreError) as caught:
        await Store.open(path)
    sentence = str(caught.value)
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence, sentence
    return sentence


async def test_a_new_database_is_made_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    store = await Store.open(path)
    await store.settings.put("user", 1, "language", "cs")
    await store.close()
    store = await Store.open(path)
    assert await store.settings.get("user", 1, "language") == "cs"
    await store.close()
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_writes_are_durable_when_they_return(store: Store) -> None:
    pragmas = {}
    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
        pragmas[name] = next(iter(await store._writer.execute_fetchall(f"PRAGMA {name}")))[0]
    full = 2
    assert pragmas == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 50}


async def test_the_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.read("DELETE FROM settings")


async def test_a_missing_folder(tmp_path: Path) -> None:
    assert "does not exist: make it" in await refusal(tmp_path / "nowhere" / "aviary.db")


async def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert "is a folder" in await refusal(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pipes")
async def test_a_pipe_and_links_in_a_circle_are_named_and_get_no_lock(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.db")
    assert "pipe.db is a device or a pipe" in await refusal(tmp_path / "pipe.db")
    (tmp_path / "circle.db").symlink_to(tmp_path / "circle.db")
    assert "circle.db of the database cannot be used (Symlink loop" in await refusal(tmp_path / "circle.db")
    assert sorted(os.listdir(tmp_path)) == ["circle.db", "pipe.db"]


@pytest.mark.parametrize("text", ["x", "a text, longer than a database's header"])
async def test_a_file_that_is_no_database_gets_no_lock_beside_it(tmp_path: Path, text: str) -> None:
    path = tmp_path / "README.md"
    path.write_text(text)
    assert "no SQLite database" in await refusal(path)
    assert os.listdir(tmp_path) == ["README.md"]
    assert path.read_text() == text


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    path.touch()
    await (await Store.open(path)).close()
    assert path.read_bytes().startswith(b"SQLite format 3")


@pytest.mark.skipif(sys.platform == "win32", reason="it has other rights")
async def test_a_new_database_is_for_its_owner_only_as_it_holds_hands(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "aviary.db")
    await store.settings.put("user", 1, "language", "cs")
    modes = [oct(os.stat(f"{store.path}{ending}").st_mode & 0o777) for ending in ("", "-wal", "-shm")]
    await store.close()
    assert modes == ["0o600"] * 3


async def test_an_unwritable_folder(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o500)
    if os.access(folder, os.W_OK):  # as root only a folder that takes no files at all is unwritable
        folder = Path("/proc")
    assert "allow the account that runs Aviary to write there" in await refusal(folder / "aviary.db")


async def test_an_unwritable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "aviary.db"
    await (await Store.open(path)).close()
    real = sqlite3.connect

    def read_only(name: object, **more: object) -> sqlite3.Connection:
        return real(f"file:{name}?mode=ro", uri=True, **more)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with closing(real(path)) as plain:
        plain.execute("PRAGMA user_version = 0")
        plain.executescript("".join(f"DROP TABLE {name};" for name in ("settings", "posts", "entries", "players", "matches")))
    assert "cannot be written: allow the account" in await refusal(path)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    path.write_text("Dear diary, " * 100)
    assert "is damaged or is no SQLite database" in await refusal(path)
    assert path.read_text() == "Dear diary, " * 100


async def test_the_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    with closing(sqlite3.connect(path)) as plain:
        plain.execute("CREATE TABLE songs (name TEXT)")
    assert "is the database of another program" in await refusal(path)


async def test_the_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as plain:
        plain.execute("PRAGMA user_version = 9000")
    assert "was written by a newer Aviary (form 9000" in await refusal(path)


async def test_a_second_store_on_the_same_database(store: Store, tmp_path: Path) -> None:
    with pytest.raises(LeaseError) as caught:
        await Store.open(store.path)
    assert str(caught.value) == f"Another Aviary (process {os.getpid()}) works with the database {store.path}: stop that one first."
    link = tmp_path / "link.db"
    link.symlink_to(store.path)
    with pytest.raises(LeaseError):
        await Store.open(link)


async def test_a_disk_too_full_for_the_lease_is_named_and_the_lease_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(lease.os, "write", full)
        assert "aviary.db.lock cannot be written (No space left on device): make room on its disk" in await refusal(tmp_path / "aviary.db")
    await (await Store.open(tmp_path / "aviary.db")).close()


async def test_a_refused_database_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    path.write_text("Dear diary, " * 100)
    await refusal(path)
    path.unlink()
    store = await Store.open(path)
    assert await store.matches.live() == []
    await store.close()


async def test_a_closed_store_refuses_plainly(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "aviary.db")
    await asyncio.gather(store.close(), store.close())
    for call in (store.settings.get("user", 1, "x"), store.settings.put("user", 1, "x", "y")):
        with pytest.raises(StoreError, match="has been closed"):
            await call


def test_every_migration_is_numbered_and_says_its_reason() -> None:
    files = migrations()
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    assert files == sorted(FOLDER.iterdir()), "other files lie among the migrations"


@pytest.mark.parametrize(("name", "text"), [("0003_late.sql", "-- why\n"), ("0002_Odd.sql", "-- why\n"), ("0002_plain.sql", "SELECT 1;")])
def test_a_wrong_migration_is_refused(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / "0001_first.sql").write_text("-- why\nCREATE TABLE first (id INTEGER);")
    (tmp_path / name).write_text(text)
    with pytest.raises(StoreError, match="install Aviary again"):
        migrations(tmp_path)


async def test_a_failing_migration_is_undone_whole_and_earlier_ones_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, path = tmp_path / "migrations", tmp_path / "aviary.db"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("-- why\nCREATE TABLE first (id INTEGER);")
    (folder / "0002_second.sql").write_text("-- why\nCREATE TABLE second (id INTEGER);\nINSERT INTO nowhere VALUES (1);")
    monkeypatch.setattr("engine.store.migrate.migrate.__defaults__", (folder,))
    assert "no such table: nowhere" in await refusal(path)
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("PRAGMA user_version").fetchone() == (1,)
        assert plain.execute("SELECT name FROM sqlite_schema").fetchall() == [("first",)]
    (folder / "0002_second.sql").write_text("-- why\nCREATE TABLE second (id INTEGER);")
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("PRAGMA user_version").fetchone() == (2,)


async def test_a_refused_database_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    before = set(threading.enumerate())
    monkeypatch.setattr("engine.store.database.sqlite3.connect", refuse)
    await refusal(tmp_path / "aviary.db")
    # What runs the waiting itself is a thread of the event loop's own pool.
    left = {thread for thread in set(threading.enumerate()) - before if not thread.name.startswith("asyncio_")}
    assert left == set(), "a thread that outlives the event loop ends with a traceback"


async def test_a_path_that_cannot_be_looked_at(tmp_path: Path) -> None:
    assert "cannot be used" in await refusal(tmp_path / ("a" * 400))
