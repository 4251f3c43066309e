"""What a person is entitled to in a match and in a server, by Discord's permissions and by the server's settings."""

import discord

from cogs.answers import RefusedError, refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.wording import channel_mention
from engine.core.phrase import say
from engine.match import Match


def may_end(desk: Desk, caller: Caller, match: Match) -> bool:
    """Whether the caller may end the match for all, or cancel its lobby, which is for its host and moderators everywhere."""
    if caller.may_moderate(match):
        return True
    if match.status == "lobby":
        return caller.user == match.host
    rule = desk.preferences.enders_in(match.guild)
    return (rule == "host" and caller.user == match.host) or (rule == "players" and caller.user in match.players)


def not_to_end(desk: Desk, match: Match) -> RefusedError:
    """Why somebody may not end the match: who may."""
    rule = "host" if match.status == "lobby" else desk.preferences.enders_in(match.guild)
    return refuse(f"error-end-{rule}")


def check_channel(desk: Desk, interaction: discord.Interaction) -> None:
    """Whether the server lets matches be opened where the caller is. Raises RefusedError that names the channels for it."""
    if interaction.guild is None or interaction.guild_id is None:
        return
    chosen = desk.preferences.channels_in(interaction.guild_id)
    place = interaction.channel
    here = {getattr(place, "id", None), getattr(place, "parent_id", None)}
    if not chosen or here.intersection(chosen):
        return
    there = [channel for channel in chosen if interaction.guild.get_channel(channel) is not None]
    if not there:
        raise refuse("error-channels-gone")
    raise refuse("error-channel", channels=tuple(say("channel", name=channel_mention(channel)) for channel in there))


def may_set_up(interaction: discord.Interaction) -> bool:
    """Whether the caller may change the server's settings: Manage Server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
