"""The log of a match of Crows: every told event as a sentence. Nothing is read from the view: the board goes on changing."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Told
from engine.core.phrase import Argument, Phrase, say
from engine.core.voice import Names
from engine.games.crows.flocking import GRAVE, HELD, PLAIN, TOMB
from engine.games.crows.state import ONE_CROW, THREE_CROWS, coordinate
from engine.games.crows.voice_words import cells_of, crows_of, tile_of, token_of

Teller = Callable[[Names, Any], Phrase]
DOUBLING = "plain", "cemetery", "tombstone", "void"
"""PLAIN, GRAVE, TOMB and VOID as parts of message ids."""


def story(told: Told, names: Names) -> Phrase:
    """A told event of Crows as a sentence. The event's seats decide who may read it."""
    kind, _, data = told
    return TELLERS[kind](names, data)


def _named(kind: str) -> Teller:
    """An event about a seat, and perhaps a cell."""

    def tell(names: Names, data: Any) -> Phrase:
        if len(data) == 1:
            return say(f"crows-told-{kind}", name=names[data[0]])
        return say(f"crows-told-{kind}", name=names[data[0]], cell=coordinate(data[1]))

    return tell


def _round(names: Names, data: Any) -> Phrase:
    number, first = data
    return say("crows-told-round", round=number, name=names[first])


def _drew(names: Names, data: Any) -> Phrase:
    seat, kind = data
    return say("crows-told-drew", name=names[seat], tile=tile_of(kind))


def _trashed(names: Names, data: Any) -> Phrase:
    seat, cell, kind = data
    return say("crows-told-trashed", name=names[seat], cell=coordinate(cell), tile=tile_of(kind))


def _placed(names: Names, data: Any) -> Phrase:
    cell, kind, fresh = data
    if fresh:
        return say("crows-told-placed-crows", tile=tile_of(kind), cell=coordinate(cell), n=fresh)
    is_bare = ONE_CROW <= kind <= THREE_CROWS
    return say("crows-told-placed-bare" if is_bare else "crows-told-placed", tile=tile_of(kind), cell=coordinate(cell))


def _moved(names: Names, data: Any) -> Phrase:
    seat, first, second, cell = data
    if first == second:
        return say("crows-told-moved-pair", name=names[seat], first=coordinate(first), cell=coordinate(cell))
    return say("crows-told-moved", name=names[seat], first=coordinate(first), second=coordinate(second), cell=coordinate(cell))


def _flocked(names: Names, data: Any) -> Phrase:
    start, landing, count, seat, target = data
    crows, first, cell = crows_of(count), coordinate(start), coordinate(landing)
    if landing == target:
        return say("crows-told-flocked", crows=crows, first=first, cell=cell, name=names[seat])
    return say("crows-told-stopped", crows=crows, first=first, cell=cell, target=coordinate(target), name=names[seat])


def _stayed(names: Names, data: Any) -> Phrase:
    cell, count, why = data
    return say("crows-told-held" if why == HELD else "crows-told-left-over", cell=coordinate(cell), crows=crows_of(count))


def _scored(names: Names, data: Any) -> Phrase:
    """Points, crows, whether and why they are doubled, and how many it would be without Scoring Cap."""
    seat, cell, count, points, why = data
    doubled = say(f"crows-double-{DOUBLING[why]}")
    full = count * (2 if why in (GRAVE, TOMB) else 1)
    args: dict[str, Argument] = {"name": names[seat], "points": points, "crows": crows_of(count), "cell": coordinate(cell)}
    if points < full:
        return say("crows-told-capped", **args, doubled=doubled, full=full)
    return say("crows-told-scored-plain", **args) if why == PLAIN else say("crows-told-scored", **args, doubled=doubled)


def _murder(names: Names, data: Any) -> Phrase:
    seat, cell, count, leaving = data
    return say("crows-told-murder" if leaving else "crows-told-murder-all", name=names[seat], cell=coordinate(cell), n=count)


def _scattered(names: Names, data: Any) -> Phrase:
    seat, cell, start, landings = data
    if not landings:
        return say("crows-told-scattered-none", cell=coordinate(cell))
    first = say(f"crows-from-{start}")
    return say("crows-told-scattered", name=names[seat], cell=coordinate(cell), start=first, cells=cells_of(landings))


TELLERS: Mapping[str, Teller] = {
    "started": _named("started"),
    "round": _round,
    "opened": lambda names, data: say("crows-told-opened", tile=tile_of(*data)),
    "turn": _named("turn"),
    "drew": _drew,
    "trashed": _trashed,
    "skipped": _named("skipped"),
    "placed": _placed,
    "shone": _named("shone"),
    "collected": _named("collected"),
    "collected_what": lambda names, data: say("crows-told-collected-what", token=token_of(data[1])),
    "dull": _named("dull"),
    "cancelled": _named("cancelled"),
    "entombed": _named("entombed"),
    "roosted": _named("roosted"),
    "lured": _named("lured"),
    "moved": _moved,
    "stayed": _stayed,
    "unmoved": lambda names, data: say("crows-told-unmoved", cells=cells_of(data[0])),
    "flocked": _flocked,
    "scored": _scored,
    "murder": _murder,
    "scattered": _scattered,
    "over": lambda names, data: say("crows-told-over"),
    "resigned": _named("resigned"),
}
"""Every kind of event that the rules of Crows tell."""
