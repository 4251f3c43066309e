"""The command /matches: a player's matches with links, those that wait for the player first, a page at a time."""

from typing import Final

from cogs.address import Address
from cogs.caller import Caller
from cogs.choosing import is_asked, label_match
from cogs.desk import Desk
from cogs.draft import Button, Draft, Row
from cogs.limits import chunks, fit
from engine.core.phrase import say
from engine.match import Match

PAGE: Final = 8
"""Matches a page: each takes a line with a link, and their longest lines fit one message."""
_LABEL: Final = 110
_PLACE: Final = Address("matches", "mine")


class Listing:
    """Lists matches. Names are asked of Discord for the page that is shown only."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def turn(self, caller: Caller, address: Address) -> None:
        """Another page of the list, as things are now."""
        await caller.show(await self.draft(caller, address.page))

    async def draft(self, caller: Caller, page: int = 0) -> Draft:
        """A page of the caller's matches."""
        words, desk = caller.words, self._desk
        mine = await desk.service.of_player(caller.user)
        if not mine:
            return Draft(words(say("matches-none")))
        asked = {match.id for match in mine if await is_asked(desk, match, caller.user)}
        pages = chunks(sorted(mine, key=lambda match: (match.id not in asked, match.id)), PAGE)
        page = min(page, len(pages) - 1)
        lines = [words(say("matches-heading")), *[await self._line(caller, match, match.id in asked) for match in pages[page]]]
        if len(pages) == 1:
            return Draft("\n".join(lines))
        lines.append(words(say("page", number=page + 1, of=len(pages))))
        turn: Row = (
            Button(_PLACE.at("matches", (), max(page - 1, 0)), words(say("button-previous")), enabled=page > 0),
            Button(_PLACE.at("matches", (), page + 1), words(say("button-next")), enabled=page < len(pages) - 1),
        )
        return Draft("\n".join(lines), rows=(turn,))

    async def _line(self, caller: Caller, match: Match, asked: bool) -> str:
        label = fit(await label_match(self._desk, caller, match), _LABEL)
        link = await self._desk.link(match)
        return " ".join(filter(None, (f"- {label}", link, caller.words(say("matches-asked")) if asked else "")))
