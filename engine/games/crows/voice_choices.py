"""The choices of Crows in words: the parts of actions as they stand in menus, whole actions, and the questions for them.

A place is chosen by its row, then among the cells of that row: three presses with the confirmation, however large the board.
"""

from typing import Any

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.crows.board import cell_of
from engine.games.crows.reasons import PLACES, TOKEN_OF, tile_ways
from engine.games.crows.state import EMPTY, STRIDE, TOKENS, CrowsView, coordinate
from engine.games.crows.voice_words import beside, columns_of, row, slug, things_on, tile_of

TILE_TOO = "shine", "tomb", "roost", "trash"
"""Verbs whose whole action names the tile of the cell too."""


def label(view: CrowsView, prefix: Action) -> Phrase:
    """The last part of a prefix in at most 80 characters."""
    verb = str(prefix[0])
    if len(prefix) == 1:
        return _verb(view, verb)
    if verb == "pick":
        return tile_of(int(prefix[1]))
    if verb == "scatter":
        return say(f"crows-start-{prefix[1]}")
    if len(prefix) == 2:
        cells = [cell for cell in PLACES[verb](view) if cell // STRIDE == prefix[1]]
        return say("crows-row", row=prefix[1], columns=columns_of(cells))
    cell = cell_of(prefix)
    if verb == "place":
        return say("crows-place", cell=coordinate(cell), things=beside(view, cell))
    things = things_on(view, cell)
    if verb == "shine" and brings_token(view, cell):
        things.append(say("crows-brings-token"))
    return say("crows-place", cell=coordinate(cell), things=row(things))


def brings_token(view: CrowsView, cell: int) -> bool:
    """Whether a shiny object brings a special token there (rulebook, "Place the Shiny Object")."""
    return view.kinds[view.cells.index(cell)] == EMPTY and view.token_pile > 0


def part(view: CrowsView, prefix: Action) -> Phrase:
    """The question for the part that follows the prefix. A question with one verb begins after it."""
    if not prefix:
        return _opening(view)
    verb = str(prefix[0])
    if verb in PLACES and len(prefix) < 3:
        return _which_row(view, verb) if len(prefix) == 1 else say(f"crows-which-{verb}", row=prefix[1])
    if verb in ("pick", "scatter") and len(prefix) == 1:
        return say(f"crows-which-{verb}")
    return say("crows-which-sure")


def ask(view: CrowsView, names: Names) -> Phrase:
    """What the seat that must choose is asked, in words for everybody."""
    if not view.frames:
        return say("crows-ask-over")
    kind, (seat,), data = view.frames[-1]
    name = names[seat]
    numbers: Any = data
    if kind == "place":
        return say("crows-ask-place", name=name, tile=tile_of(numbers[0]))
    if kind == "scatter":
        return say("crows-ask-scatter", name=name, cell=coordinate(*numbers))
    if kind == "second crow":
        return say("crows-ask-second-crow", name=name, first=coordinate(*numbers))
    if kind == "landing":
        return say("crows-ask-landing", name=name, first=coordinate(numbers[0]), second=coordinate(numbers[1]))
    return say(f"crows-ask-{_tile_ways(view) if kind == 'tile' else slug(kind)}", name=name)


def action(view: CrowsView, action: Action) -> Phrase:
    """A whole action in at most 100 characters."""
    verb = str(action[0])
    if verb == "pick":
        return say("crows-do-pick", tile=tile_of(int(action[1])))
    if verb == "scatter":
        return say("crows-do-scatter", start=say(f"crows-start-{action[1]}"))
    if verb not in PLACES:
        return _verb(view, verb)
    cell = cell_of(action)
    if verb == "place":
        return say("crows-do-place", tile=_subject(view), cell=coordinate(cell))
    if verb in TILE_TOO:
        return say(f"crows-do-{verb}", cell=coordinate(cell), tile=tile_of(view.kinds[view.cells.index(cell)]))
    return say(f"crows-do-{verb}", cell=coordinate(cell))


def _verb(view: CrowsView, verb: str) -> Phrase:
    if verb in TOKEN_OF:
        return say(f"crows-play-{slug(TOKENS[TOKEN_OF[verb]])}")
    return say(f"crows-skip-{view.frames[-1][0]}" if verb == "skip" else f"crows-verb-{verb}")


def _tile_ways(view: CrowsView) -> str:
    """The ways to a tile as a part of message ids: "tile-draw", "tile-pick", "tile-trash" alone, "tile-draw-or-trash", "tile-none"."""
    others, trash = tile_ways(view, view.to_act[0])
    verb = "pick" if view.tile_choices else "draw"
    return f"tile-{verb}-or-trash" if others and trash else f"tile-{verb}" if others else "tile-trash" if trash else "tile-none"


def _subject(view: CrowsView) -> Phrase:
    """The tile that is about to be placed."""
    kind: Any = view.frames[-1][2][0]
    return tile_of(kind)


def _which_row(view: CrowsView, verb: str) -> Phrase:
    kind, _, data = view.frames[-1]
    numbers: Any = data
    if verb == "place":
        return say("crows-row-place", tile=_subject(view))
    if verb == "call":
        return say("crows-row-call-second", first=coordinate(*numbers)) if kind == "second crow" else say("crows-row-call")
    if verb == "land":
        return say("crows-row-land", first=coordinate(numbers[0]), second=coordinate(numbers[1]))
    return say(f"crows-row-{verb}")


def _opening(view: CrowsView) -> Phrase:
    kind = view.frames[-1][0]
    if kind == "tile":
        return say(f"crows-part-{_tile_ways(view)}")
    if kind == "play":
        return say("crows-part-play")
    if kind == "scatter":
        return say("crows-which-scatter")
    verb = {"first crow": "call", "second crow": "call", "landing": "land"}.get(kind, kind)
    return _which_row(view, verb)
