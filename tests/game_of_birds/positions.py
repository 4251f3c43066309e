"""Positions of The Game of Birds for the tests of the rules: a turn with board, dice, hands and displays of the test's own making.

Cards are written as in "NA": the wonder N nest, E egg, B beak, S song, F feather, L flight, M migration, then 4 5 6 a green bird of so
many points, A the amber bird (4 points), R the red bird (3 points), T the threat. Places of a display are written as in "N0": the
wonder and the row from the bottom. Cells of the board are 0-8 row by row.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.game import Frame, Told
from engine.core.notation import Action
from engine.games.game_of_birds.game import GameOfBirds
from engine.games.game_of_birds.state import EAGLE, NOTHING, SPECIES, BirdsState, BirdsView

GAME = GameOfBirds()
LETTERS = "NEBSFLM"
STEPS = ("perils", "effect", "line", "refill", "more")
LEFT = {"die": 0, "ignore": 0, "discard": 1, "peek": 2, "swap": 2, "play": 3, "keep": 3, "displace": 3, "build": 5}
"""For each question the first of STEPS that is still to come in the turn."""
BOARD = "N4 E4 B4 S4 F4 L4 M4 N5 E5"
PILE = "N6 E6 B6 S6 F6 L6 M6"


def card(text: str) -> int:
    """The code of a card."""
    wonder = LETTERS.index(text[0])
    return SPECIES + wonder if text[1] == "T" else 5 * wonder + "456AR".index(text[1])


def cards(text: str) -> tuple[int, ...]:
    """The codes of several cards in their order; ".." is an empty cell."""
    return tuple(NOTHING if word == ".." else card(word) for word in text.split())


def place(name: str) -> int:
    """The number of a place in a display."""
    return 3 * LETTERS.index(name[0]) + int(name[1])


def laid(display: Mapping[str, str]) -> tuple[int, ...]:
    """The 21 places of a display; a column may be given as a whole from the bottom, {"N": "N4 NA"}."""
    places = [NOTHING] * 21
    for name, text in display.items():
        for row, code in enumerate(cards(text)):
            places[place(name if len(name) == 2 else f"{name}0") + row] = code
    return tuple(places)


def tiled(tiles: Mapping[str, int]) -> tuple[int, ...]:
    """The point tiles of a display by places."""
    return tuple({place(name): points for name, points in tiles.items()}.get(number, 0) for number in range(21))


class Table:
    """A match at a question to `seat`, everything else as the test says. `do` goes on from there by public actions only."""

    def __init__(
        self,
        ask: str = "play",
        data: tuple[int, ...] = (),
        *,
        seats: int = 2,
        seat: int = 0,
        turn: int = 0,
        hand: str = "N4 E4",
        hands: Mapping[int, str] | None = None,
        display: Mapping[str, str] | None = None,
        tiles: Mapping[str, int] | None = None,
        others: Mapping[int, Mapping[str, str]] | None = None,
        board: str = BOARD,
        down: Iterable[int] = (),
        pile: str = PILE,
        scenario: int = 0,
        game: GameOfBirds = GAME,
        **fields: Any,
    ) -> None:
        """`hand` is the seat's, all of it secret; `turn`: how many turns of the round are over; `fields` replace those of the state."""
        self.game, self.seat, self.told = game, seat, []  # type: ignore[var-annotated]
        displays = {**(others or {}), seat: display or {}}
        first = (seat - turn) % seats
        self.state: BirdsState = game.start(seats, {}, Chance.seeded(1))
        changes = {
            "frames": frames(ask, data, seats, seat, turn),
            "first": first,
            "secret": tuple(tuple(sorted(cards({**(hands or {}), seat: hand}.get(other, "S4 S5")))) for other in range(seats)),
            "known": ((),) * seats,
            "displays": tuple(laid(displays.get(other, {})) for other in range(seats)),
            "tiles": tuple(tiled(tiles or {}) if other == seat else (0,) * 21 for other in range(seats)),
            "board": cards(board),
            "down": sum(1 << cell for cell in down),
            "pile": tuple(sorted(cards(pile))),
            "scenario": scenario,
            "white": (0, 1, 2, 5),
            "danger": (EAGLE, EAGLE),
            "die": NOTHING,
            **fields,
        }
        self.state = msgspec.structs.replace(self.state, **changes)

    @property
    def asked(self) -> tuple[str, int] | None:
        """The kind of the question and the seat; None when the match is over."""
        return (self.state.frames[-1][0], self.state.frames[-1][1][0]) if self.state.frames else None

    def legal(self, verb: str | None = None) -> list[Action]:
        """The legal actions of the seat that is asked, all or those with a verb."""
        return [action for action in self.game.legal_actions(self.state, self.game.to_act(self.state)[0]) if verb in (None, action[0])]

    def do(self, *actions: Action, luck: int = 1) -> list[Told]:
        """Let the seats that are asked choose these actions; returns what was told, and adds it to `told`."""
        told: list[Told] = []
        for action in actions:
            self.state = self.game.apply(self.state, self.game.to_act(self.state)[0], action, Chance.seeded(luck), told.append)
        self.told += told
        return told

    def placeable(self) -> set[int]:
        """The birds that may be placed now."""
        return {int(action[1]) for action in self.legal("place")}

    def play(self, text: str) -> list[Told]:
        return self.do(("play", card(text)))

    def put(self, *texts: str) -> list[Told]:
        """Place these birds."""
        return self.do(*(("place", card(text)) for text in texts))

    def hand(self, seat: int = 0) -> tuple[int, ...]:
        """All cards that a seat holds."""
        return tuple(sorted(self.state.known[seat] + self.state.secret[seat]))

    def column(self, letter: str, seat: int = 0) -> tuple[int, ...]:
        return self.state.displays[seat][place(f"{letter}0") : place(f"{letter}0") + 3]

    def tiles(self, letter: str, seat: int = 0) -> tuple[int, ...]:
        """The point tiles of a column."""
        return self.state.tiles[seat][place(f"{letter}0") : place(f"{letter}0") + 3]

    def points(self, seat: int = 0) -> int:
        return self.game.scores(self.state)[seat]

    def view(self, seat: int | None) -> BirdsView:
        return self.game.view(self.state, seat)


def frames(ask: str, data: tuple[int, ...], seats: int, seat: int, turn: int) -> tuple[Frame, ...]:
    """The stack at a question of a turn: the rest of the turn above the later turns of the round."""
    later: list[Frame] = [("turn", (), ((seat + after) % seats,)) for after in range(1, seats - turn)]
    rest: list[Frame] = [(step, (), (seat, 0) if step == "more" else (seat,)) for step in STEPS[LEFT[ask] :]]
    return (*reversed([(ask, (seat,), data), *rest, ("turn end", (), (seat,)), *later, ("round end", (), ())]),)


def kinds(told: Iterable[Told]) -> list[str]:
    """The kinds of the events."""
    return [kind for kind, _, _ in told]
