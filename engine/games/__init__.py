"""The registry of games. A new game adds its folder and a line to each table here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core.errors import CardsFolderError
from engine.core.game import AnyGame
from engine.core.lesson import Lesson
from engine.core.voice import Voice
from engine.games.bird_told_me.game import BirdToldMe, load_deck
from engine.games.bird_told_me.lesson import lesson as told_lesson
from engine.games.bird_told_me.voice import BirdToldMeVoice
from engine.games.bower.cards import load_cards
from engine.games.bower.game import Bower
from engine.games.bower.lesson import lesson as bower_lesson
from engine.games.bower.voice import BowerVoice
from engine.games.crows.cards import load_cards as load_crows
from engine.games.crows.game import Crows
from engine.games.crows.lesson import lesson as crows_lesson
from engine.games.crows.voice import CrowsVoice
from engine.games.game_of_birds.cards import load_cards as load_birds
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.lesson import lesson as birds_lesson
from engine.games.game_of_birds.voice import BirdsVoice

GAMES: dict[str, AnyGame] = {game.id: game for game in (Bower(), Crows(), GameOfBirds(), BirdToldMe())}
"""Every game by its id."""

VOICES: dict[str, Voice[Any]] = {
    "bower": BowerVoice(),
    "crows": CrowsVoice(),
    "game_of_birds": BirdsVoice(),
    "bird_told_me": BirdToldMeVoice(),
}
"""What each game says, by the game's id."""

LESSONS: dict[str, Lesson] = {
    "bower": bower_lesson(),
    "crows": crows_lesson(),
    "game_of_birds": birds_lesson(),
    "bird_told_me": told_lesson(),
}
"""The guided first match of each game that has one, by the game's id. Always with the house set, whatever the owner's components."""

FROM_FILE: dict[str, Callable[[Path], AnyGame]] = {
    "bower": lambda file: Bower(load_cards(file)),
    "crows": lambda file: Crows(load_crows(file)),
    "game_of_birds": lambda file: GameOfBirds(load_birds(file)),
    "bird_told_me": lambda file: BirdToldMe(load_deck(file)),
}
"""How each game is made with the components of a file. Raises CardsError."""


def games_with(folder: Path | None) -> dict[str, AnyGame]:
    """Every game by its id; one for which the folder holds a file GAME.toml plays with the components written there.

    Raises CardsError with every fault of the first file that has any, CardsFolderError for a folder that cannot be read and for a file
    of components in it that belongs to no game, such as one whose name is mistyped.
    """
    files = {} if folder is None else _files(folder)
    return {id: FROM_FILE[id](files[id]) if id in files else game for id, game in GAMES.items()}


def _files(folder: Path) -> dict[str, Path]:
    """The files of components in a folder, by the ids of their games."""
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".toml")
    except OSError as error:
        raise CardsFolderError(f"The folder {folder} cannot be read ({error.strerror}): choose another one.") from error
    for path in found:
        if path.name not in {f"{id}.toml" for id in GAMES}:
            names = ", ".join(f"{id}.toml" for id in GAMES)
            raise CardsFolderError(f"{path} belongs to no game: rename it or take it away; a file of components is called {names}.")
    return {path.stem: path for path in found}
