"""The tables: what is written comes back, in one transaction or not at all."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Told
from engine.core.record import Entry, Rebase
from engine.store import ConflictError, Logged, Match, Position, Post, Store, StoreError
from tests.store.conftest import MOMENT

LATER = MOMENT + timedelta(days=400, milliseconds=7)
TOLD: tuple[Told, ...] = (("took", (), (1, 30)), ("looked_at", (0, 1), ((1, "any flower", 7), "x", 2)))
LOG = (
    Logged(0, Entry("start", luck=(5, 0, 3)), TOLD, LATER),
    Logged(1, Entry("action", 1, "place.12.7", (4,)), (), LATER),
    Logged(2, Entry("rebase", rebase=Rebase(5, "fedcba9876543210", '{"frames":[]}')), (), LATER),
    Logged(3, Entry("resign", 0), TOLD, LATER),
    Logged(4, Entry("end", -1), (), LATER),
)


async def put(store: Store, match: Match) -> Match:
    return replace(match, id=await store.matches.add(match))


def started(match: Match) -> Match:
    return replace(match, status="live", seq=len(LOG), channel=13, host=103, seats=2, players=(103, 101), invited=(), changed=LATER)


async def test_a_match_comes_back_as_it_was(store: Store, lobby: Match) -> None:
    match = await put(store, lobby)
    assert await store.matches.get(match.id) == match
    assert await store.matches.position(match.id) is None
    assert await store.matches.log(match.id) == []
    assert await store.matches.get(match.id + 1) is None


async def test_a_change_comes_back_with_its_entries_and_position(store: Store, lobby: Match) -> None:
    match = await put(store, lobby)
    other = await put(store, lobby)
    after = replace(started(match), revision=8, begun=7, cards="fedcba9876543210", barred=(), status="over", ending="ended")
    await store.matches.save(match, after, LOG, Position('{"frames":[]}', (5, 2)))
    assert await store.matches.get(match.id) == after
    assert await store.matches.position(match.id) == Position('{"frames":[]}', (5, 2))
    assert await store.matches.log(match.id) == list(LOG)
    assert await store.matches.log(match.id, 3) == list(LOG[3:])
    assert await store.matches.get(other.id) == other


async def test_without_a_position_the_old_one_stays(store: Store, lobby: Match) -> None:
    match = await put(store, lobby)
    live = started(match)
    await store.matches.save(match, live, LOG, Position('{"frames":[]}', (5, 2)))
    await store.matches.save(live, replace(live, channel=99))
    assert await store.matches.position(match.id) == Position('{"frames":[]}', (5, 2))


@pytest.mark.parametrize("other", [{"seq": 1}, {"status": "live"}, {"id": 77}])
async def test_a_second_writer_is_refused_and_nothing_is_changed(store: Store, lobby: Match, other: dict[str, Any]) -> None:
    match = await put(store, lobby)
    with pytest.raises(ConflictError):
        await store.matches.save(replace(match, **other), started(match), LOG, Position("{}", (1, 1)))
    assert await store.matches.get(match.id) == match
    assert await store.matches.log(match.id) == []


async def test_an_entry_that_cannot_be_appended_undoes_the_whole(store: Store, lobby: Match) -> None:
    match = await put(store, lobby)
    twice = (LOG[0], LOG[0])
    with pytest.raises(StoreError):
        await store.matches.save(match, started(match), twice, Position("{}", (1, 1)))
    assert await store.matches.get(match.id) == match
    assert await store.matches.log(match.id) == []
    await store.matches.save(match, started(match), LOG)
    assert await store.matches.log(match.id) == list(LOG)


async def test_ids_are_never_used_again(store: Store, lobby: Match) -> None:
    first = await put(store, lobby)
    await store.write(("DELETE FROM players", [()]), ("DELETE FROM matches", [()]))
    assert (await put(store, lobby)).id == first.id + 1


async def test_open_matches_are_found_by_channel_and_player(store: Store, lobby: Match) -> None:
    first, second, third = [await put(store, lobby) for _ in range(3)]
    over = replace(second, status="over", ending="cancelled")
    await store.matches.save(second, over)
    live = started(third)
    await store.matches.save(third, live)
    assert await store.matches.in_channel(12) == [first]
    assert await store.matches.in_channel(13) == [live]
    assert await store.matches.of_player(101) == [first, live]
    assert await store.matches.of_player(2**62 + 1) == [first]
    assert await store.matches.of_player(103) == [live]
    assert await store.matches.live() == [live.id]


async def test_a_post_is_one_of_its_kind(store: Store, lobby: Match) -> None:
    match = await put(store, lobby)
    board = Post(match.id, "board", 0, 12, 2**61, MOMENT)
    hand = Post(match.id, "hand", 101, 55, 9001, LATER)
    for post in (board, hand):
        await store.posts.put(post)
    assert await store.posts.get(match.id, "board") == board
    assert await store.posts.get(match.id, "hand", 101) == hand
    assert await store.posts.get(match.id, "hand", 102) is None
    moved = replace(board, channel=13, message=9002)
    await store.posts.put(moved)
    assert await store.posts.of_match(match.id) == [moved, hand]
    await store.posts.drop(match.id, "board")
    await store.posts.drop(match.id, "board")
    assert await store.posts.of_match(match.id) == [hand]


async def test_a_post_needs_its_match(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.posts.put(Post(4, "board", 0, 12, 9000, MOMENT))


async def test_settings_are_kept_by_scope_owner_and_key(store: Store) -> None:
    await store.settings.put("user", 1, "language", "cs")
    await store.settings.put("guild", 1, "language", "en")
    await store.settings.put("user", 1, "language", "en-GB")
    assert await store.settings.get("user", 1, "language") == "en-GB"
    assert await store.settings.get("guild", 1, "language") == "en"
    assert await store.settings.get("user", 2, "language") is None
    await store.settings.drop("user", 1, "language")
    assert await store.settings.get("user", 1, "language") is None


async def test_a_locked_database_refuses_in_a_sentence_and_works_again(store: Store) -> None:
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program has locked the database"):
            await store.settings.put("user", 1, "language", "cs")
        assert await store.settings.get("user", 1, "language") is None, "reading goes on meanwhile"
        other.execute("ROLLBACK")
    await store.settings.put("user", 1, "language", "cs")
    assert await store.settings.get("user", 1, "language") == "cs"


async def test_a_full_disk_refuses_in_a_sentence_and_works_again(store: Store) -> None:
    pages = next(iter(await store._writer.execute_fetchall("PRAGMA page_count")))[0]
    await store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="is full: make room"):
        await store.settings.put("user", 1, "essay", "x" * 100_000)
    assert await store.settings.get("user", 1, "essay") is None
    await store._writer.execute_fetchall("PRAGMA max_page_count = 1000000")
    await store.settings.put("user", 1, "essay", "x" * 100_000)
    assert await store.settings.get("user", 1, "essay") == "x" * 100_000
