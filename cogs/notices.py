"""The notice of a match: a short message that pings those who are asked, once a question."""

import logging
from typing import Final

from cogs import posts
from cogs.desk import BOARD, Desk
from cogs.draft import Draft, Link
from cogs.outbox import Outbox
from cogs.wording import mention
from engine.core.phrase import say
from engine.match import Match
from engine.store import Post

logger = logging.getLogger(__name__)

NOTICE: Final = "notice"
STALE: Final = "stale"
"""A notice of somebody who is asked no more, until it is known to be gone."""


class Notices:
    """Sends the notices of matches and takes them back."""

    def __init__(self, desk: Desk, outbox: Outbox) -> None:
        self._desk = desk
        self._outbox = outbox
        self._led_to: dict[int, int] = {}
        """For open matches the board to which the notices that stand lead: those older than the board led to the one before."""

    async def renew(self, match: Match) -> None:
        """Ping those who are asked and have not been told yet; take back the notices of those who are asked no more, and let those
        that stay lead to the board that there is. Raises PostError when one could not be taken back."""
        asked = await self._asked(match)
        known = await self._desk.posts.of_match(match.id)
        standing = {post.user: post for post in known if post.kind == NOTICE}
        done = {user: post for user, post in standing.items() if user not in asked or post.channel != match.channel}
        stays = [post for user, post in standing.items() if user not in done]
        for user in done:
            await self._desk.posts.rename(match.id, NOTICE, user, STALE)
        if fresh := tuple(user for user in asked if user not in standing or user in done):
            await self._ping(match, fresh)
        await self._clear(match, [*done.values(), *(post for post in known if post.kind == STALE)], stays)

    async def _clear(self, match: Match, stale: list[Post], stays: list[Post]) -> None:
        """Bring the messages up to date that tell somebody who is asked no more, or lead to a board that is gone."""
        board = await self._desk.posts.get(match.id, BOARD)
        leads_to = board.message if board is not None else 0
        behind = [post for post in stays if post.message < leads_to != self._led_to.get(match.id)]
        left = False
        for channel, message in {(post.channel, post.message) for post in (*stale, *behind)}:
            if await self._correct(match, channel, message, tuple(post.user for post in stays if post.message == message)):
                for post in stale:
                    if post.message == message:
                        await self._desk.posts.drop(match.id, STALE, post.user)
            elif channel == match.channel:
                left = True
        if match.is_open:
            self._led_to[match.id] = leads_to
        else:
            self._led_to.pop(match.id, None)
        if left:
            raise posts.PostError(f"a notice of match {match.id} cannot be taken back now")

    async def _correct(self, match: Match, channel: int, message: int, still: tuple[int, ...]) -> bool:
        """Let a notice name those who are asked still; without any it goes. Gives whether that is done."""
        if not still:
            return await self._outbox.remove(channel, message)
        try:
            await posts.edit(self._desk.bot, channel, message, await self._draft(match, still))
        except posts.PostGoneError:
            logger.info("a notice of match %(match)d is gone already", match.about)
        return True

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
        told = [Post(match.id, NOTICE, user, match.channel, message.id, message.created_at) for user in users]
        await self._desk.posts.put(*told)
