"""Views of Crows to draw: one of every question from random matches of 2, 3 and 4 seats, boards on which much happened, ends, and the
fullest tables that can be thought of."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games.crows.game import Crows, Final
from engine.games.crows.state import NOWHERE, STRIDE, CrowsView
from render.scenes import Request
from tests.render.samples import LANGUAGES

CROWS = Crows()
NAMES = ("Žofie", "Řehoř", "Anežka", "Ctibor")
LONG = ("Wolfgang-Amadeus Příliš Žluťoučký", *("W" * 32,) * 3)
STRANGE = ("🦜🪺 Pták 🐦", "שלום e\u0301\u0323 \u202e名前", "\u202e", "🥚")
OPTIONS = {2: {"tile_choices": True}, 3: {}, 4: {"all_the_birds": True}}


class Sample(NamedTuple):
    """A request without names and words."""

    title: str
    kind: str
    view: CrowsView
    prefix: Action = ()
    events: tuple[Told, ...] = ()
    extra: Any = None


class Ply(NamedTuple):
    """A choice in a match: the state before it, who chose what, the state after it, and what everybody was told."""

    before: Any
    seat: int
    action: Action
    after: Any
    told: tuple[Told, ...]


def request(sample: Sample, language: str = "en", names: tuple[str, ...] = NAMES) -> Request:
    """The sample as a request."""
    seats = len(sample.view.scores)
    return Request(sample.kind, sample.view, names[:seats], LANGUAGES.words(language), sample.prefix, sample.events, sample.extra)


def plies(seats: int, seed: int) -> Iterator[Ply]:
    """A random match in which tokens are played and objects lie where most crows come, so that much happens."""
    chance = Chance.seeded(seed)
    state = CROWS.start(seats, OPTIONS[seats], chance)
    while asked := CROWS.to_act(state):
        (seat,) = asked
        legal = CROWS.legal_actions(state, seat)
        bold = [action for action in legal if action[0] != "skip"] or legal
        action = bold[chance.below(len(bold))]
        if legal[0][0] == "shine" and chance.below(3):
            view = CROWS.view(state, seat)
            action = max(legal, key=lambda shine: CROWS.hints(view, seat, shine)[0])
        told: list[Told] = []
        after = CROWS.apply(state, seat, action, chance, told.append)
        yield Ply(state, seat, action, after, tuple(event for event in told if not event[1]))
        state = after


@cache
def matches() -> dict[int, tuple[Ply, ...]]:
    """A match for each number of seats."""
    return {seats: tuple(plies(seats, seats + 1)) for seats in (2, 3, 4)}


@cache
def questions() -> tuple[Sample, ...]:
    """A player's picture for each kind of question and verb and each length of prefix, early and late; once with what is legal."""
    found: dict[str, Sample] = {}
    for seats, match in matches().items():
        for at, ply in enumerate(match):
            kind = f"{ply.before.frames[-1][0]}-{ply.action[0]}-{seats if ply.before.open else 0}"
            for size in range(len(ply.action) + 1):
                title = f"{kind}-{size}-{'late' if at > len(match) * 2 // 3 else 'early'}"
                if title not in found:
                    legal = tuple(CROWS.legal_actions(ply.before, ply.seat)) if size == 1 else None
                    told = match[at - 1].told if at and not size else ()
                    found[title] = Sample(title, "seat", CROWS.view(ply.before, ply.seat), ply.action[:size], told, legal)
    return tuple(found.values())


@cache
def boards() -> tuple[Sample, ...]:
    """The spectators' picture: at times through each match, after murders, scatterings, tokens, and when most happened."""
    found = []
    for seats, match in matches().items():
        busy = sorted(match[:-1], key=lambda ply: len(ply.told))[-2:]
        for kind in ("murder", "scattered", "moved", "trashed", "cancelled"):
            busy += [ply for ply in match[:-1] if kind in [told for told, _, _ in ply.told]][-2:]
        for at, ply in enumerate(match[:-1]):
            if at % 41 == 5 or any(ply is other for other in busy):
                found.append(Sample(f"board-{seats}-{at}", "board", CROWS.view(ply.after, None), (), ply.told))
    return tuple(found)


@cache
def results() -> tuple[Sample, ...]:
    """Ends of matches."""
    found = []
    for seats, match in matches().items():
        view = CROWS.view(match[-1].after, None)
        found.append(Sample(f"result-{seats}", "result", view, (), (), CROWS.summary(view)))
    return tuple(found)


@cache
def ways() -> dict[str, CrowsView]:
    """A seat asked for a tile: each way to one that may be left, and Trash that can replace nothing."""
    draws = next(sample for sample in questions() if sample.title.startswith("tile-draw-0-0-early")).view
    picks = next(sample for sample in questions() if sample.title.startswith("tile-pick-2-0-early")).view
    held, played = (1,) * 4, (0,) * 4
    return {
        f"{way}-{trash}": replace(view, deck=deck, open=shown, trash=has[: len(view.scores)], crows=crows or view.crows)
        for way, view, deck, shown in (("draw", draws, 9, ()), ("pick", picks, 9, (0, 5)), ("none", draws, 0, ()))
        for trash, has, crows in (("held", held, ()), ("played", played, ()), ("stuck", held, (1,) * len(view.cells)))
    }


@cache
def others() -> tuple[Sample, ...]:
    """Somebody else's turn, a seat that has resigned, the match over, and tables too large to be seen whole."""
    base = next(sample for sample in questions() if sample.title.startswith("shine-shine-0-0-late")).view
    other = (base.seat + 1) % len(base.scores)
    views = {
        "waiting": replace(base, frames=(("place", (other,), (3, 0, 0, 0)),)),
        "resigned": replace(base, resigned=(other,)),
        "over": replace(base, frames=()),
    }
    found = [Sample(f"seat-{title}", "seat", view) for title, view in (views | ways()).items()]
    asked: tuple[Any, ...] = (("place", (base.seat,), (4, 0, 0, 0)),)
    for title, line in (("row", [50 * STRIDE + 30 + i for i in range(45)]), ("column", [(30 + i) * STRIDE + 50 for i in range(45)])):
        count = len(line)
        huge = replace(
            base, frames=asked, cells=tuple(line), kinds=tuple(i % 7 for i in range(count)), crows=tuple(i % 9 for i in range(count)),
            objects=(NOWHERE,) * len(base.objects), tombs=(), roosts=(),
        )  # fmt: skip
        events: tuple[Told, ...] = (("flocked", (), (line[0], line[-1], 8, 0, line[-1])), ("scored", (), (0, line[-1], 8, 16, 1)))
        found.append(Sample(f"huge-{title}", "board", huge, (), events))
        found += [Sample(f"huge-{title}-{i}", "seat", huge, prefix) for i, prefix in enumerate(((), ("place", 49), ("place", 50, 29)))]
    return tuple(found)


@cache
def fullest() -> tuple[Sample, ...]:
    """Tables of 12 by 9 tiles with all that can lie there, and everything happening at once, for 2, 3 and 4 seats."""
    found = []
    for seats in (2, 3, 4):
        base = CROWS.view(matches()[seats][40].before, 0)
        view = _stuffed(base, seats)
        events = _everything_happens(view, seats)
        found += [Sample(f"full-{kind}-{seats}", kind, view, (), events) for kind in ("board", "seat")]
        asked: tuple[Any, ...] = (("place", (0,), (3, 0, 0, 0)),)
        found.append(Sample(f"full-place-{seats}", "seat", replace(view, frames=asked, open=(0, 1, 2, 3)), ("place", 45)))
        over = replace(view, frames=(), tokens=((0, 0, 1, 2, 3, 4, 4),) * seats, open=())
        final = Final(bonus=(16,) * seats, ranks=tuple(range(1, seats + 1)))
        found.append(Sample(f"full-result-{seats}", "result", over, (), (), final))
    return tuple(found)


def _stuffed(view: CrowsView, seats: int) -> CrowsView:
    cells = tuple(row * STRIDE + column for row in range(46, 55) for column in range(56, 68))
    return replace(
        view, frames=(("play", (0,), ()),), cells=cells, kinds=tuple(i % 7 for i in range(len(cells))),
        crows=tuple(i % 21 for i in range(len(cells))), objects=cells[20 : 20 + seats], tombs=cells[19:24], roosts=cells[21:26],
        cancelled=1, trash=(1,) * seats, first=0, scores=(188,) * seats, deck=44, crow_pile=38, round=12,
        tokens=((0, 0, 1, 2, 3, 4, 4, 4, 4, 4), *((-1,) * 10,) * (seats - 1)), open=(0, 4, 5, 6)[:seats],
    )  # fmt: skip


def _everything_happens(view: CrowsView, seats: int) -> tuple[Told, ...]:
    cells = view.cells
    events: list[Told] = [
        ("placed", (), (cells[3], 2, 2)),
        ("shone", (), (0, view.objects[0])),
        ("moved", (), (1, cells[0], cells[17], cells[62])),
    ]
    for i, start in enumerate((0, 5, 6, 11, 30, 41, 60, 71, 96, 107)):
        end = cells[start - start % 12 + (start + 4) % 12]
        events.append(("flocked", (), (cells[start], end, 9 + i, i % seats, end)))
        events.append(("flocked", (), (cells[start], cells[(start + 24) % 108], 10, i % seats, cells[(start + 24) % 108])))
    events += [("scored", (), (seat, cell, 12, 24, 1)) for seat, cell in enumerate(view.objects)]
    events += [("murder", (), (0, cells[50], 20, 2)), ("murder", (), (1, cells[52], 20, 2))]
    events.append(("scattered", (), (0, cells[50], 1, tuple(cells[place] for place in (*range(36, 50), *range(36, 50))))))
    return tuple(events)


def everything() -> tuple[Sample, ...]:
    """All samples."""
    return questions() + boards() + results() + others() + fullest()
