"""What cards tell, in words: each instruction as a sentence with its numbers and boosts, and in short for menus."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.phrase import Phrase, say
from engine.games.bird_told_me.cards import WORDS
from engine.games.bird_told_me.state import Tells

Told = tuple[str, tuple[tuple[int, int], ...]]
"""One instruction: its name, and its numbers, each with 1 if boosts make it grow."""


class Form(NamedTuple):
    """How the numbers of an instruction are called in its texts: `n` is what is counted, a kind is a word."""

    names: tuple[str, ...] = ()
    width: int = 2
    """0: in short at most 24 characters, 1: at most 37, 2: at most 56."""


FORMS: Mapping[str, Form] = {
    "hand": Form(("mode", "n", "most"), 1),
    "drawn": Form(("mode", "n", "most")),
    "prune": Form(("n", "most")),
    "fetch": Form(("n",)),
    "exchange": Form(("n",)),
    "harvest": Form(("n", "most")),
    "draw": Form(("n",), 0),
    "draw_by_plumage": Form(("n",)),
    "draw_by_colours": Form(("n", "most")),
    "salvage": Form(("n",), 1),
    "discard": Form(("n",), 0),
    "all_discard": Form(("n",), 1),
    "renew": Form(("n",), 1),
    "give_each": Form((), 0),
    "score_hand": Form(("n", "which")),
    "score_deck": Form(("n", "which")),
    "rob": Form(("n", "where")),
    "clear_plumage": Form((), 0),
    "take": Form(("n", "which")),
    "trade": Form(("n",), 0),
    "give_back": Form(("n",), 1),
    "boost": Form(("which", "n"), 1),
    "perform_twigs": Form(("n", "most")),
    "perform_drawn": Form(("n",)),
    "perform_one_of": Form(("n",)),
    "perform_previous": Form(("n",)),
    "perform_hand": Form(("n",)),
}
"""Every instruction of the vocabulary."""

NARROW: Final = frozenset({"take-any"})
"""Variants that are shorter than the others of their instruction: in short at most 24 characters."""

VARIANTS: Mapping[str, Mapping[str, str]] = {
    "hand": {"mode": "add over place"},
    "drawn": {"mode": "add over place"},
    "score_hand": {"which": "ones own"},
    "score_deck": {"which": "own opponents"},
    "rob": {"where": "pile discards hand"},
    "take": {"which": "any unclaimed absent present"},
    "boost": {"which": "next last"},
}
"""The words that an instruction may have; each makes a text of its own."""


def sentence(told: Told, boost: int | None = None) -> Phrase:
    """An instruction in full: "Draw [2] cards." as it is printed; with a boost "Draw 3 cards (2 + 1)."."""
    _, arguments = told
    grown = dict.fromkeys(f"{number} + {boost}" for number, grows in arguments if grows) if boost else {}
    sum = f" ({', '.join(grown)})".replace(" + ", "\u00a0+\u00a0").replace(" (", "\u00a0(") if grown else ""
    return say(f"told-me-do-{_id(told)}", sum=sum, **_numbers(told, boost))


def text(tells: Tells, boost: int | None = None) -> Phrase:
    """All that a card tells, in full."""
    return joined([sentence(told, boost) for told in tells])


def joined(sentences: Sequence[Phrase]) -> Phrase:
    """Sentences one after the other."""
    *first, last = sentences
    for item in reversed(first):
        last = say("told-me-then", first=item, rest=last)
    return last


def short(told: Told) -> Phrase:
    """An instruction in short, as it is printed: "draw [2]"."""
    return say(f"told-me-short-{_id(told)}", **_numbers(told, None))


def briefly(tells: Tells) -> Phrase:
    """All that a card tells in short, for pictures, which have room for it."""
    *first, last = map(short, tells)
    for item in reversed(first):
        last = say("told-me-short-then", first=item, rest=last)
    return last


def brief(tells: Tells) -> Phrase:
    """What a card tells in short, cut off where it would be too long for a menu."""
    first, *rest = tells
    if not rest:
        return short(first)
    widths = sorted(width(told) for told in tells[:2])
    if len(rest) == 1 and widths[0] == 0 and widths[1] < 2:
        return say("told-me-short-then", first=short(first), rest=short(rest[0]))
    return say("told-me-short-more", first=short(first))


def width(told: Told) -> int:
    """How long an instruction is in short, as in `Form.width`."""
    return 0 if _id(told) in NARROW else FORMS[told[0]].width


def _id(told: Told) -> str:
    """The part of the message ids that names an instruction and its variant."""
    name, arguments = told
    parts = [name]
    for place, kind in enumerate(FORMS[name].names):
        if kind in VARIANTS.get(name, {}):
            words = VARIANTS[name][kind].split()
            parts.append(next(word for word in words if WORDS[word] == arguments[place][0]))
    return "-".join(parts).replace("_", "-")


def _numbers(told: Told, boost: int | None) -> dict[str, int | str]:
    """The numbers of an instruction as arguments of its text: each as it is written, the counted one also for its plural form, and
    whether a limit is set."""
    name, arguments = told
    args: dict[str, int | str] = {}
    for kind, (number, grows) in zip(FORMS[name].names, arguments, strict=True):
        if kind not in ("n", "most"):
            continue
        value = number + (boost or 0) * grows
        args[kind] = value
        args["count" if kind == "n" else "limit"] = f"[{number}]" if grows and boost is None else str(value)
    return args
