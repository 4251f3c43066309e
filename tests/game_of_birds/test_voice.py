"""The voice of The Game of Birds over whole matches: nothing missing, within Discord's limits, different choices in different words."""

import re
from itertools import product

import pytest

from cogs.limits import sentences
from engine.core.menu import open_menu
from engine.games.game_of_birds.cards import HOUSE_DECK, parse_cards
from engine.games.game_of_birds.knowledge import view_of
from engine.games.game_of_birds.state import SPECIES, UNKNOWN
from engine.games.game_of_birds.voice_words import card_of, label_of
from tests.game_of_birds.positions import Table, card
from tests.game_of_birds.voices import (
    BARE_NAMES,
    LANGUAGES,
    LOCALIZER,
    LONG_NAMES,
    NAMES,
    VOICE,
    house,
    played,
    render,
    render_distinct,
    wordy,
)

games = pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [(house(), 2, 3), (house(), 3, 4), (house(), 4, 5), (wordy(), 4, 6)],
    ids=["house-2", "house-3", "house-4", "wordy-4"],
)


def prefixes(legal):
    """Every prefix at which a menu would stop or pass through."""
    return list(dict.fromkeys(action[:size] for action in legal for size in range(len(action) + 1)))


@games
def test_every_choice_has_its_words(game, seats, seed):
    for step in played(game, seats, seed):
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
        for action in step.legal:
            for hint in game.hints(view, seat, action):
                render(VOICE.hint(view, hint), 150)


@games
def test_every_moment_has_its_words(game, seats, seed):
    names = LONG_NAMES[:seats]
    for step in played(game, seats, seed)[:: 1 + seats % 2]:
        for viewer in (None, *range(seats)):
            view = game.view(step.state, viewer)
            render(VOICE.progress(view), 60)
            render(VOICE.ask(view, names), 150)
            for event in step.told:
                if not event[1] or viewer in event[1]:
                    render(VOICE.story(view, event, names), 400)
            for line in (*VOICE.position(view, names), *VOICE.private(view, names)):
                render(line, 900)
    assert sum(len(render(line, 600)["en"]) for line in VOICE.result(view, names)) <= 3000


@games
def test_what_pictures_show_fits_an_alt_text(game, seats, seed):
    names = BARE_NAMES[:seats]
    for step in played(game, seats, seed):
        for viewer in (None, game.to_act(step.state)[0] if step.legal else 0):
            view = game.view(step.state, viewer)
            for kind in ("board", "seat"):
                for language in LANGUAGES:
                    text = sentences(LOCALIZER.render(phrase, language) for phrase in VOICE.alt(view, names, kind))
                    assert len(text) <= 1024 or game is wordy(), (len(text), text)
    for language in LANGUAGES:
        text = sentences(LOCALIZER.render(phrase, language) for phrase in VOICE.alt(view, names, "result"))
        assert len(text) <= 1024, (len(text), text)


@pytest.mark.parametrize("game", [house(), wordy()], ids=["house", "wordy"])
def test_every_card_has_its_words(game):
    view = game.view(played(game, 4, 6)[0].state, None)
    render_distinct([label_of(view, card) for card in range(SPECIES + 7)], 70)
    render_distinct([card_of(view, card) for card in range(SPECIES + 7)], 70)


def test_cards_are_named_in_the_readers_language():
    view = house().view(played(house(), 2, 3)[0].state, None)
    assert render(label_of(view, card("F6"))) == {"en": "Kingfisher: Feather, green 6", "cs": "Ledňáček říční: Pero, zelená 6"}
    assert render(label_of(view, card("FT"))) == {"en": "Threat: oil, Feather", "cs": "Hrozba: ropa, Pero"}
    assert render(card_of(view, card("MR"))) == {"en": "Arctic tern (Migration, red 3)", "cs": "rybák dlouhoocasý (Migrace, červená 3)"}
    assert render(card_of(view, card("ET"))) == {
        "en": "free-roaming cats (threat, Egg)",
        "cs": "volně pobíhající kočky (hrozba, Vejce)",
    }


def test_a_card_to_play_says_which_spaces_it_takes():
    table = Table("play", hand="S6 MT", board="N4 .. B4 S4 NT L4 M4 N5 E5", down=(8,))
    view = table.view(0)
    assert [render(VOICE.label(view, action))["en"] for action in table.legal()] == [
        "Nightingale: Song, green 6 → 1, 5, 9",
        "Threat: illegal trapping, Migration → 3, 6, 9",
    ]
    hints = [render(VOICE.hint(view, hint)) for action in table.legal() for hint in house().hints(view, 0, action)]
    assert [hint["en"] for hint in hints] == [
        "On the line: 1 bird, 1 threat, 1 face-down card.",
        "On the line: 2 birds, 1 face-down card.",
    ]
    assert hints[1]["cs"] == "Na linii: 2\u00a0ptáci, 1\u00a0karta lícem dolů."


def test_spaces_say_what_lies_there_and_a_seen_card_only_to_the_one_who_saw_it():
    table = Table("swap", board="N4 .. B4 S4 F6 L4 M4 N5 E5", down=(4, 8), peeked=(1 << 4, 0))
    labels = [render(VOICE.label(table.view(0), ("swap", cell)))["en"] for cell in (0, 4, 8)]
    assert labels == ["1. Eurasian wren: Nest, green 4", "5. face down, you know it: Kingfisher: Feather, green 6", "9. face down"]
    assert VOICE.private(table.view(0), NAMES[:2])[-1] not in VOICE.private(table.view(1), NAMES[:2])
    assert render(VOICE.private(table.view(0), NAMES[:2])[-1])["en"] == "On space 5 you have seen Kingfisher (Feather, green 6)."


def test_a_threat_to_be_removed_is_named_as_within_a_sentence():
    view = Table("build", (0,), display={"E": "ET"}, die=4).view(0)
    assert render(VOICE.label(view, ("remove", 3)))["en"] == "Free-roaming cats (Egg, bottom)"
    assert render(VOICE.action(view, ("remove", 3))) == {
        "en": "Remove free-roaming cats (Egg, bottom)",
        "cs": "Odstranit hrozbu volně pobíhající kočky (Vejce, dole)",
    }


def test_a_chosen_die_is_told_of_somebody_and_orders_nobody_about():
    """The log is read by all: it is no advice to the reader to look at a card of the board or to remove a threat."""
    view = Table("play").view(0)
    told = [render(VOICE.story(view, ("chose", (), (0, face)), NAMES[:2])) for face in range(6)]
    assert told[4] == {
        "en": "Simone chooses a white die: Skull, a threat may be removed.",
        "cs": "Simone si vybírá bílou kostku: Lebka, lze odstranit jednu hrozbu.",
    }
    assert [line for line in told if "your" in line["en"] or re.search(r"(te|ste)\b", line["cs"])] == []


def test_a_swap_repeats_no_card_and_has_no_arrow_that_becomes_an_emoji():
    """The panel says which card was chosen first above the question; Discord made an emoji of its arrow, U+2194."""
    view = Table("swap").view(0)
    assert render(VOICE.part(view, ("swap", 4)))["en"] == "Which card does it change places with?"
    assert render(VOICE.action(view, ("swap", 0, 4)))["en"] == "Swap: 1. Eurasian wren with 5. Jay"


def test_a_card_that_is_played_takes_its_cards_in_czech_too():
    """It is not played "for" its line in Czech, and "její" would be the player's as well as the card's."""
    view = Table("play").view(0)
    assert render(VOICE.ask(view, NAMES[:2]))["cs"] == "Simone vybírá kartu, kterou zahraje."
    told = render(VOICE.story(view, ("played", (), (0, card("EA"))), NAMES[:2]))
    assert told["cs"] == "Simone hraje kartu křepelka polní (Vejce, jantarová 4) a\u00a0bere karty z\u00a0polí 1, 4, 7."


def test_the_own_hand_says_who_knows_a_card_and_whether_it_may_be_placed():
    table = Table(
        "build", (0,), hand="N4 E4 FR FT", known=((card("E4"), card("S4")), ()), display={"S": "S5 ST S6"}, danger=(0, 7),
    )  # fmt: skip
    assert [render(line)["en"] for line in VOICE.private(table.view(0), NAMES[:2])] == [
        "Your hand: 6 cards",
        "1× Eurasian wren: Nest, green 4 – secret; not now: danger die",
        "2× Blue tit: Egg, green 4 – partly secret; may be placed",
        "1× Blackbird: Song, green 4 – known to all; not now: full column",
        "1× Hoopoe: Feather, red 3 – secret; not now: danger die",
        "1× Threat: oil, Feather – secret; only to be played",
    ]


def test_an_ignored_die_is_ignored_by_nobody_but_the_one_who_chose_it():
    table = Table("build", (0,), hand="N4", hands={1: "N4"}, danger=(0, 9), die=5, ignored=0)
    said = [render(VOICE.private(table.view(seat), NAMES[:2])[1])["en"] for seat in (0, 1)]
    assert [line.rpartition("; ")[2] for line in said] == ["may be placed", "not now: danger die"]


def test_no_text_of_a_viewer_shows_a_rivals_hand():
    for step in played(house(), 3, 4)[4:-1:9]:
        for viewer in (0, None):
            view = house().view(step.state, viewer)
            before = everything(view, 3)
            view.known = tuple(
                hand if seat == viewer else tuple((number + 1) % SPECIES for number in hand) for seat, hand in enumerate(view.known)
            )
            assert everything(view, 3) == before


def test_public_texts_are_the_same_for_everybody():
    peeked = Table("play", down=(4, 8), peeked=(1 << 4, 1 << 4 | 1 << 8)).state
    for state in [*(step.state for step in played(house(), 2, 3)[:-1:4]), peeked]:
        views = [house().view(state, viewer) for viewer in (None, 0, 1)]
        said = [(VOICE.ask(view, NAMES[:2]), *VOICE.position(view, NAMES[:2]), *VOICE.alt(view, NAMES[:2], "board")) for view in views]
        assert said[0] == said[1] == said[2]
        assert VOICE.private(views[0], NAMES[:2]) == ()
    assert UNKNOWN in views[1].board


def everything(view, seats):
    """All that is said about a view in general, in every language."""
    names = NAMES[:seats]
    said = [VOICE.ask(view, names), VOICE.progress(view), *VOICE.position(view, names), *VOICE.private(view, names)]
    said += [phrase for kind in ("board", "seat") for phrase in VOICE.alt(view, names, kind)]
    return [LOCALIZER.render(phrase, language) for phrase, language in product(said, LANGUAGES)]


def test_names_that_are_alike_are_told_apart_by_their_ids():
    text = HOUSE_DECK.read_text(encoding="utf-8")
    wren, tit = (re.search(rf"^{id} = .*$", text, re.M)[0] for id in ("B01", "B02"))
    twins = view_of(Table().state, 0, parse_cards(text.replace(wren, tit.replace("B02", "B01")), "twins"))
    assert [render(label_of(twins, number))["en"] for number in (0, 1)] == [
        "Long-tailed tit B01: Nest, green 5",
        "Long-tailed tit B02: Nest, green 5",
    ]
