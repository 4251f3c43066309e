"""The pictures beside the rules show what their captions say."""

from engine.core.chance import Chance
from engine.games.bird_told_me.examples import BY_COLOUR, MAKERS, example
from engine.games.bird_told_me.state import SEA, SUN, TRUNK, UNKNOWN
from tests.bird_told_me.positions import GAME, cell, numbers
from tests.bird_told_me.voices import VOICE


def test_topics_without_a_picture_have_none():
    assert {topic for topic in VOICE.topics if example(topic) is None} == {"must_and_may", "two_decks", "rulings", "house_deck"}


def played(topic):
    """The state of an example in which the prefix has been chosen; what is hidden does not matter."""
    shown = example(topic)
    state = GAME.guess(shown.view, 0, Chance.seeded(1))
    GAME.play(state, 0, shown.prefix, Chance.seeded(1))
    return state


def test_they_bring_what_their_captions_say():
    places = [action[2:] for action in example("adding").extra if action[:2] == example("adding").prefix]
    assert places == [divmod(cell((-3, -2)), 200), divmod(cell((-2, 1 + 1)), 200)], "K48 and L52"
    phase = example("branch_phase").view
    assert (len(phase.route), phase.walked, phase.frames[-1][0]) == (5, 4, "perform_hand")
    assert [data[3] for kind, _, data in example("boosts").view.frames if kind == "carried"] == [2]
    assert [where for where, _, _ in played("words").twigs] == [TRUNK - 1], "only M50 stays"
    assert played("plumage").plumage[SEA] == 0
    award = example("award").view
    assert (award.to_act, award.pass_card, award.plumage[SUN]) == ((1,), 0, 1)
    state = GAME.guess(award, -1, Chance.seeded(1))
    GAME.play(state, 1, ("pass",), Chance.seeded(1))
    assert state.frames[-1] == ("pile", (1,), numbers("Y3a Y2b")), "5 points"
    assert [len(set(example(topic).view.hands[0])) for topic in BY_COLOUR] == [8] * 6


def test_nothing_hidden_is_shown_beside_the_rules():
    for topic in MAKERS:
        view = example(topic).view
        if view.frames:
            assert {*view.hands[1]} <= {UNKNOWN, *view.public[1]}, topic
