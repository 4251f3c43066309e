"""What the pictures of The Game of Birds show, in words: at most 1,024 characters, the most important first."""

from collections import Counter

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.game_of_birds.display import threats_in
from engine.games.game_of_birds.state import NOTHING, BirdsView, is_bird, wonder_of
from engine.games.game_of_birds.voice_words import danger, in_hand, label_of, name, points, row, white, wonder


def board(view: BirdsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The spectators' picture: who is asked, the board, the dice, each display in figures."""
    return (*now, market(view), dice(view), *(figures(view, names, seat) for seat in range(len(names))), say("birds-alt-text"))


def own(view: BirdsView, names: Names, now: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """A seat's own picture: what it is asked, its hand, the board, its display in figures, the dice."""
    if view.seat < 0:
        return board(view, names, now)
    return (*now, hand(view), market(view), figures(view, names, view.seat), dice(view))


def market(view: BirdsView) -> Phrase:
    """The nine spaces in short, nothing of what one seat alone has looked at."""
    if all(card == NOTHING for card in view.board):
        return say("birds-at-board-none")
    return say("birds-alt-board", cards=row([_cell(view, cell) for cell in range(len(view.board)) if view.board[cell] != NOTHING]))


def _cell(view: BirdsView, cell: int) -> Phrase:
    card = view.board[cell]
    if view.down >> cell & 1:
        return say("birds-alt-down", n=cell + 1)
    if is_bird(card):
        return say("birds-alt-bird", n=cell + 1, name=name(view, card), wonder=wonder(wonder_of(card)))
    return say("birds-alt-threat", n=cell + 1, wonder=wonder(wonder_of(card)))


def dice(view: BirdsView) -> Phrase:
    """The dice by their names."""
    dangers = row([danger(face) for face in view.danger]) if view.danger else say("birds-alt-none")
    return say("birds-alt-dice", white=row([white(face) for face in view.white]) if view.white else say("birds-alt-none"), danger=dangers)


def figures(view: BirdsView, names: Names, seat: int) -> Phrase:
    """A display in figures."""
    display = view.displays[seat]
    return say(
        "birds-alt-display", name=names[seat], birds=sum(map(is_bird, display)), threats=len(threats_in(display)),
        medals=view.medals[seat].bit_count(), points=points(view, seat), hand=len(in_hand(view, seat)),
    )  # fmt: skip


def hand(view: BirdsView) -> Phrase:
    """The kinds of cards in the hand of the seat that looks."""
    counted = Counter(in_hand(view, view.seat))
    if not counted:
        return say("birds-alt-hand-none")
    return say("birds-alt-hand", cards=row([label_of(view, card) for card in sorted(counted)], "birds-semicolon"))
