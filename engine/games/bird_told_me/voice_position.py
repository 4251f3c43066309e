"""The position of The Bird Told Me to Do It as text: all that is public, and what one seat alone knows. Enough without a picture."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bird_told_me.state import COLOURS, NOBODY, NOTHING, TRUNK, UNKNOWN, BirdView, Numbers, coordinate
from engine.games.bird_told_me.voice_frames import carried, drawn_now, forced_cell, is_told, left_now, numbers_of, question, still_to_come
from engine.games.bird_told_me.voice_tells import sentence, text
from engine.games.bird_told_me.voice_words import (
    card_of,
    cards_of,
    cards_row,
    cell_name,
    cells_row,
    counted,
    label_of,
    owner_of,
    plumage,
    points_of,
    row,
)

A_LINE = 10
"""So many discarded cards are named in a line: a message must hold it."""


def position(view: BirdView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Every public fact, a line each; `now` says how far the match is and who is asked."""
    lines = [say("told-me-at-double" if len(view.hands) > 3 else "told-me-at-single"), *now]
    lines += [say("told-me-at-turn", name=names[view.current])] if view.frames else []
    lines += [say("told-me-at-resigned", name=names[seat]) for seat in view.resigned]
    lines += [*branch(view), *_branch_phase(view, names), *_question(view, names)]
    lines += [say("told-me-at-deck", n=view.deck, depletions=view.depletions), *discards(view), *_plumage(view, names)]
    return (*lines, *(line for seat in range(len(view.hands)) for line in _seat(view, names, seat)))


def branch(view: BirdView) -> list[Phrase]:
    """A line a twig, in the order in which they came: its cell, what it grows from, its card, what lies beneath, the top first."""
    cards = cards_of(view)
    if not view.twigs:
        return [say("told-me-at-bare")]
    lines = [say("told-me-at-branch", n=len(view.twigs))]
    for cell, parent, (*beneath, top) in view.twigs:
        card = label_of(top, cards)
        name, before = coordinate(cell), cell_name(parent)
        if beneath:
            lines.append(say("told-me-at-twig-over", cell=name, parent=before, card=card, beneath=cards_row(beneath[::-1], cards)))
        else:
            lines.append(say("told-me-at-twig", cell=name, parent=before, card=card))
    return lines


def discards(view: BirdView) -> list[Phrase]:
    """The number of discarded cards and all of them, the top first; what does not fit into a line stands in the next ones."""
    if not view.discards:
        return [say("told-me-at-discards-none")]
    first, *further = (cards_row(some, cards_of(view)) for some in batched(view.discards[::-1], A_LINE))
    lines = [say("told-me-at-discards-more", cards=some) for some in further]
    return [say("told-me-at-discards", n=len(view.discards), cards=first), *lines]


def batched(cards: Numbers, size: int) -> list[Numbers]:
    """The cards in groups of a size, the last one with what is left."""
    return [cards[start : start + size] for start in range(0, len(cards), size)]


def _branch_phase(view: BirdView, names: Names) -> list[Phrase]:
    """The route and how far it is walked, what is being carried out, boosts that wait."""
    cards, lines = cards_of(view), []
    if view.route:
        lines.append(say("told-me-at-route", cells=cells_row(view.route), n=view.walked))
    if view.fresh:
        lines.append(say("told-me-at-fresh", cells=cells_row(view.fresh)))
    if view.previous != NOTHING:
        lines.append(say("told-me-at-previous", card=card_of(view.previous, cards)))
    if view.card != NOTHING:
        lines.append(say("told-me-at-step", card=card_of(view.card, cards)))
    lines += [carrying(view, names, place) for place in range(len(carried(view)))]
    for performer, card in view.performed:
        lines.append(say("told-me-at-performed", performer=card_of(performer, cards), card=card_of(card, cards)))
    if view.next_boost:
        lines.append(say("told-me-at-next-boost", n=view.next_boost))
    if view.last_boost:
        lines.append(say("told-me-at-last-boost", n=view.last_boost))
    return lines


def carrying(view: BirdView, names: Names, place: int) -> Phrase:
    """A card that is being carried out, with all that it tells and its boosts; the last one is the one that asks."""
    seat, cell, card, boost = carried(view)[place]
    told = text(view.tells[card], boost)
    if cell == TRUNK:
        return say("told-me-at-carried-loose", name=names[seat], card=card_of(card, cards_of(view)), boost=boost, text=told)
    return say("told-me-at-carried", name=names[seat], card=card_of(card, cards_of(view)), cell=coordinate(cell), boost=boost, text=told)


def _question(view: BirdView, names: Names) -> list[Phrase]:
    """What the question is about, and what follows it."""
    lines = []
    cards = cards_of(view)
    if is_told(view):
        kind, seat, data = question(view)
        colour, cell = forced_cell(view)
        if left := left_now(view):
            lines.append(say("told-me-at-left", n=left))
        if drawn := drawn_now(view):
            lines.append(say("told-me-at-drawn", cards=cards_row(drawn, cards)))
        if colour != NOBODY:
            lines.append(say(f"told-me-at-colour-{COLOURS[colour]}"))
        if cell != NOBODY:
            lines.append(say("told-me-at-forced", cell=coordinate(cell)))
        if kind == "renew":
            lines.append(say("told-me-at-renew", n=data[3]))
        if kind == "give_each":
            lines.append(say("told-me-at-give", name=names[(seat + 1 + data[3]) % len(names)]))
        if kind == "trade" and len(data) > 4:
            used = [plumage(used) for used in range(len(COLOURS)) if data[4] >> used & 1]
            lines.append(say("told-me-at-traded", cards=row(used)))
    lines += [say("told-me-at-then", name=names[seat], text=sentence(told)) for seat, told in still_to_come(view)]
    if any(kind == "bonus" for kind, _, _ in view.frames):
        lines.append(say("told-me-at-bonus"))
    return [*lines, *_awarded(view, names)]


def _awarded(view: BirdView, names: Names) -> list[Phrase]:
    """Awarded cards that are not on a score pile yet."""
    lines = []
    for kind, seats, data in view.frames[::-1]:
        if kind in ("pile", "pay"):
            seat, *cards = numbers_of((*seats, *data))
            lines.append(say("told-me-at-awarded", name=names[seat], cards=cards_row(cards, cards_of(view))))
    return lines


def _plumage(view: BirdView, names: Names) -> list[Phrase]:
    """Who holds which plumage, and the pass card."""
    owners = [say(f"told-me-at-plumage-{COLOURS[colour]}", owner=owner_of(owner, names)) for colour, owner in enumerate(view.plumage)]
    held = say("told-me-at-plumage", cards=row(owners, "told-me-semicolon"))
    return [held, say("told-me-at-pass", owner=owner_of(view.pass_card, names))]


def _seat(view: BirdView, names: Names, seat: int) -> list[Phrase]:
    """A seat's points, score pile, and hand: its number of cards and those that everybody is sure of."""
    cards = cards_of(view)
    lines = [say("told-me-at-seat", name=names[seat], points=points_of(view, seat), n=len(view.hands[seat]))]
    if view.piles[seat]:
        lines.append(say("told-me-at-pile", cards=cards_row(view.piles[seat], cards)))
    shown = view.public[seat] if view.frames else tuple(card for card in view.hands[seat] if card != UNKNOWN)
    return [*lines, say("told-me-at-known", cards=cards_row(shown, cards))] if shown else lines


def private(view: BirdView, names: Names) -> tuple[Phrase, ...]:
    """What only the seat that looks knows: its hand, and cards of others that not everybody is sure of; () at the end, when all is open."""
    seat = view.seat
    if seat < 0 or not view.frames:
        return ()
    lines = [say("told-me-own-hand", n=len(view.hands[seat])), *hand(view)]
    for other, cards in enumerate(view.hands):
        known = [card for card in cards if card != UNKNOWN]
        if other != seat and known and tuple(known) != view.public[other]:
            lines.append(say("told-me-own-known", name=names[other], cards=cards_row(known, cards_of(view))))
    return tuple(lines)


def hand(view: BirdView) -> list[Phrase]:
    """The cards of the hand of the seat that looks, a line each."""
    cards = cards_of(view)
    lines = []
    for card, count in counted(view.hands[view.seat]).items():
        label = label_of(card, cards)
        lines.append(say("told-me-own-cards", n=count, card=label) if count > 1 else say("told-me-own-card", card=label))
    return lines
