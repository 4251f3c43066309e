"""The contract of a game: words. Whatever may happen in a match can be said in every language."""

from engine.core.menu import open_menu
from engine.games import GAMES, VOICES
from engine.text import Localizer
from tests.contract.cases import matches, plies, viewers

LOCALIZER = Localizer.load()


def test_every_game_has_a_voice():
    assert set(VOICES) == set(GAMES)


@matches
def test_every_choice_can_be_said_in_every_language(case):
    game, voice = case.game, VOICES[case.game_id]
    for ply in plies(case)[:: 1 + case.seed]:
        for seat in game.to_act(ply.state):
            view, legal = game.view(ply.state, seat), game.legal_actions(ply.state, seat)
            phrases = [voice.action(view, legal[case.seed % len(legal)]), voice.part(view, open_menu(legal).prefix)]
            phrases += [voice.label(view, choice) for choice in open_menu(legal).choices]
            phrases += [voice.hint(view, hint) for hint in game.hints(view, seat, legal[0])]
            for language in LOCALIZER.languages:
                said = [LOCALIZER.render(phrase, language) for phrase in phrases]
                assert all(said), (language, phrases)


@matches
def test_every_event_and_position_can_be_said_in_every_language(case):
    game, voice = case.game, VOICES[case.game_id]
    names = tuple("ABCDE"[: case.seats])
    for ply in plies(case)[:: 1 + case.seed]:
        for viewer in viewers(case):
            view = game.view(ply.state, viewer)
            heard = [told for told in ply.told if not told[1] or viewer in told[1]]
            phrases = [phrase for told in heard if (phrase := voice.story(view, told, names))]
            phrases += [*voice.position(view, names), *voice.alt(view, names, "board"), voice.progress(view)]
            phrases += voice.result(view, names) if not view.to_act else [voice.ask(view, names)]
            phrases += voice.private(view, names) if viewer is not None else []
            for language in LOCALIZER.languages:
                said = [LOCALIZER.render(phrase, language) for phrase in phrases]
                assert all(said), (language, phrases)
