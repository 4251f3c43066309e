"""Phrases: message ids with arguments."""

import pytest

from engine.core.phrase import Phrase, say


def test_a_phrase_holds_its_id_and_arguments():
    inner = say("tile", id="N07")
    phrase = say("took", seat=1, tile=inner, list=(inner, inner))
    assert phrase == Phrase("took", {"seat": 1, "tile": inner, "list": (inner, inner)})
    assert say("quiet").args == {}
    assert phrase != say("took", seat=0, tile=inner, list=(inner, inner))


def test_an_argument_may_be_called_id():
    assert say("tile", id=7).args == {"id": 7}


def test_a_phrase_cannot_be_changed():
    with pytest.raises(AttributeError):
        say("quiet").id = "loud"
