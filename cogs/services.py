"""The services: everything that the bot is put together from. `bot.py` builds them, cogs reach them as `bot.services`."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core.game import AnyGame
    from engine.core.lesson import Lesson
    from engine.core.voice import Voice
    from engine.match import MatchService
    from engine.settings import Settings
    from engine.store import Store
    from engine.text import Localizer
    from render import Artist


@dataclass(frozen=True, slots=True)
class Services:
    """One of each, shared by all cogs. Nothing here belongs to one server, match or person."""

    settings: "Settings"
    store: "Store"
    service: "MatchService"
    localizer: "Localizer"
    artist: "Artist"
    games: "Mapping[str, AnyGame]"
    voices: "Mapping[str, Voice[Any]]"
    lessons: "Mapping[str, Lesson]"

    async def close(self) -> None:
        """Closes what holds threads and files; nothing may use the services afterwards."""
        try:
            await asyncio.to_thread(self.artist.close)
        finally:
            # Whatever happened before: a database left open would keep the process alive.
            await self.store.close()
