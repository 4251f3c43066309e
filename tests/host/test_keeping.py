"""Backup and restore: while another process writes, killed at any moment, and with files that are not what they should be."""

import os
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from cogs.host import keeping
from cogs.host.keeping import GAP, KeepingError, back_up, restore
from engine.match import MatchService
from engine.settings import Settings
from engine.store import Lease, LeaseError, Store, StoreError, backup
from engine.store.migrate import FOLDER, migrations
from tests.host import writer
from tests.host.kept import aside, ask, contents, entries, spoil, wait_for_more
from tests.match.conftest import press
from tests.match.race import Race

GAMES = {"race": Race()}


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "games_with", lambda _: GAMES)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    (tmp_path / "data").mkdir()
    return msgspec.structs.replace(Settings(), database=tmp_path / "data" / "aviary.db")


@pytest.fixture
async def played(settings: Settings) -> int:
    """Two matches, one of them live with some entries; the number of entries."""
    store = await Store.open(settings.database)
    service = MatchService(store, GAMES)
    for _ in range(2):
        match = await service.create("race", {"rounds": 3}, 1, 10, 101, "en")
        match = await service.join(match.id, 102)
        match = await service.start(match.id, 101)
    for _ in range(3):
        match = await press(service, match)
    await service.end(1, 101, False)
    await service.close()
    await store.settings.put("user", 1000, "commands", "digest")
    await store.close()
    return entries(settings.database)


def kill(player: int, database: Path) -> None:
    """kill -9, and wait until the database is free."""
    os.kill(player, signal.SIGKILL)
    ends = time.monotonic() + 10
    while Lease.holder(database) and time.monotonic() < ends:
        time.sleep(0.01)


@pytest.fixture
def player(settings: Settings) -> Iterator[int]:
    """The number of a process that plays on the database."""
    process = writer.process(writer.play, str(settings.database))
    assert process.pid
    yield process.pid
    process.kill()
    process.join()


async def test_backups_while_another_process_plays_are_whole_and_the_first_one_comes_back(settings: Settings, player: int) -> None:
    database, last = settings.database, 0
    files = [database.parent.parent / f"{name}.db" for name in ("first", "second", "third")]
    kept = []
    for file in files:
        last = wait_for_more(database, last + 20)
        said = await back_up(settings, file, every=True)  # it replays them all, or raises
        kept.append(entries(file))
        assert "matches were replayed and hold" in said
        assert kept[-1] >= last, "what was stored before is in the backup"
        assert ask(file, "PRAGMA journal_mode") == [("delete",)], "one file, without a log"
    assert kept == sorted(set(kept)), "it played on meanwhile"
    assert Lease.holder(database) == str(player), "looking takes the lease from nobody"
    with pytest.raises(LeaseError, match=f"process {player}"):
        await restore(settings, files[0])
    kill(player, database)
    largest = max(id for (id,) in ask(database, "SELECT id FROM matches"))
    after = entries(database)
    said = await restore(settings, files[0])
    assert (entries(database), entries(aside(said))) == (kept[0], after)
    assert not database.with_name(f"{database.name}-wal").exists()
    store = await Store.open(database)
    service = MatchService(store, GAMES)
    assert (await service.create("race", {}, 1, 1, 7, "en")).id == largest + 1, "a number that old messages carry is not given again"
    for id in (await service.live())[:3]:
        assert (await press(service, await service.match(id))).id == id
    await service.close()
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize(
    ("command", "moment"),
    [("backup", "copy"), ("backup", "publish"), ("restore", "settle"), ("restore", "put_in_place"), ("restore", "replace")],
)
def test_killed_in_the_midst_it_leaves_everything_as_it_was(settings: Settings, played: int, command: str, moment: str) -> None:
    database, folder = settings.database, settings.database.parent
    file = folder.parent / "backup.db"
    if command == "restore":
        file.write_bytes(database.read_bytes())
        ask(database, "UPDATE settings SET value = 'newer'")
    process = writer.process(writer.die_in, command, moment, str(database), str(file))
    process.join(30)
    assert process.exitcode == -signal.SIGKILL
    assert file.exists() == (command == "restore")
    assert ask(database, "PRAGMA integrity_check") == [("ok",)]
    assert entries(database) == played
    assert ask(database, "SELECT value FROM settings") == [("newer" if command == "restore" else "digest",)]
    assert Lease.holder(database) is None


async def test_a_backup_gets_a_dated_name_and_overwrites_nothing(settings: Settings, played: int) -> None:
    before = contents(settings.database.parent)
    said = await back_up(settings)
    file = next((settings.database.parent / "backups").iterdir())
    assert str(file) in said
    assert file.name.startswith("aviary-2")
    assert entries(file) == played
    whole = contents(settings.database.parent)
    with pytest.raises(KeepingError, match="is there already"):
        await back_up(settings, file)
    with pytest.raises(StoreError, match="Nothing can be written"):
        await back_up(settings, settings.database.parent / "nowhere" / "x.db")
    assert contents(settings.database.parent) == whole
    assert {name: data for name, data in whole.items() if "backups" not in name} == before


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("cut", "damaged"),
        ("overwritten", "damaged|does not hold"),
        ("text", "no SQLite database"),
        ("gone", "There is no database"),
        ("newer", "written by a newer Aviary"),
        ("other", "of another program"),
        ("log", "match 2: its log cannot be replayed"),
        ("state", "match 2: its log leads to another state"),
        ("orphan", "a row without its matches"),
    ],
)
async def test_what_does_not_hold_is_not_put_in_place(settings: Settings, played: int, tmp_path: Path, how: str, words: str) -> None:
    file = tmp_path / "backup.db"
    file.write_bytes(settings.database.read_bytes())
    spoil(file, how)
    before = contents(tmp_path)
    with pytest.raises((KeepingError, StoreError), match=words) as caught:
        await restore(settings, file)
    assert str(caught.value).endswith(".")
    assert str(file) in str(caught.value), "not the part, which is gone"
    assert "\n" not in str(caught.value)
    assert contents(tmp_path) == before
    assert Lease.holder(settings.database) is None


async def test_an_empty_file_is_no_backup(settings: Settings, played: int, tmp_path: Path) -> None:
    (tmp_path / "backup.db").touch()
    with pytest.raises(StoreError, match="is empty, and no database"):
        await restore(settings, tmp_path / "backup.db")
    assert entries(settings.database) == played


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
async def test_a_database_behind_a_link_keeps_its_bot_and_its_place(settings: Settings, played: int, tmp_path: Path) -> None:
    await back_up(settings, tmp_path / "backup.db")
    link = tmp_path / "link.db"
    link.symlink_to(settings.database)
    linked = msgspec.structs.replace(settings, database=link)
    store = await Store.open(link)
    with pytest.raises(LeaseError):
        await restore(linked, tmp_path / "backup.db")
    await store.close()
    ask(settings.database, "DELETE FROM entries")
    await restore(linked, tmp_path / "backup.db")
    assert (link.readlink(), entries(settings.database)) == (settings.database, played)


async def test_the_database_is_no_backup_of_itself(settings: Settings, played: int) -> None:
    with pytest.raises(KeepingError, match="is the database itself"):
        await restore(settings, settings.database)


async def test_a_backup_of_an_older_form_takes_the_place_of_a_damaged_database(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    for number, script in enumerate(migrations(FOLDER)[:3], 1):
        with closing(sqlite3.connect(file)) as database:
            database.executescript(f"{script.read_text('utf-8')}; PRAGMA user_version = {number}; PRAGMA application_id = 1096173889;")
    settings.database.write_bytes(b"\xff" * 4096)
    settings.database.with_name(f"{settings.database.name}-wal").write_bytes(b"\xee" * 4096)
    said = await restore(settings, file)
    kept = contents(settings.database.parent)
    assert (kept[aside(said).name], kept[f"{aside(said).name}-wal"]) == (b"\xff" * 4096, b"\xee" * 4096)
    assert f"{settings.database.name}-wal" not in kept, "its log would be applied to the new one"
    assert ask(settings.database, "PRAGMA user_version") == [(len(migrations()),)]
    store = await Store.open(settings.database)
    assert await store.matches.last_id() == GAP, "nobody knows which numbers were given away"
    await store.close()


async def test_a_restored_bot_registers_its_commands_anew(settings: Settings, played: int, tmp_path: Path) -> None:
    await back_up(settings, tmp_path / "backup.db")
    await restore(settings, tmp_path / "backup.db")
    assert ask(settings.database, "SELECT count(*) FROM settings WHERE key = 'commands'") == [(0,)]


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions there")
async def test_all_that_a_restore_leaves_is_as_private_as_the_database(
    settings: Settings, played: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.db"
    await back_up(settings, file)
    settings.database.unlink()
    await restore(settings, file)
    monkeypatch.setattr(os, "link", lambda *names: os.stat("a disk that knows no such names"))
    kept = aside(await restore(settings, file))
    assert [path.stat().st_mode & 0o777 for path in (file, settings.database, kept)] == [0o600] * 3, "all hold everybody's hands"


async def test_one_match_that_does_not_hold_keeps_the_others_from_no_backup(settings: Settings, played: int, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    spoil(settings.database, "log")
    said = await back_up(settings, file)
    assert "matches were replayed and hold, those with a fault: 1 (match 2: its log cannot be replayed): bot.py doctor names" in said
    with pytest.raises(KeepingError, match="take it as it is with --with-faults"):
        await restore(settings, file)
    ask(settings.database, "DELETE FROM entries WHERE match = 1")
    assert "(match 2: its log cannot be replayed)" in await restore(settings, file, with_faults=True)
    assert entries(settings.database) == played


async def test_a_damaged_database_gives_no_backup(settings: Settings, played: int, tmp_path: Path) -> None:
    spoil(settings.database, "orphan")
    with pytest.raises(KeepingError, match="a row without its matches") as caught:
        await back_up(settings, tmp_path / "backup.db")
    assert "(1 fault: " in str(caught.value)
    assert str(caught.value).endswith("so no backup was made: bot.py doctor names every fault and how to mend it.")
    spoil(settings.database, "overwritten")
    with pytest.raises((KeepingError, StoreError)) as caught:
        await back_up(settings, tmp_path / "backup.db")
    assert str(caught.value).startswith(str(settings.database)), "not the part, which is gone"
    assert [name for name in contents(tmp_path) if "backup" in name] == []


async def test_who_only_looks_changes_nothing_and_leaves_nothing(settings: Settings, played: int) -> None:
    before = contents(settings.database.parent)
    store = await Store.look(settings.database)
    assert await store.damages() == []
    with pytest.raises(StoreError, match="only to be read"):
        await store.settings.put("user", 1, "language", "cs")
    await store.close()
    assert contents(settings.database.parent) == before
    with backup.part_of(settings.database) as part:
        assert part.exists()
    assert contents(settings.database.parent) == before
