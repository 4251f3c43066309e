"""What the tests of the match service share: a store in a fresh folder, the service over it, and matches of Race."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.match import Match, MatchService
from engine.store import Store
from tests.match.race import Race

ANNA, BORIS, CILKA, DAN, STRANGER = 101, 102, 103, 104, 999
NewMatch = Callable[..., Awaitable[Match]]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "aviary.db", patience=0.05)
    yield store
    await store.close()


@pytest.fixture
async def service(store: Store) -> AsyncIterator[MatchService]:
    service = MatchService(store, {"race": Race()}, lambda: Chance.seeded(7))
    yield service
    await service.close()


@pytest.fixture
def new_lobby(service: MatchService) -> NewMatch:
    """Makes a lobby with these players; the first is the host."""

    async def make(*players: int, **more: object) -> Match:
        settings: dict[str, object] = {"options": {}, "guild": 1, "channel": 10, "language": "en"} | more
        match = await service.create("race", host=players[0], **settings)  # type: ignore[arg-type]
        for player in players[1:]:
            match = await service.join(match.id, player)
        return match

    return make


@pytest.fixture
def new_match(service: MatchService, new_lobby: NewMatch) -> NewMatch:
    """Makes a live match with these players by seat."""

    async def make(*players: int, **more: object) -> Match:
        match = await new_lobby(*players, **more)
        return await service.start(match.id, players[0])

    return make
