"""kill -9 at random moments: nothing acknowledged is lost, nothing is applied twice, and the log replays to the snapshot."""

import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from engine.core import codec
from engine.core.replay import replay
from engine.match import Match, MatchService
from engine.match.export import to_record
from engine.store import Logged, Store
from tests.match import child
from tests.match.child import Ack
from tests.match.conftest import press
from tests.match.race import Race

KILLS = 50
LONGEST = 0.12
"""Seconds that a process lives at most before it is killed."""


def run_and_kill(path: Path, seed: int) -> list[Ack]:
    """One life of a process; what it has acknowledged when it is killed."""
    context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")  # real processes either way
    if sys.platform != "win32":
        context.set_forkserver_preload([child.__name__, "pytest"])
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=child.play, args=(str(path), seed, sender))
    process.start()
    sender.close()
    acks = []
    left = random.Random(seed).uniform(0, LONGEST)
    receiver.poll(left)  # it may die before its first word, too
    process.join(left)
    assert process.exitcode is None, f"life {seed} ended by itself with {process.exitcode}"
    process.kill()
    process.join()
    while True:
        try:
            acks.append(msgspec.json.decode(receiver.recv_bytes(), type=Ack))
        except EOFError:
            return acks


def check_acks(match: Match, log: list[Logged], acks: list[Ack]) -> None:
    """Every acknowledged action stands in the log once, where it was acknowledged."""
    assert [logged.seq for logged in log] == list(range(match.seq))
    assert len({ack.seq for ack in acks}) == len(acks), f"two actions were acknowledged as the same entry: {acks}"
    gone: list[int] = []
    for logged in log:
        gone += [logged.entry.seat] if logged.entry.kind == "resign" else []
    for ack in acks:
        at = ack.seq - 1
        while log[at].entry.kind == "action" and log[at].entry.seat in gone and log[at].entry.seat != ack.seat:
            at -= 1  # played by the rules for one who has resigned, in the same transaction
        if ack.action == "resign":
            while log[at].entry.kind != "resign":
                at -= 1
            assert log[at].entry.seat == ack.seat, ack
        else:
            assert (log[at].entry.kind, log[at].entry.seat, log[at].entry.action) == ("action", ack.seat, ack.action), ack
    cards = Counter(logged.entry.action for logged in log if logged.entry.action.startswith("pick"))
    assert not cards or max(cards.values()) == 1, "a card was played twice"


async def check_replay(store: Store, match: Match, log: list[Logged]) -> None:
    """The log alone leads to the snapshot and tells the same story."""
    if not match.seq:
        return  # it was killed in its lobby
    steps = list(replay(Race(), to_record(match, log, None)))
    position = await store.matches.position(match.id)
    assert position
    assert codec.load(Race(), position.state) == steps[-1].state
    assert [step.told for step in steps] == [logged.told for logged in log]


@pytest.fixture
async def survivors(tmp_path: Path) -> AsyncIterator[tuple[Store, list[Ack]]]:
    """The database after all kills, and everything that was acknowledged."""
    acks: list[Ack] = []
    for seed in range(KILLS):
        acks += run_and_kill(tmp_path / "aviary.db", seed)
    store = await Store.open(tmp_path / "aviary.db")
    yield store, acks
    await store.close()


async def test_fifty_kills_lose_nothing_and_apply_nothing_twice(survivors: tuple[Store, list[Ack]]) -> None:
    store, acks = survivors
    assert await store.read("PRAGMA integrity_check") == [("ok",)]
    ids = [id for (id,) in await store.read("SELECT id FROM matches ORDER BY id")]
    entries = 0
    for id in ids:
        match, log = await store.matches.get(id), await store.matches.log(id)
        assert match
        check_acks(match, log, [ack for ack in acks if ack.match == id])
        await check_replay(store, match, log)
        entries += len(log)
    service = MatchService(store, {"race": Race()})
    for id in await service.live():  # and every match can be played on to its end
        match = await service.match(id)
        while match.status == "live":
            match = await press(service, match)
    print(f"{KILLS} kills, {len(ids)} matches, {entries} entries, {len(acks)} acknowledged, 0 lost")
    assert len(acks) > KILLS, "the processes were killed before they had done anything"
    await service.close()
