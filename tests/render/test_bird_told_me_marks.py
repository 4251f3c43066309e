"""What stands on and around the branch in pictures of The Bird Told Me to Do It: the names of cells, the card carried out last."""

import pytest

from engine.games.bird_told_me.state import TRUNK
from engine.games.bird_told_me.voice_tells import text
from render import theme
from render.scene import Box, Card, Text
from tests.render.bird_told_me_samples import LANGUAGES
from tests.render.test_bird_told_me import BY_TITLE, CHOOSING, FULL, cards_in, scene_of


@pytest.mark.parametrize("sample", [*CHOOSING, *FULL], ids=lambda sample: sample.title)
def test_the_name_of_a_cell_leaves_its_birds_to_be_seen(sample):
    """On the small cards of a large branch it covered half of them."""
    parts = scene_of(sample).parts
    names = [part.bounds for part in parts if isinstance(part, Box) and part.fill == theme.GOLD and part.edge == theme.INK]
    stacks = [part.bounds[1] for part in parts if isinstance(part, Text) and part.text[:1] == "×"]
    for card in (part for part in parts if isinstance(part, Card)):
        covering = [name[3] - card.y for name in names if name[0] == card.x and name[1] <= card.y < name[3]]
        flock = [(top, side) for sprite, _, top, side in card.layers if sprite.startswith("bird.")]
        hidden = max((low - top) / side for low in covering for top, side in flock) if covering else 0
        is_stack = any(card.y < y < card.y + card.side for y in stacks)
        assert hidden <= (0.4 if is_stack else 0), (sample.title, card)


def test_the_card_carried_out_last_stays_to_be_seen_when_the_last_answer_only_finished_it():
    """Just when a branch had gone the picture did not say by which card."""
    sample = BY_TITLE["board-3-0"]
    finished = ("carried", (), (1, TRUNK - 1, 9, 1)), ("carried", (), (1, TRUNK, 20, 0)), ("turn", (), (2,))
    begun = ("performed", (), (1, 30, 0)), *finished
    for events, card, boost in ((finished, 9, 1), (begun, 30, 0)):
        scene = scene_of(sample._replace(events=events))
        texts = [part.text for part in scene.parts if isinstance(part, Text)]
        assert "Carried out last" in texts
        assert " ".join(texts).count(f"+{boost}") == boost
        twig = "twig." + "".join(exit for bit, exit in enumerate("LRUD") if sample.view.cards[card][2] >> bit & 1)
        assert cards_in(scene)[-1] == twig
        told = LANGUAGES.words("en")(text(sample.view.tells[card], boost)).split()
        assert [word for word in told if word not in " ".join(texts).split()] == []
    texts = [part.text for part in scene_of(sample._replace(events=())).parts if isinstance(part, Text)]
    assert "Carried out last" not in texts
