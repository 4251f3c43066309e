"""The end of a match of The Bird Told Me to Do It in words: how it ended, each score pile, who won and what broke a tie."""

from collections import Counter

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bird_told_me.state import COLOURS, BirdView
from engine.games.bird_told_me.voice_words import birds, points_of, row


def result(view: BirdView, names: Names) -> tuple[Phrase, ...]:
    """How the match ended, a line a score pile, the most points first, then who won."""
    if len(names) - len(view.resigned) == 1:
        gone = [say("told-me-at-resigned", name=names[seat]) for seat in view.resigned]
        return (*gone, *(pile_line(view, names, seat) for seat in ranked(view)), won(view, names))
    # The deck is never left empty but by the end that it makes; the award then may bring thirty points all the same.
    why = say("told-me-result-goal") if view.deck else say("told-me-result-deck")
    return (why, *(pile_line(view, names, seat) for seat in ranked(view)), won(view, names))


def ranked(view: BirdView) -> list[int]:
    """The seats, the best first: those still playing by points; on a tie the current player, then who would start a turn next (rulebook,
    "Ending the Game")."""
    seats = len(view.hands)
    return sorted(range(seats), key=lambda seat: (seat in view.resigned, -points_of(view, seat), (seat - view.current) % seats))


def pile_line(view: BirdView, names: Names, seat: int) -> Phrase:
    """The points of a seat and how many birds of each colour they are."""
    sums: Counter[int] = Counter()
    for card in view.piles[seat]:
        sums[view.cards[card][0]] += view.cards[card][1]
    if not sums:
        return say("told-me-result-none", name=names[seat])
    shown = row([birds(colour, sums[colour]) for colour in range(len(COLOURS)) if sums[colour]])
    return say("told-me-result-pile", name=names[seat], points=points_of(view, seat), birds=shown)


def won(view: BirdView, names: Names) -> Phrase:
    """Who won, and what broke a tie."""
    first, second = ranked(view)[:2]
    if second in view.resigned or points_of(view, first) > points_of(view, second):
        return say("told-me-won", name=names[first])
    return say("told-me-won-current" if first == view.current else "told-me-won-next", name=names[first])
