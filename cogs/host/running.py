"""Running: the log, the signals that stop the bot, and the bot from its login to its end."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import discord

from cogs.host.building import create_bot
from engine.settings import Settings

LOGIN_SECONDS: Final = 60.0
"""How long the login may take, the registration of the commands included."""


async def run(settings: Settings) -> None:
    """Runs the bot until it is told to stop. Raises what cogs.host.faults explains when it cannot start."""
    token = settings.need_token()
    bot = await create_bot(settings)
    endings: list[asyncio.Task[None]] = []
    try:
        with on_stop_signals(lambda: endings.append(asyncio.create_task(bot.close()))):
            async with asyncio.timeout(LOGIN_SECONDS):
                await bot.login(token)
            settle_memory()
            await bot.connect()
    finally:
        await bot.close()


def settle_memory() -> None:
    """Spares the garbage collector what was loaded at the start and stays to the end: otherwise each full collection looks through all of
    it, and the event loop stands still for more than a tenth of a second."""
    gc.collect()
    gc.freeze()


@contextmanager
def on_stop_signals(stop: Callable[[], object]) -> Iterator[None]:
    """Calls `stop` on Ctrl+C or SIGTERM while it lasts. Where loops take no signals (Windows) Ctrl+C cancels the main task instead."""
    loop = asyncio.get_running_loop()
    signals = () if sys.platform == "win32" else (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, stop)
    try:
        yield
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


def set_up_log(settings: Settings) -> None:
    """Writes the log to standard error: time, level, where, what; the token never."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Discreet(settings.token))
    # Aviary speaks to nobody: discord.py need not warn that it could not.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    # At DEBUG discord.py logs the addresses that it calls, and those of answers hold tokens.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(settings.log_level)))


class _Discreet(logging.Formatter):
    """Leaves the token out of everything, tracebacks included."""

    def __init__(self, token: str) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text.replace(self._token, "[token]") if self._token else text
