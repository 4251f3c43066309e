"""Long texts, a page at a time, with buttons to the pages before and after."""

from collections.abc import Iterable
from typing import Final

from cogs.address import Address
from cogs.draft import Button, Draft, Row
from cogs.limits import CONTENT, paginate
from engine.core.phrase import say
from engine.text import Words

LAST: Final = 9999
"""The page to ask for when the newest lines are wanted: the last one there is."""
_ROOM: Final = CONTENT - 200
"""The heading and the page's number stand above."""


def paged(heading: str, lines: Iterable[str], place: Address, page: int, words: Words, rows: tuple[Row, ...] = ()) -> Draft:
    """One page of the lines under a heading. `place` is the address of a page; its page is filled in."""
    texts = paginate(lines, _ROOM)
    page = min(page, len(texts) - 1)
    if len(texts) == 1:
        return Draft(f"{heading}\n{texts[0]}", rows=rows)
    turn: Row = (
        Button(place.at(place.kind, place.prefix, max(page - 1, 0)), words(say("button-previous")), enabled=page > 0),
        Button(place.at(place.kind, place.prefix, page + 1), words(say("button-next")), enabled=page < len(texts) - 1),
    )
    number = words(say("page", number=page + 1, of=len(texts)))
    return Draft(f"{heading}\n{texts[page]}\n{number}", rows=(*rows, turn))
