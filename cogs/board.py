"""The public messages of a match: one board message, edited in place, and the result; the notice between them is in notices.py."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from cogs import posts
from cogs.address import Address
from cogs.coalesce import Coalescer
from cogs.desk import BOARD, Desk
from cogs.draft import MAIN, Attachment, Button, Draft, Row
from cogs.limits import CONTENT, fit, paginate
from cogs.lobby import draft_lobby
from cogs.notices import Notices
from cogs.outbox import Outbox
from cogs.outcome import ask_twice, may_pass
from cogs.scroll import Scroll
from cogs.wording import footer, heading, legend, mention, said
from engine.core.game import View
from engine.core.phrase import say
from engine.match import Match, Refusal, UnplayableError
from engine.store import Post
from engine.text import Words

logger = logging.getLogger(__name__)

RESULT: Final = "result"
_END_WITHOUT_VIEW: Final = {"ended": "board-ended"}
"""Endings that need neither a view nor the game to be told, with their phrases."""


class Boards:
    """Brings the public messages of matches up to date. However fast a match goes on, only its newest position is drawn."""

    def __init__(self, desk: Desk, scroll: Scroll, outbox: Outbox) -> None:
        self._desk = desk
        self._scroll = scroll
        self._outbox = outbox
        self._notices = Notices(desk, outbox)
        self._work = Coalescer(self._bring_up_to_date, may_pass)
        self._moved: set[int] = set()
        """Matches whose board shall be sent anew at the next occasion."""
        self._drawn: dict[int, int] = {}
        """For live matches the entry up to which the board shows them; what came since is marked in the next picture."""
        self.homeless: set[int] = set()
        """Matches whose channel could not be written to when it was last tried."""

    def refresh(self, match_id: int) -> asyncio.Task[None]:
        """Have the public messages shown as things are then."""
        return self._work.wish(match_id)

    def close(self) -> None:
        """Try nothing again by itself any more."""
        self._work.close()

    async def repost(self, match: Match) -> None:
        """Send the board anew, at the end of its channel. Raises a Refusal where there is no board to send, and a PostError when it
        was not sent."""
        if match.status == "live":
            await self._desk.service.view(match.id, None)
        self._moved.add(match.id)
        # Shielded: whoever stops waiting stops no message.
        await asyncio.shield(self.refresh(match.id))
        if match.id in self.homeless:
            raise posts.PlaceLostError(f"match {match.id} has no channel")
        if match.id in self._moved:
            raise posts.PostError(f"the board of match {match.id} could not be sent anew now")

    async def pay(self, match: Match) -> None:
        """The result of a match is owed until it was posted: try again, in a task of its own, when it is not."""
        if match.status == "over" and match.ending != "cancelled" and await self._desk.posts.get(match.id, RESULT) is None:
            self.refresh(match.id)

    async def result(self, match: Match, words: Words, reader: int | None = None) -> tuple[list[str], tuple[Attachment, ...]]:
        """What is told of a match that is over: the scoring line by line; its picture and the record as files. For all, or one reader."""
        view = await self._last_view(match)
        lines, files = [words(say(_END_WITHOUT_VIEW.get(match.ending, "board-unknown")))], await self._record(match)
        if view is not None:
            lines = said(self._desk.voice(match).result(view, await self._desk.text_names(match)), words)
            files = await self.board_picture(match, view, words, "result", reader) + files
        lines += [words(say("result-record", file=file.name)) for file in files if file.alt is None]
        return lines, files

    async def _last_view(self, match: Match) -> View | None:
        """What everybody may see of a match that is over.

        None when people ended it, as nothing is revealed then, and when this bot has not what it was played with.
        """
        if match.ending in _END_WITHOUT_VIEW:
            return None
        try:
            return await self._desk.service.view(match.id, None)
        except UnplayableError as error:
            logger.warning("the end of match %(match)d cannot be shown: %(error)s", {"match": match.id, "error": error})
            return None

    def homeless_line(self, match: Match, words: Words) -> str:
        """What to tell players of a match that has lost its channel; else nothing."""
        return words(say("homeless", match=str(match.id))) if match.id in self.homeless and match.is_open else ""

    async def is_homeless(self, match: Match) -> bool:
        """Whether the match's channel is gone, or the bot may not write in it."""
        if match.id in self.homeless:
            return True
        try:
            place = self._desk.bot.get_channel(match.channel) or await ask_twice(lambda: self._desk.bot.fetch_channel(match.channel))
        except (discord.NotFound, discord.Forbidden):
            return True
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return True
        may = place.permissions_for(place.guild.me)
        return not (may.view_channel and (may.send_messages_in_threads if isinstance(place, discord.Thread) else may.send_messages))

    async def _bring_up_to_date(self, match_id: int) -> None:
        try:
            match = await self._desk.service.match(match_id)
            draft = await self._draft(match)
        except Refusal as error:
            logger.warning("match %(match)d cannot be shown: %(error)s", {"match": match_id, "error": error})
            return
        steps: list[Callable[[], Awaitable[None]]] = [lambda: self._show(match, draft), lambda: self._notices.renew(match)]
        if match.status == "over" and match.ending != "cancelled":
            steps.append(lambda: self._announce_result(match))
        failures: list[Exception] = []
        for step in steps:
            try:
                await step()
            except posts.PlaceLostError as error:
                return self._lose(match, error)
            except Exception as error:
                # A board that cannot be edited now must not keep the one whose turn it is from being pinged.
                failures.append(error)
        if failures:
            raise ExceptionGroup(f"the messages of match {match.id} (entry {match.seq}) are not all up to date", failures)
        # Not before: of what failed a message may stand there that the next try takes for its own.
        await self._outbox.sweep(match, match.channel, await self._desk.link(match))
        self.homeless.discard(match_id)
        if match.is_open:
            self._drawn[match.id] = match.seq
        else:
            self._drawn.pop(match.id, None)

    def _lose(self, match: Match, error: posts.PlaceLostError) -> None:
        """The channel is out of reach: told where it can be, in the players' direct messages, and tried again at the next change."""
        if match.id not in self.homeless:
            logger.warning("match %(match)d has lost its channel %(channel)d: %(error)s", {**match.about, "error": error})
            self.homeless.add(match.id)
            self._desk.hands.refresh(match)

    # --- the board ---------------------------------------------------------------------------------------------------

    async def _show(self, match: Match, draft: Draft) -> None:
        """Edit the board, or send it anew where that cannot be done or would not be seen."""
        post = await self._desk.posts.get(match.id, BOARD)
        stays = post is not None and post.channel == match.channel and match.id not in self._moved
        if post is not None and stays and not await self._scroll.is_away(post.channel, post.message):
            try:
                await posts.edit(self._desk.bot, post.channel, post.message, Draft(draft.content, draft.files, draft.rows))
                return
            except posts.PostGoneError:
                logger.info("the board of match %(match)d is gone and is sent anew", match.about)
        pings = draft.pings if post is None else ()
        await self._send(match, BOARD, Draft(draft.content, draft.files, draft.rows, pings))
        self._moved.discard(match.id)
        if post is not None:
            await self._outbox.remove(post.channel, post.message)

    async def _draft(self, match: Match) -> Draft:
        if match.status == "lobby" or match.ending == "cancelled":
            return await draft_lobby(self._desk, match)
        words = self._desk.words(match.language)
        place = Address("move", str(match.id), match.seq)
        if match.status == "over":
            return await self._last_draft(match, place, words)
        view = await self._desk.service.view(match.id, None)
        names = await self._desk.text_names(match)
        voice = self._desk.voice(match)
        lines = [heading(self._desk, match, view, words), words(voice.ask(view, names))]
        lines += legend(voice, view, words, self._desk.preferences.letters_in(match.guild))
        if view.resigned:
            people = tuple(say("lobby-player", name=names[seat]) for seat in view.resigned)
            lines.append(words(say("board-resigned", people=people)))
        lines.append(footer(self._desk, match, words))
        row: Row = (
            Button(place, words(say("button-move")), MAIN),
            Button(place.at("hand"), words(say("button-hand"))),
            Button(place.at("log"), words(say("button-log"))),
            Button(place.at("more"), words(say("button-more"))),
        )
        return Draft(fit("\n".join(lines), CONTENT), await self.board_picture(match, view, words), (row,))

    async def _last_draft(self, match: Match, place: Address, words: Words) -> Draft:
        """The board of a match that is over, also of one that this bot could not play."""
        view = await self._last_view(match)
        last = [words(say(_END_WITHOUT_VIEW.get(match.ending, "board-unknown")))]
        files: tuple[Attachment, ...] = ()
        if view is not None:
            last = [words(phrase) for phrase in self._desk.voice(match).result(view, await self._desk.text_names(match))[-1:]]
            files = await self.board_picture(match, view, words, "result")
        lines = [heading(self._desk, match, view, words), *last, footer(self._desk, match, words)]
        return Draft(fit("\n".join(lines), CONTENT), files, (_last_row(place, words),))

    async def board_picture(
        self, match: Match, view: View, words: Words, kind: str = "board", reader: int | None = None
    ) -> tuple[Attachment, ...]:
        """The spectators' picture, for all or for one reader; what happened since the one before is marked, after a start what the last
        entry did."""
        since = min(self._drawn.get(match.id, match.seq - 1), match.seq - 1)
        chosen = self._desk.preferences
        lettered = chosen.letters_in(match.guild) if reader is None else chosen.letters_of(reader)
        return await self._desk.picture(match, kind, view, words, since=max(since, 0), lettered=lettered)

    # --- the result --------------------------------------------------------------------------------------------------

    async def _announce_result(self, match: Match) -> None:
        """Once, and tried again until it was posted: the scoring, its picture, the record, and each player pinged."""
        if await self._desk.posts.get(match.id, RESULT) is not None:
            return
        words = self._desk.words(match.language)
        who = words(say("result-players", who=tuple(say("lobby-player", name=mention(user)) for user in match.players)))
        lines, files = await self.result(match, words)
        place = Address("move", str(match.id), match.seq)
        *before, last = paginate([who, *lines])
        # Those that were sent before another failed are found at the next try.
        for number, page in enumerate(before):
            await self._outbox.send(match, self._place(match), Draft(page, pings=() if number else match.players))
        await self._send(match, RESULT, Draft(last, files, (_last_row(place, words),), () if before else match.players))

    async def _record(self, match: Match) -> tuple[Attachment, ...]:
        """The match record as a text file; none of a match that this bot cannot replay."""
        try:
            text = await self._desk.service.record(match.id)
        except Refusal as error:
            logger.warning("match %(match)d has no record: %(error)s", {**match.about, "error": error})
            return ()
        return (Attachment(f"{match.game}-{match.id}.txt", text.encode()),)

    # --- sending -----------------------------------------------------------------------------------------------------

    def _place(self, match: Match) -> discord.PartialMessageable:
        return self._desk.bot.get_partial_messageable(match.channel, guild_id=match.guild)

    async def _send(self, match: Match, kind: str, draft: Draft) -> None:
        message = await self._outbox.send(match, self._place(match), draft)
        await self._desk.posts.put(Post(match.id, kind, 0, match.channel, message.id, message.created_at))


def _last_row(place: Address, words: Words) -> Row:
    """What stays under a match that is over."""
    return (Button(place.at("rematch"), words(say("button-rematch")), MAIN), Button(place.at("log"), words(say("button-log"))))
