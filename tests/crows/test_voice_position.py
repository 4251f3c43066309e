"""The position as text holds every public fact of the view: a reader who sees only the text finds them all, in every language."""

from collections import Counter
from itertools import product

import msgspec
import pytest

from engine.core.chance import Chance
from engine.games.crows.state import TOKENS
from tests.crows.positions import GAME, NO_FLOCKING, OPTIONS, TOMBSTONE, Table, act, cell
from tests.crows.reading import Reader
from tests.crows.voices import ALL, LANGUAGES, LOCALIZER, MATCHES, NAMES, PLAIN, VOICE, render, steps


def read(view, language):
    return Reader(language).read(LOCALIZER.render(line, language) for line in VOICE.position(view, NAMES))


def public_facts(view):
    """The same facts, taken from the fields of the view."""
    facts = {"round": {"round": view.round, "name": view.first}, "resigned": list(view.resigned), **asked(view)}
    facts["deck"] = {"n": view.deck, "box": len(view.unseen) - view.deck}
    facts |= {"crows": {"n": view.crow_pile}, "token-pile": {"n": view.token_pile}}
    variants = [name for name in OPTIONS if getattr(view, name)]
    facts |= {"variants": variants} if variants else {}
    facts |= {"cancelled": True} if view.cancelled else {}
    facts |= {"unseen": dict(Counter(view.unseen))} if view.unseen else {}
    facts |= {"open": list(view.open)} if view.open else {}
    facts |= {"spent": list(view.spent)} if view.spent else {}
    facts["seats"] = {seat: seat_facts(view, seat) for seat in range(len(view.scores))}
    rows = zip(view.cells, view.kinds, view.crows, strict=True)
    facts["board"] = {cell: (kind, things_on(view, cell, crows)) for cell, kind, crows in rows}
    return facts


def asked(view):
    """How far the match is, who is asked, and what the question is about."""
    if not view.frames:
        return {"progress-over": True, "ask-over": True}
    facts = {"progress": {"round": view.round, "deck": view.deck}} if view.deck else {"progress-last": {"round": view.round}}
    kind, (seat,), data = view.frames[-1]
    about = {"name": seat}
    if kind == "place":
        tile, reason, tombs, roosts = data
        about["tile"] = tile
        facts |= {"moved": (tile, [TOMBSTONE] * tombs + [NO_FLOCKING] * roosts)} if reason else {"drawn": {"tile": tile}}
    else:
        about |= dict(zip(("cell",) if kind == "scatter" else ("first", "second"), data, strict=False))
    return {**facts, f"ask-{ways(view, seat) if kind == 'tile' else kind.replace(' ', '-')}": about}


def ways(view, seat):
    """How the seat can come to a tile, by the actions that are legal."""
    verbs = dict.fromkeys(action[0] for action in GAME.legal_actions(GAME.guess(view, -1, Chance.seeded(1)), seat))
    return f"tile-{'-or-'.join(verbs)}".replace("skip", "none")


def seat_facts(view, seat):
    facts = {"points": view.scores[seat]}
    facts |= {"object-none": True} if view.objects[seat] < 0 else {"object": {"cell": view.objects[seat]}}
    facts |= {"trash": True} if view.trash[seat] else {}
    facts |= {"trashed": True} if view.trashed[seat] else {}
    if not view.frames and view.tokens[seat]:
        return {**facts, "revealed": dict(Counter(view.tokens[seat]))}
    return {**facts, "tokens": {"n": len(view.tokens[seat])}}


def things_on(view, cell, crows):
    things = [("crows", crows)] if crows else []
    things += [("object", seat) for seat, place in enumerate(view.objects) if place == cell]
    return things + [("token", TOMBSTONE)] * view.tombs.count(cell) + [("token", NO_FLOCKING)] * view.roosts.count(cell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options", "seed"), MATCHES)
def test_every_public_fact_can_be_read_from_the_text(language, seats, options, seed):
    played = list(steps(seats, options, seed))
    for step in (*played[::4], played[-1]):
        view = GAME.view(step.state, None)
        assert read(view, language) == public_facts(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS)
def test_each_variant_is_named(language, options):
    view = GAME.view(GAME.start(3, {options: True}, Chance.seeded(1)), None)
    assert read(view, language)["variants"] == [options]


def rare_states():
    """Positions that random matches seldom come to: every question, tokens that move with a tile, the end by resigning."""
    table = Table("E E:2 C\n1 T K@1", "play", tokens={0: range(5), 1: (4,)}, tombs=(cell(0, 0),) * 2, roosts=(cell(0, 1), cell(0, 0)))
    yield table.state
    for action in (("lure",), act("call", 0, 1), act("call", 0, 1), act("land", 0, 2)):
        table.do(action)
        yield table.state
    swap = Table(tombs=(cell(0, 0),), roosts=(cell(0, 0),), resigned=(2,), cancelled=1, spent=(0, 1, 2, 3), trash=(1, 0, 0, 1))
    swap.do(act("trash", 0, 0))
    yield swap.state
    state = swap.state
    for seat in (1, 3):
        state = GAME.resign(state, seat)
    assert not state.frames
    assert state.open
    yield state
    murder = Table("E:7 E@0", "flock")
    assert murder.asked == ("scatter", 0)
    yield murder.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_facts_can_be_read_from_the_text(language):
    for state in rare_states():
        view = GAME.view(state, None)
        assert read(view, language) == public_facts(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_positions_read_the_same(language):
    """Each public field by itself: a change of it changes the text."""
    state = list(steps(4, PLAIN, 4))[60].state
    view = GAME.view(state, None)
    before = read(view, language)
    changes = {
        "round": view.round + 1, "first": (view.first + 1) % 4, "cells": (*view.cells[:-1], 6161),
        "kinds": (*view.kinds[:-1], (view.kinds[-1] + 1) % 7), "crows": (*view.crows[:-1], view.crows[-1] + 1),
        "crow_pile": view.crow_pile + 1, "unseen": (*view.unseen, 0), "deck": view.deck - 1, "open": (3,),
        "trash": tuple(1 - held for held in view.trash), "trashed": tuple(1 - played for played in view.trashed),
        "objects": (view.cells[0], *view.objects[1:]), "tokens": ((*view.tokens[0], -1), *view.tokens[1:]),
        "token_pile": view.token_pile + 1, "spent": (*view.spent, 1), "cancelled": 1 - view.cancelled,
        "tombs": (*view.tombs, view.cells[3]), "roosts": (*view.roosts, view.cells[3]), "scores": (view.scores[0] + 1, *view.scores[1:]),
        "resigned": (3,), "frames": (("scatter", (1,), (view.cells[0],)),), **dict.fromkeys(OPTIONS, 1),
    }  # fmt: skip
    assert {*changes} == {*view.__struct_fields__} - {"seat"}
    for field, value in changes.items():
        assert read(msgspec.structs.replace(view, **{field: value}), language) != before, field


def test_a_row_reads_like_this():
    table = Table("E E:2 C\n1 T K@1", tombs=(cell(0, 0),), roosts=(cell(0, 1),))
    said = [render(line) for line in VOICE.position(table.view(None), NAMES)]
    assert said[-2]["en"] == "Row 50: N Empty Tree, Tombstone; O Empty Tree, 2 crows, No Flocking; P Cemetery"
    assert said[-1]["en"] == "Row 51: N 1-Crow Tree; O Trash; P Trinkets, shiny object of Pier"
    assert said[-2]["cs"].replace("\u00a0", " ") == "Řádek 50: N prázdný strom, Náhrobek; O prázdný strom, 2 vrány, Žádný slet; P hřbitov"


def test_what_only_one_seat_knows():
    table = Table(ask="play", tokens={0: (0, 2, 2, 4), 1: (3,)})
    assert VOICE.private(table.view(None), NAMES) == ()
    assert [render(line)["en"] for line in VOICE.private(table.view(0), NAMES)] == [
        "Your special tokens: 4. Kept to the end: 9 points.",
        "1× No Cemeteries: nothing doubles points this round",
        "2× No Flocking: the crows on a tile stay there this round",
        "1× 3 Points: 3 points at the end; cannot be played",
    ]
    assert [render(line)["cs"] for line in VOICE.private(table.view(2), NAMES)] == ["Nemáte žádné speciální žetony."]


def test_no_text_tells_more_than_the_viewer_may_know():
    """Other tokens in the others' hands, seen through the same eyes: every text stays as it was."""
    for seats, options in product((2, 4), (PLAIN, ALL)):
        for step in list(steps(seats, options, 9))[:-1:7]:
            others = tuple(tuple((token + 1) % len(TOKENS) for token in hand) for hand in step.state.tokens)
            for viewer in (None, 0):
                tokens = tuple(step.state.tokens[seat] if seat == viewer else hand for seat, hand in enumerate(others))
                changed = msgspec.structs.replace(step.state, tokens=tokens)
                assert everything(GAME.view(changed, viewer)) == everything(GAME.view(step.state, viewer))


def everything(view):
    said = [VOICE.ask(view, NAMES), VOICE.progress(view), *VOICE.position(view, NAMES), *VOICE.private(view, NAMES)]
    said += [phrase for kind in ("board", "seat") for phrase in VOICE.alt(view, NAMES, kind)]
    return [LOCALIZER.render(phrase, language) for phrase in said for language in LANGUAGES]


def test_public_texts_are_the_same_for_everybody():
    for step in list(steps(3, ALL, 7))[:-1:5]:
        views = [GAME.view(step.state, viewer) for viewer in (None, 0, 1, 2)]
        said = [(VOICE.ask(view, NAMES), *VOICE.position(view, NAMES), *VOICE.alt(view, NAMES, "board")) for view in views]
        assert all(texts == said[0] for texts in said)
