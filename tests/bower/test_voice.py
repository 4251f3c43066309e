"""Bower's voice over whole matches: nothing missing, within Discord's limits, different choices in different words."""

from itertools import product

import pytest

from cogs.limits import sentences
from engine.core.menu import open_menu
from engine.games.bower.state import BONUS
from engine.games.bower.voice_words import bonus_effect, bonus_name, tile_of
from tests.bower.voices import (
    LANGUAGES,
    LOCALIZER,
    LONG_NAMES,
    NAMES,
    OPTIONS,
    VOICE,
    crowded,
    full_set,
    house,
    render,
    render_distinct,
    steps,
)

games = pytest.mark.parametrize(
    ("game", "seed", "options"),
    [(game, seed, options) for (seed, game), options in product(enumerate((house(), crowded()), start=3), OPTIONS)],
    ids=lambda value: "-".join(name for name, chosen in value.items() if chosen) or "base" if isinstance(value, dict) else None,
)


def prefixes(legal):
    """Every prefix at which a menu would stop or pass through."""
    return list(dict.fromkeys(action[:size] for action in legal for size in range(len(action) + 1)))


@games
def test_every_choice_has_its_words(game, seed, options):
    for step in steps(game, seed, options):
        if not step.legal:
            continue
        seat = game.to_act(step.state)[0]
        view = game.view(step.state, seat)
        render_distinct([VOICE.action(view, action) for action in step.legal], 100)
        for prefix in prefixes(step.legal):
            menu = open_menu(step.legal, prefix)
            render(VOICE.part(view, prefix), 150)
            render_distinct([VOICE.label(view, choice) for choice in menu.choices], 80)
            if prefix:
                render(VOICE.label(view, prefix), 80)
        for action in step.legal[:: 1 + len(step.legal) // 12]:
            for hint in game.hints(view, seat, action):
                render(VOICE.hint(view, hint), 150)


@games
def test_every_moment_has_its_words(game, seed, options):
    for step in steps(game, seed, options):
        for viewer in (None, 0, 1):
            view = game.view(step.state, viewer)
            render(VOICE.progress(view), 60)
            render(VOICE.ask(view, LONG_NAMES), 150)
            for event in step.told:
                if not event[1] or viewer in event[1]:
                    render(VOICE.story(view, event, LONG_NAMES), 400)
            for line in (*VOICE.position(view, LONG_NAMES), *VOICE.private(view, LONG_NAMES)):
                render(line, 900)
            for kind in ("board", "seat"):
                assert_fits(VOICE.alt(view, LONG_NAMES, kind))
    render_distinct(list(VOICE.alt(view, LONG_NAMES, "result")), 200)
    assert_fits(VOICE.alt(view, LONG_NAMES, "result"))
    assert sum(len(render(line, 400)["en"]) for line in VOICE.result(view, LONG_NAMES)) <= 3000


def assert_fits(alt):
    for language in LANGUAGES:
        text = sentences(LOCALIZER.render(phrase, language) for phrase in alt)
        assert len(text) <= 1024, (len(text), text)


@pytest.mark.parametrize("cards", [house().cards, full_set()], ids=["house", "full"])
def test_every_component_has_its_words(cards):
    render_distinct([bonus_name(number, cards) for number, *_ in cards.bonuses if number in cards.bonus], 100)
    for number, *_ in cards.bonuses:
        render(bonus_effect(number, cards), 80)
    for number, *_ in cards.tiles:
        render(tile_of(number, cards), 77)


def test_options_fit_the_description_of_a_command():
    for option in house().options:
        render(VOICE.option(option.id), 100)


def test_tiles_of_the_house_set_are_written_in_full_and_read_differently():
    cards = house().cards
    render_distinct([tile_of(number, cards) for number, *_ in cards.tiles], 77)
    for number, *_ in cards.tiles:
        text = render(tile_of(number, cards))["en"]
        assert "+" not in text, text
    assert render(tile_of(104 - BONUS, cards)) == {
        "en": "Straw: yellow flower, gem | Straw: 2 violet flowers, shell",
        "cs": "Sláma: žlutá květina, drahokam | Sláma: 2\u00a0fialové květiny, mušle",
    }


def test_a_tile_too_full_for_a_menu_is_written_in_short():
    assert max(len(text) for number, *_ in full_set().tiles for text in render(tile_of(number, full_set())).values()) > 60
    short = [render(tile_of(number, full_set()))["en"] for number, *_ in full_set().tiles]
    assert "Straw: feather Y+V, flower R" in " ".join(short)


def test_directions_point_as_in_the_pictures():
    """Seat 0's nest lies left of the birds board: away from the board is to the left there."""
    for step in steps(house(), 9, {}):
        if step.legal and step.legal[0][0] == "place":
            seat = step.state.frames[-1][1][0]
            view = house().view(step.state, seat)
            for action in step.legal:
                arrow = render(VOICE.label(view, action))["en"][0]
                assert arrow == (("↓", "←", "↑", "→"), ("↓", "→", "↑", "←"))[seat][action[3]], action


def test_no_text_of_a_viewer_shows_the_rivals_hand():
    for step in list(steps(house(), 6, {}))[4:-1:5]:
        for viewer in (0, 1, None):
            view = house().view(step.state, viewer)
            before = everything(view)
            hands = [hand if seat == viewer else tuple(36 - tile for tile in hand) for seat, hand in enumerate(view.hands)]
            view.hands = hands[0], hands[1]
            assert everything(view) == before


def test_public_texts_are_the_same_for_everybody():
    for step in list(steps(house(), 7, {}))[:-1:4]:
        views = [house().view(step.state, viewer) for viewer in (None, 0, 1)]
        said = [(VOICE.ask(view, NAMES), *VOICE.position(view, NAMES), *VOICE.alt(view, NAMES, "board")) for view in views]
        assert said[0] == said[1] == said[2]
        assert VOICE.private(views[0], NAMES) == ()


def everything(view):
    """All that is said about a view in general, in every language."""
    said = [VOICE.ask(view, NAMES), VOICE.progress(view), *VOICE.position(view, NAMES), *VOICE.private(view, NAMES)]
    said += [phrase for kind in ("board", "seat") for phrase in VOICE.alt(view, NAMES, kind)]
    return [LOCALIZER.render(phrase, language) for phrase in said for language in LANGUAGES]
