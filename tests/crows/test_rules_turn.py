"""Crows: the course of a turn: tile, Trash, placing, the shiny object."""

import pytest

from engine.core.errors import IllegalActionError
from tests.crows.positions import CEMETERY, EMPTY, FIELD, ONE, THREE, TRASH, TRINKETS, TWO, Table, act, cell
from tests.rules import rule

EDGE = {(-1, 0), (-1, 1), (-1, 2), (-1, 3), (0, -1), (0, 4), (1, -1), (1, 4), (2, -1), (2, 4), (3, 0), (3, 1), (3, 2), (3, 3)}
"""The free places beside FIELD."""


def drawing(kind: int, board: str = FIELD, **given: object) -> Table:
    """A table whose next tile is known, drawn and to be placed."""
    table = Table(board, unseen=(kind,) * 40, **given)
    table.do(("draw",))
    return table


@rule("crows.round.3", "crows.overview.1", "crows.draw.1")
def test_the_steps_of_a_turn_in_order() -> None:
    table = Table(unseen=(EMPTY,) * 40)
    asked = []
    while table.actor == 0:
        asked.append(table.asked)
        table.idle()
    assert asked == [("tile", 0), ("place", 0), ("shine", 0), ("play", 0)]


@rule("crows.round.2", "crows.round.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_has_one_turn_clockwise_and_then_the_crows_flock(seats: int, first: int) -> None:
    table = Table(seats=seats, first=first, seat=first, board="E:1 E E E E E E E E E")
    table.told.append(("turn", (), (first,)))
    table.finish_round()
    order = [data[0] for data in table.heard("turn")]
    assert order[:seats] == [(first + place) % seats for place in range(seats)]
    kinds = [event[0] for event in table.told]
    assert kinds.index("flocked") > max(place for place, kind in enumerate(kinds) if kind == "shone")
    assert kinds.index("flocked") < kinds.index("scored") < kinds.index("round")
    assert len(table.heard("shone")) == seats


@rule("crows.draw.1", "crows.trash.1")
def test_the_deck_or_the_own_trash_tile() -> None:
    table = Table()
    assert [action[0] for action in table.legal()] == ["draw"] + ["trash"] * 12
    assert Table(trash=(0, 1, 1, 1)).legal() == [("draw",)]
    table.do(act("trash", 0, 0), act("place", 3, 0))
    assert table.state.trash == (0, 1, 1, 1)
    assert table.state.trashed == (1, 0, 0, 0)


@rule("crows.draw.2", "crows.draw.3", "crows.placing.1", "crows.placing.2")
def test_a_tile_lies_beside_a_tile_along_an_edge() -> None:
    table = drawing(EMPTY)
    assert table.places("place") == EDGE
    for wrong in ((-1, -1), (3, 4), (0, 0), (1, 1), (5, 5), (-2, 0)):
        with pytest.raises(IllegalActionError):
            table.do(act("place", *wrong))
    table.do(act("place", 0, 4))
    assert table.kind(0, 4) == EMPTY


@rule("crows.draw.2", "crows.placing.1")
def test_a_gap_between_tiles_may_be_filled() -> None:
    table = drawing(
        EMPTY,
        """
        E  E  E
        E  .  E
        E  E  E
    """,
    )
    assert (1, 1) in table.places("place")


@rule("crows.draw.2")
def test_a_drawn_tile_is_seen_by_all() -> None:
    table = drawing(CEMETERY)
    assert ("drew", (), (0, CEMETERY)) in table.told
    for viewer in (0, 1, None):
        assert table.view(viewer).frames[-1] == ("place", (0,), (CEMETERY, 0, 0, 0))


@rule("crows.draw.4", "crows.components.9", "crows.components.7", "crows.components.8", "crows.components.10")
@pytest.mark.parametrize(("kind", "crows"), [(EMPTY, 0), (ONE, 1), (TWO, 2), (THREE, 3), (TRINKETS, 0), (CEMETERY, 0)])
def test_a_tile_brings_a_crow_for_each_icon_once(kind: int, crows: int) -> None:
    table = drawing(kind)
    table.do(act("place", 0, 4))
    assert table.crows == ({(0, 4): crows} if crows else {})
    assert table.state.crow_pile == 38 - crows
    table.idle()
    assert sum(table.crows.values()) == crows


@rule("crows.trash.1")
def test_trash_takes_the_place_of_a_tile_without_crows_and_objects() -> None:
    table = Table("E:1 1 C@1 T K 2:3 E@2 1 E E", ask="tile", seat=3, objects=(-1, cell(0, 2), cell(0, 6), -1))
    assert table.places("trash") == {(0, 1), (0, 3), (0, 4), (0, 7), (0, 8), (0, 9)}
    for wrong in ((0, 0), (0, 2), (0, 5), (0, 6), (1, 0)):
        with pytest.raises(IllegalActionError):
            table.do(act("trash", *wrong))


@rule("crows.trash.2", "crows.trash.3", "crows.components.10")
@pytest.mark.parametrize(("place", "kind"), [((0, 0), EMPTY), ((1, 0), ONE), ((1, 2), TRINKETS), ((2, 3), TWO), ((2, 1), TRASH)])
def test_the_replaced_tile_is_placed_anew_without_crows(place: tuple[int, int], kind: int) -> None:
    table = Table()
    deck = table.state.deck
    table.do(act("trash", *place))
    assert table.asked == ("place", 0)
    assert table.kind(*place) == TRASH
    assert table.places("place") == EDGE
    table.do(act("place", 3, 3))
    assert table.kind(3, 3) == kind
    assert table.crows == {}
    assert table.state.deck == deck
    assert table.state.crow_pile == 38
    assert table.asked == ("shine", 0)


@rule("crows.trash.1")
def test_trash_may_replace_trash() -> None:
    table = Table()
    table.do(act("trash", 2, 1), act("place", 3, 1))
    assert (table.kind(2, 1), table.kind(3, 1)) == (TRASH, TRASH)


@rule("crows.shine.1", "crows.shine.2", "crows.shine.3", "crows.shine.4")
def test_where_the_shiny_object_may_lie() -> None:
    table = Table("E 1 2 T K C E:1 K:2 C@1 1:1 T 3", ask="shine", seat=2, objects=(-1, cell(0, 8), -1, -1))
    assert {action[0] for action in table.legal()} == {"shine"}, "there is no choice of not placing it"
    assert table.places("shine") == {(0, 0), (0, 1), (0, 2), (0, 4), (0, 5), (0, 11)}
    for wrong in ((0, 3), (0, 6), (0, 7), (0, 8), (0, 10)):
        with pytest.raises(IllegalActionError):
            table.do(act("shine", *wrong))
    table.do(act("shine", 0, 4))
    assert table.state.objects[2] == cell(0, 4)


@rule("crows.shine.5", "crows.components.16")
@pytest.mark.parametrize(("place", "brings"), [((0, 0), 1), ((1, 0), 0), ((1, 2), 0), ((1, 3), 0), ((2, 3), 0)])
def test_an_empty_tree_brings_a_special_token(place: tuple[int, int], brings: int) -> None:
    table = Table(ask="shine")
    assert (("token",) in table.hints(act("shine", *place))) is bool(brings)
    told = table.do(act("shine", *place))
    assert len(table.state.tokens[0]) == brings
    assert len(table.state.token_pile) == 20 - brings
    assert (("collected", (), (0,)) in told) is bool(brings)


@rule("crows.shine.7")
def test_an_empty_pile_brings_nothing() -> None:
    table = Table(ask="shine", token_pile=())
    assert ("token",) not in table.hints(act("shine", 0, 0))
    told = table.do(act("shine", 0, 0))
    assert table.state.tokens[0] == ()
    assert [event[0] for event in told][:1] == ["shone"]
    assert not any(event[0] == "collected" for event in told)


@rule("crows.shine.8", "crows.shine.2", "crows.shine.3", "crows.shine.4", "crows.shine.5")
def test_the_example_of_placing_the_shiny_object() -> None:
    table = Table("T 1 1:2 K@1", seat=2, objects=(-1, cell(0, 3), -1, -1), unseen=(EMPTY,) * 40)
    table.do(("draw",), act("place", 0, -1))
    assert table.places("shine") == {(0, -1), (0, 1)}
    table.do(act("shine", 0, -1))
    assert len(table.state.tokens[2]) == 1


@rule("crows.ruling.no-place")
def test_without_a_legal_tile_the_object_is_not_placed() -> None:
    table = Table("T E:1 K:1 T E:2", unseen=(ONE,) * 40, tokens={0: (0,)})
    table.do(("draw",), act("place", 1, 0))
    assert table.asked == ("play", 0), "the turn goes on"
    assert ("dull", (), (0,)) in table.told
    assert table.state.objects[0] == -1
    assert table.crows == {(0, 1): 1, (0, 2): 1, (0, 4): 2, (1, 0): 1}


def test_hints_before_the_choice() -> None:
    table = Table("E:2 E E E:3 E@1", seat=2, ask="shine", objects=(-1, cell(0, 4), -1, -1))
    assert table.hints(act("shine", 0, 1)) == (("attracts", 2), ("token",))
    assert table.hints(act("shine", 0, 2)) == (("attracts", 3), ("token",)), "an object as near takes its share"
    trash = Table()
    assert trash.hints(act("trash", 1, 2)) == (("replaces", TRINKETS),)
    assert trash.hints(("draw",)) == ()


def test_a_tombstone_tells_whose_points_it_doubles_before_it_is_played() -> None:
    objects = (cell(0, 0), cell(0, 1), -1, -1)
    table = Table("E:2 E:1 E C:1", "play", tokens={0: (1,)}, seats=3, objects=objects[:3])
    told = {column: table.hints(act("tomb", 0, column)) for column in range(4)}
    assert told == {0: (("tomb-own",),), 1: (("tomb-other",),), 2: (("tomb-yet",),), 3: (("tomb-again",),)}
    last = Table("E:2 E:1 E C:1", "play", tokens={0: (1,)}, seats=2, objects=objects[:2])
    assert last.hints(act("tomb", 0, 2)) == (("tomb-none",),)


def test_no_flocking_tells_how_many_crows_stay_before_it_is_played() -> None:
    table = Table("E:2 E:1 E", "play", tokens={0: (2,)})
    assert table.hints(act("roost", 0, 0)) == (("holds", 2),)
