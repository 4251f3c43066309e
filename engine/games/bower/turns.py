"""The course of a match of Bower: the set-up, the turns and their automatic steps, the end."""

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Frame, Tell, push
from engine.games.bower.cards import Cards
from engine.games.bower.state import COLUMNS, BowerState, Seats, turns_each

DISPLAY = 3
"""Open nest tiles (rulebook, "Setup", 4)."""
OFFER = 3
"""Bonus tiles drawn to choose from (rulebook, "Get a Bonus Tile")."""
OPEN_BONUSES = 7
"""Open bonus tiles of Super Nest (rulebook, "Super Nest Variant")."""
HAND_LIMIT = 1
"""Tiles in hand between turns (our ruling)."""
FIRST_EGGS = 0b010101, 0b101010
"""The request eggs that face each seat: 1st, 3rd, 5th and 2nd, 4th, 6th (rulebook, "Setup", 3)."""
OVER_LIMIT, STRIPPED = 0, 1
"""Why a seat discards a tile from its hand."""


def deal(cards: Cards, super_nest: bool, fair_play: bool, chance: Chance) -> BowerState:
    """The set-up (rulebook, "Setup", and the setups of both variants), the first draft still to be asked."""
    requests = chance.shuffled(cards.requests)
    bonuses = [number for number, *_ in cards.bonuses]
    box = [number for number in bonuses if fair_play and cards.bonus[number][0] == "interactive"]
    stack = [number for number in bonuses if number not in box]
    display, nest_stack = draw_some(cards.nest_tiles, DISPLAY, chance)
    open_bonuses: tuple[int, ...] = ()
    if super_nest:
        drawn, rest = draw_some(tuple(stack), OPEN_BONUSES, chance)
        open_bonuses, box, stack = tuple(sorted(drawn)), sorted([*box, *rest]), []
    first = chance.below(2)
    empty = (0,) * (COLUMNS * (5 if super_nest else 4))
    none: Seats = ((), ())
    frames: tuple[Frame, ...] = (("start", (), (first,)),)
    return BowerState(
        frames=frames, resigned=(), super_nest=int(super_nest), fair_play=int(fair_play), first=first,
        requests=requests, seen=FIRST_EGGS, stack=nest_stack, display=display, hands=none,
        limits=(HAND_LIMIT, HAND_LIMIT), given=(0, 0), nests=(empty, empty), buried=none, tokens=(),
        bonus_stack=tuple(stack), bonus_open=open_bonuses, bonus_box=tuple(box), discards=none, taken=none,
        lost=(), paid=(0, 0), turns=(0, 0), again=-1,
    )  # fmt: skip


def draw(pile: tuple[int, ...], chance: Chance) -> tuple[int, tuple[int, ...]]:
    """A random component of a pile that is not empty, and the pile without it."""
    place = chance.below(len(pile))
    return pile[place], pile[:place] + pile[place + 1 :]


def draw_some(pile: tuple[int, ...], count: int, chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Up to `count` random components of a pile, in the order in which they came, and the rest."""
    drawn: tuple[int, ...] = ()
    while pile and len(drawn) < count:
        component, pile = draw(pile, chance)
        drawn += (component,)
    return drawn, pile


def replace(pair: tuple[Any, Any], seat: int, value: Any) -> tuple[Any, Any]:
    """The pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def without(pile: tuple[int, ...], component: int) -> tuple[int, ...]:
    """The pile without one of this component, the order of the others kept."""
    place = pile.index(component)
    return pile[:place] + pile[place + 1 :]


def take_from_display(state: BowerState, tile: int, chance: Chance, tell: Tell) -> None:
    """Take a tile out of the display and refill its place from the stack, as long as the stack lasts."""
    place = state.display.index(tile)
    rest = state.display[:place], state.display[place + 1 :]
    if state.stack:
        fresh, state.stack = draw(state.stack, chance)
        state.display = (*rest[0], fresh, *rest[1])
        tell(("refilled", (), (fresh,)))
    else:
        state.display = rest[0] + rest[1]


def add_to_hand(state: BowerState, seat: int, tile: int) -> None:
    """Put a tile into a seat's hand, behind those that it holds."""
    state.hands = replace(state.hands, seat, (*state.hands[seat], tile))


def discard_from_hand(state: BowerState, seat: int, tile: int, tell: Tell) -> None:
    """Put a tile of a hand out of the match."""
    state.hands = replace(state.hands, seat, without(state.hands[seat], tile))
    state.lost += (tile,)
    tell(("discarded", (), (seat, tile)))


def start_match(state: BowerState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """The first draft: the first player, then the second; then the display is refilled (rulebook, "Setup", 7)."""
    (first,) = data
    tell(("started", (), (first,)))
    push(state, ("draft", (first,), ()), ("draft", (1 - first,), ()), ("refill", (), ()), ("turn", (), (first,)))


def refill_display(state: BowerState, data: tuple[()], chance: Chance, tell: Tell) -> None:
    """Draw nest tiles until the display is full again."""
    drawn, state.stack = draw_some(state.stack, DISPLAY - len(state.display), chance)
    state.display += drawn
    for tile in drawn:
        tell(("refilled", (), (tile,)))


def begin_turn(state: BowerState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """The steps of a turn (rulebook, "How to Play"). A given tile replaces the take (rulebook, "Interactive Bonus Tiles")."""
    (seat,) = data
    tell(("turn", (), (seat, state.turns[seat] + 1)))
    state.frames += ("end", (), (seat,)), ("place", (seat,), ())
    if state.display and not state.given[seat]:
        state.frames += (("take", (seat,), ()),)


def earn_bonus(state: BowerState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """Three bonus tiles to choose from, in Super Nest all open ones (rulebook, "Get a Bonus Tile", "Super Nest Variant")."""
    (seat,) = data
    if state.super_nest:
        if state.bonus_open:
            tell(("earned", (), (seat,)))
            push(state, ("choose", (seat,), state.bonus_open))
        return
    offered, state.bonus_stack = draw_some(state.bonus_stack, OFFER, chance)
    if len(offered) < OFFER and any(state.discards):
        # Our ruling: draw what is left, shuffle the discards, go on drawing.
        tell(("reshuffled", (), ()))
        stack, state.discards = tuple(sorted(state.discards[0] + state.discards[1])), ((), ())
        more, state.bonus_stack = draw_some(stack, OFFER - len(offered), chance)
        offered += more
    if offered:
        tell(("earned", (), (seat,)))
        tell(("offered", (seat,), (seat, *offered)))
        push(state, ("choose", (seat,), offered))


def end_turn(state: BowerState, data: tuple[int], chance: Chance, tell: Tell) -> None:
    """Hand limit, then the next turn or the end (rulebook, "End of the Turn", "End of the Game")."""
    (seat,) = data
    if len(state.hands[seat]) > state.limits[seat]:
        push(state, ("discard", (seat,), (OVER_LIMIT,)), ("end", (), (seat,)))
        return
    state.turns = replace(state.turns, seat, state.turns[seat] + 1)
    seat = next_seat(state, seat)
    if seat < 0:
        tell(("over", (), ()))
    else:
        push(state, ("turn", (), (seat,)))


def next_seat(state: BowerState, seat: int) -> int:
    """Whose turn follows that of `seat`; -1 when both have played all of theirs. Uses up a second turn in a row."""
    first, second = 1 - seat, seat
    if state.again == seat:
        state.again = -1
        first, second = second, first
    turns = turns_each(state)
    if state.turns[first] < turns:
        return first
    return second if state.turns[second] < turns else -1


STEPS: dict[str, Callable[[Any, Any, Chance, Tell], None]] = {
    "start": start_match,
    "refill": refill_display,
    "turn": begin_turn,
    "bonus": earn_bonus,
    "end": end_turn,
}
