"""`python -m engine`: what it prints, what it refuses and with which exit status."""

import os
import re
import subprocess
import sys

import pytest

from engine.__main__ import ENOUGH, main
from engine.core.chance import Chance
from engine.core.notation import to_text
from engine.core.record import Entry, Record, write
from engine.games import GAMES
from engine.games.bower.cards import HOUSE_SET
from engine.tools.playout import play_out


def record_of(game, seed=1):
    start, *rest = play_out(game, 2, {"fair_play": True}, Chance.seeded(seed))
    entries = [Entry("start", luck=start.luck), *(Entry("action", ply.seat, to_text(ply.action), ply.luck) for ply in rest)]
    options = game.complete({"fair_play": True})
    last = rest[-1].state
    return Record(game.id, game.revision, game.cards_digest, 2, options, tuple(entries), game.scores(last), game.ranking(last))


@pytest.fixture(scope="module")
def record():
    """A whole match of Bower as text."""
    return write(record_of(GAMES["bower"]))


def test_simulate_prints_figures_that_depend_on_the_seed_alone(capsys):
    def printed(*arguments):
        assert main(["simulate", "bower", "--matches", "3", *arguments]) == 0
        return re.sub(r"\d+\.\d\d s|(?<=per second  )[\d,]+", "", capsys.readouterr().out)

    first = printed("--seed", "4", "--option", "super_nest=true")
    assert first == printed("--seed", "4", "--option", "super_nest=true", "--seats", "2")
    assert first != printed("--seed", "5", "--option", "super_nest=true")
    assert "bower, 2 seats, super_nest=true fair_play=false, seed 4" in first
    for line in ("matches", "plies per second", "plies per match   min", "mean scores", "wins              seat 0"):
        assert line in first, first
    wins = [int(count) for count in re.findall(r"(?:seat \d|shared) (\d+)", first.split("wins")[1])]
    assert sum(wins) == 3, first


def test_perft_prints_the_counts(capsys):
    assert main(["perft", "bower", "--depth", "3"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["depth 1: 3", "depth 2: 6", "depth 3: 18"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "required: COMMAND"),
        (["fly"], "invalid choice: 'fly'"),
        (["simulate"], "required: GAME"),
        (["simulate", "bowr"], "there is no game 'bowr'; there are: bower"),
        (["simulate", "bower", "--seats", "3"], "bower is for 2 seats, not 3"),
        (["simulate", "bower", "--seats", "two"], "'two' is no whole number from 0"),
        (["simulate", "bower", "--matches", "0"], "must be at least 1"),
        (["simulate", "bower", "--seed", "-1"], "'-1' is no whole number from 0"),
        (["simulate", "bower", "--option", "speed=1"], "bower has no option 'speed'; it has: super_nest, fair_play"),
        (["simulate", "bower", "--option", "super_nest=maybe"], "option super_nest cannot be 'maybe'; it can be: false, true"),
        (["simulate", "bower", "--option", "super_nest"], "option super_nest cannot be ''"),
        (["perft", "bower", "--depth", "x"], "'x' is no whole number"),
        (["replay"], "required: FILE"),
    ],
)
def test_wrong_arguments_get_a_sentence_and_status_2(arguments, sentence, capsys):
    try:
        status = main(arguments)
    except SystemExit as left:
        status = left.code
    printed = capsys.readouterr()
    assert status == 2
    assert sentence in printed.err
    assert printed.err.startswith("python -m engine")
    assert "usage:" not in printed.err
    assert printed.out == ""


def test_a_good_record_is_reported(record, tmp_path, capsys):
    file = tmp_path / "match.txt"
    file.write_text(record)
    assert main(["replay", str(file)]) == 0
    printed = capsys.readouterr().out
    scores = re.search(r"scores (\d+) (\d+)", record).groups()
    assert "bower, 2 seats, super_nest=false fair_play=true, revision" in printed
    assert f"seat 0: {scores[0]} points" in printed
    assert f"seat 1: {scores[1]} points" in printed
    file.write_text(record.replace("\n", "\r\n"), encoding="utf-8-sig")
    assert main(["replay", str(file)]) == 0


def test_records_without_a_result_are_reported(record, tmp_path, capsys):
    file = tmp_path / "match.txt"
    some = "\n".join(record.split("\n")[:12])
    for closing, sentence in (("unfinished", "not over yet"), ("end 1", "ended early")):
        file.write_text(f"{some}\n{closing}\n")
        assert main(["replay", str(file)]) == 0
        assert sentence in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[:-1], "breaks off in the middle"),
        (lambda text: text.replace("game bower", "game chess"), "line 2: there is no game 'chess'"),
        (lambda text: re.sub(r"(?m)^start \d+", "start 999", text), "line 7: the luck holds 999"),
        (lambda text: re.sub(r"(?m)^scores \d+", "scores 77", text), "the scores are"),
        (lambda text: re.sub(r"(?m)^(.) take\.\d+", r"\1 take.99", text, count=1), "line 8: seat . may not choose take.99 now"),
        (
            lambda text: text.replace("cards ", "cards f")[:0] + re.sub(r"cards .*", "cards " + "f" * 16, text),
            "line 4: made with the components",
        ),
        (lambda text: "", "line 1: not a match record"),
    ],
)
def test_a_record_that_does_not_hold_has_status_1_and_a_line(record, damage, sentence, tmp_path, capsys):
    file = tmp_path / "match.txt"
    file.write_text(damage(record))
    assert main(["replay", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.search(f"^{re.escape(str(file))}: .*{sentence}", printed.err), printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "check-set"])
def test_unreadable_files_get_a_sentence(command, tmp_path, capsys):
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for file, sentence in ((binary, "this is no text file"), (tmp_path, "Is a directory"), (tmp_path / "none", "No such file")):
        assert main([command, str(file)]) == 1
        printed = capsys.readouterr().err
        assert sentence in printed
        assert printed.startswith(str(file))
        assert printed.count("\n") == 1


def test_a_record_of_an_owners_set_is_checked_with_that_set(tmp_path, capsys):
    from engine.games import FROM_FILE

    own = tmp_path / "bower.toml"
    own.write_text(HOUSE_SET.read_text().replace('N09 = [["moss", "yellow feather"]', 'N09 = [["moss", "shell"]'))
    file = tmp_path / "match.txt"
    file.write_text(write(record_of(FROM_FILE["bower"](own))))
    assert main(["replay", str(file)]) == 1
    assert "line 4: made with the components" in capsys.readouterr().err
    assert main(["replay", str(file), "--components", str(tmp_path)]) == 0
    own.write_text("game = 3\n")
    assert main(["replay", str(file), "--components", str(tmp_path)]) == 1
    assert "line 1: game: 3 is no game" in capsys.readouterr().err


def test_the_module_runs_as_a_program():
    done = subprocess.run([sys.executable, "-m", "engine", "simulate", "bower", "--matches", "1"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "plies per second" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no broken pipes")
def test_output_that_nobody_reads_to_its_end_is_no_fault():
    unread, pipe = os.pipe()
    os.close(unread)
    try:
        done = subprocess.run([sys.executable, "-m", "engine", "check-set", str(HOUSE_SET)], stdout=pipe, stderr=subprocess.PIPE, text=True)
    finally:
        os.close(pipe)
    assert (done.stderr, done.returncode) == ("", ENOUGH)
