"""Every call that the bot makes fails in every way, and between any two of them the bot dies: the state is kept, all are told once,
and the match goes on."""

from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cogs.flow import Flow
from tests.cogs.world import open_world
from tests.seam import FAULTS, KINDS, Fault, open_seam

IN_A_FLOW = [kind for kind in KINDS if kind not in ("login", "commands")]
BRIEF = ("403 of a new kind", "429", "503 though done", "time-outs though done")
"""The faults that are tried each time; the others differ from these in what is seen of them only."""


@pytest.fixture
async def flow(tmp_path: Path) -> AsyncIterator[Flow]:
    with open_seam() as seam:
        async with open_world(tmp_path, check_errors=False) as world:
            world.found(ada="en-US", ben="en-US")
            yield Flow(world, seam)


async def test_the_flow_makes_every_kind_of_call(flow: Flow) -> None:
    await flow.play()
    await flow.check()
    assert set(KINDS) - set(flow.seam.calls) == set()


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault.name in BRIEF], ids=lambda fault: fault.name)
async def test_a_fault_of_every_call(flow: Flow, fault: Fault) -> None:
    for kind in IN_A_FLOW:
        flow.seam.fail(kind, fault)
    await flow.play()
    await flow.pause()
    await flow.check()
    assert sorted(set(flow.seam.met)) == sorted(IN_A_FLOW)


@pytest.mark.soak
@pytest.mark.parametrize("kind", IN_A_FLOW)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
@pytest.mark.parametrize("after", [0, 2])
async def test_each_fault_of_each_call(flow: Flow, fault: Fault, kind: str, after: int) -> None:
    flow.seam.fail(kind, fault, after)
    await flow.play()
    await flow.pause()
    await flow.check()


async def test_a_message_of_which_no_answer_told_is_not_sent_a_second_time(flow: Flow) -> None:
    """A new board, the notice and both hands: Discord has each, and the bot learns of none until it looks."""
    for kind in ("send", "direct send"):
        flow.seam.fail(kind, next(fault for fault in FAULTS if fault.name == "time-outs though done"))
    await flow.begin()
    await flow.check()
    assert set(flow.seam.pings.values()) == {1}, flow.seam.pings


Deed = Callable[[Flow], Awaitable[object]]


async def open_once(flow: Flow) -> None:
    """The command /play, once."""
    await flow.world.ada.slash(flow.world.channel, "play bower", opponent=flow.world.ben)


async def begin_once(flow: Flow) -> None:
    """The button Join, once, under a lobby that nothing had befallen."""
    await flow.press(flow.world.ben, "a:join:M:0::0")


async def act_late(flow: Flow) -> None:
    """A move after an hour, at which the hands are sent anew."""
    await flow.grow_old()
    await flow.act_once()


async def kill_at_every_call(flow: Flow, done: bool, ready: Deed, deed: Deed, cleared: Deed) -> int:
    """Do a deed again and again, with the bot killed at its first call, its second, and so on, until it is not reached any more.

    Gives how often the bot died. What came of it is looked at right after the next start.
    """
    died = 0
    while True:
        await ready(flow)
        flow.seam.kill(died, done)
        await deed(flow)
        await flow.world.env.settle()
        if not flow.seam.is_dead:
            flow.seam.revive()
            return died
        died += 1
        await flow.die()
        for match in await flow.world.service.of_player(flow.world.ada.id):
            flow.number = match.id
        if flow.number:
            await flow.check()
        await cleared(flow)


async def nothing(flow: Flow) -> None:
    """No step."""


async def cancelled(flow: Flow) -> None:
    """The lobby is cancelled, if there is one."""
    if flow.number:
        await flow.press(flow.world.ada, "a:cancel:M:0::0")
    await flow.world.calm()
    flow.number = 0


async def ended(flow: Flow) -> None:
    """The match is begun, and over."""
    if (await flow.now()).status == "lobby":
        await flow.press(flow.world.ben, "a:join:M:0::0")
    await flow.end()
    await flow.check()


async def acted(flow: Flow) -> None:
    """One more move."""
    await flow.act()
    await flow.check()


@pytest.mark.parametrize("done", [False, True], ids=["before it is done", "after"])
async def test_the_bot_dies_between_any_two_calls_of_a_press(flow: Flow, done: bool) -> None:
    await flow.begin()
    died = await kill_at_every_call(flow, done, nothing, Flow.act_once, acted)
    assert died >= 6, flow.seam.calls
    notices = sum(times for (_, text), times in flow.seam.pings.items() if "your turn" in text)
    log = await flow.world.bot.services.store.matches.log(1)
    seats = [logged.entry.seat for logged in log if logged.entry.kind == "action"]
    seats.append((await flow.world.service.view(1, None)).to_act[0])
    turns = 1 + sum(before != after for before, after in pairwise(seats))
    assert notices == turns, "whoever's turn it is is told once, whenever the bot died"


@pytest.mark.soak
@pytest.mark.parametrize("done", [False, True], ids=["before it is done", "after"])
@pytest.mark.parametrize(
    ("ready", "deed", "cleared", "least"),
    [
        pytest.param(nothing, open_once, cancelled, 4, id="a lobby"),
        pytest.param(Flow.open, begin_once, ended, 8, id="a beginning"),
        pytest.param(nothing, Flow.repost_once, acted, 4, id="a board sent anew"),
        pytest.param(nothing, act_late, acted, 9, id="hands sent anew"),
        pytest.param(Flow.begin, Flow.end_once, ended, 6, id="an end"),
    ],
)
async def test_the_bot_dies_in(flow: Flow, done: bool, ready: Deed, deed: Deed, cleared: Deed, least: int) -> None:
    if ready is nothing and deed is not open_once:
        await flow.begin()
    died = await kill_at_every_call(flow, done, ready, deed, cleared)
    assert died >= least, flow.seam.calls
