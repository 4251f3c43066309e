"""What the slash commands do."""

import discord

from cogs.address import AddressError
from cogs.answers import refuse
from cogs.caller import Caller
from cogs.choosing import choose_match
from cogs.desk import Desk
from cogs.draft import Component, Draft, Link
from cogs.entitled import check_channel, may_repost
from cogs.lessons import Lessons
from cogs.limits import CHOICES, CONTENT, OPTION, fit
from cogs.listing import Listing
from cogs.lobby import check_permissions
from cogs.more import More
from cogs.panel import Panels
from cogs.rulebook import Rulebooks
from cogs.typed import Labelled, find_action, fitting, suggest
from cogs.wording import footer, heading, legend
from engine.core.errors import NotationError
from engine.core.notation import Action, from_text, to_text
from engine.core.phrase import say
from engine.match import Match, Refusal


class Deeds:
    """A method a command; each answers its caller."""

    def __init__(self, desk: Desk, panels: Panels, more: More, rulebooks: Rulebooks, lessons: Lessons) -> None:
        self._desk = desk
        self._panels = panels
        self._more = more
        self._rulebooks = rulebooks
        self._lessons = lessons

    async def move(self, caller: Caller, typed: str | None, named: str | None) -> None:
        """Do the action that was typed; without one, or where it is not clear which is meant, the panel."""
        match = await choose_match(self._desk, caller, named)
        if not typed:
            return await caller.show(await self._panels.draft(caller, match))
        labelled = await self._labelled(caller, match)
        action = find_action(typed, labelled)
        if action is not None:
            return await self._panels.act(caller, match, action, match.seq)
        meant = self._typed_action(match, typed)
        # A notation with its numbers means one action; that it happens to begin words of others says nothing.
        fits = [] if meant is not None and len(meant) > 1 else fitting(typed, labelled)
        if len(fits) == 1:
            # Near enough to be offered, not exact enough to be done: the panel asks.
            return await caller.show(await self._panels.draft(caller, match, fits[0]))
        said = ("error-several" if fits else "error-not-understood") if labelled else "error-not-asked"
        lines = [caller.words(say(said, typed=discord.utils.escape_markdown(fit(typed, OPTION))))]
        if labelled and not fits and meant is not None:
            lines += await self._panels.reasons(caller, match, meant)
        await caller.show(await self._panels.draft(caller, match, notice="\n".join(lines)))

    def _typed_action(self, match: Match, typed: str) -> Action | None:
        """The action whose notation was typed, be it legal or not."""
        try:
            action = from_text(typed.strip().lower())
        except NotationError:
            # Words, then, and words that are no choice say nothing of a rule.
            return None
        return action if action[0] in self._desk.games[match.game].verbs else None

    async def offer_actions(self, caller: Caller, typed: str, named: str | None) -> list[tuple[str, str]]:
        """The actions to offer while somebody types, as (label, notation)."""
        match = await choose_match(self._desk, caller, named)
        labelled = await self._labelled(caller, match)
        return [(fit(label, OPTION), to_text(action)) for action, label in suggest(typed, labelled, CHOICES)]

    async def hand(self, caller: Caller, named: str | None) -> None:
        """What the caller knows in a match."""
        match = await choose_match(self._desk, caller, named)
        await caller.show(await self._panels.draft_hand(caller, match))
        self._desk.hands.retry(match.id, caller.user)

    async def log(self, caller: Caller, named: str | None) -> None:
        """What has happened in a match."""
        await caller.show(await self._more.draft_log(caller, await choose_match(self._desk, caller, named, playing=False)))

    async def resign(self, caller: Caller, named: str | None) -> None:
        """Ask whether the caller gives a match up; a lobby is left."""
        await self._more.give_up(caller, await choose_match(self._desk, caller, named))

    async def end(self, caller: Caller, named: str | None) -> None:
        """Ask whether the caller ends a match for all."""
        match = await choose_match(self._desk, caller, named, playing=False)
        await caller.show(await self._more.draft_sure(caller, match, "end"))

    async def board(self, caller: Caller, as_text: bool, named: str | None) -> None:
        """The board: as text, or sent anew in its channel; a match that has lost its channel goes on in this one.

        Of a match that is over the result, for the caller alone: whatever became of the channel, it can be had here.
        """
        match = await choose_match(self._desk, caller, named, playing=False)
        if as_text:
            return await caller.show(await self._more.draft_text(caller, match))
        if match.status == "over" and match.ending != "cancelled":
            return await caller.show(await self._result_alone(caller, match))
        entitled = await may_repost(self._desk, caller, match)
        if match.is_open and entitled and caller.guild == match.guild and caller.channel is not None:
            if caller.channel != match.channel and await self._desk.boards.is_homeless(match):
                check_channel(self._desk, caller.interaction)
                check_permissions(caller.interaction)
                if match.status == "live":
                    # Raises a Refusal where there is no board that could go on here.
                    await self._desk.service.view(match.id, None)
                match = await self._desk.service.move_to(match.id, caller.channel)
                return await caller.tell(say("told-moved"))
            if caller.channel == match.channel:
                check_permissions(caller.interaction)
                await self._desk.boards.repost(match)
                return await caller.tell(say("told-reposted"))
        await caller.show(await self._board_alone(caller, match))

    async def matches(self, caller: Caller) -> None:
        """The caller's matches, those that wait for the caller marked."""
        await caller.show(await Listing(self._desk).draft(caller))

    async def rules(self, caller: Caller, game: str, topic: str | None) -> None:
        """A topic of a game's rules."""
        voice = self._desk.services.voices.get(game)
        topics = list(voice.topics) if voice else []
        try:
            draft = await self._rulebooks.draft(caller, game, topics.index(topic) if topic in topics else 0)
        except AddressError as error:
            raise refuse("error-no-rules") from error
        notice = caller.words(say("error-no-topic")) if topic and topic not in topics else ""
        await caller.show(draft.under(notice))

    @property
    def taught(self) -> tuple[str, ...]:
        """The games that have a lesson."""
        return tuple(self._lessons.all)

    async def learn(self, caller: Caller, game: str) -> None:
        """The first screen of a game's lesson."""
        if game not in self._lessons.all:
            raise refuse("error-no-lesson")
        await caller.show(await self._lessons.draft(caller, game, 0))

    async def offer_topics(self, caller: Caller, typed: str, game: str | None) -> list[tuple[str, str]]:
        """The topics of a game to offer while somebody types."""
        voice = self._desk.services.voices.get(game or "")
        named = [(caller.words(voice.topic(topic)), topic) for topic in voice.topics] if voice else []
        return [(label, topic) for label, topic in named if typed.casefold() in label.casefold()]

    async def help(self, caller: Caller) -> None:
        """What can be done, on one screen."""
        games = tuple(voice.title() for voice in self._desk.services.voices.values())
        await caller.show(Draft(fit(caller.words(say("help", games=games)), CONTENT)))

    async def _labelled(self, caller: Caller, match: Match) -> Labelled:
        """Everything that the caller may choose now, in words."""
        legal = await self._desk.service.legal(match.id, caller.user)
        view = await self._desk.service.view(match.id, caller.user)
        voice = self._desk.voice(match).with_names(await self._desk.names(match))
        return [(action, caller.words(voice.action(view, action))) for action in legal]

    async def _result_alone(self, caller: Caller, match: Match) -> Draft:
        """The result of a match for the caller alone: scoring, picture and record."""
        lines, files = await self._desk.boards.result(match, caller.words, caller.user)
        link = await self._desk.link(match)
        row: tuple[Component, ...] = (Link(link, caller.words(say("button-board"))),) if link else ()
        head, foot = heading(self._desk, match, None, caller.words), footer(self._desk, match, caller.words)
        return Draft(fit("\n".join([head, *lines, foot]), CONTENT), files, (row,))

    async def _board_alone(self, caller: Caller, match: Match) -> Draft:
        """The board for the caller alone, with the way to the one for all."""
        words = caller.words
        link = await self._desk.link(match)
        row: tuple[Component, ...] = (Link(link, words(say("button-board"))),) if link else ()
        try:
            view = await self._desk.service.view(match.id, None)
        except Refusal:
            # A lobby, or a match that this bot cannot play on: there is no board to draw.
            return Draft("\n".join((heading(self._desk, match, None, words), footer(self._desk, match, words))), rows=(row,))
        asked = words(self._desk.voice(match).ask(view, await self._desk.text_names(match))) if match.status == "live" else ""
        helps = legend(self._desk.voice(match), view, words, self._desk.preferences.letters_of(caller.user))
        lines = [heading(self._desk, match, view, words), asked, *helps, footer(self._desk, match, words)]
        files = await self._desk.boards.board_picture(match, view, words, reader=caller.user)
        return Draft(fit("\n".join(filter(None, lines)), CONTENT), files, (row,))
