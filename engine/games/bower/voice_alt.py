"""What Bower's pictures show, in words: at most 1,024 characters, the most important first."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bower.groups import gems_in
from engine.games.bower.scoring import Nest, score
from engine.games.bower.state import COLUMNS, EARTH, BowerView
from engine.games.bower.voice_legend import offers, open_tiles
from engine.games.bower.voice_position import display, hand, own_eggs
from engine.games.bower.voice_result import resigned, short, total, won
from engine.games.bower.voice_words import cards

FEW = 3
"""So many tiles in hand leave room for the nests and the display."""


def board(view: BowerView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The spectators' picture: who is asked, the display, in Super Nest the open bonus tiles, each nest in figures."""
    nests = nest(view, names, 0), nest(view, names, 1)
    # There is not room for both in every language.
    return (*now, display(view), open_tiles(view), *nests) if view.super_nest else (*now, display(view), *nests, say("bower-alt-text"))


def own(view: BowerView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """A seat's own picture: what it is asked, its hand, the eggs it knows, then as much of the rest as has room."""
    if view.seat < 0:
        return board(view, names, now)
    tiles = hand(view, view.seat)
    if view.frames and view.frames[-1][0] == "choose" and view.seat in view.to_act:
        # Where the picture shows these, it shows neither hand nor display.
        return (*now, *offers(view), own_eggs(view), nest(view, names, view.seat))
    lines = [*now, *(tiles or [say("bower-alt-hand-none")]), own_eggs(view)]
    if len(tiles) <= FEW:
        lines += [display(view), open_tiles(view) if view.super_nest else nest(view, names, view.seat)]
    return tuple(lines)


def scoring(view: BowerView, names: Names) -> tuple[Phrase, ...]:
    """The picture of the final scoring: who won, the totals, each line in brief."""
    if view.resigned:
        return resigned(view, names)
    points = score(view)
    return (won(points, names), total(points, names), *(short(view, line, names) for line in points.lines))


def nest(view: BowerView, names: Names, seat: int) -> Phrase:
    """A nest in figures: filled squares, the largest group of each material, gems a column."""
    set = cards(view)
    own = Nest(view, seat, set)
    squares = view.nests[seat]
    straw, moss, gravel = (len(own.largest_group(material)) for material in range(EARTH))
    gems = " ".join(str(gems_in(squares, own.column(column), set)) for column in range(COLUMNS))
    filled = sum(1 for code in squares if code)
    return say("bower-alt-nest", name=names[seat], n=filled, squares=len(squares), straw=straw, moss=moss, gravel=gravel, gems=gems)
