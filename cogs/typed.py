"""Typed choices: what a player wrote, matched with the actions that are legal now."""

import unicodedata
from collections.abc import Sequence

from engine.core.notation import Action, to_text

Labelled = Sequence[tuple[Action, str]]
"""Whole legal actions with their labels in the player's language."""


def folded(text: str) -> str:
    """A text for comparing: without case, diacritics, punctuation and doubled spaces."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in bare).split())


def find_action(typed: str, labelled: Labelled) -> Action | None:
    """The one action whose notation or whole label was typed: that is done at once. None for anything less exact."""
    text = typed.strip()
    for action, _ in labelled:
        if to_text(action) == text.lower():
            return action
    wanted = folded(text)
    found = [action for action, label in labelled if folded(label) == wanted]
    return found[0] if len(found) == 1 else None


def fitting(typed: str, labelled: Labelled) -> list[Action]:
    """The actions whose label holds the words that were typed, or the beginnings of them: to be asked about, never done at once."""
    wanted = _words(typed)
    return [action for action, label in labelled if wanted and _holds(label, wanted)]


def suggest(typed: str, labelled: Labelled, most: int) -> list[tuple[Action, str]]:
    """The actions to offer while somebody types, those whose label begins with the text first."""
    beginning, wanted, notation = folded(typed), _words(typed), typed.strip().lower()
    fitting = [pair for pair in labelled if _holds(pair[1], wanted) or to_text(pair[0]).startswith(notation)]
    return sorted(fitting, key=lambda pair: not folded(pair[1]).startswith(beginning))[:most]


def _words(typed: str) -> frozenset[str]:
    """The words that were typed, each once: Discord takes 6000 letters, and the same word over and over shall keep nobody waiting."""
    return frozenset(folded(typed).split())


def _holds(label: str, wanted: frozenset[str]) -> bool:
    """Whether every word that was typed begins a word of the label."""
    words = folded(label).split()
    return all(any(word.startswith(part) for word in words) for part in wanted)
