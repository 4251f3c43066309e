"""Menus of any game as rows of components: buttons up to five choices, a select up to 25, up to four up to 100, then pages."""

from collections.abc import Callable
from typing import Final

from cogs.address import Address
from cogs.draft import Button, Row, Select
from cogs.limits import BUTTONS_A_ROW, OPTIONS_A_SELECT, SELECTS_A_MESSAGE, chunks
from engine.core.menu import Menu
from engine.core.notation import Action
from engine.core.phrase import say
from engine.text import Words

PAGE: Final = OPTIONS_A_SELECT * SELECTS_A_MESSAGE


def menu_rows(
    place: Address, menu: Menu, page: int, label: Callable[[Action], str], ask: str, words: Words, beside: Row = ()
) -> tuple[Row, ...]:
    """The choices of one level of the menu, and the buttons that lead to other levels and pages, with those `beside` them last."""
    choices = [(choice, label(choice)) for choice in menu.choices]
    if len(choices) <= BUTTONS_A_ROW:
        return (tuple(Button(place.at("go", choice), text) for choice, text in choices), (*_ways(place, menu, page, words), *beside))
    page = min(page, (len(choices) - 1) // PAGE)
    shown = chunks(chunks(choices, PAGE)[page], OPTIONS_A_SELECT)
    rows: list[Row] = []
    for number, part in enumerate(shown, start=1):
        of = words(say("menu-part", ask=ask, number=number, of=len(shown))) if len(shown) > 1 else ask
        rows.append((Select(place.at("pick", menu.prefix, number), of, tuple(part)),))
    return (*rows, (*_ways(place, menu, page, words), *beside))


def _ways(place: Address, menu: Menu, page: int, words: Words) -> Row:
    """Back to the last choice, and to the pages before and after."""
    ways = []
    if menu.back is not None:
        ways.append(Button(place.at("go", menu.back), words(say("button-back"))))
    if page > 0:
        ways.append(Button(place.at("page", menu.prefix, page - 1), words(say("button-previous"))))
    if len(menu.choices) > (page + 1) * PAGE:
        ways.append(Button(place.at("page", menu.prefix, page + 1), words(say("button-next"))))
    return tuple(ways)
