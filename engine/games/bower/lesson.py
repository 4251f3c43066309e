"""The lesson of Bower: a short Fair Play match, nearly all of it played on between the screens, that the learner wins by 7 to 6."""

from functools import cache
from pathlib import Path

from engine.core.lesson import Lesson, Screen
from engine.core.phrase import say
from engine.core.record import parse
from engine.games.bower.game import Bower

RECORD = Path(__file__).with_name("lesson.txt")

STOPS: tuple[tuple[int, int, int], ...] = (
    (1, 3, -1),
    (2, 2, 0),
    (5, 2, 0),
    (6, 2, 0),
    (30, 3, 2),
    (31, 2, 0),
    (45, 2, 2),
    (54, 3, 2),
    (55, 2, -1),
)
"""For each screen: entries played before it, its paragraphs, and how much of the wanted action is chosen already; -1: only to read."""


@cache
def lesson() -> Lesson:
    """The lesson, with the house set that its record was played with."""
    record = parse(RECORD.read_text(encoding="utf-8"))
    screens = tuple(
        Screen(entries, tuple(say(f"bower-learn-{number}-{part}") for part in range(1, parts + 1)), ready >= 0, max(ready, 0))
        for number, (entries, parts, ready) in enumerate(STOPS, start=1)
    )
    return Lesson(Bower(), record, screens, (None, say("bower-learn-rival")))
