"""The client: Discord's connection, with the services that the cogs work with."""

import asyncio
import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.coalesce import DELAYS, Coalescer
from cogs.host.pace import Pace
from cogs.outcome import UNREACHED, may_pass
from cogs.services import Services

logger = logging.getLogger(__name__)

INTENTS: Final = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
"""None of the privileged ones. Messages are counted, never read, to tell when a board has scrolled away."""
NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
"""What the bot has to be allowed where it hosts matches."""
PATIENCE: Final = 1.5
"""Seconds that running presses have to finish when the bot is told to stop."""
REGISTRATION: Final = 20.0
"""Seconds that Discord has at the start to take the commands: with 429 it may ask to wait for hours."""
LEAVE: Final = 0.5
"""Seconds that Discord has to take leave of the bot."""
PRESSES: Final = ("CommandTree-invoker", "discord.py: on_interaction")
"""The names under which discord.py runs what a command or a press started."""


class AviaryClient(commands.Bot):
    """The bot. It owns the services: closing it closes them."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=Pace().trace(),
        )
        self.services = services
        self._ending: asyncio.Task[None] | None = None
        self._registration = Coalescer[str](lambda _: self._sync_commands(), may_pass)
        self._retry: asyncio.TimerHandle | None = None

    @property
    def is_stopping(self) -> bool:
        """Whether the bot was told to stop: no new press is taken."""
        return self._ending is not None

    async def setup_hook(self) -> None:
        """Loads the cogs and tells Discord the commands when they have changed. Called once, after the login."""
        # Not at the top: cogs.setup_all imports every cog, and the cogs may import this module.
        from cogs import setup_all

        await setup_all(self)
        await self._register()

    async def close(self) -> None:
        """Takes no more presses, lets those that run finish, then closes the connection, the artist and the database.

        Takes at most five seconds; calling it again waits for the same end.
        """
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        self._registration.close()
        if self._retry is not None:
            self._retry.cancel()
        running = [task for task in asyncio.all_tasks() if task.get_name() in PRESSES]
        late = (await asyncio.wait(running, timeout=PATIENCE))[1] if running else ()
        if late:
            logger.warning("%(presses)d presses had not finished when Aviary stopped; what they had stored is kept", {"presses": len(late)})
            for task in late:
                task.cancel()
            # A moment for each to end; the service carries out what it has begun, whoever waits for it.
            await asyncio.wait(late, timeout=LEAVE)
        try:
            # First the service, whose listeners still bring messages up to date; then the connection that they need.
            await self.services.service.close()
            await self._disconnect()
        finally:
            await self.services.close()
            logger.info("stopped")

    async def _disconnect(self) -> None:
        try:
            async with asyncio.timeout(LEAVE):
                await super().close()
        except TimeoutError:
            logger.warning("Discord did not answer the farewell")
            await self.http.close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hands an event to the cogs; presses are left out once the bot is stopping."""
        if not (self.is_stopping and event == "interaction"):
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Says so in the log; again after each new connection."""
        logger.info("ready as %(name)s in %(servers)d servers", {"name": self.user, "servers": len(self.guilds)})

    async def _register(self) -> None:
        """Registers the commands; when Discord does not take them now, the bot runs with those that it has, and tries again later."""
        try:
            async with asyncio.timeout(REGISTRATION):
                await self._sync_commands()
        except UNREACHED as error:
            if not may_pass(error):
                raise
            logger.warning("Discord does not take the commands now (%(error)r): tried again later", {"error": error})
            self._retry = asyncio.get_running_loop().call_later(DELAYS[0], self._registration.wish, "commands")

    async def _sync_commands(self) -> None:
        """Registers the commands, unless Discord has them as they are: each registration counts against a daily limit."""
        me = self.application_id
        if me is None:
            raise app_commands.MissingApplicationID
        digest = await self._commands_digest()
        settings = self.services.store.settings
        if await settings.get("user", me, "commands") == digest:
            logger.info("commands unchanged")
            return
        registered = await self.tree.sync()
        await settings.put("user", me, "commands", digest)
        logger.info("%(commands)d commands registered", {"commands": len(registered)})

    async def _commands_digest(self) -> str:
        """What makes two command trees the same to Discord, in 64 hex digits; the translations count."""
        translator = self.tree.translator
        payload = []
        for command in self.tree.get_commands():
            payload.append(await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree))
        return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


class Tree(app_commands.CommandTree[AviaryClient]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[AviaryClient], /) -> bool:
        """Whether commands are taken: not while the bot is stopping."""
        return not interaction.client.is_stopping
