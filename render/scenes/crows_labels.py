"""The numbers on the tiles of Crows: crows counted, points scored, crows that flew, the order of scattering. None hides another."""

from collections.abc import Iterable, Mapping, Sequence

from render import theme
from render.scene import Bounds, Box, Part
from render.scenes.crows_marks import ends
from render.scenes.crows_tiles import crow_count, inset_of, label, label_height, label_width, points
from render.scenes.crows_view import Flight, News, Spot
from render.scenes.window import Window


def labels_on(plan: Window, news: News, spots: Mapping[int, Spot]) -> list[Part]:
    """All labels on tiles. Counts and points have their places; the others lie where they find room, or are left out."""
    parts: list[Part] = []
    for cell, spot in spots.items():
        if plan.has(cell):
            parts += crow_count(*plan.spot(cell), plan.side, spot.crows)
    for cell, (seat, count) in news.points.items():
        if plan.has(cell):
            parts += points(*plan.spot(cell), plan.side, seat, count)
    for cell, places in news.landings.items():
        if plan.has(cell):
            parts += _landing(plan, cell, places, parts)
    for flight in news.flights:
        if plan.has(flight.start):
            parts += _flown(plan, flight, parts)
    return parts


def _landing(plan: Window, cell: int, places: Sequence[int], taken: Sequence[Part]) -> list[Part]:
    """The places of a cell in the order of scattering; the first ones, if there are many."""
    texts = ("·".join(map(str, places)), f"{places[0]}…", str(places[0]))
    room = plan.side - 2 * inset_of(plan.side)
    fitting = [text for text in dict.fromkeys(texts) if label_width(text, theme.SMALL) <= room]
    return _first_free([(text, spot) for text in fitting for spot in corners(plan, cell, text)], taken, theme.GOLD)


def _flown(plan: Window, flight: Flight, taken: Sequence[Part]) -> list[Part]:
    """How many crows flew: at the arrow's tail, or in a corner of the tile."""
    text = str(flight.crows)
    width, height = label_width(text, theme.SMALL), label_height(theme.SMALL)
    left, top = plan.spot(flight.start)
    tail_x, tail_y, _, _ = ends(plan, flight)
    x = min(max(tail_x - width // 2, left + 2), left + plan.side - width - 2)
    y = min(max(tail_y - height // 2, top + 2), top + plan.side - height - 2)
    spots = [(text, spot) for spot in ((x, y), *corners(plan, flight.start, text))]
    return _first_free(spots, taken, theme.SEATS[flight.seat])


def corners(plan: Window, cell: int, text: str) -> list[tuple[int, int]]:
    """Where a label can lie in the corners of a tile, the upper left one first."""
    x, y = plan.spot(cell)
    inset = inset_of(plan.side)
    right = x + plan.side - inset - label_width(text, theme.SMALL)
    bottom = y + plan.side - inset - label_height(theme.SMALL)
    return [(x + inset, y + inset), (x + inset, bottom), (right, y + inset), (right, bottom)]


def _first_free(places: Iterable[tuple[str, tuple[int, int]]], taken: Sequence[Part], fill: theme.Colour) -> list[Part]:
    """A label at the first place where it hides no other; none if there is no such place."""
    boxes = [part.bounds for part in taken if isinstance(part, Box)]
    for text, (x, y) in places:
        bounds = (x, y, x + label_width(text, theme.SMALL), y + label_height(theme.SMALL))
        if not any(_overlap(bounds, other) for other in boxes):
            return label(x, y, text, fill)
    return []


def _overlap(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
