"""The log of The Bird Told Me to Do It: what a step says, to whom, and in which words."""

from engine.games.bird_told_me.voice_words import label_of
from tests.bird_told_me.positions import HOUSE, Table, number
from tests.bird_told_me.test_voice_why import BRANCH
from tests.bird_told_me.voices import NAMES, VOICE, house, render

CELL = 19899


def test_a_step_of_the_log_says_what_the_birds_say_and_why_the_number_grew():
    view = house().view(Table(BRANCH, ("K1a", "B1a")).turn().state, None)
    said = render(VOICE.story(view, ("reached", (), (0, number("Y2a"), CELL, 1)), NAMES))
    assert said == {
        "en": "Simone reaches 2 sunbirds ←→↓ on M49, and the birds say: Draw 3 cards\u00a0(2\u00a0+\u00a01).",
        "cs": "Simone přichází na M49 ke kartě 2\u00a0sluneční ptáci ←→↓ a\u00a0ptáci říkají: Doberte 3\u00a0karty\u00a0(2\u00a0+\u00a01).",
    }
    assert render(label_of(number("Y2a"), HOUSE))["en"] == "2 sunbirds ←→↓: draw [2]"


def test_a_single_bird_says_what_it_says():
    view = house().view(Table(BRANCH, ("K1a", "B1a")).turn().state, None)
    card = number("Y1a")
    for kind, data in (("reached", (0, card, CELL, 0)), ("bonus", (0, card, 0)), ("performed", (0, card, 0))):
        said = render(VOICE.story(view, (kind, (), data), NAMES))
        assert ", and the bird says: Draw 1 card." in said["en"], said
        assert " a\u00a0pták říká: Doberte 1\u00a0kartu." in said["cs"], said


def test_the_card_that_only_its_owner_sees_is_not_taken_for_another_draw():
    """The count of cards, which all read, follows: "draws 2 nightbirds" and then "draws 2 cards" read like four."""
    view = house().view(Table(BRANCH, ("K1a", "B1a")).turn().state, 0)
    assert render(VOICE.story(view, ("drew_what", (0,), (0, number("K2a"))), NAMES)) == {
        "en": "Drawn, for the eyes of Simone only: 2 nightbirds ↑↓: place over [1] from hand.",
        "cs": "Dobraná karta, kterou vidí jen Simone: 2\u00a0noční ptáci ↑↓: překrýt [1]\u00a0z\u00a0ruky.",
    }


def test_a_turn_stands_out_in_a_long_log():
    view = house().view(Table(BRANCH, ("K1a", "B1a")).turn().state, None)
    assert render(VOICE.story(view, ("turn", (), (0,)), NAMES)) == {"en": "**Turn of Simone.**", "cs": "**Na tahu: Simone.**"}


def test_an_award_to_several_colours_speaks_of_all_their_twigs():
    view = house().view(Table(BRANCH, ("K1a", "B1a")).turn().state, None)
    for sums, czech in (((3, 0, 1, 0, 0, 0), "boduje její větvičky"), ((3, 0, 3, 0, 0, 0), "boduje jejich větvičky")):
        said = render(VOICE.story(view, ("awarded", (), (sums,)), NAMES))["cs"].replace("\u00a0", " ")
        assert czech in said, said
