"""A world for flows: the real bot on SimCord with a server, a channel and members, and pictures that cost nothing."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
from simcord import interactions
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from cogs.aviary import Aviary
from cogs.host.building import create_bot
from cogs.host.client import AviaryClient
from cogs.host.locales import spoken_locales
from engine.core.chance import Chance
from engine.core.phrase import Phrase
from engine.settings import Settings

BUTTON, SELECT = 2, 3
SEED = 1
"""Of the luck of every bot in these tests, so that a flow that failed fails again."""
IDLE = 0.001
"""Seconds between two looks at whether the bot has come to rest."""
Actor = MemberActor | UserHandle


class QuickEnv(Env):
    """SimCord's environment, which looks again sooner: what it waits for in these tests takes a millisecond, not fifty."""

    async def settle(self, timeout: float | None = None, idle: float = IDLE) -> None:  # noqa: ASYNC109
        await super().settle(timeout, idle)

    async def _settle_internal(self, *, idle: float = IDLE, **more: Any) -> None:
        await super()._settle_internal(idle=idle, **more)


class PlainArtist:
    """Draws nothing: the bytes name what was asked for, so that tests can read a picture."""

    async def draw(
        self, game_id: str, kind: str, view: Any, names: Any, words: Any, *, prefix: Any, extra: Any, lettered: bool, **more: Any
    ) -> bytes:
        await asyncio.sleep(0)
        return f"{game_id} {kind} {view.seat} {prefix} {names} {extra is not None} {lettered} {view!r}".encode()

    def close(self) -> None:
        """Nothing is open."""


class World:
    """One server with a channel; members are added as they are needed."""

    def __init__(self, env: Env, folder: Path, locales: Any, real_artist: bool) -> None:
        self.env = env
        self.bot: AviaryClient = env.bot  # type: ignore[assignment]
        self.folder = folder
        self.locales = locales
        self._real_artist = real_artist

    def found(self, locale: str = "en-US", **members: str) -> None:
        """Make the server, the channel and the members: a name and the locale of each one's Discord."""
        self.guild = self.env.create_guild("Birds", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("games")
        for name, spoken in members.items():
            setattr(self, name, self.member(name, spoken))

    def member(self, name: str, locale: str = "en-US", **how: Any) -> MemberActor:
        """Another member of the server."""
        member = self.guild.add_member(self.env.create_user(name.lower()), nick=name.capitalize(), **how)
        self.locales[member.id] = locale
        return member

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name}: no member of this world")

    @property
    def cog(self) -> Aviary:
        """The bot's Discord side."""
        cog = self.bot.get_cog("Aviary")
        assert isinstance(cog, Aviary)
        return cog

    @property
    def service(self) -> Any:
        """The match service."""
        return self.bot.services.service

    def say(self, phrase: Phrase, language: str = "en") -> str:
        """A phrase in words."""
        return self.bot.services.localizer.render(phrase, language)

    async def restart(self, **settings: Any) -> None:
        """End the bot and start another on the same database; `settings`: what its owner has set meanwhile."""
        await self.env.settle()
        await self.bot.services.service.close()
        await self.bot.services.close()
        self.bot = await new_bot(self.folder, self._real_artist, **settings)
        await self.env.restart_bot(self.bot)

    async def calm(self) -> None:
        """Wait until every message is brought up to date."""
        await self.env.settle()
        desk = self.cog.desk
        while tasks := [*desk.boards._work._tasks.values(), *desk.hands._work._tasks.values(), *self.service._announcer._tasks]:
            await asyncio.wait(tasks)
        await self.env.settle()

    # --- reading ------------------------------------------------------------------------------------------------------

    def public(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """The messages that everybody sees, the oldest first."""
        return list((channel or self.channel).history())

    async def board(self, match: int = 1) -> discord.Message:
        """The match's board message."""
        post = await self.bot.services.store.posts.get(match, "board")
        assert post is not None, "there is no board"
        return self.message(post.channel, post.message)

    def message(self, channel: int, message: int) -> discord.Message:
        """A message by its ids, as it is now."""
        return ResponseMessage(self.env, self.env.backend.get_message(channel, message)).message

    async def hand(self, member: MemberActor, match: int = 1) -> discord.Message:
        """The member's direct message of the match."""
        post = await self.bot.services.store.posts.get(match, "hand", member.id)
        assert post is not None, f"{member.name} has no hand"
        return self.message(post.channel, post.message)

    async def begin(self, host: MemberActor, guest: MemberActor, **options: Any) -> None:
        """A match from the command to the first question, by clicks."""
        await host.slash(self.channel, "play bower", opponent=guest, **options)
        newest = max(match.id for match in await self.service.of_player(host.id))
        board = await self.board(newest)
        await guest.click(board, custom_id=f"a:join:{newest}:0::0")

    async def asked(self, *members: MemberActor, match: int = 1) -> MemberActor:
        """The first of the members who is asked."""
        for member in members:
            if await self.service.legal(match, member.id):
                return member
        raise AssertionError(f"nobody is asked in match {match}")

    # --- acting -------------------------------------------------------------------------------------------------------

    async def press(self, actor: Actor, message: Any, label: str) -> ResponseMessage:
        """Click the button with this label; gives what the presser is shown."""
        return shown(await actor.click(message, label=label))

    async def forge(self, actor: Actor, message: Any, custom_id: str, values: Sequence[str] = ()) -> InteractionResult:
        """A press that no honest client sends, or sends only of a message that has changed since."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
        if values:
            data["values"] = list(values)
        stored = self._stored(message)
        self.env._begin_operation("forged")
        try:
            channel = ChannelHandle(self.env, getattr(actor, "guild", None), self.env.backend.get_channel(stored.channel_id))
            extra = {"message": dict(serializers.message_payload(self.env.backend, stored))}
            return await _dispatch_actor_interaction(actor, 3, channel, data, extra=extra, source_message_id=stored.id)
        finally:
            self.env._end_operation()

    async def press_at_once(self, message: Any, custom_id: str, *members: MemberActor) -> list[InteractionResult]:
        """The same press several times in one moment."""
        return await self.presses_at_once(message, *((member, custom_id) for member in members))

    async def presses_at_once(self, message: Any, *presses: tuple[MemberActor, str]) -> list[InteractionResult]:
        """Several presses under a message in one moment, in this order."""
        stored, records = self._stored(message), []
        for member, custom_id in presses:
            data = {"custom_id": custom_id, "component_type": BUTTON}
            record, payload = interactions.base_payload(
                self.env.backend, type=3, channel_id=stored.channel_id, guild_id=self.guild.id, user_id=member.id, data=data
            )
            payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
            record.source_message_id = stored.id
            self.env.backend.emit("INTERACTION_CREATE", payload)
            records.append(record)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    async def emit(self, member: MemberActor, kind: int, data: dict[str, Any]) -> InteractionResult:
        """Any interaction in the channel: kind 2 is a command, 5 a form."""
        record, payload = interactions.base_payload(
            self.env.backend, type=kind, channel_id=self.channel.id, guild_id=self.guild.id, user_id=member.id, data=data
        )
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return InteractionResult(self.env, record)

    async def forbid(self, channel: ChannelHandle, **denied: bool) -> None:
        """Take permissions from the bot in a channel."""
        deny = discord.Permissions(**denied).value
        self.env.backend.set_overwrite(channel.id, Overwrite(target_id=self.me.id, type=OverwriteType.MEMBER, allow=0, deny=deny))
        await self.env.settle()

    async def allow(self, channel: ChannelHandle) -> None:
        """Give them back."""
        self.env.backend.delete_overwrite(channel.id, self.me.id)
        await self.env.settle()

    @property
    def me(self) -> discord.ClientUser:
        """The bot's account."""
        assert self.bot.user is not None
        return self.bot.user

    def close_door(self, member: MemberActor, code: int = 50007) -> None:
        """Let the member take no direct messages."""
        path = f"/channels/{member.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=code, message="Cannot send messages to this user", times=None)

    def _stored(self, message: Any) -> Any:
        return self.env.backend.get_message(getattr(message, "channel_id", None) or message.channel.id, message.id)


def shown(result: InteractionResult) -> ResponseMessage:
    """What the presser sees of an answer: the followup if there is one, else the response."""
    assert result.acknowledged, f"no acknowledgement: {result}"
    message = result.followups[-1] if result.followups else result.response
    assert message is not None, f"nothing to see: {result}"
    return message


def rows(message: Any) -> list[dict[str, Any]]:
    """A message's components as Discord has them."""
    if isinstance(message, ResponseMessage):
        return message.components
    return [row.to_dict() for row in message.components]


def parts(message: Any) -> list[dict[str, Any]]:
    """Its buttons and selects."""
    return [part for part in walk_components(rows(message)) if part["type"] in (BUTTON, SELECT)]


def labels(message: Any) -> list[str]:
    """The labels of its buttons."""
    return [part["label"] for part in parts(message) if part["type"] == BUTTON]


def custom_id(message: Any, label: str) -> str:
    """The custom_id of the button with this label."""
    return next(str(part["custom_id"]) for part in parts(message) if part.get("label") == label)


async def new_bot(folder: Path, real_artist: bool = False, **settings: Any) -> AviaryClient:
    """The bot on a database in the folder, with strict texts."""
    luck = Chance.seeded(SEED)
    bot = await create_bot(Settings(database=folder / "test.sqlite3", **settings), strict=True, new_chance=lambda: luck)
    if not real_artist:
        bot.services.artist.close()
        bot.services = replace(bot.services, artist=PlainArtist())  # type: ignore[arg-type]
    return bot


@asynccontextmanager
async def open_world(
    folder: Path, real_artist: bool = False, check_errors: bool = True, settings: dict[str, Any] | None = None
) -> AsyncIterator[World]:
    """A running world; afterwards the bot is closed. `settings`: what the owner of the instance has set."""
    bot = await new_bot(folder, real_artist, **settings or {})
    env = QuickEnv(bot, check_errors=check_errors, settle_timeout=20.0)
    with spoken_locales() as locales:
        world = World(env, folder, locales, real_artist)
        try:
            await env.start()
            yield world
        finally:
            await world.bot.services.service.close()
            await env.shutdown()
            await world.bot.services.close()
    if check_errors:
        env._raise_errors_since(env._errors_acknowledged)
