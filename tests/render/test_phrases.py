"""The words inside pictures: in every language, none too many, none missing."""

from itertools import chain, product

from fluent.syntax import ast as ftl
from msgspec.structs import replace

from engine.core.phrase import Phrase, say
from engine.games import VOICES
from render.scenes import bower
from render.scenes.bower_parts import OFFER_LETTERS, bonus_name
from render.scenes.phrases import BONUSES, PHRASES, VOICED
from tests.render.samples import LANGUAGES, everything, request


def written(language):
    """The ids of a language's pictures.ftl."""
    body = LANGUAGES._texts[language].resources["pictures.ftl"].body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def test_every_language_has_exactly_the_phrases_that_pictures_use():
    for language in LANGUAGES.languages:
        assert written(language) ^ set(PHRASES) == set(), language


def test_scenes_ask_for_these_phrases_and_no_others():
    asked = set()

    def listen(phrase):
        asked.add(phrase.id)
        for part in phrase.args.values():
            if isinstance(part, Phrase):
                listen(part)
        return "word"

    for sample in everything():
        bower.scene(replace(request(sample), names=("", ""), words=listen, lettered=True))
    assert asked - {*PHRASES, *VOICED} == set()
    assert {*PHRASES, *VOICED} - asked == set(), "no sample shows these"


def choosing():
    """The views of those who choose a bonus tile."""
    views = [sample.view for sample in everything() if sample.kind == "seat" and sample.view.frames]
    return [view for view in views if view.frames[-1][0] == "choose" and view.seat in view.to_act]


def test_a_card_of_a_bonus_tile_says_the_beginning_of_what_the_menu_says():
    """What a nest tile brings, after the colon, the menu tells at length."""
    asked = choosing()
    assert {number for view in asked for number in view.frames[-1][2]} == {number for number, *_ in asked[0].bonuses}
    for language, view in product(LANGUAGES.languages, asked):
        words, offered = LANGUAGES.words(language), view.frames[-1][2]
        for letter, number in zip(OFFER_LETTERS, offered, strict=False):
            label = words(VOICES["bower"].label(view, ("choose", number)))
            card = words(say("bower-offer", letter=letter, bonus=bonus_name(view, number)))
            begins = card.split(": ")[0] if bonus_name(view, number).id in BONUSES else card
            assert label.startswith(begins), (label, card)


def test_no_two_bonus_tiles_have_the_same_words_on_their_cards():
    view = choosing()[0]
    for language in LANGUAGES.languages:
        cards = {number: LANGUAGES.words(language)(bonus_name(view, number)) for number, *_ in view.bonuses}
        assert len(set(cards.values())) == len(view.bonuses) == 20, cards


def test_the_wording_treats_nobody_as_a_man_or_a_woman():
    """Czech past tenses would: no picture's text has one."""
    texts = " ".join(chain(LANGUAGES.words("cs")(wanted) for wanted in _phrases()))
    assert [word for word in texts.split() if word.endswith(("al", "ala", "il", "ila", "el", "ela"))] == []


def _phrases():
    return [say(id, count=2, name="X") for id in PHRASES]
