"""Which match a command is for: the one named, else the one here in which the caller is asked, else the only one there is."""

import re
from collections.abc import Sequence
from typing import Final

from cogs.answers import refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.limits import CHOICES, OPTION, fit
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
    """The matches to offer while somebody types, as (label, number): the caller's own, then those of the channel, the newest first.

    At every keystroke, so no more is read than can be offered, no state of a match, and nothing is asked of Discord: a name counts and
    is shown when it has been seen.
    """
    number, words = _NUMBER.match(typed), typed.strip().casefold()
    digits = number[1] if number else "" if not words else "-"
    games = [id for id, voice in desk.services.voices.items() if words and words in caller.words(voice.title()).casefold()]
    others = desk.people.called(caller.guild, words) if words else ()
    found = await desk.service.offered(caller.user, caller.channel, digits, games, others, CHOICES)
    return [(fit(_short_label(desk, caller, match), OPTION), str(match.id)) for match in found]


def _short_label(desk: Desk, caller: Caller, match: Match) -> str:
    """A match in one line without looking at its state."""
    names = tuple(say("lobby-player", name=name) for name in desk.people.known(match.guild, match.players))
    state, title = say(f"heading-{match.status}"), desk.title(match)
    if not names:
        return caller.words(say("match-short", match=str(match.id), game=title, state=state))
    return caller.words(say("match-label", match=str(match.id), game=title, state=state, people=names))


async def label_match(desk: Desk, caller: Caller, match: Match) -> str:
    """A match in one line of a text: its number, game, progress and players."""
    state = say(f"heading-{match.status}")
    if match.status == "live":
        try:
            state = desk.voice(match).progress(await desk.service.view(match.id, caller.user))
        except Refusal:
            # A match that this bot cannot play on can still be named, and ended.
            state = say("heading-live")
    names = tuple(say("lobby-player", name=name) for name in await desk.text_names(match))
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
