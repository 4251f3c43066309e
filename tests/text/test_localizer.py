"""Words from phrases: plurals, lists, nested phrases, fallback."""

import logging
from pathlib import Path

import pytest

from engine.core.phrase import Phrase, say
from engine.text import Localizer, TextError

ENGLISH = """
text-missing = Words are missing.
gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
found = { $name } found { $what }.
moss = moss
straw = straw
have = You have { $things }.
only-english = Only here: { $what }
"""
CZECH = """
text-missing = Chybí text.
gems = { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
}
found = { $name }: nalezeno { $what }.
moss = mech
straw = sláma
have = Máš: { $things }.
"""
AUSTRIAN = "gems = { $count } Edelsteine\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"en": ENGLISH, "cs": CZECH, "de-AT": AUSTRIAN}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "test.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def strict(folder: Path) -> Localizer:
    return Localizer.load(strict=True, folder=folder)


@pytest.mark.parametrize(
    ("count", "english", "czech"),
    [
        (0, "0 gems", "0 drahokamů"),
        (1, "1 gem", "1 drahokam"),
        (2, "2 gems", "2 drahokamy"),
        (4, "4 gems", "4 drahokamy"),
        (5, "5 gems", "5 drahokamů"),
        (22, "22 gems", "22 drahokamů"),
        (1234, "1,234 gems", "1\u00a0234 drahokamů"),
    ],
)
def test_plural_forms_and_numbers_follow_the_language(strict: Localizer, count: int, english: str, czech: str) -> None:
    assert strict.render(say("gems", count=count), "en") == english
    assert strict.render(say("gems", count=count), "cs") == czech


def test_the_czech_form_for_fractions_is_known(strict: Localizer) -> None:
    assert strict.render(Phrase("gems", {"count": 1.5}), "cs") == "1,5 drahokamu"  # type: ignore[dict-item]


def test_phrases_inside_phrases_speak_the_same_language_without_marks(strict: Localizer) -> None:
    phrase = say("found", name="Jana", what=say("gems", count=3))
    assert strict.render(phrase, "en") == "Jana found 3 gems."
    assert strict.render(phrase, "cs") == "Jana: nalezeno 3 drahokamy."


@pytest.mark.parametrize(
    ("things", "english", "czech"),
    [
        ((say("moss"),), "You have moss.", "Máš: mech."),
        ((say("moss"), say("straw")), "You have moss and straw.", "Máš: mech a\u00a0sláma."),
        ((say("moss"), say("straw"), say("gems", count=1)), "You have moss, straw, and 1 gem.", "Máš: mech, sláma a\u00a01 drahokam."),
        ((), "You have .", "Máš: ."),
    ],
)
def test_lists_are_joined_as_the_language_does(strict: Localizer, things: tuple[Phrase, ...], english: str, czech: str) -> None:
    assert strict.render(say("have", things=things), "en") == english
    assert strict.render(say("have", things=things), "cs") == czech


def test_names_that_equal_numbers_are_not_confused_in_the_cache(strict: Localizer) -> None:
    assert strict.render(say("found", name="1", what="x"), "en") == "1 found x."
    assert strict.render(say("found", name=1, what="x"), "en") == "1 found x."
    assert strict.render(say("gems", count="1"), "en") == "1 gems", "a string has no plural form"
    assert strict.render(say("gems", count=1), "en") == "1 gem"


def test_words_fills_in_the_language(strict: Localizer) -> None:
    assert [strict.words(language)(say("moss")) for language in ("en", "cs")] == ["moss", "mech"]


@pytest.mark.parametrize(
    ("locale", "default", "best"),
    [
        ("cs", "en", "cs"),
        ("cs-CZ", "en", "cs"),
        ("cs_CZ", "en", "cs"),
        ("en-US", "cs", "en"),
        ("de-AT", "en", "de-AT"),
        ("de-at-1996", "en", "de-AT"),
        ("de", "cs", "cs"),
        ("fr", "cs-CZ", "cs"),
        ("fr", "it", "en"),
        (None, "cs", "cs"),
        ("", "cs", "cs"),
    ],
)
def test_the_best_language_for_a_locale(strict: Localizer, locale: str | None, default: str, best: str) -> None:
    assert strict.match(locale, default) == best


def test_a_locale_without_texts_of_its_own_falls_back_along_its_chain(folder: Path) -> None:
    lenient = Localizer.load(folder=folder)
    assert lenient.render(say("gems", count=2), "cs-CZ") == "2 drahokamy"
    assert lenient.render(say("gems", count=2), "de-AT") == "2 Edelsteine"
    assert lenient.render(say("moss"), "de-AT") == "moss"
    assert lenient.render(say("moss"), "fr") == "moss"


def test_a_missing_text_is_said_in_the_next_language_and_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    lenient = Localizer.load(folder=folder)
    with caplog.at_level(logging.ERROR):
        assert lenient.render(say("only-english", what=say("moss")), "cs") == "Only here: moss", "one sentence, one language"
    assert "cs: no text 'only-english'" in caplog.text


@pytest.mark.parametrize("phrase", [say("no-such-text"), say("found", name="Jana"), say("found", name="Jana", what=say("no-such-text"))])
def test_a_raw_id_is_never_shown(folder: Path, phrase: Phrase, caplog: pytest.LogCaptureFixture) -> None:
    text = Localizer.load(folder=folder).render(phrase, "cs")
    assert "Chybí text." in text
    assert "{" not in text
    assert "no-such" not in text
    assert caplog.records


def test_even_the_last_sentence_can_be_missing(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("a = A\n")
    assert Localizer.load(folder=tmp_path).render(say("b"), "en").startswith("Sorry")


@pytest.mark.parametrize("phrase", [say("no-such-text"), say("found", name="Jana"), say("have", things=(say("no-such-text"),))])
def test_strict_raises_for_what_is_missing(strict: Localizer, phrase: Phrase) -> None:
    with pytest.raises(TextError, match=r"no-such-text|found"):
        strict.render(phrase, "cs")


def test_texts_without_the_base_language_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="'en'"):
        Localizer.load(folder=tmp_path)
