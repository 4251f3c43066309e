"""Crows: what a seat knows."""

import msgspec
import pytest

from engine.core.chance import Chance
from tests.crows.positions import GAME, NO_CEMETERIES, NO_FLOCKING, THREE_POINTS, TOMBSTONE, Table, act
from tests.rules import rule

HANDS = {0: (NO_CEMETERIES, TOMBSTONE), 1: (THREE_POINTS,), 3: (NO_FLOCKING, NO_FLOCKING, TOMBSTONE)}


@rule("crows.shine.6", "crows.ruling.know-tokens")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_seat_sees_its_own_tokens_and_the_number_of_the_others(viewer: int | None) -> None:
    table = Table(tokens=HANDS)
    view = table.view(viewer)
    for owner in range(4):
        held = tuple(sorted(HANDS.get(owner, ())))
        assert view.tokens[owner] == (held if owner == viewer else (-1,) * len(held))


@rule("crows.shine.6", "crows.ruling.know-tokens")
@pytest.mark.parametrize("seat", [0, 2])
def test_only_the_collector_is_told_which_token_it_is(seat: int) -> None:
    table = Table(ask="shine", seat=seat)
    told = table.do(act("shine", 0, 0), luck=4)
    (token,) = table.state.tokens[seat]
    assert ("collected", (), (seat,)) in told
    assert [event for event in told if event[0] == "collected_what"] == [("collected_what", (seat,), (seat, token))]
    for viewer in (1, 3, None):
        assert table.view(viewer).tokens[seat] == (-1,)


@rule("crows.shine.6", "crows.ruling.know-tokens")
def test_a_played_token_is_known_to_all() -> None:
    table = Table(ask="play", tokens=HANDS)
    told = table.do(act("tomb", 0, 0))
    assert ("entombed", (), (0, 5050)) in told
    for viewer in (1, None):
        view = table.view(viewer)
        assert (view.spent, view.tombs, view.tokens[0]) == ((TOMBSTONE,), (5050,), (-1,))


@rule("crows.ruling.know-tokens")
def test_the_token_pile_is_only_counted() -> None:
    table = Table(token_pile=(0, 1, 1, 4))
    for viewer in (0, 3, None):
        assert table.view(viewer).token_pile == 4


@rule("crows.ruling.know-deck")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_of_the_deck_everybody_knows_the_number_and_what_has_not_come(viewer: int | None) -> None:
    table = Table(seats=2)
    assert table.view(viewer).deck == 32
    assert list(table.view(viewer).unseen) == sorted(table.state.unseen)
    assert len(table.view(viewer).unseen) == 32 + 8


@rule("crows.ruling.three-points")
def test_that_a_seat_is_asked_tells_only_that_it_holds_tokens() -> None:
    for held in ((THREE_POINTS,), (TOMBSTONE,)):
        table = Table(ask="shine", tokens={0: held})
        table.do(act("shine", 1, 3))
        assert table.asked == ("play", 0)
        other = table.view(1)
        assert other.frames[-1] == ("play", (0,), ())
    assert msgspec.json.encode(other) == msgspec.json.encode(other_view_with(THREE_POINTS))


def other_view_with(token: int) -> object:
    table = Table(ask="shine", tokens={0: (token,)})
    table.do(act("shine", 1, 3))
    return table.view(1)


@rule("crows.ruling.know-tokens")
def test_a_guess_deals_only_tokens_that_can_be_there() -> None:
    table = Table(
        tokens={0: (NO_CEMETERIES,) * 4, 1: (TOMBSTONE,)}, spent=(TOMBSTONE,) * 3, token_pile=(NO_FLOCKING,) * 4 + (3,) * 4 + (4,) * 4
    )
    seen = set()
    for seed in range(60):
        guess = GAME.guess(table.view(0), 0, Chance.seeded(seed))
        assert guess.tokens[0] == (NO_CEMETERIES,) * 4
        assert sorted((*guess.tokens[1], *guess.token_pile)) == sorted((*table.state.tokens[1], *table.state.token_pile))
        seen.add(guess.tokens[1])
    assert seen == {(TOMBSTONE,), (NO_FLOCKING,), (3,), (THREE_POINTS,)}
