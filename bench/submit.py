"""What the match service costs: an action with its commit against a bare commit, and a live match's memory."""

import asyncio
import gc
import sqlite3
import tempfile
import tracemalloc
from contextlib import closing
from pathlib import Path
from time import perf_counter

from bench import Figure
from engine.core.chance import Chance
from engine.games import GAMES
from engine.match import Match, MatchService
from engine.store import Store

ROUNDS = 40
TURN = 25
"""Actions, and bare commits, in each round: measured in turns, so that a busy disk slows down both."""
FILLED = 1100
"""Commits after which a write-ahead log is as long as it gets: as long as it grows, each commit costs the file system more."""
MATCHES = 500
PLAYERS = (1, 2)


def run() -> list[Figure]:
    """The figures of issue 2, section 6, that concern the match service."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    ratio = await _submit_ratio(folder)
    size = await _match_size(folder)
    return [
        Figure("submit with its commit, a bare one-row SQLite commit = 1", ratio, 4),
        Figure("a live match of Bower in memory", size, 30, unit="KB"),
    ]


async def _submit_ratio(folder: Path) -> float:
    store = await Store.open(folder / "submit.db")
    service = MatchService(store, GAMES, lambda: Chance.seeded(1))
    ratio = []
    with closing(_bare(folder / "bare.db")) as bare:
        _commit(bare, FILLED)
        match, _ = await _submit(service, await _new_match(service), FILLED)
        for _ in range(ROUNDS):
            commits = _commit(bare, TURN)
            match, submits = await _submit(service, match, TURN)
            ratio.append(submits / commits)
    await service.close()
    await store.close()
    return sorted(ratio)[ROUNDS // 2]


def _commit(bare: sqlite3.Connection, times: int) -> float:
    """The seconds that so many bare commits take."""
    start = perf_counter()
    for number in range(times):
        bare.execute("UPDATE row SET value = ? WHERE id = 1", (number,))
    return perf_counter() - start


async def _submit(service: MatchService, match: Match, times: int) -> tuple[Match, float]:
    """The match after so many actions, or the one that followed it, and the seconds spent in `submit`."""
    spent = 0.0
    for _ in range(times):
        match = match if match.status == "live" else await _new_match(service)
        match, seconds = await _act(service, match)
        spent += seconds
    return match, spent


def _bare(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE row (id INTEGER PRIMARY KEY, value INTEGER)")
    connection.execute("INSERT INTO row VALUES (1, 0)")
    return connection


async def _new_match(service: MatchService) -> Match:
    match = await service.create("bower", {}, 1, 1, PLAYERS[0], "en")
    await service.join(match.id, PLAYERS[1])
    return await service.start(match.id, PLAYERS[0])


async def _act(service: MatchService, match: Match) -> tuple[Match, float]:
    for user in match.players:
        legal = await service.legal(match.id, user)
        if legal:
            start = perf_counter()
            match = await service.submit(match.id, user, match.seq, legal[match.seq % len(legal)])
            return match, perf_counter() - start
    raise AssertionError(f"nobody is asked in a live match: {match}")


async def _match_size(folder: Path) -> float:
    """KB of memory for a match of some turns that lies in the service."""
    store = await Store.open(folder / "memory.db")
    service = MatchService(store, GAMES, Chance.system, kept=MATCHES + 1)
    await _played_on(service)
    gc.collect()
    tracemalloc.start()
    for _ in range(MATCHES):
        await _played_on(service)
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await service.close()
    await store.close()
    return size / MATCHES / 1024


async def _played_on(service: MatchService) -> None:
    match = await _new_match(service)
    while match.status == "live" and match.seq < 24:
        match, _ = await _act(service, match)
