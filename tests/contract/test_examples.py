"""The contract of the pictures beside the rules: each belongs to a topic, fits its page and can be drawn in every language."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from engine.games import VOICES
from engine.text import Localizer
from render import Artist
from render.scenes import Request

LOCALIZER = Localizer.load(strict=True)
TOPICS = [(game, topic) for game, voice in VOICES.items() for topic in voice.topics if voice.example(topic)]


@pytest.fixture(scope="module")
def artist() -> Iterator[Artist]:
    artist = Artist(workers=1)
    yield artist
    artist.close()


@pytest.mark.parametrize(("game", "topic"), TOPICS)
def test_each_can_be_drawn_and_told(game, topic, artist):
    voice = VOICES[game]
    shown = voice.example(topic)
    for language in LOCALIZER.languages:
        words = LOCALIZER.words(language)
        assert len(words(shown.caption)) <= 300
        names = tuple(map(words, shown.names))
        terms = voice.terms(shown.view, shown.events)
        data = artist.render(game, Request(shown.kind, shown.view, names, words, shown.prefix, shown.events, shown.extra, terms))
        assert Image.open(io.BytesIO(data)).size[0] > 600
        assert all(words(phrase) for phrase in voice.alt(shown.view, names, shown.kind))
