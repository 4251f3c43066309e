"""Rule sheets and the tests that name their ids.

Every game has `sheet.toml` beside its `cards.toml`: the sentences of its rulebook and the rulings on what it leaves open. A test says
which of them it holds the engine to: `@rule("bower.placing.3")`. tests/test_sheets.py compares the two for every registered game.
The tests that name a game's rules lie in the folder of tests with the game's id.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
NO_RULE = "no rule"
_LINE = re.compile(r"\[(R|I|H|no rule)\] (\S.*)")


class Rule(NamedTuple):
    """One line of a rule sheet."""

    id: str
    section: str
    mark: str
    """R stated in the rulebook, I inferred, H decided by the house, or "no rule"."""
    says: str


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the ids of the rules that it holds the engine to."""
    return pytest.mark.rule(*ids)


def read_sheet(game: str, root: Path = ROOT) -> dict[str, Rule]:
    """The rules of a game by id. Raises FileNotFoundError without a sheet, ValueError for a line without a mark."""
    table = tomllib.loads((root / "engine" / "games" / game / "sheet.toml").read_text(encoding="utf-8"))
    if table.pop("game") != game:
        raise ValueError(f"the sheet of {game} names another game")
    rules = {}
    for part, lines in table.items():
        section = lines.pop("section")
        for key, text in lines.items():
            found = _LINE.fullmatch(text)
            if found is None:
                raise ValueError(f"{game}.{part}.{key}: expected a mark [R], [I], [H] or [no rule] and a text, not {text!r}")
            rules[f"{game}.{part}.{key}"] = Rule(f"{game}.{part}.{key}", section, *found.groups())
    return rules


def run_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Another pytest beside this one, with the only installed plugin that collecting needs: the others take seconds to load."""
    command = [sys.executable, "-m", "pytest", "-p", "pytest_asyncio.plugin", *arguments]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def named_by_tests(folder: Path) -> dict[str, list[str]]:
    """For each id the tests under the folder that name it, as `make test` would run them: soak and skipped tests do not count."""
    if not folder.is_dir():
        return {}
    run = run_pytest("--collect-only", "-qq", "-p", "tests.rules_collector", str(folder))
    lines = [line for line in run.stdout.splitlines() if line.startswith("rules named: ")]
    if len(lines) != 1 or run.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"collecting {folder} failed:\n{run.stdout}\n{run.stderr}")
    return dict(json.loads(lines[0].removeprefix("rules named: ")))


def find_faults(sheet: Mapping[str, Rule], named: Iterable[str]) -> list[str]:
    """One sentence for each rule that no test names, and for each named id that is no rule of the sheet."""
    named = set(named)
    faults = [f"no test names {id}: {line.says}" for id, line in sheet.items() if line.mark != NO_RULE and id not in named]
    for id in sorted(named):
        if id not in sheet:
            faults.append(f"a test names {id}, which is not in the sheet")
        elif sheet[id].mark == NO_RULE:
            faults.append(f"a test names {id}, which states no rule: {sheet[id].says}")
    return faults
