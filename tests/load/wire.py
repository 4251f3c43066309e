"""SimCord's Discord behind real HTTP and a real gateway on loopback, with Discord's limits on requests and real time.

SimCord itself lives in the bot's process and its clock stands still. Here the bot is a process of its own that knows nothing of it.
"""

import asyncio
import io
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Final

from aiohttp import WSMsgType, web
from simcord import intents
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError
from simcord.http import client, router

from cogs.host.client import INTENTS
from tests.load.limits import Limits
from tests.serving import served

LATENCY: Final = (0.03, 0.12)
"""Seconds that Discord takes to answer: from, to."""
UNKNOWN_MESSAGE = 10008
assert client, "its import registers the routes"


class WallClock(Clock):
    """The time that it is."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class Forgetful(CdnStore):
    """Weighs what is uploaded and keeps none of it."""

    def __init__(self) -> None:
        super().__init__()
        self.files = self.size = 0

    def store_attachment(self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None) -> dict[str, Any]:
        self.files, self.size = self.files + 1, self.size + len(data)
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self._blobs.clear()
        return stored


class Wire:
    """The server. `calls` counts the bot's requests, `limits` holds them to Discord's limits."""

    def __init__(self) -> None:
        self.backend = Backend(clock=WallClock())
        self.backend.cdn = self.uploads = Forgetful()
        self.backend.subscribers.append(self._announce)
        self.limits = Limits()
        self.calls: Counter[str] = Counter()
        """"bot": under the bot's own global limit; "press": answers to presses, which are not."""
        self.odd: list[str] = []
        """Requests that failed other than by a limit, or as the message was there no more."""
        self.gone = 0
        """Requests for a message that was there no more: seldom, when a channel is looked at while another match deletes there."""
        self.acknowledged: dict[int, float] = {}
        """By interaction: seconds from its leaving to the arrival of its acknowledgement."""
        self.answered: dict[str, asyncio.Event] = {}
        """By an interaction's token: the presser has been shown something."""
        self.url = ""
        self._left: dict[int, float] = {}
        self._events: asyncio.Queue[tuple[str, Mapping[str, Any]]] = asyncio.Queue()
        self._luck = random.Random(8)

    @asynccontextmanager
    async def serve(self) -> AsyncIterator["Wire"]:
        """Runs it on a free port while the block lasts."""
        async with served(self._gateway, self._answer, client_max_size=1 << 24) as self.url:
            yield self

    # --- requests -----------------------------------------------------------------------------------------------------

    async def _answer(self, request: web.Request) -> web.Response:
        arrived = time.perf_counter()
        parts = request.path.split("/")
        of_press = parts[1] in ("interactions", "webhooks")
        if parts[1] == "interactions":
            self.acknowledged[int(parts[2])] = arrived - self._left.pop(int(parts[2]), arrived)
        body, files = await _read(request)
        self.calls["press" if of_press else "bot"] += 1
        refusal = None if of_press else self.limits.take(request.method, request.path)
        if refusal is not None:
            return refusal
        await asyncio.sleep(self._luck.uniform(*LATENCY))
        headers = {} if of_press else self.limits.headers(request.method, request.path)
        try:
            told = router.dispatch(self.backend, request.method, request.path, json=body, params=dict(request.query), files=files)
        except BackendError as error:
            if error.code == UNKNOWN_MESSAGE:
                self.gone += 1
            else:
                self.odd.append(f"{request.method} {request.path}: {error}")
            return respond(error.to_json(), error.status)
        finally:
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
        if parts[1] == "webhooks" and parts[3] in self.answered:
            self.answered[parts[3]].set()
        return web.Response(status=204, headers=headers) if told is None else respond(told, 200, headers)

    # --- the gateway --------------------------------------------------------------------------------------------------

    def _announce(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if gate is None or getattr(INTENTS, gate):
            self._events.put_nowait((event, payload))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        sending: asyncio.Task[None] | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            op = message.json()["op"]
            if op == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif op == 2:
                sending = asyncio.create_task(self._send(socket))
        if sending:
            sending.cancel()
        return socket

    async def _send(self, socket: web.WebSocketResponse) -> None:
        """READY, the servers, and then what happens, in its order."""
        me = dict(serializers.user_payload(self.backend.bot_user))
        guilds = [{"id": str(id), "unavailable": True} for id in self.backend.guilds]
        about = {"v": 10, "user": me, "guilds": guilds, "session_id": "s", "resume_gateway_url": f"{self.url}/gateway"}
        ready = {**about, "application": {"id": str(self.backend.application_id), "flags": 0}}
        await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
        for guild in self.backend.guilds.values():
            whole = dict(serializers.guild_create_payload(self.backend, guild))
            intents.prune_guild_create(whole, INTENTS, self.backend.bot_user.id)
            await socket.send_json({"op": 0, "t": "GUILD_CREATE", "s": 1, "d": whole})
        number = 1
        while True:
            event, payload = await self._events.get()
            number += 1
            text = json.dumps({"op": 0, "t": event, "s": number, "d": payload})
            if event == "INTERACTION_CREATE":
                self._left[int(payload["id"])] = time.perf_counter()
            await socket.send_str(text)


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """A request's JSON and files."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    body: Any = None
    files: list[SimpleNamespace] = []
    async for part in await request.multipart():
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            files.append(SimpleNamespace(fp=io.BytesIO(await part.read()), filename=part.filename, description=None))
    for told, file in zip((body or {}).get("attachments", ()), files, strict=False):
        file.description = told.get("description")
    return body, files


def respond(value: object, status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    """An answer as discord.py reads it: the content type without a charset."""
    return web.Response(body=json.dumps(value).encode(), status=status, content_type="application/json", headers=headers)
