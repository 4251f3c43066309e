"""The committed texts hold, and each kind of fault would be found."""

from pathlib import Path

import pytest

from engine.text import Localizer
from engine.text.__main__ import main


def problems(tmp_path: Path, **texts: str) -> list[str]:
    for name, text in texts.items():
        folder, _, file = name.partition("_")
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{file or 'a'}.ftl").write_text(text, encoding="utf-8")
    return Localizer.load(folder=tmp_path).problems()


def test_the_committed_texts_have_no_problems() -> None:
    localizer = Localizer.load()
    assert localizer.languages[0] == "en"
    assert "cs" in localizer.languages
    assert localizer.problems() == []


def test_nothing_to_complain_about(tmp_path: Path) -> None:
    english = "a = { $n ->\n    [one] x\n   *[other] y\n}\nb = { a } { -bird }\n-bird = bird\n"
    czech = "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n}\nb = { a }\n"
    assert problems(tmp_path, en=english, cs=czech) == []


@pytest.mark.parametrize(
    ("english", "czech", "complaint"),
    [
        ("a = A\nb = B\n", "a = A\n", "cs: b is missing"),
        ("a = A\n", "a = A\nb = B\n", "en: b is missing"),
        ("a = { $x }\n", "a = { $y }\n", "a has different variables (en: x; cs: y)"),
        ("a = { b }\nb = { $x }\n", "a = { $x } { $y }\nb = { $x }\n", "a has different variables (en: x; cs: x, y)"),
        ("a = { NUMBER($x) }\n", "a = A\n", "a has different variables (en: x; cs: none)"),
        ("a = A\n", "a = A\na = B\n", "cs: a is written more than once: a.ftl, a.ftl"),
        ("a = { -bird }\n", "a = A\n", "en: a refers to -bird, which is not there"),
        ("a = { b }\n", "a = A\n", "en: a refers to b, which is not there"),
        (
            "a = { $n ->\n    [one] x\n   *[other] y\n}\n",
            "a = { $n ->\n    [one] x\n   *[other] y\n}\n",
            "cs: a lacks plural forms: few",
        ),
        (
            "a = { $n ->\n    [one] x\n    [few] x\n   *[other] y\n}\n",
            "a = { $n ->\n    [one] x\n    [few] x\n   *[other] y\n}\n",
            "en: a has plural forms that the language has not: few",
        ),
    ],
)
def test_a_fault_is_found(tmp_path: Path, english: str, czech: str, complaint: str) -> None:
    assert complaint in problems(tmp_path, en=english, cs=czech)


def test_an_id_in_two_files_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, en_a="a = A\n", en_b="a = A\n") == ["en: a is written more than once: a.ftl, b.ftl"]


def test_an_error_of_syntax_names_file_and_line(tmp_path: Path) -> None:
    found = problems(tmp_path, en="a = A\n", cs="a = A\nbroken line\n")
    assert len(found) == 1, found
    assert found[0].startswith("cs/a.ftl: not readable: 'broken line'")


def test_the_command_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cs"]) == 0
    assert "0 problem(s) in cs." in capsys.readouterr().out
    assert main(["xx"]) == 2
    assert "no folder for xx" in capsys.readouterr().out
