"""Bower's things as phrases: objects, squares, tiles, bonus tiles, request eggs. All other parts of the voice build on these."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.phrase import Phrase, chain, say
from engine.games.bower.cards import Cards, cards_of
from engine.games.bower.groups import Link, link_of
from engine.games.bower.state import (
    BONUS,
    BRANCH,
    COLOURED_SHELL,
    COLUMNS,
    GEM,
    MATERIALS,
    OBJECTS,
    REQUESTS,
    SHELL,
    TOKENS,
    BowerView,
)

WIDE = 6
"""A tile is written in full up to this width, counting 2 for each kind of feather, flower or coloured shell on a square and
1 for gems and for shells; beyond that its feathers and flowers are shortened, so that it fits a menu in every language."""


def cards(view: BowerView) -> Cards:
    """The components that the view describes."""
    return cards_of(view.tiles, view.bonuses)


def slug(word: str) -> str:
    """A word of the components file as a part of a message id."""
    return word.replace(" ", "-")


def row(items: Sequence[Phrase], mark: str = "bower-comma") -> Phrase:
    """Items with a comma between them, or with another mark."""
    return chain(items, mark)


def object_of(kind: int, count: int = 1) -> Phrase:
    """One or several objects of a kind: "red feather", "2 red feathers"."""
    return say(f"bower-object-{slug(OBJECTS[kind])}", n=count)


def material_of(material: int) -> Phrase:
    return say(f"bower-material-{MATERIALS[material]}")


def request_of(request: int) -> Phrase:
    """What a request egg asks for, in the plural: "red feathers"."""
    return say(f"bower-request-{slug(REQUESTS[request])}")


def square_of(code: int, set: Cards, short: bool = False) -> Phrase:
    """A square by its code: "Straw: 2 yellow flowers, gem"."""
    kinds = set.objects[code]
    things = _shortened(kinds) if short else [object_of(kind, count) for kind, count in sorted(Counter(kinds).items())]
    return say("bower-square", material=material_of(set.materials[code]), objects=row(things))


def _shortened(kinds: Sequence[int]) -> list[Phrase]:
    """Objects in short: feathers and flowers by the first letters of their colours."""
    found = []
    for noun in ("feather", "flower"):
        colours = [OBJECTS[kind].split()[0] for kind in sorted(kinds) if OBJECTS[kind].endswith(noun)]
        if colours:
            found.append(say(f"bower-short-{noun}", colours=row([say(f"bower-initial-{colour}") for colour in colours], "bower-adjoin")))
    rest = Counter(kind for kind in kinds if kind >= GEM)
    return found + [say("bower-short-coloured", n=n) if kind == COLOURED_SHELL else object_of(kind, n) for kind, n in sorted(rest.items())]


def tile_of(number: int, set: Cards) -> Phrase:
    """A domino by its number: "Straw: yellow flower, gem | Moss: shell". At most 77 characters."""
    short = _width(number, set) > WIDE
    first, second = (square_of(2 * number + half, set, short) for half in (0, 1))
    return say("bower-tile", first=first, second=second)


def _width(number: int, set: Cards) -> int:
    return sum(1 if kind in (GEM, SHELL) else 2 for half in (0, 1) for kind in {*set.objects[2 * number + half]})


def bonus_name(number: int, set: Cards) -> Phrase:
    """The name of a bonus tile, different for different tiles of a set."""
    kind, of = set.bonus[number]
    if kind != "nest":
        return say(f"bower-bonus-{kind}-{slug(of)}")
    if _has_twin(number, set):
        return say("bower-bonus-twin", id=_id(number), tile=tile_of(number, set))
    if _is_coloured(number, set):
        return say("bower-bonus-coloured")
    return say("bower-bonus-nest", tile=tile_of(number, set))


def bonus_effect(number: int, set: Cards) -> Phrase:
    """A bonus tile with what it does, in at most 80 characters."""
    kind, of = set.bonus[number]
    if kind != "nest":
        return say(f"bower-effect-{kind}-{slug(of)}")
    plain = all(len({*kinds}) == len(kinds) for kinds in (set.objects[2 * number], set.objects[2 * number + 1]))
    tile = tile_of(number, set)
    if _has_twin(number, set):
        return say("bower-effect-twin", id=_id(number), tile=tile)
    if _is_coloured(number, set):
        return say("bower-effect-coloured")
    return say("bower-effect-nest", name=say("bower-bonus-hand"), tile=tile) if plain and _width(number, set) <= WIDE else tile


def _is_coloured(number: int, set: Cards) -> bool:
    """Whether a tile is the only one with coloured shells: then it is called by its name in the rulebook."""
    return [other for other in set.bonus if COLOURED_SHELL in set.objects[2 * other] + set.objects[2 * other + 1]] == [number]


def _has_twin(number: int, set: Cards) -> bool:
    """Whether an owner's set has another Nest bonus tile that looks the same, so that its id must tell them apart."""
    halves = slice(2 * number, 2 * number + 2)
    others = [slice(2 * other, 2 * other + 2) for other, (kind, _) in set.bonus.items() if kind == "nest" and other != number]
    return any((set.materials[other], set.objects[other]) == (set.materials[halves], set.objects[halves]) for other in others)


def _id(number: int) -> str:
    """The id of a bonus tile in the components file."""
    return f"B{number - BONUS:02}"


def bonus_names(numbers: Iterable[int], set: Cards) -> Phrase:
    """Bonus tiles by name, at least one."""
    return row([bonus_name(number, set) for number in numbers], "bower-semicolon")


def tiles_of(numbers: Iterable[int], set: Cards) -> Phrase:
    """Dominoes in brackets, at least one."""
    return row([say("bower-bracketed", what=tile_of(number, set)) for number in numbers], "bower-comma")


def token_of(token: int) -> Phrase:
    """A bonus token that counts as objects, by its name. X and Branch are never called by name only."""
    return say(f"bower-token-{slug(TOKENS[token])}")


def egg_place(egg: int) -> Phrase:
    """Where a request egg lies: "column 2", "first egg out of play"."""
    return say("bower-egg-column", column=egg + 1) if egg < COLUMNS else say("bower-egg-out", n=egg - COLUMNS + 1)


def egg_read(egg: int, request: int) -> Phrase:
    """A request egg with its symbol: "column 2: red feathers"."""
    return say("bower-egg-read", place=egg_place(egg), request=request_of(request))


def arrow(turn: int, seat: int) -> str:
    """A direction as seen in the pictures: seat 0's nest lies left of the birds board, seat 1's right of it, columns run downwards."""
    return ("↓", "←→"[seat], "↑", "→←"[seat])[turn]


def axis_arrow(axis: int) -> str:
    """The axis of the Branch as seen in the pictures."""
    return "↕↔"[axis]


def branch_ends(view: BowerView, cell: int, axis: int) -> Link:
    """The two cells that a Branch on a cell links; NO_LINK when one of its ends lies outside the nest."""
    return link_of(((BRANCH, 0, cell, axis),), 0, len(view.nests[0]) // COLUMNS)


def is_known(view: BowerView, egg: int) -> bool:
    """Whether this view holds the egg's symbol."""
    return view.requests[egg] >= 0
