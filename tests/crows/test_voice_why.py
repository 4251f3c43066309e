"""Why an answer may not be chosen: exactly the answers that are not legal have a reason, each reason is told in every language."""

import re

import pytest

from engine.core.chance import Chance
from engine.core.notation import to_text
from engine.games.crows.reasons import refusal
from tests.crows.positions import GAME, Table, act, cell
from tests.crows.test_voice_texts import positions
from tests.crows.voices import LANGUAGES, MATCHES, VOICE, plain, render, steps


def wild(chance, legal, cells):
    """Answers of every verb and form, most of them forbidden, and the legal ones."""
    yield from legal
    yield from (("sing",), ("draw",), ("skip", 1), ("place", 1), ("place", "x", 1), ("shine", 50, 150), ("trash", 0, 5050), ("scatter", 4))
    for verb, names in GAME.verbs.items():
        if len(names) < 2:
            yield (verb, *(chance.below(8) for _ in names))
            continue
        for _ in range(6):
            place = cells[chance.below(len(cells))] + (0, 1, -1, 100, -100, 202)[chance.below(6)]
            yield verb, *divmod(place, 100)


@pytest.mark.parametrize(("seats", "options", "seed"), MATCHES)
def test_what_is_not_legal_has_a_reason_and_what_is_has_none(seats, options, seed):
    chance = Chance.seeded(seed)
    for step in (*list(steps(seats, options, seed))[:-1:2], *(positions() if seed == MATCHES[0][2] else ())):
        if step.state.frames:
            assert_reasons(step, chance)


def assert_reasons(step, chance):
    (seat,) = GAME.to_act(step.state)
    view = GAME.view(step.state, seat)
    for action in wild(chance, step.legal, step.state.cells):
        found = refusal(view, action)
        assert (found is None) is GAME.is_legal(step.state, seat, action), (to_text(action), found, view.frames[-1])
        said = VOICE.why(view, action)
        assert bool(said) is (found is not None)
        for phrase in said:
            check(render(phrase, 400))
    assert_explained(view)
    other = GAME.view(step.state, (seat + 1) % len(view.scores))
    assert refusal(other, step.legal[0]) == ("waiting",)
    assert VOICE.why(other) == ()


def assert_explained(view):
    said = [render(phrase) for phrase in VOICE.why(view)]
    assert said
    for texts in said:
        check(texts)
    assert all(sum(len(texts[language]) for texts in said) < 1600 for language in LANGUAGES)


def check(said):
    """Every text names where the rule stands."""
    for language in LANGUAGES:
        assert re.search(r"\(\S.*\)$", said[language]), said[language]


BOARD = "E E:2 C .\n1 T K@1 E:1"


@pytest.mark.parametrize(
    ("ask", "action", "reason"),
    [
        ("tile", act("trash", 0, 1), ("crows", cell(0, 1))),
        ("tile", act("trash", 1, 2), ("object", cell(1, 2))),
        ("tile", act("trash", 0, 3), ("bare", cell(0, 3))),
        ("tile", act("trash", 1, 1), None),
        ("tile", ("pick", 3), ("no choices",)),
        ("tile", ("skip",), ("must",)),
        ("tile", act("place", 0, 3), ("verb",)),
        ("shine", act("shine", 1, 1), ("on trash", cell(1, 1))),
        ("shine", act("shine", 0, 1), ("crows", cell(0, 1))),
        ("shine", act("shine", 1, 2), ("object", cell(1, 2))),
        ("shine", act("shine", 0, 3), ("bare", cell(0, 3))),
        ("shine", ("skip",), ("must",)),
        ("shine", act("shine", 0, 0), None),
        ("play", ("cancel",), ("token", 0)),
        ("play", act("roost", 0, 0), ("no crows", cell(0, 0))),
        ("play", act("roost", 0, 3), ("bare", cell(0, 3))),
        ("play", ("shine", 50, 150), ("verb",)),
        ("play", ("tomb", 50, 150), ("unknown",)),
        ("play", ("tomb", 50), ("unknown",)),
        ("play", ("lure",), None),
    ],
)
def test_each_rule_by_name(ask, action, reason):
    table = Table(BOARD, ask, tokens={0: (1, 2, 3, 4)})
    assert refusal(table.view(0), action) == reason
    assert (reason is None) is GAME.is_legal(table.state, 0, action)


def test_the_rules_of_placing_by_name():
    table = Table(BOARD)
    table.do(("draw",))
    for action, reason in ((act("place", 0, 2), "covered"), (act("place", 2, 4), "apart"), (act("place", 0, 3), None)):
        found = refusal(table.view(0), action)
        assert (found and found[0]) == reason


def test_the_rules_of_two_crows_by_name():
    table = Table(BOARD, "play", tokens={0: (3,)})
    table.do(("lure",))
    assert refusal(table.view(0), act("call", 0, 0)) == ("no crows", cell(0, 0))
    table.do(act("call", 1, 3))
    assert refusal(table.view(0), act("call", 1, 3)) == ("last", cell(1, 3))
    table.do(act("call", 0, 1))
    assert refusal(table.view(0), act("land", 1, 3)) == ("source", cell(1, 3))
    assert refusal(table.view(0), act("land", 1, 2)) == ("object", cell(1, 2))
    assert refusal(table.view(0), ("skip",)) == ("must",)


def test_places_ruled_out_for_the_shiny_object_are_named():
    said = [render(phrase) for phrase in VOICE.why(Table(BOARD, "shine").view(0))]
    assert [re.sub(r" \(Rulebook.*", "", texts["en"]) for texts in said] == [
        "You have to place your shiny object on a tile that none of the exceptions names. Tiles to choose from: 3.",
        "Not on Trash: O51.",
        "Not where crows are: O50, Q51.",
        "Not where another’s shiny object lies: P51.",
        "On an Empty Tree it brings a special token.",
    ]
    assert plain(said[2]["cs"]).startswith("Ne tam, kde jsou vrány: O50, Q51.")
