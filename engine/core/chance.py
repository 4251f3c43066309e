"""Chance: the only source of luck. One primitive, `below`; everything else is made from it."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from engine.core.errors import ChanceError


class Chance(ABC):
    """Gives whole numbers. A rule that needs luck takes a `Chance` as an argument, so luck can be recorded and scripted."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely. Raises ChanceError for n < 1."""

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        """The items in a random order (Fisher-Yates from the end: len(items) - 1 draws)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    @staticmethod
    def seeded(seed: int) -> "Chance":
        """Luck that is the same for the same seed."""
        return _Random(random.Random(int(seed)))

    @staticmethod
    def system() -> "Chance":
        """Luck that nobody can foretell: the operating system's. Real matches use it."""
        return _Random(random.SystemRandom())

    @staticmethod
    def scripted(numbers: Iterable[int]) -> "Scripted":
        """Luck that gives exactly these numbers, one after the other."""
        return Scripted(numbers)

    @staticmethod
    def recording(source: "Chance", into: list[int]) -> "Chance":
        """Luck taken from `source`; each number is also appended to `into`."""
        return _Recording(source, into)


class _Random(Chance):
    __slots__ = ("_random",)

    def __init__(self, source: random.Random) -> None:
        self._random = source.random

    def below(self, n: int) -> int:
        if n < 1:
            raise ChanceError(f"there is no whole number from 0 to {n - 1}")
        # 53 random bits against the n < 1000 of a board game: the bias is below 1e-13.
        return int(self._random() * n)


class Scripted(Chance):
    """Luck from a list, for tests and for replaying a record. Raises ChanceError when it does not fit."""

    __slots__ = ("_left",)

    def __init__(self, numbers: Iterable[int]) -> None:
        self._left = list(numbers)[::-1]

    @property
    def left(self) -> int:
        """How many numbers have not been asked for yet."""
        return len(self._left)

    def below(self, n: int) -> int:
        if not self._left:
            raise ChanceError(f"the luck ran out: a number below {n} was asked for")
        number = self._left.pop()
        if not 0 <= number < n:
            raise ChanceError(f"the luck holds {number} where a number from 0 to {n - 1} was asked for")
        return number


class _Recording(Chance):
    __slots__ = ("_into", "_source")

    def __init__(self, source: Chance, into: list[int]) -> None:
        self._source = source
        self._into = into

    def below(self, n: int) -> int:
        number = self._source.below(n)
        self._into.append(number)
        return number
