"""Findings: what the doctor says, a sentence each, and where to look for more."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at."""

    grade: Literal["ok", "warning", "fault"]
    """"fault": the bot does not start, or matches cannot be played, until it is mended."""
    sentence: str
    """What there is; if that is not as it should be, also how to mend it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a live match is played."""

    match: int
    guild: int
    channel: int


def ok(sentence: str) -> Finding:
    """All is well."""
    return Finding("ok", sentence)


def warning(sentence: str) -> Finding:
    """Something that the owner should know; the bot works."""
    return Finding("warning", sentence)


def fault(sentence: str) -> Finding:
    """Something that keeps the bot, or a match, from working."""
    return Finding("fault", sentence)


def listed(matches: Sequence[int]) -> str:
    """Matches by their numbers: "match 3", "matches 3, 5"."""
    return f"{'match' if len(matches) == 1 else 'matches'} {', '.join(map(str, matches))}"
