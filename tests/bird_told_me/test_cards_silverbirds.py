"""The Bird Told Me to Do It: the silverbirds: scoring and score piles."""

import pytest

from tests.bird_told_me.telling import Case, case, check

FAR, BELOW = (-2, 0), (-1, 1)
REDS = {(-1, 0): "Y4a", FAR: "R1a", BELOW: "R1b", (-1, -1): "K1b"}
CLOSED = {"Y4a": "LRUD", "R1a": "R", "R1b": "U", "K1b": "D"}
ROBBED = ("K4a", "R1b K1a")

SILVERBIRDS = [
    case("G4a", "plain", "score R1b", hands=("R1b R2b", ""), offers=["score R1b", "skip"], hand="R2b", pile="R1b"),
    case("G4a", "boosted", "score R1b", "score K1a", boost=1, hands=("R1b K1a", ""), hand="", pile="R1b K1a"),
    case("G4a", "nothing fits", "skip", hands=("R2b", ""), offers=["skip"], skipped=1),
    case("G4a", "skipped", "skip", hands=("R1b", ""), skipped=1),
    case("G4b", "plain", draws="R3b", plumage_before="R0", pile="R3b"),
    case("G4b", "boosted: one fits, one does not", boost=1, draws="R3b B3b", plumage_before="R0 B1", pile="R3b", discards="B3b"),
    case("G4b", "no plumage", draws="R3b", discards="R3b"),
    case("G3a", "plain: the topmost of an opponent", "rob 1", piles=ROBBED, offers=["rob 1"], pile="K4a K1a", rival_pile="R1b"),
    case("G3a", "boosted", "rob 1", "rob 1", boost=1, piles=ROBBED, pile="K4a K1a R1b", rival_pile=""),
    case("G3a", "opponents have no score", piles=("K4a", ""), in_vain=1),
    case("G3b", "plain", draws="R3b B3b", plumage_before="R1 B0", pile="R3b", discards="B3b"),
    case("G3b", "boosted", boost=1, draws="R3b B3b B4b", plumage_before="R1 B1", pile="R3b B3b B4b"),
    case("G3b", "opponents have no plumage", draws="R3b B3b", plumage_before="R0", discards="R3b B3b"),
    case(
        "G2a",
        "plain: two of a colour",
        "harvest -2,0",
        "harvest -1,1",
        start=REDS,
        exits=CLOSED,
        pile="R1a R1b",
        branch={FAR: "", BELOW: ""},
    ),
    case("G2a", "plain: only one of the colour", "harvest -1,-1", start=REDS, exits=CLOSED, pile="K1b", branch={(-1, -1): ""}, in_vain=1),
    case("G2a", "boosted: size two", "harvest -1,1", boost=1, offers=["harvest -1,1"], pile="K2a", branch={BELOW: ""}, in_vain=1),
    case("G2a", "no end so small", in_vain=1),
    case("G2b", "plain", "rob 1", piles=ROBBED, offers=["rob 1"], discards="K1a", rival_pile="R1b"),
    case("G2b", "boosted", "rob 1", "rob 1", boost=1, piles=ROBBED, discards="K1a R1b", rival_pile=""),
    case("G2b", "opponents have no score", piles=("K4a", ""), in_vain=1),
    case(
        "G1a",
        "plain",
        "score R2b",
        hands=("R2b B1a R3b", ""),
        plumage_before="R0 B1",
        offers=["score R2b", "skip"],
        hand="B1a R3b",
        pile="R2b",
    ),
    case(
        "G1a",
        "boosted: the value stays",
        "score R2b",
        "skip",
        boost=1,
        hands=("R2b R3b", ""),
        plumage_before="R0",
        hand="R3b",
        pile="R2b",
        skipped=1,
    ),
    case("G1a", "nothing fits", "skip", hands=("B1a", ""), plumage_before="R0", offers=["skip"], skipped=1),
    case("G1a", "skipped", "skip", hands=("R2b", ""), plumage_before="R0", skipped=1),
    case("G1b", "plain: any pile", "rob 1", piles=ROBBED, offers=["rob 0", "rob 1"], hand="K1a", rival_pile="R1b"),
    case("G1b", "boosted", "rob 0", "rob 1", boost=1, piles=ROBBED, hand="K4a K1a", pile="", rival_pile="R1b"),
    case("G1b", "no score at all", in_vain=1),
]


@pytest.mark.parametrize("told", SILVERBIRDS)
def test_silverbirds(told: Case) -> None:
    check(told)
