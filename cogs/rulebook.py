"""The rules of the games in the reader's language, a topic at a time. They belong to no match, so anybody may read them anywhere."""

from dataclasses import replace

from cogs.address import Address, AddressError, read_prefix
from cogs.caller import Caller
from cogs.desk import Desk, Sketch
from cogs.draft import Button, Draft, Row, Select
from cogs.limits import OPTIONS_A_SELECT, SELECTS_A_MESSAGE, chunks
from cogs.paging import paged
from cogs.wording import said
from engine.core.phrase import say


class Rulebooks:
    """The button Rules, the command /rules and the list of topics."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def rules(self, caller: Caller, address: Address) -> None:
        """The summary of a game's rules, a topic chosen from the list, or another page of a topic."""
        prefix = read_prefix(caller.values[0]) if caller.values else address.prefix
        number = int(prefix[1]) if len(prefix) == 2 else 0
        await caller.show(await self.draft(caller, address.subject, number, 0 if caller.values else address.page))

    async def draft(self, caller: Caller, game: str, number: int = 0, page: int = 0) -> Draft:
        """The topic with that number of a game's rules; 0 is the summary. Raises AddressError for a game or topic that is not there."""
        voice = self._desk.services.voices.get(game)
        if voice is None or number >= len(voice.topics):
            raise AddressError(f"no rules of {game!r} with the number {number}")
        words, topic = caller.words, voice.topics[number]
        place = Address("rules", game, 0, ("topic", number))
        heading = words(say("rules-heading", game=voice.title(), topic=voice.topic(topic)))
        choices = [(("topic", index), words(voice.topic(name))) for index, name in enumerate(voice.topics)]
        listed = chunks(choices, OPTIONS_A_SELECT)[:SELECTS_A_MESSAGE]
        ask = words(say("rules-topics"))
        rows: tuple[Row, ...] = tuple(
            (Select(place.at("topics", (), part), ask, tuple(some)),) for part, some in enumerate(listed, start=1)
        )
        if number == 0 and game in self._desk.services.lessons:
            rows += ((Button(Address("learn", game), words(say("button-learn"))),),)
        lines, example = said(voice.rules(topic), words), voice.example(topic)
        if example is None:
            return paged(heading, lines, place, page, words, rows)
        lines.append(words(say("rules-picture", caption=example.caption)))
        lettered = self._desk.preferences.letters_of(caller.user)
        lines += said(filter(None, [voice.letters(example.view) if lettered else None]), words)
        names = tuple(map(words, example.names))
        shown = Sketch(example.kind, example.view, names, example.prefix, example.events, example.extra, lettered)
        return replace(paged(heading, lines, place, page, words, rows), files=await self._desk.drawn(game, f"{game}-{topic}", shown, words))
