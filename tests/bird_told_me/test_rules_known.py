"""The Bird Told Me to Do It: what each seat knows of the hands."""

from engine.core.chance import Chance
from engine.games.bird_told_me.state import UNKNOWN
from tests.bird_told_me.positions import Table, ids, number, rules


def seen(table: Table, viewer: int | None, owner: int) -> str:
    """The cards of a hand that a viewer knows."""
    return ids([card for card in table.game.view(table.state, viewer).hands[owner] if card != UNKNOWN])


@rules("known.1")
def test_hands_and_deck_are_hidden() -> None:
    table = Table({(-1, 0): "Y4a"}, ["K1a K2a", "R1a"])
    assert [seen(table, viewer, 0) for viewer in (0, 1, None)] == ["K2a K1a", "", ""]
    assert [len(hand) for hand in table.game.view(table.state, None).hands] == [2, 1]
    table.tells("Y2a", draws="B1a B2a")
    assert seen(table, 1, 0) == ""
    assert table.has_told("drew") == [(0, 2)]
    assert [seats for kind, seats, _ in table.told if kind == "drew_what"] == [(0,), (0,)]


@rules("known.2")
def test_what_all_have_seen_stays_known_while_it_is_surely_there() -> None:
    table = Table({(-1, 0): "Y2a", (-2, 0): "R1b"}, ["K2b", ""], exits={"R1b": "R"}).tells("K1b", draws="R4a")
    assert [seen(table, viewer, 0) for viewer in (1, None)] == ["R4a", "R4a"]
    table = Table({(-1, 0): "Y2a", (-2, 0): "R1b"}, ["K2b", ""], exits={"R1b": "R"}, discards="W4a", piles=("", "G4a"))
    table.tells("B3a").do("fetch -2,0")
    assert seen(table, 1, 0) == "R1b"
    table.state.frames = (("turn end", (), (0,)),)
    table.tells("Y3a").state.frames = (("turn end", (), (0,)),)
    table.tells("G1b").do("rob 1")
    assert seen(table, 1, 0) == "R1b W4a G4a"
    table.state.frames = (("turn end", (), (0,)),)
    table.tells("Y3b", draws="B1a B2a").do("discard W4a")
    assert seen(table, 1, 0) == "R1b G4a"


@rules("known.3", "told.14", "card.Y4b")
def test_a_card_given_hidden_ends_certainty_for_all_but_giver_and_taker() -> None:
    table = Table({(-1, 0): "Y4a"}, ["", "", "", ""])
    table.state.hands = ((number("K1a"),), (), (), ())
    known = (((number("K1a"),), (), (), ()), ((), (), (), ()))
    table.state.known = ((((), (), (), ())), known[0], known[0], known[0], known[0])
    table.tells("Y4b", draws="B1a B2a B3a")
    assert [len(hand) for hand in table.state.hands] == [4, 0, 0, 0]
    assert [seen(table, viewer, 0) for viewer in (1, 2, 3, None)] == ["K1a"] * 4
    table.do("give B2a").do("give K1a").do("give B1a")
    assert table.has_told("gave") == [(0, 1), (0, 2), (0, 3)]
    assert [seen(table, viewer, 0) for viewer in (1, 2, 3, None)] == [""] * 4
    assert [seen(table, viewer, 2) for viewer in (0, 1, 2, 3, None)] == ["K1a", "", "K1a", "", ""]
    assert [seats for kind, seats, _ in table.told if kind == "gave_what"] == [(0, 1), (0, 2), (0, 3)]


@rules("known.3")
def test_the_giver_keeps_knowing_what_went_to_whom() -> None:
    table = Table({(-1, 0): "Y4a"}, ["K1a R1a", ""]).tells("Y4b", draws="B1a B2a B3a").do("give K1a")
    assert seen(table, 0, 1) == "K1a"
    view = table.game.view(table.state, 0)
    for luck in range(20):
        guess = table.game.guess(view, 0, Chance.seeded(luck))
        assert number("K1a") in guess.hands[1]
        assert table.game.view(guess, 0) == view


@rules("known.1")
def test_all_hands_are_shown_at_the_end() -> None:
    table = Table({(-1, 0): "Y4a"}, ["K1a", "R1a"], deck="B1a").tells("Y1a")
    assert table.asked == ("over", -1)
    assert [seen(table, None, owner) for owner in (0, 1)] == ["K1a B1a", "R1a"]


@rules("known.1", "known.2", "known.3")
def test_the_laws_of_hidden_information_hold_between_the_gifts_of_one_instruction() -> None:
    table = Table({(-1, 0): "Y4a"}, ["K1a R1a", "G1a", "B1a", "W1b"], discards="K4a")
    table.state.known = tuple(tuple((number("R1a"),) if owner == 0 != observer else () for owner in range(4)) for observer in range(5))
    table.tells("Y4b", draws="B2a B3a W1a")
    for gift in ("give R1a", "give B3a", "give K1a"):
        for viewer in (0, 1, 2, 3, None):
            view = table.game.view(table.state, viewer)
            zones = table.game.zones(table.state, viewer)
            guesses = [table.game.guess(view, view.seat, Chance.seeded(luck)) for luck in range(30)]
            assert all(table.game.view(guess, viewer) == view for guess in guesses)
            assert all(table.game.legal_actions(guess, 0) == table.game.legal_actions(table.state, 0) for guess in guesses if viewer == 0)
            for name, truth in zones.items():
                assert any(table.game.zones(guess, viewer)[name] != truth for guess in guesses), (gift, viewer, name)
        table.do(gift)
    assert [seen(table, viewer, 1) for viewer in (0, 1, 2, 3, None)] == ["R1a", "R1a G1a", "", "", ""]
