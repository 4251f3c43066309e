"""The lease, with real processes: one at a time, and none is left behind."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.store import Lease, LeaseError

ROOT = Path(__file__).parents[2]


@contextmanager
def another(path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Another process that opens the database, with the first line that it prints."""
    command = [sys.executable, "-m", "tests.store.holder", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_a_second_process_is_refused_and_a_killed_one_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    with another(path) as (first, line):
        assert line == "held"
        with another(path) as (second, refusal):
            assert refusal == f"Another Aviary (process {first.pid}) works with the database {path}: stop that one first."
            assert second.wait() == 0
        with pytest.raises(LeaseError):
            Lease.take(path)
        first.kill()
        first.wait()
        lease = Lease.take(path)
        with another(path) as (_, refusal):
            assert f"process {os.getpid()}" in refusal
        lease.release()
    with another(path) as (_, line):
        assert line == "held"


def test_giving_back_twice_is_harmless(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    first = Lease.take(path)
    first.release()
    second = Lease.take(path)
    first.release()
    with pytest.raises(LeaseError):
        Lease.take(path)
    second.release()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_a_forked_child_does_not_keep_its_parents_lease(tmp_path: Path) -> None:
    path = tmp_path / "aviary.db"
    lease = Lease.take(path)
    asking, answering = os.pipe()
    hearing, telling = os.pipe()
    child = os.fork()
    if not child:
        os.close(answering)
        os.write(telling, b"!")
        os.read(asking, 1)  # until the parent has finished
        os._exit(0)
    os.close(asking)
    try:
        assert os.read(hearing, 1) == b"!"
        with pytest.raises(LeaseError):  # the child's letting go leaves the parent's lease alone
            Lease.take(path)
        lease.release()
        Lease.take(path).release()
    finally:
        os.close(answering)
        os.waitpid(child, 0)
        os.close(hearing)
        os.close(telling)
