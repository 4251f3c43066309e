"""All texts of all languages together: whose they are, how long they can get, whether they can be drawn, how Czech is set."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cogs.limits import CONTENT, LABEL, OPTION, PLACEHOLDER
from engine.core.phrase import Phrase
from engine.games import VOICES
from engine.match import PHRASES as REFUSALS
from engine.text import Localizer
from engine.text.localizer import LOCALES
from render.fonts import has_glyph
from render.scenes.phrases import PHRASES as PICTURES

LOCALIZER = Localizer.load(strict=True)
LANGUAGES = LOCALIZER.languages
NAME, LONG = "W" * 32, "ň" * 100
NUMBERS = {"n", "count", "number", "of", "seats", "joined", "fewest", "most", "needed", "turn", "turns", "eggs"}
ACTIONS = {"action", "chosen", "wanted", "hint", "ask", "typed"}
OWN_PICTURES = {game: f"render.scenes.{game}_phrases" for game in VOICES if find_spec(f"render.scenes.{game}_phrases")}
"""The modules that name the phrases in the pictures of one game, whose words are in pictures-GAME.ftl."""
FILES = {"bot.ftl", "refusals.ftl", "pictures.ftl", "text.ftl", *(f"{game}.ftl" for game in VOICES)}
OF_PICTURES = {f"pictures-{game}.ftl" for game in VOICES}
"""A game whose pictures have words of their own keeps them beside its voice's."""


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a file with their variables."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {item.id.name: Variables(item).names for item in body if isinstance(item, ftl.Message)}


def bot(language: str) -> dict[str, set[str]]:
    return messages(LOCALES / language / "bot.ftl")


def longest(id: str, variables: set[str], language: str) -> str:
    """A message of the bot with the longest arguments that it is given."""
    args = {name: 25 if name in NUMBERS else LONG if name in ACTIONS else NAME for name in variables}
    return LOCALIZER.render(Phrase(id, args), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_has_a_user_whose_test_compares_its_ids(language: str):
    """bot.ftl: tests/cogs/test_texts.py; GAME.ftl: tests/GAME; pictures-GAME.ftl: tests/render; the others here. A file that nobody
    knows would hold leftovers."""
    found = {path.name for path in (LOCALES / language).iterdir()}
    assert found - OF_PICTURES == FILES
    assert set(messages(LOCALES / language / "refusals.ftl")) == set(REFUSALS)
    assert set(messages(LOCALES / language / "pictures.ftl")) == set(PICTURES)
    for game, module in OWN_PICTURES.items():
        assert set(messages(LOCALES / language / f"pictures-{game}.ftl")) == set(import_module(module).PHRASES)
    assert set(messages(LOCALES / language / "text.ftl")) == {"text-missing"}
    prefixes = {game: f"{voice.title().id.partition('-')[0]}-" for game, voice in VOICES.items()}
    assert len(set(prefixes.values())) == len(VOICES), prefixes
    for game, prefix in prefixes.items():
        assert [id for id in messages(LOCALES / language / f"{game}.ftl") if not id.startswith(prefix)] == []
    for name in found & OF_PICTURES:
        assert [id for id in messages(LOCALES / language / name) if not id.startswith("picture-")] == []


def limit(id: str) -> int:
    """How long a text of the bot may get, by where it is shown."""
    if id.startswith("button-"):
        return 40  # of 80: on a phone a longer one is cut
    if id.startswith("command-"):
        return OPTION
    if id.startswith("settings-enders-") or re.fullmatch(r"settings-(confirm|direct|letters)-(on|off)|settings-(client|locale)", id):
        return OPTION
    if id.endswith("-ask") or id == "rules-topics":
        return PLACEHOLDER
    if id == "lobby-remove":
        return OPTION
    return 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_texts_fit_with_the_longest_arguments(language: str):
    for id, variables in bot(language).items():
        text = longest(id, variables, language)
        assert 0 < len(text) <= limit(id), (id, len(text), text)
    assert max(limit(id) for id in bot(language)) < CONTENT
    assert LABEL >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_short_enough_to_stand_above_a_panel(language: str):
    for id, names in REFUSALS.items():
        text = LOCALIZER.render(Phrase(id, dict.fromkeys(names, 25)), language)
        assert 0 < len(text) <= 400, (id, text)


WITHOUT_GLYPH = set("⚠\ufe0f↔")
"""What stands in warnings and in actions, which Discord shows and pictures do not: tests/render/test_fonts.py looks at the pictures."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_every_text_that_a_picture_can_show_has_a_glyph(language: str):
    """Also of the bot's own texts: a game's words can be asked for by its pictures, and a language has one set of letters."""
    for path in (LOCALES / language).glob("*.ftl"):
        lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
        missing = {character for line in lines for character in line if not has_glyph(character)}
        assert missing - (set() if path.name in OF_PICTURES | {"pictures.ftl"} else WITHOUT_GLYPH) == set(), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_set_well(language: str):
    """No straight quotation marks, no three dots, no doubled or lost spaces, nothing left over from writing."""
    for path in (LOCALES / language).glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
            where = f"{path.parent.name}/{path.name}:{number}: {line}"
            if line.startswith("#"):
                continue
            assert not re.search(r"[\"']|\.\.\.|\u00a0 | \u00a0|TODO|XXX", line), where
            assert not re.search(r"\S  +\S", line), where
            assert not re.search(r"\s$", line), where
            assert not re.search(r" [,;?!](\s|$)|\( | \)", line), where


def test_czech_gives_the_reader_no_gender_by_a_past_tense():
    """„Vzdali jste se“ is said to several, or to a man with courtesy; the present tense is said to everybody."""
    for path in (LOCALES / "cs").glob("*.ftl"):
        lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
        assert [line for line in lines if re.search(r"\bjste(\s\w+){0,3}\s\w+(li|la|lo|l)\b|\b\w{2,}li\sjste\b", line)] == [], path


def test_czech_keeps_one_letter_words_and_numbers_with_what_follows():
    for path in (LOCALES / "cs").glob("*.ftl"):
        lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
        assert [line for line in lines if re.search(r"(?<![\w$*{./])[kKsSvVzZoOuUaAiI] (?=[\w„{(\[/*])", line)] == [], path
        assert [line for line in lines if re.search(r"(?<![./\w-])\d+ [a-zá-ž]|\$(n|count|seats|needed|eggs) } [a-zá-ž]", line)] == [], path
        assert [line for line in lines if re.search(r"[“”](?![\s.,;:)?]|$)", line)] == [], path
        assert [line for line in lines if line.count("„") != line.count("“")] == [], path


FORBIDDEN = {
    "cs": ("destičk", "vejce", "žetonek", "kámen", "hráčka", "hráč/ka", "Tvoj", "tvoj", "Vezmi", "Umísti ", "lobby"),
    "en": (" he ", " she ", " his ", " her ", "colour", "centre", "neighbour", "grey"),
}
"""Words that the rulebooks do not use for these things, familiar address, a gender of players, and British spelling."""


@pytest.mark.parametrize(("language", "words"), FORBIDDEN.items())
def test_the_terms_of_the_rulebook_and_neutral_words_for_people(language: str, words: tuple[str, ...]):
    for path in (LOCALES / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").split("\n"):
            text = re.sub(r"^[a-z0-9-]+ = |\{.*?\}", " ", line)
            found = [word for word in words if word in text] + re.findall(r"\w+\(a\)", text)
            assert line.startswith("#") or not found, line
