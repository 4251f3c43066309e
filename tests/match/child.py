"""What the kill test kills: a process that plays random matches of Race on a database and acknowledges each action that was saved."""

import asyncio
import random
from multiprocessing.connection import Connection

import msgspec

from engine.core.notation import Action, to_text
from engine.match import Match, MatchService, Refusal
from engine.store import Store
from tests.match.race import Race

USERS = (1, 2, 3, 4)


class Ack(msgspec.Struct, frozen=True, array_like=True):
    """Somebody was told that their action counts."""

    match: int
    seq: int
    """`Match.seq` after it."""
    seat: int
    action: str
    """In notation; "resign" for giving up."""


def play(path: str, seed: int, acks: Connection) -> None:
    """Play until killed."""
    asyncio.run(_play(path, random.Random(seed), acks))


async def _play(path: str, choice: random.Random, acks: Connection) -> None:
    store = await Store.open(path)
    service = MatchService(store, {"race": Race()})
    await asyncio.gather(*(_at_table(service, choice, acks) for _ in range(3)))


async def _at_table(service: MatchService, choice: random.Random, acks: Connection) -> None:
    """Several of these play at once, now and then at the same match."""
    while True:
        live = await service.live()
        if len(live) < 6:
            await _new_match(service, choice)
            continue
        match = await service.match(choice.choice(live))
        if match.status == "live":
            await _press(service, match, choice, acks)


async def _new_match(service: MatchService, choice: random.Random) -> None:
    users = USERS[: choice.randint(2, 4)]
    match = await service.create("race", {"rounds": 9}, 1, 1, users[0], "en")
    for user in users[1:]:
        await service.join(match.id, user)
    await service.start(match.id, users[0])


async def _press(service: MatchService, match: Match, choice: random.Random, acks: Connection) -> None:
    seat = choice.randrange(len(match.players))
    legal = await service.legal(match.id, match.players[seat])
    try:
        if choice.random() < 0.01:
            after = await service.resign(match.id, match.players[seat])
            acks.send_bytes(msgspec.json.encode(Ack(match.id, after.seq, seat, "resign")))
        elif legal:
            action = choice.choice(legal)
            twice = [service.submit(match.id, match.players[seat], match.seq, action) for _ in range(choice.choice((1, 1, 2)))]
            await _acknowledge(await asyncio.gather(*twice, return_exceptions=True), seat, action, acks)
    except Refusal as refusal:  # another task has resigned or ended it meanwhile
        if refusal.id not in ("refusal-already-resigned", "refusal-match-over"):
            raise


async def _acknowledge(results: list[Match | BaseException], seat: int, action: Action, acks: Connection) -> None:
    for result in results:
        if isinstance(result, Match):
            acks.send_bytes(msgspec.json.encode(Ack(result.id, result.seq, seat, to_text(action))))
        elif not isinstance(result, Refusal):
            raise result
