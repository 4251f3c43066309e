"""Crows: the special tokens."""

import pytest

from engine.core.errors import IllegalActionError
from tests.crows.positions import (
    EMPTY,
    FIELD,
    GAME,
    NO_CEMETERIES,
    NO_FLOCKING,
    THREE_POINTS,
    TOMBSTONE,
    TRASH,
    TWO_CROWS,
    Table,
    act,
    cell,
    flocked,
)
from tests.rules import rule

ALL = (NO_CEMETERIES, TOMBSTONE, NO_FLOCKING, TWO_CROWS, THREE_POINTS)
GROVE = """
    E:2  E  E:1  E
    E    T  C    K
    E:3  E  E    E@1
"""


def asked_to_play(*tokens: int, board: str = GROVE, seat: int = 0) -> Table:
    return Table(board, "play", seat=seat, tokens={seat: tokens})


@rule("crows.play.1", "crows.components.17")
def test_one_token_may_be_played_in_a_turn_and_none_need_be() -> None:
    table = asked_to_play(NO_CEMETERIES, NO_CEMETERIES, TOMBSTONE)
    assert ("skip",) in table.legal()
    table.do(("cancel",))
    assert table.asked == ("tile", 1), "the turn is over"
    assert table.state.tokens[0] == (NO_CEMETERIES, TOMBSTONE)
    table = asked_to_play(NO_CEMETERIES)
    table.do(("skip",))
    assert table.asked == ("tile", 1)
    assert table.state.tokens[0] == (NO_CEMETERIES,)


@rule("crows.play.1")
def test_without_tokens_nothing_is_asked() -> None:
    table = Table(FIELD, "shine")
    table.do(act("shine", 1, 3))
    assert table.asked == ("tile", 1)


@rule("crows.ruling.three-points", "crows.tokens.6")
def test_three_points_cannot_be_played_but_its_owner_is_asked() -> None:
    table = asked_to_play(THREE_POINTS, THREE_POINTS)
    assert table.legal() == [("skip",)]


@rule("crows.tokens.1", "crows.tokens.2", "crows.tokens.3", "crows.tokens.4")
@pytest.mark.parametrize(
    ("token", "verb", "places"),
    [
        (NO_CEMETERIES, "cancel", None),
        (TOMBSTONE, "tomb", {(row, column) for row in range(3) for column in range(4)}),
        (NO_FLOCKING, "roost", {(0, 0), (0, 2), (2, 0)}),
        (TWO_CROWS, "lure", None),
    ],
)
def test_where_each_token_may_be_played(token: int, verb: str, places: set[tuple[int, int]] | None) -> None:
    table = asked_to_play(token)
    assert {action[0] for action in table.legal()} == {verb, "skip"}
    assert table.legal(verb) == [(verb,)] if places is None else table.places(verb) == places


@rule("crows.play.4", "crows.play.5", "crows.end-of-round.2")
@pytest.mark.parametrize(
    ("token", "action", "bonus"),
    [(NO_CEMETERIES, ("cancel",), 2), (TOMBSTONE, act("tomb", 0, 1), 2), (NO_FLOCKING, act("roost", 0, 0), 2), (TWO_CROWS, ("lure",), 2)],
)
def test_a_token_is_used_once_and_brings_no_bonus_any_more(token: int, action: tuple[str, int], bonus: int) -> None:
    table = asked_to_play(token)
    assert GAME.scores(table.state)[0] == bonus
    table.do(action)
    assert table.state.tokens[0] == ()
    assert table.state.spent == (token,)
    assert GAME.scores(table.state)[0] == 0
    table.finish_round()
    assert (table.state.cancelled, table.state.tombs, table.state.roosts) == (0, (), ())
    assert table.state.spent == (token,)
    assert token not in table.state.tokens[0]


@rule("crows.tokens.1", "crows.play.2")
def test_no_cemeteries_holds_for_the_round_whoever_scores() -> None:
    table = Table("C:3 C C@1 E E E E E E", "play", tokens={0: (NO_CEMETERIES,)}, objects=(-1, cell(0, 2), -1, -1))
    table.do(("cancel",))
    for verdict in (table.view(2), table.view(None)):
        assert verdict.cancelled == 1
    assert flocked("C:3 C C@1", cancelled=1).state.scores == (0, 3, 0, 0)
    assert flocked("C:3 C C@1").state.scores == (0, 6, 0, 0), "in another round it doubles"


@rule("crows.tokens.2", "crows.play.2", "crows.components.13")
@pytest.mark.parametrize("tile", ["E", "1", "K"])
def test_a_tombstone_makes_any_tile_a_cemetery_for_the_round(tile: str) -> None:
    board = f"E:3 E {tile}@1"
    assert flocked(board, tombs=(cell(0, 2),)).state.scores == (0, 6, 0, 0)
    assert flocked(board, tombs=(cell(0, 1),)).state.scores == (0, 3, 0, 0)


@rule("crows.tokens.2")
def test_a_tombstone_lies_where_it_was_played_until_the_round_ends() -> None:
    table = asked_to_play(TOMBSTONE)
    table.do(act("tomb", 2, 3))
    assert table.state.tombs == (cell(2, 3),)
    table.finish_round()
    assert table.state.tombs == ()


@rule("crows.ruling.tombstone-void")
def test_no_cemeteries_cancels_a_tombstone() -> None:
    assert flocked("E:3 E E@1", tombs=(cell(0, 2),), cancelled=1).state.scores == (0, 3, 0, 0)


@rule("crows.ruling.tombstone-once")
def test_a_tombstone_on_a_cemetery_doubles_once() -> None:
    assert flocked("E:3 E C@1", tombs=(cell(0, 2),)).state.scores == (0, 6, 0, 0)
    assert flocked("E:3 E E@1", tombs=(cell(0, 2), cell(0, 2))).state.scores == (0, 6, 0, 0)


@rule("crows.tokens.3", "crows.play.2")
def test_no_flocking_holds_from_the_play_to_the_flocking_of_the_round() -> None:
    table = Table("E:3 E@1 E E E E E E E E", "play", seat=3, tokens={3: (NO_FLOCKING,)}, objects=(-1, cell(0, 1), -1, cell(0, 9)))
    table.do(act("roost", 0, 0))
    assert table.state.round == 2
    assert table.crows == {(0, 0): 3}
    assert table.state.roosts == ()
    table = Table("E:3 E@1 E E E E E E E E", "play", seat=3, tokens={3: (NO_FLOCKING,)}, objects=(-1, cell(0, 1), -1, cell(0, 9)))
    table.do(("skip",))
    assert table.crows == {(0, 1): 3}


@rule("crows.tokens.4", "crows.play.3")
@pytest.mark.parametrize("sources", [((0, 0), (0, 0)), ((0, 0), (0, 2)), ((2, 0), (0, 0)), ((2, 0), (2, 0))])
def test_two_crows_move_at_once_from_one_tile_or_two(sources: tuple[tuple[int, int], tuple[int, int]]) -> None:
    table = asked_to_play(TWO_CROWS)
    expected = dict(table.crows)
    table.do(("lure",), *(act("call", *source) for source in sources), act("land", 1, 1))
    for source in sources:
        expected[source] -= 1
    assert table.crows == {**{place: count for place, count in expected.items() if count}, (1, 1): 2}
    assert table.asked == ("tile", 1)


@rule("crows.tokens.4")
def test_the_second_crow_must_be_there() -> None:
    table = asked_to_play(TWO_CROWS)
    table.do(("lure",))
    assert table.places("call") == {(0, 0), (0, 2), (2, 0)}
    table.do(act("call", 0, 2))
    assert table.places("call") == {(0, 0), (2, 0)}, "the only crow of (0, 2) is called already"


@rule("crows.tokens.4", "crows.tokens.5")
def test_two_crows_land_together_on_another_tile_without_an_object() -> None:
    table = asked_to_play(TWO_CROWS)
    table.do(("lure",), act("call", 0, 0), act("call", 2, 0))
    everywhere = {(row, column) for row in range(3) for column in range(4)}
    assert table.places("land") == everywhere - {(0, 0), (2, 0), (2, 3)}
    for wrong in ((0, 0), (2, 0), (2, 3), (3, 0)):
        with pytest.raises(IllegalActionError):
            table.do(act("land", *wrong))


@rule("crows.ruling.two-needed")
@pytest.mark.parametrize(("crows", "is_possible"), [("E E", False), ("E:1 E", False), ("E:2 E", True), ("E:1 E:1", True)])
def test_two_crows_needs_two_crows(crows: str, is_possible: bool) -> None:
    table = asked_to_play(TWO_CROWS, board=f"{crows} E E E E E E E E")
    assert (("lure",) in table.legal()) is is_possible


@rule("crows.ruling.roost-all")
def test_no_flocking_holds_crows_that_came_later() -> None:
    board = "E:1 E@1 E E E:2 E E E E E E"
    table = Table(board, "play", seat=2, tokens={2: (NO_FLOCKING,), 3: (TWO_CROWS,)}, objects=(-1, cell(0, 1), cell(0, 10), -1))
    table.do(act("roost", 0, 0))
    while table.asked != ("play", 3):
        table.idle()
    table.do(("lure",), act("call", 0, 4), act("call", 0, 4), act("land", 0, 0))
    assert table.state.round == 2
    assert table.crows[0, 0] == 3


@rule("crows.ruling.tokens-move")
def test_a_tombstone_moves_with_a_tile_that_trash_replaces() -> None:
    table = Table(seat=1, tombs=(cell(0, 0), cell(1, 1), cell(0, 0)))
    table.do(act("trash", 0, 0))
    assert table.state.tombs == (cell(1, 1),)
    table.do(act("place", 3, 0))
    assert sorted(table.state.tombs) == [cell(1, 1), cell(3, 0), cell(3, 0)]
    assert table.kind(0, 0) == TRASH


@rule("crows.ruling.tokens-move")
def test_no_flocking_moves_with_a_tile_that_its_crows_have_left() -> None:
    table = Table("E:2 E E E E E E E E E", "play", seat=1, tokens={1: (NO_FLOCKING,), 2: (TWO_CROWS,)})
    table.do(act("roost", 0, 0))
    while table.asked != ("play", 2):
        table.idle()
    table.do(("lure",), act("call", 0, 0), act("call", 0, 0), act("land", 0, 5))
    assert table.asked == ("tile", 3)
    table.do(act("trash", 0, 0))
    assert table.state.roosts == ()
    table.do(act("place", 1, 9))
    assert table.state.roosts == (cell(1, 9),)
    assert (table.kind(0, 0), table.kind(1, 9)) == (TRASH, EMPTY)


@rule("crows.components.17", "crows.tokens.1", "crows.tokens.2", "crows.tokens.3", "crows.tokens.4", "crows.tokens.6", "crows.end.1")
@pytest.mark.parametrize(("token", "bonus"), [*zip(ALL, (2, 2, 2, 2, 3), strict=True)])
def test_what_a_token_kept_is_worth(token: int, bonus: int) -> None:
    table = Table(tokens={1: (token,), 2: (token, token, THREE_POINTS)}, scores=(5, 7, 0, 0))
    assert GAME.scores(table.state) == (5, 7 + bonus, 2 * bonus + 3, 0)
