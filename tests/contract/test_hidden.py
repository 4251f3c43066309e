"""The contract of a game: hidden information. The three laws of views and guesses, at every step, for every seat and a spectator."""

from copy import copy

import msgspec

from engine.core import codec
from engine.core.chance import Chance
from tests.contract.cases import matches, plies, viewers

GUESSES = 20


def guesses(case, state, viewer, count):
    """Full states that fit the viewer's view, each made from a view of its own that knows nothing of the state."""
    game = case.game
    view = game.view(state, viewer)
    text = msgspec.json.encode(view)
    chance = Chance.seeded(case.seed)
    for _ in range(count):
        yield game.guess(msgspec.json.decode(text, type=type(view)), view.seat, chance)


@matches
def test_law_1_a_guess_looks_like_the_truth(case):
    game = case.game
    for ply in plies(case):
        for viewer in viewers(case):
            view = game.view(ply.state, viewer)
            for guess in guesses(case, ply.state, viewer, 2):
                assert game.view(guess, viewer) == view


@matches
def test_law_2_what_is_hidden_cannot_be_read_from_the_view(case):
    game, met = case.game, set()
    for ply in plies(case):
        for viewer in viewers(case):
            zones = game.zones(ply.state, viewer)
            met.update(zones)
            untold = set(zones)
            for guess in guesses(case, ply.state, viewer, GUESSES):
                if not untold:
                    break
                seen = game.zones(guess, viewer)
                assert {name: len(content) for name, content in seen.items()} == {name: len(truth) for name, truth in zones.items()}
                untold -= {name for name in untold if seen[name] != zones[name]}
            assert not untold, f"{untold} can be read by {viewer} after {ply.action}"
    assert met, "no hidden zone was met in the whole match"


@matches
def test_law_3_menus_can_be_made_from_views(case):
    game = case.game
    for ply in plies(case):
        for seat in range(case.seats):
            legal = game.legal_actions(ply.state, seat)
            for guess in guesses(case, ply.state, seat, 2):
                assert game.legal_actions(guess, seat) == legal
                assert game.to_act(guess) == game.to_act(ply.state)


@matches
def test_the_laws_hold_when_a_seat_has_resigned(case):
    game = case.game
    for ply in plies(case)[3:-1:40]:
        for seat in range(case.seats):
            state = game.resign(ply.state, seat)
            for viewer in viewers(case):
                (guess,) = guesses(case, state, viewer, 1)
                assert game.view(guess, viewer) == game.view(state, viewer)
                assert game.to_act(guess) == game.to_act(state)
                if viewer is not None:
                    assert game.legal_actions(guess, viewer) == game.legal_actions(state, viewer)


@matches
def test_a_guess_is_a_whole_match_that_can_be_played_on(case):
    game = case.game
    for ply in plies(case)[: -1 : max(4, len(plies(case)) // 12)]:
        for viewer in viewers(case):
            for state in guesses(case, ply.state, viewer, 1):
                assert game.components(state) == game.components(ply.state)
                chance = Chance.seeded(case.seed)
                while asked := game.to_act(state):
                    legal = game.legal_actions(state, asked[0])
                    game.play(state, asked[0], legal[chance.below(len(legal))], chance)
                assert game.components(state) == game.components(ply.state)


@matches
def test_a_guess_is_made_from_the_view_and_chance_alone(case):
    game = case.game
    for ply in plies(case)[::3]:
        for viewer in viewers(case):
            view = game.view(ply.state, viewer)
            text = msgspec.json.encode(view)
            guess = game.guess(view, view.seat, Chance.seeded(3))
            assert msgspec.json.encode(view) == text
            stranger = type(game)()
            assert stranger.guess(msgspec.json.decode(text, type=type(view)), view.seat, Chance.seeded(3)) == guess


def faults(value, where):
    """What in a value is neither int, nor str, nor a tuple of those."""
    if type(value) is tuple:
        return [fault for place, part in enumerate(value) for fault in faults(part, f"{where}[{place}]")]
    return [] if type(value) in (int, str) else [f"{where}: {value!r}"]


@matches
def test_states_and_views_hold_only_numbers_words_and_tuples(case):
    game = case.game
    for ply in plies(case):
        for thing in (ply.state, *(game.view(ply.state, viewer) for viewer in viewers(case))):
            assert not hasattr(thing, "__dict__")
            assert [fault for field in thing.__struct_fields__ for fault in faults(getattr(thing, field), field)] == []
        for kind, seats, data in (*ply.state.frames, *ply.told):
            assert faults((kind, seats, data), kind) == []
            assert set(seats) <= set(range(case.seats))


@matches
def test_hints_are_made_from_the_view_for_every_choice(case):
    game = case.game
    for ply in plies(case):
        for seat in game.to_act(ply.state):
            view = game.view(ply.state, seat)
            before = msgspec.json.encode(view)
            for action in game.legal_actions(ply.state, seat):
                for hint in game.hints(view, seat, action):
                    assert type(hint) is tuple
                    assert type(hint[0]) is str
                    assert faults(hint, "hint") == []
            assert msgspec.json.encode(view) == before


@matches
def test_a_copy_can_be_changed_without_the_first(case):
    for ply in plies(case)[::10]:
        before = codec.dump(ply.state)
        other = copy(ply.state)
        for field in other.__struct_fields__:
            setattr(other, field, ())
        assert codec.dump(ply.state) == before
        assert other != ply.state
