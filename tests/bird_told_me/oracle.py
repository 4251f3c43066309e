"""The rules of the branch of The Bird Told Me to Do It, written anew from the rulebook and cards.toml alone, in sets and letters."""

import tomllib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.games.bird_told_me.cards import HOUSE_DECK
from engine.games.bird_told_me.state import STRIDE, TRUNK, BirdState

WAYS = {"L": (0, -1), "R": (0, 1), "U": (-1, 0), "D": (1, 0)}
BACK = {"L": "R", "R": "L", "U": "D", "D": "U"}
Spot = tuple[int, int]
"""(row, column)"""


class Card(NamedTuple):
    """What a card shows."""

    colour: str
    birds: int
    exits: frozenset[str]


DECK = [
    Card(id[0], int(id[1]), frozenset(entry["exits"]))
    for id, entry in tomllib.loads(HOUSE_DECK.read_text(encoding="utf-8"))["cards"].items()
]


def spot(cell: int) -> Spot:
    """The row and column of a cell."""
    return divmod(cell, STRIDE)


START = spot(TRUNK)
Shown = Mapping[Spot, Card]


def beside(place: Spot, way: str) -> Spot:
    """The place next to one."""
    return place[0] + WAYS[way][0], place[1] + WAYS[way][1]


def shown_on(state: BirdState) -> dict[Spot, Card]:
    """What shows on each place of the branch."""
    return {spot(cell): DECK[pile[-1]] for cell, _, pile in state.twigs}


def parents_on(state: BirdState) -> dict[Spot, Spot]:
    """For each place the one that it grows from."""
    return {spot(cell): spot(parent) for cell, parent, _ in state.twigs}


def may_add(shown: Shown, card: Card, place: Spot) -> bool:
    """Rulebook, "Adding to the Branch"."""
    if place in shown or place == START:
        return False
    if not shown:
        return any(beside(place, way) == START and way in card.exits for way in "LR")
    if any(beside(place, way) == START for way in card.exits):
        return False
    met = [shown[beside(place, way)] for way in card.exits if BACK[way] in exits_at(shown, beside(place, way))]
    return len(met) == 1 and card.birds <= met[0].birds


def exits_at(shown: Shown, place: Spot) -> frozenset[str]:
    return shown[place].exits if place in shown else frozenset()


def may_cover(shown: Shown, parents: Mapping[Spot, Spot], card: Card, place: Spot) -> bool:
    """Rulebook, "Place a card": connections kept, birds no more than nearer the trunk, no fewer than farther out."""
    if place not in shown:
        return False
    young = [other for other, parent in parents.items() if parent == place]
    needed = {way for way in WAYS if beside(place, way) in (parents[place], *young)}
    nearer = [shown[parents[place]].birds] if parents[place] != START else []
    return (
        needed <= card.exits and all(card.birds <= birds for birds in nearer) and all(shown[other].birds <= card.birds for other in young)
    )


def around(shown: Shown) -> set[Spot]:
    """The places next to the branch, or to the trunk."""
    return {beside(place, way) for place in (shown or [START]) for way in WAYS}


def additions(state: BirdState, hand: Iterable[int]) -> set[tuple[str, int, int, int]]:
    """All additions of some cards."""
    shown = shown_on(state)
    return {("add", card, *place) for card in set(hand) for place in around(shown) if may_add(shown, DECK[card], place)}


def coverings(state: BirdState, hand: Iterable[int], verb: str, most: int = 9) -> set[tuple[str, int, int, int]]:
    """All ways to lay some cards over twigs of at most so many birds, or to swap them."""
    shown, parents = shown_on(state), parents_on(state)
    return {
        (verb, card, *place)
        for card in set(hand)
        for place in shown
        if shown[place].birds <= most and may_cover(shown, parents, DECK[card], place)
    }


def is_full(state: BirdState) -> bool:
    """Whether none of the 48 cards has a place."""
    shown = shown_on(state)
    return not any(may_add(shown, card, place) for place in around(shown) - set(shown) for card in DECK)


def check_tree(state: BirdState) -> None:
    """The branch is a tree from one side of the trunk; at each connection two exits meet; nothing lies twice or on the trunk."""
    shown, parents = shown_on(state), parents_on(state)
    assert len(shown) == len(state.twigs)
    assert START not in shown
    assert all(pile for _, _, pile in state.twigs)
    roots = [place for place, parent in parents.items() if parent == START]
    assert len(roots) == min(1, len(shown))
    for place, parent in parents.items():
        way = next(way for way in WAYS if beside(place, way) == parent)
        assert way in shown[place].exits, (place, parent)
        assert (parent == START and way in "LR") or BACK[way] in exits_at(shown, parent), (place, parent)
        seen = {place}
        while parent != START:
            assert parent not in seen
            seen.add(parent)
            parent = parents[parent]
