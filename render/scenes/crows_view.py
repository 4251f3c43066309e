"""What the pictures of Crows read of a view, and what they work out first: what lies where, what happened, what is meant."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from engine.core.coordinates import STRIDE
from engine.core.game import Frame, Told
from engine.core.notation import Action

KINDS = ("empty", "one", "two", "three", "trash", "trinkets", "cemetery")
"""The kinds of tiles by their numbers, as sprites call them."""
TRASH = 4
TOKENS = ("no_cemeteries", "tombstone", "no_flocking", "two_crows", "three_points")
"""The special tokens by their numbers, as sprites call them."""
STEPS = -STRIDE, 1, STRIDE, -1
"""Top, right, bottom, left: what each direction adds to a cell."""


class CrowsSight(Protocol):
    """The fields of a Crows view that pictures read; their meaning is that of the view."""

    seat: int
    frames: tuple[Frame, ...]
    resigned: tuple[int, ...]
    round: int
    first: int
    cells: tuple[int, ...]
    kinds: tuple[int, ...]
    crows: tuple[int, ...]
    crow_pile: int
    deck: int
    open: tuple[int, ...]
    trash: tuple[int, ...]
    objects: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    cancelled: int
    tombs: tuple[int, ...]
    roosts: tuple[int, ...]
    scores: tuple[int, ...]


class FinalSight(Protocol):
    """The end of a match: by seat the bonus of the tokens kept, and the rank."""

    bonus: Sequence[int]
    ranks: Sequence[int]


class Spot(msgspec.Struct):
    """What lies on a cell with a tile."""

    kind: int
    crows: int = 0
    objects: tuple[int, ...] = ()
    """The seats whose shiny objects lie there: one, or none."""
    tombs: int = 0
    roosts: int = 0


def spots_of(view: CrowsSight) -> dict[int, Spot]:
    """What lies on each cell with a tile."""
    found = {cell: Spot(kind, crows) for cell, kind, crows in zip(view.cells, view.kinds, view.crows, strict=True)}
    for seat, cell in enumerate(view.objects):
        if cell in found:
            found[cell].objects += (seat,)
    for cell in view.tombs:
        found[cell].tombs += 1
    for cell in view.roosts:
        found[cell].roosts += 1
    return found


def frontier(cells: Sequence[int]) -> frozenset[int]:
    """The free cells beside tiles."""
    return frozenset(cell + step for cell in cells for step in STEPS) - frozenset(cells)


def actor(view: CrowsSight) -> int:
    """The seat that is asked, -1 when none is."""
    return view.frames[-1][1][0] if view.frames and view.frames[-1][1] else -1


def question(view: CrowsSight) -> str:
    """The kind of the question that is open, "over" at the end."""
    return view.frames[-1][0] if view.frames else "over"


def tile_ways(view: CrowsSight, seat: int) -> str:
    """The ways to a tile that a seat has, as a part of message ids. Trash needs a tile that it can replace."""
    trash = view.trash[seat] and any(not count and cell not in view.objects for cell, count in zip(view.cells, view.crows, strict=True))
    other = "tile-pick" if view.open else "tile-draw" if view.deck else ""
    if other:
        return f"{other}-or-trash" if trash else other
    return "tile-trash" if trash else "tile-none"


def subject(view: CrowsSight) -> tuple[int, ...]:
    """The numbers that the open question is about: the tile to place, the cells that crows come from, the murder's cell."""
    return tuple(value for value in view.frames[-1][2] if isinstance(value, int)) if view.frames else ()


def numbers(data: Action | Sequence[object]) -> tuple[int, ...]:
    """The whole numbers of an action, its beginning, or an event."""
    return tuple(value for value in data if isinstance(value, int))


class Flight(msgspec.Struct, frozen=True):
    """Crows that flew: so many of a seat's calling."""

    start: int
    end: int
    crows: int
    seat: int


class News(msgspec.Struct):
    """What happened since the last picture, as far as it can be marked on the table."""

    flights: list[Flight]
    fresh: list[int]
    """Cells where a tile, an object or a token came."""
    points: dict[int, tuple[int, int]]
    """By cell: (seat, points)."""
    murders: dict[int, int]
    """By cell: how many crows left for good."""
    sources: dict[int, int]
    """By cell from which crows scattered: the seat that chose how."""
    landings: dict[int, list[int]]
    """By cell: the places in the order of scattering."""


FRESH: Mapping[str, int] = {"placed": 0, "trashed": 1, "shone": 1, "entombed": 1, "roosted": 1}
"""Events after which something new lies on a cell, with the place of the cell in their data."""


def _latest(events: Sequence[Told]) -> Sequence[Told]:
    """Of events of several rounds the last flocking with the turns before and after it: more cannot be told apart on one table."""
    rounds = [place for place, (kind, _, _) in enumerate(events) if kind == "round"]
    ends = 1 if any(kind == "over" for kind, _, _ in events) else 2
    return events[rounds[-ends] :] if len(rounds) >= ends else events


def news_of(events: Sequence[Told]) -> News:
    """The events of the last round sorted for the picture."""
    news = News([], [], {}, {}, {}, {})
    for kind, _, data in _latest(events):
        whole = numbers(data)
        match kind:
            case "flocked":
                start, end, crows, seat, *_ = whole
                news.flights.append(Flight(start, end, crows, seat))
            case "moved":
                seat, first, second, end = whole
                starts = [first, second] if first != second else [first]
                news.flights += [Flight(start, end, 2 // len(starts), seat) for start in starts]
            case "scored":
                seat, cell, _, points, *_ = whole
                news.points[cell] = (seat, points)
            case "murder":
                _, cell, _, leaving = whole
                news.murders[cell] = leaving
            case "scattered":
                seat, source, *_ = whole
                news.sources[source] = seat
                _land(news, data[-1])
            case _ if kind in FRESH:
                news.fresh.append(whole[FRESH[kind]])
    return news


def _land(news: News, landings: object) -> None:
    """Note the cells where crows that scattered landed, in their order."""
    for place, cell in enumerate(landings if isinstance(landings, tuple) else (), 1):
        news.landings.setdefault(cell, []).append(place)
