"""Bower: Super Nest, Fair Play, and both together."""

import pytest

from engine.core.chance import Chance
from engine.games.bower.game import Bower
from engine.games.bower.state import BowerState, turns_each
from tests.bower.positions import FILLER, Table, cell, kinds
from tests.rules import rule

GAME = Bower()
SUPER, FAIR, BOTH = {"super_nest": True}, {"fair_play": True}, {"super_nest": True, "fair_play": True}
COLUMN = {"a1": "S:g", "b1": "G:g"}
INTERACTIVE = [117, 118, 119, 120]


def start(options: dict[str, bool], seed: int = 1) -> BowerState:
    return GAME.start(2, options, Chance.seeded(seed))


@rule("bower.super-nest.3")
def test_seven_bonus_tiles_lie_open_and_the_others_go_to_the_box() -> None:
    state = start(SUPER)
    assert len(state.bonus_open) == 7
    assert state.bonus_stack == ()
    assert sorted(state.bonus_open + state.bonus_box) == list(range(101, 121))
    assert len({start(SUPER, seed).bonus_open for seed in range(20)}) == 20
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).bonus_open == state.bonus_open


@rule("bower.super-nest.6", "bower.super-nest.7")
def test_a_grid_of_six_by_five_and_fifteen_turns() -> None:
    state = start(SUPER)
    assert [len(nest) for nest in state.nests] == [30, 30]
    assert turns_each(state) == 15
    table = Table("place", hand=[FILLER], nest={"d1": "S:g"}, options=SUPER)
    assert ("place", 1, cell("e1"), 0) in table.legal()
    assert ("place", 1, cell("e1"), 1) not in table.legal()


@rule("bower.super-nest.7")
def test_the_match_ends_after_the_fifteenth_turn_of_both() -> None:
    table = Table("take", turns=(14, 14), options=SUPER, hand=[FILLER], rival_hand=[FILLER])
    table.finish_turn()
    assert table.asked == ("take", 1)
    table.finish_turn()
    assert table.asked is None
    assert table.state.turns == (15, 15)


@rule("bower.super-nest.4", "bower.super-nest.8")
def test_a_third_gem_lets_its_player_choose_an_open_bonus_tile() -> None:
    table = Table("place", nest=COLUMN, options=SUPER, bonus_open=(102, 106, 111, 115))
    told = table.place("M:g|G:vF", "c1", 1)
    assert kinds(told) == ["placed", "earned"]
    assert table.legal() == [*(("choose", bonus) for bonus in (102, 106, 111, 115)), ("skip",)]
    for viewer in (0, 1, None):
        assert table.view(viewer).frames[-1][2] == (102, 106, 111, 115)
    table.do(("choose", 106))
    assert table.state.taken == ((106,), ())
    assert table.state.bonus_open == (102, 111, 115), "it is not replaced"
    assert table.state.discards == ((), ())


@rule("bower.super-nest.4")
def test_declining_leaves_all_open() -> None:
    table = Table("place", nest=COLUMN, options=SUPER, bonus_open=(102, 106))
    table.place("M:g|G:vF", "c1", 1)
    table.do(("skip",))
    assert table.state.bonus_open == (102, 106)


@rule("bower.super-nest.9")
def test_a_third_gem_brings_nothing_without_an_open_bonus_tile() -> None:
    table = Table("place", nest=COLUMN, options=SUPER, bonus_open=())
    told = table.place("M:g|G:vF", "c1", 1)
    assert "earned" not in kinds(told)
    assert table.asked == ("take", 1)


@rule("bower.super-nest.5", "bower.super-nest.4")
def test_no_token_comes_into_play_but_by_an_open_bonus_tile() -> None:
    brought = {112: 0, 113: 1, 114: 2, 115: 3, 116: 4}
    for seed in range(6):
        state = start(SUPER, seed)
        chance = Chance.seeded(seed)
        open_at_first = set(state.bonus_open)
        while state.frames:
            seat = GAME.to_act(state)[0]
            legal = GAME.legal_actions(state, seat)
            state = GAME.apply(state, seat, legal[0] if legal[0][0] != "place" else legal[chance.below(len(legal))], chance)
        taken = {*state.taken[0], *state.taken[1]}
        assert taken <= open_at_first
        assert taken, "no bonus tile was gained: the test shows nothing"
        assert {token for token, *_ in state.tokens} <= {brought[bonus] for bonus in taken if bonus in brought}


@rule("bower.super-nest.2", "bower.fair-play.2")
@pytest.mark.parametrize("options", [SUPER, FAIR, BOTH])
def test_the_other_rules_stay(options: dict[str, bool]) -> None:
    plain, variant = start({}), start(options)
    same = ("limits", "given", "hands", "tokens", "turns", "paid", "again")
    assert [getattr(plain, field) for field in same] == [getattr(variant, field) for field in same]
    assert len(variant.display) == 3
    table = Table("take", hand=[FILLER], options=options)
    table.do(table.legal()[0])
    assert table.asked == ("place", 0)
    assert {action[2:] for action in table.legal()} == {action[2:] for action in Table("place", hand=[FILLER]).legal()}
    table.do(table.legal()[0])
    assert table.asked == ("take", 1)
    assert table.game.scores(table.state) == (2, 0), "one square of straw, one of gravel"


@rule("bower.ruling.super-nest-stack")
def test_the_display_shrinks_when_the_stack_has_run_out() -> None:
    table = Table("take", options=SUPER, hand=[FILLER], rival_hand=[FILLER], stack=[FILLER])
    shown = []
    for _ in range(5):
        table.finish_turn()
        shown.append(len(table.state.display))
    assert shown == [3, 2, 1, 0, 0]
    assert table.asked == ("place", 1), "with an empty display nothing is taken"
    assert table.told.count(("took", (), (0, table.told[0][2][1]))) == 1
    assert len(table.state.hands[1]) == 1


@rule("bower.ruling.super-nest-stack")
def test_without_display_and_hand_the_turn_passes() -> None:
    table = Table("place", options=SUPER, display=(), stack=())
    assert table.legal() == [("skip",)]
    table.do(("skip",))
    assert table.state.turns == (1, 0)


@rule("bower.fair-play.3", "bower.fair-play.4", "bower.ruling.fair-play-four", "bower.ruling.fair-play-token")
def test_fair_play_leaves_the_interactive_tiles_in_the_box() -> None:
    state = start(FAIR)
    assert list(state.bonus_box) == INTERACTIVE
    assert list(state.bonus_stack) == list(range(101, 117))
    assert len(state.bonus_stack) == 16
    assert set(range(112, 117)) <= set(state.bonus_stack), "the X and the other tokens stay in"


@rule("bower.ruling.super-nest-fair-play")
def test_both_variants_together() -> None:
    state = start(BOTH)
    assert (state.super_nest, state.fair_play) == (1, 1)
    assert len(state.bonus_open) == 7
    assert not {bonus for seed in range(30) for bonus in start(BOTH, seed).bonus_open} & set(INTERACTIVE)
    assert sorted(state.bonus_open + state.bonus_box) == list(range(101, 121))
