"""Names that people choose to do harm: nothing in them works in any text of a match of any game, and nobody is pinged who is not to be."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from engine.core.notation import to_text
from engine.games import GAMES
from tests.cogs.world import World, open_world

NAMES = ("<@1> ||s|| <#2> **b**", "[x](http://e.x) `c` ~~d~~", "@everyone\u202e\u3164 _i_ a.gg/b", "<t:1> @here\n# h")
ANSWERS = 4
WORKING = re.compile(r"(?<!\\)(?:<[@#t]|\[x\]|\|\||\*\*b|`c|~~d|_i|@(?:everyone|here)|# h)|http:|\.gg/|[\u202e\u3164]")
"""What a name would do if it were not escaped. The bot's own texts have none of it but mentions and bold type."""


class Party:
    """Members with such names in a match that was begun by clicks."""

    def __init__(self, world: World, game: str) -> None:
        self.world = world
        self.game = game
        world.found()
        seats = min(len(NAMES), GAMES[game].seat_range[-1])
        self.members = [world.guild.add_member(world.env.create_user(f"m{place}"), nick=name) for place, name in enumerate(NAMES[:seats])]

    async def press(self, member: MemberActor, custom_id: str, match: int = 1) -> None:
        """A button under the board."""
        await self.world.forge(member, await self.world.board(match), custom_id)

    async def play(self) -> None:
        """From the lobby to the result and the lobby of the rematch, with a look at everything there is to read."""
        host, *guests = self.members
        named = ["opponent", *(f"opponent_{number}" for number in range(2, len(self.members)))]
        await host.slash(self.world.channel, f"play {self.game}", **dict(zip(named, guests, strict=True)))
        for guest in guests:
            await self.press(guest, "a:join:1:0::0")
        for number in range(ANSWERS):
            await self.answer(Random(number))
        for guest in guests:
            await self.press(guest, "a:sure:1:0:resign:0")
            await self.press(guest, "a:log:1:0::0")
        await self.press(host, "a:rematch:1:0::0")
        await self.world.calm()

    async def answer(self, luck: Random) -> None:
        """A question is looked at and answered, choice by choice."""
        world = self.world
        asked = await world.asked(*self.members)
        seq, action = (await world.service.match(1)).seq, luck.choice(await world.service.legal(1, asked.id))
        for member in (asked, next(member for member in self.members if member is not asked)):
            for kind in ("move", "hand", "log", "more", "why", "text"):
                await self.press(member, f"a:{kind}:1:{seq}::0")
            await member.slash(world.channel, "matches")
        for size in range(1, len(action) + 1):
            await self.press(asked, f"a:go:1:{seq}:{to_text(action[:size])}:0")
        await self.press(asked, f"a:do:1:{seq}:{to_text(action)}:0")
        await world.calm()

    def sent(self) -> list[tuple[str, str, dict[str, Any]]]:
        """What the bot has sent that holds a text: (method, path, body)."""
        bodies = [(entry.method, entry.path, entry.json) for entry in self.world.env.http_requests if isinstance(entry.json, dict)]
        bodies = [(method, path, body.get("data") or body) for method, path, body in bodies]
        return [(method, path, body) for method, path, body in bodies if body.get("content")]


@pytest.mark.parametrize("game", GAMES)
async def test_no_name_works_in_any_text_and_nobody_is_pinged_by_one(tmp_path: Path, game: str) -> None:
    async with open_world(tmp_path) as world:
        party = Party(world, game)
        await party.play()
        players = {member.id for member in party.members}
        results: list[int] = []
        for method, path, body in party.sent():
            text = re.sub(rf"<@(?:{'|'.join(map(str, players))})>", "", body["content"])
            assert not WORKING.search(text), f"{path}: {text}"
            assert body["allowed_mentions"]["parse"] == [], path
            pinged = body["allowed_mentions"].get("users", [])
            if pinged:
                assert (method, path) == ("POST", f"/channels/{world.channel.id}/messages"), "an edit or a private answer pings"
                assert {int(user) for user in re.findall(r"<@(\d+)>", body["content"])} >= set(map(int, pinged))
            if f"{game}-1.txt" in str(body.get("attachments")):
                results += map(int, pinged)
        assert len(party.sent()) > 60
        assert sorted(results) == sorted(players), "each once at the end"
