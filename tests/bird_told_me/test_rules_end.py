"""The Bird Told Me to Do It: thirty points, the two depletions of the deck, ties."""

import pytest

from engine.games.bird_told_me.state import LAST_AWARD
from tests.bird_told_me.positions import Table, number, rules

TWENTY_SEVEN = "K4a K4b B4a B4b R4a R4b K3a"
ONE = {(-1, 0): "Y4a"}


@rules("end.1", "end.11")
def test_thirty_points_by_an_instruction_end_the_match_in_the_middle_of_it() -> None:
    table = Table(ONE, ["", ""], piles=(TWENTY_SEVEN, "Y3a G4a"), plumage="Y1").tells("G3a", boost=1)
    table.do("rob 1")
    assert table.asked == ("over", -1)
    assert table.game.scores(table.state) == (31, 3)
    assert table.branch == ONE, "the branch is not awarded"
    assert table.game.ranking(table.state) == (1, 2)
    assert table.has_told("over") == [()]


@rules("end.1")
def test_twenty_nine_points_do_not_end_it() -> None:
    table = Table(ONE, ["", ""], piles=(TWENTY_SEVEN, "Y2a")).tells("G3a").do("rob 1")
    assert table.game.scores(table.state) == (29, 0)
    assert table.asked == ("add", 1)


@rules("end.2", "end.11")
def test_of_several_who_reach_thirty_by_an_award_the_most_points_win() -> None:
    branch = {(-1, 0): "Y4a", (-2, 0): "G4a"}
    table = Table(branch, ["", ""], plumage="Y0 G1", pass_card=0, piles=(TWENTY_SEVEN, "W4a W4b Y4b G4b W3a W3b R3a R3b")).turn()
    assert table.asked == ("over", -1)
    assert table.game.scores(table.state) == (31, 32)
    assert table.game.ranking(table.state) == (2, 1)


@rules("end.3", "end.9")
def test_the_first_depletion_shuffles_the_discards() -> None:
    table = Table(ONE, ["", ""], deck="K1a R1a", discards="B1a B2a").tells("Y2a", draws="K1a R1a")
    assert table.has_told("reshuffled") == [(2,)]
    assert (table.state.deck, table.discards, table.state.depletions) == (tuple(sorted(table.state.deck)), "", 1)
    assert len(table.state.deck) == 2
    assert table.asked == ("add", 1)


@rules("end.3")
def test_drawing_goes_on_from_the_new_deck() -> None:
    table = Table(ONE, ["", ""], deck="K1a", discards="B1a B2a").tells("Y2a", draws="K1a B2a")
    assert table.hand(0) == "K1a B2a"
    assert len(table.state.deck) == 1


@rules("end.4", "end.5", "end.6", "end.12")
def test_the_second_depletion_ends_the_match_and_the_branch_is_awarded() -> None:
    branch = {(-1, 0): "Y4a", (-2, 0): "Y3a", (-1, 1): "K2a"}
    table = Table(branch, ["", ""], deck="K1a R1a", discards="B1a", depletions=1, plumage="Y1", piles=("W4a", "")).tells("Y3b")
    assert table.asked == ("over", -1)
    assert table.has_told("ran_out") == [()]
    assert len(table.hand(0).split()) == 2, "the player does not go on: nothing is discarded"
    assert sorted(table.pile(1).split()) == ["Y3a", "Y4a"]
    assert table.discards == "B1a K2a"
    assert table.game.ranking(table.state) == (2, 1)
    assert table.state.ending == LAST_AWARD


@rules("end.4")
def test_no_action_is_taken_from_the_last_card() -> None:
    table = Table(ONE, ["", ""], deck="Y2a", depletions=1, plumage="Y0", piles=("", "R1a")).tells("G4b")
    assert table.asked == ("over", -1)
    assert table.pile(0) == "Y4a", "what was drawn is not scored, the branch is"
    assert table.discards == "Y2a"
    bonus = Table(ONE, ["G4a", ""], deck="K1a R1a Y1a G1a", depletions=1).turn()
    bonus.do("add G4a -2,0").do("draw").do("skip")
    assert bonus.asked == ("over", -1)
    assert bonus.discards == "Y1a Y4a G4a", "the bonus card is not carried out; then come the twigs of the branch"
    assert len(bonus.hand(0).split()) == 3
    drawn = Table(ONE, ["", ""], deck="Y2a", depletions=1).tells("K1b")
    assert (drawn.asked, drawn.hand(0)) == (("over", -1), "Y2a")


LAST = {
    "hidden draw": ("Y1a", "drew_what drew ran_out"),
    "shown": ("W3a", "revealed ran_out"),
    "without a place": ("B2a", "revealed ran_out"),
    "performed": ("W1a", "last_card ran_out"),
    "scored or not": ("G4b", "last_card ran_out"),
}
FIRST = {
    "hidden draw": ("Y2a", "drew_what drew reshuffled drew_what drew carried"),
    "shown": ("K1b", "revealed reshuffled"),
    "without a place": ("B2a", "revealed reshuffled kept carried"),
    "performed": ("W1a", "turned reshuffled performed boosted carried carried"),
    "scored or not": ("G4b", "missed reshuffled carried"),
}


def kinds(table: Table) -> str:
    """The kinds of what was told until the award or the bonus card."""
    told = [kind for kind, _, _ in table.told]
    return " ".join(told[: next((place for place, kind in enumerate(told) if kind in ("awarded", "turn")), None)])


@rules("end.3", "end.4")
@pytest.mark.parametrize("way", LAST)
def test_a_card_is_told_before_the_end_of_the_deck_that_it_brings(way: str) -> None:
    """ "The deck has run out" stood before the card with which it did."""
    card, told = LAST[way]
    assert kinds(Table({}, ["", ""], deck="W1b", depletions=1).tells(card)) == told
    card, told = FIRST[way]
    assert kinds(Table({}, ["", ""], deck="W1b", discards="Y2b Y3b").tells(card)) == told


@rules("end.3", "end.4")
def test_of_a_bonus_card_that_is_not_carried_out_no_instruction_is_told() -> None:
    """After "the match ends at once" the log went on with what the birds of the bonus card say."""
    ends = Table({}, ["", ""], deck="W1b", depletions=1).turns_up_the_bonus_card()
    assert kinds(ends) == "last_card ran_out"
    assert ends.has_told("last_card") == [(0, number("W1b"))]
    goes_on = Table({}, ["", ""], deck="W1b", discards="Y2b Y3b").turns_up_the_bonus_card()
    assert kinds(goes_on) == "bonus reshuffled boosted carried"


@rules("end.4")
def test_whoever_passes_with_the_last_cards_is_not_told_to_claim_the_pass_card() -> None:
    table = Table(ONE, ["", ""], deck="K1a", depletions=1).turn().do("pass")
    assert [kind for kind, _, _ in table.told] == ["turn", "passed", "drew_what", "drew", "ran_out", "awarded", "unclaimed", "over"]


@rules("end.11", "end.4")
def test_thirty_points_come_before_a_depletion_later_in_the_instruction() -> None:
    table = Table(ONE, ["", ""], deck="Y3b Y2a", depletions=1, plumage="Y0", piles=(TWENTY_SEVEN, "")).tells("G4b", boost=1, draws="Y3b")
    assert table.asked == ("over", -1)
    assert table.game.scores(table.state) == (30, 0)
    assert table.branch == ONE
    assert len(table.state.deck) == 1


@rules("end.10")
def test_without_discards_the_first_depletion_ends_the_match() -> None:
    table = Table(ONE, ["", ""], deck="K1a", plumage="Y0").tells("Y1a")
    assert table.asked == ("over", -1)
    assert table.game.scores(table.state) == (4, 0)


@rules("end.7", "end.8")
@pytest.mark.parametrize(
    ("current", "piles", "ranking"),
    [
        (0, ("K1a", "B1a", "R1a"), (1, 2, 3)),
        (1, ("K1a", "B1a", "R1a"), (3, 1, 2)),
        (1, ("K2a", "B1a", "R2a"), (2, 3, 1)),
        (2, ("K2a", "B2a", "R1a"), (1, 2, 3)),
        (1, ("", "", "R1a"), (3, 2, 1)),
    ],
)
def test_ties_go_to_the_current_player_or_whoever_comes_next(current: int, piles: tuple[str, ...], ranking: tuple[int, ...]) -> None:
    table = Table({}, ["", "", ""], seat=current, piles=piles, deck="W1a").tells("Y1a")
    assert table.asked == ("over", -1)
    assert table.game.ranking(table.state) == ranking


@rules("end.7", "end.2")
def test_at_an_award_before_a_turn_the_current_player_is_who_was_about_to_take_it() -> None:
    branch = {(-1, 0): "Y4a", (-2, 0): "G4a"}
    piles = ("K4a K4b B4a B4b R4a R4b K2a", "W4a W4b Y4b G4b W3a W3b R3a K1a")
    for seat, ranking in ((0, (1, 2)), (1, (2, 1))):
        table = Table(branch, ["", ""], seat=seat, plumage="Y0 G1", pass_card=seat, piles=piles).turn()
        assert table.game.scores(table.state) == (30, 30)
        assert table.game.ranking(table.state) == ranking
