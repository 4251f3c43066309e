"""The caller: who pressed or typed, in which language, and the one way to answer. A token is used for its own press only and never kept."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import discord

from cogs.draft import Draft, Row
from cogs.limits import CONTENT, fit
from cogs.outcome import NO_ANSWER, ask_twice
from cogs.people import may_moderate
from engine.core.phrase import Phrase
from engine.match import Match
from engine.text import Localizer, Words

_SOON: Final = 1.4
"""Seconds to wait for Discord to take an acknowledgement: it can be given twice within the three that Discord waits."""
_TAKEN: Final = 40060
"""The code for an interaction that has been acknowledged."""
_UNKNOWN_MESSAGE: Final = 10008


class Caller:
    """One press or command. It is acknowledged first (`open` or `touch`), then worked on, then answered by `show` or `tell`."""

    def __init__(self, interaction: discord.Interaction[Any], words: Words, language: str) -> None:
        self.interaction = interaction
        self.words = words
        self.language = language
        self._acknowledged = False
        """Whether Discord has taken the first answer, as far as is known."""
        self._unanswered = False
        """Whether it may have taken one from which no answer came back."""
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
        self._fresh = True
        await self._acknowledge(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def touch(self) -> None:
        """Acknowledge: the private message whose component was pressed will change.

        A message that others see never changes into what is meant for the presser alone, whatever its components say.
        """
        pressed = self.interaction.message
        if pressed is None or not pressed.flags.ephemeral:
            return await self.open()
        await self._acknowledge(self.interaction.response.defer)

    async def show(self, draft: Draft) -> None:
        """Fill the new private message, or replace the one that was pressed; one that was closed meanwhile comes anew."""
        draft = replace(draft, pings=())
        try:
            await ask_twice(lambda: self.interaction.edit_original_response(**draft.to_edit()))
        except discord.NotFound as error:
            if self._fresh or error.code != _UNKNOWN_MESSAGE:
                raise
            await self._follow(draft)
        self._fresh = False

    async def tell(self, text: Phrase | str, rows: tuple[Row, ...] = ()) -> None:
        """Say something to the presser alone, whatever state the press is in; nothing shown already is replaced."""
        words = self.words(text) if isinstance(text, Phrase) else text
        draft = Draft(fit(words, CONTENT), rows=rows)
        if not self._acknowledged:
            unanswered = self._unanswered
            try:
                return await self._acknowledge(lambda: self.interaction.response.send_message(**draft.to_send(), ephemeral=True))
            except discord.HTTPException as error:
                if error.code != _TAKEN or not unanswered:
                    raise
            # The acknowledgement from which no answer came had been taken.
            self._acknowledged = True
        if self._fresh:
            await self.show(draft)
        else:
            await self._follow(draft)

    async def _follow(self, draft: Draft) -> None:
        # Twice, though it may then be there twice: to nobody but the presser, who would know nothing otherwise.
        await ask_twice(lambda: self.interaction.followup.send(**draft.to_send(), ephemeral=True))

    async def _acknowledge(self, call: Callable[[], Awaitable[object]]) -> None:
        """The first answer, which Discord takes once and for three seconds: asked again soon when none comes back. That it has been
        taken already is then no refusal."""
        try:
            async with asyncio.timeout(_SOON):
                await call()
        except NO_ANSWER:
            self._unanswered = True
            try:
                async with asyncio.timeout(_SOON):
                    await call()
            except discord.HTTPException as error:
                if error.code != _TAKEN:
                    raise
        self._acknowledged = True
