"""The Game of Birds: components, house deck, set-up, round preparation."""

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.games.game_of_birds.display import BONUS_TILE, MEDAL
from engine.games.game_of_birds.state import LINES, SPECIES, WHITE_FACES, WONDERS, BirdsState, rounds_of, wonder_of
from tests.game_of_birds.positions import GAME, Table, frames
from tests.rules import rule

CARDS = GAME.cards
DECK = Counter(CARDS.deck())
SEEDS = range(60)


def start(seed: int = 1, seats: int = 2) -> BirdsState:
    return GAME.start(seats, {}, Chance.seeded(seed))


@rule("game_of_birds.wonders.1")
def test_seven_wonders() -> None:
    assert sorted(WONDERS) == sorted(("nest", "egg", "beak", "song", "feather", "flight", "migration"))
    assert {wonder_of(card) for card in DECK} == set(range(7))


@rule("game_of_birds.materials.2", "game_of_birds.materials.3", "game_of_birds.house.split", "game_of_birds.house.species")
def test_140_birds_and_28_threats_twenty_and_four_a_wonder() -> None:
    birds = Counter(wonder_of(card) for card in DECK.elements() if card < SPECIES)
    threats = Counter(wonder_of(card) for card in DECK.elements() if card >= SPECIES)
    assert (birds.total(), threats.total()) == (140, 28)
    assert set(birds.values()) == {20}
    assert set(threats.values()) == {4}
    assert set(DECK.values()) == {4}
    assert len(CARDS.species) == 35
    assert [wonder for wonder, _, _ in CARDS.species] == [wonder_of(card) for card in range(35)]


@rule("game_of_birds.house.points")
def test_lists_and_points_of_each_wonder() -> None:
    for wonder in range(7):
        assert sorted(species[1:] for species in CARDS.species if species[0] == wonder) == [(0, 4), (0, 5), (0, 6), (1, 4), (2, 3)]


def test_every_card_has_a_name_of_its_own_in_three_languages() -> None:
    assert len(CARDS.names) == 42
    for language in range(3):
        assert len({names[language] for names in CARDS.names}) == 42
    assert CARDS.names[27] == ("Wanderfalke", "peregrine falcon", "sokol stěhovavý")


@rule("game_of_birds.house.grid", "game_of_birds.materials.1")
def test_the_lines_of_the_board() -> None:
    named = {WONDERS[wonder]: line for wonder, line in enumerate(LINES)}
    assert {name: named[name] for name in ("egg", "beak", "migration")} == {"egg": (0, 3, 6), "beak": (1, 4, 7), "migration": (2, 5, 8)}
    assert {name: named[name] for name in ("nest", "flight", "feather")} == {"nest": (0, 1, 2), "flight": (3, 4, 5), "feather": (6, 7, 8)}
    assert named["song"] == (0, 4, 8)
    assert len(start().board) == 9


@rule("game_of_birds.materials.4", "game_of_birds.materials.5", "game_of_birds.preparation.3", "game_of_birds.house.white-dice")
def test_four_white_and_two_danger_dice_are_rolled() -> None:
    rolls = [start(seed) for seed in SEEDS]
    assert {len(state.white) for state in rolls} == {4}
    assert {len(state.danger) for state in rolls} == {2}
    assert {face for state in rolls for face in state.white} == set(range(6))
    assert WHITE_FACES == ("plus two", "eye", "three birds", "swap", "skull", "ignore")
    assert len({state.white for state in rolls}) > 20
    assert any(len(set(state.white)) < 4 for state in rolls), "two dice may show the same face"


@rule("game_of_birds.house.danger-dice")
def test_the_faces_of_the_danger_dice() -> None:
    wonders = {name: number for number, name in enumerate(WONDERS)}
    one, other = ["nest", "egg", "beak", "red ban", "discard", "eagle"], ["song", "feather", "flight", "migration", "eagle", "eagle"]
    codes = {**wonders, "red ban": 7, "discard": 8, "eagle": 9}
    assert [tuple(codes[face] for face in die) for die in (one, other)] == list(CARDS.danger)
    rolled = [start(seed).danger for seed in range(120)]
    assert [{roll[die] for roll in rolled} for die in (0, 1)] == [set(faces) for faces in CARDS.danger]


@rule("game_of_birds.materials.6", "game_of_birds.materials.9")
def test_what_medals_and_bonus_tiles_are_worth() -> None:
    assert (MEDAL, BONUS_TILE) == (7, 2)


@rule("game_of_birds.materials.7", "game_of_birds.house.scenarios")
def test_six_scenarios_with_their_face_down_cells() -> None:
    cells = [{cell + 1 for cell in range(9) if mask >> cell & 1} for mask in CARDS.scenarios]
    assert cells == [{5}, {1, 9}, {2, 4, 9}, {3, 5, 7}, {1, 3, 8}, {2, 4, 6, 8}]


@rule("game_of_birds.setup.3", "game_of_birds.setup.4", "game_of_birds.preparation.1", "game_of_birds.preparation.2")
def test_a_random_scenario_says_which_of_the_nine_cards_lie_face_down() -> None:
    for seed in SEEDS:
        state = start(seed)
        assert state.down == CARDS.scenarios[state.scenario]
        assert state.scenario not in state.scenarios
        assert len(state.scenarios) == 5
        assert all(card >= 0 for card in state.board)
    assert {start(seed).scenario for seed in SEEDS} == set(range(6))


@rule("game_of_birds.setup.5", "game_of_birds.setup.6", "game_of_birds.setup.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_each_of_one_shuffled_deck_the_rest_is_the_draw_pile(seats: int) -> None:
    state = start(seats=seats)
    assert [len(hand) for hand in state.secret] == [6] * seats
    assert state.known == ((),) * seats
    assert len(state.pile) == 168 - 6 * seats - 9
    whole = Counter(state.pile) + Counter(state.board)
    for hand in state.secret:
        whole.update(hand)
    assert whole == DECK
    hands = [hand for seed in SEEDS for hand in start(seed, seats).secret]
    assert any(card >= SPECIES for hand in hands for card in hand), "threats are among them"
    assert len(set(hands)) == len(hands)


@rule("game_of_birds.setup.7", "game_of_birds.ruling.secret-start")
def test_starting_cards_are_seen_by_their_owner_only() -> None:
    state = start(seats=3)
    for viewer in (0, 1, 2, None):
        view = GAME.view(state, viewer)
        expected = tuple(state.secret[owner] if owner == viewer else (-2,) * 6 for owner in range(3))
        assert view.secret == expected


@rule("game_of_birds.setup.9", "game_of_birds.materials.8", "game_of_birds.ruling.first-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_who_holds_the_bird_figure_and_begins(seats: int) -> None:
    states = [start(seed, seats) for seed in SEEDS]
    assert {state.first for state in states} == set(range(seats))
    for state in states:
        assert GAME.to_act(state) == (state.first,)
        assert state.frames[-1][0] == "die"


@rule("game_of_birds.rounds.2", "game_of_birds.rounds.3")
def test_how_many_rounds() -> None:
    assert [rounds_of(seats) for seats in (2, 3, 4)] == [8, 9, 8]
    for seats in (1, 5):
        with pytest.raises(OptionError):
            start(seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tables_of_these_tests_begin_a_turn_as_a_match_does(seats: int) -> None:
    state = start(seats=seats)
    assert state.frames == frames("die", (), seats, state.first, 0)
    assert Table("die", seats=seats, seat=state.first).asked == ("die", state.first)
