"""What a person is entitled to in a match and in a server, by Discord's permissions and by the server's settings."""

from datetime import timedelta
from typing import Final

import discord

from cogs.answers import RefusedError, refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.wording import channel_mention
from engine.core.phrase import Phrase, say
from engine.match import Match, UnplayableError

PATIENCE: Final = timedelta(days=7)
"""How long a player may let a match wait before the others may end it."""


async def may_end(desk: Desk, caller: Caller, match: Match) -> bool:
    """Whether the caller may end the match for all, or cancel its lobby, which is for its host and moderators everywhere."""
    if caller.may_moderate(match):
        return True
    if match.status == "lobby":
        return caller.user == match.host
    rule = desk.preferences.enders_in(match.guild)
    named = (rule == "host" and caller.user == match.host) or (rule == "players" and await plays_on(desk, caller, match))
    return named and await belongs(desk, caller, match)


async def may_repost(desk: Desk, caller: Caller, match: Match) -> bool:
    """Whether the caller may have the board sent anew: players and moderators; spectators look."""
    return caller.may_moderate(match) or (caller.user in match.players and await belongs(desk, caller, match))


async def belongs(desk: Desk, caller: Caller, match: Match) -> bool:
    """Whether the caller is in the match's server still. Who was removed from it can play on in direct messages, and no more than that."""
    return caller.guild == match.guild or await desk.people.is_member(match.guild, caller.user)


async def plays_on(desk: Desk, caller: Caller, match: Match) -> bool:
    """Whether the caller plays in a match and has not given it up: who resigned has no say in what becomes of it."""
    if caller.user not in match.players:
        return False
    try:
        view = await desk.service.view(match.id, caller.user)
    except UnplayableError:
        # Nobody can play on in it, so all who did are alike.
        return True
    return view.seat not in view.resigned


async def with_host(desk: Desk, caller: Caller, match: Match) -> Match:
    """A match whose lobby has a host who is in the server still: rights of one who has left pass to the next who joined."""
    if match.status != "lobby" or caller.user == match.host or await desk.people.is_member(match.guild, match.host):
        return match
    return await desk.service.drop(match.id, match.host)


async def abandoned(desk: Desk, caller: Caller, match: Match) -> Phrase | None:
    """Why a player may end a live match whoever may end matches otherwise, and without losing it; None when nobody is missing.

    That is when all other players have left the server, or one for whom the match waits has, or has let it wait for `PATIENCE`.
    """
    if match.status != "live" or not await plays_on(desk, caller, match) or not await belongs(desk, caller, match):
        return None
    others = [user for user in match.players if user != caller.user]
    gone = [user for user in others if not await desk.people.is_member(match.guild, user)]
    try:
        view = await desk.service.view(match.id, caller.user)
    except UnplayableError:
        # Nobody can move in it: whoever plays in it may end it.
        return say("abandoned-unplayable")
    asked = [match.players[seat] for seat in view.to_act]
    if gone and (len(gone) == len(others) or any(user in gone for user in asked)):
        return say("abandoned-left")
    if caller.user not in asked and discord.utils.utcnow() - match.changed >= PATIENCE:
        return say("abandoned-idle", days=PATIENCE.days)
    return None


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
