"""The notice of a match: a short message that pings those who are asked, once a question."""

import logging
from typing import Final

from cogs import posts
from cogs.desk import Desk
from cogs.draft import Draft, Link
from cogs.outbox import Outbox
from cogs.wording import mention
from engine.core.phrase import say
from engine.match import Match
from engine.store import Post

logger = logging.getLogger(__name__)

NOTICE: Final = "notice"


class Notices:
    """Sends the notices of matches and takes them back."""

    def __init__(self, desk: Desk, outbox: Outbox) -> None:
        self._desk = desk
        self._outbox = outbox

    async def renew(self, match: Match) -> None:
        """Ping those who are asked and have not been told yet; take back the notices of those who are asked no more."""
        asked = await self._asked(match)
        standing = {post.user: post for post in await self._desk.posts.of_match(match.id) if post.kind == NOTICE}
        done = {user: post for user, post in standing.items() if user not in asked or post.channel != match.channel}
        fresh = [user for user in asked if user not in standing or user in done]
        for user in done:
            await self._desk.posts.drop(match.id, NOTICE, user)
        if fresh:
            await self._ping(match, tuple(fresh))
        for channel, message in {(post.channel, post.message) for post in done.values()}:
            still = tuple(user for user, post in standing.items() if post.message == message and user not in done)
            try:
                await self._correct(match, channel, message, still)
            except posts.PostGoneError:
                logger.info("a notice of match %(match)d is gone already", match.about)

    async def _correct(self, match: Match, channel: int, message: int, still: tuple[int, ...]) -> None:
        """Let a notice name those who are asked still; without any it goes."""
        if still:
            await posts.edit(self._desk.bot, channel, message, await self._draft(match, still))
        else:
            await self._outbox.remove(channel, message)

    async def _asked(self, match: Match) -> tuple[int, ...]:
        if match.status != "live":
            return ()
        view = await self._desk.service.view(match.id, None)
        return tuple(match.players[seat] for seat in view.to_act)

    async def _draft(self, match: Match, users: tuple[int, ...]) -> Draft:
        """Whose turn it is. What is asked stands in the board, which is edited at every step; this stays as it is."""
        words = self._desk.words(match.language)
        who = tuple(say("lobby-player", name=mention(user)) for user in users)
        text = words(say("notice", who=who, count=len(users), game=self._desk.voice(match).title(), match=str(match.id)))
        link = await self._desk.link(match)
        return Draft(text, rows=((Link(link, words(say("button-board"))),),) if link else (), pings=users)

    async def _ping(self, match: Match, users: tuple[int, ...]) -> None:
        place = self._desk.bot.get_partial_messageable(match.channel, guild_id=match.guild)
        message = await self._outbox.send(match, place, await self._draft(match, users))
        for user in users:
            await self._desk.posts.put(Post(match.id, NOTICE, user, match.channel, message.id, message.created_at))
