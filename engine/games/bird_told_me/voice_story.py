"""The log of a match of The Bird Told Me to Do It: every told event as a sentence that says what changed and why."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.game import Told
from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bird_told_me.cards import WORDS
from engine.games.bird_told_me.state import NOBODY, BirdView, coordinate
from engine.games.bird_told_me.voice_frames import BEGUN, asks_it_all, numbers_of
from engine.games.bird_told_me.voice_tells import text
from engine.games.bird_told_me.voice_words import birds, card_of, cards_of, label_of, plumage, row

Numbers = tuple[int, ...]
Teller = Callable[[BirdView, Names, Numbers], Phrase]


UNTOLD: Final = frozenset({"carried"})
"""Events that only pictures need."""


def story(view: BirdView, told: Told, names: Names) -> Phrase | None:
    """A told event as a sentence, None for one that needs none. The event's seats decide who may read it."""
    kind, _, data = told
    if kind in UNTOLD:
        return None
    if kind == "awarded":
        (sums,) = data
        return _awarded(tuple(int(n) for n in sums) if isinstance(sums, tuple) else ())
    return TELLERS[kind](view, names, tuple(number for number in data if isinstance(number, int)))


def news(view: BirdView, told: Told, names: Names) -> Phrase | None:
    """A told event above the question that is open: what a card tells is not said there when the question says the same."""
    kind, _, data = told
    numbers = numbers_of(data)
    if kind not in BEGUN or not asks_it_all(view, numbers):
        return story(view, told, names)
    place = {"cell": coordinate(numbers[2])} if kind == "reached" else {}
    return say(f"told-me-news-{kind}", name=names[numbers[0]], card=card_of(numbers[1], cards_of(view)), **place)


def _plain(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"told-me-told-{kind}")


def _named(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"told-me-told-{kind}", name=names[numbers[0]])


def _counted(kind: str) -> Teller:
    return lambda view, names, numbers: say(f"told-me-told-{kind}", name=names[numbers[0]], n=numbers[1])


def _with_card(kind: str) -> Teller:
    """A seat and a card."""
    return lambda view, names, numbers: say(f"told-me-told-{kind}", name=names[numbers[0]], card=card_of(numbers[1], cards_of(view)))


def _at_cell(kind: str) -> Teller:
    """A seat, a card and its cell."""

    def tell(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
        seat, card, cell = numbers
        return say(f"told-me-told-{kind}", name=names[seat], card=card_of(card, cards_of(view)), cell=coordinate(cell))

    return tell


def _on_cell(kind: str) -> Teller:
    """A cell and a card."""
    return lambda view, names, numbers: say(f"told-me-told-{kind}", cell=coordinate(numbers[0]), card=card_of(numbers[1], cards_of(view)))


def _covered(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, card, cell, other = numbers
    cards = cards_of(view)
    return say("told-me-told-covered", name=names[seat], card=card_of(card, cards), cell=coordinate(cell), other=card_of(other, cards))


def _swapped(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, card, twig, cell = numbers
    cards = cards_of(view)
    return say("told-me-told-swapped", name=names[seat], card=card_of(card, cards), cell=coordinate(cell), other=card_of(twig, cards))


def _claimed(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    return say("told-me-told-claimed", name=names[numbers[0]], plumage=plumage(numbers[1]))


def _reached(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, card, cell, boost = numbers
    told = text(view.tells[card], boost)
    shown, count = card_of(card, cards_of(view)), view.cards[card][1]
    return say("told-me-told-reached", name=names[seat], card=shown, cell=coordinate(cell), n=count, text=told)


def _told(kind: str) -> Teller:
    """A card that is carried out with a boost."""

    def tell(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
        seat, card, boost = numbers
        told, count = text(view.tells[card], boost), view.cards[card][1]
        return say(f"told-me-told-{kind}", name=names[seat], card=card_of(card, cards_of(view)), n=count, text=told)

    return tell


def _boosted(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    which, by = numbers
    return say("told-me-told-boosted-next" if which == WORDS["next"] else "told-me-told-boosted-last", n=by)


def _labelled(kind: str) -> Teller:
    """A seat and a card with what it tells in short: the instruction that nothing came of."""
    return lambda view, names, numbers: say(f"told-me-told-{kind}", name=names[numbers[0]], card=label_of(numbers[1], cards_of(view)))


def _gave(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    return say("told-me-told-gave", name=names[numbers[0]], other=names[numbers[1]])


def _gave_what(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    giver, taker, card = numbers
    return say("told-me-told-gave-what", name=names[giver], other=names[taker], card=label_of(card, cards_of(view)))


def _robbed(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, owner, card, where = numbers
    kind = next(word for word in ("pile", "discards", "hand") if WORDS[word] == where)
    return say(f"told-me-told-robbed-{kind}", name=names[seat], other=names[owner], card=card_of(card, cards_of(view)))


def _took(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, colour, owner = numbers
    if owner == NOBODY:
        return say("told-me-told-took", name=names[seat], plumage=plumage(colour))
    return say("told-me-told-took-from", name=names[seat], plumage=plumage(colour), other=names[owner])


def _traded(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, owner, mine, theirs = numbers
    return say("told-me-told-traded", name=names[seat], other=names[owner], mine=plumage(mine), theirs=plumage(theirs))


def _returned(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    seat, owner, colour = numbers
    return say("told-me-told-returned", name=names[seat], other=names[owner], plumage=plumage(colour))


def _awarded(sums: Numbers) -> Phrase:
    """What showed on the branch, and which colours have the most."""
    shown = [birds(colour, count) for colour, count in enumerate(sums) if count]
    if not shown:
        return say("told-me-told-awarded-none")
    most = [birds(colour, count) for colour, count in enumerate(sums) if count == max(sums)]
    return say("told-me-told-awarded", birds=row(shown), most=row(most), n=len(most))


def _reshuffled(view: BirdView, names: Names, numbers: Numbers) -> Phrase:
    return say("told-me-told-reshuffled", n=numbers[0])


TELLERS: Mapping[str, Teller] = {
    "dealt": _with_card("dealt"),
    "started": _named("started"),
    "turn": _named("turn"),
    "passed": _named("passed"),
    "pass_card": _named("pass-card"),
    "pass_card_back": _named("pass-card-back"),
    "added": _at_cell("added"),
    "covered": _covered,
    "claimed": _claimed,
    "reached": _reached,
    "bonus": _told("bonus"),
    "performed": _told("performed"),
    "turned": _with_card("turned"),
    "last_card": _with_card("last-card"),
    "boosted": _boosted,
    "in_vain": _labelled("in-vain"),
    "skipped": _labelled("skipped"),
    "drew": _counted("drew"),
    "drew_what": _labelled("drew-what"),
    "revealed": _with_card("revealed"),
    "kept": _with_card("kept"),
    "salvaged": _with_card("salvaged"),
    "discarded": _with_card("discarded"),
    "gave": _gave,
    "gave_what": _gave_what,
    "pruned": _at_cell("pruned"),
    "fetched": _at_cell("fetched"),
    "harvested": _at_cell("harvested"),
    "swapped": _swapped,
    "uncovered": _on_cell("uncovered"),
    "fell": _on_cell("fell"),
    "bare": _plain("bare"),
    "cut": _named("cut"),
    "full": _plain("full"),
    "all_passed": _plain("all-passed"),
    "unclaimed": lambda view, names, numbers: say("told-me-told-unclaimed", plumage=plumage(numbers[0])),
    "scored": _with_card("scored"),
    "missed": _with_card("missed"),
    "robbed": _robbed,
    "took": _took,
    "traded": _traded,
    "returned": _returned,
    "cleared": _named("cleared"),
    "reshuffled": _reshuffled,
    "ran_out": _plain("ran-out"),
    "over": _plain("over"),
    "resigned": _named("resigned"),
}
"""Every kind of event but `awarded`, which carries a list, and those of UNTOLD."""
