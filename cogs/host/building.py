"""Building: from the settings to the services and the bot."""

from collections.abc import Callable
from pathlib import Path

import discord

from cogs.host.client import AviaryClient
from cogs.services import Services
from engine.core.chance import Chance
from engine.games import LESSONS, VOICES, games_with
from engine.match import MatchService
from engine.settings import Settings
from engine.store import Store, StoreError
from engine.text import Localizer
from render import Artist


async def create_bot(settings: Settings, *, strict: bool = False, new_chance: Callable[[], Chance] = Chance.system) -> AviaryClient:
    """A bot that has not logged in yet, ready to run, to be simulated or to be previewed; the only place where it is built.

    With `strict` a missing text is an error, and `new_chance` gives the luck of each action (both for tests). Raises CardsError for
    faults in the owner's components, StoreError when the database cannot be used, LeaseError when another Aviary uses it. Whoever builds
    a bot closes it.
    """
    games = games_with(settings.cards_dir)
    make_folder(settings.database.parent)
    store = await Store.open(settings.database)
    services = Services(
        settings=settings,
        store=store,
        service=MatchService(store, games, new_chance, now=discord.utils.utcnow),
        localizer=Localizer.load(strict=strict),
        artist=Artist(workers=settings.picture_workers),
        games=games,
        voices=VOICES,
        lessons=LESSONS,
    )
    return AviaryClient(services)


def make_folder(folder: Path) -> None:
    """Makes a database's folder, or one for backups, if only that is missing; a mistyped path makes no trees of folders.

    Raises StoreError.
    """
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise StoreError(f"The folder {folder} cannot be made ({error.strerror}): make it, or choose another path.") from error
