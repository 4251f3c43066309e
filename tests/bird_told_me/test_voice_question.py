"""What stands around a question of The Bird Told Me to Do It: the news above it, what is asked, how often, the card carried out last."""

import pytest

from engine.games.bird_told_me.voice_tells import sentence
from tests.bird_told_me.positions import HOUSE, Table, number
from tests.bird_told_me.voices import NAMES, VOICE, house, render

CELL = 20099
ROW = {(-1, 0): "Y4a", (-2, 0): "R3a"}


def test_a_picture_at_the_end_of_a_turn_has_the_card_carried_out_last():
    """Nothing was left of it when the last answer only finished an instruction."""
    table = Table(ROW, ("K1a B1a", "G1a")).tells("Y3b", 1, on=(-1, 0))
    table.told.clear()
    table.do("discard K1a")
    view = house().view(table.state, None)
    assert [kind for kind, _, _ in table.told] == ["discarded", "carried", "turn"]
    assert render(VOICE.terms(view, tuple(table.told))["told"])["en"] == "Draw 3 cards\u00a0(2\u00a0+\u00a01). Discard 1 hand card."
    assert VOICE.story(view, ("carried", (), (0, CELL, 5, 0)), NAMES) is None


def test_the_news_above_a_question_leave_to_it_what_the_birds_say():
    """The same instruction stood three times in a panel: told, asked, and before "What do you choose?"."""
    table = Table(ROW, ("K1a B1a R1a", "G1a")).tells("W2b", 0, on=(-1, 0))
    (seat,) = table.game.to_act(table.state)
    view = table.game.view(table.state, seat)
    card = number("W2b")
    reached = ("reached", (), (0, card, CELL, 0))
    assert render(VOICE.news(view, reached, NAMES)) == {
        "en": "Simone reaches 2 snowbirds ↑↓ on M50.",
        "cs": "Simone přichází na M50 ke kartě 2\u00a0sněžní ptáci ↑↓.",
    }
    said = VOICE.ask(view, NAMES[:2]), VOICE.part(view, ()), VOICE.part(view, ("do",))
    assert [render(phrase)["en"] for phrase in said] == [
        "Simone has to choose. Discard a hand card to perform it with a boost of 0.",
        "What do you choose?",
        "Which card do you perform?",
    ]
    for other in (("reached", (), (0, card, CELL, 1)), ("reached", (), (0, card, 20098, 0)), ("bonus", (), (0, number("Y2a"), 0))):
        assert VOICE.news(view, other, NAMES) == VOICE.story(view, other, NAMES), "what nobody is asked now is told in full"
    two = Table(ROW, ("K1a B1a", "G1a")).tells("Y3b", 0, on=(-1, 0))
    bonus = ("reached", (), (0, number("Y3b"), CELL, 0))
    view = two.game.view(two.state, 0)
    assert VOICE.news(view, bonus, NAMES) == VOICE.story(view, bonus, NAMES), "the question is about one of two instructions"


def test_a_discard_of_several_says_how_many_are_left():
    table = Table(ROW, ("K1a", "B1a R1a G1a")).tells("Y2b", 1)
    asked = [VOICE.part(table.game.view(table.state, 1), ("discard",))]
    table.do("discard B1a")
    asked.append(VOICE.part(table.game.view(table.state, 1), ("discard",)))
    assert [render(phrase) for phrase in asked] == [
        {"en": "Which card do you discard? Still to do: 2.", "cs": "Kterou kartu odhodíte? Ještě zbývá: 2."},
        {"en": "Which card do you discard?", "cs": "Kterou kartu odhodíte?"},
    ]
    assert render(VOICE.part(table.game.view(table.state, 1), ("discard", number("R1a"))))["en"] == "Is this what you want?"


@pytest.mark.parametrize(
    ("hand", "plumage", "asked"),
    [
        ("K2a K1b", "", "Do you also claim the plumage, draw a card, or add a second card?"),
        ("K2a", "", "Do you also claim the plumage, or draw a card? No card of your hand can be added."),
        ("K2a K1b", "K1", "Do you also draw a card, or add a second card? The plumage is claimed already."),
        ("K2a", "K1", "You also draw a card: the plumage is claimed already, and no card of your hand can be added."),
    ],
)
def test_what_cannot_be_done_after_adding_is_not_asked(hand, plumage, asked):
    """It was asked whether to claim plumage that an opponent held."""
    table = Table({(-1, 0): "Y4a"}, (hand, "B1a"), plumage=plumage).turn().do("add K2a -1,1")
    view = table.game.view(table.state, 0)
    assert render(VOICE.part(view, ()))["en"] == asked
    claims = " claim," in render(VOICE.ask(view, NAMES[:2]))["en"]
    assert claims == (not plumage), "that much everybody may know; what the hand holds, nobody"


def test_what_depends_on_plumage_says_who_must_hold_it():
    """"Score [1] card from the deck if of the colors of own plumage." was no English."""
    said = [render(sentence(HOUSE.tells[number(card)][0], boost)) for card, boost in (("G4b", None), ("G3b", 0), ("G1a", 0))]
    assert [texts["en"] for texts in said] == [
        "Score [1] card from the deck if you hold its plumage.",
        "Score 2 cards from the deck if opponents hold their plumage.",
        "Score 1 hand card of value 2 or less if you hold its plumage.",
    ]
    assert [texts["cs"].replace("\u00a0", " ") for texts in said] == [
        "Bodujte [1] kartu z balíčku, máte-li opeření její barvy.",
        "Bodujte 2 karty z balíčku, mají-li soupeři opeření jejich barev.",
        "Bodujte 1 kartu z ruky o hodnotě nejvýš 2, máte-li opeření její barvy.",
    ]
