"""Actions as text: ("place", 12, 7) <-> "place.12.7". Log, tests, custom_ids and typed input all use this one form."""

import re

from engine.core.errors import NotationError

Action = tuple[str | int, ...]
"""A verb and whole numbers >= 0, such as ("place", 12, 7, 1)."""

_ACTION = re.compile(r"[a-z][a-z_]{0,15}(?:\.(?:0|[1-9][0-9]{0,5})){0,8}", re.ASCII)


def to_text(action: Action) -> str:
    """The notation of an action: its parts joined by dots."""
    return ".".join(map(str, action))


def is_action(value: object) -> bool:
    """Whether a value has the form of an action: a tuple of a word and whole numbers >= 0; neither True nor 1.0 is a whole number."""
    if type(value) is not tuple or not value or type(value[0]) is not str:
        return False
    return all(type(part) is int and part >= 0 for part in value[1:])


def from_text(text: str) -> Action:
    """The action that a text stands for. Raises NotationError for anything that `to_text` would not have written."""
    if not _ACTION.fullmatch(text):
        raise NotationError(f"not an action: {text[:60]!r} (expected a verb and whole numbers, such as place.12.7)")
    verb, *numbers = text.split(".")
    return (verb, *map(int, numbers))
