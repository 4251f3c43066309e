"""Three play while Discord and the database fail at random and the bot is restarted: when all is well again, each message is there once."""

import random
from pathlib import Path

import pytest

from engine.core.notation import to_text
from engine.store import Store, StoreError
from tests.cogs.test_unstored import act, mine, pause
from tests.cogs.world import World, labels, open_world
from tests.seam import FAULTS, KINDS, Seam, open_seam

GAMES = ("crows", "game_of_birds", "bird_told_me")
STEPS = 25
NEVER = ("login", "commands")
"""Calls that are made at a start only: what becomes of them is tested elsewhere."""


class Chaos:
    """A match of three, and luck that decides who does what and what fails."""

    def __init__(self, world: World, seam: Seam, luck: random.Random) -> None:
        self.world = world
        self.seam = seam
        self.luck = luck
        self.locked = 0.0
        """How likely a write of the database is to fail."""

    async def begin(self) -> None:
        world = self.world
        world.found(ada="en-US", ben="en-US", cleo="en-US")
        world.players = (world.ada, world.ben, world.cleo)
        await world.ada.slash(world.channel, f"play {self.luck.choice(GAMES)}")
        for member in (world.ben, world.cleo):
            await world.press(member, await world.board(), "Join")
        await world.press(world.ada, await world.board(), "Start")

    async def run(self) -> None:
        for _ in range(STEPS):
            if (await self.world.service.match(1)).status != "live":
                break
            self.locked = self.luck.choice([0, 0, 0.15, 0.5])
            for kind in KINDS:
                if kind not in NEVER and self.luck.random() < 0.12:
                    self.seam.fail(kind, self.luck.choice(FAULTS), after=self.luck.randrange(2))
            await self.step()
            await self.world.calm()
        self.heal()
        await pause(self.world, 5000)
        await self.world.restart()
        await self.world.calm()
        for post in await self.world.bot.services.store.posts.of_match(1):
            if post.kind == "closed":
                await self.press(next(member for member in self.world.players if member.id == post.user), "a:hand:1:0::0")
                await self.world.calm()

    def heal(self) -> None:
        self.locked = 0.0
        self.seam.heal()

    async def step(self) -> None:
        what, member = self.luck.random(), self.luck.choice(self.world.players)
        if what < 0.6:
            await self.act()
        elif what < 0.7:
            await self.press(member, "a:hand:1:0::0")
        elif what < 0.8:
            await member.slash(self.world.channel, "board", match="1")
        elif what < 0.83:
            await self.press(member, "a:sure:1:0:resign:0")
        elif what < 0.9:
            self.heal()
            await self.world.restart()
        else:
            await self.world.env.advance_time(self.luck.choice([5, 40, 4000]))

    async def act(self) -> None:
        member = await self.world.asked(*self.world.players)
        action = self.luck.choice(await self.world.service.legal(1, member.id))
        await self.press(member, f"a:do:1:{(await self.world.service.match(1)).seq}:{to_text(action)}:0")

    async def press(self, member, custom_id: str) -> None:
        await self.world.forge(member, await self.world.board(), custom_id)

    async def check(self) -> None:
        """One board; one notice, which names whom is asked, or one result; one hand each; nobody pinged twice of one thing."""
        world, match = self.world, await self.world.service.match(1)
        store = world.bot.services.store
        boards = [message for message in mine(world, "") if {"Move", "Rematch"} & set(labels(message)) and "is over" not in message.content]
        assert [message.id for message in boards] == [(await world.board()).id]
        notices, results = mine(world, "your turn"), mine(world, "the match is over")
        if match.status == "live":
            view = await world.service.view(1, None)
            asked = {f"<@{match.players[seat]}>" for seat in view.to_act}
            assert [{word.strip(":,") for word in notice.content.split() if word.startswith("<@")} for notice in notices] == [asked]
        assert (len(notices), len(results)) == ((1, 0) if match.status == "live" else (0, 1))
        assert [len(list(member.user.dm_channel.history())) for member in world.players] == [1, 1, 1], "a hand each"
        assert await store.matches.unshown() == {}
        assert all(count == 1 for (_, text), count in self.seam.pings.items() if "your turn" not in text), self.seam.pings


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 150))])
async def test_whatever_fails_each_message_is_there_once_when_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int):
    with open_seam() as seam:
        async with open_world(tmp_path, check_errors=False) as world:
            chaos = Chaos(world, seam, random.Random(seed))
            write = Store.write

            async def write_or_fail(store: Store, *statements, **how):
                if chaos.luck.random() < chaos.locked:
                    raise StoreError("Another program has locked the database.")
                return await write(store, *statements, **how)

            monkeypatch.setattr(Store, "write", write_or_fail)
            await chaos.begin()
            await chaos.run()
            # What a refused look had hidden is found when the messages are next brought up to date.
            await (act(world) if (await world.service.match(1)).status == "live" else chaos.press(world.ada, "a:move:1:0::0"))
            await world.calm()
            await chaos.check()
