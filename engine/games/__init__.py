"""The registry of games. A new game adds its folder and a line to each table here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core.game import AnyGame
from engine.core.voice import Voice
from engine.games.bird_told_me.game import BirdToldMe, load_deck
from engine.games.bird_told_me.voice import BirdToldMeVoice
from engine.games.bower.cards import load_cards
from engine.games.bower.game import Bower
from engine.games.bower.voice import BowerVoice

GAMES: dict[str, AnyGame] = {game.id: game for game in (Bower(), BirdToldMe())}
"""Every game by its id."""

VOICES: dict[str, Voice[Any]] = {"bower": BowerVoice(), "bird_told_me": BirdToldMeVoice()}
"""What each game says, by the game's id."""

FROM_FILE: dict[str, Callable[[Path], AnyGame]] = {
    "bower": lambda file: Bower(load_cards(file)),
    "bird_told_me": lambda file: BirdToldMe(load_deck(file)),
}
"""How each game is made with the components of a file. Raises CardsError."""


def games_with(folder: Path | None) -> dict[str, AnyGame]:
    """Every game by its id; one for which the folder holds a file GAME.toml plays with the components written there.

    Raises CardsError with every fault of the first file that has any.
    """
    files = {} if folder is None else {id: folder / f"{id}.toml" for id in GAMES}
    return {id: FROM_FILE[id](files[id]) if id in files and files[id].exists() else game for id, game in GAMES.items()}
