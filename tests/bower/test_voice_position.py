"""The position as text holds every public fact of the view: a reader who sees only the text finds them all, in every language."""

from itertools import product

import msgspec
import pytest

from engine.games.bower.state import BONUS, COLUMNS, turns_each
from tests.bower.reading import CARDS, Reader
from tests.bower.voices import LANGUAGES, LOCALIZER, NAMES, OPTIONS, VOICE, house, steps

VARIANTS = {(0, 0): "base", (0, 1): "fair", (1, 0): "super", (1, 1): "super-fair"}


def read(view, language):
    return Reader(language).read(LOCALIZER.render(line, language) for line in VOICE.position(view, NAMES))


def square(code):
    return CARDS.materials[code], list(CARDS.objects[code])


def tile(number):
    return [square(2 * number), square(2 * number + 1)]


def public_facts(view):
    """The same facts, taken from the fields of the view. Hands are counted, for nobody shows a hand."""
    facts = {f"{VARIANTS[view.super_nest, view.fair_play]} name": view.first, "asked": asked(view), "stack n": len(view.stack)}
    facts |= {"display": [tile(number) for number in view.display]} if view.display else {"display-none": True}
    facts |= {"resigned": list(view.resigned)} if view.resigned else {}
    facts |= {"lost": [tile(number) for number in view.lost]} if view.lost else {}
    facts |= {"box tiles": list(view.bonus_box)} if view.bonus_box else {}
    if view.super_nest:
        facts |= {"open tiles": list(view.bonus_open)} if view.bonus_open else {"open-none": True}
    else:
        facts["bonus-stack n"] = view.bonus_stack
    facts |= drawn_facts(view)
    if not view.frames:
        facts["requests"] = dict(enumerate(view.requests))
    for seat in (0, 1):
        facts |= {f"{name} {seat}": fact for name, fact in seat_facts(view, seat).items()}
    return facts


def asked(view):
    if not view.frames:
        return ("over",)
    kind, (seat,), data = view.frames[-1]
    return (kind, seat, *data) if kind in ("discard", "lay") else (kind, seat)


def drawn_facts(view):
    """How far the match is, and what has been drawn for the question."""
    if not view.frames:
        return {"progress-over": True}
    kind, _, data = view.frames[-1]
    facts = {"offer n": len(data)} if kind == "choose" and not view.super_nest else {"drawn tile": tile(data[0])} if kind == "cover" else {}
    if kind == "draft":
        return {**facts, "progress-draft": True}
    return {**facts, "progress turn": min(view.turns) + 1, "progress turns": turns_each(view)}


def seat_facts(view, seat):
    facts = {"played": (view.turns[seat], turns_each(view)), "hand n": len(view.hands[seat]), "hand limit": view.limits[seat]}
    facts["seen eggs"] = [egg for egg in range(8) if view.seen[seat] >> egg & 1]
    facts |= {"given tile": tile(view.given[seat])} if view.given[seat] else {}
    facts |= {"again": True} if view.again == seat else {}
    facts |= {"taken tiles": list(view.taken[seat])} if view.taken[seat] else {}
    facts |= {"aside n": len(view.discards[seat])} if view.discards[seat] else {}
    facts |= {"buried": [square(code) for code in view.buried[seat]]} if view.buried[seat] else {}
    facts |= {f"paid {column + 1}": True for column in range(COLUMNS) if view.paid[seat] >> column & 1}
    for place, code in enumerate(view.nests[seat]):
        if code:
            facts[f"cell {place}"] = square(code), [token_fact(view, token) for token in view.tokens if token[1:3] == (seat, place)]
    covered = [token_fact(view, token) for token in view.tokens if token[1] == seat and token[2] < 0]
    return facts | ({"buried tokens": covered} if covered else {})


def token_fact(view, token):
    kind, _, place, detail = token
    column, row = place % COLUMNS, place // COLUMNS
    if kind != 4 or place < 0:
        return kind, detail
    ends = (place - 1, place + 1) if detail == 0 else (place - COLUMNS, place + COLUMNS)
    inside = 0 < column < COLUMNS - 1 if detail == 0 else 0 < row < len(view.nests[0]) // COLUMNS - 1
    return (kind, detail, *ends) if inside else (kind, detail)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "seed"), list(product(OPTIONS, (1, 2))), ids=str)
def test_every_public_fact_can_be_read_from_the_text(language, options, seed):
    for step in steps(house(), seed, options):
        view = house().view(step.state, None)
        assert read(view, language) == public_facts(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_facts_can_be_read_from_the_text(language):
    *_, middle, _ = steps(house(), 1, {})
    state = msgspec.structs.replace(
        middle.state, given=(7, 0), again=1, lost=(3, 9), display=(), resigned=(1,), buried=((2, 24), (60,)), paid=(63, 9),
        tokens=((0, 0, 8, 7), (2, 0, 8, 0), (1, 1, 9, 0), (3, 1, 9, 0), (4, 1, 9, 1), (0, 1, -1, 2), (4, 0, -1, 0), (4, 0, 0, 0)),
        nests=((*range(2, 50),)[:24], (*range(50, 74),)), frames=(("cover", (1,), (104 - BONUS,)),),
    )  # fmt: skip
    view = house().view(state, None)
    assert read(view, language) == public_facts(view)


TOLD_ELSEWHERE = {"seat", "tiles", "bonuses"}
"""Who looks, and what the set of components is: the same for all positions of a match."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_positions_read_the_same(language):
    """Each field of the view by itself: a change of it changes the text. None is left out."""
    state = list(steps(house(), 4, {}))[40].state
    view = house().view(state, None)
    large, over = msgspec.structs.replace(view, super_nest=1, bonus_open=(106, 107)), msgspec.structs.replace(view, frames=())
    nests = list(view.nests)
    nests[0] = (72, *nests[0][1:])
    changes = [
        {"turns": (view.turns[0], view.turns[1] + 1)}, {"limits": (4, 1)}, {"given": (0, 5)}, {"again": 0}, {"stack": view.stack[1:]},
        {"seen": (255, view.seen[1])}, {"paid": tuple(mask ^ 63 for mask in view.paid)}, {"first": 1 - view.first}, {"fair_play": 1},
        {"lost": (*view.lost, 1)}, {"nests": tuple(nests)}, {"bonus_stack": view.bonus_stack + 1}, {"discards": ((0,) * 9, ())},
        {"taken": ((106,), (107, 111))}, {"display": view.display[::-1]}, {"resigned": (0,)}, {"buried": ((2, 3), ())},
        {"hands": ((1, 2, 3), (4,))}, {"bonus_box": (110,)}, {"frames": (("strip", (0,), ()),)}, {"tokens": ((4, 0, -1, 0),)},
        {"super_nest": 1},
    ]  # fmt: skip
    cases = [*((view, change) for change in changes), (large, {"bonus_open": (106, 108)}), (over, {"requests": (0, 1, 2, 3, 4, 5, 6, 7)})]
    assert {name for _, change in cases for name in change} == {*view.__struct_fields__} - TOLD_ELSEWHERE
    for before, change in cases:
        assert read(msgspec.structs.replace(before, **change), language) != read(before, language), change
