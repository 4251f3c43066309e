"""The final scoring (rulebook, "End of the Game" and "Bonus Tiles Description"), line by line, with all that decided it."""

from collections.abc import Iterable

import msgspec

from engine.games.bower.cards import Cards, cards_of
from engine.games.bower.groups import Link, cells_of, groups_of, link_of
from engine.games.bower.squares import objects_of_nest
from engine.games.bower.state import (
    COLOURED_SHELL,
    COLUMNS,
    EARTH,
    MOSS,
    SHELL,
    WHITE_FEATHER,
    WHITE_FLOWER,
    BowerState,
    BowerView,
)

Pair = tuple[int, int]
NOBODY = -1
COLOURS = ("yellow", "violet", "red")


class Line(msgspec.Struct, frozen=True):
    """One thing that egg tokens are given for. Pairs are by seat."""

    kind: str
    """"group", "column" or "egg"."""
    index: int
    """The material, the column (from 0), or the number of the Egg bonus tile."""
    counts: Pair
    """Squares of the group; objects that count, white ones as their owner wishes; items of an Egg tile."""
    shells: Pair
    """Shells there, for ties; of a "group" those in the group that counts."""
    coloured: Pair
    """Whether the Colored Shells tile breaks a tie there, as 0 or 1."""
    winner: int
    eggs: int
    owner: int = NOBODY
    """Whose Egg bonus tile it is."""
    cells: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """For a "group": its cells in each nest, sorted."""


class Scoring(msgspec.Struct, frozen=True):
    """The whole scoring. `winners` has both seats when the victory is shared."""

    lines: tuple[Line, ...]
    eggs: Pair
    shells: Pair
    coloured: Pair
    winners: tuple[int, ...]


class Nest:
    """A seat's nest as the scoring sees it."""

    def __init__(self, match: BowerState | BowerView, seat: int, cards: Cards) -> None:
        self.squares = match.nests[seat]
        self.objects = objects_of_nest(self.squares, seat, match.tokens, cards)
        self.cards = cards
        self.link: Link = link_of(match.tokens, seat, len(self.squares) // COLUMNS)

    def count(self, kinds: Iterable[int], cells: Iterable[int] | None = None) -> int:
        """How many objects of these kinds lie on the cells, or in the whole nest."""
        where = range(len(self.squares)) if cells is None else cells
        objects = self.objects
        return sum([objects[cell].count(kind) for kind in kinds for cell in where])

    def column(self, column: int) -> range:
        """The cells of a column."""
        return range(column, len(self.squares), COLUMNS)

    def has_coloured(self, cells: Iterable[int] | None = None) -> int:
        """1 if a square of the Colored Shells tile is to be seen on the cells, else 0."""
        return int(self.count([COLOURED_SHELL], cells) > 0)

    def largest_group(self, material: int) -> tuple[int, ...]:
        """The largest group of a material; of equal ones that with Colored Shells, then that with more shells (our ruling)."""
        groups = [tuple(cells_of(group)) for group in groups_of(self.squares, material, self.cards, self.link)]
        return max(groups, key=lambda group: (len(group), self.breaks_tie(material, group), self.count([SHELL], group)), default=())

    def breaks_tie(self, material: int, group: tuple[int, ...]) -> int:
        """1 if Colored Shells decide for a group: in the largest Moss group only (rulebook, "Nest Bonus Tiles")."""
        return self.has_coloured(group) if material == MOSS else 0


def score(match: BowerState | BowerView, cards: Cards | None = None) -> Scoring:
    """The scoring of a match; of a view only when the match is over, for it takes all requests. A view brings its components."""
    if cards is None:
        assert isinstance(match, BowerView), "a state does not know its components"
        cards = cards_of(match.tiles, match.bonuses)
    nests = Nest(match, 0, cards), Nest(match, 1, cards)
    lines = [group_line(nests, material) for material in range(EARTH)]
    lines += [column_line(nests, column, match.requests[column]) for column in range(COLUMNS)]
    for owner in (0, 1):
        lines += [egg_line(nests, bonus, owner, cards.bonus[bonus][1]) for bonus in match.taken[owner] if cards.bonus[bonus][0] == "egg"]
    eggs = tuple(sum(line.eggs for line in lines if line.winner == seat) for seat in (0, 1))
    shells = nests[0].count([SHELL]), nests[1].count([SHELL])
    coloured = nests[0].has_coloured(), nests[1].has_coloured()
    keys = list(zip(eggs, coloured, shells, strict=True))
    playing = [seat for seat in (0, 1) if seat not in match.resigned]
    winners = tuple(seat for seat in playing if keys[seat] == max(keys[other] for other in playing))
    return Scoring(tuple(lines), (eggs[0], eggs[1]), shells, coloured, winners)


def ahead(pairs: Iterable[Pair]) -> int:
    """The seat that is ahead in the first pair that is not equal; NOBODY if all are."""
    for first, second in pairs:
        if first != second:
            return 0 if first > second else 1
    return NOBODY


def group_line(nests: tuple[Nest, Nest], material: int) -> Line:
    """The largest groups of a material: more squares, then more shells in the group, then nobody."""
    groups = nests[0].largest_group(material), nests[1].largest_group(material)
    counts = len(groups[0]), len(groups[1])
    shells = nests[0].count([SHELL], groups[0]), nests[1].count([SHELL], groups[1])
    coloured = nests[0].breaks_tie(material, groups[0]), nests[1].breaks_tie(material, groups[1])
    winner = ahead([counts, coloured, shells])
    return Line("group", material, counts, shells, coloured, winner, int(winner >= 0), cells=groups)


def column_line(nests: tuple[Nest, Nest], column: int, request: int) -> Line:
    """The majority in a column: more objects of the request, then more shells, then nobody; two eggs for one object alone."""
    cells = nests[0].column(column)
    (sure, most), (other_sure, other_most) = (count_range(nest, request, cells) for nest in nests)
    counts = best_count(sure, most, other_most), best_count(other_sure, other_most, most)
    shells = nests[0].count([SHELL], cells), nests[1].count([SHELL], cells)
    coloured = nests[0].has_coloured(cells), nests[1].has_coloured(cells)
    winner = ahead([counts, coloured, shells])
    is_alone = counts[0] != counts[1] and max(counts) == 1
    return Line("column", column, counts, shells, coloured, winner, (1 + is_alone) * (winner >= 0))


def count_range(nest: Nest, request: int, cells: range) -> Pair:
    """How few and how many objects of a request a nest can count there: white ones may take any colour.

    For a request of any colour all count, white ones always (our ruling).
    """
    white = WHITE_FEATHER if request <= WHITE_FEATHER else WHITE_FLOWER
    if request == white:
        count = nest.count(range(white - 3, white + 1), cells)
        return count, count
    count = nest.count([request], cells)
    return count, count + nest.count([white], cells)


def best_count(sure: int, most: int, rival: int) -> int:
    """What is best for the owner of white objects: one object alone gives two eggs, else as many as can be (our ruling)."""
    return 1 if rival == 0 and sure <= 1 <= most else most


def egg_line(nests: tuple[Nest, Nest], bonus: int, owner: int, of: str) -> Line:
    """An Egg bonus tile: one egg for its owner if it has more; white objects do not count, Colored Shells beat all shells."""
    if of == "shell":
        counts = nests[0].count([SHELL]), nests[1].count([SHELL])
        coloured = nests[0].has_coloured(), nests[1].has_coloured()
        winner = ahead([coloured, counts])
    else:
        colour = COLOURS.index(of)
        kinds = colour, colour + WHITE_FEATHER + 1
        counts, coloured = (nests[0].count(kinds), nests[1].count(kinds)), (0, 0)
        winner = ahead([counts])
    is_won = winner == owner
    return Line("egg", bonus, counts, (0, 0), coloured, owner if is_won else NOBODY, int(is_won), owner)
