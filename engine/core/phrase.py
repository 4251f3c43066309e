"""Phrases: what is to be said, as a message id and arguments. The words themselves are in the Fluent files."""

from collections.abc import Mapping
from typing import Union

import msgspec

Argument = Union[int, str, "Phrase", tuple["Phrase", ...]]
"""A number, a word that is the same in every language (a name, a coordinate), a phrase, or a list of phrases ("a, b and c")."""


class Phrase(msgspec.Struct, frozen=True):
    """A message id of the Fluent files with its arguments. Rendered by engine.text for a reader's language."""

    id: str
    args: Mapping[str, Argument] = {}


def say(id: str, /, **args: Argument) -> Phrase:
    """A phrase: say("bower-turn", turn=3, turns=12)."""
    return Phrase(id, args)
