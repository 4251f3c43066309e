"""Why an answer may not be chosen: exactly the answers that are not legal have a reason, each reason is told in every language."""

import re
from itertools import product

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.notation import to_text
from engine.games.bower.game import Bower
from engine.games.bower.reasons import closed_cells, open_cells, refusal
from tests.bower.positions import Table, cell
from tests.bower.test_voice_texts import asked_in
from tests.bower.voices import LANGUAGES, OPTIONS, VOICE, house, render, steps

NUMBERS = (0, 1, 2, 5, 7, 8, 13, 23, 24, 30, 36, 101, 106, 117)


def wild(chance: Chance, likely: list):
    """Answers of every verb and form, most of them forbidden, and all the legal ones."""
    yield from likely
    yield from (("sing",), ("take",), ("skip", 1), ("use", 3), ("place", 1, 2), ("skip",), ("use",), ("place", "x", 1, 0))
    for verb, names in Bower.verbs.items():
        for _ in range(12):
            yield (verb, *(NUMBERS[chance.below(len(NUMBERS))] for _ in names))
    for action in likely[:20]:
        for place in range(1, len(action)):
            yield (*action[:place], NUMBERS[chance.below(len(NUMBERS))], *action[place + 1 :])


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_not_legal_has_a_reason_and_what_is_has_none(options):
    game, chance, met = house(), Chance.seeded(5), set()
    for number, step in enumerate(steps(game, 3, options)):
        positions = [step, *(asked_in(game, step.state) if number == 12 else ())]
        for asked in positions:
            for seat in game.to_act(asked.state):
                view = game.view(asked.state, seat)
                for action in wild(chance, game.legal_actions(asked.state, seat)):
                    found = refusal(view, action)
                    assert (found is None) is game.is_legal(asked.state, seat, action), (to_text(action), found, view.frames[-1])
                    said = VOICE.why(view, action)
                    assert bool(said) is (found is not None)
                    met.update([found[0]] if found else [])
                    for phrase in said:
                        check(render(phrase, 400))
                assert refusal(game.view(asked.state, 1 - seat), ("use",)) == ("waiting",)
                assert VOICE.why(game.view(asked.state, 1 - seat)) == ()
    assert {"filled", "grid", "hand", "display", "verb", "unknown", "must", "fits", "empty", "absent", "object", "offer"} <= met, met


def check(said):
    """Every text names where the rule stands."""
    for language in LANGUAGES:
        assert re.search(r"\(\S.*\)$", said[language]), said[language]


@pytest.mark.parametrize("options", OPTIONS)
def test_every_question_tells_what_may_be_chosen_and_why_nothing_else(options):
    game = house()
    for number, step in enumerate(steps(game, 2, options)):
        for asked in (step, *(asked_in(game, step.state) if number == 20 else ())):
            for seat in game.to_act(asked.state):
                said = [render(phrase) for phrase in VOICE.why(game.view(asked.state, seat))]
                assert said
                for texts in said:
                    check(texts)
                assert all(sum(len(texts[language]) for texts in said) < 1600 for language in LANGUAGES)


TABLE = {
    "a1": "S:g", "b1": "S:g", "a2": "M:s", "b2": "M:s", "a3": "M:s", "a5": "G:s", "b4": "S:s", "c3": "S:g", "b5": "M:s",
    "a6": "S:s",
}  # fmt: skip


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("place", 1, cell("a1"), 1), ("filled", cell("a1"))),
        (("place", 1, cell("c1"), 3), ("filled", cell("b1"))),
        (("place", 1, cell("a1"), 3), ("grid",)),
        (("place", 1, cell("d6"), 0), ("grid",)),
        (("place", 1, 99, 0), ("grid",)),
        (("place", 1, cell("d5"), 0), ("apart",)),
        (("place", 7, cell("c1"), 0), ("hand",)),
        (("skip",), ("fits",)),
        (("take", 1), ("taken",)),
        (("lay", cell("a1")), ("verb",)),
        (("place", 1, cell("c1"), 0), None),
    ],
)
def test_each_rule_of_placing_by_name(action, reason):
    table = Table(nest=TABLE, hand=["S:g|S:g"])
    assert refusal(table.view(0), action) == reason
    assert (reason is None) is table.game.is_legal(table.state, 0, action)


def test_a_given_tile_goes_before_all_others():
    table = Table(nest=TABLE, hand=["S:g|S:g", "M:s|M:s"], given=(2, 0))
    assert refusal(table.view(0), ("place", 1, cell("c1"), 0)) == ("given", 2)
    assert refusal(table.view(0), ("take", 3)) == ("instead",)
    assert refusal(table.view(0), ("place", 2, cell("c1"), 0)) is None
    assert "[Moss: shell | Moss: shell]" in render(VOICE.why(table.view(0))[1])["en"]


def test_squares_out_of_reach_and_closed_in_are_named():
    table = Table(nest=TABLE, hand=["S:g|S:g"])
    view = table.view(0)
    sealed, far = closed_cells(view)
    assert sealed == (cell("a4"), cell("b3"))
    lying = {half for action in table.legal("place") for half in (action[2], action[2] + (1, 6, -1, -6)[action[3]])}
    assert open_cells(view) == lying
    assert set(far) == {place for place, code in enumerate(view.nests[0]) if not code} - lying - set(sealed)
    said = [render(phrase)["en"] for phrase in VOICE.why(view)]
    assert any("Closed in for good" in text and "a4, b3" in text for text in said), said
    full = msgspec.structs.replace(table.state, hands=((), ()))
    assert [phrase.id for phrase in VOICE.why(table.game.view(full, 0))][-1] == "bower-rule-place-none"


def test_every_reason_has_words():
    written = {phrase.id for seat, action in product((0, 1), (("use",), ("sing",))) for phrase in VOICE.why(Table().view(seat), action)}
    assert written == {"bower-not-waiting", "bower-not-verb", "bower-not-unknown"}
