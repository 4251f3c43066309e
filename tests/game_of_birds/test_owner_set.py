"""A transcribed deck: every fault is named by its line, and a deck that differs from the house deck as a printed one might is played."""

import re

import pytest

from engine.__main__ import main
from engine.core.chance import Chance
from engine.games import FROM_FILE
from engine.games.game_of_birds.cards import HOUSE_DECK, parse_cards
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.state import IGNORE, SKULL, SWAP, THREE_BIRDS, code_of, is_bird, is_threat, wonder_of
from engine.tools.playout import play_out
from tests.rules import rule

HOUSE = HOUSE_DECK.read_text(encoding="utf-8")
GLASS = 'flight = { de = ["Glasscheiben"'
WREN = (
    'B01 = { wonder = "nest", list = "green", points = 4, de = "Zaunkönig", '
    'en = ["Eurasian wren", "wren"], cs = ["střízlík obecný", "střízlík"] }'
)


def changed(*pairs):
    """The house deck's text with parts replaced."""
    text = HOUSE
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def faults(text, tmp_path, capsys):
    """The lines that check-set prints for a text with faults, without the file's name."""
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["check-set", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    return [line.removeprefix(f"{file}: ") for line in printed.err.splitlines()]


def test_the_house_deck_has_no_faults(capsys):
    assert main(["check-set", str(HOUSE_DECK)]) == 0
    printed = capsys.readouterr().out
    assert "game_of_birds, 'house deck': no faults" in printed
    assert "140 cards, 35 species: 7 green 4, 7 green 5, 7 green 6, 7 amber 4, 7 red 3" in printed
    assert "threats by wonder: 4 nest, 4 egg, 4 beak, 4 song, 4 feather, 4 flight, 4 migration" in printed


@pytest.mark.parametrize(
    ("old", "new", "key", "sentence"),
    [
        (WREN, WREN.replace('"nest"', '"nst"'), "B01", "B01: 'nst' is no wonder; did you mean 'nest'?"),
        (WREN, WREN.replace('"green"', '"gren"'), "B01", "B01: 'gren' is no list; did you mean 'green'?"),
        (WREN, WREN.replace("points = 4", 'points = "4"'), "B01", "B01: points are a whole number from 1, not '4'"),
        (WREN, WREN.replace("points = 4", "points = 0"), "B01", "not 0"),
        (WREN, WREN.replace("points = 4, ", ""), "B01", "not None"),
        (WREN, WREN.replace("points", "point"), "B01", "'point' is no part of such a card; did you mean 'points'?"),
        (WREN, 'B01 = { wonder = "nest", list = "green", points = 4 }', "B01", "needs a name in quotation marks, or a list of them"),
        (WREN, WREN.replace('"Zaunkönig"', "3"), "B01", "needs a name in quotation marks"),
        (WREN, WREN.replace('"Zaunkönig"', "[]"), "B01", "needs a name in quotation marks"),
        (WREN, WREN.replace('"Zaunkönig"', '["Zaunkönig", 3]'), "B01", "needs a name in quotation marks"),
        (WREN, WREN.replace("points = 4", "points = 4, cards = 0"), "B01", "B01: the number of its cards is a whole number from 1, not 0"),
        (WREN, WREN.replace("points = 4", "points = 4, cards = 5"), "bird", "bird: a box has 140 bird cards, not 141"),
        (WREN, 'B01 = "wren"', "B01", "B01: is written { wonder = ..., list = ..., points = ..., cards = ..., de = ..., en = ..., cs"),
        (WREN, "", "bird", "bird: a box has 140 bird cards, not 136"),
        ("B01 = ", "N01 = ", "N01", "N01: an id of a bird is written B01 or B107"),
        ("B01 = ", "B02 = ", None, "bird.B02 stands there twice, first on line"),
        (GLASS, GLASS.replace("flight", "fligth"), "fligth", "fligth: is no id in [threat]; a box has nest, egg, beak"),
        (GLASS, GLASS.replace("de =", "dt ="), "flight", "'dt' is no part of such a card; there are: cards, de, en, cs"),
        (GLASS, GLASS.replace("de =", "cards = 3, de ="), "threat", "threat: a box has 28 threat cards, not 27"),
        ('W2 = ["plus two"', 'W2 = ["plus too"', "W2", "W2: 'plus too' is no face of a white die; did you mean 'plus two'?"),
        ("W4 = ", "W5 = ", "W5", "W5: is no id in [white]; a box has W1, W2, W3, W4"),
        ("S3 = [2, 4, 9]", "S3 = [2, 4, 10]", "S3", "S3: a scenario is a list of different cells from 1 to 9, not [2, 4, 10]"),
        ("S3 = [2, 4, 9]", "S3 = [2, 4, 4]", "S3", "not [2, 4, 4]"),
        ("S3 = [2, 4, 9]", "S3 = 5", "S3", "not 5"),
        ("S3 = [2, 4, 9]", "", "scenario", "scenario: missing: S3"),
        ('"red ban", "discard"', '"redban", "discard"', "D1", "D1: 'redban' is no face of a danger die; did you mean 'red ban'?"),
        ('"red ban", "discard"', '"discard"', "D1", "D1: a die has 6 faces, not 5"),
        ("[danger]", "[dangers]", "dangers", "dangers: 'dangers' is no part of a deck; did you mean 'danger'?"),
        ("[danger]", "[dangers]", None, "danger: the table [danger] is missing"),
        ('name = "house deck"', "name = 3", "name", "name: the deck needs a name in quotation marks"),
        ("[threat]", "[threat", None, "this is no TOML"),
    ],
)  # fmt: skip
def test_a_fault_is_named_by_its_line(old, new, key, sentence, tmp_path, capsys):
    text = changed((old, new))
    found = faults(text, tmp_path, capsys)
    named = [fault for fault in found if sentence in fault]
    assert len(named) == 1, found
    if key:
        line = next(at for at, line in enumerate(text.split("\n"), 1) if re.match(rf"{key}\b|\[{key}\]", line))
        assert named[0].startswith(f"line {line}: "), (line, named)


def test_all_faults_are_shown_at_once(tmp_path, capsys):
    found = faults(
        changed(("S1 = [5]", "S1 = [0]"), ('points = 4, de = "Zaun', 'points = -4, de = "Zaun'), ('D2 = ["song"', 'D2 = ["sing"')),
        tmp_path,
        capsys,
    )
    lines = [int(re.match(r"line (\d+): ", fault)[1]) for fault in found]
    assert len(lines) == 3
    assert lines == sorted(lines)
    missing = faults('game = "game_of_birds"\n', tmp_path, capsys)
    assert [fault.split(":")[0] for fault in missing] == ["bird", "danger", "name", "scenario", "threat", "white"]


def test_a_deck_in_one_language_lends_its_names_to_the_others():
    cards = parse_cards(changed((', en = ["Eurasian wren", "wren"], cs = ["střízlík obecný", "střízlík"]', "")), "own")
    assert cards.names[0] == ("Zaunkönig", "Zaunkönig", "Zaunkönig")
    assert cards.digest == parse_cards(HOUSE, "house").digest, "names are not rules"


DODO = 'B107 = { wonder = "nest", list = "red", points = 2, cards = 3, en = ["flightless dodo", "dodo"] }'


@rule("game_of_birds.house.owner")
def test_a_deck_may_have_other_species_to_a_wonder_and_other_numbers_of_cards():
    """Regression: five species of four cards to each wonder were asked for, which the rulebook does not say."""
    cards = parse_cards(
        changed((WREN, WREN.replace("points = 4", "points = 4, cards = 1") + "\n" + DODO), ("egg = {", "egg = { cards = 6,"))
        .replace("nest = {", "nest = { cards = 2,")
        .replace('B10 = { wonder = "egg"', 'B10 = { wonder = "song"'),
        "own",
    )
    dodo, cuckoo = code_of(0, 5), code_of(3, 0)
    assert (cards.names[dodo], cards.species[dodo], cards.copies[dodo]) == (("flightless dodo",) * 3, (0, 2, 2), 3)
    assert (wonder_of(dodo), is_bird(dodo), is_threat(dodo)) == (0, True, False)
    assert cards.names[cuckoo][1] == "common cuckoo", "of a wonder the lowest id comes first"
    assert cards.copies[code_of(1, 4)] == 0, "a wonder may have fewer species, too"
    deck = cards.deck()
    assert (sum(map(is_bird, deck)), sum(map(is_threat, deck)), deck.count(36), deck.count(0)) == (140, 28, 6, 1)
    assert cards.digest != parse_cards(HOUSE, "house").digest
    assert "bird cards by wonder: 20 nest, 16 egg, 20 beak, 24 song, 20 feather, 20 flight, 20 migration" in cards.counted()


def test_white_dice_of_another_box_are_rolled():
    cards = parse_cards(changed(*((f'W{n} = ["plus two", "eye"', f'W{n} = ["skull", "skull"') for n in range(1, 5))), "own")
    rolls = [GameOfBirds(cards).start(2, {}, Chance.seeded(seed)).white for seed in range(40)]
    assert {face for roll in rolls for face in roll} == {THREE_BIRDS, SWAP, SKULL, IGNORE}


def test_whole_matches_of_another_deck_keep_the_laws(tmp_path):
    file = tmp_path / "game_of_birds.toml"
    file.write_text(
        changed(
            (WREN, WREN.replace('"green", points = 4', '"red", points = 2, cards = 1').replace("Eurasian wren", "auk") + "\n" + DODO),
            ("S1 = [5]", "S1 = [1, 2, 3, 4, 5, 6, 7, 8, 9]"),
            ("S2 = [1, 9]", "S2 = []"),
            ('D2 = ["song", "feather"', 'D2 = ["discard", "discard"'),
        ),
        encoding="utf-8",
    )
    game = FROM_FILE["game_of_birds"](file)
    chance = Chance.seeded(3)
    for seed in range(3):
        for ply in play_out(game, 3, {}, Chance.seeded(seed)):
            for seat in (0, 1, 2, None):
                view = game.view(ply.state, seat)
                guess = game.guess(view, view.seat, chance)
                assert game.view(guess, seat) == view
                assert game.components(guess) == game.components(ply.state)
    assert view.names[0][1] == "auk"
    assert any(code_of(0, 5) in row for row in (*view.displays, view.discards)), "the further species was met"
    assert view.species[0] == (0, 2, 2)
