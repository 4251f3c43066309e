"""The outbox: sends a match's messages so that each is there once, also when the bot was killed, or no answer came, after Discord had
taken a message and before its id was stored."""

import logging
from datetime import datetime, timedelta
from typing import Final, Protocol

import discord

from cogs import posts
from cogs.draft import Draft
from cogs.outcome import NO_ANSWER, UNREACHED, may_pass
from cogs.scroll import Own, Scroll
from engine.match import Match
from engine.store.posts import PostTable

logger = logging.getLogger(__name__)

_SLACK: Final = timedelta(minutes=1)
"""How much this machine's clock may differ from Discord's."""
_KEPT: Final = "hand"
"""The kind of the one button under what is said of closed direct messages: that is found again, and never taken away as left over."""


Place = discord.PartialMessageable | discord.DMChannel


class Sent(Protocol):
    """A message that stands in its channel."""

    @property
    def id(self) -> int: ...
    @property
    def created_at(self) -> datetime: ...


class Outbox:
    """Looks among the newest messages of a channel for what is to be sent: what is there already and not stored is taken for it."""

    def __init__(self, bot: discord.Client, table: PostTable, scroll: Scroll) -> None:
        self._bot = bot
        self._table = table
        self._scroll = scroll
        self._doubted: set[int] = set()
        """Channels in which a message may stand of which no answer told."""

    async def send(self, match: Match, place: Place, draft: Draft) -> Sent:
        """Send a message, or find it. Raises what `posts.send` does."""
        if (found := await self._find(match, place.id, draft)) is not None:
            return found
        try:
            message = await posts.send(place, draft)
        except NO_ANSWER:
            self._doubted.add(place.id)
            self._scroll.forget(place.id)
            raise
        self._scroll.came(place.id, message.id)
        return message

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message. Where that cannot be done now it is left over, for a sweep to find."""
        try:
            await posts.delete(self._bot, channel, message)
        except UNREACHED:
            self._scroll.forget(channel)
            raise

    async def sweep(self, match: Match, channel: int, board: str | None) -> None:
        """Take away what is left over of a match: messages of ours with its buttons, or with a link to its board, that are not stored."""
        for own in await self._unknown(match, channel):
            if own.is_of(match.id, board) and own.kinds != {_KEPT}:
                logger.info("a message of match %(match)d was left over and is taken away", match.about)
                await self.remove(channel, own.id)
                self._scroll.went(channel, own.id)

    async def _find(self, match: Match, channel: int, draft: Draft) -> Own | None:
        try:
            unknown = await self._unknown(match, channel)
        except UNREACHED as error:
            if channel in self._doubted or not may_pass(error):
                raise
            # Most likely there is nothing to be found, and to be told counts more.
            return None
        self._doubted.discard(channel)
        for own in unknown:
            if own.shows(draft):
                try:
                    # Not only for its picture: whether it still stands there is known afterwards.
                    await posts.edit(self._bot, channel, own.id, draft)
                except posts.PostGoneError:
                    self._scroll.went(channel, own.id)
                else:
                    return own
        return None

    async def _unknown(self, match: Match, channel: int) -> list[Own]:
        """Our messages in a channel that are younger than the match and none of those stored for it.

        What is older is of another database, in which a match had this number.
        """
        own = [message for message in await self._scroll.own(channel) if message.created_at >= match.created - _SLACK]
        stored = {post.message for post in await self._table.of_match(match.id)} if own else set()
        return [message for message in own if message.id not in stored]
