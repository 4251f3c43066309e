"""A Discord for tests of the whole process: enough of its HTTP interface and gateway for a bot to log in, on loopback.

`python tests/fake_discord.py URL ...` is `python bot.py ...` with everything that goes to Discord sent to URL.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

ME = {"id": "1000", "username": "aviary", "discriminator": "0000", "avatar": None, "bot": True}
APPLICATION = {
    "name": "Aviary",
    "description": "",
    "icon": None,
    "verify_key": "",
    "flags": 0,
    "owner": ME,
    "bot_public": False,
    "bot_require_code_grant": False,
}
TOKEN = "made.up.token"


class FakeDiscord:
    """Knows one bot by TOKEN; `refusal` is the code with which the gateway closes instead of saying READY."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.refusal: int | None = None
        self.status: int | None = None
        """Answers every HTTP request with this status, when set."""
        self.answers: dict[str, Any] = {}
        """More that it knows: for "METHOD /path" the answer; a number is a status with which it refuses."""
        self.hanging: set[str] = set()
        """What it takes and never answers: paths' beginnings, "/gateway" for the greeting and "farewell" for the end of a connection."""
        self.sent: Sequence[dict[str, Any]] = ()
        """Events that a bot gets when it is ready."""
        self.identified: dict[str, Any] = {}
        self.url = ""
        self._news = asyncio.Event()

    @asynccontextmanager
    async def serve(self) -> AsyncIterator["FakeDiscord"]:
        """Runs it on a free port while the block lasts."""
        app = web.Application()
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/{path:.*}", self._answer)
        runner = web.AppRunner(app, shutdown_timeout=0.5)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield self
        finally:
            await runner.cleanup()

    async def called(self, call: str) -> None:
        """Waits for a call, such as "GET /users/@me"."""
        while not self.calls[call]:
            self._news.clear()
            await self._news.wait()

    async def _answer(self, request: web.Request) -> web.Response:
        self.calls[f"{request.method} {request.path}"] += 1
        self._news.set()
        if any(request.path.startswith(path) for path in self.hanging):
            await asyncio.Event().wait()
        if self.status is not None:
            return _json({"message": "no", "code": 0}, status=self.status)
        if request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        match request.method, request.path:
            case "GET", "/users/@me":
                return _json(ME)
            case "GET", "/oauth2/applications/@me":
                return _json({**ME, **APPLICATION})
            case method, path if (found := self.answers.get(f"{method} {path}")) is not None:
                return _json({"message": "no", "code": 0}, status=found) if isinstance(found, int) else _json(found)
            case "PUT", "/applications/1000/commands":
                sent = await request.json()
                known = [{"id": str(n), "application_id": "1000", "version": "1", "type": 1, **one} for n, one in enumerate(sent, 1)]
                return _json(known)
        return _json({"message": "404: Not Found", "code": 0}, status=404)

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.status is not None:
            return _json({"message": "no", "code": 0}, status=self.status)
        socket = web.WebSocketResponse(autoclose="farewell" not in self.hanging)
        await socket.prepare(request)
        if "/gateway" in self.hanging:
            await asyncio.Event().wait()
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            packet = message.json()
            if packet["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            if packet["op"] == 2:
                self.identified = packet["d"]
                if self.refusal is not None:
                    await socket.close(code=self.refusal)
                    break
                ready = {"v": 10, "user": ME, "guilds": [], "session_id": "s", "application": {"id": "1000", "flags": 0}}
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": {**ready, "resume_gateway_url": f"{self.url}/gateway"}})
                for number, event in enumerate(self.sent, 2):
                    await socket.send_json({"op": 0, "s": number, **event})
        if "farewell" in self.hanging:
            await asyncio.Event().wait()
        return socket


def _json(value: object, status: int = 200) -> web.Response:
    """An answer as discord.py reads it: the content type without a charset."""
    return web.Response(body=json.dumps(value).encode(), status=status, content_type="application/json")


def main(url: str, arguments: list[str]) -> int:
    """bot.py, with Discord at `url`."""
    import discord.http
    import yarl
    from discord.gateway import DiscordWebSocket

    from cogs.host.command import start

    discord.http.Route.BASE = url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url}/gateway".replace("http", "ws", 1))
    return start(arguments)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main(sys.argv[1], sys.argv[2:]))
