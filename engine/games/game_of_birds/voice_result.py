"""The final scoring of The Game of Birds in words: what counts line by line, the sums, the ranks, who won."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.display import BONUS_TILE, MEDAL, THREAT, threats_in
from engine.games.game_of_birds.state import BirdsView, Numbers
from engine.games.game_of_birds.voice_words import people, points, row, signed


def result(view: BirdsView, names: Names) -> tuple[Phrase, ...]:
    """Line by line, the sums, then the ranks and who won. When all but one have given up nothing is counted."""
    gone = [say("birds-at-resigned", name=names[seat]) for seat in view.resigned]
    ranks = ranked(view)
    if len(view.resigned) >= len(names) - 1:
        return (*gone, won(names, ranks))
    lines = [say(f"birds-result-{what}", points=_by_name(names, numbers)) for what, numbers in counted(view).items()]
    filled = [say("birds-at-filled", name=names[view.winner])] if view.winner >= 0 else []
    return (*gone, *lines, *filled, say("birds-result-ranks", ranks=_places(names, ranks)), won(names, ranks))


def counted(view: BirdsView) -> dict[str, Numbers]:
    """The points of each seat: of birds with their tiles, bonus tiles, medals and threats, and all in all."""
    seats = range(len(view.known))
    medals = tuple(MEDAL * mask.bit_count() for mask in view.medals)
    threats = tuple(THREAT * len(threats_in(display)) for display in view.displays)
    bonuses = tuple(BONUS_TILE * n for n in view.bonuses)
    total = tuple(points(view, seat) for seat in seats)
    birds = tuple(total[seat] - medals[seat] - threats[seat] - bonuses[seat] for seat in seats)
    return {"birds": birds, "bonuses": bonuses, "medals": medals, "threats": threats, "total": total}


def ranked(view: BirdsView) -> list[Numbers]:
    """The seats that have not given up, those that share a rank together: first by an instant win, then by points (our rulings)."""
    keys = {seat: (seat == view.winner, points(view, seat)) for seat in range(len(view.known)) if seat not in view.resigned}
    return [tuple(seat for seat, key in keys.items() if key == shared) for shared in sorted(set(keys.values()), reverse=True)]


def won(names: Names, ranks: list[Numbers]) -> Phrase:
    """Who won; equal points share the victory."""
    winners = [names[seat] for seat in ranks[0]]
    return say("birds-won", name=winners[0]) if len(winners) == 1 else say("birds-won-shared", names=people(winners))


def _by_name(names: Names, numbers: Numbers) -> Phrase:
    """Each player with a number: "Simone 97, Pier −3"."""
    return row([say("birds-score", name=name, points=signed(number)) for name, number in zip(names, numbers, strict=True)])


def _places(names: Names, ranks: list[Numbers]) -> Phrase:
    """The ranks with those who have them: "1. Simone and Pier; 3. Ada"."""
    places, rank = [], 1
    for seats in ranks:
        places.append(say("birds-rank", rank=rank, names=people([names[seat] for seat in seats])))
        rank += len(seats)
    return row(places, "birds-semicolon")
