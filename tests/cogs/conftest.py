"""What the flows share: a world a test, and one whose match has begun."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.world import World, open_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """An English server with Ada and Ben; errors that the bot logged by itself are the test's to look for."""
    async with open_world(tmp_path) as world:
        world.found(ada="en-US", ben="en-US")
        yield world


@pytest.fixture
async def match(world: World) -> World:
    """The same with match 1 of Bower begun."""
    await world.begin(world.ada, world.ben)
    return world
