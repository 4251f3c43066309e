"""The Bird Told Me to Do It: the firebirds: plumage. On the branch are sunbirds, firebirds and nightbirds."""

import pytest

from tests.bird_told_me.telling import Case, case, check

ALL_MINE = "K0 B0 R0 G0 W0 Y0"

FIREBIRDS = [
    case(
        "R4a",
        "plain",
        "take B",
        plumage="B0",
        plumage_before="K0 B1 W1",
        offers=["take K", "take B", "take R", "take G", "take W", "take Y"],
    ),
    case("R4a", "boosted", "take B", "take K", boost=1, plumage_before="B1 W1", plumage="K0 B0"),
    case("R4a", "nothing to return", "take Y", plumage="Y0", in_vain=1),
    case(
        "R4b",
        "plain: claimed or not",
        "take B",
        plumage_before="K0 B1",
        plumage="K0 B0",
        offers=["take B", "take R", "take G", "take W", "take Y"],
    ),
    case("R4b", "boosted", "take B", "take Y", boost=1, plumage_before="K0 B1", plumage="K0 B0 Y0"),
    case("R4b", "all are one's own", plumage_before=ALL_MINE, in_vain=1),
    case(
        "R3a",
        "plain: colours not on the branch",
        "take B",
        "take W",
        plumage_before="B1 Y1",
        plumage="B0 W0 Y1",
        offers=["take B", "take G", "take W"],
    ),
    case("R3a", "boosted: as far as possible", "take B", "take G", "take W", boost=2, plumage="B0 G0 W0", in_vain=1),
    case("R3a", "those not on the branch are one's own", plumage_before="B0 G0 W0", in_vain=1),
    case("R3b", "plain", "trade K B", plumage_before="K0 B1 R1", plumage="K1 B0 R1", offers=["trade K B", "trade K R"]),
    case("R3b", "boosted", "trade K B", "trade Y R", boost=1, plumage_before="K0 B1 R1 Y0", plumage="K1 B0 R0 Y1"),
    case("R3b", "boosted: no card twice", "trade K B", boost=1, plumage_before="K0 B1 R1", plumage="K1 B0 R1", in_vain=1),
    case("R3b", "nothing of one's own", plumage_before="B1", in_vain=1),
    case("R3b", "nothing of an opponent's", plumage_before="K0", in_vain=1),
    case("R2a", "plain: unclaimed", "take G", plumage_before="K0 B1 R1", plumage="K0 B1 R1 G0", offers=["take G", "take W", "take Y"]),
    case("R2a", "boosted", "take G", "take Y", boost=1, plumage="G0 Y0"),
    case("R2a", "all are claimed", plumage_before="K0 B1 R1 G1 W1 Y1", in_vain=1),
    case("R2b", "plain", "return B", plumage_before="K0 B1 R1", plumage="K0 R1", offers=["return B", "return R"]),
    case("R2b", "boosted", "return B", "return R", boost=1, plumage_before="K0 B1 R1", plumage="K0"),
    case("R2b", "opponents have none", plumage_before="K0", in_vain=1),
    case("R1a", "plain: unclaimed, on the branch", "take K", plumage_before="R1", plumage="K0 R1", offers=["take K", "take Y"]),
    case("R1a", "boosted: as far as possible", "take K", "take Y", boost=2, plumage_before="R1", plumage="K0 R1 Y0", in_vain=1),
    case("R1a", "all of the branch are claimed", plumage_before="R1 K0 Y1", in_vain=1),
    case("R1b", "plain", draws="W1a", plumage_before="R0 B1", hand="W1a"),
    case("R1b", "plain: at most two", draws="W1a W1b", plumage_before=ALL_MINE, hand="W1a W1b"),
    case("R1b", "boosted: at most three", boost=1, draws="W1a W1b Y1a", plumage_before=ALL_MINE, hand="W1a W1b Y1a"),
    case("R1b", "no plumage", plumage_before="B1", in_vain=1),
]


@pytest.mark.parametrize("told", FIREBIRDS)
def test_firebirds(told: Case) -> None:
    check(told)
