"""The contract of a voice: every question of every game is explained, and every refusal has its reason."""

from engine.games import VOICES
from engine.text import Localizer
from tests.contract.cases import matches, plies

LOCALIZER = Localizer.load(strict=True)


@matches
def test_every_question_can_be_explained_to_the_one_who_is_asked_and_to_nobody_else(case):
    game, voice = case.game, VOICES[case.game_id]
    for ply in plies(case):
        for seat in range(case.seats):
            view = game.view(ply.state, seat)
            said = voice.why(view)
            assert bool(said) is (seat in view.to_act), (ply.action, seat)
            for phrase in said:
                assert all(LOCALIZER.render(phrase, language) for language in LOCALIZER.languages)


@matches
def test_a_choice_has_a_reason_against_it_exactly_when_it_is_not_legal(case):
    game, voice, before = case.game, VOICES[case.game_id], []
    for ply in plies(case):
        for seat in game.to_act(ply.state):
            view = game.view(ply.state, seat)
            legal = game.legal_actions(ply.state, seat)
            for action in (*legal[:10], *before):
                assert bool(voice.why(view, action)) is (action not in legal), (action, voice.why(view, action))
            before = [*legal[:10], ("no_such_verb",)]
