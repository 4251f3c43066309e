"""Aviary's figures: `python -m bench` measures them and says whether each keeps its bound.

Every other module of this package has a function `run() -> list[Figure]`; they are found by being here. A figure that depends on the
machine is a ratio of two things measured in turns inside one run, so that a slow or busy machine slows down both.
"""

from typing import NamedTuple


class Figure(NamedTuple):
    """Something measured, and the bound that it is to keep."""

    name: str
    """What was measured, in one line: "Bower's random plies per second, python-chess = 1"."""
    value: float
    bound: float
    at_least: bool = False
    """Whether the bound is the least that the value may be; otherwise the most."""
    unit: str = "x"
    """"x" for a ratio; else a unit such as "ms" or "KB"."""

    @property
    def holds(self) -> bool:
        """Whether the value keeps its bound."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        verdict = "holds" if self.holds else "DOES NOT HOLD"
        side = "at least" if self.at_least else "at most"
        return f"{self.name}: {self.value:.2f} {self.unit} ({side} {self.bound:g} {self.unit}): {verdict}"
