"""The rules do what they did when the golden files were written. After a change that is meant: python -m tests.golden"""

import pytest

from engine.games import GAMES
from tests.golden.playthrough import FOLDER, files_of, perft_file, perft_lines, playthroughs

FILES = [(id, file, *combination) for id, game in GAMES.items() for file, combination in files_of(game).items()]


@pytest.mark.parametrize(("id", "file", "seats", "options"), FILES, ids=[str(file.relative_to(FOLDER)) for _, file, _, _ in FILES])
def test_the_golden_playthroughs_go_as_written(id, file, seats, options):
    assert file.exists(), f"{id} has no golden playthrough {file.name}: python -m tests.golden"
    lines = file.read_text(encoding="utf-8").splitlines()
    seeds = [int(line.removeprefix("seed ")) for line in lines if line.startswith("seed ")]
    assert seeds
    assert list(playthroughs(GAMES[id], seats, options, seeds)) == lines


@pytest.mark.parametrize("id", GAMES)
def test_the_perft_counts_are_as_written(id):
    assert perft_file(GAMES[id]).exists(), f"{id} has no perft counts: python -m tests.golden"
    assert list(perft_lines(GAMES[id])) == perft_file(GAMES[id]).read_text(encoding="utf-8").splitlines()


def test_no_golden_file_is_left_over():
    expected = {file for game in GAMES.values() for file in (*files_of(game), perft_file(game))}
    assert set(FOLDER.glob("*/*.txt")) == expected
