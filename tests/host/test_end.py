"""The end of a bot that is told to stop: within five seconds, whatever hangs."""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.host.running import END_SECONDS
from engine.settings import HOME
from tests.fake_discord import ME, TOKEN, FakeDiscord
from tests.processes import Processes

FAKE = str(HOME / "tests" / "fake_discord.py")
PRESS = {
    "t": "INTERACTION_CREATE",
    "d": {
        "id": "7",
        "application_id": "1000",
        "type": 3,
        "version": 1,
        "token": "an.answers.token",
        "channel_id": "8",
        "channel": {"id": "8", "type": 1},
        "user": {**ME, "id": "9"},
        "locale": "en-US",
        "attachment_size_limit": 1000,
        "data": {"component_type": 2, "custom_id": "a:go:1:0::0"},
    },
}
"""A button under a message, pressed in direct messages; what it belongs to is no longer there."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM for processes")
async def test_whatever_discord_leaves_hanging_it_ends_within_five_seconds(tmp_path: Path) -> None:
    """At once, as each waits for most of its time: in the login, in the connection, in a press, in the farewell."""
    assert END_SECONDS < 5
    cases = {
        "login": ({"/users/@me"}, "GET /users/@me", ()),
        "greeting": ({"/gateway"}, "GET /oauth2/applications/@me", ()),
        "press": ({"/interactions", "farewell"}, "POST /interactions/7/an.answers.token/callback", (PRESS,)),
    }
    for name in cases:
        (tmp_path / name).mkdir()
    await asyncio.gather(*(stop_in_time(tmp_path / name, *case) for name, case in cases.items()))


async def stop_in_time(folder: Path, hanging: set[str], call: str, events: Sequence[dict[str, Any]]) -> None:
    """Runs a bot with a Discord that leaves some things hanging, and stops it some time after a call."""
    processes = Processes(folder)
    try:
        async with FakeDiscord().serve() as fake:
            fake.hanging, fake.sent = hanging, events
            process = await processes.start(FAKE, fake.url, DISCORD_TOKEN=TOKEN)
            async with asyncio.timeout(60):
                await fake.called(call)
            await asyncio.sleep(0.2)
            process.terminate()
            # By a machine's own time it is END_SECONDS at most; one that runs many tests at once may take longer to get to it.
            _, said = await asyncio.wait_for(process.communicate(), 30)
    finally:
        await processes.kill()
    assert process.returncode == 0, said.decode()
    assert "Traceback" not in said.decode()
    assert "an.answers.token" not in said.decode()
    with closing(sqlite3.connect(folder / "test.sqlite3")) as database:
        assert database.execute("PRAGMA quick_check").fetchall() == [("ok",)]


async def test_a_thread_that_waits_for_the_network_does_not_hold_the_end(tmp_path: Path) -> None:
    """What asks for addresses of servers runs in threads, and Python waits for them."""
    program = (
        "import asyncio, time; from cogs.host.running import end_at_latest\n"
        "async def main():\n"
        "    asyncio.get_running_loop().run_in_executor(None, time.sleep, 50); end_at_latest(0.1)\n"
        "asyncio.run(main())"
    )
    status, said = await Processes(tmp_path).end("-c", f"import sys; sys.path.insert(0, {str(HOME)!r})\n{program}")
    assert (status, "was cut short" in said) == (0, True), said
