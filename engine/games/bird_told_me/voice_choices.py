"""The choices of The Bird Told Me to Do It in words: parts of actions as they stand in menus, whole actions, the questions for them."""

from typing import Any

from engine.core.notation import Action
from engine.core.phrase import Argument, Phrase, say
from engine.core.voice import Names
from engine.games.bird_told_me.branch import cell_of, direction_to
from engine.games.bird_told_me.game import BirdToldMe
from engine.games.bird_told_me.state import NOBODY, OPPOSITE, STEPS, STRIDE, TRUNK, BirdView, coordinate
from engine.games.bird_told_me.voice_frames import drawn_now, is_told, left_now, question, text_now
from engine.games.bird_told_me.voice_tells import text
from engine.games.bird_told_me.voice_words import (
    card_of,
    cards_of,
    cells_row,
    face,
    game_of,
    label_of,
    named,
    owner_of,
    plumage,
    points_of,
    tops_of,
)

PERFORM = "perform_twigs", "perform_one_of", "perform_hand"
"""The questions that are answered with a card to be carried out."""


def legal(view: BirdView) -> list[Action]:
    """What the seat that looks may choose: the same as for the whole truth, since choices depend only on what the seat knows."""
    state: Any = view
    return game_of(view).legal_actions(state, view.seat)


def ask(view: BirdView, names: Names) -> Phrase:
    """What a seat is asked, for everybody to read; the text of an instruction is part of it."""
    if not view.frames:
        return say("told-me-ask-over")
    kind, seat, data = question(view)
    name, cards = names[seat], cards_of(view)
    if is_told(view):
        return say("told-me-ask-tell", name=name, text=text_now(view))
    if kind == "second":
        id = "told-me-ask-second" if can_claim(view) else "told-me-ask-second-claimed"
        return say(id, name=name, card=face(data[0], cards), cell=coordinate(data[1]))
    if kind == "route":
        return say("told-me-ask-route", name=name, cells=cells_row(sorted(data)))
    return say(f"told-me-ask-{kind}", name=name)


def can_claim(view: BirdView) -> bool:
    """Whether the plumage of the card just added lies beside the deck. The second half of the add phase is asked for in any case:
    whether a second card could be added is hidden in the hand."""
    _, _, data = question(view)
    return view.plumage[view.cards[data[0]][0]] == NOBODY


def part(view: BirdView, prefix: Action) -> Phrase:
    """The question for the part that follows the prefix; of what must be done several times with how often it still must."""
    asked = _following(view, prefix) if prefix else _opening(view)
    is_whole = bool(prefix) and len(prefix) > len(BirdToldMe.verbs[str(prefix[0])])
    left = left_now(view) if is_told(view) and not is_whole else 0
    return say("told-me-part-left", question=asked, n=left) if left > 1 else asked


def _following(view: BirdView, prefix: Action) -> Phrase:
    verb, numbers = str(prefix[0]), prefix[1:]
    parts = BirdToldMe.verbs[verb]
    if len(numbers) == len(parts):
        return say("told-me-which-sure")
    name = parts[len(numbers)]
    if name == "row":
        return say(f"told-me-which-row-{verb}")
    if name == "column":
        return say("told-me-which-column", row=int(numbers[-1]) - 50)
    if verb == "trade":
        return say(f"told-me-which-trade-{len(numbers)}")
    return say(f"told-me-which-{verb}")


def _opening(view: BirdView) -> Phrase:
    """The first question. What a card tells stands with `ask` already."""
    kind = view.frames[-1][0]
    if kind == "second":
        can_add = any(choice[0] == "add" for choice in legal(view))
        return say(f"told-me-part-second{'' if can_claim(view) else '-claimed'}{'' if can_add else '-only'}")
    if not is_told(view):
        return say(f"told-me-part-{kind}")
    if kind == "drawn":
        return say("told-me-part-drawn", card=face(drawn_now(view)[0], cards_of(view)))
    return say("told-me-part-tell")


def legend(view: BirdView) -> tuple[Phrase, ...]:
    """To the seat that chooses a card to be carried out, what each of them tells in full; menus hold it only in short."""
    if view.seat not in view.to_act or view.frames[-1][0] not in PERFORM:
        return ()
    shown, cards = tops_of(view), cards_of(view)
    chosen = [int(choice[1]) if choice[0] == "do" else shown[cell_of(choice)] for choice in legal(view)]
    return tuple(say("told-me-legend", card=card_of(card, cards), text=text(cards.tells[card])) for card in dict.fromkeys(chosen))


def label(view: BirdView, prefix: Action, names: Names) -> Phrase:
    """The last part of a prefix in at most 80 characters."""
    verb, numbers = str(prefix[0]), [int(number) for number in prefix[1:]]
    if not numbers:
        return _verb(view, verb)
    name = BirdToldMe.verbs[verb][len(numbers) - 1]
    if name == "card":
        return label_of(numbers[-1], cards_of(view))
    if name == "row":
        cells = dict.fromkeys(cell_of(action) for action in legal(view) if action[: len(prefix)] == prefix)
        return say("told-me-row", row=numbers[-1] - 50, cells=_few_cells(list(cells)))
    if name == "column":
        return _cell(view, verb, prefix)
    if name == "seat":
        return _pile(view, numbers[-1], names)
    return _colour(view, verb, numbers, names)


FEW = 8
"""So many cells of a row are named in a label."""


def _few_cells(cells: list[int]) -> Phrase:
    return cells_row(cells) if len(cells) <= FEW else say("told-me-more-cells", cells=cells_row(cells[: FEW - 1]))


def _verb(view: BirdView, verb: str) -> Phrase:
    kind, _, data = question(view)
    if verb == "claim":
        return say("told-me-verb-claim", plumage=plumage(view.cards[data[0]][0]))
    if verb == "skip" and kind == "renew":
        return say("told-me-verb-skip-renew", n=data[3])
    if verb == "add" and kind == "second":
        return say("told-me-verb-add-second")
    return say(f"told-me-verb-{verb}")


def _cell(view: BirdView, verb: str, prefix: Action) -> Phrase:
    """A cell with what lies there, or for a card to be added with what it will grow from."""
    cell, cards = cell_of(prefix), cards_of(view)
    if verb == "add":
        parent = grows_from(view, int(prefix[1]), cell)
        if parent == TRUNK:
            return say("told-me-cell-trunk", cell=coordinate(cell))
        return say("told-me-cell-free", cell=coordinate(cell), card=face(tops_of(view)[parent], cards), other=coordinate(parent))
    return say("told-me-cell-with", cell=coordinate(cell), card=label_of(tops_of(view)[cell], cards))


def grows_from(view: BirdView, card: int, cell: int) -> int:
    """The cell of the twig, or the TRUNK, that a card added on a free cell will grow from."""
    cards, shown = cards_of(view), tops_of(view)
    if not shown:
        return TRUNK
    for step in STEPS:
        other = cell + step
        way = direction_to(cell, other)
        if other in shown and cards.exits[card] >> way & 1 and cards.exits[shown[other]] >> OPPOSITE[way] & 1:
            return other
    return TRUNK


def _pile(view: BirdView, seat: int, names: Names) -> Phrase:
    """A score pile by its owner, with its top card and its points."""
    return say("told-me-pile-of", name=named(seat, names), card=face(view.piles[seat][-1], cards_of(view)), n=points_of(view, seat))


def _colour(view: BirdView, verb: str, numbers: list[int], names: Names) -> Phrase:
    colour = numbers[-1]
    if verb == "trade" and len(numbers) == 1:
        return plumage(colour)
    return say("told-me-plumage-of", plumage=plumage(colour), owner=owner_of(view.plumage[colour], names))


def action(view: BirdView, action: Action, names: Names) -> Phrase:
    """A whole action in at most 100 characters."""
    verb = str(action[0])
    args: dict[str, Argument] = {}
    for place, name in enumerate(BirdToldMe.verbs[verb], start=1):
        if name == "card":
            args["card"] = label_of(int(action[place]), cards_of(view))
        elif name == "column":
            args["cell"] = coordinate(int(action[place - 1]) * STRIDE + int(action[place]))
        elif name == "seat":
            args["pile"] = _pile(view, int(action[place]), names)
        elif name == "colour":
            args["plumage" if place == 1 else "other"] = _colour(view, verb, [int(part) for part in action[1 : place + 1]], names)
    return say(f"told-me-act-{verb}", **args) if args else _verb(view, verb)


def hint(hint: Any, names: Names) -> Phrase:
    """A warning before a choice is made."""
    kind, *numbers = hint
    if kind == "feeds":
        return say("told-me-hint-feeds", owner=named(numbers[0], names))
    return say(f"told-me-hint-{kind}")
