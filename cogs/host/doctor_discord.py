"""What the doctor asks Discord: whether it can be reached, the clock, the token, and what the bot may do where matches are played."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

import aiohttp
import discord
from discord.http import Route

from cogs.host.client import INTENTS
from cogs.host.faults import DISTURBANCE, explain
from cogs.host.findings import Finding, Place, fault, listed, ok, warning

PATIENCE: Final = 30.0
"""Seconds that Discord has for an answer."""
APART: Final = 10
"""Seconds that the clock may be wrong: more, and messages are taken for older or newer than they are."""
PAGE: Final = 200
"""How many servers Discord tells at once (Discord, "Get Current User Guilds")."""
NAMES: Final = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""The permissions that are needed, as Discord's settings call them."""


async def examine(token: str, places: Iterable[Place]) -> AsyncIterator[Finding]:
    """The way to Discord and the clock; with a token also the application, its servers, and the channels of live matches."""
    if not token:
        yield fault("DISCORD_TOKEN is missing: put the bot's token into the file .env. Servers and channels are not looked at.")
    try:
        yield await _clock()
    except (aiohttp.ClientError, OSError) as error:
        yield fault(f"{explain(error) or error} What Discord knows was not looked at, nor the clock.")
        return
    if not token:
        return
    client = discord.Client(intents=INTENTS)
    try:
        async with client:
            await client.login(token)
            async for finding in _as_bot(client, places):
                yield finding
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        yield fault(f"{explain(error) or f'Discord refused an answer ({error}): try again later.'} The rest was not looked at.")


async def _clock() -> Finding:
    """Asks for what everybody may ask for. Raises aiohttp.ClientError, TimeoutError."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(timeout=timeout) as session, session.get(f"{Route.BASE}/gateway") as answer:
        if answer.status >= 500:
            return fault(DISTURBANCE)
        told = answer.headers.get("Date")
    if told is None:
        return warning("Discord can be reached, but did not tell the time, so the clock was not looked at.")
    apart = round(abs((datetime.now(UTC) - parsedate_to_datetime(told)).total_seconds()))
    if apart > APART:
        return warning(f"This machine's clock and Discord's are {apart} seconds apart: have it set by the network (NTP).")
    return ok(f"Discord can be reached, and the clock is right ({apart} seconds apart).")


async def _as_bot(client: discord.Client, places: Iterable[Place]) -> AsyncIterator[Finding]:
    assert client.user is not None
    assert client.application is not None
    yield ok(f"Discord accepts the token; it belongs to the application {client.application.name} ({client.application.id}).")
    servers = await _servers(client)
    lacking = {id: _missing(held) for id, (_, held) in servers.items()}
    for id in [id for id, missing in lacking.items() if missing]:
        yield warning(
            f"In the server {servers[id][0]} ({id}) the bot's roles lack {', '.join(lacking[id])}: allow that there, or in the channels "
            "that are for games."
        )
    yield ok(f"The bot is in {len(servers)} servers, and has what it needs in {sum(not missing for missing in lacking.values())} of them.")
    matches: defaultdict[int, defaultdict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for place in places:
        matches[place.guild][place.channel].append(place.match)
    for guild, channels in matches.items():
        if guild not in servers:
            numbers = sorted(match for found in channels.values() for match in found)
            yield warning(f"The bot is no longer in the server {guild}, where {listed(numbers)} wait: invite it again.")
            continue
        async for finding in _channels(client, guild, servers[guild][0], channels):
            yield finding


async def _servers(client: discord.Client) -> dict[int, tuple[str, discord.Permissions]]:
    """The name of each server and what the bot's roles allow it there."""
    servers: dict[int, tuple[str, discord.Permissions]] = {}
    after = None
    while True:
        page = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        servers |= {int(one["id"]): (one["name"], discord.Permissions(int(one["permissions"]))) for one in page}
        if len(page) < PAGE:
            return servers
        after = max(servers)


async def _channels(client: discord.Client, id: int, name: str, channels: dict[int, list[int]]) -> AsyncIterator[Finding]:
    """What is wrong in the channels of a server that hold live matches, or that nothing is."""
    assert client.user is not None
    guild = await client.fetch_guild(id, with_counts=False)
    me = await guild.fetch_member(client.user.id)
    bad = 0
    for channel, matches in channels.items():
        wrong = await _wrong(guild, me, channel)
        if wrong:
            bad += 1
            yield fault(f"In the server {name}, {listed(matches)}: the channel {channel} {wrong}")
    if not bad:
        yield ok(f"In the server {name} the bot may do what it needs in all {len(channels)} channels with live matches.")


async def _wrong(guild: discord.Guild, me: discord.Member, id: int) -> str | None:
    """What keeps a match in a channel from being shown, as the end of a sentence."""
    try:
        channel = await guild.fetch_channel(id)
        home = await guild.fetch_channel(channel.parent_id) if isinstance(channel, discord.Thread) else channel
    except discord.NotFound:
        return "is gone: the players can resume the match in another one."
    except (discord.Forbidden, discord.InvalidData):
        return f"cannot be seen: give the bot {NAMES['view_channel']} there."
    if isinstance(home, discord.Thread):
        return "is a thread in a thread, which Discord should not have."
    missing = _missing(home.permissions_for(me), isinstance(channel, discord.Thread))
    if isinstance(channel, discord.Thread) and channel.locked and channel.archived:
        return "is a locked thread: unlock it, or let the players resume the match elsewhere."
    return f"({channel.name}) lacks {', '.join(missing)} for the bot: allow that there." if missing else None


def _missing(held: discord.Permissions, in_thread: bool | None = None) -> list[str]:
    """What is needed and not held, by Discord's names; `in_thread`: one place only, so one kind of sending only."""
    spared = {None: (), True: ("send_messages",), False: ("send_messages_in_threads",)}[in_thread]
    if held.administrator:
        return []
    return [shown for name, shown in NAMES.items() if name not in spared and not getattr(held, name)]
