"""The contract of a game: play. Actions, purity, storing, replaying, conservation, resigning, ranking."""

from copy import copy

import pytest

from engine.core import codec
from engine.core.chance import Chance
from engine.core.errors import IllegalActionError, OptionError
from engine.core.game import untold
from engine.core.menu import open_menu
from engine.core.notation import from_text, to_text
from engine.core.record import Entry, Record, parse, write
from engine.core.replay import check, replay
from engine.games import GAMES
from tests.contract.cases import matches, plies, viewers

LONGEST = 5000
"""Plies that no match of a board game needs."""


def played(case, choose):
    """The end of a match in which every choice is made by choose(game, state, seat, legal)."""
    game, chance = case.game, Chance.seeded(case.seed)
    state = game.start(case.seats, dict(case.options), chance)
    for _ in range(LONGEST):
        if not game.to_act(state):
            return state
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, choose(game, state, seat, game.legal_actions(state, seat)), chance)
    raise AssertionError(f"not over after {LONGEST} plies: {state}")


@matches
@pytest.mark.parametrize(
    "choose",
    [
        lambda game, state, seat, legal: legal[0],
        lambda game, state, seat, legal: legal[-1],
        lambda game, state, seat, legal: game.idle(state, seat),
    ],
    ids=["first", "last", "idle"],
)
def test_every_match_ends(case, choose):
    assert played(case, choose).frames == ()
    assert len(plies(case)) < LONGEST


@matches
def test_actions_are_distinct_and_well_formed(case):
    game = case.game
    for ply in plies(case):
        for seat in game.to_act(ply.state):
            legal = game.legal_actions(ply.state, seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert legal == game.legal_actions(copy(ply.state), seat)
            for verb, *numbers in legal:
                assert len(numbers) == len(game.verbs[verb]), (verb, numbers)
                assert all(type(number) is int and number >= 0 for number in numbers), (verb, numbers)
            assert [from_text(to_text(action)) for action in legal] == legal
            whole = set(legal)
            assert not [action for action in legal for size in range(len(action)) if action[:size] in whole]


@matches
def test_those_asked_are_the_only_ones_with_a_choice(case):
    game = case.game
    for ply in plies(case):
        asked = game.to_act(ply.state)
        assert list(asked) == sorted(set(asked) & set(range(case.seats)))
        assert bool(asked) == bool(ply.state.frames)
        for seat in range(case.seats):
            assert bool(game.legal_actions(ply.state, seat)) == (seat in asked)
        assert [game.view(ply.state, viewer).to_act for viewer in viewers(case)] == [asked] * (case.seats + 1)
    assert game.to_act(plies(case)[-1].state) == ()


@matches
def test_what_is_legal_is_what_is_listed(case):
    game = case.game
    known = {action for ply in plies(case) for seat in game.to_act(ply.state) for action in game.legal_actions(ply.state, seat)}
    sample = sorted(known, key=repr)[:: max(1, len(known) // 60)]
    for ply in plies(case):
        for seat in range(case.seats):
            legal = game.legal_actions(ply.state, seat)
            for action in [*sample, *legal[:5], *legal[-5:], ("nonsense",), (), *(action[:-1] for action in legal[:3])]:
                assert game.is_legal(ply.state, seat, action) == (action in legal), (seat, action)


@matches
def test_apply_leaves_its_argument_and_settles_what_is_automatic(case):
    game = case.game
    for ply in plies(case):
        before = codec.dump(ply.state)
        for seat in game.to_act(ply.state):
            legal = game.legal_actions(ply.state, seat)
            for action in legal[:: 1 + len(legal) // 8]:
                after = game.apply(ply.state, seat, action, Chance.seeded(1))
                assert codec.dump(ply.state) == before, action
                assert all(seats for _, seats, _ in after.frames[-1:]), after.frames
                in_place = copy(ply.state)
                game.play(in_place, seat, action, Chance.seeded(1), untold)
                assert in_place == after


@matches
def test_what_is_not_legal_is_refused(case):
    game = case.game
    for ply in plies(case)[::5]:
        for seat in range(case.seats):
            for action in (("nonsense",), (next(iter(game.verbs)), 9, 9, 9, 9, 9, 9)):
                with pytest.raises(IllegalActionError):
                    game.apply(ply.state, seat, action, Chance.seeded(1))
        for seat in game.to_act(ply.state):
            action = game.legal_actions(ply.state, seat)[0]
            with pytest.raises(IllegalActionError):
                game.apply(ply.state, -1, action, Chance.seeded(1))


@matches
def test_a_stored_state_goes_on_like_the_first(case):
    game = case.game
    for ply, following in zip(plies(case), plies(case)[1:], strict=False):
        stored = codec.load(game, codec.dump(ply.state))
        assert stored == ply.state
        assert repr(stored) == repr(ply.state)
        told = []
        after = game.apply(stored, following.seat, following.action, Chance.scripted(following.luck), told.append)
        assert after == following.state
        assert tuple(told) == following.told


@matches
def test_the_record_replays_to_the_same_match(case):
    game, moves = case.game, plies(case)
    start, *rest = moves
    entries = [Entry("start", luck=start.luck), *(Entry("action", ply.seat, to_text(ply.action), ply.luck) for ply in rest)]
    result = game.scores(moves[-1].state), game.ranking(moves[-1].state)
    record = Record(game.id, game.revision, game.cards_digest, case.seats, dict(case.options), tuple(entries), *result)
    assert parse(write(record)) == record
    assert check(game, record) == []
    replayed = list(replay(game, record))
    assert [step.state for step in replayed] == [ply.state for ply in moves]
    assert [step.told for step in replayed] == [ply.told for ply in moves]


@matches
def test_no_component_appears_or_vanishes(case):
    whole = case.game.components(plies(case)[0].state)
    assert whole
    for ply in plies(case):
        assert case.game.components(ply.state) == whole, ply.action


@matches
def test_idle_is_a_legal_choice(case):
    for ply in plies(case):
        for seat in case.game.to_act(ply.state):
            assert case.game.idle(ply.state, seat) in case.game.legal_actions(ply.state, seat)


@matches
def test_menus_reach_exactly_the_legal_actions(case):
    game = case.game
    for ply in plies(case)[:: 1 + 2 * (case.seed > 1)]:
        for seat in game.to_act(ply.state):
            legal = game.legal_actions(ply.state, seat)
            reached, left = [], [()]
            while left:
                menu = open_menu(legal, left.pop())
                left += menu.choices
                reached += [menu.prefix] if menu.is_whole else []
            assert sorted(reached) == sorted(legal)


@matches
def test_resigning_ends_the_match_or_it_goes_on(case):
    game = case.game
    for ply in plies(case)[: -1 : max(7, len(plies(case)) // 15)]:
        for seat in range(case.seats):
            before, told = codec.dump(ply.state), []
            state = game.resign(ply.state, seat, told.append)
            assert codec.dump(ply.state) == before
            assert ("resigned", (), (seat,)) in told
            assert bool(game.to_act(state)) == (case.seats > 2)
            chance = Chance.seeded(case.seed)
            while asked := game.to_act(state):
                state = game.apply(state, asked[0], game.idle(state, asked[0]), chance)
            assert game.ranking(state)[seat] == case.seats
            assert game.components(state) == game.components(ply.state)
            with pytest.raises(IllegalActionError):
                game.resign(state, seat)


@matches
def test_scores_and_ranking_are_well_formed(case):
    game = case.game
    for ply in plies(case)[:: -max(1, len(plies(case)) // 10)]:
        scores, ranking = game.scores(ply.state), game.ranking(ply.state)
        assert len(scores) == len(ranking) == case.seats
        assert all(type(points) is int for points in scores)
        assert all(rank == 1 + sum(other < rank for other in ranking) for rank in ranking), ranking
        assert 1 in ranking


@pytest.mark.parametrize("id", GAMES)
def test_a_start_with_wrong_seats_or_options_is_refused(id):
    game = GAMES[id]
    good = game.seat_range[0]
    for seats in (0, -1, good - 1, game.seat_range[-1] + 1):
        with pytest.raises(OptionError):
            game.start(seats, {}, Chance.seeded(1))
    for options in ({"no_such_option": True}, *({option.id: "no such value"} for option in game.options)):
        with pytest.raises(OptionError):
            game.start(good, options, Chance.seeded(1))
    assert game.id == id
    assert game.start(good, {}, Chance.seeded(4)) == game.start(good, game.complete({}), Chance.seeded(4))
