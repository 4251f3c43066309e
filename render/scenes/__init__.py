"""Scenes: what is to be seen, made from views and words. One module family a game."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.core.game import Told
from engine.core.notation import Action
from engine.core.phrase import Phrase
from render.scene import Scene

Words = Callable[[Phrase], str]
"""Phrases to words in the reader's language."""


class Request(msgspec.Struct, frozen=True):
    """What a picture is wanted of."""

    kind: str
    """"board": for spectators, in the channel; "seat": for the seat that the view belongs to; "result": the final scoring."""
    view: Any
    names: tuple[str, ...]
    """The players' names as they are; scenes clean and shorten them."""
    words: Words
    prefix: Action = ()
    """What has been chosen so far; a whole action is shown as a ghost."""
    events: tuple[Told, ...] = ()
    """What happened since the last picture, to be marked."""
    extra: Any = None
    """The scoring, for a "result"; for a "seat" the actions that are legal, if what is open is to be marked."""
    terms: Mapping[str, Phrase] = {}
    """What the game's voice says in its pictures, by name."""
    lettered: bool = False
    """Whether pieces that colour and shape tell apart bear letters, too."""


SceneMaker = Callable[[Request], Scene]
