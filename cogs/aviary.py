"""The cog that puts the Discord side together: router, commands, and the keepers of public and private messages."""

import asyncio
import logging
from datetime import timedelta
from typing import Any, Final, Protocol, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.address import AddressError
from cogs.answers import answer
from cogs.board import RESULT, Boards
from cogs.commands import Commands
from cogs.commands_play import play_group
from cogs.commands_settings import settings_group
from cogs.deeds import Deeds
from cogs.desk import Desk
from cogs.hands import Hands
from cogs.lessons import Lessons
from cogs.lobby import Lobbies
from cogs.more import More
from cogs.outbox import Outbox
from cogs.panel import Panels
from cogs.router import Router
from cogs.rulebook import Rulebooks
from cogs.scroll import Scroll
from cogs.services import Services
from cogs.settings import SettingsPanels
from cogs.translator import Translator
from engine.match import Changed
from engine.store import StoreError

logger = logging.getLogger(__name__)

UNSHOWN: Final = timedelta(seconds=30)
"""How long before its last stored change a bot that was killed may have left messages behind."""
OWED: Final = timedelta(days=7)
"""How long after the end of a match a start tries again to post a result that never was; later only who looks at the match does."""


class AviaryBot(Protocol):
    """The bot that `setup` expects: one with services."""

    services: Services


class Aviary(commands.Cog):
    """Listens to Discord and to the match service."""

    def __init__(self, bot: commands.Bot, services: Services) -> None:
        self.bot = bot
        self.desk = Desk(bot, services)
        self.scroll = Scroll(bot)
        self._caught_up = False
        outbox = Outbox(bot, self.desk.posts, self.scroll)
        self.desk.boards = Boards(self.desk, self.scroll, outbox)
        self.desk.hands = Hands(self.desk, self.scroll, outbox)
        lobbies, panels, more, rulebooks = Lobbies(self.desk), Panels(self.desk), More(self.desk), Rulebooks(self.desk)
        settings, lessons = SettingsPanels(self.desk), Lessons(self.desk)
        self.router = Router(self.desk, lobbies, panels, more, rulebooks, settings, lessons)
        self._commands: list[app_commands.Command[Any, Any, None] | app_commands.Group] = [
            play_group(self.desk, lobbies),
            settings_group(self.desk, settings),
            *Commands(self.desk, Deeds(self.desk, panels, more, rulebooks, lessons)).build(),
        ]

    async def cog_load(self) -> None:
        """Add the commands and begin to listen. Syncing the commands is the bot's affair."""
        await self.desk.preferences.load()
        await self.bot.tree.set_translator(Translator(self.desk.services.localizer))
        for command in self._commands:
            self.bot.tree.add_command(command)
        self.bot.tree.error(self._on_command_error)
        self.desk.service.listen(self._on_changed)

    async def cog_unload(self) -> None:
        """Try nothing again by itself once the bot ends."""
        self.desk.boards.close()
        self.desk.hands.close()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press of a component goes to the router; a form, which Aviary does not use, is told so."""
        if interaction.type is discord.InteractionType.component:
            await self.router.press(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await answer(self.desk.caller(interaction), AddressError("a form"))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After the start, once: show what a bot that was killed had stored and not shown yet, be it a lobby, a move or an end, and the
        results that could not be posted. One match after the other."""
        if self._caught_up:
            return
        self._caught_up = True
        matches = self.desk.services.store.matches
        try:
            owed = await matches.untold(RESULT, discord.utils.utcnow() - OWED)
            behind = sorted({*await matches.newest(UNSHOWN), *owed})
        except StoreError as error:
            # Such as when the bot is stopped as soon as it has started. The next connection tries again.
            logger.warning("what was stored and not shown is not known: %(error)s", {"error": error})
            self._caught_up = False
            return
        for match_id in behind:
            try:
                await self._on_changed(Changed(match_id, 0))
            except Exception:
                logger.exception("match %(match)d could not be shown after the start", {"match": match_id})

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Counted, never read: boards that scroll away are sent anew."""
        self.scroll.came(message.channel.id, message.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Counted off again."""
        self.scroll.went(event.channel_id, event.message_id)

    async def _on_changed(self, change: Changed) -> None:
        match = await self.desk.service.match(change.match)
        # Waited for, so that a service that closes lets messages under way be finished.
        await asyncio.gather(self.desk.boards.refresh(match.id), *self.desk.hands.refresh(match))

    async def _on_command_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """What fails before a command's own code runs, such as an option that Discord sent in an older form."""
        await answer(self.desk.caller(interaction), error)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded; the bot must have its services by then."""
    await bot.add_cog(Aviary(bot, cast(AviaryBot, bot).services))
