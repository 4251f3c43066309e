"""The Artist: draws pictures in worker threads, so that the event loop is never held."""

import asyncio
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from types import MappingProxyType
from typing import Any

from engine.core.game import Told, View
from engine.core.notation import Action
from engine.core.phrase import Phrase
from render.paint import Painter
from render.scenes import Request, SceneMaker, Words, bird_told_me, bower, crows, game_of_birds

SCENES: Mapping[str, SceneMaker] = {
    "bower": bower.scene,
    "crows": crows.scene,
    "game_of_birds": game_of_birds.scene,
    "bird_told_me": bird_told_me.scene,
}
"""The maker of scenes of each game that has pictures."""


NO_TERMS: Mapping[str, Phrase] = MappingProxyType({})
SWITCH = 0.0005
"""Seconds after which a thread lets another one have the interpreter."""


class Artist:
    """Draws the pictures of all games. Made once; `close` ends its threads."""

    def __init__(self, workers: int = 2) -> None:
        self.painter = Painter()
        # A drawing thread that computes gives way to the event loop after this time; Python's own 5 ms are too long for it.
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH))
        self._turn = Lock()
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="artist")

    async def draw(
        self,
        game_id: str,
        kind: str,
        view: View,
        names: tuple[str, ...],
        words: Words,
        prefix: Action = (),
        events: tuple[Told, ...] = (),
        extra: Any = None,
        terms: Mapping[str, Phrase] = NO_TERMS,
        lettered: bool = False,
    ) -> bytes:
        """A picture as a PNG file: "board" for spectators, "seat" for the seat that the view belongs to, "result" for the end.

        `extra` is the scoring for a "result"; for a "seat" it may be the seat's legal actions, and what they leave open is marked.
        `terms` are those of the game's voice. `lettered` pictures tell by letters, too, what others tell by colour and shape.

        Raises KeyError for a game without pictures, ValueError for a kind of picture that it does not have.
        """
        request = Request(kind, view, names, words, prefix, events, extra, terms, lettered)
        return await asyncio.get_running_loop().run_in_executor(self._pool, self.render, game_id, request)

    def render(self, game_id: str, request: Request) -> bytes:
        """The same, in the caller's thread."""
        # A picture takes a few milliseconds. Drawn one after the other, they are done as soon, and the event loop never has
        # to wait for the interpreter behind more than one thread.
        with self._turn:
            return self.painter.png(SCENES[game_id](request))

    def close(self) -> None:
        """Let the pictures under way be finished, then end the threads."""
        self._pool.shutdown()
