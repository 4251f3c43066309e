"""Every rule of every game's sheet is named by a test that runs, and every named rule is in a sheet."""

from pathlib import Path

import pytest

from engine.games import GAMES
from tests.rules import NO_RULE, ROOT, Rule, find_faults, named_by_tests, read_sheet, run_pytest


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    faults = find_faults(read_sheet(game), named_by_tests(ROOT / "tests" / game))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_without_a_rule_gives_its_reason(game: str) -> None:
    short = [line.id for line in read_sheet(game).values() if line.mark == NO_RULE and len(line.says) < 15]
    assert short == []


def test_a_game_without_a_sheet_is_found(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_sheet("bower", tmp_path)


def test_a_line_without_a_mark_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "engine" / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "sheet.toml").write_text('game = "toy"\n[end]\nsection = "End"\n1 = "The most points win."\n')
    with pytest.raises(ValueError, match=r"toy\.end\.1"):
        read_sheet("toy", tmp_path)


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found() -> None:
    sheet = {
        "toy.end.1": Rule("toy.end.1", "End", "R", "The most points win."),
        "toy.end.2": Rule("toy.end.2", "End", "H", "Ties share."),
        "toy.end.3": Rule("toy.end.3", "End", NO_RULE, "A picture of the end."),
    }
    assert find_faults(sheet, ["toy.end.1", "toy.end.2"]) == []
    assert find_faults(sheet, ["toy.end.1", "toy.end.3", "toy.end.4"]) == [
        "no test names toy.end.2: Ties share.",
        "a test names toy.end.3, which states no rule: A picture of the end.",
        "a test names toy.end.4, which is not in the sheet",
    ]


def test_only_tests_that_run_count(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -m 'not soak'\nmarkers =\n    soak: long\n    rule: ids\n")
    (tmp_path / "test_toy.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('toy.runs', 'toy.runs.too')\ndef test_runs(): pass\n"
        "@pytest.mark.soak\n@pytest.mark.rule('toy.soak')\ndef test_soak(): pass\n"
        "@pytest.mark.skip\n@pytest.mark.rule('toy.skipped')\ndef test_skipped(): pass\n"
        "@pytest.mark.xfail\n@pytest.mark.rule('toy.fails')\ndef test_fails(): assert False\n"
    )
    assert sorted(named_by_tests(tmp_path)) == ["toy.runs", "toy.runs.too"]
    assert named_by_tests(tmp_path / "nowhere") == {}


def test_a_test_that_names_a_rule_may_not_skip_itself(tmp_path: Path) -> None:
    (tmp_path / "empty.ini").write_text("[pytest]\n")
    body = "import pytest\n{mark}\ndef test_it(): pytest.skip('not today')\n"
    ended = {}
    for mark in ("", "@pytest.mark.rule('toy.end.1')"):
        (tmp_path / "test_toy.py").write_text(body.format(mark=mark))
        ended[mark] = run_pytest("-q", "-p", "tests.conftest", "-c", str(tmp_path / "empty.ini"), str(tmp_path / "test_toy.py")).returncode
    assert list(ended.values()) == [pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED]
