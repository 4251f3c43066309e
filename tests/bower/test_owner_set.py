"""A transcribed set that differs from the house set as a printed box might: whole matches can be played with it."""

import pytest

from engine.core.chance import Chance
from engine.games import FROM_FILE
from engine.games.bower.cards import HOUSE_SET
from engine.tools.playout import play_out


@pytest.fixture
def game(tmp_path):
    """Bower with two equal request eggs, two equal tiles, a square of three gems and bonus tiles in another order."""
    text = HOUSE_SET.read_text(encoding="utf-8")
    changes = {
        '"violet feather", "red feather", "any feather"': '"violet feather", "any feather", "any feather"',
        '["moss", "yellow feather"], ["moss", "red flower"]': '["straw", "gem", "gem", "gem"], ["gravel", "shell", "shell"]',
        'N34 = [["moss", "yellow flower"], ["gravel", "gem"]]': 'N34 = [["moss", "shell"], ["gravel", "violet flower"]]',
        "B10 = ": "B00 = ",
        "B20 = ": "B10 = ",
        "B00 = ": "B20 = ",
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = tmp_path / "bower.toml"
    file.write_text(text, encoding="utf-8")
    return FROM_FILE["bower"](file)


@pytest.mark.parametrize("super_nest", [False, True])
def test_whole_matches_keep_the_laws(game, super_nest):
    chance = Chance.seeded(3)
    for seed in range(5):
        for ply in play_out(game, 2, {"super_nest": super_nest}, Chance.seeded(seed)):
            for seat in (0, 1, None):
                view = game.view(ply.state, seat)
                guess = game.guess(view, view.seat, chance)
                assert game.view(guess, seat) == view
                assert game.components(guess) == game.components(ply.state)
    assert len(game.scores(ply.state)) == 2
