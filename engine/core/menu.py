"""Menus of any game: the legal actions form a tree (verb, then one number after the other), walked a level at a time."""

from collections.abc import Sequence

import msgspec

from engine.core.notation import Action


class Menu(msgspec.Struct, frozen=True):
    """One level of the tree of legal actions."""

    prefix: Action
    """What has been chosen so far, single branches included."""
    choices: tuple[Action, ...]
    """The prefixes one part longer, in the order of the legal actions; () when `prefix` is a whole legal action."""
    back: Action | None
    """The prefix at which the last real choice was made; None at the top."""

    @property
    def is_whole(self) -> bool:
        """Whether the prefix is a legal action, ready to be previewed and confirmed."""
        return not self.choices


def open_menu(legal: Sequence[Action], prefix: Action = ()) -> Menu | None:
    """The menu at a prefix, single branches passed through; None when no legal action begins with it.

    Law: no action of a game is the beginning of another of the same game (a verb has one number of arguments).
    """
    if not any(action[: len(prefix)] == prefix for action in legal):
        return None
    back = _parent(legal, prefix)
    while True:
        choices = _children(legal, prefix)
        if len(choices) != 1:
            return Menu(prefix, tuple(choices), back)
        prefix = choices[0]


def _children(legal: Sequence[Action], prefix: Action) -> list[Action]:
    size = len(prefix)
    return list(dict.fromkeys(action[: size + 1] for action in legal if len(action) > size and action[:size] == prefix))


def _parent(legal: Sequence[Action], prefix: Action) -> Action | None:
    """The longest shorter prefix that offers more than one choice."""
    for size in range(len(prefix) - 1, -1, -1):
        if len(_children(legal, prefix[:size])) > 1:
            return prefix[:size]
    return None
