"""The position of Bower as text: all that is public, and what one seat alone knows. Enough to play without a picture."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bower.game import whole_numbers
from engine.games.bower.groups import NO_LINK
from engine.games.bower.state import BRANCH, COLUMNS, BowerView, Token, X, coordinate, turns_each
from engine.games.bower.voice_choices import DISPLAY
from engine.games.bower.voice_legend import open_tiles
from engine.games.bower.voice_words import (
    axis_arrow,
    bonus_names,
    branch_ends,
    cards,
    egg_place,
    egg_read,
    is_known,
    object_of,
    row,
    square_of,
    tile_of,
    tiles_of,
    token_of,
)


def position(view: BowerView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Every public fact, a line each; `now` says how far the match is and who is asked. Hands are only counted: they were
    taken openly, but nobody shows a hand."""
    variant = ("base", "fair", "super", "super-fair")[2 * view.super_nest + view.fair_play]
    lines = [say(f"bower-at-{variant}", name=names[view.first]), *now]
    lines += [say("bower-at-resigned", name=names[seat]) for seat in view.resigned]
    lines += [display(view), *_piles(view), *_drawn(view)]
    if not view.frames:
        lines += [say("bower-at-egg", egg=egg_read(egg, request)) for egg, request in enumerate(view.requests)]
    for seat in (0, 1):
        lines += [*_seat(view, names, seat), *_nest(view, seat), *_covered(view, seat)]
    return tuple(lines)


def display(view: BowerView) -> Phrase:
    """The open tiles with their letters."""
    if not view.display:
        return say("bower-at-display-none")
    tiles = [say("bower-display-tile", letter=DISPLAY[place], tile=tile_of(tile, cards(view))) for place, tile in enumerate(view.display)]
    return say("bower-at-display", tiles=row(tiles, "bower-semicolon"))


def _piles(view: BowerView) -> list[Phrase]:
    """Stacks, open bonus tiles, the box, and what is out of the match."""
    set = cards(view)
    lines = [say("bower-at-stack", n=len(view.stack))]
    if not view.super_nest:
        lines.append(say("bower-at-bonus-stack", n=view.bonus_stack))
    else:
        lines.append(open_tiles(view))
    if view.bonus_box:
        lines.append(say("bower-at-box", tiles=bonus_names(view.bonus_box, set)))
    if view.lost:
        lines.append(say("bower-at-lost", tiles=tiles_of(view.lost, set)))
    return lines


def _drawn(view: BowerView) -> list[Phrase]:
    """What has been drawn for the question: the tile to cover two squares, or hidden bonus tiles to choose from."""
    kind, _, data = view.frames[-1] if view.frames else ("over", (), ())
    if kind == "choose" and not view.super_nest:
        return [say("bower-at-offer", n=len(data))]
    return [say("bower-at-drawn", tile=tile_of(tile, cards(view))) for tile in whole_numbers(data)] if kind == "cover" else []


def _seat(view: BowerView, names: Names, seat: int) -> list[Phrase]:
    """A seat's counts, bonus tiles, and the eggs that it has seen."""
    name = names[seat]
    lines = [
        say(f"bower-at-seat-{seat}", name=name, played=view.turns[seat], turns=turns_each(view)),
        say("bower-at-hand", n=len(view.hands[seat]), limit=view.limits[seat]),
    ]
    if view.given[seat]:
        lines.append(say("bower-at-given", tile=tile_of(view.given[seat], cards(view))))
    if view.again == seat:
        lines.append(say("bower-at-again"))
    if view.taken[seat]:
        lines.append(say("bower-at-taken", tiles=bonus_names(view.taken[seat], cards(view))))
    if view.discards[seat]:
        lines.append(say("bower-at-aside", n=len(view.discards[seat])))
    seen = [egg_place(egg) for egg in range(len(view.requests)) if view.seen[seat] >> egg & 1]
    return [*lines, say("bower-at-seen", eggs=row(seen))]


def _nest(view: BowerView, seat: int) -> list[Phrase]:
    """A line a column: its cells from the birds board outwards, and whether its third gem has been used up."""
    lines = []
    for column in range(COLUMNS):
        cells = [cell for cell in range(column, len(view.nests[seat]), COLUMNS) if view.nests[seat][cell]]
        paid = "-paid" if view.paid[seat] >> column & 1 else ""
        if cells:
            squares = row([_cell(view, seat, cell) for cell in cells], "bower-semicolon")
            lines.append(say(f"bower-at-column{paid}", column=column + 1, squares=squares))
        else:
            lines.append(say("bower-at-column-none", column=column + 1))
    return lines


def _cell(view: BowerView, seat: int, cell: int) -> Phrase:
    square = square_of(view.nests[seat][cell], cards(view))
    tokens = [_token(view, token) for token in view.tokens if token[1:3] == (seat, cell)]
    if not tokens:
        return say("bower-at-cell", cell=coordinate(cell), square=square)
    return say("bower-at-cell-tokens", cell=coordinate(cell), square=square, tokens=row(tokens, "bower-plus"))


def _token(view: BowerView, token: Token) -> Phrase:
    """A token with what it does where it lies."""
    kind, _, cell, detail = token
    if kind == X:
        return say("bower-at-x", object=object_of(detail))
    if kind != BRANCH:
        return token_of(kind)
    ends = branch_ends(view, cell, detail) if cell >= 0 else NO_LINK
    if ends == NO_LINK:
        return say("bower-at-branch-idle", arrow=axis_arrow(detail))
    return say("bower-at-branch", arrow=axis_arrow(detail), first=coordinate(ends[0]), second=coordinate(ends[1]))


def _covered(view: BowerView, seat: int) -> list[Phrase]:
    """Squares and tokens under the cover tile."""
    lines = []
    if view.buried[seat]:
        squares = row([square_of(code, cards(view)) for code in view.buried[seat]], "bower-semicolon")
        lines.append(say("bower-at-buried", squares=squares))
    tokens = [_token(view, token) for token in view.tokens if token[1] == seat and token[2] < 0]
    return [*lines, say("bower-at-buried-tokens", tokens=row(tokens, "bower-semicolon"))] if tokens else lines


def private(view: BowerView) -> tuple[Phrase, ...]:
    """What only the seat that looks knows; nothing for a spectator, no hand when the match is over."""
    seat = view.seat
    if seat < 0:
        return ()
    lines: list[Phrase] = []
    if view.frames:
        lines += [say("bower-own-hand", n=len(view.hands[seat]), limit=view.limits[seat]), *hand(view, seat)]
        if view.frames[-1][0] == "cover" and seat in view.to_act:
            lines += _drawn(view)
    lines.append(own_eggs(view))
    if view.discards[seat]:
        lines.append(say("bower-own-aside", tiles=bonus_names(view.discards[seat], cards(view))))
    return tuple(lines)


def hand(view: BowerView, seat: int) -> list[Phrase]:
    """The tiles in hand with their numbers, and the given tile."""
    tiles = [say("bower-hand-tile", n=place + 1, tile=tile_of(tile, cards(view))) for place, tile in enumerate(view.hands[seat])]
    return tiles + ([say("bower-own-given", tile=tile_of(view.given[seat], cards(view)))] if view.given[seat] else [])


def own_eggs(view: BowerView) -> Phrase:
    """The request eggs that the viewer knows, with their symbols."""
    eggs = [egg_read(egg, request) for egg, request in enumerate(view.requests) if is_known(view, egg)]
    return say("bower-own-eggs", eggs=row(eggs, "bower-semicolon"))
