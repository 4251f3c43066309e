"""The slash commands about matches and rules: what the buttons do, for those who type, and for matches whose messages are out of sight."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import discord
from discord import app_commands

from cogs.answers import answer, explain
from cogs.caller import Caller
from cogs.choosing import offer_matches
from cogs.deeds import Deeds
from cogs.desk import Desk
from cogs.limits import CHOICES, OPTION, fit
from cogs.translator import described
from engine.core.phrase import say

Work = Callable[..., Awaitable[None]]
Offer = Callable[..., Awaitable[list[tuple[str, str]]]]

_EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


class Commands:
    """Builds the commands. Each acknowledges, works and answers in the same way; what they do is in `Deeds`."""

    def __init__(self, desk: Desk, deeds: Deeds) -> None:
        self._desk = desk
        self._deeds = deeds

    def build(self) -> list[app_commands.Command[Any, Any, None]]:
        """All commands but /play."""
        deeds = self._deeds
        return [
            self._move(),
            self._board(),
            self._rules(),
            self._learn(),
            self._of_match("hand", deeds.hand),
            self._of_match("log", deeds.log),
            self._of_match("resign", deeds.resign),
            self._of_match("end", deeds.end),
            self._bare("matches", deeds.matches),
            self._bare("help", deeds.help),
        ]

    def _move(self) -> app_commands.Command[Any, Any, None]:
        async def move(interaction: discord.Interaction[Any], action: str | None = None, match: str | None = None) -> None:
            await self._run(interaction, lambda caller: self._deeds.move(caller, action, match))

        command = self._command("move", move, "action", "match")
        self._complete_match(command)
        self._complete(command, "action", lambda caller, typed, given: self._deeds.offer_actions(caller, typed, given.match))
        return command

    def _board(self) -> app_commands.Command[Any, Any, None]:
        async def board(interaction: discord.Interaction[Any], text: bool = False, match: str | None = None) -> None:
            await self._run(interaction, lambda caller: self._deeds.board(caller, text, match))

        command = self._command("board", board, "text", "match")
        self._complete_match(command)
        return command

    def _rules(self) -> app_commands.Command[Any, Any, None]:
        async def rules(interaction: discord.Interaction[Any], game: str, topic: str | None = None) -> None:
            await self._run(interaction, lambda caller: self._deeds.rules(caller, game, topic))

        command = self._command("rules", app_commands.choices(game=self._titles(self._desk.services.voices))(rules), "game", "topic")
        self._complete(command, "topic", lambda caller, typed, given: self._deeds.offer_topics(caller, typed, given.game))
        return command

    def _learn(self) -> app_commands.Command[Any, Any, None]:
        async def learn(interaction: discord.Interaction[Any], game: str) -> None:
            await self._run(interaction, lambda caller: self._deeds.learn(caller, game))

        return self._command("learn", app_commands.choices(game=self._titles(self._deeds.taught))(learn), "game")

    def _titles(self, games: Iterable[str]) -> list[app_commands.Choice[str]]:
        """Games to choose from; their titles are translated by phrases like descriptions are."""
        voices, localizer = self._desk.services.voices, self._desk.services.localizer
        return [app_commands.Choice(name=described(localizer, voices[id].title()), value=id) for id in games]

    def _of_match(self, name: str, deed: Work) -> app_commands.Command[Any, Any, None]:
        async def of_match(interaction: discord.Interaction[Any], match: str | None = None) -> None:
            await self._run(interaction, lambda caller: deed(caller, match))

        command = self._command(name, of_match, "match")
        self._complete_match(command)
        return command

    def _bare(self, name: str, deed: Work) -> app_commands.Command[Any, Any, None]:
        async def bare(interaction: discord.Interaction[Any]) -> None:
            await self._run(interaction, deed)

        return self._command(name, bare)

    # --- the same for all --------------------------------------------------------------------------------------------

    def _command(self, name: str, callback: Any, *options: str) -> app_commands.Command[Any, Any, None]:
        localizer = self._desk.services.localizer
        texts = {option: described(localizer, say(f"command-option-{option}")) for option in options}
        return app_commands.Command(
            name=name,
            description=described(localizer, say(f"command-{name}")),
            callback=app_commands.describe(**texts)(callback) if texts else callback,
            allowed_contexts=_EVERYWHERE,
        )

    async def _run(self, interaction: discord.Interaction[Any], work: Callable[[Caller], Awaitable[None]]) -> None:
        caller = self._desk.caller(interaction)
        try:
            await caller.open()
            await self._desk.remember(caller)
            await work(caller)
        except Exception as error:
            await answer(caller, error)

    def _complete_match(self, command: app_commands.Command[Any, Any, None]) -> None:
        self._complete(command, "match", lambda caller, typed, given: offer_matches(self._desk, caller, typed))

    def _complete(self, command: app_commands.Command[Any, Any, None], option: str, offer: Offer) -> None:
        async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
            try:
                offered = await offer(self._desk.caller(interaction), typed, interaction.namespace)
            except Exception as error:
                # Nothing can be said while somebody types; the command itself will say what is wrong.
                explain(error)
                return []
            return [app_commands.Choice(name=fit(label, OPTION), value=value) for label, value in offered[:CHOICES]]

        command.autocomplete(option)(complete)
