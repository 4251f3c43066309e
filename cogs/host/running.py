"""Running: the signals that stop the bot, and the bot from its login to its end."""

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cogs.host.building import create_bot
from cogs.host.client import AviaryClient
from engine.settings import Settings

logger = logging.getLogger(__name__)

LOGIN_SECONDS: Final = 60.0
"""How long the login may take, the registration of the commands included."""
END_SECONDS: Final = 4.7
"""How long the end may take: what has not finished by then is cut off, as by a kill, which loses nothing that was stored."""


async def run(settings: Settings) -> None:
    """Runs the bot until it is told to stop. Raises what cogs.host.faults explains when it cannot start."""
    token = settings.need_token()
    stopping = asyncio.Event()

    def stop() -> None:
        end_at_latest(END_SECONDS)
        stopping.set()

    with on_stop_signals(stop):
        bot = await create_bot(settings)
        working = asyncio.create_task(_work(bot, token))
        stopped = asyncio.create_task(stopping.wait())
        try:
            await asyncio.wait({working, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if not stopping.is_set():
                working.result()
        finally:
            await bot.close()
            # Discord may hang in the middle of anything; what that raises now is the end's doing.
            for task in (working, stopped):
                task.cancel()
            await asyncio.gather(working, stopped, return_exceptions=True)


async def _work(bot: AviaryClient, token: str) -> None:
    async with asyncio.timeout(LOGIN_SECONDS):
        await bot.login(token)
    settle_memory()
    await bot.connect()


def end_at_latest(seconds: float) -> None:
    """Ends the process after this time if it has not ended by itself; a thread that waits for the network may hold it otherwise."""

    def end() -> None:
        logger.warning("the end took too long and was cut short; what was stored is kept")
        logging.shutdown()
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


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
