"""Telling Discord the commands: what keeps that from being done keeps no bot from running."""

from pathlib import Path

import discord
import pytest

from tests.cogs.world import open_world, shown
from tests.seam import FAULTS, Fault, open_seam, refusal

PASSING = [fault for fault in FAULTS if fault.name in ("429", "503", "time-out", "connection closed though done")]


@pytest.mark.parametrize("fault", PASSING, ids=lambda fault: fault.name)
async def test_commands_that_discord_does_not_take_now_keep_no_bot_from_running(tmp_path: Path, fault: Fault) -> None:
    with open_seam() as seam:
        seam.fail("commands", fault)
        async with open_world(tmp_path, check_errors=False) as world:
            assert seam.met == ["commands"]
            world.found(ada="en-US")
            await world.env.advance_time(31)
            if fault.times > 1:
                await world.env.advance_time(31)
            assert "Aviary" in shown(await world.ada.slash(world.channel, "help")).content
            assert await world.bot.services.store.settings.get("user", world.bot.application_id, "commands")


async def test_commands_that_discord_refuses_end_the_start(tmp_path: Path) -> None:
    with open_seam() as seam:
        seam.fail("commands", Fault("400", refusal(400, 50035)))
        with pytest.raises(discord.HTTPException):
            async with open_world(tmp_path):
                raise AssertionError("it started")
