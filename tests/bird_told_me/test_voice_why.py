"""Why an answer may not be chosen: exactly the answers that are not legal have a reason, each reason is told in every language."""

import re

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.notation import to_text
from engine.games.bird_told_me.game import BirdToldMe
from engine.games.bird_told_me.reasons import CHECKS, refusal, verbs_of
from engine.games.bird_told_me.state import TRUNK
from tests.bird_told_me.positions import HOUSE, Table, cell, number, read
from tests.bird_told_me.test_voice_position import CASES
from tests.bird_told_me.voices import LANGUAGES, VOICE, crowded, house, render, steps


def wild(chance: Chance, view, likely: list):
    """Answers of every verb and form, most of them forbidden, and all the legal ones."""
    yield from likely
    yield from (
        ("sing",),
        ("add",),
        ("skip", 1),
        ("draw", 3),
        ("add", 1, 2),
        ("skip",),
        ("pass",),
        ("claim",),
        ("rob", 9),
        ("add", "x", 1, 0),
    )
    cells = [divmod(twig[0] + step, 200) for twig in view.twigs for step in (0, 1, -1, 200, -200)] or [divmod(TRUNK - 1, 200)]
    for verb, names in BirdToldMe.verbs.items():
        for _ in range(6):
            row, column = cells[chance.below(len(cells))]
            card = view.hands[view.seat][0] if view.hands[view.seat] and chance.below(2) else chance.below(48)
            numbers = {"card": card, "row": row, "column": column, "seat": chance.below(3), "colour": 0}
            yield (verb, *(numbers[name] if name != "colour" else chance.below(6) for name in names))
    for action in likely[:10]:
        for place in range(1, len(action)):
            yield (*action[:place], chance.below(200), *action[place + 1 :])


def check_reasons(game, state, chance, met):
    for seat in game.to_act(state):
        view = game.view(state, seat)
        for action in wild(chance, view, game.legal_actions(state, seat)):
            found = refusal(view, action)
            assert (found is None) is game.is_legal(state, seat, action), (to_text(action), found, view.frames[-1])
            said = VOICE.why(view, action)
            assert bool(said) is (found is not None)
            met.update([found[0]] if found else [])
            if found and found[0] == "verb" and action[0] in CHECKS:
                assert action[0] not in verbs_of(view), (to_text(action), view.frames[-1])
            for phrase in said:
                check(render(phrase, 400))
        other = game.view(state, (seat + 1) % len(view.hands))
        assert refusal(other, ("pass",)) == ("waiting",)
        assert VOICE.why(other) == ()
        assert VOICE.why(other, ("pass",))


def check(said):
    """Every text names where the rule stands."""
    for language in LANGUAGES:
        assert re.search(r"\(\S.*\)$", said[language]), said[language]


@pytest.mark.parametrize(("game", "seats"), [(house(), 2), (house(), 4), (crowded(), 3)], ids=["2", "4", "crowded"])
def test_what_is_not_legal_has_a_reason_and_what_is_has_none(game, seats):
    chance, met = Chance.seeded(5), set()
    for step in steps(game, seats, 3):
        check_reasons(game, step.state, chance, met)
    assert {"hand", "verb", "unknown", "must", "apart", "filled", "birds", "empty"} <= met, met
    assert ("exits" in met) is (game is house()), "of the other deck every card has all exits"


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_middle_of_an_instruction_has_its_reasons(case):
    card, boost, moves, given = case
    table, met = Table(**{"hands": ("K1a", "B1a"), **given}).tells(card, boost), set()
    for move in moves:
        check_reasons(table.game, table.state, Chance.seeded(1), met)
        table.do(move)
    check_reasons(table.game, table.state, Chance.seeded(2), met)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_question_tells_what_may_be_chosen_and_why_nothing_else(seats):
    game = house()
    for step in steps(game, seats, 2):
        for seat in game.to_act(step.state):
            said = [render(phrase) for phrase in VOICE.why(game.view(step.state, seat))]
            assert said
            for texts in said:
                check(texts)
            assert all(sum(len(texts[language]) for texts in said) < 1600 for language in LANGUAGES)


BRANCH = {(-1, 0): "R3a", (-2, 0): "G3b", (-3, 0): "Y3a", (-3, -1): "W2b", (-2, 1): "Y2b", (-4, 0): "R1a"}
"""The rulebook's adding example, as in test_example.py."""


@pytest.mark.parametrize(
    ("hand", "action", "reason"),
    [
        ("K2a", "add K2a -3,-2", None),
        ("K2a", "add K2b -3,-2", ("hand",)),
        ("K2a", "add K2a -2,0", ("filled", cell((-2, 0)))),
        ("K2a", "add K2a -4,-1", ("birds", cell((-4, 0)))),
        ("K2b", "add K2b 1,0", ("trunk", cell((1, 0)))),
        ("K2a", "add K2a 1,0", ("apart", cell((1, 0)))),
        ("Y4a", "add Y4a -1,1", ("apart", cell((-1, 1)))),
        ("K4a", "cover K4a -3,0", ("verb",)),
        ("K2a", "skip", ("must",)),
    ],
)
def test_each_reason_of_the_adding_example_by_name(hand, action, reason):
    table = Table(BRANCH, [hand, ""]).turn()
    view = table.game.view(table.state, 0)
    assert refusal(view, read(action)) == reason
    assert (reason is None) is (action in table.legal())


@pytest.mark.parametrize(
    ("card", "given", "action", "reason"),
    [
        ("K4a", {}, "cover K2b -3,0", ("exits", cell((-3, 0)))),
        ("K4a", {}, "cover Y4a -2,0", ("birds", cell((-1, 0)))),
        ("K1a", {}, "add Y4a -5,0", ("value", 2)),
        ("B4a", {}, "prune -1,0", ("inner", cell((-1, 0)))),
        ("B2b", {"boost": 0}, "prune 1,1", ("empty", cell((1, 1)))),
        ("W4b", {}, "perform -1,0", ("size", 2)),
        ("R4b", {"plumage": "K0 B1"}, "take K", ("held",)),
        ("R3a", {"plumage": "K0 B1"}, "take R", ("present",)),
        ("R1a", {"plumage": "G1"}, "take B", ("absent",)),
        ("R1a", {"plumage": "G1"}, "take G", ("claimed",)),
        ("R3b", {"plumage": "K0 B1"}, "trade R B", ("not-held",)),
        ("R3b", {"plumage": "K0 B1"}, "trade K R", ("not-theirs",)),
        ("R2b", {"plumage": "K0 B1"}, "return K", ("not-theirs",)),
        ("G3a", {"piles": ("Y1a", "Y1b")}, "rob 0", ("own-pile",)),
        ("G1b", {"piles": ("", "Y1b")}, "rob 0", ("no-pile",)),
        ("G4a", {}, "score Y4a", ("ones",)),
        ("G1a", {}, "score Y4a", ("own-colour",)),
    ],
)
def test_reasons_of_instructions_by_name(card, given, action, reason):
    table = Table(BRANCH, ["K2b Y4a", "B1a"], **{key: value for key, value in given.items() if key != "boost"}).tells(card)
    view = table.game.view(table.state, 0)
    assert refusal(view, read(action)) == reason
    check(render(VOICE.why(view, read(action))[0]))


def test_a_deck_is_read_from_the_view_alone():
    """The reasons of another deck are those of its cards, not of the house deck's."""
    table = Table({(-1, 0): "R3a"}, ["K1b", ""], exits={"K1b": "R"}).turn()
    view = table.game.view(table.state, 0)
    assert view.cards != HOUSE.faces
    assert refusal(view, read("add K1b -2,0")) is None
    assert refusal(msgspec.structs.replace(view, cards=HOUSE.faces), read("add K1b -2,0")) == ("apart", cell((-2, 0)))
    assert number("K1b") in view.hands[0]
