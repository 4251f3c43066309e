"""What the tests of the store share: an open store in a fresh folder, and a match to put into it."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.store import Match, Store

MOMENT = datetime(2026, 5, 1, 12, 30, 15, 250_000, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "aviary.db", patience=0.05)
    yield store
    await store.close()


@pytest.fixture
def lobby() -> Match:
    """A lobby with two players, in which every field has a value of its own."""
    return Match(
        id=0, game="race", options={"rounds": 9, "quick": True, "mood": "calm"}, status="lobby", guild=2**62, channel=12, host=101,
        language="cs", seats=3, players=(101, 2**62 + 1), invited=(103, 104), seq=0, revision=4, begun=3, cards="0123456789abcdef",
        ending="", created=MOMENT, changed=MOMENT, barred=(105,), origin=31,
    )  # fmt: skip
