"""The table of the 48 cards in docs/bird-told-me.md says of each what the engine does."""

import re
from pathlib import Path

import pytest

from engine.games.bird_told_me.game import INSTRUCTIONS
from engine.games.bird_told_me.instructions import HandInstruction
from engine.games.bird_told_me.on_cards import Renew
from engine.games.bird_told_me.voice_rules import PRINTED
from tests.bird_told_me.positions import HOUSE, rules

SHEET = Path(__file__).parents[2] / "docs" / "bird-told-me.md"
ROW = re.compile(r"\| ([A-Z]\d[a-z])(\*?) \| (.+?) \| (.+?) \| (.+?) \|")
ROWS = {row[0]: row[1:] for row in ROW.findall(SHEET.read_text(encoding="utf-8"))}


def test_every_card_has_its_row_and_those_of_the_rulebook_a_star() -> None:
    assert sorted(ROWS) == sorted(HOUSE.ids)
    assert {id for id, (star, _, _, _) in ROWS.items() if star} == PRINTED


@rules("told.1", "told.2")
@pytest.mark.parametrize("id", HOUSE.ids)
def test_a_card_may_be_skipped_where_the_sheet_says_so_and_nowhere_else(id: str) -> None:
    kinds = [INSTRUCTIONS[name] for name, _ in HOUSE.instructions[HOUSE.ids.index(id)]]
    may = any(issubclass(kind, HandInstruction) and kind is not Renew for kind in kinds)
    assert ROWS[id][3].startswith("may") == may, ROWS[id][3]
