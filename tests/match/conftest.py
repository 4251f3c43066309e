"""What the tests of the match service share: a store in a fresh folder, the service over it, and matches of Race."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from engine.core.chance import Chance
from engine.match import PHRASES, Match, MatchService, Refusal
from engine.store import Store
from tests.match.race import Race

ANNA, BORIS, CILKA, DAN, STRANGER = 101, 102, 103, 104, 999
R = TypeVar("R", bound=Refusal)
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
        match = await service.create("race", host=players[0], **settings)
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


async def refused(kind: type[R], call: Awaitable[object]) -> R:
    """The refusal of exactly this kind that a call must end in; its phrase is one of those that have texts."""
    with pytest.raises(Refusal) as caught:
        await call
    assert type(caught.value) is kind, f"{kind.__name__} was expected, not {caught.value!r}"
    phrase = caught.value.phrase
    assert set(phrase.args) == PHRASES[phrase.id]
    return caught.value


async def facts(service: MatchService, match_id: int) -> tuple[object, ...]:
    """All that can be seen of a match: to be equal where nothing may have changed."""
    match = await service.match(match_id)
    views = [await service.view(match_id, user) for user in (*match.players, None)]
    return match, views, [await service.told(match_id, user) for user in (*match.players, None)]


async def press(service: MatchService, match: Match, choice: int = -1) -> Match:
    """The first player who is asked takes one of the legal choices: the last, if nothing else is said."""
    for user in match.players:
        legal = await service.legal(match.id, user)
        if legal:
            return await service.submit(match.id, user, match.seq, legal[choice % len(legal)])
    raise AssertionError(f"nobody is asked in {match}")
