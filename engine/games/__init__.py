"""The registry of games. A new game adds its folder and a line to each table here."""

from engine.core.game import AnyGame
from engine.games.bower.game import Bower

GAMES: dict[str, AnyGame] = {game.id: game for game in (Bower(),)}
"""Every game by its id."""
