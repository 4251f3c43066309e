"""The Bird Told Me to Do It: the snowbirds: boosting and performing."""

import pytest

from tests.bird_told_me.positions import Table, number, rules
from tests.bird_told_me.telling import Case, case, check

BELOW = (-1, 1)
TWO_LOW = {(-1, 0): "Y4a", (-2, 0): "Y1a", BELOW: "K2a"}

SNOWBIRDS = [
    case("W4a", "plain", boosted=[(0, 2)]),
    case("W4a", "boosted", boost=1, boosted=[(0, 3)]),
    case("W1b", "plain", boosted=[(0, 1)]),
    case("W1b", "boosted", boost=2, boosted=[(0, 3)]),
    case("W2a", "plain", boosted=[(1, 1)]),
    case("W2a", "boosted", boost=1, boosted=[(1, 2)]),
    case(
        "W4b",
        "plain: two birds or fewer",
        "perform -1,1",
        "cover G4a -2,0",
        hands=("G4a", ""),
        offers=["perform -1,1"],
        hand="",
        branch={(-2, 0): "R3a/G4a"},
        performed=[("K2a", 0)],
    ),
    case(
        "W4b",
        "boosted: two twigs, one after the other",
        "perform -2,0 > G1b",
        "perform -1,1",
        "skip",
        boost=1,
        start=TWO_LOW,
        exits={"Y1a": "R"},
        hand="G1b",
        performed=[("Y1a", 0), ("K2a", 0)],
        skipped=1,
    ),
    case("W4b", "boosted: none twice", "perform -1,1", boost=1, performed=[("K2a", 0)], in_vain=2),
    case("W4b", "no other twig", on=BELOW, in_vain=1),
    case(
        "W3a",
        "plain",
        "do Y1a > K1a",
        draws="Y1a R4b",
        offers=["do R4b", "do Y1a"],
        hand="K1a R4b",
        discards="Y1a",
        performed=[("Y1a", 0)],
    ),
    case(
        "W3a",
        "boosted: three to choose from",
        "do Y1a > K1a",
        boost=1,
        draws="Y1a R4b B1a",
        hand="K1a B1a R4b",
        discards="Y1a",
        performed=[("Y1a", 0)],
    ),
    case("W3a", "what is chosen is in vain", "do G1b", draws="G1b R4b", hand="R4b", discards="G1b", performed=[("G1b", 0)], in_vain=1),
    case("W3b", "plain", previous=number("Y1a"), draws="K1a", hand="K1a", performed=[("Y1a", 0)]),
    case("W3b", "boosted", boost=2, previous=number("Y1a"), draws="K1a K1b B1a", hand="K1a K1b B1a", performed=[("Y1a", 2)]),
    case("W3b", "no previous card", in_vain=1),
    case(
        "W2b",
        "plain: any hand card",
        "do Y1a > K1a",
        hands=("Y1a R4b", ""),
        offers=["do R4b", "do Y1a"],
        hand="K1a R4b",
        discards="Y1a",
        performed=[("Y1a", 0)],
    ),
    case("W2b", "boosted", "do Y1a > K1a K1b", boost=1, hands=("Y1a", ""), hand="K1a K1b", discards="Y1a", performed=[("Y1a", 1)]),
    case("W2b", "an empty hand", in_vain=1),
    case("W1a", "plain: a boost of one", draws="Y1a K1a K1b", hand="K1a K1b", discards="Y1a", performed=[("Y1a", 1)]),
    case("W1a", "boosted", boost=1, draws="Y1a K1a K1b B1a", hand="K1a K1b B1a", discards="Y1a", performed=[("Y1a", 2)]),
    case("W1a", "what is drawn is in vain", draws="G1b", discards="G1b", performed=[("G1b", 1)], in_vain=1),
]


@pytest.mark.parametrize("told", SNOWBIRDS)
def test_snowbirds(told: Case) -> None:
    check(told)


@rules("told.8", "card.W1a")
def test_a_performed_card_has_no_colour_boost() -> None:
    table = Table({(-1, 0): "Y4a", (-2, 0): "Y3a"}, ["W1a", ""], discards="K4a R4b G4b B4a B4b").turn().do("add W1a -3,0")
    table.do("draw", draws="B1a  R1a R1b R2a R2b  Y1a K2a K2b  G2b")
    assert table.has_told("performed") == [(0, number("Y1a"), 1)], "two sunbirds on the route do not count"


@rules("told.9")
def test_chains_of_performing_end() -> None:
    table = Table({(-1, 0): "Y4a"}, ["W2b W2b Y1a", "", "", ""]).tells("W2b").do("do W2b").do("do W2b")
    assert table.has_told("performed") == [(0, number("W2b"), 0)]
    assert table.asked == ("add", 1)
    assert table.hand(0) == "Y1a"
    previous = Table({(-1, 0): "Y4a"}, ["", "", "", ""], previous=number("W3b")).tells("W3b")
    assert previous.has_told("performed") == [(0, number("W3b"), 0)]
    assert previous.has_told("in_vain") == [(0, number("W3b"))]
