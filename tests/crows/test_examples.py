"""The pictures beside the rules show what their captions say."""

import pytest

from engine.core.chance import Chance
from engine.games.crows.examples import MAKERS, SHINING, example
from engine.games.crows.lesson import lesson
from engine.games.crows.state import TILES, TOKENS, coordinate
from tests.crows.voices import LOCALIZER, VOICE


def caption(topic):
    return LOCALIZER.render(VOICE.example(topic).caption, "en")


def heard(topic, kind):
    """The data of the events of a kind, cells by name."""
    return [data for name, _, data in example(topic).events if name == kind]


def test_topics_without_a_picture_have_none():
    assert {topic for topic in VOICE.topics if example(topic) is None} == {"rulings"}


def test_the_one_of_flocking_shows_each_rule():
    flown = {(coordinate(start), coordinate(end), crows, seat) for start, end, crows, seat, _ in heard("flocking", "flocked")}
    assert flown == {
        ("K50", "N50", 1, 0),
        ("O50", "N50", 1, 0),
        ("O50", "P50", 1, 1),
        ("P51", "P52", 2, 2),
        ("L52", "N52", 2, 2),
        ("N52", "P52", 1, 2),
    }
    assert [coordinate(cell) for cell in SHINING] == ["N50", "P50", "P52"]
    assert [(coordinate(cell), crows) for cell, crows, _ in heard("flocking", "stayed")] == [("O50", 1)]
    assert [[coordinate(cell) for cell in cells] for (cells,) in heard("flocking", "unmoved")] == [["N48"]]


@pytest.mark.parametrize(("topic", "points"), [("summary", {0: 2, 1: 3}), ("scoring", {0: 8, 1: 5})])
def test_points_are_as_told(topic, points):
    assert {seat: scored for seat, _, _, scored, _ in heard(topic, "scored")} == points


def test_the_one_of_murders_shows_the_whole_spiral():
    shown = example("murders")
    ((kind, cells),) = lesson().game.hints(shown.view, 0, shown.prefix)
    assert kind == "lands"
    assert len({*cells}) == len(cells) == 20
    assert shown.view.crows[0] == 21


def test_the_others_hold_what_their_captions_name():
    tokens = example("tokens").view
    assert [tokens.tokens[0], [coordinate(cell) for cell in (*tokens.tombs, *tokens.roosts)]] == [tuple(range(len(TOKENS))), ["O51", "P51"]]
    assert all(name in caption("tokens") for name in ("O51", "P51"))
    assert example("tiles").view.open == tuple(range(len(TILES)))
    assert coordinate(100 * example("turn").prefix[1] + example("turn").prefix[2]) == "M50"
    truth = lesson().game.guess(example("objects").view, 0, Chance.seeded(1))
    assert example("objects").extra == tuple(lesson().game.legal_actions(truth, 0))
    assert f"by {lesson().record.scores[0]} to {lesson().record.scores[1]}" in caption("end")
    assert len(example("variants").view.open) == 4


def test_nothing_hidden_is_shown_beside_the_rules():
    for topic in MAKERS:
        view = example(topic).view
        assert all({*hand} <= {-1} for hand in view.tokens[1:]) or not view.frames, topic
