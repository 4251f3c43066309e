"""Menus: the tree of legal actions, a level at a time."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core.menu import open_menu

PLACES = [("place", 12, 7, 0), ("place", 12, 7, 1), ("place", 12, 8, 0), ("place", 13, 1, 2)]


def test_the_top_names_the_choices_in_the_order_of_the_actions():
    menu = open_menu([("take", 9), ("take", 4), ("skip",)])
    assert menu.prefix == ()
    assert menu.choices == (("take",), ("skip",))
    assert menu.back is None
    assert not menu.is_whole
    assert open_menu([("take", 9), ("take", 4), ("skip",)], ("take",)).choices == (("take", 9), ("take", 4))


def test_single_branches_are_passed_through():
    menu = open_menu(PLACES)
    assert menu.prefix == ("place",)
    assert menu.choices == (("place", 12), ("place", 13))
    inner = open_menu(PLACES, ("place", 12))
    assert inner.choices == (("place", 12, 7), ("place", 12, 8))
    assert inner.back == ("place",)
    assert open_menu(PLACES, ("place", 13)).prefix == ("place", 13, 1, 2)
    assert open_menu(PLACES, ("place", 12, 8)) == open_menu(PLACES, ("place", 12, 8, 0))


def test_a_whole_action_is_ready_and_leads_back_to_the_last_real_choice():
    menu = open_menu(PLACES, ("place", 13, 1, 2))
    assert menu.is_whole
    assert menu.back == ("place",)
    assert open_menu([("skip",)]).is_whole
    assert open_menu([("skip",)]).back is None


def test_what_no_action_begins_with_has_no_menu():
    assert open_menu(PLACES, ("place", 99)) is None
    assert open_menu(PLACES, ("take",)) is None
    assert open_menu([], ()) is None


VERBS = {"a": 0, "b": 1, "c": 2, "d": 3}
ACTIONS = st.sampled_from(sorted(VERBS)).flatmap(
    lambda verb: st.lists(st.integers(0, 3), min_size=VERBS[verb], max_size=VERBS[verb]).map(lambda numbers: (verb, *numbers))
)


@given(st.lists(ACTIONS, min_size=1, unique=True))
def test_walking_every_choice_reaches_exactly_the_actions(legal):
    reached, left = [], [()]
    while left:
        menu = open_menu(legal, left.pop())
        assert len(menu.choices) != 1
        if menu.is_whole:
            reached.append(menu.prefix)
        left += menu.choices
    assert sorted(reached) == sorted(legal)


@given(st.lists(ACTIONS, min_size=1, unique=True), st.data())
def test_back_returns_to_a_menu_that_offered_the_way(legal, data):
    menu = open_menu(legal, data.draw(st.sampled_from(legal)))
    if len(legal) == 1:
        assert menu.back is None
    else:
        parent = open_menu(legal, menu.back)
        assert parent.prefix == menu.back
        assert menu.prefix[: len(menu.back) + 1] in parent.choices
