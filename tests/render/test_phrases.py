"""The words inside pictures: in every language, none too many, none missing."""

from itertools import chain

from fluent.syntax import ast as ftl

from render.scenes import bower
from render.scenes.phrases import PHRASES
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
        return "word"

    for sample in everything():
        wanted = request(sample)
        bower.scene(type(wanted)(wanted.kind, wanted.view, ("", ""), listen, wanted.prefix, wanted.events, wanted.extra))
    assert asked - set(PHRASES) == set()
    assert set(PHRASES) - asked == set(), "no sample shows these"


def test_the_wording_treats_nobody_as_a_man_or_a_woman():
    """Czech past tenses would: no picture's text has one."""
    texts = " ".join(chain(LANGUAGES.words("cs")(wanted) for wanted in _phrases()))
    assert [word for word in texts.split() if word.endswith(("al", "ala", "il", "ila", "el", "ela"))] == []


def _phrases():
    from engine.core.phrase import say

    return [say(id, count=2, name="X") for id in PHRASES]
