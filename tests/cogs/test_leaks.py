"""Nothing leaked: what a viewer gets to see of a match is the same, byte by byte and in the same order, whatever the viewer may not know.

Pictures, texts, menus, alt texts, logs, custom_ids, names of files, number and order of messages, and what the bot writes into its own log.
"""

from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.match import MatchService, export
from tests.cogs.twins import show
from tests.contract.cases import Case

STRIDE = 3
"""Of the entries of a whole match every third is looked at, and with each viewer another third."""


def _all_seats(case: Case) -> list[tuple[Case, int | None, range]]:
    return [(case, viewer, range(1 + place, 400, STRIDE)) for place, viewer in enumerate((None, *range(case.seats)))]


def _case(game_id: str, seats: int, seed: int, optional: bool) -> Case:
    options = ((option.id, option.values[-1] if optional else option.default) for option in GAMES[game_id].options)
    return Case(game_id, seats, tuple(options), seed)


QUICK = [
    (_case(game_id, seats, 1, False), viewer, wanted)
    for game_id, seats, wanted in (
        ("bower", 2, range(1, 40, 13)),
        ("crows", 3, range(2, 60, 19)),
        ("game_of_birds", 3, range(2, 60, 19)),
        ("bird_told_me", 3, range(2, 60, 19)),
    )
    for viewer in (None, 1)
]
SOAK = [
    pytest.param(*what, marks=pytest.mark.soak)
    for game_id, game in GAMES.items()
    for seats in game.seat_range
    for optional in (False, True)[: 2 if game.options else 1]
    for what in _all_seats(_case(game_id, seats, 2, optional))
]


async def _differences(folder: Path, caplog: Any, case: Case, viewer: int | None, wanted: range) -> list[tuple[str, str]]:
    true = await show(folder / "true", case, viewer, wanted, caplog, true=True)
    twin = await show(folder / "twin", case, viewer, wanted, caplog, true=False)
    assert len(true) > 20, true
    return [(one, other) for one, other in zip_longest(true, twin) if one != other]


@pytest.mark.parametrize(("case", "viewer", "wanted"), [*QUICK, *SOAK], ids=str)
async def test_secrets_change_nothing_that_a_viewer_sees(tmp_path: Path, caplog, case: Case, viewer: int | None, wanted: range):
    for one, other in await _differences(tmp_path, caplog, case, viewer, wanted):
        assert one == other


async def test_a_story_told_to_all_would_be_seen(tmp_path: Path, caplog, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(export, "story", lambda log, seat, limit: [(logged.seq, told) for logged in log for told in logged.told])
    assert await _differences(tmp_path, caplog, _case("bird_told_me", 3, 1, False), 0, range(4, 12, 7))


async def test_a_players_view_shown_to_all_would_be_seen(tmp_path: Path, caplog, monkeypatch: pytest.MonkeyPatch):
    view = MatchService.view
    monkeypatch.setattr(MatchService, "view", lambda service, match, user: view(service, match, user or 1))
    monkeypatch.setattr("engine.store.rows.Match.seat_of", lambda match, user: 0 if user == 1 else None)
    assert await _differences(tmp_path, caplog, _case("bower", 2, 1, False), None, range(2, 9, 6))
