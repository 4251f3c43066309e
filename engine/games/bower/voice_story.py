"""The log of a match of Bower: every told event as a sentence."""

from collections.abc import Callable, Mapping

from engine.core.game import Told
from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bower.game import whole_numbers
from engine.games.bower.grid import step
from engine.games.bower.state import COLUMNS, BowerView, coordinate, turns_each
from engine.games.bower.voice_words import (
    axis_arrow,
    bonus_effect,
    bonus_name,
    bonus_names,
    cards,
    egg_place,
    egg_read,
    object_of,
    tile_of,
    token_of,
)

Numbers = tuple[int, ...]
Teller = Callable[[BowerView, Names, Numbers], Phrase]


def story(view: BowerView, told: Told, names: Names) -> Phrase:
    """A told event of Bower as a sentence. The event's seats decide who may read it."""
    kind, _, data = told
    return TELLERS[kind](view, names, whole_numbers(data))


def _plain(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"bower-told-{kind}")


def _named(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"bower-told-{kind}", name=names[numbers[0]])


def _with_tile(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"bower-told-{kind}", name=names[numbers[0]], tile=tile_of(numbers[1], cards(view)))


def _laid(kind: str) -> Teller:
    """A tile laid on two cells of the seat's own nest."""

    def tell(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
        seat, tile, cell, turn = numbers
        second = coordinate(step(cell, turn, len(view.nests[0]) // COLUMNS))
        return say(f"bower-told-{kind}", name=names[seat], tile=tile_of(tile, cards(view)), first=coordinate(cell), second=second)

    return tell


def _refilled(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    return say("bower-told-refilled", tile=tile_of(numbers[0], cards(view)))


def _turn(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    return say("bower-told-turn", name=names[numbers[0]], turn=numbers[1], turns=turns_each(view))


def _offered(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    return say("bower-told-offered", tiles=bonus_names(numbers[1:], cards(view)))


def _chose(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    return say("bower-told-chose", name=names[numbers[0]], bonus=bonus_effect(numbers[1], cards(view)))


def _looked(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    return say("bower-told-looked", name=names[numbers[0]], place=egg_place(numbers[1]))


def _looked_at(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    return say("bower-told-looked-at", egg=egg_read(numbers[1], numbers[2]))


def _crossed(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    seat, nest, cell, kind = numbers
    return say("bower-told-crossed", name=names[seat], owner=names[nest], cell=coordinate(cell), object=object_of(kind))


def _token(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    seat, token, cell = numbers
    return say("bower-told-laid", name=names[seat], token=token_of(token), cell=coordinate(cell))


def _branched(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    seat, cell, axis = numbers
    return say("bower-told-branched", name=names[seat], cell=coordinate(cell), arrow=axis_arrow(axis))


def _gave(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    seat, tile = numbers
    return say("bower-told-gave", name=names[seat], rival=names[1 - seat], tile=tile_of(tile, cards(view)))


def _unused(view: BowerView, names: Names, numbers: Numbers) -> Phrase:
    seat, bonus, by_choice = numbers
    return say("bower-told-unused" if by_choice else "bower-told-void", name=names[seat], bonus=bonus_name(bonus, cards(view)))


TELLERS: Mapping[str, Teller] = {
    "started": _named("started"),
    "drafted": _with_tile("drafted"),
    "refilled": _refilled,
    "turn": _turn,
    "took": _with_tile("took"),
    "placed": _laid("placed"),
    "skipped": _named("skipped"),
    "earned": _named("earned"),
    "offered": _offered,
    "chose": _chose,
    "declined": _named("declined"),
    "looked": _looked,
    "looked_at": _looked_at,
    "looked_out": _named("looked-out"),
    "crossed": _crossed,
    "laid": _token,
    "branched": _branched,
    "drew": _with_tile("drew"),
    "covered": _laid("covered"),
    "gave": _gave,
    "twice": _named("twice"),
    "stripped": _named("stripped"),
    "discarded": _with_tile("discarded"),
    "lost": _with_tile("lost"),
    "unused": _unused,
    "reshuffled": _plain("reshuffled"),
    "over": _plain("over"),
    "resigned": _named("resigned"),
}
"""Every kind of event that the rules of Bower tell."""
