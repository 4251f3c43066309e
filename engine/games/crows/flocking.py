"""Flocking: where crows fly, who scores, and which murders form (rulebook, "Crows Flock", "Players Score Points")."""

from engine.core.chance import Chance
from engine.core.game import Tell, push
from engine.games.crows.board import crows_at, set_crows
from engine.games.crows.state import CEMETERY, STEPS, TRASH, TRINKETS, CrowsState

MURDER = 6
"""From so many crows on a tile on, they are a murder (rulebook, "Murder Scatters")."""
CAP = 12
"""The most points of a round with Scoring Cap (rulebook, "Scoring Cap")."""

Flight = tuple[int, int, int]
"""(from cell, to cell, crows)"""


def flights(kinds: dict[int, int], crows: dict[int, int], objects: frozenset[int], roosts: frozenset[int]) -> list[Flight]:
    """All flights of a round, each crow from where it stood (our ruling). `kinds` and `crows` by cell, `objects` the cells
    of the shiny objects, `roosts` the cells whose crows stay because of No Flocking."""
    found = []
    for cell, count in crows.items():
        if cell not in roosts and cell not in objects:
            found += flights_from(cell, count, kinds, objects)
    return found


def flights_from(cell: int, count: int, kinds: dict[int, int], objects: frozenset[int]) -> list[Flight]:
    """The flights of the crows of one tile, rules (a) to (f)."""
    seen = [sight for step in STEPS if (sight := look_along(cell, step, kinds, objects))]
    if not seen:
        return []
    nearest = min(distance for distance, _, _ in seen)
    targets = [(target, landing) for distance, target, landing in seen if distance == nearest]
    targets = [pair for pair in targets if kinds[pair[0]] == TRINKETS] or targets
    share = count // len(targets)
    return [(cell, landing, share) for _, landing in targets] if share else []


def look_along(cell: int, step: int, kinds: dict[int, int], objects: frozenset[int]) -> tuple[int, int, int] | None:
    """The first shiny object in a direction: (distance, its cell, where a crow on the way to it lands); None beyond a gap.

    A crow lands on the first trash on its way; the tile that it starts from does not count (rules (c) and (d)).
    """
    landing = -1
    distance = 0
    while True:
        cell += step
        distance += 1
        if cell not in kinds:
            return None
        if cell in objects:
            return distance, cell, landing if landing >= 0 else cell
        if landing < 0 and kinds[cell] == TRASH:
            landing = cell


def flock(state: CrowsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """All crows fly at once; then points are scored and murders scatter."""
    kinds = dict(zip(state.cells, state.kinds, strict=True))
    crows = crows_at(state)
    moved: dict[int, int] = {}
    for start, landing, count in flights(kinds, crows, frozenset(state.objects), frozenset(state.roosts)):
        moved[start] = moved.get(start, crows[start]) - count
        moved[landing] = moved.get(landing, crows.get(landing, 0)) + count
        tell(("flocked", (), (start, landing, count)))
    set_crows(state, moved)
    push(state, ("score", (), ()))


def turn_order(state: CrowsState) -> list[int]:
    """The seats clockwise from the First Player."""
    seats = len(state.scores)
    return [(state.first + place) % seats for place in range(seats)]


def score_round(state: CrowsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """A point for each crow on the tile of one's shiny object, two where it counts as a cemetery."""
    kinds = dict(zip(state.cells, state.kinds, strict=True))
    crows = crows_at(state)
    scores = list(state.scores)
    murders = []
    for seat in turn_order(state):
        cell = state.objects[seat]
        count = crows.get(cell, 0)
        is_grave = not state.cancelled and (kinds.get(cell) == CEMETERY or cell in state.tombs)
        points = count * (2 if is_grave else 1)
        points = min(points, CAP) if state.scoring_cap else points
        scores[seat] += points
        if count:
            tell(("scored", (), (seat, cell, count, points)))
        if count >= MURDER:
            murders.append(("murder", (), (seat, cell)))
    state.scores = tuple(scores)
    push(state, *murders, ("round end", (), ()))
