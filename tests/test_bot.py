"""The bot as a process: it starts, stops within its time, and says in one sentence why it cannot start."""

import asyncio
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import discord
import pytest

import bot as aviary
from cogs.host import command
from cogs.host.client import INTENTS, NEEDED, AviaryClient
from cogs.host.command import start
from cogs.host.faults import BROKEN_OFF, MENDED, PASSING, explain, status_of
from engine.core.errors import CardsError
from engine.settings import HOME
from engine.store import LeaseError
from tests.fake_discord import TOKEN, FakeDiscord
from tests.processes import BOT, Processes, one_sentence, until


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Processes]:
    processes = Processes(tmp_path)
    yield processes
    await processes.kill()


@pytest.fixture
async def world() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord().serve() as fake:
        yield fake


FAKE = str(HOME / "tests" / "fake_discord.py")


def ask(folder: Path, sql: str) -> list[tuple[object, ...]]:
    """What the database of a bot that has ended says."""
    with closing(sqlite3.connect(folder / "test.sqlite3", isolation_level=None)) as database:
        return database.execute(sql).fetchall()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({}, "DISCORD_TOKEN is missing: put the bot's token into the file .env"),
        ({"DISCORD_TOKEN": TOKEN, "AVIARY_LANGUAGE": "xx"}, "AVIARY_LANGUAGE is 'xx'"),
        ({"DISCORD_TOKEN": TOKEN, "AVIARY_DATABASE": "/dev/null/folder/x.sqlite3"}, "AVIARY_DATABASE: The folder /dev/null/folder"),
        ({"DISCORD_TOKEN": TOKEN, "AVIARY_DATABASE": "no/such/folder/x.sqlite3"}, "AVIARY_DATABASE: The folder"),
        ({"DISCORD_TOKEN": TOKEN, "AVIARY_DATABASE": "~nosuchuser/x.db"}, "AVIARY_DATABASE is '~nosuchuser/x.db'"),
        ({"DISCORD_TOKEN": TOKEN, "AVIARY_DATABASE": "/proc/x.db"}, "AVIARY_DATABASE: "),
    ],
)
async def test_a_wrong_setting_ends_it_with_a_sentence(bot: Processes, settings: dict[str, str], sentence: str) -> None:
    status, said = await bot.end(BOT, **settings)
    assert one_sentence(said).startswith(sentence)
    assert status == 2


async def test_without_a_token_the_preview_is_named(bot: Processes) -> None:
    _, said = await bot.end(BOT)
    assert "bot.py --preview" in one_sentence(said)


async def test_a_file_that_is_no_database_is_left_alone(bot: Processes) -> None:
    notes = bot.folder / "notes.txt"
    notes.write_text("not a database")
    before = set(bot.folder.iterdir())
    status, said = await bot.end(BOT, DISCORD_TOKEN=TOKEN, AVIARY_DATABASE=str(notes))
    assert one_sentence(said).startswith("AVIARY_DATABASE: ")
    assert "no SQLite database" in said
    assert status == 2
    assert (set(bot.folder.iterdir()), notes.read_text()) == (before, "not a database")


def test_a_settings_file_that_is_not_there_ends_it_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(["--env", str(tmp_path / "none.env")]) == 2
    said = one_sentence(capsys.readouterr().err)
    assert "none.env does not exist" in said


async def test_faults_in_an_owners_components_are_named(bot: Processes) -> None:
    (bot.folder / "bower.toml").write_text("name = 3\n")
    status, said = await bot.end(BOT, DISCORD_TOKEN=TOKEN, AVIARY_CARDS_DIR=str(bot.folder))
    assert one_sentence(said).startswith("AVIARY_CARDS_DIR: ")
    assert "bower.toml" in said
    assert status == 2


async def test_a_file_among_an_owners_components_that_belongs_to_no_game_is_named(bot: Processes) -> None:
    own = bot.folder / "cards"
    own.mkdir()
    (own / "README.txt").write_text("my box")
    (own / "bowr.toml").write_text("")
    status, said = await bot.end(BOT, DISCORD_TOKEN=TOKEN, AVIARY_CARDS_DIR=str(own))
    sentence = one_sentence(said)
    assert sentence.startswith("AVIARY_CARDS_DIR: ")
    assert "bowr.toml belongs to no game" in sentence
    assert "bower.toml" in sentence
    assert status == 2


async def test_a_token_that_discord_does_not_know(bot: Processes, world: FakeDiscord) -> None:
    status, said = await bot.end(FAKE, world.url, DISCORD_TOKEN="another.made.up")
    assert one_sentence(said).startswith("DISCORD_TOKEN: ")
    assert status == 2


async def test_no_network(bot: Processes, unused_tcp_port: int) -> None:
    status, said = await bot.end(FAKE, f"http://127.0.0.1:{unused_tcp_port}", DISCORD_TOKEN=TOKEN)
    assert one_sentence(said).startswith("There is no connection to 127.0.0.1")
    assert status == PASSING, "starting again later helps"


@pytest.mark.parametrize(("code", "sentence"), [(4014, "privileged intents"), (4004, "DISCORD_TOKEN")])
async def test_a_connection_that_discord_closes_for_good(bot: Processes, world: FakeDiscord, code: int, sentence: str) -> None:
    world.refusal = code
    status, said = await bot.end(FAKE, world.url, DISCORD_TOKEN=TOKEN)
    assert sentence in one_sentence(said)
    assert status == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM for processes")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_runs_and_stops_when_told_to(bot: Processes, world: FakeDiscord, number: signal.Signals) -> None:
    process = await bot.start(FAKE, world.url, DISCORD_TOKEN=TOKEN)
    log = await until(process.stderr, "ready as")
    assert world.identified["intents"] == INTENTS.value
    process.send_signal(number)
    _, rest = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0
    assert "stopped" in rest.decode()
    assert "Traceback" not in log + rest.decode()
    assert TOKEN not in log + rest.decode()
    assert not (bot.folder / "test.sqlite3-wal").exists(), "a database that was closed has no write-ahead log"
    assert ask(bot.folder, "PRAGMA quick_check") == [("ok",)]


@pytest.mark.parametrize(("arguments", "status"), [(["backup"], 130), (["--env", "x", "restore", "y"], 130), (["doctor"], 130), ([], 0)])
def test_a_stop_while_it_loads_is_no_traceback_and_no_backup(monkeypatch: pytest.MonkeyPatch, arguments: list[str], status: int) -> None:
    def stopped(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "start", stopped)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["bot.py", *arguments])
    assert aviary.main() == status


def test_a_backup_that_was_stopped_does_not_end_as_one_that_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> str:
        raise KeyboardInterrupt

    (tmp_path / "none").touch()
    monkeypatch.setattr(command, "back_up", stopped)
    monkeypatch.setattr(command, "set_up_log", lambda _: None)
    assert start(["--env", str(tmp_path / "none"), "backup"]) == aviary.BROKEN_OFF == BROKEN_OFF


async def test_commands_are_registered_only_when_they_have_changed(bot: Processes, world: FakeDiscord) -> None:
    for _ in range(2):
        process = await bot.start(FAKE, world.url, DISCORD_TOKEN=TOKEN)
        await until(process.stderr, "ready as")
        process.terminate()
        await process.communicate()
    assert world.calls["PUT /applications/1000/commands"] == 1
    ask(bot.folder, "UPDATE settings SET value = 'of an older version' WHERE key = 'commands'")
    process = await bot.start(FAKE, world.url, DISCORD_TOKEN=TOKEN)
    await until(process.stderr, "ready as")
    assert world.calls["PUT /applications/1000/commands"] == 2


async def test_a_second_one_on_the_same_database_ends_with_a_sentence(bot: Processes, world: FakeDiscord) -> None:
    first = await bot.start(FAKE, world.url, DISCORD_TOKEN=TOKEN)
    await until(first.stderr, "ready as")
    status, said = await bot.end(FAKE, world.url, DISCORD_TOKEN=TOKEN)
    assert one_sentence(said).startswith("AVIARY_DATABASE: Another Aviary")
    assert status == 2
    assert first.returncode is None


def test_nothing_privileged_is_asked_for() -> None:
    privileged = discord.Intents(members=True, presences=True, message_content=True)
    assert INTENTS.value & privileged.value == 0


def test_the_readme_invites_with_the_permissions_that_it_names() -> None:
    assert f"permissions={NEEDED.value}`" in (HOME / "README.md").read_text(encoding="utf-8")


class Response:
    """What discord.py keeps of an HTTP answer."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "no"


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord.LoginFailure("401"), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(None), "privileged intents"),
        (discord.DiscordServerError(Response(503), "no"), "disturbance"),  # type: ignore[arg-type]
        (discord.HTTPException(Response(429), "no"), "wait some minutes"),  # type: ignore[arg-type]
        (aiohttp.ServerDisconnectedError(), "no connection to Discord"),
        (TimeoutError(), "no connection to Discord"),
        (LeaseError("Another Aviary."), "AVIARY_DATABASE: Another Aviary."),
        (CardsError("x.toml", ["line 3: no", "line 4: no"]), "the first: line 3: no"),
    ],
)
def test_a_fault_has_its_sentence(error: BaseException, words: str) -> None:
    sentence = explain(error)
    assert sentence is not None
    assert words in sentence
    assert "\n" not in sentence
    assert status_of(error) == (PASSING if words in ("disturbance", "wait some minutes", "no connection to Discord") else MENDED)


@pytest.mark.parametrize("error", [ValueError("ours"), KeyError("x"), discord.HTTPException(Response(400), "no")])  # type: ignore[arg-type]
def test_our_own_mistakes_keep_their_traceback(error: BaseException) -> None:
    assert explain(error) is None


class Closing:
    """A service that notes its end."""

    def __init__(self, ends: list[str], name: str) -> None:
        self.ends = ends
        self.name = name
        self.service = self

    async def close(self) -> None:
        self.ends.append(self.name)


async def test_presses_that_run_are_finished_before_the_end_and_new_ones_are_not_taken() -> None:
    ends: list[str] = []
    services = Closing(ends, "services")
    services.service = Closing(ends, "service")
    client = AviaryClient(services)  # type: ignore[arg-type]

    async def on_interaction(press: str) -> None:
        await asyncio.sleep(0.2)
        ends.append(press)

    client.on_interaction = on_interaction  # type: ignore[attr-defined]
    async with client:
        client.dispatch("interaction", "early press")
        await asyncio.sleep(0)
        closing = asyncio.create_task(client.close())
        await asyncio.sleep(0)
        client.dispatch("interaction", "late press")
        await asyncio.gather(closing, client.close())
    assert ends == ["early press", "service", "services"]
