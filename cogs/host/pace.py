"""The pace of the bot's requests: below Discord's limit for a bot, so that none is refused."""

import asyncio
from types import SimpleNamespace
from typing import Final

import aiohttp

A_SECOND: Final = 45
"""Requests. Discord refuses more than 50 a second (developer documentation, "Rate Limits", "Global Rate Limit"), and shuts out for an hour
who is refused 10 000 times in ten minutes ("Invalid Request Limit"); five are left for what the network pushes together."""
_OF_PRESSES: Final = ("/interactions/", "/webhooks/")
"""Answers to presses are not under that limit, and never wait."""


class Pace:
    """Lets requests out one by one, in the order in which they come, none of them sooner than the pace allows.

    discord.py alone keeps the limits of each route and learns of the one for the whole bot by being refused; it tries five times, all
    requests that were refused at the same moment, and then gives up.
    """

    def __init__(self, a_second: float = A_SECOND) -> None:
        self._gap = 1 / a_second
        self._next = 0.0

    def trace(self) -> aiohttp.TraceConfig:
        """What makes an HTTP session keep this pace (discord.py's `http_trace`)."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._wait)
        return config

    async def _wait(self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        if any(part in request.url.path for part in _OF_PRESSES):
            return
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next)
        self._next = turn + self._gap
        if turn > now:
            await asyncio.sleep(turn - now)
