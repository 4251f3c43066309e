"""The pace of the bot's requests: below Discord's limit for a bot, so that none is refused."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

A_SECOND: Final = 45
"""Requests. Discord refuses more than 50 a second (developer documentation, "Rate Limits", "Global Rate Limit"), and shuts out for an hour
who is refused 10 000 times in ten minutes ("Invalid Request Limit"); five are left for what the network pushes together."""
CAUGHT_UP: Final = 0.05
"""Seconds of a delay that may be made up for by sending faster; of a longer one the rest is lost."""
_OF_PRESSES: Final = ("/interactions/", "/webhooks/")
"""Answers to presses are not under that limit, and never wait."""


class Pace:
    """Lets requests out one by one, in the order in which they come, none of them sooner than the pace allows.

    discord.py alone keeps the limits of each route and learns of the one for the whole bot by being refused; it tries five times, all
    requests that were refused at the same moment, and then gives up.
    """

    def __init__(
        self,
        a_second: float = A_SECOND,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._gap = 1 / a_second
        self._now = now
        self._sleep = sleep
        self._next = 0.0
        self._turn = asyncio.Lock()

    def trace(self) -> aiohttp.TraceConfig:
        """What makes an HTTP session keep this pace (discord.py's `http_trace`)."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        return config

    async def wait(self, path: str) -> None:
        """Returns when a request to this path may be sent."""
        if any(part in path for part in _OF_PRESSES):
            return
        async with self._turn:
            now = self._now()
            if now < self._next:
                await self._sleep(self._next - now)
                now = self._now()
            self._next = max(self._next, now - CAUGHT_UP) + self._gap

    async def _begin(self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        await self.wait(request.url.path)
