"""The font: all letters of both languages, and names of any kind made fit."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.artist import SCENES
from render.fonts import ELLIPSIS, clean, fit, has_glyph, measure
from render.scene import Text
from tests.render.gallery import GAMES
from tests.render.samples import LANGUAGES

LETTERS = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž" + "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ" + "0123456789.,:;!?…–'\"()/+×·„“"


def test_czech_is_covered():
    assert [letter for letter in LETTERS if not has_glyph(letter)] == []


@pytest.mark.parametrize("letter", ["🦜", "名", "ש", "\ufffe"])
def test_a_missing_letter_is_known_to_be_missing(letter):
    assert not has_glyph(letter)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Žofie", "Žofie"),
        ("Z\u030cofie", "Žofie"),
        ("🦜 Pták 🐦", "Pták"),
        ("a🦜🪺b", "a·b"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200d\u200bb", "ab"),
        ("Jan  \t Novák", "Jan Novák"),
        ("x\u0336y", "xy"),
        ("名前", ""),
        ("", ""),
        *((name, name) for name in ("Łukasz Żółć-Gęś", "Jürgen Großmann", "Ľudovít Štúr", "Øystein Ærø", "Ñandú Çağ", "Ștefan", "Ёж")),
        ("Kůň 名 Žluťoučký", "Kůň · Žluťoučký"),
        ("العربية", ""),
        ("∀x", "x"),
    ],
)
def test_names_are_cleaned(name, drawn):
    assert clean(name) == drawn


def test_every_character_in_a_picture_has_a_glyph():
    """In every language; the samples show whatever pictures can say. A missing one would be drawn as an empty box."""
    seen: set[str] = set()
    for game, module in GAMES.items():
        for language, sample in product(LANGUAGES.languages, module.everything()[::2]):
            texts = (part.text for part in SCENES[game](module.request(sample, language, module.STRANGE)).parts if isinstance(part, Text))
            seen.update(*texts)
    assert set("ěščřžýáíéůČŽ→×·▶") - seen == set(), sorted(seen)
    assert {character: hex(ord(character)) for character in seen if not has_glyph(character)} == {}


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60), st.integers(20, 400))
def test_any_name_fits_any_place(name, width):
    text = fit(clean(name), 36, width)
    assert text == "" or measure(text, 36) <= width
    assert all(has_glyph(letter) for letter in text), ascii(text)


def test_a_long_text_is_shortened_only_as_far_as_needed():
    assert fit("Wolfgang Amadeus", 36, 1000) == "Wolfgang Amadeus"
    short = fit("Wolfgang Amadeus", 36, 150)
    assert short.endswith(ELLIPSIS)
    assert measure("Wolfgang Amadeus"[: len(short)] + ELLIPSIS, 36) > 150
    assert fit("Wolfgang", 36, 5) == ""
