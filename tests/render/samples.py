"""Views to draw: one of every question from random matches, ends of matches, and the fullest pictures that can be thought of."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.game import Told
from engine.core.notation import Action
from engine.games import GAMES
from engine.games.bower.scoring import score
from engine.games.bower.state import BowerView
from engine.text import Localizer
from render.scenes import Request, Words

BOWER = GAMES["bower"]
NAMES = ("Žofie", "Řehoř")
LONG = ("Wolfgang-Amadeus Příliš Žluťoučký", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
STRANGE = ("🦜🪺 Pták 🐦", "שלום e\u0301\u0323 \u202e名前")
LANGUAGES = Localizer.load(strict=True)


class Sample(NamedTuple):
    """A request without names and words."""

    title: str
    kind: str
    view: BowerView
    prefix: Action = ()
    events: tuple[Told, ...] = ()
    extra: Any = None


def words(language: str) -> Words:
    """Phrases to words."""
    return LANGUAGES.words(language)


def request(sample: Sample, language: str = "en", names: tuple[str, str] = NAMES) -> Request:
    """The sample as a request."""
    return Request(sample.kind, sample.view, names, words(language), sample.prefix, sample.events, sample.extra)


@cache
def questions() -> tuple[Sample, ...]:
    """A player's picture for each kind of question and each length of prefix, from the first matches in which it comes up."""
    found: dict[str, Sample] = {}
    for seed in range(40):
        options = {"super_nest": seed % 3 == 2}
        for view, action, told, legal in _plies(seed, options):
            kind = view.frames[-1][0] + ("-super" if view.super_nest and view.frames[-1][0] in ("place", "choose") else "")
            for size in range(len(action) + 1):
                title = f"{kind}-{size}"
                if title not in found and not (action[0] == "skip" and size):
                    found[title] = Sample(title, "seat", view, action[:size], told, legal)
    return tuple(found.values())


def _plies(seed: int, options: dict[str, bool]) -> Iterator[tuple[Any, Action, tuple[Told, ...], tuple[Action, ...]]]:
    """A random match in which nothing is skipped if it can be helped: the view, the choice, what was told, what is legal."""
    chance = Chance.seeded(seed)
    state = BOWER.start(2, options, chance)
    told: list[Told] = []
    while asked := BOWER.to_act(state):
        legal = BOWER.legal_actions(state, asked[0])
        bold = [action for action in legal if action[0] != "skip"] or legal
        action = bold[chance.below(len(bold))]
        yield BOWER.view(state, asked[0]), action, tuple(e for e in told if not e[1] or asked[0] in e[1]), tuple(legal)
        told = []
        state = BOWER.apply(state, asked[0], action, chance, told.append)


@cache
def boards() -> tuple[Sample, ...]:
    """The spectators' picture along two matches."""
    found = []
    for seed, options in ((5, {}), (6, {"super_nest": True})):
        for ply, state, told in _states(seed, options):
            if ply % 12 == 3:
                found.append(Sample(f"board-{seed}-{ply}", "board", BOWER.view(state, None), (), told))
    return tuple(found)


def _states(seed: int, options: dict[str, bool]) -> Iterator[tuple[int, Any, tuple[Told, ...]]]:
    chance = Chance.seeded(seed)
    state = BOWER.start(2, options, chance)
    told: list[Told] = []
    ply = 0
    while asked := BOWER.to_act(state):
        legal = BOWER.legal_actions(state, asked[0])
        told = []
        state = BOWER.apply(state, asked[0], legal[chance.below(len(legal))], chance, told.append)
        ply += 1
        yield ply, state, tuple(event for event in told if not event[1])


@cache
def results() -> tuple[Sample, ...]:
    """Ends of matches, Super Nest too."""
    found = []
    for seed, options in ((3, {}), (9, {"super_nest": True}), (14, {})):
        *_, (_, state, _) = _states(seed, options)
        view = BOWER.view(state, None)
        found.append(Sample(f"result-{seed}", "result", view, (), (), score(view)))
    view = replace(found[0].view, resigned=(1,))
    found.append(Sample("result-resigned", "result", view, (), (), score(view)))
    return tuple(found)


@cache
def choices() -> tuple[Sample, ...]:
    """All bonus tiles offered, each token being laid, nothing in hand, somebody else's turn, and the end."""
    base = next(sample.view for sample in questions() if sample.title == "choose-0")
    seat, rival = (base.seat,), (1 - base.seat,)
    bonuses = [number for number, *_ in base.bonuses]
    views = {f"offer-{at}": replace(base, frames=(("choose", seat, tuple(bonuses[at : at + 3])),)) for at in range(0, len(bonuses) - 2, 3)}
    views["offer-two"] = replace(base, frames=(("choose", seat, tuple(bonuses[-2:])),))
    # An owner's own bonus tile that brings as many feathers as flowers.
    own = tuple((102, (3, (3,)), (3, (7,))) if number == 102 else (number, *halves) for number, *halves in base.tiles)
    views["offer-own"] = replace(base, tiles=own, frames=(("choose", seat, (102, 103)),))
    views |= {f"token-{token}": replace(base, frames=(("lay", seat, (token,)),)) for token in (1, 2, 3)}
    views["no-hand"] = replace(base, frames=(("take", seat, ()),), hands=((), ()))
    views["waiting"] = replace(base, frames=(("choose", rival, (0, 0, 0)),))
    views["over"] = replace(base, frames=())
    only = (("skip",),)
    found = [Sample(f"only-skip-{kind}", "seat", replace(base, frames=((kind, seat, ()),)), extra=only) for kind in ("place", "cross")]
    return (*found, *(Sample(title, "seat", view) for title, view in views.items()))


@cache
def fullest() -> tuple[Sample, ...]:
    """Boards on which everything lies that could: three objects a square, all tokens, eight bonus tiles a seat, a hand of six."""
    found = []
    for super_nest in (0, 1):
        base = next(s.view for s in questions() if s.title == ("place-super-0" if super_nest else "place-0"))
        view = _stuffed(base)
        found += [Sample(f"full-{kind}-{super_nest}", kind, view) for kind in ("board", "seat")]
        over = replace(view, frames=(), requests=tuple(range(8)))
        found.append(Sample(f"full-result-{super_nest}", "result", over, (), (), score(over)))
        offered = tuple(view.bonus_open) or (101, 117, 118)
        seat = base.frames[-1][1]
        found.append(
            Sample(f"full-choose-{super_nest}", "seat", replace(view, frames=(("choose", seat, offered),)), ("choose", offered[0]))
        )
    return tuple(found)


def _stuffed(view: BowerView) -> BowerView:
    crowded = [2 * number + half for number, *halves in view.tiles for half, (_, objects) in enumerate(halves) if len(objects) == 3]
    cells = len(view.nests[0])
    nests = tuple(tuple(crowded[(cell * 5 + seat) % len(crowded)] for cell in range(cells)) for seat in (0, 1))
    objects = {2 * number + half: square[1] for number, *halves in view.tiles for half, square in enumerate(halves)}
    tokens = ((0, 0, 7, objects[nests[0][7]][0]), (1, 0, 7, 0), (2, 1, 9, 0), (3, 1, 9, 0), (4, 1, 9, 1))
    taken = ((101, 102, 103, 104, 106, 107, 108, 109), (105, 110, 111, 112, 113, 114, 115, 116))
    tiles = tuple(number for number, *_ in view.tiles)
    seat = view.seat
    hands = tuple(tiles[:6] if other == seat else tiles[6:9] for other in (0, 1))
    given = tuple(tiles[9] if other == seat else 0 for other in (0, 1))
    requests = tuple(3 if i % 2 == seat or i > 5 else -1 for i in range(8))
    return replace(
        view, nests=nests, tokens=tokens, taken=taken, hands=hands, given=given, requests=requests, seen=(63, 63), turns=(11, 11)
    )


def everything() -> tuple[Sample, ...]:
    """All samples."""
    return questions() + choices() + boards() + results() + fullest()
