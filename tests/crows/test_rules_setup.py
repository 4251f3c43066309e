"""Crows: components and set-up for two, three and four seats."""

from collections import Counter

import pytest

from engine.core.chance import Chance
from tests.crows.positions import CEMETERY, EMPTY, GAME, ONE, THREE, TRASH, TRINKETS, TWO, Table, place_of
from tests.rules import rule

DIAMOND = {(0, -2), (-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1), (0, 2), (-2, 0), (2, 0)}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(30)


@rule("crows.components.1", "crows.components.2", "crows.components.4", "crows.components.8")
def test_the_components() -> None:
    tiles = {EMPTY: 14, ONE: 14, TWO: 9, THREE: 2, TRASH: 4, TRINKETS: 5, CEMETERY: 5}
    assert dict(enumerate(GAME.cards.tiles)) == tiles
    assert sum(tiles.values()) == 53
    assert GAME.cards.crows == 38 == tiles[ONE] + 2 * tiles[TWO] + 3 * tiles[THREE]
    assert GAME.cards.tokens == (4, 4, 4, 4, 4)


@rule("crows.components.3", "crows.components.5", "crows.setup.1")
@SEATS
def test_a_seat_has_one_object_to_play_no_points_and_there_is_one_first_player(seats: int) -> None:
    state = GAME.start(seats, {}, Chance.seeded(1))
    assert state.objects == (-1,) * seats
    assert state.scores == (0,) * seats
    assert GAME.scores(state) == (0,) * seats
    assert state.first in range(seats)
    assert GAME.to_act(state) == (state.first,)


@rule("crows.setup.2", "crows.setup.3", "crows.setup.4")
@SEATS
def test_every_seat_gets_a_trash_tile_and_the_deck_has_none(seats: int) -> None:
    for seed in SEEDS:
        state = GAME.start(seats, {}, Chance.seeded(seed))
        assert state.trash == (1,) * seats
        assert TRASH not in (*state.unseen, *state.kinds)


@rule("crows.setup.5", "crows.setup.6")
@pytest.mark.parametrize(("seats", "deck", "box"), [(4, 40, 0), (3, 36, 4), (2, 32, 8)])
def test_the_deck_after_the_set_up(seats: int, deck: int, box: int) -> None:
    state = GAME.start(seats, {}, Chance.seeded(1))
    assert len(state.cells) == 9
    assert state.deck == deck
    assert len(state.unseen) == deck + box
    assert Counter((*state.unseen, *state.kinds)) == {EMPTY: 14, ONE: 14, TWO: 9, THREE: 2, TRINKETS: 5, CEMETERY: 5}


@rule("crows.setup.4", "crows.setup.5")
def test_any_tile_may_be_among_the_nine() -> None:
    met = {kind for seed in SEEDS for kind in GAME.start(2, {}, Chance.seeded(seed)).kinds}
    assert met == {EMPTY, ONE, TWO, THREE, TRINKETS, CEMETERY}


@rule("crows.setup.6", "crows.setup.11")
@SEATS
def test_the_diamond(seats: int) -> None:
    state = GAME.start(seats, {}, Chance.seeded(3))
    places = {place_of(cell) for cell in state.cells}
    assert places == DIAMOND
    for row, column in places:
        assert not places & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    neighbours = {(row + down, column + right) for row, column in places for down in (-1, 1) for right in (-1, 1)}
    assert places <= neighbours


@rule("crows.setup.7", "crows.setup.8", "crows.components.7", "crows.components.9")
@SEATS
def test_the_nine_tiles_bring_their_crows(seats: int) -> None:
    for seed in SEEDS:
        state = GAME.start(seats, {}, Chance.seeded(seed))
        assert state.crows == tuple(kind if kind <= THREE else 0 for kind in state.kinds)
        assert state.crow_pile == 38 - sum(state.crows)


@rule("crows.setup.9")
def test_all_special_tokens_are_in_the_pile_and_come_in_any_order() -> None:
    state = GAME.start(2, {}, Chance.seeded(1))
    assert Counter(state.token_pile) == dict.fromkeys(range(5), 4)
    assert state.tokens == ((), ())
    met = set()
    for luck in range(40):
        table = Table(ask="shine")
        table.do(next(iter(table.legal("shine"))), luck=luck)
        met.update(table.state.tokens[0])
    assert met == set(range(5))


@rule("crows.setup.10")
@SEATS
def test_chance_names_the_first_player(seats: int) -> None:
    assert {GAME.start(seats, {}, Chance.seeded(seed)).first for seed in SEEDS} == set(range(seats))


@rule("crows.setup.12")
def test_who_still_has_a_trash_tile_is_open() -> None:
    table = Table(trash=(1, 0, 1, 0))
    for viewer in (0, 1, 2, 3, None):
        assert table.view(viewer).trash == (1, 0, 1, 0)


@pytest.mark.parametrize("seats", [1, 5])
def test_no_match_for_fewer_than_two_or_more_than_four(seats: int) -> None:
    assert seats not in GAME.seat_range
