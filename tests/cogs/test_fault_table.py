"""The table of faults: each has a test that is there, or says why it is for later."""

import ast
import tomllib
from pathlib import Path

TESTS = Path(__file__).parents[1]
TABLE = tomllib.loads((TESTS / "cogs" / "faults.toml").read_text("utf-8"))
FAULTS = {f"{group}.{name}": entry for group, entries in TABLE.items() for name, entry in entries.items()}


def functions(path: Path) -> set[str]:
    """The tests of a file."""
    return {node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_fault_is_either_tested_or_for_later() -> None:
    for fault, entry in FAULTS.items():
        assert set(entry) in ({"fault", "tests"}, {"fault", "later"}), fault
        assert entry.get("tests") or entry.get("later"), fault
        assert entry["fault"].endswith("."), fault
    sizes = {group: len(entries) for group, entries in TABLE.items()}
    assert sizes == {"answering": 7, "hands": 4, "places": 18, "limits": 5, "running": 8}, "no line is lost"


def test_every_test_that_the_table_names_is_there() -> None:
    named = [name for entry in FAULTS.values() for name in entry.get("tests", [])]
    files = {file: functions(TESTS / file) for file in {name.split("::")[0] for name in named}}
    missing = [name for name in named if name.split("::")[1] not in files[name.split("::")[0]]]
    assert missing == []
