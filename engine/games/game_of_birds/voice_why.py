"""Why: what may be chosen now and by which rule nothing else, and the rule that forbids a single answer."""

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.games.game_of_birds.display import threats_in
from engine.games.game_of_birds.piles import whole_numbers
from engine.games.game_of_birds.reasons import bar, refusal
from engine.games.game_of_birds.state import DISCARD, SKULL, BirdsView
from engine.games.game_of_birds.turns import in_force, most_birds
from engine.games.game_of_birds.voice_words import card_of, cards_of, danger_effect, in_hand, white, wonder


def why(view: BirdsView, action: Action = ()) -> tuple[Phrase, ...]:
    """The rules of the question to the seat that looks, () when it is not asked; with an action the rule against it, if any."""
    if action:
        return _against(view, action)
    if view.seat not in view.to_act:
        return ()
    lines = _build(view) if view.frames[-1][0] == "build" else [_rule(view)]
    if view.die == SKULL:
        lines.append(say("birds-rule-remove" if threats_in(view.displays[view.seat]) else "birds-rule-remove-none"))
    return tuple(lines)


def _against(view: BirdsView, action: Action) -> tuple[Phrase, ...]:
    found = refusal(view, action)
    if found is None:
        return ()
    kind, numbers = found[0], whole_numbers(found)
    if kind in ("banned", "full"):
        return (say(f"birds-not-{kind}", wonder=wonder(numbers[0])),)
    if kind in ("open", "empty"):
        return (say(f"birds-not-{kind}", cell=numbers[0] + 1),)
    if kind == "gone":
        return (say("birds-not-gone", die=white(numbers[0])),)
    return (say("birds-not-enough", n=numbers[0]),) if kind == "enough" else (say(f"birds-not-{kind}"),)


def _rule(view: BirdsView) -> Phrase:
    kind, _, data = view.frames[-1]
    if kind in ("keep", "displace"):
        return say(f"birds-rule-{kind}", card=card_of(view, *whole_numbers(data)))
    return say(f"birds-rule-{kind}")


def _build(view: BirdsView) -> list[Phrase]:
    """How many birds may still be placed, what the danger dice forbid, and for the cards in hand that cannot be placed why not."""
    (placed,) = whole_numbers(view.frames[-1][2])
    lines = [say("birds-rule-build", placed=placed, most=most_birds(view))]
    if placed >= most_birds(view):
        return lines
    lines += [say("birds-rule-danger", danger=danger_effect(face)) for face in in_force(view) if face < DISCARD]
    reasons = {card: bar(view, card) for card in in_hand(view, view.seat)}
    for kind in ("banned", "red", "full", "threat"):
        barred = [card for card, reason in reasons.items() if reason is not None and reason[0] == kind]
        if barred:
            lines.append(say(f"birds-rule-{kind}", cards=cards_of(view, barred)))
    return lines
