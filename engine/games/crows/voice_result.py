"""The end of a match of Crows in words: points, the bonus of each special token, what decides a tie, who won."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.crows.game import BONUS
from engine.games.crows.state import CrowsView
from engine.games.crows.voice_words import row, seats_left, token_of


def result(view: CrowsView, names: Names) -> tuple[Phrase, ...]:
    """A line a seat, then who has resigned, then who won."""
    gone = [say("crows-result-resigned", name=names[seat]) for seat in view.resigned]
    return (*(score_line(view, names, seat) for seat in range(len(view.scores))), *gone, won(view, names))


def total(view: CrowsView, seat: int) -> int:
    """Points with the bonus of the tokens still held (rulebook, "Game End")."""
    return view.scores[seat] + sum(BONUS[token] for token in view.tokens[seat])


def score_line(view: CrowsView, names: Names, seat: int) -> Phrase:
    """A seat's points, with each special token that it has kept."""
    points, hand = view.scores[seat], view.tokens[seat]
    if not hand:
        return say("crows-result-plain", name=names[seat], points=points)
    tokens = [say("crows-bonus", token=token_of(token), count=hand.count(token), points=BONUS[token]) for token in dict.fromkeys(hand)]
    return say("crows-result-line", name=names[seat], points=points, tokens=row(tokens), total=total(view, seat))


def won(view: CrowsView, names: Names) -> Phrase:
    """Who won, and what broke a tie (rulebook, "Ties"); seats that have resigned do not count."""
    left = seats_left(view)
    if len(left) == 1:
        return say("crows-won-alone", name=names[left[0]])
    best = max(total(view, seat) for seat in left)
    tied = [seat for seat in left if total(view, seat) == best]
    if len(tied) == 1:
        return say("crows-won", name=names[tied[0]], points=best)
    clean = [seat for seat in tied if not view.trashed[seat]]
    winners = clean or tied
    if len(winners) == 1:
        return say("crows-won-clean", name=names[winners[0]], points=best)
    listed = tuple(say("crows-name", name=names[seat]) for seat in winners)
    if len(winners) < len(tied):
        return say("crows-won-clean-shared", names=listed, points=best)
    return say("crows-won-shared", names=listed, points=best)
