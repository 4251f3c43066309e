"""The Translator: descriptions of commands and options in every language that has texts. Names are the same in all of them."""

import discord
from discord import app_commands

from cogs.limits import OPTION, fit
from engine.core.phrase import Phrase
from engine.text import Localizer

_PHRASE = "phrase"


def described(localizer: Localizer, phrase: Phrase) -> app_commands.locale_str:
    """A description in the base language that carries its phrase for the others."""
    return app_commands.locale_str(fit(localizer.render(phrase, localizer.languages[0]), OPTION), **{_PHRASE: phrase})


class Translator(app_commands.Translator):
    """Renders what `described` made for the languages of Discord that the Localizer knows."""

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text for a locale; None where the base language is meant."""
        phrase = string.extras.get(_PHRASE)
        language = self._localizer.match(str(locale))
        if not isinstance(phrase, Phrase) or language == self._localizer.languages[0]:
            return None
        return fit(self._localizer.render(phrase, language), OPTION)
