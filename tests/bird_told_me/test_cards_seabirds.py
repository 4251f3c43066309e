"""The Bird Told Me to Do It: the seabirds: discarding, drawing and swapping twigs, placing over them."""

import pytest

from tests.bird_told_me.telling import Case, case, check

FAR, BELOW = (-2, 0), (-1, 1)
ALONE = {(-1, 0): "Y4a"}
LOW_BRANCH = {(-1, 0): "Y4a", FAR: "R1a", BELOW: "K1a"}
LOW = {"R1a": "R", "K1a": "U", "G2b": "R"}

SEABIRDS = [
    case("B4a", "plain", "prune -2,0", offers=["prune -2,0", "prune -1,1"], discards="R3a", branch={FAR: ""}),
    case("B4a", "boosted", "prune -2,0", "prune -1,1", boost=1, discards="R3a K2a", branch={FAR: "", BELOW: ""}),
    case(
        "B4a",
        "boosted: a twig becomes an end",
        "prune -2,0",
        "prune -1,1",
        "prune -1,0",
        boost=2,
        discards="R3a K2a Y4a",
        branch={FAR: "", BELOW: "", (-1, 0): ""},
    ),
    case("B4a", "no other end", start=ALONE, on=(-1, 0), in_vain=1),
    case("B3a", "an empty branch", start={}, in_vain=1),
    case(
        "B1a",
        "twice, each over one bird",
        "cover W2b -1,1 > G2b",
        "cover G2b -2,0",
        start=LOW_BRANCH,
        exits=LOW,
        draws="W2b",
        branch={BELOW: "K1a/W2b", FAR: "R1a/G2b"},
    ),
    case("B4b", "plain", "cover G4a -2,0 > W1a", hands=("G4a", ""), hand="W1a", branch={FAR: "R3a/G4a"}, offers=["cover G4a -2,0", "skip"]),
    case(
        "B4b",
        "boosted",
        "cover G4a -2,0",
        "cover W2b -1,1 > W1a",
        boost=1,
        hands=("G4a W2b", ""),
        hand="W1a",
        branch={FAR: "R3a/G4a", BELOW: "K2a/W2b"},
    ),
    case("B4b", "nothing fits", "skip > W1a", hands=("Y1a", ""), hand="W1a Y1a", offers=["skip"], skipped=1),
    case("B4b", "skipped", "skip > W1a", hands=("G4a", ""), hand="W1a G4a", skipped=1),
    case("B3a", "plain", "fetch -2,0", offers=["fetch -2,0", "fetch -1,0", "fetch -1,1"], hand="R3a", branch={FAR: ""}, in_vain=1),
    case(
        "B3a",
        "boosted: all of a colour, inner twigs too",
        "fetch -1,0",
        boost=1,
        hand="Y4a",
        discards="R3a K2a",
        branch={FAR: "", BELOW: "", (-1, 0): ""},
        in_vain=1,
    ),
    case("B3b", "plain", "swap G4a -2,0", "swap W2b -1,1", hands=("G4a W2b", ""), hand="K2a R3a", branch={FAR: "G4a", BELOW: "W2b"}),
    case(
        "B3b",
        "boosted",
        "swap G4a -2,0",
        "swap W2b -1,1",
        "skip",
        boost=1,
        hands=("G4a W2b", ""),
        hand="K2a R3a",
        branch={FAR: "G4a", BELOW: "W2b"},
        skipped=1,
    ),
    case("B3b", "nothing fits", "skip", hands=("Y1a", ""), offers=["skip"], skipped=1),
    case("B3b", "skipped", "skip", hands=("G4a", ""), skipped=1),
    case("B2a", "plain", "cover G4a -2,0", draws="G4a", offers=["cover G4a -2,0"], branch={FAR: "R3a/G4a"}),
    case("B2a", "boosted", "cover G4a -2,0 > W2b", "cover W2b -1,1", boost=1, draws="G4a", branch={FAR: "R3a/G4a", BELOW: "K2a/W2b"}),
    case("B2a", "nothing fits", draws="Y1a", hand="Y1a", in_vain=1),
    case("B2b", "plain: two birds or fewer", "prune -1,1", offers=["prune -1,1"], discards="K2a", branch={BELOW: ""}),
    case("B2b", "boosted: the size stays", "prune -1,1", boost=2, discards="K2a", branch={BELOW: ""}, in_vain=1),
    case("B2b", "no such end", boost=0, on=BELOW, in_vain=1),
    case("B1a", "plain: over one bird", draws="G4a W2b", hand="W2b G4a", in_vain=2),
    case(
        "B1a",
        "boosted: over two birds",
        "cover W2b -1,1",
        boost=1,
        draws="G4a W2b",
        hand="G4a",
        branch={BELOW: "K2a/W2b"},
        in_vain=1,
        offers=["cover W2b -1,1"],
    ),
    case("B1a", "nothing fits", draws="Y1a Y1b", hand="Y1a Y1b", in_vain=2),
    case("B1b", "plain", "swap G4a -2,0", hands=("G4a W2b", ""), hand="R3a W2b", branch={FAR: "G4a"}),
    case(
        "B1b",
        "boosted",
        "swap G4a -2,0",
        "swap W2b -1,1",
        boost=1,
        hands=("G4a W2b", ""),
        hand="K2a R3a",
        branch={FAR: "G4a", BELOW: "W2b"},
    ),
    case("B1b", "nothing fits", "skip", hands=("Y1a", ""), offers=["skip"], skipped=1),
    case("B1b", "skipped", "skip", hands=("G4a", ""), skipped=1),
]


@pytest.mark.parametrize("told", SEABIRDS)
def test_seabirds(told: Case) -> None:
    check(told)
