"""The doctor: what it says of an instance and of Discord, one thing wrong at a time."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from email.utils import formatdate
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from discord.http import Route

from cogs.host import doctor_database, doctor_discord, doctor_machine, keeping
from cogs.host.client import NEEDED
from cogs.host.doctor import examine, report
from cogs.host.doctor_discord import NAMES
from cogs.host.findings import Finding
from engine.match import MatchService
from engine.settings import HOME, Settings
from engine.store import Lease, Store
from tests.fake_discord import ME, TOKEN, FakeDiscord
from tests.match.race import Race
from tests.processes import Processes, until

GAMES = {"race": Race()}
FAKE = str(HOME / "tests" / "fake_discord.py")
GUILD, CHANNEL, THREAD = 500, 600, 601
ALL = NEEDED.value
FILES = discord.Permissions(attach_files=True).value
THREADS = discord.Permissions(send_messages_in_threads=True).value
WEAK = {"id": str(GUILD), "name": "Birds", "permissions": str(discord.Permissions(view_channel=True).value)}


def role(allowed: int) -> dict[str, Any]:
    return {"id": str(GUILD), "name": "@everyone", "permissions": str(allowed), "position": 0, "color": 0, "colors": {"primary_color": 0}}


def text_channel(denied: int = 0) -> dict[str, Any]:
    overwrites = [{"id": str(GUILD), "type": 0, "allow": "0", "deny": str(denied)}]
    return {"id": str(CHANNEL), "type": 0, "guild_id": str(GUILD), "name": "games", "position": 0, "permission_overwrites": overwrites}


def thread(locked: bool = False) -> dict[str, Any]:
    told = {"archived": locked, "locked": locked, "auto_archive_duration": 60, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    counted = {"owner_id": "9", "message_count": 1, "member_count": 1}
    home = {"guild_id": str(GUILD), "parent_id": str(CHANNEL)}
    return {"id": str(THREAD), "type": 11, "name": "t", "thread_metadata": told, **home, **counted}


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord().serve() as fake:
        guild = {"id": str(GUILD), "name": "Birds", "owner_id": "9", "roles": [role(ALL)], "emojis": [], "stickers": [], "features": []}
        fake.answers = {
            "GET /users/@me/guilds": [{"id": str(GUILD), "name": "Birds", "permissions": str(ALL)}],
            f"GET /guilds/{GUILD}": guild,
            f"GET /guilds/{GUILD}/members/1000": {"user": ME, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0},
            f"GET /channels/{CHANNEL}": text_channel(),
            f"GET /channels/{THREAD}": thread(),
        }
        monkeypatch.setattr(Route, "BASE", fake.url)
        yield fake


@pytest.fixture
async def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """An instance with two live matches: one in a channel, one in its thread."""
    monkeypatch.setattr(doctor_database, "games_with", lambda _: GAMES)
    monkeypatch.setattr(keeping, "games_with", lambda _: GAMES)
    settings = msgspec.structs.replace(Settings(), database=tmp_path / "aviary.db", token=TOKEN)
    store = await Store.open(settings.database)
    service = MatchService(store, GAMES)
    for place in (CHANNEL, THREAD):
        match = await service.create("race", {}, GUILD, place, 101, "en")
        await service.join(match.id, 102)
        await service.start(match.id, 101)
    await service.close()
    await store.close()
    return settings


async def found(settings: Settings | None) -> list[Finding]:
    return [finding async for finding in examine(settings)]


async def wrong(settings: Settings) -> list[str]:
    """What is not ok, each with its grade."""
    return [f"{finding.grade}: {finding.sentence}" for finding in await found(settings) if finding.grade != "ok"]


async def test_where_all_is_well_it_says_so_and_changes_nothing(settings: Settings, world: FakeDiscord) -> None:
    before = {path: path.read_bytes() for path in settings.database.parent.iterdir()}
    sentences = [finding.sentence for finding in await found(settings)]
    assert await wrong(settings) == []
    expected = "Python 3.11", "No bot works", "sound", "2 live matches were replayed", "the clock is right", "application Avi", "2 channels"
    for words in expected:
        assert any(words in sentence for sentence in sentences), (words, sentences)
    assert not any(TOKEN in sentence for sentence in sentences)
    assert {path: path.read_bytes() for path in settings.database.parent.iterdir()} == before
    lease = Lease.take(settings.database)
    assert any("(process " in finding.sentence for finding in await found(settings))
    lease.release()


@pytest.mark.parametrize(
    ("call", "answer", "words"),
    [
        (f"GET /channels/{CHANNEL}", text_channel(NEEDED.value), "match 1: the channel 600 (games) lacks View Channels"),
        (f"GET /channels/{CHANNEL}", text_channel(FILES), "(t) lacks Attach Files"),
        (f"GET /channels/{CHANNEL}", text_channel(THREADS), "(t) lacks Send Messages in Threads"),
        (f"GET /channels/{CHANNEL}", 404, "match 1: the channel 600 is gone"),
        (f"GET /channels/{CHANNEL}", 403, "match 1: the channel 600 cannot be seen"),
        (f"GET /channels/{THREAD}", thread(locked=True), "match 2: the channel 601 is a locked thread"),
        ("GET /users/@me/guilds", [], "warning: The bot is no longer in the server 500, where matches 1, 2 wait"),
        ("GET /users/@me/guilds", [WEAK], "warning: In the server Birds (500) the bot's roles lack Send Messages, Send"),
        ("GET /users/@me/guilds", 403, "fault: Discord refused an answer"),
    ],
)
async def test_what_discord_forbids_is_named(settings: Settings, world: FakeDiscord, call: str, answer: object, words: str) -> None:
    world.answers[call] = answer
    said = await wrong(settings)
    assert any(words in sentence for sentence in said), said


async def test_a_token_that_is_missing_or_wrong_and_a_discord_that_is_away(
    settings: Settings, world: FakeDiscord, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    (said,) = await wrong(msgspec.structs.replace(settings, token=""))
    assert said.startswith("fault: DISCORD_TOKEN is missing")
    (said,) = await wrong(msgspec.structs.replace(settings, token="an.other.token"))
    assert said.startswith("fault: DISCORD_TOKEN: Discord does not accept this token")
    assert "an.other.token" not in said
    world.status = 503
    assert any("disturbance" in said for said in await wrong(msgspec.structs.replace(settings, token="")))
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{unused_tcp_port}")
    (said,) = await wrong(settings)
    assert said.startswith("fault: There is no connection to 127.0.0.1")


async def test_a_clock_that_is_wrong(settings: Settings, world: FakeDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    real = doctor_discord.parsedate_to_datetime
    monkeypatch.setattr(doctor_discord, "parsedate_to_datetime", lambda _: real(formatdate(0, usegmt=True)))
    (said,) = await wrong(settings)
    assert "seconds apart: have it set by the network" in said


def alter(settings: Settings, sql: str) -> None:
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as database:
        database.execute(sql)


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("UPDATE entries SET luck = '[]' WHERE match = 2 AND seq = 0", "fault: Of the database, match 2: its log cannot be replayed"),
        ("DELETE FROM entries WHERE match = 2", "fault: Of the database, match 2: its log has gaps"),
        ("UPDATE matches SET state = '{}' WHERE id = 2", "fault: Of the database, match 2: its state cannot be read"),
        ("UPDATE matches SET cards = 'x' WHERE id = 2", "match 2 cannot be replayed: made with other components"),
        ("UPDATE matches SET revision = 99 WHERE id = 2", "match 2 cannot be replayed: played by revision 99"),
        ("UPDATE matches SET cards = 'x'", "warning: Of the database, matches 1, 2 cannot be replayed: made with other components of race"),
        ("PRAGMA user_version = 99", "fault: AVIARY_DATABASE: "),
        ("PRAGMA user_version = 1", "was written by an older Aviary (form 1"),
        ("INSERT INTO players (match, place, user) VALUES (77, 0, 1)", "is damaged (players: a row without its matches)"),
    ],
)
async def test_what_is_wrong_in_the_database_is_named(settings: Settings, world: FakeDiscord, sql: str, words: str) -> None:
    alter(settings, sql)
    (said,) = await wrong(settings)
    assert words in said


async def test_a_story_that_another_version_wrote_is_no_fault_and_keeps_no_backup_from_being_made(
    settings: Settings, world: FakeDiscord, tmp_path: Path
) -> None:
    alter(settings, """UPDATE entries SET told = '[["unheard",[],[1]]]' WHERE match = 2""")
    assert await wrong(settings) == []
    said = [finding.sentence for finding in await found(settings)]
    assert "Of these, 1 keep a story that another version of Aviary wrote, which would tell it otherwise now." in said, said
    assert "2 matches were replayed and hold" in await keeping.back_up(settings, tmp_path / "kept.db")


async def test_the_settings_are_told_by_their_names(settings: Settings, world: FakeDiscord) -> None:
    (said,) = [finding.sentence for finding in await found(settings) if finding.sentence.startswith("The settings")]
    assert said.startswith(f"The settings can be read: DISCORD_TOKEN set, AVIARY_DATABASE {settings.database}, AVIARY_LANGUAGE en, "), said
    assert said.endswith("AVIARY_CARDS_DIR none, AVIARY_PICTURE_WORKERS 2."), said


async def test_a_full_disk_and_a_folder_that_cannot_be_written(
    settings: Settings, world: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor_database, "LITTLE", 10**12)
    monkeypatch.setattr(doctor_database.os, "access", lambda *_: False)
    said = await wrong(settings)
    assert "cannot be written by this account" in said[0]
    assert said[1].startswith("warning: The disk with")
    monkeypatch.setattr(doctor_database, "NOTHING", 10**12)
    assert (await wrong(settings))[1].startswith("fault: The disk with")


async def test_a_machine_without_font_isal_or_the_pinned_libraries(
    settings: Settings, world: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_: str) -> bool:
        raise ModuleNotFoundError("the package 'x' is not installed")

    monkeypatch.setattr(doctor_machine.fonts, "has_glyph", missing)
    monkeypatch.setattr(doctor_machine, "has_isal", lambda: False)
    monkeypatch.setattr(doctor_machine, "_PINNED", doctor_machine.re.compile(r"^(msgspec)==(0)", doctor_machine.re.MULTILINE))
    libraries, isal, font = await wrong(settings)
    assert "msgspec 0.23.0 instead of 0" in libraries
    assert isal.startswith("warning: isal is not there")
    assert font.startswith("fault: The font of the pictures cannot be used")


async def test_its_exit_status_tells_whether_there_is_a_fault(
    settings: Settings, world: FakeDiscord, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await report(settings) == 0
    assert capsys.readouterr().out.endswith("0 faults, 0 warnings.\n")
    assert await report(None, "AVIARY_LANGUAGE is 'xx'.") == 1
    assert "fault    AVIARY_LANGUAGE is 'xx'." in capsys.readouterr().out


def test_every_permission_that_is_needed_has_its_name() -> None:
    assert discord.Permissions(**dict.fromkeys(NAMES, True)) == NEEDED


async def test_all_commands_beside_a_bot_that_runs(tmp_path: Path) -> None:
    """As processes, the way in which they are used."""
    processes = Processes(tmp_path)
    async with FakeDiscord().serve() as fake:
        fake.answers["GET /users/@me/guilds"] = []
        try:
            bot = await processes.start(FAKE, fake.url, DISCORD_TOKEN=TOKEN, AVIARY_LOG_FORMAT="json")
            log = await until(bot.stderr, "ready as")
            assert [msgspec.json.decode(line)["logger"] for line in log.splitlines()][-1] == "cogs.host.client"
            doctor = await processes.start(FAKE, fake.url, "doctor", DISCORD_TOKEN=TOKEN)
            said = (await doctor.communicate())[0].decode()
            assert (doctor.returncode, said.splitlines()[-1]) == (0, "0 faults, 0 warnings."), said
            assert f"A bot works with the database (process {bot.pid})." in said
            assert await processes.end(FAKE, fake.url, "backup", str(tmp_path / "kept.db")) == (0, "")
            assert bot.returncode is None
        finally:
            await processes.kill()
