"""Random pairs of nests with everything that may lie in them, built by the oracle's own rules."""

from random import Random

import msgspec

from engine.core.chance import Chance
from engine.games.bower.game import Bower
from engine.games.bower.state import BowerState
from tests.bower.oracle import OBJECTS, STEPS, TILES, Cell, may_lie, placements

GAME = Bower()
BLANK = {flag: GAME.start(2, {"super_nest": bool(flag)}, Chance.seeded(1)) for flag in (0, 1)}
Token = tuple[int, int, int, int]


def random_match(dice: Random) -> BowerState:
    """A match that is over, with two random nests: real tiles, holes, Nest bonus tiles, a cover, tokens, Egg tiles."""
    super_nest = int(dice.random() < 0.3)
    rows = 4 + super_nest
    bonuses = dice.sample(range(101, 121), dice.randrange(9))
    taken = [[bonus for place, bonus in enumerate(bonuses) if place % 2 == seat] for seat in (0, 1)]
    supply = dice.sample(range(1, 37), 36)
    nests, buried = [], []
    for seat in (0, 1):
        extra = [bonus for bonus in taken[seat] if bonus <= 105]
        tiles = [*extra, *(supply.pop() for _ in range(rows * 3 - len(extra)))]
        dice.shuffle(tiles)
        codes = build(dice, rows, tiles if dice.random() < 0.6 else tiles[: dice.randrange(rows * 3)])
        buried.append(cover(dice, codes, supply.pop()) if 117 in taken[seat] else ())
        nests.append(tuple(codes.get((place % 6, place // 6), 0) for place in range(6 * rows)))
    return msgspec.structs.replace(
        BLANK[super_nest],
        frames=(),
        requests=tuple(dice.sample(range(8), 8)),
        nests=(nests[0], nests[1]),
        buried=(buried[0], buried[1]),
        taken=(tuple(taken[0]), tuple(taken[1])),
        tokens=lay_tokens(dice, nests, taken),
    )


def build(dice: Random, rows: int, tiles: list[int]) -> dict[Cell, int]:
    """Square codes by cell: the tiles laid one after the other in random places, until none fits."""
    codes: dict[Cell, int] = {}
    for tile in tiles:
        place = random_place(dice, set(codes), rows)
        if place is None:
            break
        (column, row), (dc, dr) = place
        codes[column, row] = 2 * tile
        codes[column + dc, row + dr] = 2 * tile + 1
    return codes


def random_place(dice: Random, filled: set[Cell], rows: int) -> tuple[Cell, Cell] | None:
    """A cell and a step on which a tile may lie: a few guesses first, then all that there are."""
    for _ in range(10):
        column, row, step = dice.randrange(6), dice.randrange(rows), dice.choice(STEPS)
        if may_lie(filled, rows, (column, row), (column + step[0], row + step[1])):
            return (column, row), step
    places = sorted(placements(filled, rows))
    if not places:
        return None
    number, turn = dice.choice(places)
    return (number % 6, number // 6), STEPS[turn]


def cover(dice: Random, codes: dict[Cell, int], tile: int) -> tuple[int, ...]:
    """Cover two adjacent filled squares with the tile, if there are any; returns what was covered."""
    pairs = [((c, r), (c + dc, r + dr)) for c, r in sorted(codes) for dc, dr in STEPS if (c + dc, r + dr) in codes]
    if not pairs:
        return ()
    one, other = dice.choice(pairs)
    below = codes[one], codes[other]
    codes[one], codes[other] = 2 * tile, 2 * tile + 1
    return below


def lay_tokens(dice: Random, nests: list[tuple[int, ...]], taken: list[list[int]]) -> tuple[Token, ...]:
    """The tokens of the taken tiles on random squares; now and then one is covered."""
    tokens: list[Token] = []
    for seat, bonus in [(owner, bonus) for owner in (0, 1) for bonus in taken[owner] if 113 <= bonus <= 116]:
        filled = [place for place, code in enumerate(nests[seat]) if code]
        if filled:
            where = -1 if dice.random() < 0.1 else dice.choice(filled)
            tokens.append((bonus - 112, seat, where, dice.randrange(2) if bonus == 116 else 0))
    if 112 in (*taken[0], *taken[1]):
        things = [(nest, place, thing) for nest in (0, 1) for place, code in enumerate(nests[nest]) if code for thing in coloured(code)]
        things += [(nest, place, 7 if kind == 1 else 3) for kind, nest, place, _ in tokens if kind in (1, 2) and place >= 0]
        if things:
            tokens.append((0, *dice.choice(things)))
    return tuple(dice.sample(tokens, len(tokens)))


def coloured(code: int) -> list[int]:
    """The numbers of the feathers and flowers printed on a square."""
    return [number for thing in TILES[code // 2][code % 2][1:] if (number := OBJECTS.index(thing)) < 8]
