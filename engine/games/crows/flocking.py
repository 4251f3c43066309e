"""Flocking: where crows fly, who scores, and which murders form (rulebook, "Crows Flock", "Players Score Points")."""

from engine.core.chance import Chance
from engine.core.game import Tell, push
from engine.games.crows.board import crows_at, set_crows
from engine.games.crows.state import CEMETERY, STEPS, TRASH, TRINKETS, CrowsState

MURDER = 6
"""From so many crows on a tile on, they are a murder (rulebook, "Murder Scatters")."""
CAP = 12
"""The most points of a round with Scoring Cap (rulebook, "Scoring Cap")."""

HELD, LEFT_OVER = 0, 1
"""Why crows that have a shiny object in sight stay: No Flocking, or they cannot be divided evenly."""
PLAIN, GRAVE, TOMB, VOID = range(4)
"""What the tile of a shiny object makes of its points: nothing, doubled by a Cemetery or by a Tombstone, not doubled because of No
Cemeteries."""

Flight = tuple[int, int, int, int]
"""(from cell, to cell, crows, cell of the shiny object). No crows: there are fewer of them than shiny objects to divide among."""


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
    return [(cell, landing, share, target) for target, landing in targets]


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
    """All crows fly at once; then points are scored and murders scatter. Told: flocked(from, to, crows, owner of the shiny object,
    its cell), stayed(cell, crows, HELD or LEFT_OVER) and unmoved(cells) of all crows that have no shiny object in sight."""
    kinds = dict(zip(state.cells, state.kinds, strict=True))
    crows = crows_at(state)
    for cell in sorted({*state.roosts} & {*crows}):
        tell(("stayed", (), (cell, crows[cell], HELD)))
    moved: dict[int, int] = {}
    sources: dict[int, int] = {}
    for start, landing, count, target in flights(kinds, crows, frozenset(state.objects), frozenset(state.roosts)):
        sources[start] = sources.get(start, crows[start]) - count
        if count:
            moved[start] = moved.get(start, crows[start]) - count
            moved[landing] = moved.get(landing, crows.get(landing, 0)) + count
            tell(("flocked", (), (start, landing, count, state.objects.index(target), target)))
    for start, left in sources.items():
        if left:
            tell(("stayed", (), (start, left, LEFT_OVER)))
    if unmoved := tuple(sorted(crows.keys() - sources.keys() - {*state.roosts})):
        tell(("unmoved", (), (unmoved,)))
    set_crows(state, moved)
    push(state, ("score", (), ()))


def turn_order(state: CrowsState) -> list[int]:
    """The seats clockwise from the First Player."""
    seats = len(state.scores)
    return [(state.first + place) % seats for place in range(seats)]


def worth(state: CrowsState, kinds: dict[int, int], cell: int) -> int:
    """Whether points on a tile are doubled: PLAIN, GRAVE, TOMB or VOID. A Tombstone on a Cemetery doubles once (our ruling)."""
    is_tomb = cell in state.tombs
    if kinds.get(cell) != CEMETERY and not is_tomb:
        return PLAIN
    return VOID if state.cancelled else TOMB if is_tomb else GRAVE


def score_round(state: CrowsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """A point for each crow on the tile of one's shiny object, two where it counts as a cemetery. Told: scored(seat, cell, crows,
    points, what the tile made of them)."""
    kinds = dict(zip(state.cells, state.kinds, strict=True))
    crows = crows_at(state)
    scores = list(state.scores)
    murders = []
    for seat in turn_order(state):
        cell = state.objects[seat]
        count = crows.get(cell, 0)
        if not count:
            continue
        why = worth(state, kinds, cell)
        points = count * (2 if why in (GRAVE, TOMB) else 1)
        points = min(points, CAP) if state.scoring_cap else points
        scores[seat] += points
        tell(("scored", (), (seat, cell, count, points, why)))
        if count >= MURDER:
            murders.append(("murder", (), (seat, cell)))
    state.scores = tuple(scores)
    push(state, *murders, ("round end", (), ()))
