"""How far a message has scrolled away: the newest messages of the channels that hold one of ours."""

from typing import Final

import discord

from cogs.posts import newest

SEEN: Final = 15
"""A post with more messages than this after it has scrolled away."""


class Scroll:
    """Remembers the ids of the newest messages of each channel asked about; Discord is asked once a channel, then its events keep up."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._newest: dict[int, list[int]] = {}

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

    async def is_away(self, channel: int, message: int) -> bool:
        """Whether more than `SEEN` messages came after this one; also when that cannot be known."""
        if channel not in self._newest:
            found = await newest(self._bot, channel, SEEN + 1)
            # Not allowed to look: what comes from now on is counted, and what came before is taken for much.
            self._newest[channel] = sorted(found) if found is not None else []
            if found is None:
                return True
        return sum(other > message for other in self._newest[channel]) > SEEN
