"""The Bird Told Me to Do It: the sunbirds: drawing and discarding."""

import pytest

from tests.bird_told_me.positions import Table, cell, number, rules
from tests.bird_told_me.telling import Case, case, check

ROUTE = (cell((-1, 0)), cell((-2, 0)))
LONG = {(-1, 0): "Y4a", (-2, 0): "R3a", (-3, 0): "B2a", (-4, 0): "G4a"}
LONG_ROUTE = (*ROUTE, cell((-3, 0)), cell((-4, 0)))

SUNBIRDS = [
    case("Y4a", "plain: a card for each colour", route=ROUTE, walked=2, draws="W1a W1b", hand="W1a W1b"),
    case("Y4a", "plain: at most three colours", start=LONG, route=LONG_ROUTE, walked=4, draws="W1a W1b W2a", hand="W2a W1a W1b"),
    case("Y4a", "boosted: two for each", boost=1, route=ROUTE, walked=2, draws="W1a W1b W2a W2b", hand="W2a W2b W1a W1b"),
    case("Y4a", "nothing on the route", in_vain=1),
    case("Y4b", "plain", "give W1a", draws="W1a W1b W2a", offers=["give W2a", "give W1a", "give W1b"], hand="W2a W1b", rival="W1a"),
    case("Y4b", "boosted", "give W1a", boost=1, draws="W1a W1b W2a W2b", hand="W2a W2b W1b", rival="W1a"),
    case("Y3a", "plain: the top card", discards_before="K1a K1b", hand="K1b", discards="K1a"),
    case("Y3a", "boosted: as far as possible", boost=2, discards_before="K1a K1b", hand="K1a K1b", discards="", in_vain=1),
    case("Y3a", "no discards", in_vain=1),
    case(
        "Y3b",
        "plain",
        "discard W1a",
        hands=("K1a", ""),
        draws="W1a W1b",
        offers=["discard K1a", "discard W1a", "discard W1b"],
        hand="K1a W1b",
        discards="W1a",
    ),
    case("Y3b", "boosted: still one is discarded", "discard W1a", boost=1, draws="W1a W1b W2a", hand="W2a W1b", discards="W1a"),
    case("Y2a", "plain", draws="W1a W1b", hand="W1a W1b"),
    case("Y2a", "boosted", boost=1, draws="W1a W1b W2a", hand="W2a W1a W1b"),
    case("Y2b", "plain", "discard K1a", hands=("R1a", "K1a K1b"), rival="K1b", discards="K1a"),
    case(
        "Y2b",
        "boosted: as far as the hand reaches",
        "discard K1a",
        "discard K1b",
        boost=2,
        hands=("", "K1a K1b"),
        rival="",
        discards="K1a K1b",
        in_vain=1,
    ),
    case("Y2b", "an empty hand", in_vain=1),
    case("Y1a", "plain", draws="W1a", hand="W1a"),
    case("Y1a", "boosted", boost=1, draws="W1a W1b", hand="W1a W1b"),
    case("Y1b", "plain", "discard K1a", "skip > W1a W1b", hands=("K1a K1b", ""), hand="K1b W1a W1b", discards="K1a"),
    case("Y1b", "boosted", "discard K1a", "skip > W1a W1b W2a", boost=1, hands=("K1a K1b", ""), hand="K1b W2a W1a W1b", discards="K1a"),
    case("Y1b", "all discarded", "discard K1a", "discard K1b > W1a W1b W2a", hands=("K1a K1b", ""), hand="W2a W1a W1b", discards="K1a K1b"),
    case("Y1b", "none discarded", "skip > W1a", hands=("K1a", ""), hand="K1a W1a"),
    case("Y1b", "an empty hand", draws="W1a", hand="W1a"),
]


@pytest.mark.parametrize("told", SUNBIRDS)
def test_sunbirds(told: Case) -> None:
    check(told)


@rules("card.Y4b", "told.14", "told.10")
def test_three_cards_reach_three_of_four_opponents() -> None:
    table = Table({(-1, 0): "Y4a"}, [""] * 5).tells("Y4b", draws="W1a W1b W2a").do("give W1a").do("give W1b").do("give W2a")
    assert [table.hand(seat) for seat in range(5)] == ["", "W1a", "W1b", "W2a", ""]
    assert table.has_told("in_vain") == [(0, number("Y4b"))]


@rules("card.Y2b", "told.14")
def test_opponents_discard_clockwise() -> None:
    table = Table({(-1, 0): "Y4a"}, ["K1a", "R1a", "G1a"], seat=1).tells("Y2b")
    assert table.asked == ("discard", 2)
    assert table.do("discard G1a").asked == ("discard", 0)
    assert table.do("discard K1a").asked == ("add", 2)
    assert table.discards == "G1a K1a"
