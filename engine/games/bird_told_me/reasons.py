"""Why an answer is not among those that may be chosen: the rule that forbids it, found in a view. Words: voice_why.py."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.bird_told_me.branch import FIRST_CELLS, cell_of, direction_to, ends
from engine.games.bird_told_me.cards import WORDS
from engine.games.bird_told_me.game import BirdToldMe
from engine.games.bird_told_me.instructions import HandInstruction
from engine.games.bird_told_me.on_branch import OVER
from engine.games.bird_told_me.state import NOBODY, OPPOSITE, STEPS, STRIDE, TRUNK, BirdView
from engine.games.bird_told_me.voice_frames import forced_cell, question
from engine.games.bird_told_me.voice_words import cards_of, game_of, tops_of

NO_SUCH: Data = ("unknown",)
Check = Callable[[BirdView, Any], Data | None]


def refusal(view: BirdView, action: Action) -> Data | None:
    """The rule that keeps the seat that looks from an action, as a kind and what it is about; None for one that is legal."""
    if view.seat not in view.to_act:
        return ("waiting",)
    state: Any = view
    if game_of(view).is_legal(state, view.seat, action):
        return None
    verb = str(action[0])
    if verb not in BirdToldMe.verbs or not _is_formed(view, action):
        return NO_SUCH
    if verb == "skip":
        return ("must",)
    if verb not in verbs_of(view):
        return ("verb",)
    numbers = tuple(int(part) for part in action[1:])
    return CHECKS[verb](view, numbers) or ("verb",)


def verbs_of(view: BirdView) -> tuple[str, ...]:
    """The verbs that can answer the question that is open."""
    kind, _, data = question(view)
    if kind in ("hand", "drawn"):
        mode = data[3]
        return tuple(verb for verb, bit in (("add", WORDS["add"]), ("cover", OVER)) if mode & bit)
    return VERBS[kind]


VERBS: Mapping[str, tuple[str, ...]] = {
    "add": ("add", "pass"),
    "second": ("add", "claim", "draw"),
    "route": ("walk",),
    "fork": ("walk",),
    "pile": ("pile",),
    "prune": ("prune",),
    "fetch": ("fetch",),
    "exchange": ("swap",),
    "harvest": ("harvest",),
    "discard": ("discard",),
    "renew": ("discard",),
    "give_each": ("give",),
    "score_hand": ("score",),
    "rob": ("rob",),
    "take": ("take",),
    "trade": ("trade",),
    "give_back": ("return",),
    "perform_twigs": ("perform",),
    "perform_one_of": ("do",),
    "perform_hand": ("do",),
}
"""For each kind of question the verbs that answer it, `skip` left out."""


def may_skip(view: BirdView) -> bool:
    """Whether the question may be left."""
    return isinstance(game_of(view).questions[question(view)[0]], HandInstruction)


def _is_formed(view: BirdView, action: Action) -> bool:
    """Whether an action has its verb's numbers, each of something that there is."""
    limits = {"card": len(view.cards), "row": STRIDE, "column": STRIDE, "seat": len(view.hands), "colour": len(view.plumage)}
    names = BirdToldMe.verbs[str(action[0])]
    if len(names) != len(action) - 1:
        return False
    return all(type(part) is int and 0 <= part < limits[name] for name, part in zip(names, action[1:], strict=True))


def _in_hand(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    """The card must be in the hand; of drawn cards it must be the one that was drawn."""
    kind, _, data = question(view)
    if kind == "drawn":
        return None if numbers[0] == data[6] else ("drawn",)
    return None if numbers[0] in view.hands[view.seat] else ("hand",)


def _add(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    card, cell = numbers[0], cell_of(numbers)
    kind, _, data = question(view)
    values, shown = cards_of(view).values, tops_of(view)
    if found := _in_hand(view, numbers):
        return found
    if kind == "hand" and data[5] and values[card] > data[5]:
        return "value", data[5]
    if not shown:
        exit = dict(FIRST_CELLS).get(cell)
        return ("first",) if exit is None else ("first-exit",)
    if cell == TRUNK or cell in shown:
        return "filled", cell
    return _joins(view, card, cell)


def _joins(view: BirdView, card: int, cell: int) -> Data | None:
    """What is wrong with the connections of a card on a free cell."""
    cards, shown = cards_of(view), tops_of(view)
    exits, met = cards.exits[card], []
    for way, step in enumerate(STEPS):
        other = cell + step
        if other == TRUNK and exits >> way & 1:
            return "trunk", cell
        if other in shown and exits >> way & 1 and cards.exits[shown[other]] >> OPPOSITE[way] & 1:
            met.append(other)
    if not met:
        return "apart", cell
    if len(met) > 1:
        return "loop", cell
    return ("birds", met[0]) if cards.values[card] > cards.values[shown[met[0]]] else None


def _over(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    """Placing over a twig, or swapping it: connections and numbers of birds."""
    card, cell = numbers[0], cell_of(numbers)
    cards, shown = cards_of(view), tops_of(view)
    kind, _, data = question(view)
    if found := _in_hand(view, numbers):
        return found
    if kind == "hand" and data[5] and cards.values[card] > data[5]:
        return "value", data[5]
    if cell not in shown:
        return "empty", cell
    if kind == "drawn" and data[5] and cards.values[shown[cell]] > data[5]:
        return "size", data[5]
    parent = next(parent for other, parent, _ in view.twigs if other == cell)
    grown = [other for other, before, _ in view.twigs if before == cell]
    needed = [direction_to(cell, other) for other in (parent, *grown)]
    if any(not cards.exits[card] >> way & 1 for way in needed):
        return "exits", cell
    if parent != TRUNK and cards.values[card] > cards.values[shown[parent]]:
        return "birds", parent
    return next((("fewer", other) for other in grown if cards.values[shown[other]] > cards.values[card]), None)


def _twig(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    """Taking, scoring, discarding or performing a twig."""
    cell, shown = cell_of(numbers), tops_of(view)
    kind, _, data = question(view)
    cards = cards_of(view)
    if cell not in shown:
        return "empty", cell
    if kind in ("prune", "perform_twigs") and cell == data[1]:
        return ("own",)
    state: Any = view
    if kind in ("prune", "harvest") and cell not in ends(state):
        return "inner", cell
    limit = 0 if kind == "fetch" else data[4]
    if (limit or kind in ("harvest", "perform_twigs")) and cards.values[shown[cell]] > limit:
        return "size", limit
    if kind == "perform_twigs":
        return ("twice",)
    colour, forced = forced_cell(view)
    if forced not in (NOBODY, cell):
        return "forced", forced
    return ("colour", colour) if colour not in (NOBODY, cards.colours[shown[cell]]) else None


def _walk(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    return ("route",) if question(view)[0] == "route" else ("fork",)


def _do(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    return ("revealed",) if question(view)[0] == "perform_one_of" else ("hand",)


def _score(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    if numbers[0] not in view.hands[view.seat]:
        return ("hand",)
    return ("ones",) if question(view)[2][4] == WORDS["ones"] else ("own-colour",)


def _pile(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    return ("awarded",)


def _rob(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    return ("no-pile",) if view.piles[numbers[0]] == () else ("own-pile",)


def _take(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    colour, owner = numbers[0], view.plumage[numbers[0]]
    which = question(view)[2][4]
    shown = {view.cards[card][0] for card in tops_of(view).values()}
    if owner == view.seat:
        return ("held",)
    if which == WORDS["absent"] and colour in shown:
        return ("present",)
    if which == WORDS["present"] and colour not in shown:
        return ("absent",)
    return ("claimed",)


def _trade(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    mine, theirs = numbers
    if view.plumage[mine] != view.seat:
        return ("not-held",)
    if view.plumage[theirs] in (NOBODY, view.seat):
        return ("not-theirs",)
    return ("traded",)


def _give_back(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    return ("not-theirs",)


def _claim(view: BirdView, numbers: tuple[int, ...]) -> Data | None:
    return ("claimed",)


CHECKS: Mapping[str, Check] = {
    "add": _add,
    "cover": _over,
    "swap": _over,
    "prune": _twig,
    "fetch": _twig,
    "harvest": _twig,
    "perform": _twig,
    "walk": _walk,
    "do": _do,
    "discard": _in_hand,
    "give": _in_hand,
    "score": _score,
    "pile": _pile,
    "rob": _rob,
    "take": _take,
    "trade": _trade,
    "return": _give_back,
    "claim": _claim,
}
"""For each verb that can be refused what is looked at."""
