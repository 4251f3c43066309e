"""The caller: who pressed or typed, in which language, and the one way to answer. A token is used for its own press only and never kept."""

from dataclasses import replace
from typing import Any

import discord

from cogs.draft import Draft, Row
from cogs.limits import CONTENT, fit
from cogs.people import may_moderate
from engine.core.phrase import Phrase
from engine.match import Match
from engine.text import Localizer, Words


class Caller:
    """One press or command. It is acknowledged first (`open` or `touch`), then worked on, then answered by `show` or `tell`."""

    def __init__(self, interaction: discord.Interaction[Any], words: Words, language: str) -> None:
        self.interaction = interaction
        self.words = words
        self.language = language
        self._fresh = False
        """Whether a new private message waits to be filled."""

    def speak(self, language: str, localizer: Localizer) -> None:
        """Answer in another language from here on, as after a change of the presser's settings."""
        self.language, self.words = language, localizer.words(language)

    @property
    def user(self) -> int:
        """The presser's id."""
        return self.interaction.user.id

    @property
    def guild(self) -> int | None:
        """The server of the press; None in direct messages."""
        return self.interaction.guild_id

    @property
    def channel(self) -> int | None:
        """The channel of the press."""
        return self.interaction.channel_id

    def may_moderate(self, match: Match) -> bool:
        """Whether the presser has Manage Messages where the match is."""
        return may_moderate(self.interaction, match.guild, match.channel)

    @property
    def values(self) -> list[str]:
        """What was chosen in the select that was pressed."""
        data: Any = self.interaction.data or {}
        return [str(value) for value in data.get("values", ())]

    async def open(self) -> None:
        """Acknowledge: a new message that only the presser sees will follow."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)
        self._fresh = True

    async def touch(self) -> None:
        """Acknowledge: the private message whose component was pressed will change.

        A message that others see never changes into what is meant for the presser alone, whatever its components say.
        """
        pressed = self.interaction.message
        if pressed is None or not pressed.flags.ephemeral:
            return await self.open()
        await self.interaction.response.defer()

    async def show(self, draft: Draft) -> None:
        """Fill the new private message, or replace the one that was pressed."""
        await self.interaction.edit_original_response(**replace(draft, pings=()).to_edit())
        self._fresh = False

    async def tell(self, text: Phrase | str, rows: tuple[Row, ...] = ()) -> None:
        """Say something to the presser alone, whatever state the press is in; nothing shown already is replaced."""
        words = self.words(text) if isinstance(text, Phrase) else text
        draft = Draft(fit(words, CONTENT), rows=rows)
        if not self.interaction.response.is_done():
            await self.interaction.response.send_message(**draft.to_send(), ephemeral=True)
        elif self._fresh:
            await self.show(draft)
        else:
            await self.interaction.followup.send(**draft.to_send(), ephemeral=True)
