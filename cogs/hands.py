"""Private hands: each player's one direct message of a match, with the picture, what only this player knows, and the button Move."""

import asyncio
import logging
from datetime import timedelta
from typing import Final

import discord

from cogs import posts
from cogs.address import Address
from cogs.coalesce import Coalescer
from cogs.desk import Desk
from cogs.draft import MAIN, Button, Component, Draft, Link
from cogs.limits import CONTENT, fit
from cogs.outbox import Outbox
from cogs.outcome import may_pass
from cogs.people import escaped
from cogs.scroll import Scroll
from cogs.wording import footer, heading, legend, said
from engine.core.game import View
from engine.core.phrase import say
from engine.match import Match, Refusal, UnplayableError
from engine.store import Post
from engine.text import Words

logger = logging.getLogger(__name__)

HAND: Final = "hand"
CLOSED: Final = "closed"
"""The post in the channel that says once that a player takes no direct messages."""
OLD: Final = timedelta(hours=1)
"""A direct message older than this is sent anew: an edit notifies nobody."""


class Hands:
    """Brings players' direct messages up to date, each on its own, so that one closed door keeps nobody waiting."""

    def __init__(self, desk: Desk, scroll: Scroll, outbox: Outbox) -> None:
        self._desk = desk
        self._scroll = scroll
        self._outbox = outbox
        self._work = Coalescer(self._bring_up_to_date, may_pass)
        self._shown: dict[tuple[int, int], tuple[str, bool]] = {}
        """What each message shows: its text, and whether its player is asked."""
        self._retried: set[tuple[int, int]] = set()

    def refresh(self, match: Match) -> list[asyncio.Task[None]]:
        """Have the players' messages shown as things are then."""
        return [self._work.wish((match.id, user)) for user in match.players]

    def close(self) -> None:
        """Try nothing again by itself any more."""
        self._work.close()

    def retry(self, match_id: int, user: int) -> None:
        """Try again to write to a player who took no direct messages."""
        self._retried.add((match_id, user))
        self._work.wish((match_id, user))

    def anew(self, match_id: int, user: int) -> None:
        """Show a player's message as the player's settings are now."""
        self._shown.pop((match_id, user), None)
        self._work.wish((match_id, user))

    async def _bring_up_to_date(self, key: tuple[int, int]) -> None:
        match_id, user = key
        again = key in self._retried
        self._retried.discard(key)
        try:
            match = await self._desk.service.match(match_id)
            gone = match.status == "lobby" or match.ending in ("cancelled", "ended") or user not in match.players
            if gone or not self._desk.preferences.wants_direct(user):
                return await self._take_back(match, user)
            view = await self._own_view(match, user)
        except Refusal as error:
            logger.warning("the hand of match %(match)d cannot be shown: %(error)s", {"match": match_id, "user": user, "error": error})
            return
        if view is None:
            return await self._take_back(match, user)
        if await self._desk.posts.get(match.id, CLOSED, user) is not None and not again:
            return
        language = await self._desk.language_of(user, match.language)
        text = await self._text(match, view, user, self._desk.words(language))
        shows = (text, view.seat in view.to_act)
        if self._shown.get(key) == shows and not shows[1]:
            return
        try:
            await self._show(match, user, await self._draft(match, view, text, self._desk.words(language)))
        except (posts.DirectClosedError, posts.PlaceLostError):
            await self._say_closed(match, user)
        else:
            self._shown[key] = shows
            await self._unsay_closed(match, user)
        if match.status == "over":
            self._shown.pop(key, None)

    async def _own_view(self, match: Match, user: int) -> View | None:
        """What the player knows; None of a match that is over and was played with what this bot has not."""
        try:
            return await self._desk.service.view(match.id, user)
        except UnplayableError:
            if match.is_open:
                raise
            return None

    async def _text(self, match: Match, view: View, user: int, words: Words) -> str:
        """All but the picture."""
        names, voice = await self._desk.text_names(match), self._desk.voice(match)
        lines = [heading(self._desk, match, view, words)]
        if match.status == "live":
            lines.append(words(say("hand-your-turn") if view.seat in view.to_act else voice.ask(view, names)))
        else:
            lines += said(voice.result(view, names)[-1:], words)
        lines += legend(voice, view, words, self._desk.preferences.letters_of(user)) + said(voice.private(view, names), words)
        lines += [self._desk.boards.homeless_line(match, words), footer(self._desk, match, words)]
        return fit("\n".join(filter(None, lines)), CONTENT)

    async def _draft(self, match: Match, view: View, text: str, words: Words) -> Draft:
        row: tuple[Component, ...] = ()
        if match.status == "live":
            # Not only when asked: a press that comes early is told whose turn it is.
            row += (Button(Address("move", str(match.id), match.seq), words(say("button-move")), MAIN),)
            row += (Button(Address("log", str(match.id), match.seq), words(say("button-log"))),)
            row += (Button(Address("more", str(match.id), match.seq), words(say("button-more"))),)
        if (link := await self._desk.link(match)) is not None:
            row += (Link(link, words(say("button-board"))),)
        user = match.players[view.seat]
        legal, lettered = await self._desk.service.legal(match.id, user), self._desk.preferences.letters_of(user)
        files = await self._desk.picture(match, "seat", view, words, since=max(match.seq - 1, 0), legal=legal, lettered=lettered)
        return Draft(text, files, (row,))

    async def _show(self, match: Match, user: int, draft: Draft) -> None:
        """Edit the message, or send it anew and take the old one away. Raises DirectClosedError."""
        post = await self._desk.posts.get(match.id, HAND, user)
        if post is None or not await self._edit(match, post, draft):
            door = await posts.open_direct(self._desk.bot, user)
            message = await self._outbox.send(match, door, draft)
            old, post = post, Post(match.id, HAND, user, door.id, message.id, message.created_at)
            await self._desk.posts.put(post)
            if old is not None:
                await self._outbox.remove(old.channel, old.message)
        await self._outbox.sweep(match, post.channel, None)

    async def _edit(self, match: Match, post: Post, draft: Draft) -> bool:
        """Whether the message could be edited, and will be seen."""
        if discord.utils.utcnow() - post.created >= OLD or await self._scroll.is_away(post.channel, post.message):
            return False
        try:
            await posts.edit(self._desk.bot, post.channel, post.message, draft)
        except (posts.PostGoneError, posts.PlaceLostError):
            logger.info("the hand of match %(match)d is gone and is sent anew", {**match.about, "user": post.user})
            return False
        return True

    async def _take_back(self, match: Match, user: int) -> None:
        """Nothing private is shown any more: of a match that was ended, or to one who wants no direct messages."""
        post = await self._desk.posts.get(match.id, HAND, user)
        if post is not None:
            await self._outbox.remove(post.channel, post.message)
            await self._desk.posts.drop(match.id, HAND, user)
        await self._unsay_closed(match, user)
        self._shown.pop((match.id, user), None)

    async def _unsay_closed(self, match: Match, user: int) -> None:
        """The player's direct messages are open again, or need not be: what was said about them in the channel goes."""
        post = await self._desk.posts.get(match.id, CLOSED, user)
        if post is not None:
            # Forgotten last: a bot that is killed in between finds it again.
            await self._outbox.remove(post.channel, post.message)
            await self._desk.posts.drop(match.id, CLOSED, user)

    async def _say_closed(self, match: Match, user: int) -> None:
        """Once a match: in the channel, without a ping, with the button that does the same."""
        if await self._desk.posts.get(match.id, CLOSED, user) is not None:
            return
        words = self._desk.words(match.language)
        (name,) = await self._desk.people.names(match.guild, (user,))
        button = Button(Address("hand", str(match.id), match.seq), words(say("button-hand")))
        draft = Draft(words(say("hand-closed", name=escaped(name))), rows=((button,),))
        place = self._desk.bot.get_partial_messageable(match.channel, guild_id=match.guild)
        try:
            message = await self._outbox.send(match, place, draft)
        except posts.PlaceLostError:
            logger.warning("match %(match)d: neither player %(user)d nor the channel can be written to", {**match.about, "user": user})
            return
        await self._desk.posts.put(Post(match.id, CLOSED, user, match.channel, message.id, message.created_at))
