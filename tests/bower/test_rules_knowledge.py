"""Bower: what a seat knows."""

import msgspec
import pytest

from engine.games import VOICES
from engine.text import Localizer
from render.artist import SCENES
from render.scenes import Request
from tests.bower.positions import FILLER, Table
from tests.rules import rule

COLUMN = {"a1": "S:g", "b1": "G:g"}


@rule("bower.ruling.know-own", "bower.setup.7", "bower.overview.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_knows_its_own_eggs_from_the_first_question_to_the_last(seat: int) -> None:
    table = Table("take", hand=[FILLER], rival_hand=[FILLER], turns=(9, 9))
    requests = table.state.requests
    own = [place for place in range(6) if place % 2 == seat]
    while table.asked:
        assert table.view(seat).requests == tuple(symbol if place in own else -1 for place, symbol in enumerate(requests))
        assert table.view(None).requests == (-1,) * 8
        table.do(table.game.idle(table.state, table.actor))
    assert table.view(seat).requests == requests


@rule("bower.ruling.know-hand", "bower.ruling.know-own", "bower.take.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hands_were_taken_openly_so_every_view_holds_them(viewer: int | None) -> None:
    table = Table("take", hand=[FILLER, 104], rival_hand=[FILLER])
    assert table.view(viewer).hands == table.state.hands


@rule("bower.ruling.know-bonus", "bower.bonus.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bonus_tiles_looked_at_are_known_to_the_chooser_only(seat: int) -> None:
    table = Table("place", nest=COLUMN, seat=seat)
    table.place("M:g|G:vF", "c1", 1)
    offered = table.state.frames[-1][2]
    assert table.view(seat).frames[-1] == ("choose", (seat,), offered)
    for other in (1 - seat, None):
        assert table.view(other).frames[-1] == ("choose", (seat,), (0, 0, 0))
    table.do(("choose", offered[0]))
    assert table.view(seat).discards[seat] == tuple(sorted(offered[1:]))
    for other in (1 - seat, None):
        assert table.view(other).discards[seat] == (0, 0)
        assert table.view(other).taken[seat] == (offered[0],), "the chosen tile is shown"


@rule("bower.ruling.know-bonus", "bower.setup.11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_the_bonus_stack_or_the_order_of_the_nest_stack(viewer: int | None) -> None:
    table = Table("take")
    assert table.view(viewer).bonus_stack == 20
    assert list(table.view(viewer).stack) == sorted(table.state.stack), "which tiles are left can be counted; their order is not there"


@rule("bower.ruling.know-hand-unsaid", "bower.take.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("ask", ["take", "place"])
def test_no_picture_and_no_text_shows_the_rivals_hand(viewer: int | None, ask: str) -> None:
    table = Table(ask, hand=["S:yF|M:yF", "S:g|M:g"], rival_hand=["G:rL|G:rL", "M:s|S:s"])
    view = table.view(viewer)
    swapped = [hand if seat == viewer else (7, 8) for seat, hand in enumerate(view.hands)]
    other = msgspec.structs.replace(view, hands=(swapped[0], swapped[1]))
    assert view != other
    words = Localizer.load().words("en")
    names, voice = ("Simone", "Pier"), VOICES["bower"]
    for kind in ("board", "seat") if viewer is not None else ("board",):
        pictures = [SCENES["bower"](Request(kind, shown, names, words)) for shown in (view, other)]
        assert pictures[0] == pictures[1]
        assert voice.alt(view, names, kind) == voice.alt(other, names, kind)
    for say in (voice.ask, voice.position, voice.private):
        assert say(view, names) == say(other, names)
