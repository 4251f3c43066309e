"""The lesson of The Game of Birds: a match of two, nearly all of it played on between the screens, that the learner wins by 91 to 65."""

from functools import cache
from pathlib import Path

from engine.core.lesson import Lesson, Screen
from engine.core.phrase import say
from engine.core.record import parse
from engine.games.game_of_birds.game import GameOfBirds

RECORD = Path(__file__).with_name("lesson.txt")

STOPS: tuple[tuple[int, int, int], ...] = (
    (1, 3, -1),
    (1, 2, 0),
    (2, 2, 0),
    (3, 2, 0),
    (4, 2, 1),
    (63, 2, 0),
    (64, 2, 1),
    (84, 2, 0),
    (85, 2, 0),
    (90, 2, 0),
    (92, 2, -1),
)
"""For each screen: entries played before it, its paragraphs, and how much of the wanted action is chosen already; -1: only to read."""


@cache
def lesson() -> Lesson:
    """The lesson, with the house deck that its record was played with."""
    record = parse(RECORD.read_text(encoding="utf-8"))
    screens = tuple(
        Screen(entries, tuple(say(f"birds-learn-{number}-{part}") for part in range(1, parts + 1)), ready >= 0, max(ready, 0))
        for number, (entries, parts, ready) in enumerate(STOPS, start=1)
    )
    return Lesson(GameOfBirds(), record, screens, (None, say("birds-learn-rival")))
