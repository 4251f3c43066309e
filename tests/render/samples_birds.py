"""Views of The Game of Birds to draw: one of every question from random matches, boards, ends, and the fullest pictures."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games import GAMES
from engine.games.game_of_birds.state import BirdsView
from render.scenes import Request
from tests.render.samples import words

BIRDS = GAMES["game_of_birds"]
NAMES = ("Žofie", "Řehoř", "Ella", "Ondřej")
STRANGE = ("🦜🪺 Pták 🐦", "שלום e\u0301\u0323 \u202e名前", "\u202e", "🥚")
LONG = ("Wolfgang-Amadeus Příliš Žluťoučký", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "i" * 32, "Maximiliánka Nejnedopatřitelnější")


class Sample(NamedTuple):
    """A request without names and words."""

    title: str
    kind: str
    view: BirdsView
    prefix: Action = ()
    events: tuple[Told, ...] = ()
    extra: Any = None


def request(sample: Sample, language: str = "en", names: tuple[str, ...] = NAMES) -> Request:
    """The sample as a request."""
    named = names[: len(sample.view.displays)]
    return Request(sample.kind, sample.view, named, words(language), sample.prefix, sample.events, sample.extra)


def plies(seed: int, seats: int) -> Iterator[tuple[Any, int, Action, tuple[Action, ...], list[Told]]]:
    """A random match in which nothing is skipped if it can be helped: the state before a choice, seat, choice, what is legal, and
    what was told since the choice before; at the end the last state with no choice."""
    chance = Chance.seeded(seed)
    state = BIRDS.start(seats, {}, chance)
    told: list[Told] = []
    while asked := BIRDS.to_act(state):
        legal = BIRDS.legal_actions(state, asked[0])
        bold = [action for action in legal if action[0] != "skip"] or legal
        action = bold[chance.below(len(bold))]
        yield state, asked[0], action, tuple(legal), told
        told = []
        state = BIRDS.apply(state, asked[0], action, chance, told.append)
    yield state, -1, (), (), told


def _public(told: list[Told], seat: int | None = None) -> tuple[Told, ...]:
    return tuple(event for event in told if not event[1] or seat in event[1])


@cache
def questions() -> tuple[Sample, ...]:
    """A player's picture for each kind of question, verb and length of prefix, from the first matches in which it comes up."""
    found: dict[str, Sample] = {}
    for seed in range(6):
        for state, seat, action, legal, told in plies(seed, 2 + seed % 3):
            for size in range(len(action) + 1):
                title = f"{BIRDS.view(state, seat).frames[-1][0]}-{action[0] if action else 'over'}-{size}" if action else "over"
                if title not in found and seat >= 0:
                    found[title] = Sample(title, "seat", BIRDS.view(state, seat), action[:size], _public(told, seat), legal)
    return tuple(found.values())


@cache
def boards() -> tuple[Sample, ...]:
    """The spectators' picture along a match of each number of seats."""
    found = []
    for seats in (2, 3, 4):
        for ply, (state, seat, _, _, told) in enumerate(plies(10 + seats, seats)):
            if seat >= 0 and ply % (35 * seats) in (3, 35):
                found.append(Sample(f"board-{seats}-{ply}", "board", BIRDS.view(state, None), (), _public(told)))
    return tuple(found)


@cache
def results() -> tuple[Sample, ...]:
    """Ends of matches, one of them given up by a seat."""
    found = []
    for seats in (2, 3, 4):
        *_, (state, *_) = plies(20 + seats, seats)
        found.append(Sample(f"result-{seats}", "result", BIRDS.view(state, None)))
    found.append(Sample("result-resigned", "result", replace(found[1].view, resigned=(1,))))
    return tuple(found)


def stuffed(view: BirdsView) -> BirdsView:
    """The view with displays full of birds with point tiles and of threats, all medals, a long hand, every danger."""
    seats = len(view.displays)
    amber, red = ([next(card for card in range(5 * w, 5 * w + 5) if view.species[card][1] == of) for w in range(7)] for of in (1, 2))
    mixed = tuple(card for w in range(7) for card in (amber[w], red[w], 35 + w if w % 3 == 1 else red[w]))
    tiles = tuple((7, 10, 0 if place // 3 % 3 == 1 else 8)[place % 3] for place in range(21))
    cards = tuple(sorted((*amber, *red, 35)))
    return replace(
        view, displays=(mixed,) * seats, tiles=(tiles,) * seats, bonuses=(12,) * seats, medals=(7,) * seats, known=(cards,) * seats,
        secret=((),) * seats, white=(0, 2, 4), die=3, danger=(6, 7), round=8, pile=168, down=0b101010101, peeked=(0b101010101,) * seats,
        played=14,
    )  # fmt: skip


@cache
def fullest() -> tuple[Sample, ...]:
    """Pictures in which everything lies that could, for every number of seats."""
    found = []
    for sample in boards():
        seats = len(sample.view.displays)
        if any(other.title == f"full-board-{seats}" for other in found):
            continue
        view = stuffed(sample.view)
        over = replace(view, frames=(), played=-1, winner=0)
        keep = replace(view, seat=0, frames=(("keep", (0,), (13,)),))
        found += [Sample(f"full-board-{seats}", "board", keep), Sample(f"full-result-{seats}", "result", over)]
        found.append(Sample(f"full-seat-{seats}", "seat", keep))
    return tuple(found)


@cache
def earned() -> tuple[Sample, ...]:
    """A placement before it is confirmed that would bring point tiles of 10 and complete a row."""
    view = next(sample for sample in fullest() if sample.title == "full-seat-2").view
    cards = view.displays[0]
    gap = next(spot for spot in range(0, 21, 3) if view.species[cards[spot]][1] == 1)
    red = next(bird for bird in range(5 * (gap // 3), 5 * (gap // 3) + 5) if view.species[bird][1] == 2)
    column = (-1, red, red)
    display = tuple(column[place % 3] if place // 3 == gap // 3 else card for place, card in enumerate(cards))
    tiles = tuple((0, 8, 8)[place % 3] if place // 3 == gap // 3 else tile for place, tile in enumerate(view.tiles[0]))
    asked = replace(
        view, displays=(display, view.displays[1]), tiles=(tiles, view.tiles[1]), medals=(0, 7), danger=(9, 9), played=-1,
        frames=(("build", (0,), (0,)),),
    )  # fmt: skip
    return (Sample("earned", "seat", asked, ("place", red), (), (("place", red), ("skip",))),)


@cache
def odd() -> tuple[Sample, ...]:
    """An empty hand, somebody else's turn, the end, each face of a danger die, a hand in which nothing may be placed."""
    base = next(sample for sample in questions() if sample.title == "build-place-0").view
    seat, rival = base.seat, (base.seat + 1) % len(base.displays)
    views = {
        "no-hand": replace(base, known=((),) * len(base.known), secret=((),) * len(base.known)),
        "waiting": replace(base, frames=(("play", (rival,), ()),)),
        "over": replace(base, frames=(), die=-1),
        "nothing": base,
    }
    views |= {f"danger-{face}": replace(base, danger=(face, 9 - face), ignored=-1) for face in range(10)}
    views["ignored"] = replace(base, danger=(7, 9), ignored=0)
    return tuple(Sample(title, "seat", view, (), (), (("skip",),)) for title, view in views.items() if seat >= 0)


def everything() -> tuple[Sample, ...]:
    """All samples."""
    return questions() + earned() + odd() + boards() + results() + fullest()
