"""Wording: texts that more than one message shows, made from a match, a view and the game's voice."""

import re
from collections.abc import Iterable
from typing import Any, Final

from cogs.desk import Desk
from cogs.limits import paginate
from cogs.people import escaped
from engine.core.game import View
from engine.core.phrase import Phrase, say
from engine.core.voice import Voice
from engine.games import GAMES
from engine.match import Match
from engine.text import Words

_MARKER: Final = re.compile(r"^(\s*\d*)([.)#>*-]\s)")


def heading(desk: Desk, match: Match, view: View | None, words: Words) -> str:
    """The game's name, and how far the match is."""
    live = view is not None and match.status == "live"
    state = desk.voice(match).progress(view) if live else say(f"heading-{match.status}")
    return words(say("heading", game=desk.title(match), state=state))


def footer(desk: Desk, match: Match, words: Words) -> str:
    """The match's number, and whose set of components it is played with; nothing of that when they are those of the rulebook."""
    own = set_of(desk, match)
    if own is None and not has_house_set(match):
        return words(say("footer-plain", match=str(match.id)))
    return words(say("footer", match=str(match.id), set=own or say("set-house")))


def has_house_set(match: Match) -> bool:
    """Whether the components that come with Aviary are a set of its own, not those of the rulebook. Of an unknown game: yes."""
    house = GAMES.get(match.game)
    return house is None or house.house_set


def set_of(desk: Desk, match: Match) -> Phrase | None:
    """The set of the bot's owner that a match is played with, by its name if the bot still has it; None for what comes with Aviary."""
    house, game = GAMES.get(match.game), desk.games.get(match.game)
    cards = game.cards_digest if game is not None and match.status == "lobby" else match.cards
    if house is None or cards == house.cards_digest:
        return None
    name = game.cards_name if game is not None and cards == game.cards_digest else ""
    return say("set-named", name=escaped(name)) if name and name != house.cards_name else say("set-owner")


def set_line(desk: Desk, match: Match) -> Phrase | None:
    """What a lobby says about the components; None when they are those of the rulebook."""
    own = set_of(desk, match)
    if own is not None:
        return say("owner-set", set=own)
    return say("house-set") if has_house_set(match) else None


def rules_in_use(desk: Desk, match: Match) -> list[Phrase]:
    """The options of a match, a line each, those that differ from nothing: flags that are set, and every other option with its value.
    Of a game that has no options nothing is said."""
    named: list[Phrase] = []
    game = desk.games.get(match.game)
    if game is None or not game.options:
        return []
    for option in game.options:
        value = match.options.get(option.id, option.default)
        if value is True:
            named.append(desk.voice(match).option(option.id))
        elif value is not False:
            named.append(say("option-value", option=desk.voice(match).option(option.id), value=str(value)))
    return [say("options"), *(say("option", option=option) for option in named)] if named else [say("options-none")]


def said(phrases: Iterable[Phrase], words: Words) -> list[str]:
    """Phrases of a game as lines: what Discord would take for a list, a heading or a quotation at their beginning is escaped."""
    return [_MARKER.sub(r"\1\\\2", words(phrase)) for phrase in phrases]


def legend(voice: Voice[Any], view: View, words: Words, lettered: bool) -> list[str]:
    """What helps to read a picture and to choose, as lines; under a picture with letters also what they mean."""
    letters = voice.letters(view) if lettered else None
    return said((*voice.legend(view), *filter(None, [letters])), words)


def story_lines(told: Iterable[Phrase | None], words: Words) -> list[str]:
    """What happened, a line an event; events that need no telling are None."""
    return said(filter(None, told), words)


def newest_lines(lines: list[str], limit: int, earlier: str) -> str:
    """As many of the last lines as fit, in their order; what is left out is told by the line `earlier` before them."""
    if len("\n".join(lines)) <= limit:
        return "\n".join(lines)
    kept = paginate(lines[::-1], limit - len(earlier) - 1)[0].split("\n")
    return "\n".join([earlier, *kept[::-1]])


def channel_mention(channel: int) -> str:
    """A channel's mention: its name as a link, for those who can see it."""
    return f"<#{channel}>"


def mention(user: int) -> str:
    """A user's mention. It pings only where the message says so."""
    return f"<@{user}>"
