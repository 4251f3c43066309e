"""The router: the one owner of every component's press. It reads the address, acknowledges, then lets the handler work and answer."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from cogs.address import Address, AddressError, read_address
from cogs.answers import answer
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.lessons import Lessons
from cogs.listing import Listing
from cogs.lobby import Lobbies
from cogs.more import More
from cogs.panel import Panels
from cogs.rulebook import Rulebooks
from cogs.settings import SettingsPanels

Handler = Callable[[Caller, Address], Awaitable[None]]


class Router:
    """Knows for each kind of address who takes it, and whether a new private message follows or the pressed one changes."""

    def __init__(
        self, desk: Desk, lobbies: Lobbies, panels: Panels, more: More, rulebooks: Rulebooks, settings: SettingsPanels, lessons: Lessons
    ) -> None:
        self._desk = desk
        self._taught: Mapping[str, Handler] = {
            "why": lessons.why,
            "go": lessons.walk,
            "pick": lessons.walk,
            "page": lessons.walk,
            "do": lessons.confirm,
        }
        """Who takes the presses of a match's menus where a game's id stands in place of the match's number: in a lesson."""
        self._opening: Mapping[str, Handler] = {
            "join": lobbies.join,
            "leave": lobbies.leave,
            "start": lobbies.start,
            "cancel": lobbies.cancel,
            "remove": lobbies.remove,
            "rematch": lobbies.rematch,
            "move": panels.move,
            "hand": panels.hand,
            "why": panels.why,
            "log": more.log,
            "more": more.more,
        }
        """Presses on messages that others see too, or that stay: the answer is a new message for the presser alone."""
        self._changing: Mapping[str, Handler] = {
            "go": panels.walk,
            "pick": panels.walk,
            "page": panels.walk,
            "do": panels.confirm,
            "text": more.text,
            "pages": more.pages,
            "repost": more.repost,
            "resign": more.ask_resign,
            "end": more.ask_end,
            "sure": more.sure,
            "keep": more.keep,
            "rules": rulebooks.rules,
            "topics": rulebooks.rules,
            "matches": Listing(desk).turn,
            "learn": lessons.learn,
            "mine": settings.choose_mine,
            "server": settings.choose_server,
        }
        """Presses on the presser's own private message: that message changes."""

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of address that is known."""
        return frozenset({*self._opening, *self._changing})

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press, whatever it is. Raises nothing."""
        caller = self._desk.caller(interaction)
        data: Any = interaction.data or {}
        try:
            address = read_address(str(data.get("custom_id", "")))
            await self._take(caller, address)
        except Exception as error:
            await answer(caller, error)

    async def _take(self, caller: Caller, address: Address) -> None:
        handler = self._opening.get(address.kind)
        if handler is not None:
            await caller.open()
        elif (handler := self._changing.get(address.kind)) is not None:
            await caller.touch()
        else:
            raise AddressError(f"no handler for {address.kind!r}")
        await self._desk.remember(caller)
        if not address.subject.isdecimal():
            handler = self._taught.get(address.kind, handler)
        await handler(caller, address)
