"""What the pictures of The Bird Told Me to Do It show, in words: under 1,024 characters, the most important first."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bird_told_me.state import COLOURS, NOBODY, BirdView
from engine.games.bird_told_me.voice_result import ranked, won
from engine.games.bird_told_me.voice_words import birds, birds_shown, cards_of, cards_row, cells_row, named, plumage, points_of, row

FEW = 4
"""So many twigs of the route are named; beyond that there is no room beside the longest names."""
FEW_CARDS = 8
"""So many cards of a hand are named."""


def board(view: BirdView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The spectators' picture: who is asked what, the branch in figures, the route, points and plumage."""
    return (*now, branch(view), *_route(view), *_seats(view, names), say("told-me-alt-text"))


def own(view: BirdView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """A seat's own picture: what it is asked, its hand, then the branch and what the seat holds."""
    if view.seat < 0:
        return board(view, names, now)
    hand = view.hands[view.seat]
    if hand:
        shown = cards_row(hand[:FEW_CARDS], cards_of(view))
        own_cards = say("told-me-alt-hand" if len(hand) <= FEW_CARDS else "told-me-alt-hand-more", n=len(hand), cards=shown)
    else:
        own_cards = say("told-me-alt-hand-none")
    return (*now, own_cards, branch(view), *_route(view), say("told-me-alt-text"))


def scoring(view: BirdView, names: Names) -> tuple[Phrase, ...]:
    """The picture of the end: who won, and everybody's points."""
    return (won(view, names), *(say("told-me-alt-points", name=names[seat], points=points_of(view, seat)) for seat in ranked(view)))


def branch(view: BirdView) -> Phrase:
    """How many twigs, and how many birds of each colour show."""
    shown = [birds(colour, count) for colour, count in enumerate(birds_shown(view)) if count]
    return say("told-me-alt-branch", n=len(view.twigs), birds=row(shown)) if shown else say("told-me-at-bare")


def _route(view: BirdView) -> list[Phrase]:
    if not view.route:
        return []
    return [say("told-me-alt-route", n=view.walked, length=len(view.route), cells=cells_row(view.route[:FEW]))]


def _seats(view: BirdView, names: Names) -> list[Phrase]:
    """Points and plumage of each seat, in short."""
    lines = []
    for seat in range(len(view.hands)):
        held = [plumage(colour) for colour in range(len(COLOURS)) if view.plumage[colour] == seat]
        name, points = named(seat, names), points_of(view, seat)
        if held:
            lines.append(say("told-me-alt-seat-plumage", name=name, points=points, plumage=row(held)))
        else:
            lines.append(say("told-me-alt-points", name=name, points=points))
    if view.pass_card != NOBODY:
        lines.append(say("told-me-alt-pass", name=named(view.pass_card, names)))
    return lines
