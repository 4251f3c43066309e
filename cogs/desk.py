"""The desk: what every handler of a press or command works with. One a bot; it holds services, never the state of a match."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.answers import refuse
from cogs.caller import Caller
from cogs.draft import Attachment, picture
from cogs.limits import ALT, fit, sentences
from cogs.people import People, escaped, may_see
from cogs.preferences import Preferences
from cogs.services import Services
from engine.core.game import AnyGame, Told, View
from engine.core.notation import Action
from engine.core.phrase import Phrase
from engine.core.voice import Names, Voice
from engine.match import Match, NoMatchError, UnknownGameError
from engine.store import StoreError
from engine.text import Words

if TYPE_CHECKING:
    from cogs.board import Boards
    from cogs.hands import Hands


logger = logging.getLogger(__name__)

BOARD: Final = "board"
"""The kind of the one public post that shows a match, from its lobby to its end."""

LOCALE: Final = "locale"
"""The setting that keeps a person's language as Discord last told it."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """What a picture is wanted of: its kind, the view, the names by seat, what is chosen so far, what has just happened, more of it,
    and whether its pieces bear letters."""

    kind: str
    view: View
    names: Names
    prefix: Action = ()
    told: tuple[Told, ...] = ()
    extra: object = None
    lettered: bool = False


class Desk:
    """Services, names, and the keepers of the public and private messages."""

    boards: "Boards"
    hands: "Hands"

    def __init__(self, bot: discord.Client, services: Services) -> None:
        self.bot = bot
        self.services = services
        self.service = services.service
        self.posts = services.store.posts
        self.people = People(bot)
        self.preferences = Preferences(services.store)
        self._languages: dict[int, str] = {}

    @property
    def games(self) -> Mapping[str, AnyGame]:
        """Every registered game."""
        return self.services.games

    def voice(self, match: Match) -> Voice[Any]:
        """What the match's game says. Raises UnknownGameError for a game that this bot does not have."""
        if match.game not in self.services.voices:
            raise UnknownGameError()
        return self.services.voices[match.game]

    def title(self, match: Match) -> Phrase | str:
        """The name of the match's game; its id when this bot does not have the game."""
        voice = self.services.voices.get(match.game)
        return voice.title() if voice else match.game

    def words(self, language: str) -> Words:
        """Phrases to words in a language."""
        return self.services.localizer.words(language)

    def caller(self, interaction: discord.Interaction[Any]) -> Caller:
        """Who acts, with the language to answer in: the one that this person has chosen, else that of the person's Discord."""
        self.people.meet(interaction.user, interaction.guild_id)
        language = self.chosen_language(interaction.user.id) or self.spoken_language(interaction)
        return Caller(interaction, self.words(language), language)

    def chosen_language(self, user: int) -> str | None:
        """The language that this person has chosen, if the bot still has it."""
        chosen = self.preferences.language_of(user)
        return chosen if chosen in self.services.localizer.languages else None

    def spoken_language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of the person's Discord, as Discord tells it with each press; the bot's default for one without texts."""
        return self.services.localizer.match(str(interaction.locale), self.services.settings.language)

    async def remember(self, caller: Caller) -> None:
        """Keep the language of the caller's Discord, for messages that no press asked for: direct messages, after a restart too."""
        spoken = self.spoken_language(caller.interaction)
        if self._languages.get(caller.user) != spoken:
            try:
                if await self.services.store.settings.get("user", caller.user, LOCALE) != spoken:
                    await self.services.store.settings.put("user", caller.user, LOCALE, spoken)
            except StoreError as error:
                # No reason to refuse a press: the next one tries again.
                logger.warning("the language of %(user)d was not kept: %(error)s", {"user": caller.user, "error": error})
                return
            self._languages[caller.user] = spoken

    async def language_of(self, user: int, default: str) -> str:
        """The language that this person has chosen, else the one that the person's Discord spoke last; the default for one who never
        pressed anything."""
        known = self.chosen_language(user) or self._languages.get(user)
        return known or await self.services.store.settings.get("user", user, LOCALE) or default

    def public_language(self, guild: discord.Guild | None) -> str:
        """The language for all to read: the server's setting, else its locale, else the bot's default."""
        default, match = self.services.settings.language, self.services.localizer.match
        if guild is None:
            return default
        return match(self.preferences.language_in(guild.id), match(str(guild.preferred_locale), default))

    async def find(self, caller: Caller, match_id: int) -> Match:
        """The match, if this person may look at it. Raises RefusedError alike for a match unknown and one out of sight.

        Every look at a match comes through here, so a result that could not be posted is tried again.
        """
        try:
            match = await self.service.match(match_id)
        except NoMatchError as error:
            raise refuse("error-no-match", match=str(match_id)) from error
        if caller.user in match.players or may_see(caller.interaction.user, caller.channel, self.bot, match.guild, match.channel):
            if caller.interaction.type is not discord.InteractionType.autocomplete:
                await self.boards.pay(match)
            return match
        raise refuse("error-no-match", match=str(match_id))

    async def names(self, match: Match) -> Names:
        """The players' names by seat, plain: for pictures."""
        return await self.people.names(match.guild, match.players)

    async def text_names(self, match: Match) -> Names:
        """The players' names by seat, escaped: for texts."""
        return tuple(escaped(name) for name in await self.names(match))

    async def told(self, match: Match, viewer: int | None, since: int = 0) -> tuple[Told, ...]:
        """What has happened after the first `since` entries, as far as the viewer may know it."""
        return tuple(told for _, told in await self.service.told(match.id, viewer, since))

    async def picture(
        self,
        match: Match,
        kind: str,
        view: View,
        words: Words,
        prefix: Action = (),
        since: int | None = None,
        legal: Sequence[Action] = (),
        lettered: bool = False,
    ) -> tuple[Attachment, ...]:
        """A picture with its alt text; `since` marks what happened after that entry, as far as the viewer may know, `legal` what is
        open to the seat; `lettered` puts letters on pieces.

        Empty when it cannot be drawn: the text and the buttons are enough to play, and a fault of a picture shall stop no match.
        """
        viewer = None if view.seat < 0 else match.players[view.seat]
        told = await self.told(match, viewer, since) if since is not None else ()
        extra: object = self.games[match.game].summary(view) if kind == "result" else tuple(legal) or None
        sketch = Sketch(kind, view, await self.names(match), prefix, told, extra, lettered=lettered)
        return await self.drawn(match.game, f"{match.game}-{match.id}", sketch, words)

    async def drawn(self, game: str, stem: str, sketch: Sketch, words: Words) -> tuple[Attachment, ...]:
        """A picture with its alt text, of a match or not; `stem` begins its file's name. Empty when it cannot be drawn."""
        kind, view, names = sketch.kind, sketch.view, sketch.names
        voice = self.services.voices[game]
        alt = fit(sentences(map(words, voice.alt(view, names, kind))), ALT)
        try:
            terms = voice.terms(view, sketch.told)
            data = await self.services.artist.draw(
                game,
                kind,
                view,
                names,
                words,
                prefix=sketch.prefix,
                events=sketch.told,
                extra=sketch.extra,
                terms=terms,
                lettered=sketch.lettered,
            )
        except Exception:
            logger.exception("the picture %(picture)r of %(subject)s cannot be drawn", {"picture": kind, "subject": stem})
            return ()
        return (picture(f"{stem}-{kind}", data, alt),)

    async def link(self, match: Match) -> str | None:
        """The address of the match's public message, made afresh; None when there is none."""
        post = await self.posts.get(match.id, BOARD)
        return f"https://discord.com/channels/{match.guild}/{post.channel}/{post.message}" if post else None
