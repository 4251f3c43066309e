"""`python -m engine simulate GAME`: random matches, and what came of them."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from statistics import fmean, median
from time import perf_counter

from engine.core.chance import Chance
from engine.tools.arguments import add_match, match_of, positive, titled
from engine.tools.playout import play_out

HELP = "play random matches; print plies per second, lengths and scores"


def add_to(parser: ArgumentParser) -> None:
    """Add the arguments."""
    add_match(parser)
    parser.add_argument("--matches", type=positive, default=100, metavar="K", help="how many matches (100)")


def run(arguments: Namespace) -> int:
    """Play and print."""
    game, seats, options = match_of(arguments)
    chance = Chance.seeded(arguments.seed)
    lengths: list[int] = []
    scores: list[tuple[int, ...]] = []
    wins: Counter[int] = Counter()
    start = perf_counter()
    for _ in range(arguments.matches):
        *plies, last = play_out(game, seats, options, chance)
        lengths.append(len(plies))
        scores.append(game.scores(last.state))
        first = [seat for seat, rank in enumerate(game.ranking(last.state)) if rank == 1]
        wins[first[0] if len(first) == 1 else -1] += 1
    seconds = perf_counter() - start
    print(f"{titled(game, seats, options)}, seed {arguments.seed}")
    print(f"matches           {arguments.matches:,} in {seconds:.2f} s")
    print(f"plies per second  {sum(lengths) / seconds:,.0f}")
    print(f"plies per match   min {min(lengths)}, median {median(lengths):g}, max {max(lengths)}")
    by_seat = list(zip(*scores, strict=True))
    print(f"mean scores       {', '.join(f'seat {seat} {fmean(column):.2f}' for seat, column in enumerate(by_seat))}")
    print(f"range of scores   {min(map(min, scores))} to {max(map(max, scores))}")
    print(f"wins              {', '.join(f'seat {seat} {wins[seat]}' for seat in range(seats))}, shared {wins[-1]}")
    return 0
