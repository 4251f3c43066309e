"""Why: what may be chosen now and by which rule nothing else, and the rule that forbids a single answer."""

from collections.abc import Iterable

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.games.bower.game import whole_numbers
from engine.games.bower.reasons import closed_cells, refusal
from engine.games.bower.state import COLUMNS, BowerView, coordinate
from engine.games.bower.voice_words import cards, row, tile_of

ABOUT_A_CELL = "filled", "empty", "absent"


def why(view: BowerView, action: Action = ()) -> tuple[Phrase, ...]:
    """The rules of the question to the seat that looks, () when it is not asked; with an action the rule against it, if any."""
    if action:
        return _against(view, action)
    if view.seat not in view.to_act:
        return ()
    kind, _, data = view.frames[-1]
    if kind == "place":
        return _place(view)
    if kind == "choose":
        return (say("bower-rule-choose-open" if view.super_nest else "bower-rule-choose"),)
    return (say(f"bower-rule-discard-{data[0]}" if kind == "discard" else f"bower-rule-{kind}"),)


def _against(view: BowerView, action: Action) -> tuple[Phrase, ...]:
    found = refusal(view, action)
    if found is None:
        return ()
    kind, numbers = found[0], whole_numbers(found)
    if kind in ABOUT_A_CELL:
        return (say(f"bower-not-{kind}", cell=coordinate(*numbers)),)
    if kind == "given":
        return (say("bower-not-given", tile=tile_of(numbers[0], cards(view))),)
    if kind == "seen":
        return (say("bower-not-seen", column=numbers[0] + 1),)
    return (say(f"bower-not-{kind}"),)


def _place(view: BowerView) -> tuple[Phrase, ...]:
    sealed, far = closed_cells(view)
    given = view.given[view.seat]
    lines = [say("bower-rule-place")]
    if given:
        lines.append(say("bower-rule-place-given", tile=tile_of(given, cards(view))))
    if far:
        lines.append(say("bower-rule-place-far", cells=_cells(far)))
    if sealed:
        lines.append(say("bower-rule-place-sealed", n=len(sealed), cells=_cells(sealed)))
    lines.append(say("bower-rule-place-skip" if refusal(view, ("skip",)) else "bower-rule-place-none"))
    paid = [column for column in range(COLUMNS) if view.paid[view.seat] >> column & 1]
    if paid:
        columns = row([say("bower-cell", cell=str(column + 1)) for column in paid])
        lines.append(say("bower-rule-place-paid", n=len(paid), columns=columns))
    return tuple(lines)


def _cells(cells: Iterable[int]) -> Phrase:
    return row([say("bower-cell", cell=coordinate(cell)) for cell in cells])
