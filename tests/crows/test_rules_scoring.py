"""Crows: scoring a round, the end of a round, the end of the match, ties."""

import pytest

from engine.core.chance import Chance
from engine.core.game import Told
from engine.games.crows.flocking import GRAVE, PLAIN, TOMB, VOID
from tests.crows.positions import EMPTY, GAME, NO_CEMETERIES, THREE_POINTS, TOMBSTONE, TRASH, Table, act, cell, flocked
from tests.rules import rule


@rule("crows.scoring.example", "crows.scoring.2", "crows.scoring.3", "crows.components.13")
def test_the_example_of_scoring() -> None:
    table = flocked("""
        E:2  E@0  E:2
        .    E    .
        .    E    E:1
        C@1  E    E:2
        E    .    .
        E:1  .    .
    """)
    assert table.crows == {(0, 1): 4, (2, 2): 1, (3, 0): 3}
    assert table.state.scores == (4, 6, 0, 0)
    assert table.heard("scored") == [(0, cell(0, 1), 4, 4, PLAIN), (1, cell(3, 0), 3, 6, GRAVE)]


@rule("crows.scoring.3")
@pytest.mark.parametrize(
    ("board", "tombs", "cancelled", "points", "why"),
    [
        ("E:3 E@0", (), 0, 3, PLAIN),
        ("E:3 E@0", (), 1, 3, PLAIN),
        ("E:3 C@0", (), 0, 6, GRAVE),
        ("E:3 C@0", (), 1, 3, VOID),
        ("E:3 E@0", (cell(0, 1),), 0, 6, TOMB),
        ("E:3 C@0", (cell(0, 1),), 0, 6, TOMB),
        ("E:3 E@0", (cell(0, 1),), 1, 3, VOID),
    ],
)
def test_why_points_are_doubled_or_not_is_told(board: str, tombs: tuple[int, ...], cancelled: int, points: int, why: int) -> None:
    table = flocked(board, tombs=tombs, cancelled=cancelled)
    assert table.heard("scored") == [(0, cell(0, 1), 3, points, why)]


@rule("crows.scoring.1", "crows.scoring.4", "crows.scoring.5")
def test_points_are_added_after_all_have_flown_and_the_crows_stay() -> None:
    table = flocked("E:1 E:2 E@0 E:2", scores=(10, 1, 2, 3))
    assert table.state.scores == (15, 1, 2, 3)
    assert table.crows == {(0, 2): 5}
    kinds = [event[0] for event in table.told]
    assert kinds.index("scored") > max(place for place, kind in enumerate(kinds) if kind == "flocked")


@rule("crows.scoring.2")
@pytest.mark.parametrize(("board", "points"), [("T:3 E E@0", 3), ("E:3 . E@0", 0), ("E:2 T E:1 E@0", 1), ("E@0 E:5 E . E:1 E", 5)])
def test_only_crows_on_the_tile_of_the_object_count(board: str, points: int) -> None:
    assert flocked(board).state.scores == (points, 0, 0, 0)


@rule("crows.scoring.2")
def test_without_an_object_or_crows_no_points() -> None:
    table = flocked("E:3 C E@1 . E@2")
    assert table.state.scores == (0, 3, 0, 0)
    assert [data[0] for data in table.heard("scored")] == [1]


@rule("crows.components.18")
def test_a_score_goes_on_beyond_a_hundred() -> None:
    assert flocked("C@0 E:4 E", scores=(98, 0, 0, 0)).state.scores[0] == 106


@rule("crows.end-of-round.1", "crows.end-of-round.2", "crows.end-of-round.3")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3), (4, 1)])
def test_the_end_of_a_round(seats: int, first: int) -> None:
    table = flocked("E:1 E@0 C@1 E", seats=seats, first=first, tombs=(cell(0, 1),), roosts=(cell(0, 3),), cancelled=1)
    state = table.state
    assert state.objects == (-1,) * seats
    assert (state.tombs, state.roosts, state.cancelled) == ((), (), 0)
    assert state.first == (first + 1) % seats
    assert table.asked == ("tile", state.first)
    assert state.round == 2


@rule("crows.end-of-round.4", "crows.overview.4")
@pytest.mark.parametrize("deck", [0, 1])
def test_the_match_ends_when_the_deck_is_empty_at_the_end_of_a_round(deck: int) -> None:
    table = flocked("E:1 E@0 E E", deck=deck)
    assert (table.asked is None) is (deck == 0)
    assert (("over", (), ()) in table.told) is (deck == 0)
    assert table.state.scores == (1, 0, 0, 0), "the last round is scored"


@rule("crows.end-of-round.4", "crows.round.2", "crows.round.1")
@pytest.mark.parametrize(("seats", "rounds"), [(4, 10), (3, 12), (2, 16)])
def test_without_trash_every_deck_gives_whole_rounds(seats: int, rounds: int) -> None:
    told: list[Told] = []
    chance = Chance.seeded(5)
    state = GAME.start(seats, {}, chance, told.append)
    while state.frames:
        seat = GAME.to_act(state)[0]
        legal = [action for action in GAME.legal_actions(state, seat) if action[0] != "trash"]
        state = GAME.apply(state, seat, legal[chance.below(len(legal))], chance, told.append)
    turns = [data[0] for kind, _, data in told if kind == "turn"]
    assert [turns.count(seat) for seat in range(seats)] == [rounds] * seats
    assert (state.round, state.deck, len(state.cells)) == (rounds, 0, 9 + seats * rounds)


@rule("crows.end.1", "crows.end.2", "crows.overview.4")
def test_unused_tokens_are_revealed_and_decide() -> None:
    tokens = {0: (NO_CEMETERIES, THREE_POINTS), 1: (TOMBSTONE,)}
    table = Table(ask="play", seat=3, deck=0, scores=(10, 12, 11, 9), tokens={**tokens, 3: (THREE_POINTS,)})
    assert table.view(None).tokens[0] == (-1, -1)
    table.do(("skip",))
    assert table.asked is None
    assert table.view(None).tokens == table.state.tokens
    assert GAME.scores(table.state) == (15, 14, 11, 12)
    assert GAME.ranking(table.state) == (1, 2, 4, 3)


@rule("crows.end.3", "crows.end.4", "crows.ruling.ties-several")
@pytest.mark.parametrize(
    ("scores", "trashed", "ranks"),
    [
        ((9, 9, 3, 4), (1, 0, 0, 0), (2, 1, 4, 3)),
        ((9, 9, 3, 4), (0, 0, 0, 0), (1, 1, 4, 3)),
        ((9, 9, 3, 4), (1, 1, 0, 0), (1, 1, 4, 3)),
        ((9, 9, 9, 4), (0, 1, 0, 0), (1, 3, 1, 4)),
        ((9, 8, 3, 4), (1, 0, 0, 0), (1, 2, 4, 3)),
        ((9, 9, 9, 9), (1, 1, 0, 1), (2, 2, 1, 2)),
    ],
)
def test_ties(scores: tuple[int, ...], trashed: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    table = flocked("E E E E", deck=0, scores=scores, trashed=trashed)
    assert table.asked is None
    assert GAME.ranking(table.state) == ranks


@rule("crows.end.3")
def test_playing_trash_counts_from_the_moment_of_playing() -> None:
    table = Table(scores=(5, 5, 0, 0))
    assert GAME.ranking(table.state)[:2] == (1, 1)
    table.do(act("trash", 0, 0))
    assert GAME.ranking(table.state)[:2] == (2, 1)


@rule("crows.ruling.deck-trash", "crows.ruling.deck-steps")
def test_when_the_deck_runs_out_in_mid_round_trash_is_played_or_step_one_skipped() -> None:
    table = Table(unseen=(EMPTY,), deck=1, trash=(0, 1, 0, 0), tokens={2: (THREE_POINTS,)})
    table.do(("draw",), act("place", 0, 4), act("shine", 0, 4), ("skip",))
    assert {action[0] for action in table.legal()} == {"trash"}
    table.do(act("trash", 0, 0), act("place", 3, 0))
    table.do(act("shine", 1, 3))
    assert table.asked == ("tile", 2)
    assert table.legal() == [("skip",)]
    told = table.do(("skip",))
    assert ("skipped", (), (2,)) in told
    assert table.asked == ("shine", 2)
    table.do(act("shine", 1, 0))
    assert table.asked == ("play", 2)
    table.do(("skip",), ("skip",), act("shine", 2, 3))
    assert table.asked is None
    assert table.kind(0, 0) == TRASH


@rule("crows.ruling.deck-trash")
def test_trash_that_can_replace_nothing_is_skipped() -> None:
    table = Table("E:1 E:1 E:2 T:1", deck=0)
    assert table.legal() == [("skip",)]


@rule("crows.ruling.resigned")
def test_three_play_on_when_one_of_four_resigns() -> None:
    told: list[object] = []
    state = GAME.start(4, {}, Chance.seeded(2))
    state = GAME.resign(state, 1, told.append)
    assert told == [("resigned", (), (1,))]
    assert GAME.to_act(state), "the others play on"
    chance, acted, idled = Chance.seeded(3), set(), []
    state.scores = (0, 200, 0, 0)
    while state.frames:
        seat = GAME.to_act(state)[0]
        acted.add(seat)
        legal = GAME.legal_actions(state, seat)
        action = GAME.idle(state, seat) if seat == 1 else legal[chance.below(len(legal))]
        idled += [action] if seat == 1 else []
        state = GAME.apply(state, seat, action, chance)
    assert acted == {0, 1, 2, 3}
    assert {action[0] for action in idled} >= {"draw", "place", "shine", "skip"}
    assert not {action[0] for action in idled} & {"cancel", "tomb", "roost", "lure"}, "idle plays no token"
    assert GAME.scores(state)[1] >= 200
    assert GAME.ranking(state)[1] == 4
    assert sorted(GAME.ranking(state)[seat] for seat in (0, 2, 3))[0] == 1


@rule("crows.ruling.resigned")
def test_the_match_ends_when_one_seat_is_left() -> None:
    state = GAME.start(3, {}, Chance.seeded(2))
    state = GAME.resign(GAME.resign(state, 2), 0)
    assert GAME.to_act(state) == ()
    assert GAME.ranking(state)[1] == 1


@rule("crows.ruling.resigned-tile")
def test_a_tile_in_hand_stays_open_when_the_match_is_given_up() -> None:
    for action in (("draw",), act("trash", 1, 3)):
        table = Table(seats=2, seat=1)
        whole = GAME.components(table.state)
        table.do(action)
        kind = table.state.frames[-1][2][0]
        over = GAME.resign(table.state, 0)
        assert over.frames == ()
        assert over.open == (kind,)
        assert GAME.components(over) == whole
