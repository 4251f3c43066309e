"""The only code that knows Discord: slash commands, buttons, a match's messages, private hands."""

from discord.ext import commands


async def setup_all(bot: commands.Bot) -> None:
    """Give the bot everything that this package holds. The bot must have its services by then."""
    # Not at the top: whoever needs one module of this package only shall not load them all.
    from cogs.aviary import setup

    await setup(bot)
