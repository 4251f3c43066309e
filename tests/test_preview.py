"""The preview: the unmodified bot in a browser, in either language, its clock running, gone without a trace."""

import asyncio
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import simcord.interactions

from cogs.host import preview
from cogs.host.locales import discord_locale, spoken_locales
from cogs.host.preview import PreviewError, Scene, Tabs, choose_port
from engine.core.phrase import say
from engine.settings import Settings
from engine.text import Localizer
from tests.processes import BOT, Processes, one_sentence, until


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Processes]:
    processes = Processes(tmp_path)
    yield processes
    await processes.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals for processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_without_a_token_it_is_shown_at_its_address_until_told_to_end(bot: Processes, number: signal.Signals) -> None:
    process = await bot.start(BOT, "--or-preview", "--no-open")
    address = (await until(process.stdout, "http://")).split()[-1]
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        assert page.status == 200
        assert "<html" in await page.text()
    assert list(bot.temporary.glob("aviary-preview-*/preview.sqlite3"))
    process.send_signal(number)
    out, log = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0, log.decode()
    assert "The preview has ended." in out.decode()
    assert [word for word in ("Traceback", "ready as", "static token") if word in log.decode()] == []
    assert list(bot.temporary.glob("aviary-preview-*")) == []
    assert not (bot.folder / "test.sqlite3").exists(), "it has a database of its own"


async def test_a_port_in_use_is_one_sentence(bot: Processes) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, said = await bot.end(BOT, "--preview", "--no-open", "--port", str(port))
        with pytest.raises(PreviewError, match=str(port)):
            choose_port(port)
    assert one_sentence(said).startswith(f"Port {port} cannot be used")
    assert status == 2
    assert choose_port(port) == port


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--members", "0"), "whole number from 1 to 8"),
        (("--members", "many"), "whole number from 1 to 8"),
        (("--port", "65536"), "whole number from 1 to 65535"),
        (("--language", "xx"), "choose from"),
    ],
)
async def test_a_wrong_argument_is_explained(bot: Processes, arguments: tuple[str, str], words: str) -> None:
    status, said = await bot.end(BOT, "--preview", *arguments)
    assert words in said
    assert "Traceback" not in said
    assert status == 2


@dataclass
class Stage:
    """What the preview shows, seen from inside."""

    env: Any
    page: Any
    opened: list[str]
    """The addresses for which a browser was started."""


@asynccontextmanager
async def shown(monkeypatch: pytest.MonkeyPatch, scene: Scene, beat: float) -> AsyncIterator[Stage]:
    """A preview in this process, its clock moving every `beat` seconds; it ends with the block."""
    ready: asyncio.Future[Stage] = asyncio.get_running_loop().create_future()
    opened: list[str] = []
    run_clock = Tabs.run_clock

    async def noted(tabs: Tabs) -> None:
        ready.set_result(Stage(tabs._env, tabs._page, opened))
        await run_clock(tabs)

    monkeypatch.setattr(Tabs, "run_clock", noted)
    monkeypatch.setattr(preview, "_has_screen", lambda: scene.opens)
    monkeypatch.setattr(preview, "BEAT", beat)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    running = asyncio.create_task(preview.run_preview(Settings(), scene))
    await asyncio.wait({running, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    stage = ready.result()
    try:
        yield stage
    finally:
        await stage.page.close()
        await asyncio.wait_for(running, 60)


@pytest.mark.parametrize("taken", [True, False])
async def test_only_a_second_preview_says_why_it_has_another_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], taken: bool
) -> None:
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        port = first.getsockname()[1]
        monkeypatch.setattr(preview, "PORT", port)
        if taken:
            first.listen()
        else:
            first.close()
        async with shown(monkeypatch, Scene(opens=False), 0.05) as stage:
            address = stage.page.url
    said = capsys.readouterr().out
    assert f"The preview of Aviary: {address}" in said
    assert (f"Port {port} is in use" in said) == taken, said
    assert (f":{port}/" in address) != taken, address


async def test_the_first_member_manages_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody did, so that /settings server, letters for all and ending as a moderator could not be seen in the preview."""
    async with shown(monkeypatch, Scene(port=0, opens=False), beat=1000) as stage:
        refusal = stage.env.bot.services.localizer.render(say("error-settings-server"), "en")
        answers = [await viewer.slash(stage.page.channel, "settings server") for viewer in stage.page.viewers]
        assert [answer.response.content == refusal for answer in answers] == [False, True]


@pytest.mark.parametrize("language", Localizer.load().languages)
async def test_everybody_speaks_the_language_asked_for(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with shown(monkeypatch, Scene(port=0, members=3, language=language), beat=1000) as stage:
        assert stage.opened == [stage.page.url]
        assert [viewer.name for viewer in stage.page.viewers] == ["Ada", "Ben", "Cleo"]
        services = stage.env.bot.services
        result = await stage.page.viewers[0].slash(stage.page.channel, "play bower")
        assert result.response.content == services.localizer.render(say("told-lobby"), language)
        assert (await services.service.match(1)).language == language
        assert services.localizer.render(say("heading-lobby"), language) in stage.page.channel.last_message.content


async def test_virtual_time_follows_real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with shown(monkeypatch, Scene(port=0, opens=False), beat=0.02) as stage:
        before = stage.env.now()
        for _ in range(500):
            await asyncio.sleep(0.02)
            if stage.env.now() > before:
                break
        assert stage.env.now() > before
        assert stage.opened == []


async def test_presses_wait_for_each_other_and_other_tabs_are_shown_what_they_did() -> None:
    page = Page()
    tabs = Tabs(page, page)
    presses = [asyncio.create_task(page._action(tab, {})) for tab in ("Ada", "Ben")]
    assert await asyncio.gather(*presses) == ["Ada answered", "Ben answered"]
    assert page.done == ["Ada begins", "Ada ends", "Ben shown", "Cleo shown", "Ben begins", "Ben ends", "Ada shown", "Cleo shown"]
    assert not tabs._has_news()


class Page:
    """A page with three tabs, whose presses take a while; its own world as well."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.transcript: list[str] = []
        self.backend = self
        self._pages = {name: Tab(name) for name in ("Ada", "Ben", "Cleo")}

    async def _action(self, tab: str, press: object) -> str:
        self.transcript.append(tab)
        self.done.append(f"{tab} begins")
        await asyncio.sleep(0.01)
        self.done.append(f"{tab} ends")
        return f"{tab} answered"

    def _publish(self, tab: "Tab", reason: str) -> None:
        self.done.append(f"{tab.id} shown")


@dataclass
class Tab:
    id: str


def test_locales_are_put_back() -> None:
    before = simcord.interactions.base_payload
    with spoken_locales("cs"):
        assert simcord.interactions.base_payload is not before
    assert simcord.interactions.base_payload is before


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("cs", "cs"), ("de", "de"), ("pt-BR", "pt-BR"), ("pt", "pt-BR")])
def test_every_language_has_a_locale_of_discord(language: str, locale: str) -> None:
    assert discord_locale(language) == locale
