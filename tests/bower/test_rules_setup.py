"""Bower: components, house set, set-up and first draft."""

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.games.bower.game import Bower
from engine.games.bower.state import EARTH, GEM, MATERIALS, SHELL, BowerState, turns_each
from tests.bower.positions import HOUSE
from tests.rules import rule

GAME = Bower()
SQUARES = [square for number, *squares in HOUSE.tiles if number < 100 for square in squares]
OBJECTS = Counter(thing for _, objects in SQUARES for thing in objects)
MINE, THEIRS, OUT = {0: (0, 2, 4), 1: (1, 3, 5)}, {0: (1, 3, 5), 1: (0, 2, 4)}, (6, 7)


def start(seed: int = 1) -> BowerState:
    return GAME.start(2, {}, Chance.seeded(seed))


@rule("bower.components.1", "bower.setup.2", "bower.overview.2")
def test_two_players_with_a_nest_each_of_six_by_four_squares() -> None:
    state = start()
    assert [len(nest) for nest in state.nests] == [24, 24]
    assert not any(code for nest in state.nests for code in nest)
    for seats in (1, 3):
        with pytest.raises(OptionError):
            GAME.start(seats, {}, Chance.seeded(1))


@rule("bower.components.2", "bower.house.eggs")
def test_eight_request_eggs_one_of_each_kind() -> None:
    assert sorted(HOUSE.requests) == list(range(8))
    assert sorted(start().requests) == list(range(8))


@rule("bower.components.3", "bower.setup.9", "bower.setup.10")
def test_thirty_six_nest_tiles_three_of_them_in_the_display() -> None:
    state = start()
    assert len(state.display) == 3
    assert sorted(state.stack + state.display) == list(range(1, 37))
    assert len({start(seed).display for seed in range(20)}) > 10, "the display does not depend on luck"


@rule("bower.components.4", "bower.setup.11", "bower.house.bonus-split")
def test_twenty_bonus_tiles_of_five_kinds() -> None:
    assert sorted(start().bonus_stack) == list(range(101, 121))
    assert Counter(kind for _, kind, _ in HOUSE.bonuses) == {"nest": 5, "egg": 4, "spy": 2, "token": 5, "interactive": 4}


@rule("bower.components.6", "bower.setup.12", "bower.token.1")
def test_five_bonus_tokens_none_of_them_in_play_yet() -> None:
    assert start().tokens == ()
    assert [of for _, kind, of in HOUSE.bonuses if kind == "token"] == ["x", "white flower", "white feather", "shells", "branch"]


@rule("bower.setup.4", "bower.setup.5", "bower.setup.6", "bower.setup.7", "bower.setup.8", "bower.overview.4", "bower.ruling.know-own")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_the_three_eggs_of_its_own_columns_only(seat: int) -> None:
    state = start()
    seen = GAME.view(state, seat).requests
    assert [seen[place] for place in MINE[seat]] == [state.requests[place] for place in MINE[seat]]
    assert [seen[place] for place in (*THEIRS[seat], *OUT)] == [-1] * 5


@rule("bower.setup.4")
def test_the_eggs_are_dealt_by_chance() -> None:
    assert len({start(seed).requests for seed in range(20)}) == 20


@rule("bower.setup.14", "bower.ruling.first-player")
def test_chance_names_the_first_player_who_drafts_first() -> None:
    firsts = [start(seed) for seed in range(40)]
    assert {state.first for state in firsts} == {0, 1}
    assert all(GAME.to_act(state) == (state.first,) for state in firsts)


@rule("bower.setup.15", "bower.setup.17", "bower.turns.1")
def test_the_first_draft_three_then_two_to_choose_from_then_a_full_display() -> None:
    state = start()
    shown = state.display
    assert GAME.legal_actions(state, state.first) == [("take", tile) for tile in shown]
    state = GAME.apply(state, state.first, ("take", shown[1]), Chance.seeded(1))
    assert state.display == (shown[0], shown[2]), "nothing is drawn between the two choices"
    assert GAME.to_act(state) == (1 - state.first,)
    assert GAME.legal_actions(state, 1 - state.first) == [("take", shown[0]), ("take", shown[2])]
    state = GAME.apply(state, 1 - state.first, ("take", shown[2]), Chance.seeded(1))
    assert (state.hands[state.first], state.hands[1 - state.first]) == ((shown[1],), (shown[2],))
    assert len(state.display) == 3
    assert state.display[0] == shown[0]
    assert len(state.stack) == 36 - 3 - 2
    assert GAME.to_act(state) == (state.first,)


@rule("bower.end.1")
def test_twelve_turns_each_are_to_be_played() -> None:
    assert turns_each(start()) == 12


@rule("bower.anatomy.1", "bower.house.squares", "bower.house.pairs")
def test_the_materials_of_the_nest_tiles() -> None:
    assert Counter(MATERIALS[material] for material, _ in SQUARES) == {"straw": 24, "moss": 24, "gravel": 24}
    pairs = Counter(frozenset((one[0], other[0])) for number, one, other in HOUSE.tiles if number < 100)
    assert len(pairs) == 6
    assert set(pairs.values()) == {6}


@rule("bower.anatomy.2", "bower.anatomy.3", "bower.anatomy.4", "bower.house.colours")
def test_the_objects_of_the_nest_tiles() -> None:
    assert all(1 <= len(objects) <= 3 for _, objects in SQUARES)
    assert {thing: OBJECTS[thing] for thing in range(8)} == {0: 12, 1: 12, 2: 12, 3: 0, 4: 12, 5: 12, 6: 12, 7: 0}


@rule("bower.house.gems", "bower.house.shells")
@pytest.mark.parametrize(("thing", "total"), [(GEM, 30), (SHELL, 24)])
def test_gems_and_shells_of_the_nest_tiles(thing: int, total: int) -> None:
    assert OBJECTS[thing] == total
    assert max((*one[1], *other[1]).count(thing) for number, one, other in HOUSE.tiles if number < 100) == 1


@rule("bower.house.nest-tiles")
def test_the_squares_of_the_nest_bonus_tiles() -> None:
    earth = {102: ((3,), (3,)), 103: ((7,), (7,)), 104: ((3, 7), (3,)), 105: ((3, 7), (7,))}
    expected = {101: ((1, (10,)), (1, (10,)))}
    expected.update({number: ((EARTH, one), (EARTH, other)) for number, (one, other) in earth.items()})
    assert {number: (one, other) for number, one, other in HOUSE.tiles if number > 100} == expected
