"""The voice of The Bird Told Me to Do It over whole matches: nothing missing, within Discord's limits, different choices in different
words."""

from itertools import combinations_with_replacement

import pytest

from cogs.limits import sentences
from engine.core.chance import Chance
from engine.core.menu import open_menu
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.state import STRIDE, TRUNK, coordinate
from engine.games.bird_told_me.voice_story import UNTOLD
from engine.games.bird_told_me.voice_tells import sentence, short, width
from engine.games.bird_told_me.voice_words import card_of, label_of
from tests.bird_told_me.positions import HOUSE, number
from tests.bird_told_me.voices import (
    LANGUAGES,
    LOCALIZER,
    LONG_NAMES,
    NAMES,
    VOICE,
    crowded,
    every_told,
    house,
    render,
    render_distinct,
    steps,
    viewers,
)

games = pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [(house(), 2, 3), (house(), 5, 4), (crowded(), 3, 5)],
    ids=["house-2", "house-5", "crowded-3"],
)


def prefixes(legal):
    """Every prefix at which a menu would stop or pass through."""
    return list(dict.fromkeys(action[:size] for action in legal for size in range(len(action) + 1)))


def some(items, count=12):
    return items[:: 1 + len(items) // count]


@games
def test_every_choice_has_its_words(game, seats, seed):
    for step in steps(game, seats, seed):
        if not step.legal:
            continue
        seat = game.to_act(step.state)[0]
        view = game.view(step.state, seat)
        render_distinct([VOICE.action(view, action) for action in step.legal], 100)
        for prefix in some(prefixes(step.legal)):
            menu = open_menu(step.legal, prefix)
            render(VOICE.part(view, prefix), 150)
            render_distinct([VOICE.label(view, choice) for choice in menu.choices], 80)
            if prefix:
                render(VOICE.label(view, prefix), 80)
        for action in some(step.legal):
            for hint in game.hints(view, seat, action):
                render(VOICE.hint(view, hint), 150)


@games
def test_every_moment_has_its_words(game, seats, seed):
    names = LONG_NAMES[:seats]
    for step in steps(game, seats, seed):
        for viewer in viewers(seats):
            view = game.view(step.state, viewer)
            render(VOICE.progress(view), 60)
            render(VOICE.ask(view, names), 150)
            for event in step.told:
                if not event[1] or viewer in event[1]:
                    said = VOICE.story(view, event, names), VOICE.news(view, event, names)
                    assert (None in said) == (event[0] in UNTOLD)
                    for phrase in filter(None, said):
                        render(phrase, 500)
            for line in (*VOICE.position(view, names), *VOICE.private(view, names)):
                render(line, 1900)
            for kind in ("board", "seat"):
                assert_fits(VOICE.alt(view, names, kind))
    assert_fits(VOICE.alt(view, names, "result"))
    assert sum(len(render(line, 400)["en"]) for line in VOICE.result(view, names)) <= 3000


def assert_fits(alt):
    for language in LANGUAGES:
        text = sentences(LOCALIZER.render(phrase, language) for phrase in alt)
        assert len(text) <= 1024, (len(text), text)


@pytest.mark.parametrize("cards", [house().cards, crowded().cards], ids=["house", "crowded"])
def test_every_card_has_its_words(cards):
    render_distinct([card_of(card, cards) for card in cards.all], 80)
    render_distinct([label_of(card, cards) for card in cards.all], 80)


@pytest.mark.parametrize("told", every_told(), ids=str)
def test_every_instruction_has_its_words(told):
    for boost in (None, 0, 1, 10):
        render(sentence(told, boost), 100)
    render(short(told), (24, 37, 56)[width(told)])


def test_any_two_instructions_fit_a_label():
    told = every_told()
    faces = HOUSE.faces
    for first, second in combinations_with_replacement(told[::3], 2):
        steps = [(name, tuple((number, bool(grows)) for number, grows in numbers)) for name, numbers in (first, second)]
        cards = Cards(HOUSE.ids, tuple((3, 4, 15) if place == 0 else face for place, face in enumerate(faces)), (tuple(steps),) * 48)
        render(label_of(0, cards), 80)


def test_numbers_in_brackets_are_shown_with_what_made_them_grow():
    told = HOUSE.tells[number("Y2a")][0]
    assert [render(sentence(told, boost)) for boost in (None, 0, 1)] == [
        {"en": "Draw [2] cards.", "cs": "Doberte [2]\u00a0karty."},
        {"en": "Draw 2 cards.", "cs": "Doberte 2\u00a0karty."},
        {"en": "Draw 3 cards\u00a0(2\u00a0+\u00a01).", "cs": "Doberte 3\u00a0karty\u00a0(2\u00a0+\u00a01)."},
    ]
    fixed = HOUSE.tells[number("B1a")][0]
    assert render(sentence(fixed, 2))["en"] == "Draw and place over 2 twigs of size 3 or less\u00a0(1\u00a0+\u00a02)."


def test_a_card_reads_as_what_it_shows_and_tells():
    assert render(label_of(number("K3b"), HOUSE)) == {
        "en": "3 nightbirds ←↑: draw & place [1]",
        "cs": "3\u00a0noční ptáci ←↑: dobrat a\u00a0umístit [1]",
    }
    assert render(card_of(number("K3b"), HOUSE))["en"] == "3 nightbirds ←↑"
    assert render(card_of(number("W1a"), HOUSE))["en"] == "1 snowbird → (perform a drawn card, boost [1])"


def test_cells_are_named_from_the_trunk_and_differ():
    assert [coordinate(TRUNK + step) for step in (0, -1, 1, -STRIDE, STRIDE, 13, -14)] == [
        "N50", "M50", "O50", "N49", "N51", "AA50", "ZZ50",
    ]  # fmt: skip
    cells = [TRUNK + column + STRIDE * row for column in range(-96, 97) for row in (-96, 0, 96)]
    assert len({coordinate(cell) for cell in cells}) == len(cells)
    view = house().view(next(steps(house(), 2, 1)).state, None)
    assert view.coordinate(TRUNK) == "N50"


@pytest.mark.parametrize("seats", [2, 5])
def test_a_truth_that_a_viewer_cannot_tell_from_another_reads_the_same(seats):
    """Hidden cards dealt anew: nothing that is said to the viewer changes."""
    differed, chance = 0, Chance.seeded(4)
    for step in list(steps(house(), seats, 6))[4:-1:9]:
        for viewer in viewers(seats):
            view = house().view(step.state, viewer)
            other = house().guess(view, view.seat, chance)
            differed += other.hands != step.state.hands
            assert everything(house().view(other, viewer)) == everything(view)
    assert differed > 5


@pytest.mark.parametrize("seats", [2, 5])
def test_public_texts_are_the_same_for_everybody(seats):
    names = NAMES[:seats]
    for step in list(steps(house(), seats, 7))[:-1:7]:
        views = [house().view(step.state, viewer) for viewer in viewers(seats)]
        said = [(VOICE.ask(view, names), *VOICE.position(view, names), *VOICE.alt(view, names, "board")) for view in views]
        assert all(texts == said[0] for texts in said)
        assert VOICE.private(views[-1], names) == ()


def everything(view):
    """All that is said about a view in general, in every language."""
    names = NAMES[: len(view.hands)]
    said = [VOICE.ask(view, names), VOICE.progress(view), *VOICE.position(view, names), *VOICE.private(view, names)]
    said += [phrase for kind in ("board", "seat") for phrase in VOICE.alt(view, names, kind)]
    return [LOCALIZER.render(phrase, language) for phrase in said for language in LANGUAGES]
