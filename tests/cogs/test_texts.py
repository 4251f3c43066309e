"""The bot's own texts: all that the code asks for is there in every language, nothing is left over, buttons and descriptions fit."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.text import Localizer
from engine.text.localizer import LOCALES

COGS = Path(__file__).parents[2] / "cogs"
LANGUAGES = Localizer.load().languages
ASKING = ("say", "refuse")


def ids(language: str) -> dict[str, str]:
    """The ids of bot.ftl with their texts as they are written."""
    body = FluentParser().parse((LOCALES / language / "bot.ftl").read_text(encoding="utf-8")).body
    texts = {}
    for item in body:
        if isinstance(item, ftl.Message):
            assert item.value is not None
            texts[item.id.name] = "".join(part.value for part in item.value.elements if isinstance(part, ftl.TextElement))
    return texts


def trees() -> list[ast.AST]:
    """The code of the cogs."""
    return [node for path in COGS.rglob("*.py") for node in ast.walk(ast.parse(path.read_text()))]


def firsts() -> list[ast.expr]:
    """The first arguments of all calls that ask for a text."""
    calls = [node for node in trees() if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return [call.args[0] for call in calls if call.func.id in ASKING]


def asked() -> tuple[set[str], set[str]]:
    """The ids that the code names whole, and the patterns of those that it puts together."""
    words = [node.value for node in trees() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    whole = {word for word in words if re.fullmatch(r"[a-z]+(-[a-z]+)+", word)}
    whole |= {first.value for first in firsts() if isinstance(first, ast.Constant)}
    joined = [first for first in firsts() if isinstance(first, ast.JoinedStr)]
    patterns = {"".join(re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z]+" for part in text.values) for text in joined}
    return whole, patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_bot_is_asked_for(language: str):
    whole, patterns = asked()
    left = [id for id in ids(language) if id not in whole and not any(re.fullmatch(pattern, id) for pattern in patterns)]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_is_there(language: str):
    there = ids(language)
    calls = {first.value for first in firsts() if isinstance(first, ast.Constant)}
    assert {id for id in calls if id not in there and not id.startswith("refusal-")} == set()
    for pattern in asked()[1]:
        assert [id for id in there if re.fullmatch(pattern, id)], pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_descriptions_fit(language: str):
    for id, text in ids(language).items():
        if id.startswith("button-"):
            assert len(text) <= 40, f"{id}: on a phone a longer button is cut"
        elif id.startswith("command-"):
            assert len(text) <= 100, id
        else:
            assert len(text) <= 1200, id
