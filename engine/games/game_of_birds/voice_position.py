"""The position of The Game of Birds as text: all that is public, and what one seat alone knows. Enough to play without a picture."""

from collections import Counter

from engine.core.phrase import Argument, Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.display import ROWS, places_of
from engine.games.game_of_birds.reasons import bar
from engine.games.game_of_birds.state import NOTHING, WONDERS, BirdsView, is_bird, wonder_of
from engine.games.game_of_birds.voice_words import (
    card_of,
    cells,
    cells_in,
    danger_effect,
    in_hand,
    label_of,
    level,
    line_of,
    name,
    people,
    points,
    row,
    signed,
    value,
    white,
    white_chosen,
    wonder,
)


def position(view: BirdsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Every public fact, a line each; `now` says how far the match is and who is asked. Hands are only counted: known cards were
    taken openly, but nobody shows a hand."""
    lines = [say("birds-at-title", name=names[view.first]), *now]
    lines += [say("birds-at-resigned", name=names[seat]) for seat in view.resigned]
    if view.winner >= 0:
        lines.append(say("birds-at-filled", name=names[view.winner]))
    lines += [*_dice(view), *_board(view, names), *_scenarios(view), *_piles(view)]
    for seat in range(len(view.known)):
        lines += [*_seat(view, names, seat), *display(view, seat)]
    return tuple(lines)


def _dice(view: BirdsView) -> list[Phrase]:
    """The white dice left, the danger dice with what they forbid, what the turn going on has chosen and ignores."""
    lines = [say("birds-at-white", dice=row([white(face) for face in view.white])) if view.white else say("birds-at-white-none")]
    for die, face in enumerate(view.danger):
        lines.append(say(f"birds-at-danger{'-ignored' * (die == view.ignored)}", n=die + 1, danger=danger_effect(face)))
    return lines if view.die == NOTHING else [*lines, say("birds-at-die", die=white_chosen(view.die))]


def _board(view: BirdsView, names: Names) -> list[Phrase]:
    """A line a space; nothing of what one seat alone has looked at."""
    if all(card == NOTHING for card in view.board):
        return [say("birds-at-board-none"), *_played(view)]
    return [*(_cell(view, names, cell) for cell in range(len(view.board))), *_played(view)]


def _cell(view: BirdsView, names: Names, cell: int) -> Phrase:
    if view.board[cell] == NOTHING:
        return say("birds-cell-empty", n=cell + 1)
    if not view.down >> cell & 1:
        return say("birds-cell", n=cell + 1, card=label_of(view, view.board[cell]))
    seen = [names[seat] for seat, mask in enumerate(view.peeked) if mask >> cell & 1]
    return say("birds-at-seen", n=cell + 1, names=people(seen)) if seen else say("birds-cell-down", n=cell + 1)


def _played(view: BirdsView) -> list[Phrase]:
    if view.played == NOTHING:
        return []
    return [say("birds-at-played", card=card_of(view, view.played), cells=line_of(view.played))]


def _scenarios(view: BirdsView) -> list[Phrase]:
    """The spaces where new cards lie face down, and the scenario cards still to come, in the order of their numbers."""
    left = [say("birds-bracketed", what=_spaces(view.layouts[card])) for card in view.scenarios]
    return [
        say("birds-at-scenario", cells=_spaces(view.layouts[view.scenario])),
        say("birds-at-scenarios", scenarios=row(left)) if left else say("birds-at-scenarios-none"),
    ]


def _spaces(mask: int) -> Phrase:
    down = cells_in(mask)
    return cells(down) if down else say("birds-no-cell")


def _piles(view: BirdsView) -> list[Phrase]:
    """The draw pile in figures, the discard pile card by card, for it lies open."""
    lines = [say("birds-at-pile", n=view.pile)]
    for number in range(len(WONDERS)):
        counted = Counter(card for card in view.discards if wonder_of(card) == number)
        if counted:
            kinds = [say("birds-times", n=n, name=name(view, card)) for card, n in sorted(counted.items())]
            lines.append(say("birds-at-discards", wonder=wonder(number), cards=row(kinds)))
    return lines if view.discards else [*lines, say("birds-at-discards-none")]


def _seat(view: BirdsView, names: Names, seat: int) -> list[Phrase]:
    """A seat's counts and medals."""
    head = say(
        "birds-at-seat", name=names[seat], n=len(in_hand(view, seat)), bonuses=view.bonuses[seat], points=signed(points(view, seat))
    )  # fmt: skip
    rows = [level(number) for number in range(ROWS) if view.medals[seat] >> number & 1]
    return [head, say("birds-at-medals", levels=row(rows))] if rows else [head]


def display(view: BirdsView, seat: int) -> list[Phrase]:
    """A line a column that holds cards, from the bottom to the top; then the empty columns by name."""
    lines, empty = [], []
    for number in range(len(WONDERS)):
        places = [place for place in places_of(number) if view.displays[seat][place] != NOTHING]
        if places:
            column = [say("birds-at-place", level=level(place % ROWS), card=laid(view, seat, place)) for place in places]
            lines.append(say("birds-at-column", wonder=wonder(number), cards=row(column, "birds-semicolon")))
        else:
            empty.append(wonder(number))
    return [*lines, say("birds-at-empty", wonders=row(empty))] if empty else lines


def laid(view: BirdsView, seat: int, place: int) -> Phrase:
    """A card of a display, without its wonder: with the point tile that covers its points."""
    card, tile = view.displays[seat][place], view.tiles[seat][place]
    if not is_bird(card):
        return say("birds-at-threat", name=name(view, card))
    args: dict[str, Argument] = {"name": name(view, card), "value": value(view, card)}
    return say("birds-at-bird-tile", tile=tile, **args) if tile else say("birds-at-bird", **args)


def private(view: BirdsView) -> tuple[Phrase, ...]:
    """What only the seat that looks knows: its hand, with what may be placed now, and face-down cards that it has looked at."""
    seat = view.seat
    if seat < 0:
        return ()
    lines = [say("birds-own-hand", n=len(in_hand(view, seat))), *hand(view)]
    for cell in cells_in(view.peeked[seat] & view.down):
        lines.append(say("birds-own-seen", n=cell + 1, card=card_of(view, view.board[cell])))
    return tuple(lines)


def hand(view: BirdsView) -> list[Phrase]:
    """A line a kind of card in the hand of the seat that looks: how many, who knows them, whether it can be placed now."""
    seat = view.seat
    lines = []
    counted = Counter(in_hand(view, seat))
    for card, n in sorted(counted.items()):
        secret = view.secret[seat].count(card)
        known = "open" if not secret else "secret" if secret == n else "both"
        lines.append(say(f"birds-own-{known}", n=n, card=label_of(view, card), may=_may(view, card)))
    return lines


def _may(view: BirdsView, card: int) -> Phrase:
    """Whether a card of the hand could be placed by the danger dice and the display as they are now."""
    if not view.frames:
        return say("birds-may-over")
    reason = bar(view, card)
    return say("birds-may" if reason is None else f"birds-may-not-{reason[0]}")
