"""The Bird Told Me to Do It: the deck, the deal, the first player, two decks."""

from collections import Counter
from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.core.errors import CardsError
from engine.core.game import Told
from engine.games import FROM_FILE
from engine.games.bird_told_me.cards import EXITS, HOUSE_DECK, LETTERS
from engine.games.bird_told_me.game import load_deck
from engine.games.bird_told_me.state import NOBODY, BirdState
from tests.bird_told_me.positions import GAME, HOUSE, Deal, ids, number, rules


def start(seats: int, draws: str) -> tuple[BirdState, list[Told]]:
    """A match whose first cards are drawn so."""
    state, told = GAME.deal(seats, {}, Chance.seeded(1)), []
    GAME.settle(state, Deal(state, draws), told.append)
    return state, told


@rules("contents.1", "cards.1", "cards.2", "cards.6")
def test_the_house_deck_has_two_cards_of_each_value_in_each_colour() -> None:
    counts = Counter((colour, value) for colour, value, _ in HOUSE.faces)
    assert counts == {(colour, value): 2 for colour in range(6) for value in (1, 2, 3, 4)}
    assert GAME.components(start(2, "K4a B1a")[0]) == tuple(("card", card) for card in range(48))


@rules("cards.3", "cards.6")
def test_twigs_have_one_to_three_exits_balanced_over_the_directions() -> None:
    assert {exits.bit_count() for exits in HOUSE.exits} == {1, 2, 3}
    assert [sum(exits >> direction & 1 for exits in HOUSE.exits) for direction in range(4)] == [27] * 4


@rules("cards.4", "cards.6")
def test_no_two_cards_tell_the_same() -> None:
    assert all(HOUSE.instructions)
    assert len(set(HOUSE.instructions)) == 48


@rules("cards.7")
def test_no_action_turns_a_card() -> None:
    assert GAME.verbs["add"] == GAME.verbs["cover"] == GAME.verbs["swap"] == ("card", "row", "column")


@rules("setup.1", "setup.7", "setup.8", "setup.9")
def test_the_table_at_the_start() -> None:
    state, _ = start(2, "K4a B1a")
    assert (state.twigs, state.discards, state.piles) == ((), (), ((), ()))
    assert (state.plumage, state.pass_card) == ((NOBODY,) * 6, NOBODY)
    assert len(state.deck) == 48 - 12
    assert isinstance(GAME.view(state, 0).deck, int)


@rules("setup.2", "setup.3", "setup.5", "setup.6")
@pytest.mark.parametrize(("draws", "first"), [("K4a B1a", 0), ("K1a B2a", 1)])
def test_the_largest_open_card_goes_first(draws: str, first: int) -> None:
    state, told = start(2, draws)
    assert GAME.to_act(state) == (first,)
    for seat, id in enumerate(draws.split()):
        assert number(id) in state.hands[seat]
        assert ("dealt", (), (seat, number(id))) in told
        assert GAME.view(state, 1 - seat).hands[seat].count(number(id)) == 1
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert [kind for kind, _, _ in told] == ["dealt", "dealt", "started", "turn"]


@rules("setup.4", "setup.5", "setup.6")
def test_only_those_tied_for_the_most_are_dealt_again() -> None:
    state, told = start(3, "K4a B3a R4a K2a R2a K1a R3a")
    dealt = [(data[0], HOUSE.ids[int(str(data[1]))]) for kind, _, data in told if kind == "dealt"]
    assert dealt[3:] == [(0, "K2a"), (2, "R2a"), (0, "K1a"), (2, "R3a")]
    assert GAME.to_act(state) == (2,)
    assert [len(hand) for hand in state.hands] == [6, 6, 6]


@rules("setup.6")
def test_a_hand_grown_beyond_six_by_ties_is_not_filled() -> None:
    ties = "K4a K4b B4a B4b R4a R4b W4a W4b G4a G4b Y4a Y4b"
    state, _ = start(2, f"{ties} K3a K2a")
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert GAME.to_act(state) == (0,)


@rules("setup.10")
def test_a_deck_that_ends_in_ties_ends_the_match() -> None:
    pairs = sorted(HOUSE.ids, key=lambda id: (id[1], id))
    state, told = start(2, " ".join(pairs))
    assert state.frames == ()
    assert ("started", (), (0,)) in told
    assert GAME.ranking(state) == (1, 2)
    assert len(GAME.components(state)) == 48


@rules("double.1", "double.2")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_four_and_five_play_with_two_decks(seats: int, decks: int) -> None:
    state = GAME.start(seats, {}, Chance.seeded(3))
    assert Counter(GAME.components(state)) == {("card", card): decks for card in range(48)}
    assert {len(hand) for hand in state.hands} == {6}
    assert (len(state.plumage), state.pass_card) == (6, NOBODY)


@rules("double.3")
def test_copies_are_alike() -> None:
    state = GAME.start(4, {}, Chance.seeded(3))
    seat = GAME.to_act(state)[0]
    state.hands = tuple((0, 0, 1) if owner == seat else hand for owner, hand in enumerate(state.hands))
    assert [action[:2] for action in GAME.legal_actions(state, seat)] == [("add", 0), ("add", 1), ("pass",)]


def own_deck(tmp_path: Path, old: str, new: str) -> Path:
    """The house deck's file with a change."""
    text = HOUSE_DECK.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file = tmp_path / "bird_told_me.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def test_an_owner_can_play_with_a_deck_of_the_own(tmp_path: Path) -> None:
    game = FROM_FILE["bird_told_me"](
        own_deck(tmp_path, 'Y1a = { exits = "L", do = [["draw", "[1]"]] }', 'Y1c = { exits = "LR", do = [["draw", 3]] }')
    )
    assert game.cards_digest != GAME.cards_digest
    assert game.start(2, {}, Chance.seeded(1)).frames


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("K4a = {", "X4a = {", "an id is a colour"),
        ("K4a = {", "B4c = {", "there are 8 cards of the colour K, not 7"),
        (
            'exits = "RUD", do = [["hand", "place", "[1]", 0]]',
            'exits = "RRD", do = [["hand", "place", "[1]", 0]]',
            "different letters of LRUD",
        ),
        ('[["fetch", "[2]"]]', '[["fetsh", "[2]"]]', "did you mean 'fetch'"),
        ('[["fetch", "[2]"]]', '[["fetch"]]', "followed by 1 numbers or words, not 0"),
        ('[["fetch", "[2]"]]', '[["fetch", "two"]]', "a number after 'fetch'"),
        ('[["hand", "place", "[1]", 0]]', '[["hand", "plaice", "[1]", 0]]', "did you mean 'place'"),
        ('[["fetch", "[2]"]]', "[]", "do is a list of instructions"),
        ('game = "bird_told_me"', 'game = "bower"', "game of this form"),
        ('name = "house deck"', "", "needs a name"),
    ],
)
def test_a_fault_of_a_deck_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(CardsError) as caught:
        load_deck(own_deck(tmp_path, old, new))
    assert any(fault in text for text in caught.value.faults), caught.value.faults


def test_the_letters_of_colours_and_exits_are_those_of_the_file() -> None:
    assert {id[0] for id in HOUSE.ids} == set(LETTERS)
    assert ids([number("K4a")]) == "K4a"
    assert HOUSE.faces[number("K4a")] == (0, 4, sum(1 << EXITS.index(exit) for exit in "RUD"))
