"""Players who forge: what no honest client sends, from those who do play, in every game. All is answered, and nothing unforeseen."""

import logging
from pathlib import Path
from random import Random

import pytest

from engine.core.notation import to_text
from engine.games import GAMES
from tests.cogs.world import World, open_world, shown

PRESSES = 150
ODD = ("", "log", "foo", "foo.1", "skip", "resign", "topic.3", "language.0", "pages.999999", "remove.1.2", "place.999999.999999.999999")


class Forger:
    """Draws presses that are nearly right."""

    def __init__(self, world: World, game: str, seed: int) -> None:
        self.world = world
        self.game = game
        self.luck = Random(seed)
        self.kinds = [*sorted(world.cog.router.kinds - {"sure"}), *["do"] * 12]

    async def found(self) -> None:
        """A match of three, or of two where the game is for no more, and one who does not play."""
        world, seats = self.world, min(3, GAMES[self.game].seat_range[-1])
        world.found(ada="en-US", ben="cs", cleo="en-US", dora="en-US")
        self.members = [world.ada, world.ben, world.cleo][:seats]
        await world.service.create(self.game, {}, world.guild.id, world.channel.id, world.ada.id, "en")
        for member in self.members[1:]:
            await world.service.join(1, member.id)
        await world.service.start(1, world.ada.id)
        await world.calm()

    async def prefix(self) -> str:
        """A choice of somebody's, whole, cut off, grown or of no game."""
        asked = await self.world.asked(*self.members)
        text = to_text(self.luck.choice(await self.world.service.legal(1, asked.id)))
        return self.luck.choice([text, text, text.rpartition(".")[0], f"{text}.3", f"{text}.1.2.3", *self.luck.sample(ODD, 3)])

    async def move_on(self) -> None:
        """An honest answer to the question, so that others are put."""
        asked = await self.world.asked(*self.members)
        action = self.luck.choice(await self.world.service.legal(1, asked.id))
        await self.world.service.submit(1, asked.id, (await self.world.service.match(1)).seq, action)
        await self.world.calm()

    async def press(self) -> None:
        """One such press; checks the answer."""
        seq = (await self.world.service.match(1)).seq
        subject = self.luck.choice(["1", "1", "1", self.game, "settings", "mine", "2"])
        when, page = self.luck.choice([0, 1, seq, seq, seq + 1, 999999999]), self.luck.choice([0, 1, 9999])
        custom_id = f"a:{self.luck.choice(self.kinds)}:{subject}:{when}:{await self.prefix()}:{page}"
        values = self.luck.choice([[], [await self.prefix()], ["1" * 100], ["\u017d"], ["<@1>"]])
        member = self.luck.choice([*self.members, self.world.dora])
        answer = shown(await self.world.forge(member, await self.world.board(), custom_id[:100], values))
        assert answer.ephemeral, custom_id
        assert answer.content, custom_id


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_players_forge_is_answered_and_foreseen(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    async with open_world(tmp_path) as world:
        forger = Forger(world, game, seed=1)
        await forger.found()
        for number in range(PRESSES):
            await forger.press()
            if number % 10 == 0:
                await forger.move_on()
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
