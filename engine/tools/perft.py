"""`python -m engine perft GAME`: how many ways a match can go, ply by ply, with the same luck on all of them.

The counts are a fingerprint of the rules: a change of any legal action shows in them.
"""

from argparse import ArgumentParser, Namespace
from itertools import islice

from engine.core.chance import Chance
from engine.core.game import AnyGame, State
from engine.tools.arguments import add_match, match_of, natural, positive, titled
from engine.tools.playout import play_out

HELP = "count the ways in which a match can go on, ply by ply"


def add_to(parser: ArgumentParser) -> None:
    """Add the arguments."""
    add_match(parser)
    parser.add_argument("--after", type=natural, default=0, metavar="PLIES", help="begin after so many random plies (0)")
    parser.add_argument("--depth", type=positive, default=3, metavar="D", help="how many plies deep (3)")


def run(arguments: Namespace) -> int:
    """Count and print."""
    game, seats, options = match_of(arguments)
    counts = perft(game, position(game, seats, options, arguments.seed, arguments.after), arguments.depth, arguments.seed)
    print(f"{titled(game, seats, options)}, seed {arguments.seed}, after {arguments.after} plies")
    for ply, count in enumerate(counts, 1):
        print(f"depth {ply}: {count:,}")
    return 0


def position(game: AnyGame, seats: int, options: dict[str, bool | int | str], seed: int, after: int) -> State:
    """The state of the random match with this seed after so many plies, or its end if it is shorter."""
    *_, last = islice(play_out(game, seats, options, Chance.seeded(seed)), after + 1)
    state: State = last.state
    return state


def perft(game: AnyGame, state: State, depth: int, seed: int) -> tuple[int, ...]:
    """For each depth from 1 the number of different lines of play. Every ply draws its luck from the seed anew."""
    counts = []
    states = [state]
    for ply in range(1, depth + 1):
        choices = [(node, seat, action) for node in states for seat in game.to_act(node) for action in game.legal_actions(node, seat)]
        counts.append(len(choices))
        if ply < depth:
            states = [game.apply(node, seat, action, Chance.seeded(seed)) for node, seat, action in choices]
    return tuple(counts)
