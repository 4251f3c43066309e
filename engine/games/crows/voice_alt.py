"""What the pictures of Crows show, in words: at most 1,024 characters, the most important first."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.crows.state import NOWHERE, STRIDE, CrowsView, coordinate
from engine.games.crows.voice_position import in_force, private
from engine.games.crows.voice_result import score_line, won
from engine.games.crows.voice_words import row

MOST = 30
"""So many cells with crows are named; there is room for no more beside the longest names."""


def board(view: CrowsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The spectators' picture: who is asked, points and shiny objects, where crows are, how large the board is."""
    return (*now, *in_force(view), *(_seat(view, names, seat) for seat in range(len(view.scores))), *_table(view), say("crows-alt-text"))


def own(view: CrowsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """A seat's own picture: what it is asked, its special tokens, then the table in brief."""
    return (*now, *private(view), *in_force(view), *_table(view), say("crows-alt-text"))


def scoring(view: CrowsView, names: Names) -> tuple[Phrase, ...]:
    """The picture of a match's end: who won, then each seat's points."""
    return (won(view, names), *(score_line(view, names, seat) for seat in range(len(view.scores))))


def _seat(view: CrowsView, names: Names, seat: int) -> Phrase:
    cell = view.objects[seat]
    if cell == NOWHERE:
        return say("crows-alt-seat", name=names[seat], points=view.scores[seat])
    return say("crows-alt-seat-object", name=names[seat], points=view.scores[seat], cell=coordinate(cell))


def _table(view: CrowsView) -> list[Phrase]:
    """The size of the board, and the cells with crows, the most crows first."""
    rows, columns = {cell // STRIDE for cell in view.cells}, {cell % STRIDE for cell in view.cells}
    ends = coordinate(min(rows) * STRIDE + min(columns)), coordinate(max(rows) * STRIDE + max(columns))
    lines = [say("crows-alt-table", n=len(view.cells), first=ends[0], last=ends[1])]
    found = sorted((-count, cell) for cell, count in zip(view.cells, view.crows, strict=True) if count)
    if found:
        shown = [say("crows-alt-crows-on", cell=coordinate(cell), n=-count) for count, cell in found[:MOST]]
        lines.append(say("crows-alt-crows", n=sum(view.crows), cells=row(shown)))
    return lines
