"""Phrases: what is to be said, as a message id and arguments. The words themselves are in the Fluent files."""

from collections.abc import Mapping, Sequence
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


def chain(items: Sequence[Phrase], mark: str) -> Phrase:
    """One or more items with a mark between them and no "and": what labels and lists of facts need.

    The mark is the id of a message that puts `first` before `rest`.
    """
    *first, last = items
    for item in reversed(first):
        last = say(mark, first=item, rest=last)
    return last
