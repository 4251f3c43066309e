"""Bots in processes of their own, for tests of starting and stopping."""

import asyncio
import os
import sys
from pathlib import Path

from engine.settings import HOME

BOT = str(HOME / "bot.py")


class Processes:
    """Starts python in a folder that also holds the database and everything temporary."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.temporary = folder / "temporary"
        self.temporary.mkdir()
        (folder / "none").touch()
        self._started: list[asyncio.subprocess.Process] = []

    async def start(self, *program: str, **settings: str) -> asyncio.subprocess.Process:
        """Starts it. The settings go in by the environment; those of whoever runs the tests are left out, and the file is empty."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("AVIARY_", "DISCORD_"))}
        own = {"AVIARY_DATABASE": str(self.folder / "test.sqlite3"), "TMPDIR": str(self.temporary), "PYTHONUNBUFFERED": "1"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *program,
            "--env",
            str(self.folder / "none"),
            cwd=self.folder,
            env={**kept, **own, **settings},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._started.append(process)
        return process

    async def end(self, *program: str, **settings: str) -> tuple[int | None, str]:
        """Starts it and waits for its end: exit status and what it said on standard error."""
        process = await self.start(*program, **settings)
        _, said = await asyncio.wait_for(process.communicate(), 60)
        return process.returncode, said.decode()

    async def kill(self) -> None:
        """Ends those that still run."""
        for process in self._started:
            if process.returncode is None:
                process.kill()
                await process.communicate()


async def until(stream: asyncio.StreamReader | None, words: str) -> str:
    """Reads up to the line that holds the words; returns all that was read."""
    assert stream is not None
    read = ""
    while words not in read:
        line = await asyncio.wait_for(stream.readline(), 60)
        assert line, f"ended without saying {words!r}:\n{read}"
        read += line.decode()
    return read


def one_sentence(said: str) -> str:
    """The one line that was said, the log left out."""
    assert "Traceback" not in said, said
    lines = [line for line in said.splitlines() if " INFO " not in line]
    assert len(lines) == 1, said
    return lines[0]
