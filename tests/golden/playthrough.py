"""Golden playthroughs and perft counts as text: what the rules did when the files were written, kept in tests/golden/GAME."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.core.chance import Chance
from engine.core.game import AnyGame, Told
from engine.core.notation import to_text
from engine.tools.perft import perft, position
from engine.tools.playout import Ply, play_out
from tests.contract.cases import Options, main_combinations

FOLDER = Path(__file__).parent
SEEDS = range(1, 101)
"""The playthroughs are chosen among the random matches with these seeds."""
PERFT_SEED = 1
POSITIONS = ((0, 4), (20, 3), (30, 3), (40, 3))
"""Perft begins after so many random plies and goes so deep."""


def name_of(seats: int, options: Options) -> str:
    """The name of a combination, as in "2-super_nest-fair_play"."""
    chosen = (name if value is True else f"{name}={value}" for name, value in options if value is not False)
    return "-".join([str(seats), *chosen])


def files_of(game: AnyGame) -> dict[Path, tuple[int, Options]]:
    """The playthrough that each of the main combinations must have."""
    return {FOLDER / game.id / f"{name_of(*combination)}.txt": combination for combination in main_combinations(game)}


def perft_file(game: AnyGame) -> Path:
    """Where the perft counts of a game are kept."""
    return FOLDER / game.id / "perft.txt"


def telling_seeds(game: AnyGame, seats: int, options: Options) -> list[int]:
    """Seeds whose matches together show every kind of action and event that any seed of SEEDS shows, the most telling first."""

    def kinds(seed: int) -> set[str]:
        plies = play_out(game, seats, dict(options), Chance.seeded(seed))
        return {str(kind) for ply in plies for kind in (*ply.action[:1], *(told[0] for told in ply.told))}

    shown = {seed: kinds(seed) for seed in SEEDS}
    left = set().union(*shown.values())
    chosen = []
    while left:
        chosen.append(max(SEEDS, key=lambda seed: len(shown[seed] & left)))
        left -= shown[chosen[-1]]
    return chosen


def playthroughs(game: AnyGame, seats: int, options: Options, seeds: Iterable[int]) -> Iterator[str]:
    """The lines of a file: a playthrough for each seed."""
    yield f"# {game.id}, {seats} seats, {' '.join(f'{name}={value}' for name, value in options) or 'no options'}"
    for seed in seeds:
        yield from playthrough(game, seats, options, seed)


def playthrough(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[str]:
    """The lines of a playthrough: seat, number of legal actions, action, luck, what was told; at the end the result."""
    yield f"seed {seed}"
    for ply in play_out(game, seats, dict(options), Chance.seeded(seed)):
        yield line(ply)
        last = ply.state
    yield f"scores {' '.join(map(str, game.scores(last)))}"
    yield f"ranking {' '.join(map(str, game.ranking(last)))}"


def line(ply: Ply) -> str:
    """One step: "0 | 44 | place.12.3.1 | 5 0 | placed(0,12,3,1) earned(0)"; told to some seats only: looked_at(0,2,5)@0."""
    who = str(ply.seat) if ply.action else "-"
    luck = " ".join(map(str, ply.luck))
    return " | ".join([who, str(ply.legal), to_text(ply.action) or "start", luck, " ".join(map(event, ply.told))]).rstrip()


def event(told: Told) -> str:
    """One event in one word."""
    kind, seats, data = told
    return f"{kind}({','.join(str(part).replace(' ', '') for part in data)})" + (f"@{','.join(map(str, seats))}" if seats else "")


def perft_lines(game: AnyGame) -> Iterator[str]:
    """The perft counts of the main combinations, a position a line: the counts for depth 1, 2, ..."""
    yield f"# perft of {game.id}, luck from seed {PERFT_SEED}: combination | random plies before | lines of play at depth 1, 2, ..."
    for seats, options in main_combinations(game):
        for after, depth in POSITIONS:
            counts = perft(game, position(game, seats, dict(options), PERFT_SEED, after), depth, PERFT_SEED)
            yield f"{name_of(seats, options)} | {after} | {' '.join(map(str, counts))}"
