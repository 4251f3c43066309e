"""What the doctor looks at in the database: its place, who works with it, whether it is sound, and every live match."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

from cogs.host.faults import explain
from cogs.host.findings import Finding, Place, fault, listed, ok, warning
from engine.core.errors import AviaryError
from engine.core.game import AnyGame
from engine.games import games_with
from engine.match.audit import audit
from engine.settings import Settings
from engine.store import Lease, OlderFormError, Store, StoreError, resolved

LITTLE: Final = 200
NOTHING: Final = 20
"""Megabytes of free disk below which there is a warning, and a fault."""


async def examine(settings: Settings, every: bool, places: list[Place]) -> AsyncIterator[Finding]:
    """The components, the folder, the lease, then the database itself; `places` is filled with where its live matches are."""
    try:
        games = games_with(settings.cards_dir)
    except AviaryError as error:
        yield fault(explain(error) or str(error))
        return
    try:
        path = resolved(settings.database)
    except StoreError as error:
        yield fault(f"AVIARY_DATABASE: {error}")
        return
    for finding in _folder(path):
        yield finding
    if not path.exists():
        yield ok(f"There is no database {path} yet; it is made when the bot starts.")
        return
    found, holder = await _look(path, games, every, places)
    yield ok(f"A bot works with the database (process {holder}).") if holder else ok("No bot works with the database now.")
    for finding in found:
        yield finding


def _folder(path: Path) -> Iterator[Finding]:
    folder = path.parent
    if not folder.is_dir():
        if os.access(folder.parent, os.W_OK):
            yield ok(f"The folder {folder} is made when the bot starts.")
        else:
            yield fault(f"AVIARY_DATABASE: The folder {folder} is not there and cannot be made: make it, or choose another path.")
        return
    closed = [place for place in (folder, path) if place.exists() and not os.access(place, os.W_OK)]
    if closed:
        yield fault(f"AVIARY_DATABASE: {closed[0]} cannot be written by this account: allow it, or run as the account that runs Aviary.")
    free = shutil.disk_usage(folder).free // 10**6
    sentence = f"The disk with {folder} has {free} MB free"
    if free < NOTHING:
        yield fault(f"{sentence}: make room on it, or moves can soon not be stored.")
    elif free < LITTLE:
        yield warning(f"{sentence}: make room on it.")
    else:
        yield ok(f"{sentence}.")


async def _look(path: Path, games: dict[str, AnyGame], every: bool, places: list[Place]) -> tuple[list[Finding], str | None]:
    """What is found in the database, and the process that works with it."""
    try:
        while True:
            before = Lease.holder(path)
            places.clear()
            found = [finding async for finding in _contents(path, games, every, places)]
            # A bot that has started meanwhile may have written what was being read without regard to one.
            if Lease.holder(path) == before:
                return found, before
    except StoreError as error:
        return [fault(f"AVIARY_DATABASE: {error}")], None


async def _contents(path: Path, games: dict[str, AnyGame], every: bool, places: list[Place]) -> AsyncIterator[Finding]:
    try:
        store = await Store.look(path)
    except OlderFormError as error:
        yield warning(f"{error} Its matches were not looked at; make a backup first.")
        return
    except StoreError as error:
        yield fault(f"AVIARY_DATABASE: {error}")
        return
    try:
        damages = await store.damages()
        if damages:
            yield fault(f"The database {path} is damaged ({damages[0]}): stop the bot and put back a backup with bot.py restore.")
            return
        yield ok(f"The database {path} is sound and in this version's form.")
        matches = [await store.matches.get(id) for id in await store.matches.live()]
        places += [Place(match.id, match.guild, match.channel) for match in matches if match]
        result = await audit(store, games, every)
    except StoreError as error:
        yield fault(f"AVIARY_DATABASE: {error}")
        return
    finally:
        await store.close()
    for sentence in result.faults:
        yield fault(f"Of the database, {sentence}: put back a backup with bot.py restore, or let its host end it.")
    for reason, ids in result.unknown.items():
        yield warning(f"Of the database, {listed(ids)} cannot be replayed: {reason}.")
    yield ok(f"{result.sound} {'matches' if every else 'live matches'} were replayed from their logs and are as they should be.")
    if result.retold:
        yield ok(f"Of these, {result.retold} keep a story that another version of Aviary wrote, which would tell it otherwise now.")
