"""Chance: luck that is seeded, scripted, recorded."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.errors import ChanceError


@given(st.integers(), st.lists(st.integers(1, 1000), max_size=30))
def test_the_same_seed_gives_the_same_luck_within_bounds(seed, bounds):
    first, second = Chance.seeded(seed), Chance.seeded(seed)
    numbers = [first.below(n) for n in bounds]
    assert numbers == [second.below(n) for n in bounds]
    assert all(0 <= number < n for number, n in zip(numbers, bounds, strict=True))


@pytest.mark.parametrize("chance", [Chance.seeded(1), Chance.system()])
def test_every_number_comes_about_equally_often(chance):
    counts = Counter(chance.below(6) for _ in range(6000))
    # Twelve standard deviations: by luck alone, once in some 10^30 runs.
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 350 for count in counts.values()), counts


def test_shuffles_reach_every_order_equally_often():
    chance = Chance.seeded(2)
    counts = Counter(chance.shuffled((1, 2, 3, 4)) for _ in range(24 * 200))
    assert len(counts) == 24
    assert max(counts.values()) < 300, counts


def test_a_shuffle_takes_one_number_fewer_than_items_and_leaves_its_argument():
    items = [7, 8, 9]
    chance = Chance.scripted([0, 0])
    assert chance.shuffled(items) == (8, 9, 7)
    assert items == [7, 8, 9]
    assert chance.left == 0
    assert Chance.scripted([]).shuffled([5]) == (5,)
    assert Chance.scripted([]).shuffled([]) == ()


def test_scripted_luck_refuses_what_does_not_fit():
    chance = Chance.scripted([2, 3])
    assert chance.below(3) == 2
    assert chance.left == 1
    with pytest.raises(ChanceError, match="holds 3 where a number from 0 to 2"):
        chance.below(3)
    with pytest.raises(ChanceError, match="ran out"):
        Chance.scripted([]).below(4)
    with pytest.raises(ChanceError, match="holds -1"):
        Chance.scripted([-1]).below(4)


@given(st.integers(), st.lists(st.integers(1, 50), max_size=20))
def test_recorded_luck_can_be_played_again(seed, bounds):
    into: list[int] = []
    recording = Chance.recording(Chance.seeded(seed), into)
    numbers = [recording.below(n) for n in bounds]
    assert into == numbers
    again = Chance.scripted(into)
    assert [again.below(n) for n in bounds] == numbers
    assert again.left == 0
