"""The font: all letters of both languages, and names of any kind made fit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.fonts import ELLIPSIS, clean, fit, has_glyph, measure

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
    ],
)
def test_names_are_cleaned(name, drawn):
    assert clean(name) == drawn


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
