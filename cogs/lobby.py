"""Lobbies: the public message of a match that has not started, and its presses."""

import asyncio

import discord

from cogs.address import Address
from cogs.answers import refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.draft import GO, MAIN, Button, Draft, Link, Row, Select
from cogs.entitled import belongs, check_channel, may_end, not_to_end, with_host
from cogs.limits import CONTENT, OPTIONS_A_SELECT, fit
from cogs.wording import footer, heading, mention, rules_in_use, set_line
from engine.core.phrase import Phrase, say
from engine.match import AlreadyStartedError, Match

_NEEDED = {
    "view_channel": "permission-view",
    "send_messages": "permission-send",
    "attach_files": "permission-attach",
    "read_message_history": "permission-history",
}


async def draft_lobby(desk: Desk, match: Match) -> Draft:
    """The message of a lobby, or of one that came to nothing."""
    words, names = desk.words(match.language), await desk.text_names(match)
    if match.status == "over":
        return Draft("\n".join((heading(desk, match, None, words), words(say("lobby-cancelled")), footer(desk, match, words))))
    people = tuple(
        say("lobby-host", name=name) if user == match.host else say("lobby-player", name=name)
        for user, name in zip(match.players, names, strict=True)
    )
    awaited = tuple(user for user in match.invited if user not in match.players)
    components = set_line(desk, match)
    lines = [
        heading(desk, match, None, words),
        *map(words, rules_in_use(desk, match)),
        words(say("lobby-players", joined=len(match.players), seats=match.seats, people=people)),
        words(say("lobby-awaited", people=tuple(say("lobby-player", name=mention(user)) for user in awaited))) if awaited else "",
        words(components) if components else "",
        footer(desk, match, words),
    ]
    return Draft(fit("\n".join(line for line in lines if line), CONTENT), rows=_rows(desk, match, names), pings=awaited)


def _rows(desk: Desk, match: Match, names: tuple[str, ...]) -> tuple[Row, ...]:
    words = desk.words(match.language)
    place = Address("join", str(match.id))
    row: Row = (
        Button(place, words(say("button-join")), GO),
        Button(place.at("leave"), words(say("button-leave"))),
        Button(place.at("start"), words(say("button-start")), MAIN),
        Button(place.at("cancel"), words(say("button-cancel"))),
    )
    others = [(user, name) for user, name in zip(match.players, names, strict=True) if user != match.host]
    if not others:
        return (row,)
    # A select's value is an action's text; a seat in the lobby's order stands for the user, whose id would be too long for one.
    choices = tuple(
        (("remove", match.players.index(user), user % 100_000), words(say("lobby-remove", name=name)))
        for user, name in others[:OPTIONS_A_SELECT]
    )
    return (row, (Select(place.at("remove"), words(say("lobby-remove-ask")), choices),))


class Lobbies:
    """Opens lobbies and takes their presses."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rematches = asyncio.Lock()

    async def found(self, caller: Caller, game: str, options: dict[str, bool | int | str], opponents: list[discord.Member]) -> Match:
        """Open a lobby where the caller is. Raises RefusedError where it could not be played or nobody could come."""
        interaction = caller.interaction
        if interaction.guild is None or caller.guild is None or caller.channel is None:
            raise refuse("error-server-only")
        check_channel(self._desk, interaction)
        check_permissions(interaction)
        for opponent in opponents:
            if opponent.bot:
                raise refuse("error-bot-invited")
            self._desk.people.meet(opponent, caller.guild)
        language = self._desk.public_language(interaction.guild)
        invited = tuple(dict.fromkeys(opponent.id for opponent in opponents))
        match = await self._desk.service.create(game, options, caller.guild, caller.channel, caller.user, language, invited=invited)
        self._desk.boards.refresh(match.id)
        return match

    async def join(self, caller: Caller, address: Address) -> None:
        """The button Join. When the last one of those invited has come, the match begins."""
        match = await with_host(self._desk, caller, await self._desk.find(caller, address.match_id))
        match = await self._desk.service.join(match.id, caller.user)
        if match.status == "lobby" and match.invited and len(match.players) == match.seats:
            try:
                match = await self._desk.service.start(match.id, caller.user)
            except AlreadyStartedError:
                # By somebody else, in the moment between.
                match = await self._desk.service.match(match.id)
        await caller.tell(say("told-started" if match.status == "live" else "told-joined"))

    async def leave(self, caller: Caller, address: Address) -> None:
        """The button Leave."""
        match = await self._desk.find(caller, address.match_id)
        await self._desk.service.leave(match.id, caller.user)
        await caller.tell(say("told-left"))

    async def start(self, caller: Caller, address: Address) -> None:
        """The button Start."""
        match = await with_host(self._desk, caller, await self._desk.find(caller, address.match_id))
        await self._desk.service.start(match.id, caller.user)
        await caller.tell(say("told-started"))

    async def cancel(self, caller: Caller, address: Address) -> None:
        """The button Cancel. An old one of a match that has begun does not end it: that asks first."""
        match = await with_host(self._desk, caller, await self._desk.find(caller, address.match_id))
        if match.status == "lobby" and not await may_end(self._desk, caller, match):
            raise not_to_end(self._desk, match)
        try:
            await self._desk.service.cancel(match.id, caller.user, caller.may_moderate(match))
        except AlreadyStartedError as error:
            raise refuse("error-begun") from error
        await caller.tell(say("told-cancelled"))

    async def remove(self, caller: Caller, address: Address) -> None:
        """The list by which the host removes a player."""
        match = await self._desk.find(caller, address.match_id)
        chosen = caller.values[0].split(".") if caller.values else []
        user = self._meant(match, chosen)
        if user is None:
            raise refuse("error-lobby-changed")
        await self._desk.service.remove(match.id, caller.user, user)
        await caller.tell(say("told-removed"))

    async def rematch(self, caller: Caller, address: Address) -> None:
        """The button Rematch: a lobby with the same options for the same players; the second to press it accepts.

        While that lobby or its match is open, every further press only shows where it is.
        """
        old = await self._desk.find(caller, address.match_id)
        if caller.user not in old.players:
            raise refuse("error-not-yours")
        if old.status != "over":
            raise refuse("error-not-over")
        if not await belongs(self._desk, caller, old):
            raise refuse("error-server-only")
        async with self._rematches:
            again = await self._desk.service.rematch_of(old.id)
            if again is not None and again.status == "lobby" and caller.user not in again.players:
                return await self.join(caller, Address("join", str(again.id)))
            if again is None:
                others = tuple(user for user in old.players if user != caller.user)
                language, options = old.language, dict(old.options)
                channel = old.channel
                if caller.guild == old.guild and caller.channel is not None:
                    check_channel(self._desk, caller.interaction)
                    check_permissions(caller.interaction)
                    channel = caller.channel
                again = await self._desk.service.create(
                    old.game, options, old.guild, channel, caller.user, language, invited=others, origin=old.id
                )
                await self._desk.boards.refresh(again.id)
        link = await self._desk.link(again)
        rows = ((Link(link, caller.words(say("button-board"))),),) if link else ()
        await caller.tell(say("told-rematch" if again.status == "lobby" else "told-rematch-runs", match=str(again.id)), rows)

    @staticmethod
    def _meant(match: Match, chosen: list[str]) -> int | None:
        """The player that the host chose; None when the lobby has changed since."""
        if len(chosen) != 3 or not chosen[1].isdecimal() or int(chosen[1]) >= len(match.players):
            return None
        user = match.players[int(chosen[1])]
        return user if str(user % 100_000) == chosen[2] else None


def check_permissions(interaction: discord.Interaction) -> None:
    """Whether the bot may show a match where it was called. Raises RefusedError that names what is missing."""
    missing: list[Phrase] = []
    for name, phrase in _NEEDED.items():
        if name == "send_messages" and isinstance(interaction.channel, discord.Thread):
            name = "send_messages_in_threads"
        if not getattr(interaction.app_permissions, name):
            missing.append(say(phrase))
    if missing:
        raise refuse("error-permissions", missing=tuple(missing))
