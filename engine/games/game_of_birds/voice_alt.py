"""What the pictures of The Game of Birds show, in words: at most 1,024 characters, the most important first."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.display import threats_in
from engine.games.game_of_birds.state import NOTHING, UNKNOWN, BirdsView, is_bird, wonder_of
from engine.games.game_of_birds.voice_result import counted, ranked, result, won
from engine.games.game_of_birds.voice_words import card_of, danger, in_brief, in_hand, name, points, row, signed, white, wonder

FEW = 8
"""So many kinds of cards in a hand leave room for their points and for the board."""


def board(view: BirdsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The spectators' picture: who is asked, the board, the dice, each display in figures."""
    return (*now, market(view), dice(view), *(figures(view, names, seat) for seat in range(len(names))), say("birds-alt-text"))


def own(view: BirdsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """A seat's own picture: what it is asked, its hand, the board, its display in figures, the dice."""
    if view.seat < 0:
        return board(view, names, now)
    rest = (market(view),) if len({*in_hand(view, view.seat)}) <= FEW else ()
    return (*now, hand(view), *rest, figures(view, names, view.seat), dice(view))


def market(view: BirdsView) -> Phrase:
    """The nine spaces in short, nothing of what one seat alone has looked at."""
    if all(card == NOTHING for card in view.board):
        return say("birds-at-board-none")
    return say("birds-alt-board", cards=row([_cell(view, cell) for cell in range(len(view.board)) if view.board[cell] != NOTHING]))


def _cell(view: BirdsView, cell: int) -> Phrase:
    return in_brief(view, cell, UNKNOWN if view.down >> cell & 1 else view.board[cell])


def dice(view: BirdsView) -> Phrase:
    """The dice by their names."""
    dangers = row([danger(face) for face in view.danger]) if view.danger else say("birds-alt-none")
    return say("birds-alt-dice", white=row([white(face) for face in view.white]) if view.white else say("birds-alt-none"), danger=dangers)


def figures(view: BirdsView, names: Names, seat: int) -> Phrase:
    """A display in figures."""
    display = view.displays[seat]
    return say(
        "birds-alt-display", name=names[seat], birds=sum(map(is_bird, display)), threats=len(threats_in(display)),
        medals=view.medals[seat].bit_count(), points=signed(points(view, seat)), hand=len(in_hand(view, seat)),
    )  # fmt: skip


def hand(view: BirdsView) -> Phrase:
    """The kinds of cards in the hand of the seat that looks; of many only names and wonders."""
    held = sorted({*in_hand(view, view.seat)})
    if not held:
        return say("birds-alt-hand-none")
    told = [card_of(view, card) if len(held) <= FEW else _short(view, card) for card in held]
    return say("birds-alt-hand", cards=row(told))


def _short(view: BirdsView, card: int) -> Phrase:
    return say("birds-alt-short", name=name(view, card), wonder=wonder(wonder_of(card)))


def scoring(view: BirdsView, names: Names) -> tuple[Phrase, ...]:
    """The picture of the final scoring: who won, then each seat by rank with what its points are made of."""
    if len(view.resigned) >= len(names) - 1:
        return result(view, names)
    filled = [say("birds-at-filled", name=names[view.winner])] if view.winner >= 0 else []
    lines = [say("birds-at-resigned", name=names[seat]) for seat in view.resigned]
    return (*filled, won(names, ranked(view)), *(_sum(view, names, seat) for rank in ranked(view) for seat in rank), *lines)


def _sum(view: BirdsView, names: Names, seat: int) -> Phrase:
    parts = {what: signed(numbers[seat]) for what, numbers in counted(view).items()}
    return say("birds-alt-sum", name=names[seat], **parts)
