"""What stands in the channels that hold a message of ours: how far it has scrolled away, and which of the newest are ours."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import discord

from cogs.address import Address, AddressError, read_address
from cogs.draft import Draft, Link
from cogs.limits import CONTENT, fit
from cogs.outcome import UNREACHED, may_pass
from cogs.posts import newest

SEEN: Final = 15
"""A post with more messages than this after it has scrolled away."""
LOOK: Final = 50
"""How many of a channel's newest messages are looked at for our own."""


@dataclass(frozen=True, slots=True)
class Own:
    """A message of ours, as it stood in its channel when that was looked at."""

    id: int
    created_at: datetime
    content: str
    ids: tuple[str, ...]
    """The custom_ids of its components."""
    links: tuple[str, ...]
    """Where its link buttons lead."""

    def shows(self, draft: Draft) -> bool:
        """Whether it is what this draft would send."""
        ids = tuple(item.address.to_id() for row in draft.rows for item in row if not isinstance(item, Link))
        return (self.content.strip(), self.ids) == (fit(draft.content, CONTENT).strip(), ids)

    def is_of(self, match: int, board: str | None) -> bool:
        """Whether it belongs to a match: by its buttons, or by its link to the board."""
        return any(place.subject == str(match) for place in self._addresses()) or (board is not None and board in self.links)

    @property
    def kinds(self) -> set[str]:
        """What its buttons are for."""
        return {place.kind for place in self._addresses()}

    def _addresses(self) -> Iterator[Address]:
        for name in self.ids:
            with suppress(AddressError):
                yield read_address(name)


class Scroll:
    """Remembers the newest messages of each channel asked about; Discord is asked once a channel, then its events keep up."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._newest: dict[int, list[int]] = {}
        self._own: dict[int, dict[int, Own]] = {}

    def came(self, channel: int, message: int) -> None:
        """A message was sent."""
        known = self._newest.get(channel)
        if known is not None and message not in known:
            known.append(message)
            del known[: -SEEN - 1]

    def went(self, channel: int, message: int) -> None:
        """A message was deleted."""
        known = self._newest.get(channel)
        if known is not None and message in known:
            known.remove(message)
        self._own.get(channel, {}).pop(message, None)

    def forget(self, channel: int) -> None:
        """A message may stand there that is not known: look again before the next one is sent."""
        self._newest.pop(channel, None)
        self._own.pop(channel, None)

    async def is_away(self, channel: int, message: int) -> bool:
        """Whether more than `SEEN` messages came after this one; also when the bot may not look. Not while Discord does not answer."""
        try:
            refused = await self._look(channel)
        except UNREACHED as error:
            if not may_pass(error):
                raise
            return False
        # Not allowed to look: what comes from now on is counted, and what came before is taken for much.
        return refused or sum(other > message for other in self._newest[channel]) > SEEN

    async def own(self, channel: int) -> list[Own]:
        """Our messages that stood there at the first look, the oldest first, but for those that were deleted since."""
        await self._look(channel)
        return sorted(self._own[channel].values(), key=lambda own: own.id)

    async def _look(self, channel: int) -> bool:
        """Look, unless that was done; gives whether it was refused just now."""
        if channel in self._newest:
            return False
        found = await newest(self._bot, channel, LOOK)
        me = self._bot.user.id if self._bot.user else 0
        self._own[channel] = {message.id: _own(message) for message in found or () if message.author.id == me}
        self._newest[channel] = sorted(message.id for message in found or ())[-SEEN - 1 :]
        return found is None


def _own(message: discord.Message) -> Own:
    parts: list[Any] = [part for row in message.components for part in getattr(row, "children", ())]
    ids = tuple(part.custom_id for part in parts if part.custom_id)
    links = tuple(part.url for part in parts if getattr(part, "url", None))
    return Own(message.id, message.created_at, message.content, ids, links)
