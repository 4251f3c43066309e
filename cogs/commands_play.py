"""The command /play: a subcommand a game, with an opponent and the game's options as its options. All of it comes from the registry."""

import inspect
from collections.abc import Callable
from typing import Any, Final

import discord
from discord import app_commands

from cogs.answers import answer
from cogs.desk import Desk
from cogs.lobby import Lobbies
from cogs.translator import described
from engine.core.game import AnyGame, Option
from engine.core.phrase import Phrase, say

_OPPONENT: Final = "opponent"


def play_group(desk: Desk, lobbies: Lobbies) -> app_commands.Group:
    """The command /play with all registered games."""
    localizer = desk.services.localizer
    group = app_commands.Group(name="play", description=described(localizer, say("command-play")), guild_only=True)
    for game in desk.games.values():
        title = desk.services.voices[game.id].title()
        command: app_commands.Command[Any, Any, None] = app_commands.Command(
            name=game.id, description=described(localizer, say("command-play-game", game=title)), callback=_callback(desk, lobbies, game)
        )
        group.add_command(command)
    return group


def _callback(desk: Desk, lobbies: Lobbies, game: AnyGame) -> Callable[..., Any]:
    """What runs for /play GAME, with a signature that names the game's options: discord.py reads the command's options from it."""

    async def play(interaction: discord.Interaction[Any], **given: Any) -> None:
        caller = desk.caller(interaction)
        try:
            await caller.open()
            await desk.remember(caller)
            opponents = [value for name, value in given.items() if name.startswith(_OPPONENT) and value is not None]
            options = {name: value for name, value in given.items() if not name.startswith(_OPPONENT)}
            await lobbies.found(caller, game.id, options, opponents)
            await caller.tell(say("told-lobby"))
        except Exception as error:
            await answer(caller, error)

    kind = inspect.Parameter.KEYWORD_ONLY
    names = _opponents(game)
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
    parameters += [inspect.Parameter(name, kind, default=None, annotation=discord.Member | None) for name in names]
    parameters += [inspect.Parameter(o.id, kind, default=o.default, annotation=_annotation(o)) for o in game.options]
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    voice = desk.services.voices[game.id]
    texts: dict[str, Phrase] = {name: say("command-opponent") for name in names}
    texts |= {option.id: voice.option(option.id) for option in game.options}
    play = app_commands.describe(**{name: described(desk.services.localizer, text) for name, text in texts.items()})(play)
    choices = {option.id: _choices(option) for option in game.options if not _is_flag(option)}
    return app_commands.choices(**choices)(play) if choices else play


def _opponents(game: AnyGame) -> list[str]:
    """opponent, opponent_2, ...: as many as can play against the host."""
    return [_OPPONENT if number == 1 else f"{_OPPONENT}_{number}" for number in range(1, game.seat_range[-1])]


def _is_flag(option: Option) -> bool:
    return set(option.values) == {False, True} and all(isinstance(value, bool) for value in option.values)


def _annotation(option: Option) -> type:
    return bool if _is_flag(option) else type(option.default)


def _choices(option: Option) -> list[app_commands.Choice[Any]]:
    return [app_commands.Choice(name=str(value), value=value) for value in option.values]
