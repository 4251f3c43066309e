"""The final scoring of The Game of Birds in words: what counts line by line, the sums, the ranks, who won."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.display import BONUS_TILE, MEDAL, THREAT, threats_in
from engine.games.game_of_birds.state import BirdsView, Numbers
from engine.games.game_of_birds.voice_words import people, points, row


def result(view: BirdsView, names: Names) -> tuple[Phrase, ...]:
    """Line by line, the sums, then the ranks and who won. When all but one have given up nothing is counted."""
    gone = tuple(say("birds-at-resigned", name=names[seat]) for seat in view.resigned)
    left = [name for seat, name in enumerate(names) if seat not in view.resigned]
    if len(left) == 1:
        return (*gone, won(left))
    seats = range(len(names))
    medals = tuple(MEDAL * mask.bit_count() for mask in view.medals)
    threats = tuple(THREAT * len(threats_in(display)) for display in view.displays)
    bonuses = tuple(BONUS_TILE * n for n in view.bonuses)
    total = tuple(points(view, seat) for seat in seats)
    birds = tuple(total[seat] - medals[seat] - threats[seat] - bonuses[seat] for seat in seats)
    counted = (("birds", birds), ("bonuses", bonuses), ("medals", medals), ("threats", threats), ("total", total))
    lines = [say(f"birds-result-{what}", points=_by_name(names, numbers)) for what, numbers in counted]
    return (*gone, *lines, *_ending(view, names, total))


def _by_name(names: Names, numbers: Numbers) -> Phrase:
    """Each player with a number: "Simone 97, Pier −3"."""
    return row([say("birds-score", name=name, points=signed(number)) for name, number in zip(names, numbers, strict=True)])


def signed(number: int) -> str:
    """A number as it is set in text."""
    return f"−{-number}" if number < 0 else str(number)


def _ending(view: BirdsView, names: Names, total: Numbers) -> tuple[Phrase, ...]:
    """The ranks of those who have not given up, first by an instant win, then by points (our rulings), and who won."""
    keys = {seat: (seat == view.winner, total[seat]) for seat in range(len(names)) if seat not in view.resigned}
    ranked = sorted(set(keys.values()), reverse=True)
    groups = [[names[seat] for seat, key in keys.items() if key == shared] for shared in ranked]
    places, rank = [], 1
    for group in groups:
        places.append(say("birds-rank", rank=rank, names=people(group)))
        rank += len(group)
    filled = [say("birds-at-filled", name=names[view.winner])] if view.winner >= 0 else []
    return (*filled, say("birds-result-ranks", ranks=row(places, "birds-semicolon")), won(groups[0]))


def won(winners: list[str]) -> Phrase:
    """Who won; equal points share the victory."""
    return say("birds-won", name=winners[0]) if len(winners) == 1 else say("birds-won-shared", names=people(winners))
