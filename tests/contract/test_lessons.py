"""The contract of a lesson: its record holds, what it wants may be chosen, and every screen fits a message in every language."""

import pytest

from engine.core.lesson import Lesson
from engine.core.menu import open_menu
from engine.core.notation import from_text, to_text
from engine.core.replay import check
from engine.games import GAMES, LESSONS, VOICES
from engine.text import Localizer

LOCALIZER = Localizer.load(strict=True)
TEXT = 600
"""Characters that a screen's paragraphs may have together: short enough to be read before the next press."""
PRESSES = 24
"""The most presses that a lesson may take, confirmations and reading on included: about five minutes."""


def test_every_game_has_a_lesson():
    assert set(LESSONS) == set(GAMES)


lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


@lessons
def test_its_record_is_a_whole_match_by_the_rules_of_today(lesson: Lesson):
    assert check(lesson.game, lesson.record) == []
    assert lesson.record.ranking, "it is played to its end"
    assert lesson.game.cards_digest == GAMES[lesson.game.id].cards_digest
    assert lesson.screens[-1].entries == len(lesson.record.entries)


@lessons
def test_the_learner_does_what_the_record_says_and_everything_else_comes_from_it(lesson: Lesson):
    entries = [screen.entries for screen in lesson.screens]
    assert entries == sorted(entries)
    assert not lesson.screens[-1].asks
    for screen, moment in zip(lesson.screens, lesson.moments, strict=True):
        assert moment.view.seat == lesson.seat
        if not screen.asks:
            assert (moment.legal, moment.wanted) == ((), ())
            continue
        entry = lesson.record.entries[screen.entries]
        assert (entry.kind, entry.seat) == ("action", lesson.seat)
        assert moment.wanted == from_text(entry.action)
        assert moment.wanted in moment.legal
        assert len(moment.legal) > 1, "a choice that is none teaches nothing"
        assert open_menu(moment.legal, moment.opening(screen)) is not None
        voice = VOICES[lesson.game.id]
        assert voice.why(moment.view)
        assert voice.why(moment.view, moment.wanted) == ()


@lessons
def test_nothing_hidden_is_told_to_the_learner(lesson: Lesson):
    for moment in lesson.moments:
        assert all(lesson.seat in (seats or (lesson.seat,)) for _, seats, _ in moment.told)


@lessons
@pytest.mark.parametrize("language", LOCALIZER.languages)
def test_its_texts_are_short_and_there(lesson: Lesson, language: str):
    for number, screen in enumerate(lesson.screens, start=1):
        texts = [LOCALIZER.render(phrase, language) for phrase in screen.text]
        assert 40 < sum(map(len, texts)) <= TEXT, (number, texts)
    assert all(LOCALIZER.render(name, language) for name in lesson.names if name is not None)


@lessons
def test_it_takes_about_five_minutes(lesson: Lesson):
    """Counted along the menus: a press a choice, the confirmation, and the button that goes on where there is only something to read."""
    presses = 0
    for screen, moment in zip(lesson.screens[:-1], lesson.moments, strict=False):
        menu = open_menu(moment.legal, moment.opening(screen)) if screen.asks else None
        while menu is not None and not menu.is_whole:
            (prefix,) = [choice for choice in menu.choices if moment.wanted[: len(choice)] == choice]
            menu = open_menu(moment.legal, prefix)
            presses += 1
        presses += 1
    assert presses <= PRESSES, [to_text(moment.wanted) for moment in lesson.moments if moment.wanted]
