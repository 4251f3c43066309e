"""A greedy player of The Game of Birds: every choice is the best at once, by the hints and the view of its own seat."""

from collections import Counter

from engine.core.game import Data
from engine.core.notation import Action
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.state import EYE, IGNORE, PLUS_TWO, SKULL, SPECIES, SWAP, THREE_BIRDS, BirdsState, BirdsView, wonder_of

GAME = GameOfBirds()
BIRD, THREAT, UNKNOWN_CARD = 3.0, -5.0, 1.0
"""What cards of a line are worth to it."""


def choose(state: BirdsState, seat: int) -> Action:
    """The choice of the seat that is asked; of equal ones the first."""
    view = GAME.view(state, seat)
    return max(GAME.legal_actions(state, seat), key=lambda action: worth(view, seat, action))


def worth(view: BirdsView, seat: int, action: Action) -> float:
    """How good a choice is, in points of the display."""
    verb, *numbers = action
    number = int(numbers[0]) if numbers else 0
    hints: dict[object, Data] = {hint[0]: hint for hint in GAME.hints(view, seat, action)}
    if verb == "place":
        return sum(float(str(hint[1])) if hint[0] == "points" else 7 for hint in hints.values())
    if verb == "die":
        return worth_of_die(view, seat, number)
    if verb == "play":
        birds, threats, unknown = (int(str(part)) for part in hints["line"][1:])
        return BIRD * birds + THREAT * threats + UNKNOWN_CARD * unknown - worth_in_hand(view, seat, number)
    if verb == "discard":
        return -worth_in_hand(view, seat, number)
    if verb == "displace":
        return -int(str(hints["costs"][1]))
    if verb == "ignore":
        return banned(view, seat, view.danger[number])
    return {"remove": 3.0, "keep": 1.0, "peek": 1.0, "skip": 0.5}.get(verb, 0.0)


def worth_of_die(view: BirdsView, seat: int, face: int) -> float:
    """The points that a white die brings at once, roughly."""
    if face == SKULL:
        return 3.0 if any(card >= SPECIES for card in view.displays[seat]) else 0.0
    if face == IGNORE:
        return max(banned(view, seat, danger) for danger in view.danger)
    return {PLUS_TWO: 2.0, EYE: 0.5, THREE_BIRDS: 5.0, SWAP: 0.2}[face]


def banned(view: BirdsView, seat: int, danger: int) -> float:
    """About how many points in hand a danger die holds back."""
    return float(sum(worth_in_hand(view, seat, card) for card in hand_of(view, seat) if card < SPECIES and wonder_of(card) == danger))


def worth_in_hand(view: BirdsView, seat: int, card: int) -> float:
    """What a hand card would bring on the display; one of a pair is worth more."""
    if card >= SPECIES or not any(place < 0 for place in view.displays[seat][3 * wonder_of(card) : 3 * wonder_of(card) + 3]):
        return 0.0
    _, of_list, points = view.species[card]
    others = Counter(hand_of(view, seat))[card] - 1 + view.displays[seat].count(card)
    return points + (3.0 if of_list and others > 0 else 0.0)


def hand_of(view: BirdsView, seat: int) -> list[int]:
    return [*view.known[seat], *view.secret[seat]]
