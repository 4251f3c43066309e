"""Crows: the four variants, alone and combined."""

from collections import Counter
from itertools import product

import pytest

from engine.core.chance import Chance
from engine.core.game import Told
from engine.games.crows.state import CrowsState
from engine.tools.playout import play_out
from tests.crows.positions import CEMETERY, EMPTY, GAME, ONE, OPTIONS, TOP, TRASH, TRINKETS, Table, act, cell, flocked
from tests.rules import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# --- Tile Choices ----------------------------------------------------------------------------------------------------------


@rule("crows.tile-choices.1")
@SEATS
def test_a_tile_for_each_player_lies_open_from_the_beginning_of_the_round(seats: int) -> None:
    state = GAME.start(seats, {"tile_choices": True}, Chance.seeded(1))
    assert len(state.open) == seats
    assert state.deck == {2: 32, 3: 36, 4: 40}[seats] - seats
    for viewer in (*range(seats), None):
        assert GAME.view(state, viewer).open == state.open


@rule("crows.tile-choices.2")
def test_an_open_tile_is_chosen_or_trash_and_none_drawn() -> None:
    table = Table(options=["tile_choices"], open=(ONE, CEMETERY, ONE, EMPTY))
    deck = table.state.deck
    assert [action for action in table.legal() if action[0] != "trash"] == [("pick", EMPTY), ("pick", ONE), ("pick", CEMETERY)]
    assert table.legal("trash")
    table.do(("pick", ONE))
    assert table.state.open == (CEMETERY, ONE, EMPTY)
    assert table.asked == ("place", 0)
    table.do(act("place", 0, 4))
    assert table.crows == {(0, 4): 1}
    assert table.state.deck == deck
    assert Table(options=["tile_choices"], open=(ONE,), trash=(0, 0, 0, 0)).legal() == [("pick", ONE)]


@rule("crows.tile-choices.3")
def test_tiles_left_over_stay_and_only_the_missing_are_drawn() -> None:
    table = Table(options=["tile_choices"], open=(ONE, CEMETERY, TRINKETS, EMPTY))
    deck = table.state.deck
    table.do(act("trash", 0, 0), act("place", 3, 0))
    table.idle(2)
    for kind in (ONE, EMPTY, TRINKETS):
        while table.asked and table.asked[0] != "tile":
            table.idle()
        table.do(("pick", kind))
    table.finish_round()
    assert table.state.round == 2
    assert table.state.open[0] == CEMETERY
    assert len(table.state.open) == 4
    assert table.state.deck == deck - 3


@rule("crows.ruling.choices-end", "crows.end-of-round.4")
def test_an_empty_deck_ends_the_match_even_if_tiles_lie_open() -> None:
    table = flocked("E:1 E@0 E E", options=["tile_choices"], deck=0, open=(ONE, EMPTY))
    assert table.asked is None
    assert table.state.open == (ONE, EMPTY)


@rule("crows.ruling.choices-short")
@pytest.mark.parametrize("deck", [0, 5])
def test_with_no_open_tile_left_trash_is_played_or_step_one_skipped(deck: int) -> None:
    table = Table(options=["tile_choices"], open=(), deck=deck, trash=(0, 1, 0, 0))
    assert table.legal() == [("skip",)]
    table = Table(options=["tile_choices"], open=(), deck=deck, trash=(0, 1, 0, 0), seat=1)
    assert {action[0] for action in table.legal()} == {"trash"}


@rule("crows.ruling.choices-short", "crows.tile-choices.3")
def test_the_last_round_has_the_tiles_that_are_left() -> None:
    table = Table(FIELD_IN_ROW, "play", seat=3, options=["tile_choices"], open=(ONE,), deck=2, unseen=(EMPTY,) * 2, tokens={3: (4,)})
    table.do(("skip",))
    assert table.state.round == 2
    assert table.state.open == (ONE, EMPTY, EMPTY)
    assert table.state.deck == 0
    table.finish_round()
    assert table.asked is None


FIELD_IN_ROW = "E E E E E E E E E E"


# --- Random Trash ----------------------------------------------------------------------------------------------------------


@rule("crows.random-trash.1", "crows.random-trash.2", "crows.random-trash.3")
@pytest.mark.parametrize(("seats", "deck", "box"), [(4, 44, 0), (3, 39, 5), (2, 34, 10)])
def test_all_trash_is_in_the_deck_and_nobody_holds_one(seats: int, deck: int, box: int) -> None:
    state = GAME.start(seats, {"random_trash": True}, Chance.seeded(1))
    assert state.trash == (0,) * seats
    assert (state.deck, len(state.unseen)) == (deck, deck + box)
    assert Counter((*state.unseen, *state.kinds)) == {EMPTY: 14, ONE: 14, 2: 9, 3: 2, TRASH: 4, TRINKETS: 5, CEMETERY: 5}
    assert GAME.legal_actions(state, state.first) == [("draw",)]


@rule("crows.random-trash.1")
def test_trash_may_lie_in_the_diamond() -> None:
    starts = [GAME.start(4, {"random_trash": True}, Chance.seeded(seed)) for seed in range(30)]
    assert any(TRASH in state.kinds for state in starts)
    assert all(state.trashed == (0, 0, 0, 0) for state in starts)


@rule("crows.ruling.drawn-trash", "crows.ruling.drawn-trash-ties")
def test_a_drawn_trash_is_placed_beside_a_tile_and_counts_as_played() -> None:
    table = Table(options=["random_trash"], unseen=(TRASH,) * 9, deck=9, scores=(5, 5, 0, 0))
    table.do(("draw",))
    plain = Table(unseen=(EMPTY,) * 9)
    plain.do(("draw",))
    assert table.legal() == plain.legal()
    table.do(act("place", 0, 4))
    assert table.kind(0, 4) == TRASH
    assert (0, 4) not in table.places("shine")
    assert table.state.trashed == (1, 0, 0, 0)
    assert GAME.ranking(table.state)[:2] == (2, 1)


# --- The Birds and Scoring Cap -----------------------------------------------------------------------------------------------


@rule("crows.the-birds.1", "crows.the-birds.2")
@pytest.mark.parametrize("crows", [6, 7])
def test_no_crow_leaves_and_the_murder_scatters(crows: int) -> None:
    board = f"E E E@0 E:{crows} E E E E E"
    table = flocked(board, options=["all_the_birds"])
    assert table.asked == ("scatter", 0)
    assert table.heard("murder") == [(0, cell(0, 2), crows, 0)]
    table.do(("scatter", TOP))
    assert sum(table.crows.values()) == crows
    assert table.state.crow_pile == 38 - crows
    assert table.crows[0, 2] == 1
    assert len(table.heard("scattered")[0][3]) == crows - 1


@rule("crows.scoring-cap.1")
@pytest.mark.parametrize(("board", "points"), [("E@0 E:11", 11), ("E@0 E:12", 12), ("E@0 E:13", 12), ("C@0 E:6", 12), ("C@0 E:9", 12)])
def test_at_most_twelve_points_a_round(board: str, points: int) -> None:
    assert flocked(board, options=["scoring_cap"], scores=(20, 0, 0, 0)).state.scores[0] == 20 + points


@rule("crows.scoring-cap.1")
def test_each_player_has_the_cap_and_without_the_variant_there_is_none() -> None:
    board = "C@0 E:7 . C@1 E:8 . E@2 E:3"
    assert flocked(board, options=["scoring_cap"]).state.scores == (12, 12, 3, 0)
    assert flocked(board).state.scores == (14, 16, 3, 0)


@rule("crows.scoring-cap.1")
def test_bonus_points_at_the_end_have_no_cap() -> None:
    table = Table(options=["scoring_cap"], tokens={0: (4,) * 4 + (0,) * 4})
    assert GAME.scores(table.state)[0] == 20


# --- combined --------------------------------------------------------------------------------------------------------------


@rule("crows.ruling.combined")
def test_all_variants_at_once() -> None:
    options = dict.fromkeys(OPTIONS, True)
    for seats in GAME.seat_range:
        state = GAME.start(seats, options, Chance.seeded(1))
        assert (state.deck + len(state.open), state.trash) == ({4: 44, 3: 39, 2: 34}[seats], (0,) * seats)
    table = flocked("C@0 E:7 E", options=list(options))
    assert table.state.scores[0] == 12
    assert table.crows == {(0, 0): 7}
    assert table.asked == ("scatter", 0)


@rule("crows.ruling.combined")
@pytest.mark.parametrize("chosen", [*product([False, True], repeat=4)], ids=lambda flags: "".join("-x"[flag] for flag in flags))
def test_every_combination_keeps_what_each_variant_says(chosen: tuple[bool, ...]) -> None:
    choices, random_trash, birds, cap = chosen
    told: list[Told] = []
    last: CrowsState | None = None
    for seed in range(2):
        for ply in play_out(GAME, 2 + 2 * seed, dict(zip(OPTIONS, chosen, strict=True)), Chance.seeded(seed)):
            told += ply.told
            last = ply.state
            verbs = {"pick"} if choices else {"draw"}
            assert not ply.action or ply.action[0] not in {"pick", "draw"} - verbs
            assert not (random_trash and ply.action and ply.action[0] == "trash")
    assert all(data[3] == (0 if birds else 2) for kind, _, data in told if kind == "murder")
    assert all(data[3] <= 12 for kind, _, data in told if kind == "scored" and cap)
    assert last is not None
    assert last.deck == 0
    assert not birds or last.crow_pile == 38 - sum(last.crows)
