"""Restarts: in the middle of a choice, with many matches stored, and with a real game."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.record import parse
from engine.core.replay import check
from engine.games import GAMES
from engine.match import Match, MatchService
from engine.store import Store
from tests.match.conftest import ANNA, BORIS, CILKA, facts, press
from tests.match.race import Race

MANY = 10_000


@asynccontextmanager
async def bot(path: Path) -> AsyncIterator[MatchService]:
    """The service as a freshly started bot has it."""
    store = await Store.open(path)
    service = MatchService(store, {"race": Race()} | GAMES, lambda: Chance.seeded(3))
    yield service
    await service.close()
    await store.close()


async def new_match(service: MatchService, game: str, *players: int) -> Match:
    lobby = await service.create(game, {}, 1, 10, players[0], "en")
    for user in players[1:]:
        await service.join(lobby.id, user)
    return await service.start(lobby.id, players[0])


@pytest.mark.parametrize(("game", "players"), [("race", (ANNA, BORIS, CILKA)), *((game, (ANNA, BORIS)) for game in GAMES)])
async def test_a_restart_before_every_press_changes_nothing(tmp_path: Path, game: str, players: tuple[int, ...]) -> None:
    path = tmp_path / "aviary.db"
    async with bot(path) as service:
        match = await new_match(service, game, *players)
        known = await facts(service, match.id)
    kinds = set()
    while match.status == "live":
        async with bot(path) as service:
            assert await facts(service, match.id) == known
            kinds.add((await service.view(match.id, None)).frames[-1][0])
            match = await press(service, match, choice=len(kinds))
            known = await facts(service, match.id)
    async with bot(path) as service:
        assert await facts(service, match.id) == known
        assert len(kinds) > 1, f"only {kinds} was asked, so nothing was restarted in mid-effect"
        rules = Race() if game == "race" else GAMES[game]
        assert check(rules, parse(await service.record(match.id))) == []


@contextmanager
def statements(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every statement that connections opened meanwhile run."""
    run: list[str] = []
    connect = sqlite3.connect

    def tracing(*args: Any, **more: Any) -> sqlite3.Connection:
        connection = connect(*args, **more)
        connection.set_trace_callback(run.append)
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", tracing)
        yield run


def multiply(path: Path, match: int) -> None:
    """Copies a live match many times, each in a channel of its own."""
    with closing(sqlite3.connect(path)) as plain, plain:
        columns = ", ".join(name for _, name, *_ in plain.execute("PRAGMA table_info(matches)") if name not in ("id", "channel"))
        numbers = f"WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n WHERE x < {MANY})"
        plain.execute(
            f"{numbers} INSERT INTO matches (id, channel, {columns}) SELECT 1000 + x, x, {columns} FROM n, matches WHERE id = {match}"
        )
        copies = "(SELECT id FROM matches WHERE id > 1000)"
        plain.execute(f"INSERT INTO players SELECT id, place, 1000 * id + place FROM {copies} JOIN players ON match = {match}")
        values = "seq, kind, seat, action, luck, told, rebase, made"
        plain.execute(f"INSERT INTO entries (match, {values}) SELECT id, {values} FROM {copies} JOIN entries ON match = {match}")


async def test_ten_thousand_live_matches_cost_nothing_until_somebody_presses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "aviary.db"
    async with bot(path) as service:
        match = await press(service, await new_match(service, "race", ANNA, BORIS))
    with statements(monkeypatch) as with_one:
        async with bot(path):
            pass
    multiply(path, match.id)
    with statements(monkeypatch) as run:
        async with bot(path) as service:
            assert run == with_one, "starting looks at no match"
            opened = len(run)
            assert len(await service.live()) == MANY + 1
            found = (await service.in_channel(7777))[0]
            assert [other.id for other in await service.of_player(found.players[1])] == [found.id] == [8777]
            del run[opened:]
            pressed = await press(service, found)
            presses = run[opened:]
            assert (pressed.id, pressed.seq) == (found.id, match.seq + 1)
            await press(service, pressed)
    assert len(presses) <= 10, presses
    check_plans(path, presses)


def check_plans(path: Path, run: list[str]) -> None:
    """No statement walks through a whole table."""
    with closing(sqlite3.connect(path)) as plain:
        for statement in run:
            if not statement.lstrip().startswith(("BEGIN", "COMMIT")):
                plan = [detail for *_, detail in plain.execute(f"EXPLAIN QUERY PLAN {statement}")]
                walks = [detail for detail in plan if detail.startswith("SCAN") and "subquery" not in detail]
                assert not walks, (statement, plan)


async def test_lists_are_found_by_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "aviary.db"
    with statements(monkeypatch) as run:
        async with bot(path) as service:
            opened = len(run)
            await service.in_channel(10)
            await service.of_player(ANNA)
            await service.told((await new_match(service, "race", ANNA, BORIS)).id, ANNA)
    assert len(run) > opened + 4
    check_plans(path, run[opened:])
