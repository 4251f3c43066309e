"""`python -m engine check-set`: every fault of a transcribed set is named by its line, and the house set has none."""

import re

import pytest

from engine.__main__ import main
from engine.games.bower.cards import HOUSE_SET, parse_cards

HOUSE = HOUSE_SET.read_text(encoding="utf-8")


def line_of(text, key):
    return next(number for number, line in enumerate(text.split("\n"), 1) if re.match(rf"{re.escape(key)}\b|\[{re.escape(key)}\]", line))


def faults(text, tmp_path, capsys):
    """The lines that check-set prints for a text with faults, without the file's name."""
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["check-set", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    return [line.removeprefix(f"{file}: ") for line in printed.err.splitlines()]


def test_the_house_set_has_no_faults(capsys):
    assert main(["check-set", str(HOUSE_SET)]) == 0
    printed = capsys.readouterr().out
    assert "no faults" in printed
    assert "36; squares: 24 straw, 24 moss, 24 gravel" in printed
    assert "12 yellow feather" in printed
    assert "30 gem, 24 shell" in printed
    assert "20; 5 nest, 4 egg, 2 spy, 5 token, 4 interactive" in printed


def test_a_printed_box_may_have_what_the_house_set_has_not(tmp_path, capsys):
    file = tmp_path / "own.toml"
    text = HOUSE.replace(
        'N01 = [["straw", "violet feather"], ["straw", "gem", "shell"]]',
        'N01 = [["straw", "gem", "gem", "gem"], ["moss", "shell", "shell"]]',
    )
    text = text.replace('N02 = [["straw", "yellow flower", "yellow flower", "gem"]', 'N02 = [\n  ["straw", "gem"]').replace(
        "B04 = { kind", '"B04" = {kind'
    )
    assert text.count("\n") == HOUSE.count("\n") + 1
    file.write_text(text, encoding="utf-8-sig", newline="\r\n")
    assert main(["check-set", str(file)]) == 0
    assert parse_cards(text, "own").digest != parse_cards(HOUSE, "house").digest


def test_tiles_alike_are_shown_but_no_fault(tmp_path, capsys):
    file = tmp_path / "own.toml"
    file.write_text(re.sub(r"N05 = .*", 'N05 = [["straw", "violet feather"], ["straw", "shell", "gem"]]', HOUSE))
    assert main(["check-set", str(file)]) == 0
    assert "alike, please look again: N01, N05" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "key", "sentence"),
    [
        ('N07 = [["moss", "gem"', 'N07 = [["mos", "gem"', "N07", "N07: 'mos' is no material of a nest tile; did you mean 'moss'?"),
        ('N07 = [["moss", "gem"', 'N07 = [["moss", "Gem"', "N07", "N07: 'Gem' is no object of a nest tile; did you mean 'gem'?"),
        ('N07 = [["moss", "gem"', 'N07 = [["moss", "xyz"', "N07", "'xyz' is no object of a nest tile; there are: yellow feather, violet"),
        ('N07 = [["moss", "gem"', 'N07 = [["moss", 3', "N07", "3 is no object of a nest tile"),
        ('N07 = [["moss", "gem"', 'N07 = [["earth", "gem"', "N07", "'earth' is no material of a nest tile"),
        ('N07 = [["moss", "gem"', 'N07 = [["moss", "white flower"', "N07", "'white flower' is no object of a nest tile"),
        ('N07 = [["moss", "gem", "shell"], ', "N07 = [", "N07", "N07: a tile has two squares, not 1"),
        ('N07 = [["moss", "gem", "shell"]', 'N07 = [["moss"]', "N07", "N07: a square is a material and one to three objects, not ['moss']"),
        ('N07 = [["moss", "gem"', 'N07 = [["moss", "gem", "gem", "gem"', "N07", "one to three objects"),
        ('N07 = [["moss"', 'N07 = ["straw"', "N07", "this is no TOML"),
        ("N07 = [[", "N07 = 7 #", "N07", "N07: a tile has two squares, not 7"),
        ("N07 = ", "N37 = ", "N37", "N37: is no id of such a tile; a box has N01 to N36"),
        ("N07 = ", "N7 = ", "N7", "N7: is no id of such a tile; a box has N01 to N36"),
        ("N07 = ", "N06 = ", None, "nest.N06 stands there twice, first on line"),
        ("N07 = ", "#", "nest", "nest: there are 36 tiles, not 35"),
        ("N07 = ", "#", "nest", "nest: missing: N07"),
        ("B10 = ", "#", "bonus", "bonus: missing: B10"),
        ("B10 = ", "#", "bonus", "bonus: there are 2 tiles of kind 'spy', not 1"),
        ('"spy", of = "rival"', '"spy", of = "rivall"', "B10", "B10: 'rivall' is no spy bonus tile; did you mean 'rival'?"),
        ('"spy", of = "rival"', '"spy", of = "out"', "bonus", "there is one tile of kind 'spy' of 'rival', not 0"),
        ('"spy", of = "rival"', '"spy", of = "out"', "bonus", "there is one tile of kind 'spy' of 'out', not 2"),
        ('"spy", of = "rival"', '"egg", of = "shell"', "bonus", "there are 4 tiles of kind 'egg', not 5"),
        ('"spy", of = "rival"', '"spyy", of = "rival"', "B10", "B10: 'spyy' is no kind of bonus tile; did you mean 'spy'?"),
        ('"spy", of = "rival"', '"spy"', "B10", "B10: '' is no spy bonus tile"),
        ('"spy", of = "rival"', '"spy", off = "rival"', "B10", "'off' is no part of such a bonus tile; did you mean 'of'?"),
        ('"spy", of = "rival"', '"nest", squares = []', "bonus", "there are 5 tiles of kind 'nest', not 6"),
        ('"spy", of = "rival"', '"nest", squares = []', "B10", "B10: a tile has two squares, not 0"),
        ('"spy", of = "rival"', '"nest", square = []', "B10", "'square' is no part of such a bonus tile; did you mean 'squares'?"),
        ('[["moss", "coloured shell"], [', '[["moss", "colored shell"], [', "B01", "did you mean 'coloured shell'?"),
        ("B10 = {", 'B10 = "spy" #', "B10", "a bonus tile is written { kind = ..., of = ... }"),
        ('eggs = ["yellow', 'eggs = ["yelow', "eggs", "eggs: 'yelow feather' is no request; did you mean 'yellow feather'?"),
        ('eggs = ["yellow feather", ', "eggs = [", "eggs", "eggs: there are 8 request eggs, not 7"),
        ("eggs = ", "egg = ", "requests", "eggs: there are 8 request eggs, not None"),
        ("[requests]", "[request]", "request", "request: 'request' is no part of a set; did you mean 'requests'?"),
        ("[requests]", "[request]", None, "requests: the table [requests] is missing"),
        ('game = "bower"', 'game = "bowr"', "game", "game: 'bowr' is no game with a set of components; did you mean 'bower'?"),
        ('name = "house set"', "name = 3", "name", "name: the set needs a name in quotation marks"),
        ("[bonus]", "[bonus", "[bonus", "this is no TOML: Expected ']'"),
    ],
)  # fmt: skip
def test_a_fault_is_named_by_its_line(old, new, key, sentence, tmp_path, capsys):
    assert HOUSE.count(old) == 1
    text = HOUSE.replace(old, new)
    found = faults(text, tmp_path, capsys)
    named = [fault for fault in found if sentence in fault]
    assert len(named) == 1, found
    if key:
        assert named[0].startswith(f"line {line_of(text, key)}: "), (line_of(text, key), named)


def test_all_faults_are_shown_at_once_in_the_order_of_their_lines(tmp_path, capsys):
    text = (
        HOUSE.replace('N30 = [["straw"', 'N30 = [["stray"')
        .replace("N07 = ", "N06 = ")
        .replace('B09 = { kind = "egg"', 'B09 = { kind = "eg"')
    )
    found = faults(text, tmp_path, capsys)
    lines = [int(re.match(r"line (\d+): ", fault)[1]) for fault in found]
    assert lines == sorted(lines)
    for sentence in ("stands there twice", "missing: N07", "'stray' is no", "'eg' is no kind", "not 3"):
        assert any(sentence in fault for fault in found), (sentence, found)


def test_an_empty_file_is_told_what_is_missing(tmp_path, capsys):
    (fault,) = faults("", tmp_path, capsys)
    assert fault.startswith("game: None is no game with a set of components; there are: bower")
    found = faults('game = "bower"\n', tmp_path, capsys)
    for part in ("name", "requests", "nest", "bonus"):
        assert any(fault.startswith(f"{part}: ") for fault in found), (part, found)


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "1" * 5000], ids=["brackets", "digits"])
def test_texts_made_to_break_the_reader_get_a_sentence(tmp_path, capsys, text):
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["check-set", str(path)]) == 1
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    assert len((printed.out + printed.err).splitlines()) < 5, printed
