"""What the kill tests kill: a process that plays random matches of all games on a database, and writes down each press and each answer."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from itertools import count
from multiprocessing.connection import Connection

import msgspec

from engine.core.notation import Action, to_text
from engine.games import GAMES
from engine.match import (
    AlreadyResignedError,
    IllegalError,
    Match,
    MatchOverError,
    MatchService,
    NotAskedError,
    NotReadError,
    NotSavedError,
    NotSeatedError,
    StaleError,
)
from engine.store import Store
from tests.match.disk import Fault, troubled
from tests.match.ledger import Ack, Note, Press, Ready, Refused

USERS = (1, 2, 3, 4, 5)
STRANGER = 99
ODD = (StaleError, NotAskedError, NotSeatedError, IllegalError, AlreadyResignedError, MatchOverError)
"""What odd presses are refused with."""
FAILED = (NotSavedError, NotReadError)
"""What a press is refused with when the database fails. Anything else ends the process, and with it the test."""
NONSENSE: Action = ("fly", 7)


class Plan(msgspec.Struct, frozen=True):
    """How a process is to play."""

    path: str
    seed: int
    """Different for every process of a test."""
    tables: int
    """How many matches are played at once."""
    hands: int
    """How many presses are under way at once, now and then at the same match."""
    fault: Fault
    patience: float = 0.01
    """Seconds that a write waits for a lock."""


def play(plan: Plan, notes: Connection) -> None:
    """Play until killed."""
    logging.disable(logging.CRITICAL)  # the refusals are in the ledger
    asyncio.run(_Life(plan, notes).run())


class _Life:
    def __init__(self, plan: Plan, notes: Connection) -> None:
        self._plan = plan
        self._luck = random.Random(plan.seed)
        self._notes = notes
        self._ids = count(plan.seed * 1_000_000)
        often = {self._plainly: 60, self._again: 15, self._late: 8, self._at_once: 8, self._leaving: 4, self._oddly: 4, self._give_up: 1}
        self._ways, self._weights = list(often), list(often.values())

    async def run(self) -> None:
        store = await Store.open(self._plan.path, self._plan.patience)
        self._service = MatchService(store, GAMES, kept=self._plan.tables // 2)  # the others are read again each time
        self._tables = await self._service.live()
        self._tell(Ready())
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(troubled(store, self._plan.fault, self._luck))
            for _ in range(self._plan.hands):
                tasks.create_task(self._play_on())

    async def _play_on(self) -> None:
        while True:
            try:
                await self._turn()
            except FAILED as error:
                self._check(error)

    async def _turn(self) -> None:
        if len(self._tables) < self._plan.tables:
            return await self._open()
        match = await self._service.match(self._luck.choice(self._tables))
        if match.status == "live":
            (way,) = self._luck.choices(self._ways, self._weights)
            await way(match, self._luck.randrange(len(match.players)))
        elif match.id in self._tables:
            self._tables.remove(match.id)

    async def _open(self) -> None:
        """A new match of any game, with any number of seats and options. Where the disk fails, its lobby stays one."""
        game = GAMES[self._luck.choice(sorted(GAMES))]
        users = USERS[: self._luck.choice(game.seat_range)]
        options = {option.id: self._luck.choice(option.values) for option in game.options}
        match = await self._service.create(game.id, options, 1, 1, users[0], "en")
        for user in users[1:]:
            await self._service.join(match.id, user)
        press = self._note(match, 0, 0, "start")
        after = await self._service.start(match.id, users[0])
        self._tell(Ack(press.id, after.seq))
        self._tables.append(match.id)

    # --- the kinds of presses -----------------------------------------------------------------------------------------

    async def _plainly(self, match: Match, seat: int) -> None:
        await self._submit(match, seat, match.seq, await self._choice(match, seat))

    async def _again(self, match: Match, seat: int) -> None:
        """The same press several times."""
        await self._submit(match, seat, match.seq, await self._choice(match, seat), self._luck.randint(2, 4))

    async def _late(self, match: Match, seat: int) -> None:
        """A button under an old message."""
        await self._submit(match, seat, self._luck.randrange(match.seq), await self._choice(match, seat))

    async def _at_once(self, match: Match, seat: int) -> None:
        """Two players, and each of them twice; or one with two minds."""
        other = self._luck.randrange(len(match.players))
        actions = [await self._choice(match, each) for each in (seat, other)]
        await asyncio.gather(*(self._submit(match, *each, 2) for each in ((seat, match.seq, actions[0]), (other, match.seq, actions[1]))))

    async def _leaving(self, match: Match, seat: int) -> None:
        """Nobody waits for the answer."""
        task = asyncio.create_task(self._plainly(match, seat))
        for _ in range(self._luck.randrange(4)):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled() and (error := task.exception()):
            raise error

    async def _oddly(self, match: Match, seat: int) -> None:
        """What nobody may choose, and somebody who does not play."""
        await self._submit(match, seat, match.seq, NONSENSE)
        press = self._note(match, -1, match.seq, to_text(NONSENSE))
        await self._ask(press, lambda: self._service.submit(match.id, STRANGER, match.seq, NONSENSE))

    async def _give_up(self, match: Match, seat: int) -> None:
        user = match.players[seat]
        if self._luck.random() < 0.2:
            await self._ask(self._note(match, seat, match.seq, "resign"), lambda: self._service.resign(match.id, user))
        elif self._luck.random() < 0.1:
            await self._ask(self._note(match, seat, match.seq, "end"), lambda: self._service.end(match.id, user, may_moderate=True))

    # --- asking and writing down --------------------------------------------------------------------------------------

    async def _choice(self, match: Match, seat: int) -> Action:
        """One of what the seat may choose; nonsense for one who is not asked."""
        return self._luck.choice(await self._service.legal(match.id, match.players[seat]) or [NONSENSE])

    async def _submit(self, match: Match, seat: int, seq: int, action: Action, times: int = 1) -> None:
        press = self._note(match, seat, seq, to_text(action))
        await self._ask(press, *[lambda: self._service.submit(match.id, match.players[seat], seq, action)] * times)

    async def _ask(self, press: Press, *calls: Callable[[], Awaitable[Match]]) -> None:
        for answer in await asyncio.gather(*(call() for call in calls), return_exceptions=True):
            if isinstance(answer, Match):
                self._tell(Ack(press.id, answer.seq))
            elif isinstance(answer, ODD):
                self._tell(Refused(press.id, answer.id))
            elif isinstance(answer, FAILED):
                self._check(answer)
                self._tell(Refused(press.id, answer.id))
            else:
                raise answer

    def _note(self, match: Match, seat: int, seq: int, action: str) -> Press:
        press = Press(next(self._ids), match.id, seat, seq, action)
        self._tell(press)
        return press

    def _check(self, error: NotSavedError | NotReadError) -> None:
        if not self._plan.fault:
            raise AssertionError("the database failed, though the disk was sound and nobody held a lock") from error

    def _tell(self, note: Note) -> None:
        self._notes.send_bytes(msgspec.json.encode(note))
