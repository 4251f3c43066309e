"""The command /settings: a subcommand for one's own, a subcommand for the server's."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from cogs.answers import answer
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.draft import Draft
from cogs.settings import SettingsPanels
from cogs.translator import described
from engine.core.phrase import say


def settings_group(desk: Desk, panels: SettingsPanels) -> app_commands.Group:
    """The command with both subcommands. It can be typed anywhere; that for the server answers elsewhere where it belongs."""
    everywhere = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    group = app_commands.Group(
        name="settings", description=described(desk.services.localizer, say("command-settings")), allowed_contexts=everywhere
    )
    for name, draft in (("me", panels.draft_mine), ("server", panels.draft_server)):
        group.add_command(_command(desk, name, draft))
    return group


def _command(desk: Desk, name: str, draft: Callable[[Caller], Draft]) -> app_commands.Command[Any, Any, None]:
    async def settings(interaction: discord.Interaction[Any]) -> None:
        caller = desk.caller(interaction)
        try:
            await caller.open()
            await desk.remember(caller)
            await caller.show(draft(caller))
        except Exception as error:
            await answer(caller, error)

    return app_commands.Command(
        name=name, description=described(desk.services.localizer, say(f"command-settings-{name}")), callback=settings
    )
