"""Notation: actions as text and back, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import NotationError
from engine.core.notation import from_text, to_text

ACTIONS = st.tuples(st.from_regex(r"[a-z][a-z_]{0,15}", fullmatch=True), st.lists(st.integers(0, 999_999), max_size=8)).map(
    lambda parts: (parts[0], *parts[1])
)


@given(ACTIONS)
def test_an_action_comes_back_from_its_text(action):
    assert from_text(to_text(action)) == action


@given(st.one_of(st.text(max_size=30), st.from_regex(r"[a-z_.0-9]{1,30}")))
def test_only_what_would_be_written_is_read(text):
    try:
        written = to_text(from_text(text))
    except NotationError as error:
        written = str(error)
    assert written == text or written.startswith(f"not an action: {text[:60]!r}")


@pytest.mark.parametrize(
    "text",
    ["", ".", "place.", ".7", "place..7", "place.07", "place.-1", "place.1.", "Place.1", "place 1", "place.1\n", "place.٣", "7.place"],
)
def test_damage_is_refused(text):
    with pytest.raises(NotationError, match="not an action"):
        from_text(text)


def test_examples():
    assert to_text(("place", 12, 7, 1)) == "place.12.7.1"
    assert from_text("skip") == ("skip",)
