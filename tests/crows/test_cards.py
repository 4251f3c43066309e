"""Crows: the file of components, its faults, and the names of cells."""

from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.core.errors import CardsError
from engine.games import FROM_FILE
from engine.games.crows.cards import CARDS, load_cards
from engine.games.crows.state import coordinate
from engine.tools.playout import play_out

TEXT = CARDS.read_text(encoding="utf-8")


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    """A file of components with some lines changed."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / "crows.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"trash" = 4', '"trash" = 3', "line 8: tiles: 3 trash are too few for four seats"),
        ('"empty tree" = 14', '"empty tree" = 15', "line 8: tiles: 54 are more than the table has room for, 53"),
        ('name = "the rulebook\'s components"', "name = 3", "line 5: name: the set needs a name in quotation marks"),
        ("crows = 38", 'crows = "many"', "line 6: crows: must be a whole number, not 'many'"),
        ('"3 points" = 4', '"3 points" = true', "line 22: 3 points: must be a whole number, not True"),
        ('"2 crows" = 4', "  tombstone = 4", "line 21: tokens.tombstone stands there twice, first on line 19"),
        ('"cemetery" = 5', '"2-crow tree" = 1', "line 15: tiles.2-crow tree stands there twice, first on line 11"),
        ("crows = 38", '"crows" = 38\n"crows.pile" = 1', "line 7: crows.pile: 'crows.pile' is no part of a set; did you mean 'crows'?"),
        ('"trinkets" = 5', '"trinket" = 5', "line 8: trinkets: must be a whole number, not None"),
        ('game = "crows"', 'game = "bower"', "line 4: game: 'bower' is no game of this form; there are: crows"),
    ],
)
def test_faults_are_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(CardsError) as caught:
        load_cards(written(tmp_path, (old, new)))
    assert fault in caught.value.faults, caught.value.faults


def test_too_few_tiles_are_a_fault(tmp_path: Path) -> None:
    few = written(
        tmp_path,
        ('"empty tree" = 14', '"empty tree" = 0'),
        ('"1-crow tree" = 14', '"1-crow tree" = 0'),
        ('"2-crow tree" = 9', '"2-crow tree" = 0'),
    )
    with pytest.raises(CardsError, match="12 besides trash are fewer than a match needs, 18"):
        load_cards(few)


def test_a_missing_file_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(CardsError):
        load_cards(tmp_path / "nothing.toml")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_with_other_components_keep_the_laws(tmp_path: Path, seats: int) -> None:
    changes = (
        ("crows = 38", "crows = 12"),
        ('"empty tree" = 14', '"empty tree" = 8'),
        ('"3-crow tree" = 2', '"3-crow tree" = 6'),
        ('"tombstone" = 4', '"tombstone" = 1'),
    )
    game = FROM_FILE["crows"](written(tmp_path, *changes))
    assert game.cards_digest != load_cards().digest
    chance = Chance.seeded(3)
    for ply in play_out(game, seats, {}, Chance.seeded(seats)):
        for seat in (*range(seats), None):
            view = game.view(ply.state, seat)
            guess = game.guess(view, view.seat, chance)
            assert game.view(guess, seat) == view
            assert game.components(guess) == game.components(ply.state)
        assert ply.state.crow_pile >= 0


def test_names_of_cells_stay_apart() -> None:
    assert coordinate(5050) == "N50"
    assert [coordinate(5000 + column) for column in (36, 37, 62, 63, 64)] == ["ZZ50", "A50", "Z50", "AA50", "AB50"]
    assert len({coordinate(5000 + column) for column in range(100)}) == 100
