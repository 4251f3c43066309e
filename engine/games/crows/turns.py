"""The course of a match of Crows: the set-up, the rounds and their automatic steps, the end."""

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Frame, Tell, push, untold
from engine.games.crows.board import DIAMOND, object_targets, put_tile
from engine.games.crows.cards import Cards, pile
from engine.games.crows.flocking import flock, score_round, turn_order
from engine.games.crows.piles import draw
from engine.games.crows.scattering import gather
from engine.games.crows.state import NOWHERE, TRASH, CrowsState, Numbers

RETURNED = {4: 0, 3: 4, 2: 8}
"""Tiles returned to the box by the number of seats (rulebook, "Setup")."""
RETURNED_WITH_TRASH = {4: 0, 3: 5, 2: 10}
"""The same in Random Trash (rulebook, "Random Trash")."""


def deal(cards: Cards, seats: int, variants: dict[str, int], chance: Chance) -> CrowsState:
    """The set-up. Tiles returned to the box stay among the unseen ones: nobody knows which they are, they are only not drawn."""
    is_random = variants["random_trash"]
    unseen = pile(cards.tiles)
    if not is_random:
        unseen = tuple(kind for kind in unseen if kind != TRASH)
    returned = (RETURNED_WITH_TRASH if is_random else RETURNED)[seats]
    none: tuple[Numbers, ...] = ((),) * seats
    frames: tuple[Frame, ...] = (("start", (), ()),)
    state = CrowsState(
        frames=frames, resigned=(), **variants, round=0, first=0, cells=(), kinds=(), crows=(), crow_pile=cards.crows,
        unseen=unseen, deck=len(unseen) - returned, open=(), trash=(int(not is_random),) * seats, trashed=(0,) * seats,
        objects=(NOWHERE,) * seats, tokens=none, token_pile=pile(cards.tokens), spent=(), cancelled=0, tombs=(), roosts=(),
        scores=(0,) * seats,
    )  # fmt: skip
    for cell in DIAMOND:
        put_tile(state, cell, draw_tile(state, chance), untold)
    state.first = chance.below(seats)
    return state


def draw_tile(state: CrowsState, chance: Chance) -> int:
    """The kind of the tile drawn from a deck that is not empty."""
    kind, state.unseen = draw(state.unseen, chance)
    state.deck -= 1
    return kind


def start_match(state: CrowsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """The first round. The first player is drawn by chance (our ruling)."""
    tell(("started", (), (state.first,)))
    push(state, ("round", (), ()))


def begin_round(state: CrowsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """Everybody's turn clockwise, then flocking. With Tile Choices a tile a player lies open first (rulebook, "Tile Choices")."""
    state.round += 1
    tell(("round", (), (state.round, state.first)))
    if state.tile_choices:
        while state.deck and len(state.open) < len(state.scores):
            kind = draw_tile(state, chance)
            state.open += (kind,)
            tell(("opened", (), (kind,)))
    turns: list[Frame] = [("turn", (), (seat,)) for seat in turn_order(state)]
    push(state, *turns, ("flock", (), ()))


def begin_turn(state: CrowsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """The three steps of a turn (rulebook, "Each Player Takes One Turn")."""
    (seat,) = data
    tell(("turn", (), (seat,)))
    push(state, ("tile", (seat,), ()), ("object", (), (seat,)), ("token", (), (seat,)))


def ask_object(state: CrowsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """Step 2; without a legal tile the object is not placed this round (our ruling)."""
    if object_targets(state):
        push(state, ("shine", data, ()))
    else:
        tell(("dull", (), data))


def ask_token(state: CrowsState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """Step 3. How many tokens a seat holds is public, which ones is not: a seat with any is always asked."""
    (seat,) = data
    if state.tokens[seat]:
        push(state, ("play", data, ()))


def end_round(state: CrowsState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """Objects go back, tokens played leave the match, the marker passes to the left; an empty deck ends the match."""
    state.objects = (NOWHERE,) * len(state.objects)
    state.cancelled = 0
    state.tombs = state.roosts = ()
    state.first = (state.first + 1) % len(state.scores)
    if state.deck:
        push(state, ("round", (), ()))
    else:
        tell(("over", (), ()))


STEPS: dict[str, Callable[[Any, Any, Chance, Tell], None]] = {
    "start": start_match,
    "round": begin_round,
    "turn": begin_turn,
    "object": ask_object,
    "token": ask_token,
    "flock": flock,
    "score": score_round,
    "murder": gather,
    "round end": end_round,
}
