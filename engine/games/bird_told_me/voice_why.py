"""Why: what may be chosen now and by which rule nothing else, and the rule that forbids a single answer."""

from typing import Any

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.games.bird_told_me.branch import open_places
from engine.games.bird_told_me.reasons import may_skip, refusal, verbs_of
from engine.games.bird_told_me.state import COLOURS, BirdView
from engine.games.bird_told_me.voice_choices import legal
from engine.games.bird_told_me.voice_frames import is_told, numbers_of, question, text_now
from engine.games.bird_told_me.voice_words import card_of, cards_of, cell_name, cells_row, tops_of

ABOUT_A_CELL = "filled", "trunk", "apart", "loop", "empty", "exits", "inner", "forced"
ABOUT_A_TWIG = "birds", "fewer"
FEW = 12
"""So many free cells are named."""


def why(view: BirdView, action: Action = ()) -> tuple[Phrase, ...]:
    """The rules of the question to the seat that looks, () when it is not asked; with an action the rule against it, if any."""
    if action:
        return _against(view, action)
    if view.seat not in view.to_act:
        return ()
    kind, _, _ = question(view)
    lines = [say("told-me-rule-told", text=text_now(view))] if is_told(view) else []
    lines.append(say(f"told-me-rule-{kind.replace('_', '-')}"))
    verbs = verbs_of(view)
    if "add" in verbs:
        lines += _places(view)
    if "cover" in verbs and kind != "exchange":
        lines.append(say("told-me-rule-over"))
    if kind == "renew":
        return tuple(lines)
    if may_skip(view):
        lines.append(say("told-me-rule-may" if any(choice != ("skip",) for choice in legal(view)) else "told-me-rule-none"))
    elif is_told(view):
        lines.append(say("told-me-rule-must"))
    return tuple(lines)


def _places(view: BirdView) -> list[Phrase]:
    """How cards are added, and where there is a free cell at an exit."""
    lines = [say("told-me-rule-adding" if view.twigs else "told-me-rule-first")]
    cells = [cell for cell, _ in open_places(view.twigs, cards_of(view))]
    if view.twigs:
        lines.append(say("told-me-rule-open", cells=cells_row(cells[:FEW]), n=len(cells)) if cells else say("told-me-rule-full"))
    return lines


def _against(view: BirdView, action: Action) -> tuple[Phrase, ...]:
    found: Any = refusal(view, action)
    if found is None:
        return ()
    kind, numbers = found[0], numbers_of(found)
    if kind in ABOUT_A_CELL:
        return (say(f"told-me-not-{kind}", cell=cell_name(numbers[0])),)
    if kind in ABOUT_A_TWIG:
        card = card_of(tops_of(view)[numbers[0]], cards_of(view))
        return (say(f"told-me-not-{kind}", cell=cell_name(numbers[0]), card=card),)
    if kind in ("value", "size"):
        return (say(f"told-me-not-{kind}", n=numbers[0]),)
    if kind == "colour":
        return (say(f"told-me-not-colour-{COLOURS[numbers[0]]}"),)
    return (say(f"told-me-not-{kind}"),)
