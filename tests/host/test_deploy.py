"""The systemd unit, the container file and the audit: they name what there is, and what is copied into a container is enough to run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cogs.host.faults import MENDED
from cogs.host.running import END_SECONDS
from engine.settings import HOME, READERS
from tests import audit

UNIT = (HOME / "deploy" / "aviary.service").read_text("utf-8")
CONTAINER = (HOME / "Containerfile").read_text("utf-8")
COPIED = [name for line in re.findall(r"^COPY (.+) \S+$", CONTAINER, re.MULTILINE) for name in line.split()]
SOUND: dict[str, Any] = {"name": "a", "version": "1", "vulns": []}


def of_unit(name: str) -> str:
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)[-1]


def test_the_unit_does_not_start_again_what_its_owner_has_to_mend_and_waits_for_the_end() -> None:
    assert of_unit("Restart") == "on-failure"
    assert of_unit("RestartPreventExitStatus") == str(MENDED)
    assert float(of_unit("TimeoutStopSec")) > END_SECONDS
    assert of_unit("Environment").split()[-1] == f"AVIARY_DATABASE=/var/lib/{of_unit('StateDirectory')}/aviary.sqlite3"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "aviary.service"
    unit.write_text(UNIT.replace("/opt/aviary/.venv/bin/python", sys.executable).replace("/opt/aviary", str(HOME)), "utf-8")
    found = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize("text", [UNIT, CONTAINER], ids=["unit", "container"])
def test_only_settings_that_there_are_are_set(text: str) -> None:
    named = set(re.findall(r"\b(?:AVIARY|DISCORD)_[A-Z_]+(?==)", text))
    assert named
    assert named <= set(READERS)


def test_a_container_gets_what_the_bot_needs_and_nothing_secret(tmp_path: Path) -> None:
    """Copies what the container file copies, as far as .dockerignore lets it, and runs it from there."""
    let = {line[1:] for line in (HOME / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert let == set(COPIED)
    for name in COPIED:
        place = HOME / name
        assert place.exists(), name
        shutil.copytree(place, tmp_path / name) if place.is_dir() else shutil.copy(place, tmp_path)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("AVIARY_", "DISCORD_", "PYTHONPATH"))}
    ended = subprocess.run([sys.executable, "bot.py", "backup"], cwd=tmp_path, env=kept, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (MENDED, f"There is no database {tmp_path / 'data' / 'aviary.sqlite3'}.\n")
    assert {"--require-hashes", "STOPSIGNAL SIGTERM", "USER 10001", "VOLUME /data"} <= set(re.findall("|".join((
        "--require-hashes", "^STOPSIGNAL SIGTERM$", "^USER 10001$", "^VOLUME /data$")), CONTAINER, re.MULTILINE))  # fmt: skip


@pytest.mark.parametrize(
    ("libraries", "status", "words"),
    [
        ([SOUND], 0, "None of the 1 libraries"),
        ([SOUND | {"vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}], 1, "a 1 has the vulnerability CVE-1, mended in 2."),
        ([SOUND | {"vulns": [{"id": "CVE-1", "fix_versions": []}]}], 1, "not mended yet"),
        ([SOUND, {"name": "b", "skip_reason": "not found"}], 1, "Nothing is known of 1 libraries (b"),
        ([], 1, "none was looked up"),
    ],
)
def test_an_audit_that_could_not_look_everything_up_does_not_pass(libraries: list[dict[str, Any]], status: int, words: str) -> None:
    """pip-audit itself calls that a success."""
    said, ended = audit.judge({"dependencies": libraries})
    assert (ended, len(said)) == (status, 1)
    assert words in said[0]


def test_an_audit_without_a_report_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(sys.executable, []) == 1  # Python knows none of these options
    assert "gave no report" in capsys.readouterr().out
