"""Nobody gets in: custom_ids and values forged, altered, taken from other matches and servers, pressed by those who are not entitled."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.address import Address
from tests.cogs.world import World, open_world, shown

OPEN, HIDDEN, ELSEWHERE = 1, 2, 3
"""The matches: one in the channel that all see, one in a channel that Carol does not see, one in another server."""
SECRET = ("Eve", "Fay", "Gus", "Hal", "Request eggs that you know")
"""What nobody but their players may read: who plays in the other two matches, and what the players of the first know alone."""
WORDS = ["", "resign", "end", "log", "text", "other", "take.1", "take.99999", "begin.1", "remove.1.18", "language.1", "enders", "topic.1"]


class House:
    """Three matches, and those who do not play in any of them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.kinds: list[str] = sorted(world.cog.router.kinds)

    async def build(self) -> None:
        """Matches with players, and who is going to press."""
        world = self.world
        world.found(ada="en-US", ben="en-US", carol="en-US", eve="en-US", fay="en-US")
        await world.begin(world.ada, world.ben)
        nobody = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        hidden = world.guild.create_text_channel("hidden", overwrites=nobody)
        await world.service.create("bower", {}, world.guild.id, hidden.id, world.eve.id, "en", invited=[])
        await world.service.join(HIDDEN, world.fay.id)
        await world.service.start(HIDDEN, world.eve.id)
        other = world.env.create_guild("Elsewhere")
        self.there = other.create_text_channel("games")
        gus, hal = (other.add_member(world.env.create_user(name), nick=name.capitalize()) for name in ("gus", "hal"))
        self.dora = other.add_member(world.env.create_user("dora"), nick="Dora")
        await world.service.create("bower", {}, other.id, self.there.id, gus.id, "en", invited=[])
        await world.service.join(ELSEWHERE, hal.id)
        await world.service.start(ELSEWHERE, gus.id)
        await world.calm()
        self.boards = {world.carol: await world.board(OPEN), self.dora: await world.board(ELSEWHERE)}
        self.before = await self.state()

    async def state(self) -> list[Any]:
        """All that a press could change."""
        return [await self.world.service.match(number) for number in (OPEN, HIDDEN, ELSEWHERE)]

    async def press(self, who: str, custom_id: str, values: list[str]) -> None:
        """One forged press; checks what came of it."""
        member = self.world.carol if who == "carol" else self.dora
        answer = shown(await self.world.forge(member, self.boards[member], custom_id, values))
        assert answer.ephemeral, "for the presser alone"
        assert answer.content
        files = [(await file.read()).decode(errors="replace") for file in answer.attachments]
        assert not any(" seat " in file[:30] and custom_id.split(":")[2].isdecimal() for file in files), "a player's own picture"
        secret = SECRET if who == "carol" else ("Ada", "Ben", "Eve", "Fay", "Request eggs that you know")
        assert not [word for word in secret if word in answer.content], answer.content
        assert await self.state() == self.before, f"{who} changed something by {custom_id!r} {values}"


@pytest.fixture(scope="module")
def run() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def house(run: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = open_world(Path(tmp_path_factory.mktemp("house")), check_errors=False)
    house = House(run.get_loop().run_until_complete(opened.__aenter__()))
    run.run(house.build())
    yield house
    run.run(opened.__aexit__(None, None, None))


@st.composite
def known(draw: st.DrawFn, kinds: list[str]) -> str:
    """The custom_id of a button that there could be, or nearly."""
    kind = draw(st.sampled_from(kinds))
    subject = draw(st.sampled_from([OPEN, HIDDEN, ELSEWHERE, 999, "bower", "settings"]))
    return f"a:{kind}:{subject}:{draw(st.integers(0, 3))}:{draw(st.sampled_from(WORDS))}:{draw(st.integers(0, 2))}"


@st.composite
def altered(draw: st.DrawFn, kinds: list[str]) -> str:
    """Such a custom_id with a letter changed, left out or put in."""
    text = draw(known(kinds))
    at = draw(st.integers(0, len(text)))
    return (text[:at] + draw(st.text(max_size=2)) + text[at + draw(st.integers(0, 2)) :])[:100]


VALUES = st.lists(st.one_of(st.sampled_from([*WORDS, str(OPEN), "1" * 100]), st.text(max_size=100)), max_size=3)
QUICK = settings(max_examples=40, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))


@QUICK
@given(data=st.data())
def test_forged_and_altered_buttons_change_and_show_nothing(house: House, run: asyncio.Runner, data: st.DataObject) -> None:
    custom_id = data.draw(st.one_of(known(house.kinds), altered(house.kinds), st.text(max_size=100)))
    run.run(house.press(data.draw(st.sampled_from(["carol", "dora"])), custom_id, data.draw(VALUES)))


@pytest.mark.soak
@settings(QUICK, max_examples=3000)
@given(data=st.data())
def test_thousands_of_them(house: House, run: asyncio.Runner, data: st.DataObject) -> None:
    custom_id = data.draw(st.one_of(known(house.kinds), altered(house.kinds), st.text(max_size=100)))
    run.run(house.press(data.draw(st.sampled_from(["carol", "dora"])), custom_id, data.draw(VALUES)))


@pytest.mark.parametrize(
    ("who", "match"),
    [
        ("carol", HIDDEN),
        pytest.param("carol", OPEN, marks=pytest.mark.soak),
        pytest.param("carol", ELSEWHERE, marks=pytest.mark.soak),
        pytest.param("dora", OPEN, marks=pytest.mark.soak),
        pytest.param("dora", HIDDEN, marks=pytest.mark.soak),
        pytest.param("dora", ELSEWHERE, marks=pytest.mark.soak),
    ],
)
def test_every_kind_of_button_is_for_those_who_may(house: House, run: asyncio.Runner, who: str, match: int) -> None:
    for kind in house.kinds:
        run.run(house.press(who, Address(kind, str(match), house.before[match - 1].seq).to_id(), []))


def test_only_who_sees_the_channel_may_look(house: House, run: asyncio.Runner) -> None:
    for command in ("board", "log"):
        for match in (HIDDEN, ELSEWHERE):
            assert f"no match {match}" in run.run(look(house, command, match))
    assert "Bower" in run.run(look(house, "log", OPEN))


async def look(house: House, command: str, match: int) -> str:
    """What Carol is told who asks for a match by its number."""
    return shown(await house.world.carol.slash(house.world.channel, command, match=str(match))).content
