"""The codec: a state as JSON text and back."""

import msgspec
import pytest

from engine.core import codec
from engine.core.chance import Chance
from tests.core.toy import Toy

GAME = Toy()


def test_a_state_comes_back_as_it_was():
    state = GAME.start(3, {"mood": "wild"}, Chance.seeded(1))
    state = GAME.apply(state, 1, ("bid", 2), Chance.scripted([]))
    text = codec.dump(state)
    assert "\n" not in text
    back = codec.load(GAME, text)
    assert back == state
    assert type(back) is type(state)
    assert isinstance(back.frames[0], tuple)
    assert codec.dump(back) == text


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"frames": 3}', "nothing"])
def test_a_text_of_another_form_is_refused(damage):
    with pytest.raises(msgspec.MsgspecError):
        codec.load(GAME, damage)


def test_a_field_of_another_type_is_refused():
    text = codec.dump(GAME.start(2, {}, Chance.seeded(1)))
    with pytest.raises(msgspec.ValidationError, match="deck"):
        codec.load(GAME, text.replace('"deck":[', '"deck":["x",'))
