"""Nothing assumes two languages: a folder more, and everything speaks it: commands, settings, public messages, panels, lessons."""

import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.text import Localizer
from engine.text.localizer import LOCALES
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, open_world, parts, shown

MARK = "¤"
"""Begins every text of the artificial language."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The languages of the bot, and German made of English texts with a mark before each."""
    folder = tmp_path / "locales"
    shutil.copytree(LOCALES, folder)
    (folder / "de").mkdir()
    for path in (LOCALES / "en").glob("*.ftl"):
        text = re.sub(r"^([a-z][\w-]*) =( |(?=\n))", rf"\1 = {MARK}", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        (folder / "de" / path.name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
async def world(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.host.building.Localizer", SimpleNamespace(load=lambda strict: Localizer.load(strict=strict, folder=folder)))
    async with open_world(tmp_path) as world:
        world.found("de", ada="de", ben="cs")
        yield world


def test_the_folder_is_all_that_is_needed(folder: Path):
    localizer = Localizer.load(folder=folder)
    assert localizer.languages == ("en", "cs", "de")
    assert localizer.problems() == []
    assert (localizer.match("de-AT"), localizer.name("de")) == ("de", "Deutsch")


async def test_commands_are_described_in_it(world: World):
    for command in world.bot.tree.get_commands():
        payload = await command.get_translated_payload(world.bot.tree, world.bot.tree.translator)
        texts = payload["description_localizations"]
        assert texts["de"].startswith(MARK), command.name
        assert {"cs", "de"} <= set(texts)


async def test_it_can_be_chosen_and_is_answered_in(world: World):
    panel = shown(await world.ben.slash(world.channel, "settings me"))
    options = next(part for part in parts(panel) if ":language:" in part["custom_id"])["options"]
    assert [option["label"] for option in options][1:] == ["English", "Čeština", "Deutsch"]
    panel = shown(await world.ben.select(panel, ["language.2"], custom_id="a:mine:settings:0:language:0"))
    assert all(line.startswith(MARK) for line in panel.content.split("\n"))
    assert shown(await world.ben.slash(world.channel, "help")).content.startswith(MARK)


async def test_a_whole_match_in_it_against_another_language(world: World):
    await world.begin(world.ada, world.ben)
    board = await world.board()
    assert board.content.startswith(MARK)
    assert all(label.startswith(MARK) for label in labels(board))
    clicker = Clicker(world, seed=2)
    await clicker.play_through(world.ada, world.ben)
    assert (await world.service.match(1)).status == "over"
    assert any(text.startswith(MARK) for text in clicker.seen)
    assert any("Který dílek" in text for text in clicker.seen)
    assert [line for line in world.public()[-1].content.split("\n") if not line.lstrip("*").startswith(MARK)] == []


async def test_rules_and_lessons_in_it(world: World):
    rules = shown(await world.ada.slash(world.channel, "rules", game="bower"))
    assert MARK in rules.content.split("\n")[1]
    lesson = shown(await world.ada.slash(world.channel, "learn", game="bower"))
    assert all(line.startswith(MARK) for line in lesson.content.split("\n"))
