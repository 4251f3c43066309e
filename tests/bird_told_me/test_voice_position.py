"""The position as text holds every public fact of the view: a reader who sees only the text finds them all, in every language."""

from typing import Any

import msgspec
import pytest

from engine.games.bird_told_me.cards import WORDS
from engine.games.bird_told_me.game import INSTRUCTIONS
from engine.games.bird_told_me.piles import GOAL
from engine.games.bird_told_me.state import COLOURS, NOBODY, NOTHING, TRUNK
from engine.games.bird_told_me.voice_tells import FORMS, sentence, text
from engine.games.bird_told_me.voice_words import face
from tests.bird_told_me.positions import Table, cell, number
from tests.bird_told_me.reading import Reader
from tests.bird_told_me.voices import LANGUAGES, LOCALIZER, NAMES, VOICE, crowded, house, steps


def read(view, language, game):
    names = NAMES[: len(view.hands)]
    reader = Reader(language, game.cards, names)
    return reader.read(LOCALIZER.render(line, language) for line in VOICE.position(view, names))


def public_facts(view, language, game):
    """The same facts, taken from the fields of the view. What the question asks is compared apart, in `check_question`."""
    seats, cards = len(view.hands), game.cards
    facts: dict[str, Any] = {"at-double" if seats > 3 else "at-single": True, "at-deck": (view.deck, view.depletions)}
    points = [sum(cards.values[card] for card in pile) for pile in view.piles]
    if view.frames:
        facts["at-turn"] = (view.current,)
        facts["progress-second" if view.depletions else "progress"] = (max(points), GOAL, view.deck)
    else:
        facts["progress-over"] = facts["ask-over"] = True
    facts |= {"at-resigned": [(seat,) for seat in view.resigned]} if view.resigned else {}
    facts |= {"at-branch": (len(view.twigs),)} if view.twigs else {"at-bare": True}
    facts |= {"at-route": (list(view.route), view.walked)} if view.route else {}
    facts |= {"at-fresh": (list(view.fresh),)} if view.fresh else {}
    facts |= {"at-previous": (view.previous,)} if view.previous != NOTHING else {}
    facts |= {"at-step": (view.card,)} if view.card != NOTHING else {}
    facts |= {"at-performed": [pair[::-1] for pair in view.performed]} if view.performed else {}
    facts |= {"at-next-boost": (view.next_boost,)} if view.next_boost else {}
    facts |= {"at-last-boost": (view.last_boost,)} if view.last_boost else {}
    facts |= {"at-discards": (len(view.discards), list(view.discards[::-1]))} if view.discards else {"at-discards-none": True}
    facts |= {"at-plumage": dict(enumerate(view.plumage)), "at-pass": (view.pass_card,)}
    facts |= frame_facts(view, language)
    facts["seats"] = {seat: seat_facts(view, seat, points[seat]) for seat in range(seats)}
    return {key if key == "seats" else f"told-me-{key}": fact for key, fact in facts.items()}


def seat_facts(view, seat, points):
    facts = {"told-me-at-seat": (seat, points, len(view.hands[seat]))}
    known = view.public[seat] if view.frames else view.hands[seat]
    facts |= {"told-me-at-pile": (list(view.piles[seat]),)} if view.piles[seat] else {}
    return facts | ({"told-me-at-known": (list(known),)} if known else {})


def frame_facts(view, language):
    """What the frames below the question hold."""
    facts: dict[str, Any] = {"at-bonus": True} if any(kind == "bonus" for kind, _, _ in view.frames) else {}
    then, awarded = [], []
    for kind, seats, data in view.frames[::-1]:
        if kind in INSTRUCTIONS and not seats:
            told = (kind, tuple((value, 0) for value in data[3 : 3 + len(FORMS[kind].names)]))
            then.append((data[0], LOCALIZER.render(sentence(told), language)))
        elif kind in ("pile", "pay"):
            seat, *cards = (*seats, *data)
            awarded.append((seat, list(cards)))
    facts |= {"at-then": then} if then else {}
    return facts | ({"at-awarded": awarded} if awarded else {})


QUESTION = "at-left", "at-drawn", "at-forced", "at-renew", "at-give", "at-traded"
"""Facts of the question, with the numbers of its frame from which they come."""


def check_question(view, facts, language, cards):
    """What the text says of the question must be what its frame says; takes it out of the facts."""
    said = {key.removeprefix("told-me-"): facts.pop(key) for key in list(facts) if is_of_question(key)}
    if not view.frames:
        assert said == {}
        return
    kind, (seat,), data = view.frames[-1]
    expected: dict[str, Any] = {}
    if kind in INSTRUCTIONS:
        asked, fits = said.pop("ask-tell")
        assert asked == seat
        card, boost = view.frames[carried_places(view)[-1]][2][2:]
        name = "all_discard" if kind == "discard" and seat != view.frames[carried_places(view)[-1]][2][0] else kind
        assert (card, boost, name) in fits
        expected = told_facts(view, kind, seat, data)
    elif kind == "second":
        is_claimed = view.plumage[view.cards[data[0]][0]] != NOBODY
        expected = {"ask-second-claimed" if is_claimed else "ask-second": (seat, LOCALIZER.render(face(data[0], cards), language), data[1])}
    elif kind == "route":
        expected = {"ask-route": (seat, sorted(data))}
    else:
        expected = {f"ask-{kind}": (seat,)}
    assert said == expected


def told_facts(view, kind, seat, data):
    counted = "n" in FORMS[kind].names and kind not in ("renew", "perform_hand", "perform_one_of")
    facts: dict[str, Any] = {"at-left": (data[3 + FORMS[kind].names.index("n")],)} if counted else {}
    if kind in ("drawn", "perform_one_of"):
        facts["at-drawn"] = (list(data[6:] if kind == "drawn" else data[4:]),)
    if kind in ("fetch", "harvest") and len(data) > (size := 3 + len(FORMS[kind].names)):
        facts[f"at-colour-{COLOURS[data[size]]}"] = True
        facts |= {"at-forced": (data[size + 1],)} if data[size + 1] != NOTHING else {}
    facts |= {"at-renew": (data[3],)} if kind == "renew" else {}
    facts |= {"at-give": ((seat + 1 + data[3]) % len(view.hands),)} if kind == "give_each" else {}
    if kind == "trade" and len(data) > 4:
        facts["at-traded"] = [colour for colour in range(len(COLOURS)) if data[4] >> colour & 1]
    return facts


def is_of_question(key):
    name = key.removeprefix("told-me-")
    return name in QUESTION or (name.startswith(("at-colour", "ask-")) and name != "ask-over")


def carried_places(view):
    return [place for place, (kind, _, _) in enumerate(view.frames) if kind == "carried"]


def check_position(view, language, game):
    facts = read(view, language, game)
    twigs = [twig for key in ("told-me-at-twig", "told-me-at-twig-over") for twig in facts.pop(key, [])]
    assert sorted(twigs) == sorted(view.twigs)
    carried = [twig for key in ("told-me-at-carried", "told-me-at-carried-loose") for twig in facts.pop(key, [])]
    assert sorted(carried) == sorted(view.frames[place][2] for place in carried_places(view))
    check_question(view, facts, language, game.cards)
    for (more,) in facts.pop("told-me-at-discards-more", []):
        facts["told-me-at-discards"][1].extend(more)
    assert facts == public_facts(view, language, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "seed"), [(house(), 2, 1), (house(), 5, 2), (crowded(), 3, 3)], ids=["2", "5", "crowded"])
def test_every_public_fact_can_be_read_from_the_text(game, seats, seed, language):
    for step in steps(game, seats, seed):
        check_position(game.view(step.state, None), language, game)


CASES = (
    ("B3a", 1, ("fetch -1,0",), {"branch": {(-1, 0): "Y4a/Y3a", (-2, 0): "R3a"}}),
    ("G2a", 3, ("harvest -2,0",), {"branch": {(-1, 0): "Y4a", (-2, 0): "R3a/R1a", (-1, 1): "K2a"}}),
    ("R3b", 1, ("trade K B",), {"plumage": "K0 B1 R0 G1"}),
    ("Y4b", 0, ("give K1a",), {"hands": ("K1a K2a", "", "")}),
    ("Y1b", 2, ("discard K1a",), {"hands": ("K1a K2a", "B1a")}),
    ("Y2b", 1, ("discard B1a",), {"hands": ("K1a", "B1a B2a", "R1a R2a")}),
    ("W3a", 1, (), {}),
    ("W2b", 1, ("do K4a", "add K2a -1,1"), {"hands": ("K4a K2a K1b", "B1a"), "branch": {(-1, 0): "Y4a"}}),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "boost", "moves", "given"), CASES, ids=[case[0] for case in CASES])
def test_the_middle_of_an_instruction_can_be_read_from_the_text(card, boost, moves, given, language):
    table = Table(**{"hands": ("K1a", "B1a"), **given})
    table.tells(card, boost)
    for move in moves:
        check_position(table.game.view(table.state, None), language, table.game)
        if move in table.legal():
            table.do(move)
    check_position(table.game.view(table.state, None), language, table.game)


def test_the_example_of_the_brief_reads_with_its_sum():
    """A card that asks is told with what made its number grow."""
    table = Table({(-1, 0): "K4a"}, ("K3a K2a", "B1a")).tells("K4a", 1, (-1, 0))
    view = table.game.view(table.state, 0)
    assert LOCALIZER.render(VOICE.ask(view, NAMES[:2]), "en") == "Simone has to choose. Place 2 hand cards\u00a0(1\u00a0+\u00a01)."
    assert view.frames[-1][2][3] == WORDS["place"]
    assert LOCALIZER.render(text(view.tells[number("K4b")], 2), "cs") == (
        "Přidejte na větev 3\u00a0karty z\u00a0ruky\u00a0(1\u00a0+\u00a02). Doberte 1\u00a0kartu."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_positions_read_the_same(language):
    """Each field by itself: a change of it changes the text."""
    state = next(step.state for step in list(steps(house(), 3, 4))[10:] if step.state.route and len(step.state.discards) > 2)
    view = house().view(state, None)
    before = said(view, language)
    twigs = view.twigs
    for change in (
        {"deck": view.deck + 1}, {"depletions": 1}, {"discards": view.discards[:-1]}, {"discards": (47, *view.discards[1:])},
        {"discards": (*view.discards[:-1], 47)},
        {"hands": ((*view.hands[0], -1), *view.hands[1:])}, {"public": ((3,), *view.public[1:])}, {"plumage": (2, 1, 0, -1, -1, 2)},
        {"pass_card": (view.pass_card + 2) % 3}, {"twigs": twigs[:-1]}, {"twigs": ((*twigs[0][:2], (7, *twigs[0][2])), *twigs[1:])},
        {"piles": ((5, 6), (), ())}, {"piles": ((6, 5), (), ())}, {"current": (view.current + 1) % 3},
        {"route": (*view.route, cell((1, 1)))},
        {"walked": view.walked + 1}, {"fresh": (*view.fresh, TRUNK + 2)}, {"card": 11}, {"previous": 12}, {"next_boost": 3},
        {"last_boost": 2}, {"performed": ((1, 2),)}, {"resigned": (1,)}, {"frames": (("fork", (0,), ()),)},
    ):  # fmt: skip
        assert said(msgspec.structs.replace(view, **change), language) != before, change


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [house(), crowded()], ids=["house", "crowded"])
def test_the_whole_discard_pile_is_told_in_lines_that_fit_a_message(game, language):
    """Only its top five cards were named."""
    view = game.view(next(steps(game, 4, 1)).state, None)
    for size in (1, 10, 11, 96):
        full = msgspec.structs.replace(view, discards=tuple(card * 7 % 48 for card in range(size)))
        check_position(full, language, game)
        assert max(map(len, said(full, language))) <= 1200


def said(view, language):
    return [LOCALIZER.render(line, language) for line in VOICE.position(view, NAMES[: len(view.hands)])]
