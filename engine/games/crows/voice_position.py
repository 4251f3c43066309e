"""The position of Crows as text: all that is public, and what one seat alone knows. Enough to play without a picture."""

from typing import Any

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.crows.game import BONUS
from engine.games.crows.knowledge import UNKNOWN
from engine.games.crows.questions import MOVED
from engine.games.crows.state import NOWHERE, STRIDE, TOKENS, CrowsView, column_name, coordinate
from engine.games.crows.voice_words import counted, row, slug, things_on, tile_of, token_of

VARIANTS = "tile_choices", "random_trash", "all_the_birds", "scoring_cap"


def position(view: CrowsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Every public fact, a line each; `now` says how far the match is and who is asked."""
    lines = [say("crows-at-round", round=view.round, name=names[view.first])]
    variants = [say(f"crows-variant-{slug(variant)}") for variant in VARIANTS if getattr(view, variant)]
    lines += [say("crows-at-variants", variants=row(variants))] if variants else []
    lines += [*now, *_placing(view)]
    lines += [say("crows-at-resigned", name=names[seat]) for seat in view.resigned]
    lines += [phrase for seat in range(len(view.scores)) for phrase in _seat(view, names, seat)]
    lines += [*in_force(view), *_piles(view), *board(view, names)]
    return tuple(lines)


def in_force(view: CrowsView) -> list[Phrase]:
    """No Cemeteries, while it holds; Tombstones and No Flocking stand with their cells."""
    return [say("crows-at-cancelled")] if view.cancelled else []


def _placing(view: CrowsView) -> list[Phrase]:
    """The tile that is about to be placed, where it comes from, and the special tokens that move with it."""
    if not view.frames or view.frames[-1][0] != "place":
        return []
    data: Any = view.frames[-1][2]
    kind, reason, tombs, roosts = data
    if reason != MOVED:
        return [say("crows-at-drawn", tile=tile_of(kind))]
    tokens = [say("crows-token-tombstone")] * tombs + [say("crows-token-no-flocking")] * roosts
    return [say("crows-at-moved", things=row([tile_of(kind), *tokens]))]


def _seat(view: CrowsView, names: Names, seat: int) -> list[Phrase]:
    """A seat's points, shiny object, Trash tile and special tokens: counted, and at the end revealed."""
    lines = [say("crows-at-seat", name=names[seat], points=view.scores[seat])]
    cell = view.objects[seat]
    lines.append(say("crows-at-object-none") if cell == NOWHERE else say("crows-at-object", cell=coordinate(cell)))
    if view.trash[seat]:
        lines.append(say("crows-at-trash"))
    if view.trashed[seat]:
        lines.append(say("crows-at-trashed"))
    hand = view.tokens[seat]
    if view.frames or not hand or UNKNOWN in hand:
        return [*lines, say("crows-at-tokens", n=len(hand))]
    return [*lines, say("crows-at-revealed", tokens=counted(token_of(token) for token in hand))]


def _piles(view: CrowsView) -> list[Phrase]:
    """Deck and box, open tiles, crows and special tokens off the board."""
    lines = [say("crows-at-deck", n=view.deck, box=len(view.unseen) - view.deck)]
    if view.unseen:
        lines.append(say("crows-at-unseen", tiles=counted(tile_of(kind) for kind in view.unseen)))
    if view.open:
        lines.append(say("crows-at-open", tiles=row([tile_of(kind) for kind in view.open])))
    lines += [say("crows-at-crows", n=view.crow_pile), say("crows-at-token-pile", n=view.token_pile)]
    return [*lines, say("crows-at-spent", tokens=row([token_of(token) for token in view.spent]))] if view.spent else lines


def board(view: CrowsView, names: Names) -> list[Phrase]:
    """A line a row of the table, from the top, its tiles from the left; letters that are missing are gaps."""
    lines = []
    for number in sorted({cell // STRIDE for cell in view.cells}):
        cells = sorted(cell for cell in view.cells if cell // STRIDE == number)
        lines.append(say("crows-at-row", row=number, tiles=row([_tile(view, names, cell) for cell in cells], "crows-semicolon")))
    return lines


def _tile(view: CrowsView, names: Names, cell: int) -> Phrase:
    return say("crows-at-tile", column=column_name(cell % STRIDE), things=row(things_on(view, cell, names)))


def private(view: CrowsView) -> tuple[Phrase, ...]:
    """What only the seat that looks knows, its special tokens with what each does; nothing for a spectator."""
    if view.seat < 0:
        return ()
    hand = view.tokens[view.seat]
    if not hand:
        return (say("crows-own-none"),)
    points = sum(BONUS[token] for token in hand)
    return (say("crows-own-tokens", n=len(hand), points=points), *(_own(token, hand.count(token)) for token in dict.fromkeys(hand)))


def _own(token: int, count: int) -> Phrase:
    return say("crows-own-token", n=count, effect=say(f"crows-play-{slug(TOKENS[token])}"))
