"""A disk that fails now and then under a process that plays, and a program that locks its database."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Literal

from engine.store import Store

if sys.platform != "win32":
    import resource

Fault = Literal["", "full", "short", "locked"]
"""Nothing; SQLite finds no page free (SQLITE_FULL); the operating system lets no file grow (a write error); another program writes."""
FAULTS: tuple[Fault, ...] = ("", "full", "locked") if sys.platform == "win32" else ("", "full", "short", "locked")
SOUND, FAILING = 0.03, 0.04
"""How many seconds the disk works and fails at most, in turns."""


async def troubled(store: Store, fault: Fault, luck: random.Random) -> None:
    """Lets the disk of this process fail now and then, for ever; "locked" is for another process to do."""
    kinds: dict[Fault, Callable[[Store, random.Random], AbstractAsyncContextManager[None]]] = {"full": _full, "short": _short}
    while fault in kinds:
        await asyncio.sleep(luck.uniform(0, SOUND))
        async with kinds[fault](store, luck):
            await asyncio.sleep(luck.uniform(0, FAILING))


@asynccontextmanager
async def _full(store: Store, luck: random.Random) -> AsyncIterator[None]:
    """The database may take a page or two more, and no others."""
    ((pages,),) = await store._writer.execute_fetchall("PRAGMA page_count")
    await store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages + luck.randrange(3)}")
    try:
        yield
    finally:
        await store._writer.execute_fetchall("PRAGMA max_page_count = 4294967294")


@asynccontextmanager
async def _short(store: Store, luck: random.Random) -> AsyncIterator[None]:
    """No file may be written beyond a point within the write-ahead log, so that a write may also end half-way."""
    log = store.path.with_name(f"{store.path.name}-wal")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(log.stat().st_size * luck.random()), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the right to write."""
    other = sqlite3.connect(path, isolation_level=None, timeout=10)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()
