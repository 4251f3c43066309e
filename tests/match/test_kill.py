"""kill -9 at random moments, on sound and on failing disks: nothing acknowledged is lost, nothing is applied twice, no match is stuck."""

import multiprocessing
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from engine.core.record import Entry
from engine.games import GAMES
from engine.match import Match, MatchService
from engine.store import Logged, Store
from tests.conftest import Figures
from tests.match import child
from tests.match.child import Plan
from tests.match.disk import FAULTS, locked
from tests.match.ledger import Ack, Audit, Note, Press, Ready, Refused, check_replay

EARLY = 0.2
"""How many of the processes may be killed before they have opened the database."""
SLICE = 0.04
"""Seconds at most between two looks at what a process has done."""
WAIT = 60.0
"""Seconds after which a process is killed whatever it has done, however busy the machine."""
LONGEST_MATCH = 3000
"""Presses after which a match that is not over is taken for stuck."""


class Size(NamedTuple):
    """How much is played and killed."""

    kills: int
    acks: int
    """Presses that are acknowledged in the life of a process, at most and roughly."""
    tables: int
    hands: int


SHORT = Size(kills=24, acks=12, tables=8, hands=4)
SOAK = Size(kills=240, acks=500, tables=300, hands=12)


def run_and_kill(path: Path, size: Size, seed: int) -> list[Note]:
    """One life of a process; what it has written down when it is killed."""
    context = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")  # real processes either way
    if sys.platform != "win32":
        context.set_forkserver_preload([child.__name__, "pytest"])
    luck = random.Random(seed)
    plan = Plan(str(path), seed, size.tables, size.hands, FAULTS[seed % len(FAULTS)])
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=child.play, args=(plan, sender))
    process.start()
    sender.close()
    if luck.random() < EARLY:
        notes = [*listen(receiver, time.monotonic() + luck.uniform(0, SLICE))]
    else:
        notes = lead(receiver, plan, luck, luck.randint(0, size.acks))
    assert process.exitcode is None, f"life {seed} ({plan}) ended by itself with {process.exitcode}"
    process.kill()
    process.join()
    return [*notes, *listen(receiver, float("inf"))]


def lead(receiver: Connection, plan: Plan, luck: random.Random, acks: int) -> list[Note]:
    """Let a process play until so many presses were acknowledged and some more moments; for one with that fault now and then locked out."""
    end = time.monotonic() + WAIT
    notes: list[Note] = []
    for note in listen(receiver, end):
        notes.append(note)
        if isinstance(note, Ready):
            break
    while sum(isinstance(note, Ack) for note in notes) < acks and time.monotonic() < end:
        with locked(Path(plan.path)) if plan.fault == "locked" else nullcontext():
            notes += listen(receiver, time.monotonic() + luck.uniform(0, SLICE))
        notes += listen(receiver, time.monotonic() + luck.uniform(0, SLICE))
    return notes


def listen(receiver: Connection, end: float) -> Iterator[Note]:
    """What comes up to a moment, or to the end of the process."""
    try:
        while end == float("inf") or receiver.poll(max(0, end - time.monotonic())):
            yield msgspec.json.decode(receiver.recv_bytes(), type=Note)  # type: ignore[arg-type]
            if time.monotonic() > end:
                return
    except EOFError:
        return


async def play_out(service: MatchService, match: Match, luck: random.Random) -> None:
    """Play a match to its end by legal actions."""
    for _ in range(LONGEST_MATCH):
        if match.status != "live":
            return
        choices = [(user, await service.legal(match.id, user)) for user in match.players]
        user, legal = next((user, legal) for user, legal in choices if legal)
        match = await service.submit(match.id, user, match.seq, luck.choice(legal))
    raise AssertionError(f"{match} is stuck: it was not over after {LONGEST_MATCH} legal actions")


async def audit(store: Store, notes: list[Note]) -> tuple[int, list[str], list[str]]:
    """The number of entries in all logs, and what is lost and what is doubled; every log is replayed too."""
    presses = {note.id: note for note in notes if isinstance(note, Press)}
    pressed, acked = defaultdict(list), defaultdict(list)
    for press in presses.values():
        pressed[press.match].append(press)
    for note in notes:
        if isinstance(note, Ack):
            acked[presses[note.press].match].append(note)
    entries, lost, doubled = 0, [], []
    for id in sorted({*acked, *[id for (id,) in await store.read("SELECT id FROM matches WHERE seq > 0")]}):
        match, log = await store.matches.get(id), await store.matches.log(id)
        found = Audit(log, pressed[id], acked[id])
        entries, lost, doubled = entries + len(log), lost + found.lost, doubled + found.doubled
        if match and log:
            await check_replay(store, GAMES[match.game], match, log)
    return entries, lost, doubled


@pytest.fixture
async def survivors(tmp_path: Path, size: Size) -> AsyncIterator[tuple[Store, list[Note]]]:
    """The database after all kills, and everything that was written down."""
    notes = [note for seed in range(size.kills) for note in run_and_kill(tmp_path / "aviary.db", size, seed)]
    store = await Store.open(tmp_path / "aviary.db")
    yield store, notes
    await store.close()


@pytest.mark.parametrize("size", [SHORT, pytest.param(SOAK, marks=pytest.mark.soak)], ids=["short", "soak"])
async def test_kills_and_failing_disks_lose_nothing_and_apply_nothing_twice(
    size: Size, survivors: tuple[Store, list[Note]], figures: Figures
) -> None:
    store, notes = survivors
    assert await store.read("PRAGMA integrity_check") == [("ok",)]
    entries, lost, doubled = await audit(store, notes)
    await store._writer.execute_fetchall("PRAGMA synchronous = OFF")  # from here on nothing is killed
    service = MatchService(store, GAMES)
    live = await service.live()
    for id in live:
        await play_out(service, await service.match(id), random.Random(id))
    await service.close()
    acks, refused = sum(isinstance(note, Ack) for note in notes), Counter(note.why for note in notes if isinstance(note, Refused))
    faults = refused["refusal-not-saved"] + refused["refusal-not-read"]
    figures(
        f"{size.kills} kills, {size.tables} matches at once, {entries} entries, {sum(isinstance(note, Press) for note in notes)} presses, "
        f"{acks} acknowledged, {faults} met a failing or locked database, {sum(refused.values()) - faults} refused by the rules, "
        f"{len(live)} matches played to their end, {len(lost)} lost, {len(doubled)} doubled"
    )
    assert not lost + doubled, "\n".join(lost + doubled)
    assert faults, "the database never failed"
    assert acks, "the processes were killed before they had done anything"


def test_the_ledger_finds_what_is_lost_and_what_is_doubled() -> None:
    now = datetime.now(UTC)
    entries = [Entry("start"), Entry("action", 0, "pick.3"), Entry("resign", 1), Entry("action", 1, "pick.4"), Entry("action", 0, "pick.3")]
    log = [Logged(seq, entry, (), now) for seq, entry in enumerate(entries)]
    presses = [Press(1, 1, 0, 0, "start"), Press(2, 1, 0, 1, "pick.3"), Press(3, 1, 1, 2, "resign"), Press(4, 1, 0, 4, "pick.5")]
    right, wrong = [Ack(1, 1), Ack(3, 4)], [Ack(4, 5), Ack(3, 4)]
    first, second = Audit(log[:4], presses, right), Audit(log, presses, right + wrong)
    assert (first.lost, first.doubled) == ([], [])
    assert [line.split("=")[1][0] for line in second.lost] == ["4"], second.lost
    assert [line.split()[0:2] for line in second.doubled] == [["Ack(press=3,", "seq=4)"], ["entry", "4"]], second.doubled
