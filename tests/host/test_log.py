"""The log: what programs get of it, and what nobody gets of it."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.host.log import say, set_up_log
from engine.core.chance import Chance
from engine.games import GAMES
from engine.match import MatchService
from engine.settings import Settings
from engine.store import Store
from tests.match.conftest import press

TOKEN = 'made."up".token'
ANSWER = "aW50ZXJhY3Rpb246MTIz"


@pytest.fixture(autouse=True)
def _log_as_it_was() -> Iterator[None]:
    """Puts back what set_up_log changes for the whole process."""
    root, own = logging.getLogger(), [logging.getLogger(name) for name in ("cogs", "engine", "render")]
    before = root.handlers[:], root.level, [one.level for one in own]
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    for one, level in zip(own, before[2], strict=True):
        one.setLevel(level)


def set_up(monkeypatch: pytest.MonkeyPatch, form: str, level: str = "INFO") -> io.StringIO:
    """The log, as it will be written from now on."""
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    set_up_log(msgspec.structs.replace(Settings(), token=TOKEN, log_format=form, log_level=level))
    return written


def test_as_json_each_line_is_an_object_with_a_field_for_all_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    written = set_up(monkeypatch, "json")
    logger = logging.getLogger("cogs.board")
    about = {"match": 7, "seq": 12, "guild": 1, "channel": 2, "error": ValueError("ž\nno")}
    logger.warning("match %(match)d (entry %(seq)d): %(error)s", about)
    logging.getLogger("discord.client").error("%s of %d", "one", 2)
    first, second = map(json.loads, written.getvalue().splitlines())
    assert first.pop("time").startswith("20")
    expected: dict[str, Any] = {"level": "WARNING", "logger": "cogs.board", "message": "match 7 (entry 12): ž\nno"}
    assert first == expected | about | {"error": "ž\nno"}
    assert (second["message"], second["logger"]) == ("one of 2", "discord.client")


@pytest.mark.parametrize("form", ["text", "json"])
def test_tokens_are_in_no_message_field_or_traceback(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    written = set_up(monkeypatch, form)
    address = f"https://discord.com/api/v10/webhooks/1000/{ANSWER}/messages/@original"
    callback = f"/interactions/77/{ANSWER}/callback"
    try:
        raise ValueError(f"{TOKEN} {address}")
    except ValueError as error:
        logging.getLogger("cogs").exception("no answer: %(error)s at %(where)s", {"error": error, "where": callback})
    say(msgspec.structs.replace(Settings(), log_format=form), address)
    said = written.getvalue()
    assert "Traceback" in said
    assert said.count("[token]") >= 4
    assert [secret for secret in (TOKEN, json.dumps(TOKEN)[1:-1], ANSWER) if secret in said] == [], said
    if form == "json":
        assert [json.loads(line)["level"] for line in said.splitlines()] == ["ERROR", "ERROR"]


@pytest.mark.parametrize("game", GAMES)
async def test_at_its_most_talkative_it_tells_nothing_of_a_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str) -> None:
    """aiosqlite's own log told every state and every entry at DEBUG, hands and all."""
    written = set_up(monkeypatch, "text", "DEBUG")
    store = await Store.open(tmp_path / "aviary.db")
    service = MatchService(store, GAMES, lambda: Chance.seeded(3))
    match = await service.create(game, {}, 1, 10, 101, "en")
    await service.join(match.id, 102)
    match = await service.start(match.id, 101)
    for _ in range(4):
        match = await press(service, match)
    logging.getLogger("engine").debug("the end of match %(match)d", match.about)
    await service.close()
    await store.close()
    said = written.getvalue()
    assert said.count("\n") == 1, said
    assert "the end of match 1" in said
