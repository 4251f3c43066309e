"""The lesson of Crows: four rounds of a match for two, the rest of which is played on, that the learner wins by 129 to 91."""

from functools import cache
from pathlib import Path

from engine.core.lesson import Lesson, Screen
from engine.core.phrase import say
from engine.core.record import parse
from engine.games.crows.game import Crows

RECORD = Path(__file__).with_name("lesson.txt")

STOPS: tuple[tuple[int, int, int], ...] = (
    (1, 3, -1),
    (1, 2, 0),
    (2, 2, 0),
    (3, 2, 0),
    (9, 3, -1),
    (18, 2, 2),
    (19, 2, 2),
    (25, 2, -1),
    (29, 2, 0),
    (30, 2, 2),
    (31, 2, 2),
    (33, 2, 0),
    (149, 3, -1),
)
"""For each screen: entries played before it, its paragraphs, and how much of the wanted action is chosen already; -1: only to read."""


@cache
def lesson() -> Lesson:
    """The lesson, with the components of the rulebook that its record was played with."""
    record = parse(RECORD.read_text(encoding="utf-8"))
    screens = tuple(
        Screen(entries, tuple(say(f"crows-learn-{number}-{part}") for part in range(1, parts + 1)), ready >= 0, max(ready, 0))
        for number, (entries, parts, ready) in enumerate(STOPS, start=1)
    )
    return Lesson(Crows(), record, screens, (None, say("crows-learn-rival")))
