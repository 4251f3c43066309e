"""The match service: what it does when all is well."""

from engine.match import Match, MatchService
from tests.match.conftest import ANNA, BORIS, STRANGER, NewMatch


async def play_on(service: MatchService, match: Match) -> Match:
    """Play a match to its end: everybody takes the last legal choice."""
    while match.status == "live":
        for user in match.players:
            legal = await service.legal(match.id, user)
            if legal:
                match = await service.submit(match.id, user, match.seq, legal[-1])
    return match


async def test_a_match_is_played_to_its_end(service: MatchService, new_match: NewMatch) -> None:
    match = await new_match(ANNA, BORIS)
    assert (match.status, match.seq, match.players, match.ending) == ("live", 1, (ANNA, BORIS), "")
    over = await play_on(service, match)
    # three rounds of two picks and one roll, after the start
    assert (over.status, over.seq, over.ending) == ("over", 10, "played")
    assert over == await service.match(match.id)
    view = await service.view(match.id, STRANGER)
    assert (view.seat, view.to_act) == (-1, ())
