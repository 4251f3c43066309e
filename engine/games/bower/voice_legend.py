"""What helps to read Bower's pictures and to choose: which way columns run, and the bonus tiles by the letters that they have there."""

from engine.core.phrase import Phrase, say
from engine.games.bower.game import whole_numbers
from engine.games.bower.state import BowerView
from engine.games.bower.voice_words import bonus_effect, bonus_name, cards, row

LETTERS = "PQRSTUV"
"""The letters of the bonus tiles to choose from, in pictures and menus alike. Display tiles have A to C, rows a to e, a given tile G."""
EARLY = 3
"""For so many turns a player is told which way columns run."""


def legend(view: BowerView) -> tuple[Phrase, ...]:
    """To the seat that chooses the tiles offered with what they do, in Super Nest to all others the open ones by name; at first the
    columns."""
    if not view.frames:
        return ()
    lines: list[Phrase] = []
    if view.frames[-1][0] == "choose" and view.seat in view.to_act:
        lines += offers(view)
    elif view.super_nest and view.bonus_open:
        lines.append(open_tiles(view))
    if view.turns[view.seat] < EARLY if view.seat >= 0 else not min(view.turns):
        lines.append(say("bower-legend-columns"))
    return tuple(lines)


def offers(view: BowerView) -> list[Phrase]:
    """The bonus tiles that the asked seat may choose from, a line each as the menu has them."""
    return [say("bower-own-offer"), *(offer(view, number) for number in whole_numbers(view.frames[-1][2]))]


def offer(view: BowerView, number: int) -> Phrase:
    """A bonus tile that is offered, with its letter and what it does. At most 80 characters."""
    place = whole_numbers(view.frames[-1][2]).index(number)
    return say("bower-offer", letter=LETTERS[place], bonus=bonus_effect(number, cards(view)))


def open_tiles(view: BowerView) -> Phrase:
    """The open bonus tiles of Super Nest, by letter and name."""
    if not view.bonus_open:
        return say("bower-at-open-none")
    set = cards(view)
    named = [say("bower-offer", letter=LETTERS[place], bonus=bonus_name(number, set)) for place, number in enumerate(view.bonus_open)]
    return say("bower-at-open", tiles=row(named, "bower-semicolon"))
