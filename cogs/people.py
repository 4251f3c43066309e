"""People: what players are called, who may look at a match, and who may end it."""

import logging
import re
import unicodedata
from collections.abc import Iterable
from typing import Final

import discord

from cogs.limits import NAME, fit
from cogs.outcome import UNREACHED, ask_twice, may_pass

logger = logging.getLogger(__name__)

_PICTURED: Final = r"[\u00a9\u00ae\u203c\u2049\u2190-\u2bff\u3030\u303d\u3297\u3299\ufe0f\U0001f000-\U0001faff\U000e007f]"
"""What emoji are made of, as far as something may follow it that is not seen."""

_UNSEEN: Final = re.compile(
    # A flag of tags (England's), kept whole; and what makes a digit a key.
    r"(?P<kept>\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f|[0-9#*]\ufe0f)"
    # Controls, and what turns the rest of the text round, joins, parts or varies letters without being seen.
    r"|[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202f\u2060-\u206f\ufe00-\ufe0e\ufeff]"
    r"|[\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
    # Letters without ink: fillers, inherent vowels, the pattern without dots.
    r"|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]"
    rf"|(?<!{_PICTURED})[\u200d\ufe0f]|\u200d(?!{_PICTURED})"
)
"""What in a name breaks lines, turns the rest of the text round, or is not seen at all. Not the joiners and signs that make one emoji of
several."""

_MARK: Final = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\u20e5-\u20f0\ufe20-\ufe2f]"
_PILED: Final = re.compile(rf"({_MARK}{{2}}){_MARK}+")
"""Marks over and under a letter, more than any of these scripts writes: in a heap they cover the lines around."""

_INK: Final = frozenset("LNPS")
"""The beginnings of the categories of what is seen by itself (Unicode, "General Category")."""

_NAMELESS: Final = "?"

_UNKNOWN: Final = frozenset({10007, 10013})
"""The codes for one who is no member, or no user at all."""

_MARKUP: Final = re.compile(r"[\\`*_~|>\[\]()#<:@/-]")
"""What Discord's texts may take for markup; a backslash before it is not shown. The slash: an invitation is a link without a scheme."""


def plain(name: str) -> str:
    """A name for pictures: on one line and no higher than that, without invisible characters, at most 32 characters."""
    seen = _PILED.sub(r"\1", _UNSEEN.sub(lambda found: found["kept"] or " ", name))
    shown = fit(" ".join(seen.split()), NAME)
    return shown if any(unicodedata.category(letter)[0] in _INK for letter in shown) else _NAMELESS


def escaped(name: str) -> str:
    """A plain name for Discord's texts: no markup, mention or link of it works."""
    return _MARKUP.sub(r"\\\g<0>", plain(name))


def name_of(user: discord.abc.User) -> str:
    """What a person is called: as the server shows it; by the account's name where nothing of that is to be seen."""
    return user.display_name if plain(user.display_name) != _NAMELESS else user.name


class People:
    """Names of members, remembered as they are seen. Discord is asked only for those not seen since the start."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._names: dict[tuple[int, int], str] = {}

    def meet(self, user: discord.abc.User, guild: int | None) -> None:
        """Remember what a person is called in a server, from an interaction that is there anyway."""
        if guild is not None:
            self._names[guild, user.id] = name_of(user)

    async def names(self, guild: int, users: Iterable[int]) -> tuple[str, ...]:
        """What the users are called in the server, plain, in their order. One who is gone is called by the account's name."""
        return tuple([plain(await self._name(guild, user)) for user in users])

    def known(self, guild: int, users: Iterable[int]) -> tuple[str, ...]:
        """What those of the users are called who have been seen since the start, plain; Discord is not asked."""
        return tuple(plain(self._names[guild, user]) for user in users if (guild, user) in self._names)

    def called(self, guild: int | None, words: str) -> tuple[int, ...]:
        """Those seen in the server since the start whose name holds these words."""
        wanted = words.casefold()
        return tuple(user for (where, user), name in self._names.items() if where == guild and wanted in name.casefold())

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether the user is in the server still, as far as Discord can be asked."""
        server = self._bot.get_guild(guild)
        if server is None or server.get_member(user) is not None:
            return True
        try:
            await ask_twice(lambda: server.fetch_member(user))
        except UNREACHED as error:
            if isinstance(error, discord.NotFound) and error.code in _UNKNOWN:
                return False
            # Nobody loses rights because Discord does not answer, or answers something else.
            about = {"user": user, "guild": guild, "error": error}
            logger.warning("whether %(user)d is in the server %(guild)d is not known: %(error)r", about)
        return True

    async def _name(self, guild: int, user: int) -> str:
        """The name that is known, else what Discord says; the number of a user whose name Discord does not say now, until it does."""
        known = self._names.get((guild, user)) or await self._ask(guild, user)
        if known is None:
            return str(user)
        self._names[guild, user] = known
        return known

    async def _ask(self, guild: int, user: int) -> str | None:
        """The member's name, or the account's of one who is not in the server; None while Discord does not answer."""
        server = self._bot.get_guild(guild)
        try:
            if server is not None:
                return name_of(server.get_member(user) or await ask_twice(lambda: server.fetch_member(user)))
        except UNREACHED as error:
            if may_pass(error):
                return None
        try:
            return name_of(self._bot.get_user(user) or await ask_twice(lambda: self._bot.fetch_user(user)))
        except UNREACHED as error:
            return None if may_pass(error) else str(user)


def may_see(user: discord.abc.User, channel_id: int | None, bot: discord.Client, guild: int, channel: int) -> bool:
    """Whether someone who asks from `channel_id` may look at what is posted in `channel`: those who can see that channel."""
    if channel_id == channel:
        return True
    server = bot.get_guild(guild)
    place = server.get_channel_or_thread(channel) if server else None
    if not isinstance(user, discord.Member) or user.guild.id != guild or place is None:
        return False
    if isinstance(place, discord.Thread) and place.is_private():
        return place.permissions_for(user).manage_threads
    return place.permissions_for(user).view_channel


def may_moderate(interaction: discord.Interaction, guild: int, channel: int) -> bool:
    """Whether the presser may end others' matches in this channel: Manage Messages there; in the server where the channel is not known,
    as it is gone or a thread that is archived."""
    if interaction.guild_id != guild or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.channel_id == channel:
        return interaction.permissions.manage_messages
    place = interaction.user.guild.get_channel_or_thread(channel)
    held = interaction.user.guild_permissions if place is None else place.permissions_for(interaction.user)
    return held.manage_messages
