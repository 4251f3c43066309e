"""Which match a command is for: the one named, else the one here in which the caller is asked, else the only one there is."""

import re
from collections.abc import Sequence
from typing import Final

from cogs.answers import refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.limits import CHOICES, OPTION, fit
from cogs.people import may_see
from engine.core.phrase import say
from engine.match import Match, Refusal

_NUMBER: Final = re.compile(r"\s*#?([0-9]{1,18})\b", re.ASCII)


async def choose_match(desk: Desk, caller: Caller, typed: str | None, playing: bool = True) -> Match:
    """The match that a command means. Raises RefusedError when there is none, none that may be seen, or more than one.

    `playing`: whether only the caller's own matches come into question when none is named.
    """
    if typed:
        number = _NUMBER.match(typed)
        if number is None:
            raise refuse("error-no-match", match=fit(typed, OPTION))
        return await desk.find(caller, int(number[1]))
    mine = await desk.service.of_player(caller.user)
    here = await desk.service.in_channel(caller.channel) if caller.channel is not None else []
    mine_here = [match for match in mine if match.channel == caller.channel]
    asked_here = [match for match in mine_here if await is_asked(desk, match, caller.user)]
    for some in (asked_here, mine_here, [] if playing else here, mine):
        if some:
            return _only(some)
    raise refuse("error-no-matches")


async def offer_matches(desk: Desk, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The matches to offer while somebody types, as (label, number): the caller's own, then those of the channel."""
    mine = await desk.service.of_player(caller.user)
    here = await desk.service.in_channel(caller.channel) if caller.channel is not None else []
    seen = {match.id: match for match in (*mine, *here)}
    offered = []
    for match in seen.values():
        if match in mine or may_see(caller.interaction.user, caller.channel, desk.bot, match.guild, match.channel):
            label = await label_match(desk, caller, match)
            if typed.casefold() in label.casefold():
                offered.append((fit(label, OPTION), str(match.id)))
    return offered[:CHOICES]


async def label_match(desk: Desk, caller: Caller, match: Match) -> str:
    """A match in one line: its number, game, progress and players."""
    state = say(f"heading-{match.status}")
    if match.status == "live":
        try:
            state = desk.voice(match).progress(await desk.service.view(match.id, caller.user))
        except Refusal:
            # A match that this bot cannot play on can still be named, and ended.
            state = say("heading-live")
    names = tuple(say("lobby-player", name=name) for name in await desk.names(match))
    return caller.words(say("match-label", match=str(match.id), game=desk.title(match), state=state, people=names))


async def is_asked(desk: Desk, match: Match, user: int) -> bool:
    """Whether the match waits for this player."""
    if match.status != "live":
        return False
    try:
        view = await desk.service.view(match.id, user)
    except Refusal:
        # A match that this bot cannot play on: nobody is asked, and naming it tells why.
        return False
    return view.seat in view.to_act


def _only(matches: Sequence[Match]) -> Match:
    if len(matches) > 1:
        raise refuse("error-which-match")
    return matches[0]
