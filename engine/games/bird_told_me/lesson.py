"""The lesson of The Bird Told Me to Do It: the first branch of a match for two, which is played on to its end
and that the learner wins by 31 to 8."""

from functools import cache
from pathlib import Path

from engine.core.lesson import Lesson, Screen
from engine.core.phrase import say
from engine.core.record import parse
from engine.games.bird_told_me.game import BirdToldMe

RECORD = Path(__file__).with_name("lesson.txt")

STOPS: tuple[tuple[int, int, int], ...] = (
    (1, 2, -1),
    (1, 2, 1),
    (2, 2, 0),
    (3, 2, -1),
    (6, 2, 1),
    (7, 2, 0),
    (8, 2, 1),
    (11, 2, 0),
    (12, 2, 1),
    (44, 2, -1),
)
"""For each screen: entries played before it, its paragraphs, and how much of the wanted action is chosen already; -1: only to read."""


@cache
def lesson() -> Lesson:
    """The lesson, with the house deck that its record was played with."""
    record = parse(RECORD.read_text(encoding="utf-8"))
    screens = tuple(
        Screen(entries, tuple(say(f"told-me-learn-{number}-{part}") for part in range(1, parts + 1)), ready >= 0, max(ready, 0))
        for number, (entries, parts, ready) in enumerate(STOPS, start=1)
    )
    return Lesson(BirdToldMe(), record, screens, (None, say("told-me-learn-rival")))
