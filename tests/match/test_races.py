"""Presses at once, presses twice, callers cancelled, listeners that fail, and shutting down."""

import asyncio
import gc
import logging
import random
import threading

import pytest

from engine.core import codec
from engine.core.chance import Chance
from engine.core.notation import to_text
from engine.match import (
    Changed,
    ClosingError,
    LobbyFullError,
    Match,
    MatchService,
    Refusal,
    StaleError,
)
from engine.store import Position, Store
from tests.match.conftest import ANNA, BORIS, CILKA, DAN, NewMatch, facts, press, refused
from tests.match.race import Race


class Highest(Chance):
    """Luck that always gives the highest number: every roll is a six."""

    def below(self, n: int) -> int:
        return n - 1


async def outcomes(*calls: object) -> list[str]:
    """How calls made at once ended: "done", or the kind of refusal; anything else is raised."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return sorted("done" if isinstance(result, Match) else type(result).__name__ for result in results)


async def test_of_presses_at_once_exactly_one_wins(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    legal = await service.legal(match.id, ANNA)
    same = [service.submit(match.id, ANNA, match.seq, legal[0]) for _ in range(5)]
    others = [service.submit(match.id, ANNA, match.seq, action) for action in legal[1:]]
    assert await outcomes(*same, *others) == ["StaleError"] * 6 + ["done"]
    assert (await service.match(match.id)).seq == 2
    assert [logged.entry.action for logged in await store.matches.log(match.id)] == ["", to_text(legal[0])]


async def test_a_double_press_counts_once_though_the_same_is_asked_again(store: Store) -> None:
    service = MatchService(store, {"race": Race()}, Highest)
    lobby = await service.create("race", {}, 1, 10, ANNA, "en")
    await service.join(lobby.id, BORIS)
    match = await service.start(lobby.id, ANNA)
    for _ in range(2):
        match = await press(service, match)
    winner = BORIS  # the highest card is the last one dealt
    twice = [service.submit(match.id, winner, match.seq, ("roll",)) for _ in range(2)]
    assert await outcomes(*twice) == ["StaleError", "done"]
    assert ("roll",) in await service.legal(match.id, winner), "the same question, put anew"


async def test_presses_of_several_seats_at_once_all_count(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS, CILKA, DAN)
    calls = [service.submit(match.id, user, match.seq, (await service.legal(match.id, user))[0]) for user in match.players]
    assert await outcomes(*calls) == ["done"] * 4
    assert (await service.match(match.id)).seq == 5


async def test_the_last_seat_of_a_lobby_is_given_once(service: MatchService, new_lobby: NewMatch) -> None:
    lobby = await new_lobby(ANNA)
    assert await outcomes(*(service.join(lobby.id, user) for user in range(1, 11))) == [LobbyFullError.__name__] * 7 + ["done"] * 3
    assert len((await service.match(lobby.id)).players) == 4


@pytest.mark.parametrize("first", ["start", "cancel"])
async def test_start_and_cancel_in_one_moment_end_no_live_match(service: MatchService, new_lobby: NewMatch, first: str) -> None:
    lobby = await new_lobby(ANNA, BORIS)
    calls = [service.start(lobby.id, ANNA), service.cancel(lobby.id, ANNA, may_moderate=True)]
    done = await outcomes(*(calls if first == "start" else calls[::-1]))
    assert done == ["AlreadyStartedError" if first == "start" else "MatchOverError", "done"]
    assert (await service.match(lobby.id)).status == ("live" if first == "start" else "over")


async def test_a_match_starts_once_and_ends_once(service: MatchService, store: Store, new_lobby: NewMatch) -> None:
    lobby = await new_lobby(ANNA, BORIS)
    assert await outcomes(*(service.start(lobby.id, ANNA) for _ in range(3))) == ["AlreadyStartedError"] * 2 + ["done"]
    calls = [service.resign(lobby.id, ANNA), service.resign(lobby.id, BORIS), service.end(lobby.id, ANNA, False)]
    assert await outcomes(*calls) == ["MatchOverError"] * 2 + ["done"]
    assert [logged.entry.kind for logged in await store.matches.log(lobby.id)] == ["start", "resign"]


async def test_a_writer_from_outside_is_noticed(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    before = await facts(service, match.id)
    other = MatchService(store, {"race": Race()})  # knows nothing of the first one's locks
    action = (await service.legal(match.id, ANNA))[0]
    await other.submit(match.id, ANNA, match.seq, action)
    await refused(StaleError, service.submit(match.id, BORIS, match.seq, (await service.legal(match.id, BORIS))[0]))
    assert await facts(service, match.id) == await facts(other, match.id) != before
    await other.close()


async def test_nothing_is_shown_before_it_is_saved(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    before = await facts(service, match.id)
    loop, reached, gate = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def wait_at_commit(statement: str) -> None:
        if statement == "COMMIT":
            loop.call_soon_threadsafe(reached.set)
            gate.wait()

    await store._writer.set_trace_callback(wait_at_commit)
    call = asyncio.create_task(press(service, match))
    await reached.wait()
    meanwhile = await facts(service, match.id)
    gate.set()
    assert (await call).seq == 2
    assert meanwhile == before
    assert await facts(service, match.id) != before


async def test_a_slow_reader_does_not_bring_back_an_older_state(
    service: MatchService, store: Store, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await new_match(ANNA, BORIS)
    action = (await service.legal(match.id, ANNA))[0]
    fresh = MatchService(store, {"race": Race()})
    reached, gate, position = asyncio.Event(), asyncio.Event(), store.matches.position

    async def slow(id: int) -> Position | None:
        read = await position(id)
        if not reached.is_set():
            reached.set()
            await gate.wait()
        return read

    monkeypatch.setattr(store.matches, "position", slow)
    reader = asyncio.create_task(fresh.view(match.id, ANNA))
    await reached.wait()
    writer = asyncio.create_task(fresh.submit(match.id, ANNA, match.seq, action))
    await asyncio.wait([writer], timeout=0.1)  # long enough for it to be saved, if nothing held it back
    gate.set()
    await asyncio.gather(reader, writer)
    assert (await fresh.match(match.id)).seq == 2
    assert await fresh.legal(match.id, ANNA) == []


async def test_a_cancelled_caller_leaves_memory_and_database_alike(service: MatchService, store: Store, new_match: NewMatch) -> None:
    seqs = set()
    for patience in range(12):
        match = await new_match(ANNA, BORIS)
        call = asyncio.create_task(press(service, match))
        for _ in range(patience):
            await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await asyncio.gather(*service._running)
        fresh = MatchService(store, {"race": Race()})
        assert await facts(service, match.id) == await facts(fresh, match.id)
        seqs.add((await service.match(match.id)).seq)
        await press(service, await service.match(match.id))
    assert seqs == {1, 2}, "some presses were cancelled before they began and some after"


async def test_no_lock_stays_when_nobody_uses_it(service: MatchService, new_match: NewMatch) -> None:
    matches = [await new_match(ANNA, BORIS) for _ in range(20)]
    await asyncio.gather(*(press(service, match) for match in matches))
    gc.collect()
    assert dict(service._tables._locks) == {}


async def test_few_matches_stay_in_memory_and_all_can_be_played(store: Store) -> None:
    service = MatchService(store, {"race": Race()}, kept=3)
    matches = []
    for _ in range(8):
        lobby = await service.create("race", {"rounds": 9}, 1, 10, ANNA, "en")
        await service.join(lobby.id, BORIS)
        matches.append(await service.start(lobby.id, ANNA))
    choice = random.Random(5)
    for _ in range(60):
        at = choice.randrange(len(matches))
        matches[at] = await press(service, matches[at])
    assert len(service._tables._tables) == 3
    for match in matches:
        position = await store.matches.position(match.id)
        assert position
        assert codec.dump((await service._tables.table(match.id)).state) == position.state
        assert await service.match(match.id) == match
    await service.close()


async def test_every_change_is_announced_after_it_is_in_place(service: MatchService, new_match: NewMatch) -> None:
    heard: list[tuple[int, int]] = []

    async def listen(change: Changed) -> None:
        match = await service.match(change.match)
        heard.append((change.seq, match.seq))

    service.listen(listen)
    match = await new_match(ANNA, BORIS)  # created, joined, started
    match = await press(service, match)
    await service.move_to(match.id, 11)
    await service.end(match.id, ANNA, may_moderate=False)
    await service.close()
    assert [seq for seq, _ in heard] == [0, 0, 1, 2, 2, 3]
    assert all(seen >= seq for seq, seen in heard), heard


async def test_a_failing_listener_is_logged_and_hurts_nobody(
    service: MatchService, new_match: NewMatch, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[int] = []

    async def fail(change: Changed) -> None:
        raise RuntimeError("the channel has gone")

    async def listen(change: Changed) -> None:
        heard.append(change.seq)

    service.listen(fail)
    service.listen(listen)
    await new_match(ANNA, BORIS)
    await service.close()
    assert heard == [0, 0, 1]
    assert [record.message for record in caplog.records] == [
        f"a listener failed after match 1 had changed (entry {seq})" for seq in (0, 0, 1)
    ]
    assert "the channel has gone" in caplog.text


async def test_closing_finishes_what_runs_and_takes_nothing_new(service: MatchService, store: Store, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    call = asyncio.create_task(press(service, match))
    for _ in range(3):  # the press is on its way, and far from done
        await asyncio.sleep(0)
    assert service._running
    await service.close()
    assert (await call).seq == 2
    await refused(ClosingError, service.submit(match.id, BORIS, match.seq, (await service.legal(match.id, BORIS))[0]))
    await refused(ClosingError, service.create("race", {}, 1, 10, ANNA, "en"))
    assert len(await store.matches.log(match.id)) == 2


async def test_closing_cuts_a_listener_short_that_does_not_end(
    service: MatchService, new_match: NewMatch, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.match.announcer.FAREWELL", 0.01)
    cut = []

    async def hang(change: Changed) -> None:
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            cut.append(change.seq)
            raise

    service.listen(hang)
    match = await new_match(ANNA, BORIS)
    with caplog.at_level(logging.WARNING):
        await service.close()
    assert sorted(cut) == [0, 0, 1]
    assert f"match {match.id} changed was cut short" in caplog.text
