"""The engine against a slow second scorer and lister of placements, on thousands of random nests."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games.bower.grid import filled
from engine.games.bower.scoring import score
from engine.games.bower.state import BowerState
from tests.bower.nests import BLANK, GAME, build, random_match
from tests.bower.oracle import judge, placements


def check_scoring(match: BowerState) -> None:
    """Every line, total and winner as the second scorer has them."""
    ours, verdict = score(match, GAME.cards), judge(match)
    assert {(line.kind, line.index): (line.winner, line.eggs) for line in ours.lines} == verdict.lines, match
    counts = {(line.kind, line.index): line.counts for line in ours.lines}
    assert {name: counts[name] for name in verdict.counts} == verdict.counts, match
    assert (ours.eggs, ours.shells, ours.winners) == (verdict.eggs, verdict.shells, verdict.winners), match
    assert GAME.ranking(match) == tuple(1 if seat in verdict.winners else 2 for seat in (0, 1)), match


def check_placements(dice: Random, nest: tuple[int, ...], tiles: tuple[int, ...]) -> None:
    """Every placement of every tile in hand, or else skipping; and the answers to single questions, impossible ones included."""
    rows = len(nest) // 6
    state = msgspec.structs.replace(BLANK[rows - 4], frames=(("place", (0,), ()),), nests=(nest, (0,) * len(nest)), hands=(tiles, ()))
    fits = placements({(place % 6, place // 6) for place, code in enumerate(nest) if code}, rows)
    legal = GAME.legal_actions(state, 0)
    assert len(set(legal)) == len(legal)
    assert set(legal) == ({("place", tile, *fit) for tile in tiles for fit in fits} or {("skip",)}), nest
    for _ in range(8):
        tile, fit = dice.choice((*tiles, 34)), (dice.randrange(-1, len(nest) + 1), dice.randrange(-1, 5))
        assert GAME.is_legal(state, 0, ("place", tile, *fit)) == (tile in tiles and fit in fits), (nest, tile, fit)
    assert GAME.is_legal(state, 0, ("skip",)) == (not fits), nest


def compare(pairs: int, seed: int) -> Counter[str]:
    """Compare on this many pairs of nests; returns what they held, so that a test can see that all was met."""
    met: Counter[str] = Counter()
    dice = Random(seed)
    for _ in range(pairs):
        match = random_match(dice)
        check_scoring(match)
        for nest in match.nests:
            check_placements(dice, nest, (36,))
            part = build(dice, len(nest) // 6, dice.sample(range(1, 37), dice.randrange(12)))
            codes = tuple(part.get((place % 6, place // 6), 0) for place in range(len(nest)))
            check_placements(dice, codes, (35, 36)[: dice.randrange(1, 3)])
        verdict = score(match, GAME.cards)
        met.update(f"token {kind}" + (" covered" if cell < 0 else "") for kind, _, cell, _ in match.tokens)
        met.update(f"{line.kind} {line.eggs}" for line in verdict.lines)
        met["super nest"] += match.super_nest
        met["holes"] += any(0 in nest for nest in match.nests)
        met["buried"] += any(match.buried)
        met["coloured"] += any(verdict.coloured)
        met["shared"] += len(verdict.winners) == 2
        met["equal eggs"] += verdict.eggs[0] == verdict.eggs[1]
    return met


def test_both_agree_on_ten_thousand_random_nests() -> None:
    met = compare(5_000, seed=1)
    expected = {f"token {kind}" for kind in range(5)} | {"token 1 covered", "column 0", "column 1", "column 2", "group 0", "group 1"}
    expected |= {"egg 0", "egg 1", "super nest", "holes", "buried", "coloured", "shared", "equal eggs"}
    assert {name: met[name] for name in expected if met[name] < 20} == {}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_both_agree_on_many_more_random_nests(seed: int) -> None:
    assert compare(10_000, seed).total() > 0


@pytest.mark.parametrize(
    ("function", "wrong"),
    [
        ("scoring.best_count", lambda sure, most, rival: most),
        ("scoring.link_of", lambda tokens, seat, rows: (-1, -1)),
        ("scoring.Nest.breaks_tie", lambda nest, material, group: 0),
        ("questions.filled", lambda nest: filled(nest) | 1),
        ("questions.fits", lambda full, rows, position: full == 0),
    ],
)
def test_a_fault_in_the_engine_is_noticed(monkeypatch: pytest.MonkeyPatch, function: str, wrong: Any) -> None:
    monkeypatch.setattr(f"engine.games.bower.{function}", wrong)
    with pytest.raises(AssertionError):
        compare(500, seed=1)
