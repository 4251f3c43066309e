"""The registry of games. A new game adds its folder and a line to each table here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core.game import AnyGame
from engine.core.voice import Voice
from engine.games.bower.cards import load_cards
from engine.games.bower.game import Bower
from engine.games.bower.voice import BowerVoice
from engine.games.game_of_birds.cards import load_cards as load_birds
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.voice import BirdsVoice

GAMES: dict[str, AnyGame] = {game.id: game for game in (Bower(), GameOfBirds())}
"""Every game by its id."""

VOICES: dict[str, Voice[Any]] = {"bower": BowerVoice(), "game_of_birds": BirdsVoice()}
"""What each game says, by the game's id."""

FROM_FILE: dict[str, Callable[[Path], AnyGame]] = {
    "bower": lambda file: Bower(load_cards(file)),
    "game_of_birds": lambda file: GameOfBirds(load_birds(file)),
}
"""How each game is made with the components of a file. Raises CardsError."""


def games_with(folder: Path | None) -> dict[str, AnyGame]:
    """Every game by its id; one for which the folder holds a file GAME.toml plays with the components written there.

    Raises CardsError with every fault of the first file that has any.
    """
    files = {} if folder is None else {id: folder / f"{id}.toml" for id in GAMES}
    return {id: FROM_FILE[id](files[id]) if id in files and files[id].exists() else game for id, game in GAMES.items()}
