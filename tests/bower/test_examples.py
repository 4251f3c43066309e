"""The pictures beside the rules show what their captions say."""

from engine.games.bower.examples import KINDS, example
from engine.games.bower.lesson import lesson
from tests.bower.positions import cell
from tests.bower.voices import VOICE


def test_topics_without_a_picture_have_none():
    assert {topic for topic in VOICE.topics if example(topic) is None} == {"rulings", "house_set"}


def test_the_one_of_placing_closes_in_two_squares():
    shown = example("placing")
    hints = lesson().game.hints(shown.view, 0, shown.prefix)
    assert {hint[1] for hint in hints if hint[0] == "seals"} == {cell("c1"), cell("d3")}


def test_the_one_of_gems_brings_the_third_into_column_4():
    shown = example("gems")
    hints = lesson().game.hints(shown.view, 0, shown.prefix)
    assert ("gem", 3, 3) in hints
    assert ("bonus",) in hints
    assert shown.prefix[2:] == (cell("d4"), 0)


def test_every_bonus_tile_is_in_one_of_them():
    offered = [number for topic in KINDS for number in example(topic).view.frames[-1][2]]
    assert sorted(offered) == list(range(101, 121))


def test_the_one_of_scoring_has_the_tie_that_the_caption_tells_of():
    moss = next(line for line in example("scoring").extra.lines if (line.kind, line.index) == ("group", 1))
    assert moss.counts[0] == moss.counts[1]
    assert (moss.shells, moss.winner) == ((2, 3), 1)


def test_nothing_hidden_is_shown_beside_the_rules():
    for topic in ("setup", "turn", "placing", "gems"):
        assert [egg for egg in range(8) if example(topic).view.requests[egg] >= 0] == [0, 2, 4]
    assert set(example("summary").view.requests) == {-1}
