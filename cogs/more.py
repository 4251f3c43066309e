"""Everything besides moving: log, position as text, record, giving up, ending, sending the board anew."""

from cogs.address import Address, AddressError
from cogs.answers import refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.draft import PLAIN, STOP, Button, Draft, Row
from cogs.entitled import abandoned, may_end, may_repost, not_to_end, plays_on, with_host
from cogs.paging import LAST, paged
from cogs.wording import footer, heading, rules_in_use, said, story_lines
from engine.core.phrase import say
from engine.match import Match


class More:
    """The buttons Log and More, and what lies behind them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def more(self, caller: Caller, address: Address) -> None:
        """The button More: what else can be done with this match."""
        match = await self._desk.find(caller, address.match_id)
        words = caller.words
        place = Address("text", str(match.id), match.seq)
        first: Row = (Button(place, words(say("button-text"))), Button(Address("rules", match.game), words(say("button-rules"))))
        if await may_repost(self._desk, caller, match):
            first += (Button(place.at("repost"), words(say("button-repost"))),)
        last: list[Button] = []
        playing = caller.user in match.players if match.status == "lobby" else match.is_open and await plays_on(self._desk, caller, match)
        if playing:
            last.append(Button(place.at("resign"), words(say("button-resign")), STOP))
        entitled = match.is_open and await may_end(self._desk, caller, match)
        reason = None if entitled else await abandoned(self._desk, caller, match)
        if entitled or reason:
            last.append(Button(place.at("end"), words(say("button-end")), STOP))
        lines = [heading(self._desk, match, None, words), *map(words, rules_in_use(self._desk, match))]
        lines += [words(reason)] if reason else []
        lines.append(footer(self._desk, match, words))
        await caller.show(Draft("\n".join(lines), rows=(first, tuple(last))))

    async def log(self, caller: Caller, address: Address) -> None:
        """What has happened, the newest last, as far as the presser may know it."""
        match = await self._desk.find(caller, address.match_id)
        await caller.show(await self.draft_log(caller, match))

    async def draft_log(self, caller: Caller, match: Match, page: int = LAST) -> Draft:
        """The log as a message."""
        self._check_started(match)
        viewer = self._viewer(caller, match)
        view = await self._desk.service.view(match.id, viewer)
        told = await self._desk.told(match, viewer)
        voice, names = self._desk.voice(match), await self._desk.text_names(match)
        lines = story_lines((voice.story(view, event, names) for event in told), caller.words)
        place = Address("pages", str(match.id), match.seq, ("log",))
        return paged(heading(self._desk, match, view, caller.words), lines, place, page, caller.words)

    async def text(self, caller: Caller, address: Address) -> None:
        """The whole position in words, for those who do without the picture."""
        match = await self._desk.find(caller, address.match_id)
        await caller.show(await self.draft_text(caller, match, address.page))

    async def draft_text(self, caller: Caller, match: Match, page: int = 0) -> Draft:
        """The position as a message; a player's own has what only this player knows."""
        self._check_started(match)
        view = await self._desk.service.view(match.id, self._viewer(caller, match))
        voice, names, words = self._desk.voice(match), await self._desk.text_names(match), caller.words
        phrases = list(voice.position(view, names))
        phrases += [phrase for phrase in voice.legend(view) if phrase not in phrases]
        phrases += voice.private(view, names) if view.seat >= 0 else ()
        place = Address("pages", str(match.id), match.seq, ("text",))
        return paged(heading(self._desk, match, None, words), said(phrases, words), place, page, words)

    async def repost(self, caller: Caller, address: Address) -> None:
        """The board sent anew at the end of its channel."""
        match = await self._desk.find(caller, address.match_id)
        if not await may_repost(self._desk, caller, match):
            raise refuse("error-not-yours")
        await self._desk.boards.repost(match)
        await caller.show(Draft(caller.words(say("told-reposted"))))

    async def ask_resign(self, caller: Caller, address: Address) -> None:
        """The button Resign: asks whether it is meant."""
        await self.give_up(caller, await self._desk.find(caller, address.match_id))

    async def give_up(self, caller: Caller, match: Match) -> None:
        """Ask whether the caller resigns; a lobby is left, as by its button Leave: that can be taken back."""
        if match.status == "lobby":
            await self._desk.service.leave(match.id, caller.user)
            return await caller.show(Draft(caller.words(say("told-left"))))
        await caller.show(await self.draft_sure(caller, match, "resign"))

    async def ask_end(self, caller: Caller, address: Address) -> None:
        """The button End: asks whether it is meant."""
        match = await self._desk.find(caller, address.match_id)
        await caller.show(await self.draft_sure(caller, match, "end"))

    async def draft_sure(self, caller: Caller, match: Match, deed: str) -> Draft:
        """The question before giving up ("resign") or ending ("end"). Raises RefusedError for one who cannot do it."""
        match = await with_host(self._desk, caller, match)
        if not match.is_open:
            raise refuse("refusal-match-over")
        if deed == "resign" and caller.user not in match.players:
            raise refuse("error-not-yours")
        lines = [heading(self._desk, match, None, caller.words)]
        if deed == "end" and not await may_end(self._desk, caller, match):
            reason = await abandoned(self._desk, caller, match)
            if reason is None:
                raise not_to_end(self._desk, match)
            lines.append(caller.words(reason))
        place = Address("sure", str(match.id), match.seq, (deed,))
        lines.append(caller.words(say(f"sure-{deed}")))
        row: Row = (
            Button(place, caller.words(say(f"button-{deed}")), STOP),
            Button(place.at("keep"), caller.words(say("button-keep")), PLAIN),
        )
        return Draft("\n".join(lines), rows=(row,))

    async def sure(self, caller: Caller, address: Address) -> None:
        """The answer yes to that question."""
        match = await self._desk.find(caller, address.match_id)
        if address.prefix == ("end",):
            match = await with_host(self._desk, caller, match)
            entitled = await may_end(self._desk, caller, match) or await abandoned(self._desk, caller, match) is not None
            if match.is_open and not entitled:
                raise not_to_end(self._desk, match)
            if match.status == "lobby":
                await self._desk.service.cancel(match.id, caller.user, entitled)
                return await caller.show(Draft(caller.words(say("told-cancelled"))))
            await self._desk.service.end(match.id, caller.user, entitled)
            return await caller.show(Draft(caller.words(say("told-ended"))))
        if address.prefix != ("resign",):
            raise AddressError(f"not a deed to be sure of: {address.prefix}")
        if match.status == "lobby":
            await self._desk.service.leave(match.id, caller.user)
            return await caller.show(Draft(caller.words(say("told-left"))))
        await self._desk.service.resign(match.id, caller.user)
        after = await self._desk.service.match(match.id)
        await caller.show(Draft(caller.words(say("told-resigned" if after.is_open else "told-resigned-over"))))

    async def keep(self, caller: Caller, address: Address) -> None:
        """The answer no."""
        await caller.show(Draft(caller.words(say("told-kept"))))

    async def pages(self, caller: Caller, address: Address) -> None:
        """Another page of the log or of the position."""
        match = await self._desk.find(caller, address.match_id)
        draft = self.draft_log if address.prefix == ("log",) else self.draft_text
        await caller.show(await draft(caller, match, address.page))

    @staticmethod
    def _viewer(caller: Caller, match: Match) -> int | None:
        return caller.user if caller.user in match.players else None

    @staticmethod
    def _check_started(match: Match) -> None:
        if match.status == "lobby" or match.ending == "cancelled":
            raise refuse("error-not-started")
