"""The preview: the unmodified bot in a browser, without Discord, on SimCord. Two or more members share one channel."""

import asyncio
import logging
import os
import socket
import sys
import tempfile
import time
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import discord
import msgspec

from cogs.host.building import create_bot
from cogs.host.running import on_stop_signals
from engine.core.errors import AviaryError
from engine.settings import Settings

logger = logging.getLogger(__name__)

PORT: Final = 8642
ANY_PORT: Final = 0
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Filip", "Gita", "Hugo")
KEEPER: Final = discord.Permissions(manage_guild=True, manage_messages=True)
"""What the first of them may do besides: see /settings server and what moderators can."""
BEAT: Final = 1.0
"""Seconds between two moves of the virtual clock."""
LONGEST_STEP: Final = 5.0
"""Seconds that the virtual clock moves at most at once: after a computer has slept it does not catch up."""


class PreviewError(AviaryError):
    """The preview cannot start; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the preview shows."""

    port: int | None = None
    """The port of its address on this machine; None: the usual one, or any free one."""
    members: int = 2
    language: str = "en"
    opens: bool = True
    """Whether a browser is opened."""


async def run_preview(settings: Settings, scene: Scene) -> None:
    """Runs the preview until its session is closed or the process is told to stop. Nothing of it is kept. Raises PreviewError."""
    # SimCord makes a client without intents when it is imported, and discord.py warns of that.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # What they say of a login (a token, a name, no servers yet) is true of Discord only.
    for name in ("discord.client", "cogs.host.client"):
        logging.getLogger(name).setLevel(logging.WARNING)
    try:
        import simcord.preview  # noqa: F401  (asked for early: without it there is no preview)
    except ModuleNotFoundError as error:
        raise PreviewError(f"The preview needs {error.name}: install everything in requirements.lock (make play does it).") from error
    port = choose_port(scene.port)
    if port == ANY_PORT:
        print(f"Port {PORT} is in use, perhaps by another preview, so this one has another address.", flush=True)
    task = asyncio.current_task()
    assert task is not None
    with tempfile.TemporaryDirectory(prefix="aviary-preview-") as folder, on_stop_signals(task.cancel):
        database = Path(folder) / "preview.sqlite3"
        fresh = msgspec.structs.replace(settings, token="", database=database, language=scene.language)
        try:
            await _run(fresh, scene, port)
        except asyncio.CancelledError:
            # The way in which Ctrl+C ends it.
            task.uncancel()
    print("The preview has ended.", flush=True)


def choose_port(wanted: int | None) -> int:
    """The port to serve on: the wanted one, else the usual one, else ANY_PORT. Raises PreviewError when the wanted one is taken."""
    with socket.socket() as trial:
        if sys.platform != "win32":
            # A port that was in use a moment ago counts as free, as it does for the server.
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", PORT if wanted is None else wanted))
        except OSError as error:
            if wanted is None:
                return ANY_PORT
            raise PreviewError(f"Port {wanted} cannot be used ({error.strerror}): choose another with --port.") from error
    return PORT if wanted is None else wanted


async def _run(settings: Settings, scene: Scene, port: int) -> None:
    import simcord

    from cogs.host.locales import discord_locale, spoken_locales

    bot = await create_bot(settings)
    locale = discord_locale(scene.language)
    try:
        with spoken_locales(locale):
            async with simcord.run(bot, check_errors=False) as env:
                env.backend.bot_user.name = "Aviary"
                server = env.create_guild("Birds", preferred_locale=locale)
                channel = server.create_text_channel("games")
                keeper = server.create_role("keeper", permissions=KEEPER)
                names = NAMES[: scene.members]
                viewers = [server.add_member(env.create_user(name), roles=[keeper] if name == NAMES[0] else []) for name in names]
                await env.settle()
                async with env.preview(channel, viewers=viewers, layout="channel", display="responsive", port=port, locale=locale) as page:
                    await _show(env, page, scene)
    finally:
        await bot.close()


async def _show(env: Any, page: Any, scene: Scene) -> None:
    tabs = Tabs(env, page)
    print(f"The preview of Aviary: {page.url}", flush=True)
    print("Type /play there; the menu at the top chooses through whose eyes you look. Ctrl+C ends it.", flush=True)
    if scene.opens and _has_screen():
        await asyncio.to_thread(webbrowser.open, page.url)
    clock = asyncio.create_task(tabs.run_clock())
    ending = asyncio.create_task(page.wait_closed())
    try:
        done, _ = await asyncio.wait({clock, ending}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        clock.cancel()
        ending.cancel()


class Tabs:
    """The tabs in which the preview is open, made to live: SimCord does one thing at a time and refuses the rest, its clock stands
    still, and a tab shows only what was done in it."""

    def __init__(self, env: Any, page: Any) -> None:
        self._env = env
        self._page = page
        self._turn = asyncio.Lock()
        self._shown = 0
        """How much of SimCord's transcript every tab has been shown."""
        self._act = page._action
        page._action = self.act

    async def act(self, tab: str | None, press: Any) -> Any:
        """A press in a tab: it waits for the clock and for presses in other tabs, which are then shown what it did."""
        async with self._turn:
            try:
                return await self._act(tab, press)
            finally:
                # Its own tab has been shown already. Showing it anew would refuse the next press, made on what is there now.
                if self._has_news():
                    for other in [other for other in self._page._pages.values() if other.id != tab]:
                        self._page._publish(other, reason="refresh")

    async def run_clock(self) -> None:
        """Lets virtual time follow real time, and shows all tabs what the bot does by itself."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            async with self._turn:
                now = time.monotonic()
                try:
                    await self._env.advance_time(min(now - before, LONGEST_STEP))
                except TimeoutError:
                    logger.warning("the bot was busy for longer than SimCord waits; its clock goes on")
                before = now
                if self._has_news():
                    await self._page.refresh()

    def _has_news(self) -> bool:
        """Whether anything has happened since all tabs were shown everything."""
        last, self._shown = self._shown, len(self._env.backend.transcript)
        return self._shown != last


def _has_screen() -> bool:
    """Whether a browser can show anything: without a screen `webbrowser` would start one inside the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
