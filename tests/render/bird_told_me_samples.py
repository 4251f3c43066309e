"""Views of The Bird Told Me to Do It to draw: one of every question from random matches of two to five seats, boards along matches,
ends, and the fullest pictures that can be thought of."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games import GAMES, VOICES
from engine.games.bird_told_me.state import TRUNK, BirdView
from engine.text import Localizer
from render.scenes import Request, Words

GAME = GAMES["bird_told_me"]
NAMES = ("Žofie", "Řehoř", "Anežka", "Ctibor", "Dorotka")
LONG = ("Wolfgang-Amadeus Příliš Žluťoučký", *("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",) * 4)
STRANGE = ("🦜🪺 Pták 🐦", "שלום e\u0301\u0323 \u202e名前", "", "🥚", "a")
LANGUAGES = Localizer.load(strict=True)


class Sample(NamedTuple):
    """A request without names and words."""

    title: str
    kind: str
    view: BirdView
    prefix: Action = ()
    events: tuple[Told, ...] = ()
    extra: Any = None


def words(language: str) -> Words:
    """Phrases to words."""
    return LANGUAGES.words(language)


def request(sample: Sample, language: str = "en", names: tuple[str, ...] = NAMES) -> Request:
    """The sample as a request."""
    terms = VOICES["bird_told_me"].terms(sample.view, sample.events)
    shown = names[: len(sample.view.hands)]
    return Request(sample.kind, sample.view, shown, words(language), sample.prefix, sample.events, sample.extra, terms)


@cache
def questions() -> tuple[Sample, ...]:
    """A player's picture for each kind of question and each verb and length of prefix, early where it first comes up."""
    found: dict[str, Sample] = {}
    for seed in range(24):
        for view, action, told, legal in _plies(seed):
            kind = view.frames[-1][0]
            for size in range(len(action) + 1):
                title = f"{kind}-{action[0]}-{size}" if size else f"{kind}-0"
                if title not in found and action[0] not in ("skip", "pass", "draw", "claim"):
                    found[title] = Sample(title, "seat", view, action[:size], told, legal)
    return tuple(found.values())


def _plies(seed: int) -> Iterator[tuple[Any, Action, tuple[Told, ...], tuple[Action, ...]]]:
    """A random match of two to five seats in which nothing is skipped if it can be helped: the view, the choice, what was told, what is
    legal."""
    chance = Chance.seeded(seed)
    state = GAME.start(2 + seed % 4, {}, chance)
    told: list[Told] = []
    while asked := GAME.to_act(state):
        legal = GAME.legal_actions(state, asked[0])
        bold = [action for action in legal if action[0] not in ("skip", "pass")] or legal
        action = bold[chance.below(len(bold))]
        yield GAME.view(state, asked[0]), action, tuple(e for e in told if not e[1] or asked[0] in e[1]), tuple(legal)
        told = []
        state = GAME.apply(state, asked[0], action, chance, told.append)


@cache
def boards() -> tuple[Sample, ...]:
    """The spectators' picture along a match of each number of seats."""
    found = []
    for seats in range(2, 6):
        states = list(_states(seats + 10, seats))
        for ply in (0, 2, len(states) // 4, len(states) // 2, len(states) * 3 // 4, len(states) - 2):
            state, told = states[ply]
            found.append(Sample(f"board-{seats}-{ply}", "board", GAME.view(state, None), (), told))
    return tuple(found)


def _states(seed: int, seats: int) -> Iterator[tuple[Any, tuple[Told, ...]]]:
    chance = Chance.seeded(seed)
    state = GAME.start(seats, {}, chance)
    yield state, ()
    while asked := GAME.to_act(state):
        legal = GAME.legal_actions(state, asked[0])
        told: list[Told] = []
        state = GAME.apply(state, asked[0], legal[chance.below(len(legal))], chance, told.append)
        yield state, tuple(event for event in told if not event[1])


@cache
def results() -> tuple[Sample, ...]:
    """Ends of matches of each number of seats."""
    found = []
    for seats in range(2, 6):
        *_, (state, told) = _states(seats + 20, seats)
        view = GAME.view(state, None)
        found.append(Sample(f"result-{seats}", "result", view, (), told, GAME.summary(view)))
    return tuple(found)


@cache
def choices() -> tuple[Sample, ...]:
    """Somebody else's turn, the end as a player sees it, an empty hand."""
    base = next(sample for sample in questions() if sample.title == "add-0")
    rival = (1 - base.view.seat,)
    views = {
        "waiting": replace(base.view, frames=(("add", rival, ()),)),
        "over": replace(base.view, frames=()),
        "no-hand": replace(base.view, hands=tuple(() for _ in base.view.hands)),
    }
    boosted = next(sample for sample in questions() if sample.view.frames[-1][0] == "prune")
    performing = (("carried", (), (boosted.view.seat, TRUNK, 0, 1)), *boosted.view.frames)
    second = next(sample for sample in questions() if sample.title == "second-add-1")
    views["claimed"] = replace(second.view, plumage=(rival[0],) * 6)
    views["boosts"] = replace(boosted.view, next_boost=1, last_boost=2, frames=performing)
    return tuple(Sample(title, "seat", view, (), base.events) for title, view in views.items())


@cache
def fullest() -> tuple[Sample, ...]:
    """Branches far too large, hands of fifteen, all plumage with one seat, stacks, boosts, all of it new."""
    found = []
    for seats in range(2, 6):
        plies = (ply for seed in range(seats - 2, 100, 4) for ply in _plies(seed))
        base, legal = next((view, legal) for view, _, _, legal in plies if view.frames[-1][0] in ("fetch", "prune", "perform_twigs"))
        view = _stuffed(base)
        events = tuple(("added", (), (0, card, cell)) for cell, _, (*_, card) in view.twigs[-6:])
        events += (("scored", (), (0, 0)), ("claimed", (), (0, 2)), ("fell", (), (TRUNK + 3, 4)), ("pass_card", (), (0,)))
        found.append(Sample(f"full-board-{seats}", "board", view, (), events))
        found.append(Sample(f"full-seat-{seats}", "seat", view, (), events, legal))
        over = replace(view, frames=())
        found.append(Sample(f"full-result-{seats}", "result", over, (), (), tuple(range(1, seats + 1))))
        adding = replace(view, frames=(("add", (view.seat,), ()),), route=(), walked=0)
        found.append(Sample(f"full-add-{seats}", "seat", adding, ("add", view.hands[view.seat][0], 97, 103), events))
    return tuple(found)


def _stuffed(view: BirdView) -> BirdView:
    """The view with fourteen by thirteen cells of twigs, a hand of fifteen and all else as much as there can be."""
    seats = len(view.hands)
    cells = [TRUNK + 200 * row + column for row in range(-5, 8) for column in range(-6, 8) if row or column]
    twigs = tuple((cell, cell - 1, tuple((at + i) % 48 for i in range(1 + at % 6))) for at, cell in enumerate(cells))
    hand = tuple(range(0, 45, 3))
    *others, now, asked = view.frames
    performers = tuple(("carried", (), (view.seat, TRUNK + 1 + i, 5 * i, 3)) for i in range(3))
    boosted = (now[0], (), (*now[2][:3], 3)) if now[0] == "carried" else now
    route = tuple(TRUNK + 1 + step for step in range(6))
    return replace(
        view,
        frames=(*others, *performers, boosted, asked),
        hands=tuple(hand if seat == view.seat else (-1,) * 15 for seat in range(seats)),
        plumage=(view.seat,) * 6,
        pass_card=view.seat,
        piles=tuple((0, 8, 16, 24, 32, 40, 1, 9) for _ in range(seats)),
        discards=tuple(range(30)),
        twigs=twigs,
        route=route,
        walked=3,
        next_boost=3,
        last_boost=2,
        depletions=1,
    )


def everything() -> tuple[Sample, ...]:
    """All samples."""
    return questions() + choices() + boards() + results() + fullest()
