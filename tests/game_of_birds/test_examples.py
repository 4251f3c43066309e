"""The pictures beside the rules show what their captions say."""

from engine.games.game_of_birds.examples import MAKERS, example
from engine.games.game_of_birds.lesson import lesson
from engine.games.game_of_birds.state import DISCARD, EYE, IGNORE, LINES, PLUS_TWO, SONG, THREE_BIRDS, UNKNOWN, wonder_of
from tests.game_of_birds.positions import place
from tests.game_of_birds.voices import VOICE


def test_topics_without_a_picture_have_none():
    assert {topic for topic in VOICE.topics if example(topic) is None} == {"turn", "rulings", "house_deck"}


def hints(topic):
    shown = example(topic)
    return lesson().game.hints(shown.view, 0, shown.prefix)


def test_they_bring_what_their_captions_say():
    assert LINES[wonder_of(example("taking").prefix[1])] == (0, 4, 8)
    white = example("white_dice")
    assert (white.view.white, white.prefix) == ((PLUS_TWO, EYE, THREE_BIRDS, IGNORE), ("die", THREE_BIRDS))
    assert example("danger_dice").view.danger == (DISCARD, SONG)
    assert example("threats").prefix == ("displace", place("N2"))
    assert hints("threats") == (("costs", 4),)
    assert hints("point_tiles") == (("points", 4 + 2 * 3), ("tiles", 2, 7)), "the other one of 4 counts 7 now, too"
    assert ("medal",) in hints("medals")
    assert lesson().record.scores == (91, 65)


def test_nothing_hidden_is_shown_beside_the_rules():
    for topic in MAKERS:
        view = example(topic).view
        assert [card for card in view.secret[1] if card != UNKNOWN] == [], topic
        assert [card for cell, card in enumerate(view.board) if view.down >> cell & 1 and card != UNKNOWN] == [], topic
    assert {*example("summary").view.secret[0]} <= {UNKNOWN}
