"""The choices of Bower in words: the parts of actions as they stand in menus, whole actions, and the questions for them."""

from collections.abc import Callable, Mapping

from engine.core.notation import Action
from engine.core.phrase import Argument, Phrase, say
from engine.games.bower.game import whole_numbers
from engine.games.bower.grid import step
from engine.games.bower.groups import NO_LINK
from engine.games.bower.state import COLUMNS, BowerView, coordinate
from engine.games.bower.voice_legend import offer
from engine.games.bower.voice_words import (
    arrow,
    axis_arrow,
    branch_ends,
    cards,
    object_of,
    square_of,
    tile_of,
    token_of,
)

Numbers = tuple[int, ...]
"""The numbers of an action, its verb left out; for a label up to the one that is labelled."""

DISPLAY = "ABCDEFGH"


def label(view: BowerView, prefix: Action) -> Phrase:
    """The last part of a prefix in at most 80 characters."""
    verb = str(prefix[0])
    numbers = whole_numbers(prefix)
    return PARTS[verb][len(numbers) - 1][1](view, numbers) if numbers else _verb(view, verb)


def part(view: BowerView, prefix: Action) -> Phrase:
    """The question for the part that follows the prefix."""
    if not prefix:
        return _opening(view)
    numbers = whole_numbers(prefix)
    parts = PARTS[str(prefix[0])]
    if len(numbers) == len(parts):
        return say("bower-which-sure")
    args: dict[str, Argument] = {}
    if prefix[0] in ("place", "cover") and parts[len(numbers)][0] in ("cell", "turn"):
        tile = numbers[0] if prefix[0] == "place" else _subject(view)
        args["square"] = square_of(2 * tile + (parts[len(numbers)][0] == "turn"), cards(view), short=_is_crowded(view, tile))
    return say(f"bower-which-{prefix[0]}-{parts[len(numbers)][0]}", **args)


def action(view: BowerView, action: Action) -> Phrase:
    """A whole action in at most 100 characters."""
    verb = str(action[0])
    return WHOLE[verb](view, whole_numbers(action)) if verb in WHOLE else _verb(view, verb)


def _actor(view: BowerView) -> int:
    return view.to_act[0]


def _kind(view: BowerView) -> str:
    return view.frames[-1][0]


def _subject(view: BowerView) -> int:
    """What the question is about: the token to be laid, or the tile drawn to cover two squares."""
    (number,) = whole_numbers(view.frames[-1][2])
    return number


def _opening(view: BowerView) -> Phrase:
    kind = _kind(view)
    if kind == "lay":
        return say("bower-part-lay", token=token_of(_subject(view)))
    return say(f"bower-part-discard-{view.frames[-1][2][0]}" if kind == "discard" else f"bower-part-{kind}")


def _verb(view: BowerView, verb: str) -> Phrase:
    return say(f"bower-{verb}-{_kind(view)}" if verb in ("skip", "use") else f"bower-verb-{verb}")


def _is_crowded(view: BowerView, tile: int) -> bool:
    """Whether a square of the tile has three kinds of objects, too long beside other words."""
    return any(len({*cards(view).objects[2 * tile + half]}) > 2 for half in (0, 1))


def _display_tile(view: BowerView, numbers: Numbers) -> Phrase:
    tile = numbers[0]
    return say("bower-display-tile", letter=DISPLAY[view.display.index(tile)], tile=tile_of(tile, cards(view)))


def _hand_tile(view: BowerView, numbers: Numbers) -> Phrase:
    tile = numbers[0]
    hand = view.hands[_actor(view)]
    if tile not in hand:
        return say("bower-given-tile", tile=tile_of(tile, cards(view)))
    return say("bower-hand-tile", n=hand.index(tile) + 1, tile=tile_of(tile, cards(view)))


def _free_cell(view: BowerView, numbers: Numbers) -> Phrase:
    return say("bower-cell", cell=coordinate(numbers[-1]))


def _own_cell(view: BowerView, numbers: Numbers) -> Phrase:
    return _cell(view, _actor(view), numbers[-1])


def _either_cell(view: BowerView, numbers: Numbers) -> Phrase:
    return _cell(view, numbers[0], numbers[1])


def _cell(view: BowerView, nest: int, cell: int) -> Phrase:
    return say("bower-cell-with", cell=coordinate(cell), square=square_of(view.nests[nest][cell], cards(view)))


def _place_turn(view: BowerView, numbers: Numbers) -> Phrase:
    tile, cell, turn = numbers
    return _turn(view, tile, cell, turn)


def _cover_turn(view: BowerView, numbers: Numbers) -> Phrase:
    return _turn(view, _subject(view), *numbers)


def _turn(view: BowerView, tile: int, cell: int, turn: int) -> Phrase:
    other = coordinate(_second(view, cell, turn))
    return say("bower-turn-to", arrow=arrow(turn, _actor(view)), cell=other, square=square_of(2 * tile + 1, cards(view)))


def _second(view: BowerView, cell: int, turn: int) -> int:
    return step(cell, turn, len(view.nests[0]) // COLUMNS)


def _bonus(view: BowerView, numbers: Numbers) -> Phrase:
    return offer(view, numbers[0])


def _column(view: BowerView, numbers: Numbers) -> Phrase:
    return say("bower-column", column=numbers[0] + 1)


def _nest(view: BowerView, numbers: Numbers) -> Phrase:
    return say("bower-nest-own" if numbers[0] == _actor(view) else "bower-nest-rival")


def _object(view: BowerView, numbers: Numbers) -> Phrase:
    return object_of(numbers[-1])


def _axis(view: BowerView, numbers: Numbers) -> Phrase:
    cell, axis = numbers
    ends = branch_ends(view, cell, axis)
    if ends == NO_LINK:
        return say("bower-axis-edge", arrow=axis_arrow(axis))
    return say("bower-axis-links", arrow=axis_arrow(axis), first=coordinate(ends[0]), second=coordinate(ends[1]))


Part = tuple[str, Callable[[BowerView, Numbers], Phrase]]

PARTS: Mapping[str, tuple[Part, ...]] = {
    "take": (("tile", _display_tile),),
    "place": (("tile", _hand_tile), ("cell", _free_cell), ("turn", _place_turn)),
    "skip": (),
    "discard": (("tile", _hand_tile),),
    "choose": (("bonus", _bonus),),
    "look": (("column", _column),),
    "cross": (("nest", _nest), ("cell", _either_cell), ("object", _object)),
    "lay": (("cell", _own_cell),),
    "branch": (("cell", _own_cell), ("axis", _axis)),
    "cover": (("cell", _own_cell), ("turn", _cover_turn)),
    "give": (("tile", _display_tile),),
    "use": (),
}
"""For each verb its numbers by name, each with what it reads like in a menu."""


def _whole_place(view: BowerView, numbers: Numbers) -> Phrase:
    tile, cell, turn = numbers
    return say("bower-do-place", tile=_hand_tile(view, (tile,)), first=coordinate(cell), second=coordinate(_second(view, cell, turn)))


def _whole_cover(view: BowerView, numbers: Numbers) -> Phrase:
    cell, turn = numbers
    tile = tile_of(_subject(view), cards(view))
    return say("bower-do-cover", tile=tile, first=coordinate(cell), second=coordinate(_second(view, cell, turn)))


def _whole_cross(view: BowerView, numbers: Numbers) -> Phrase:
    return say(
        "bower-do-cross", nest="own" if numbers[0] == _actor(view) else "rival", cell=coordinate(numbers[1]), object=object_of(numbers[2])
    )


WHOLE: Mapping[str, Callable[[BowerView, Numbers], Phrase]] = {
    "take": lambda view, numbers: say("bower-do-take", tile=_display_tile(view, numbers)),
    "place": _whole_place,
    "discard": lambda view, numbers: say("bower-do-discard", tile=_hand_tile(view, numbers)),
    "choose": lambda view, numbers: say("bower-do-choose", bonus=_bonus(view, numbers)),
    "look": lambda view, numbers: say("bower-do-look", column=numbers[0] + 1),
    "cross": _whole_cross,
    "lay": lambda view, numbers: say("bower-do-lay", token=token_of(_subject(view)), cell=coordinate(numbers[0])),
    "branch": lambda view, numbers: say("bower-do-branch", cell=coordinate(numbers[0]), axis=_axis(view, numbers)),
    "cover": _whole_cover,
    "give": lambda view, numbers: say("bower-do-give", tile=_display_tile(view, numbers)),
}
"""Whole actions in one line; `skip` and `use` read as their verbs do."""
