"""The database fails, the rules have changed, the components are others: what is said, and that nothing is lost."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import ClassVar

import msgspec
import pytest

from engine.core.record import parse
from engine.core.replay import check
from engine.match import (
    Match,
    MatchOverError,
    MatchService,
    NotReadError,
    NotSavedError,
    OtherRulesError,
    UnknownGameError,
    WrongCardsError,
)
from engine.store import Store
from tests.match.conftest import ANNA, BORIS, CILKA, STRANGER, NewMatch, facts, press, refused
from tests.match.race import Race, RaceState


class NewerRace(Race):
    """Race with newer rules that play the same."""

    revision = 2


class OtherCardsRace(Race):
    """Race with other components."""

    cards_digest = "f" * 16


class WideState(RaceState):
    weather: int


class OtherStateRace(NewerRace):
    """Race whose newer rules keep something that older states do not have."""

    state_type = WideState


class RenamedRace(Race):
    """Another game."""

    id: ClassVar[str] = "regatta"


# --- the database fails ----------------------------------------------------------------------------------------------


async def test_a_locked_database_changes_nothing_and_the_same_press_works_later(
    service: MatchService, store: Store, new_match: NewMatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = await new_match(ANNA, BORIS)
    before = await facts(service, match.id)
    action = (await service.legal(match.id, ANNA))[0]
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await refused(NotSavedError, service.submit(match.id, ANNA, match.seq, action))
        await refused(NotSavedError, service.resign(match.id, ANNA))
        await refused(NotSavedError, service.move_to(match.id, 11))
        await refused(NotSavedError, service.create("race", {}, 1, 10, ANNA, "en"))
        assert await facts(service, match.id) == before
        other.execute("ROLLBACK")
    assert "Another program has locked the database" in caplog.text
    assert (await service.submit(match.id, ANNA, match.seq, action)).seq == match.seq + 1


async def test_a_full_disk_changes_nothing_and_the_same_press_works_later(service: MatchService, store: Store, new_match: NewMatch) -> None:
    matches = [await new_match(ANNA, BORIS, CILKA, options={"rounds": 9}) for _ in range(4)]
    pages = next(iter(await store._writer.execute_fetchall("PRAGMA page_count")))[0]
    await store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    failures = 0
    for at in list(range(len(matches))) * 30:  # more presses than fit into the pages that there are
        before = await facts(service, matches[at].id)
        try:
            matches[at] = await press(service, matches[at])
        except NotSavedError:
            failures += 1
            assert await facts(service, matches[at].id) == before
            assert len(await store.matches.log(matches[at].id)) == matches[at].seq
            await store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages + 4 * failures}")  # a page, and those above it
            matches[at] = await press(service, matches[at])
    assert failures, f"{pages} pages were enough"


async def test_a_commit_that_fails_changes_nothing(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    before = await facts(service, match.id)

    def deny(operation: int, name: str | None, *more: object) -> int:
        return sqlite3.SQLITE_DENY if (operation, name) == (sqlite3.SQLITE_TRANSACTION, "COMMIT") else sqlite3.SQLITE_OK

    await store._writer.set_authorizer(deny)
    await refused(NotSavedError, press(service, match))
    await refused(NotSavedError, service.end(match.id, ANNA, may_moderate=False))
    await store._writer.set_authorizer(None)
    assert await facts(service, match.id) == before
    assert len(await store.matches.log(match.id)) == 1
    assert (await press(service, match)).seq == 2


async def test_an_unreadable_database_is_told(service: MatchService, store: Store, new_match: NewMatch, new_lobby: NewMatch) -> None:
    lobby = await new_lobby(ANNA, BORIS)
    await store.close()
    for call in (service.match(lobby.id), service.view(lobby.id, ANNA), service.in_channel(10), service.of_player(ANNA), service.live()):
        await refused(NotReadError, call)
    await refused(NotReadError, service.join(lobby.id, CILKA))
    await refused(NotSavedError, service.create("race", {}, 1, 10, ANNA, "en"))


# --- other rules, other components -----------------------------------------------------------------------------------


async def test_newer_rules_take_a_running_match_over(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await press(service, await new_match(ANNA, BORIS))
    before = await facts(service, match.id)
    newer = MatchService(store, {"race": NewerRace()})
    assert (await facts(newer, match.id))[1:] == before[1:]
    rebased = await newer.match(match.id)
    assert (rebased.revision, rebased.begun, rebased.seq) == (2, 1, match.seq + 1)
    match = await newer.submit(match.id, BORIS, match.seq, (await newer.legal(match.id, BORIS))[0])  # a press from before the change
    while match.status == "live":
        match = await press(newer, match)
    record = parse(await newer.record(match.id))
    assert (record.revision, record.rules, [entry.kind for entry in record.entries].count("rebase")) == (1, (2, match.cards), 1)
    assert check(NewerRace(), record) == []


async def test_a_match_that_is_over_keeps_its_rules(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    while match.status == "live":
        match = await press(service, match)
    newer = MatchService(store, {"race": NewerRace()})
    assert await facts(newer, match.id) == await facts(service, match.id)
    assert await newer.record(match.id) == await service.record(match.id)


@pytest.mark.parametrize(
    ("game", "kind"), [(OtherCardsRace, WrongCardsError), (OtherStateRace, OtherRulesError), (RenamedRace, UnknownGameError)]
)
@pytest.mark.parametrize("players", [(ANNA, BORIS), (ANNA, BORIS, CILKA)])
async def test_an_unplayable_match_can_be_resigned_and_ended(
    store: Store, service: MatchService, new_match: NewMatch, game: Callable[[], Race], kind: type, players: tuple[int, ...]
) -> None:
    resigned, ended = await new_match(*players), await new_match(*players)
    other = MatchService(store, {game().id: game()})
    await refused(kind, other.view(resigned.id, ANNA))
    await refused(kind, other.legal(resigned.id, ANNA))
    await refused(kind, other.submit(resigned.id, ANNA, resigned.seq, ("pick", 1)))
    assert await other.match(resigned.id) == resigned
    assert (await other.resign(resigned.id, BORIS)).ending == "resigned"
    assert (await other.end(ended.id, STRANGER, may_moderate=True)).ending == "ended"
    await refused(MatchOverError, other.resign(resigned.id, ANNA))
    for match, seat in ((resigned, 1), (ended, -1)):
        record = parse(await other.record(match.id))
        assert (record.entries[-1].kind, record.entries[-1].seat) == ("end", seat)


async def test_older_rules_do_not_touch_a_newer_match(store: Store, new_match: NewMatch, service: MatchService) -> None:
    newer = MatchService(store, {"race": NewerRace()})
    lobby = await newer.create("race", {}, 1, 10, ANNA, "en")
    await newer.join(lobby.id, BORIS)
    match = await newer.start(lobby.id, ANNA)
    await refused(OtherRulesError, service.view(match.id, ANNA))
    assert await service.match(match.id) == match


async def test_a_lobby_starts_with_the_rules_and_components_of_the_day(store: Store, new_lobby: NewMatch) -> None:
    lobby: Match = await new_lobby(ANNA, BORIS)
    other = type("Today", (NewerRace, OtherCardsRace), {})()
    match = await MatchService(store, {"race": other}).start(lobby.id, ANNA)
    assert (match.revision, match.begun, match.cards) == (2, 2, "f" * 16)


async def test_a_lobby_of_an_unknown_game_can_be_cancelled(store: Store, new_lobby: NewMatch) -> None:
    lobby = await new_lobby(ANNA, BORIS)
    other = MatchService(store, {})
    await refused(UnknownGameError, other.start(lobby.id, ANNA))
    assert (await other.leave(lobby.id, BORIS)).players == (ANNA,)
    assert (await other.cancel(lobby.id, ANNA, may_moderate=False)).ending == "cancelled"


async def test_damaged_snapshots_are_told_and_hurt_no_other_match(service: MatchService, store: Store, new_match: NewMatch) -> None:
    damaged, sound = await new_match(ANNA, BORIS), await new_match(ANNA, BORIS)
    await store.write(("UPDATE matches SET state = ? WHERE id = ?", [(msgspec.json.encode({"frames": 7}).decode(), damaged.id)]))
    fresh = MatchService(store, {"race": Race()})
    await refused(OtherRulesError, fresh.view(damaged.id, ANNA))
    await press(fresh, sound)
    assert (await fresh.resign(damaged.id, ANNA)).status == "over"
