"""SimCord's Discord over HTTP and a gateway on loopback, for bots in processes of their own; it kills them between any two calls."""

import asyncio
import io
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import BodyPartReader, WSMsgType, web
from simcord import intents, interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.env import Env
from simcord.http import router

from cogs.host.client import INTENTS
from tests.fake_discord import APPLICATION, ME
from tests.serving import served

LOADING = 1 << 7
"""The flag of an answer that is still to come."""
PATIENCE = 60.0


class Now:
    """The real clock, in the place of SimCord's, which stands still."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class Wire:
    """A server with a channel and members, for one bot at a time."""

    def __init__(self) -> None:
        self._env = Env(discord.Client(intents=INTENTS))
        self.backend = self._env.backend
        self.backend.clock = Now()  # type: ignore[assignment]
        self.guild = self._env.create_guild("Birds", preferred_locale="en-US")
        self.channel = self.guild.create_text_channel("games")
        self.members = [self.guild.add_member(self._env.create_user(name), nick=name.capitalize()) for name in ("ada", "ben")]
        self.backend.subscribers.append(self._feed)
        self._events: asyncio.Queue[dict[str, Any]] | None = None
        self._fatal: tuple[int, bool, asyncio.subprocess.Process] | None = None
        self._called = asyncio.Event()
        self.calls = 0
        self.url = ""

    @asynccontextmanager
    async def serve(self) -> AsyncIterator["Wire"]:
        """Runs it on a free port while the block lasts."""
        async with served(self._gateway, self._answer) as self.url:
            yield self

    def kill(self, process: asyncio.subprocess.Process, after: int, done: bool) -> None:
        """Kill the bot at a call, once `after` more have gone through; `done`: after Discord has done it, before it answers."""
        self._fatal = (self.calls + after, done, process)

    # --- what members do ----------------------------------------------------------------------------------------------

    async def command(self, member: Any, name: str, **options: Any) -> None:
        """A subcommand of /play with an opponent, or a command with text options."""
        top, *under = name.split()
        kinds = {"opponent": 6}
        given = [{"name": key, "type": kinds.get(key, 3), "value": value} for key, value in options.items()]
        data: dict[str, Any] = {"id": "1", "name": top, "type": 1, "options": given}
        if under:
            data["options"] = [{"name": under[0], "type": 1, "options": given}]
        users = [value for key, value in options.items() if key == "opponent"]
        if users:
            guild = self.backend.get_guild(self.guild.id)
            data["resolved"] = {
                "users": {user: dict(serializers.user_payload(self.backend.get_user(int(user)))) for user in users},
                "members": {user: dict(serializers.member_payload(self.backend, guild, guild.members[int(user)])) for user in users},
            }
        await self._answered(self._emit(member, 2, data, None))

    async def press(self, member: Any, message: Message, custom_id: str, *values: str) -> Message | None:
        """A button, or a menu with what is chosen; gives what the presser sees of the answer, None when the bot was killed."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3, "values": list(values)} if values else {}
        return await self._answered(self._emit(member, 3, data or {"custom_id": custom_id, "component_type": 2}, message))

    async def _answered(self, record: Any) -> Message | None:
        fatal = self._fatal
        await self.until(lambda: self._shown(record) or (fatal is not None and self.calls > fatal[0]))
        return self._shown(record)

    def _shown(self, record: Any) -> Message | None:
        message = self.backend.messages[record.channel_id].get(record.message_id or record.source_message_id or 0)
        return message if record.responded and message is not None and not message.flags & LOADING else None

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds, looking after every call of the bot. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._called.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._called.wait(), 0.2)

    def _emit(self, member: Any, kind: int, data: dict[str, Any], message: Message | None) -> Any:
        where = message.channel_id if message else self.channel.id
        record, payload = interactions.base_payload(
            self.backend, type=kind, channel_id=where, guild_id=self.guild.id, user_id=member.id, data=data
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(self.backend, message))
            record.source_message_id = message.id
        self.backend.emit("INTERACTION_CREATE", payload)
        return record

    def public(self, channel: int | None = None) -> list[Message]:
        """The messages that everybody sees in a channel, or both of a conversation, the oldest first."""
        return [message for _, message in sorted(self.backend.messages[channel or self.channel.id].items()) if not message.is_ephemeral]

    def direct(self, member: Any) -> list[Message]:
        """The direct messages of a member."""
        return self.public(member.user.dm_channel.id)

    # --- the interface ------------------------------------------------------------------------------------------------

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        self.calls += 1
        self._called.set()
        if (request.method, request.path) == ("GET", "/users/@me"):
            return _json(serializers.user_payload(self.backend.bot_user))
        if (request.method, request.path) == ("GET", "/oauth2/applications/@me"):
            return _json({**ME, **APPLICATION, "id": str(self.backend.application_id)})
        body, files = await _read(request)
        fatal = self._fatal if self._fatal is not None and self._fatal[0] < self.calls else None
        if fatal is not None and not fatal[1]:
            fatal[2].kill()
            return _json({}, 500)
        try:
            answer = router.dispatch(self.backend, request.method, request.path, json=body, params=dict(request.query), files=files)
        except BackendError as error:
            return _json(error.to_json(), error.status)
        if fatal is not None:
            fatal[2].kill()
        return _json(answer) if answer is not None else web.Response(status=204)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        sending = asyncio.create_task(_send(socket, events))
        try:
            async for message in socket:
                packet = message.json() if message.type is WSMsgType.TEXT else {"op": None}
                if packet["op"] == 1:
                    events.put_nowait({"op": 11, "d": None, "s": None, "t": None})
                if packet["op"] == 2:
                    self._events, self._fatal = events, None
                    self._greet()
        finally:
            sending.cancel()
            if self._events is events:
                self._events = None
        return socket

    def _greet(self) -> None:
        ready = {"v": 10, "user": dict(serializers.user_payload(self.backend.bot_user)), "guilds": [], "session_id": "s"}
        ready |= {"application": {"id": str(self.backend.application_id), "flags": 0}, "resume_gateway_url": f"{self.url}/gateway"}
        self._put("READY", ready)
        for guild in self.backend.guilds.values():
            self._feed("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))

    def _feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Like Discord: only what the bot asked for by its intents, and no member who does not act."""
        gate = intents.required_intent(event, payload)
        if gate is None or getattr(INTENTS, gate):
            sent = json.loads(json.dumps(payload, default=str))
            if event == "GUILD_CREATE":
                intents.prune_guild_create(sent, INTENTS, self.backend.bot_user.id)
            self._put(event, sent)

    def _put(self, event: str, payload: Any) -> None:
        if self._events is not None:
            self._events.put_nowait({"op": 0, "t": event, "s": 1, "d": payload})


def parts_of(message: Message | None) -> list[dict[str, Any]]:
    """A message's buttons and menus."""
    return [part for part in walk_components(message.components if message else []) if part.get("custom_id")]


def ids_of(message: Message | None) -> list[str]:
    """Their custom_ids."""
    return [str(part["custom_id"]) for part in parts_of(message)]


async def _send(socket: web.WebSocketResponse, events: "asyncio.Queue[dict[str, Any]]") -> None:
    while True:
        await socket.send_json(await events.get())


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """The body and the files of a call."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    body: Any = None
    files: list[Any] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = await part.read()
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append(SimpleNamespace(fp=io.BytesIO(data), filename=part.filename, description=None))
    return body, files


def _json(value: object, status: int = 200) -> web.Response:
    """An answer as discord.py reads it: the content type without a charset."""
    return web.Response(body=json.dumps(value, default=str).encode(), status=status, content_type="application/json")
