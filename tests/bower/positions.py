"""Positions of Bower for the tests of the rules: a table with squares, hands and piles of the test's own making.

Squares are written as in "S:g+s": the material S M G E (straw, moss, gravel, earth) and objects: g gem, s shell, c coloured shell,
and a colour y v r w (w white) with F feather or L flower. A tile is two squares, "S:g|M:yF". Cells are named as in "b3".
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.game import Frame, Told
from engine.core.notation import Action
from engine.games.bower.cards import Cards, load_cards
from engine.games.bower.game import Bower
from engine.games.bower.scoring import Line, Scoring, score
from engine.games.bower.state import BowerState, BowerView, Square

HOUSE = load_cards()
FILLER = "S:yF|G:rL"
_OBJECTS = {"yF": 0, "vF": 1, "rF": 2, "wF": 3, "yL": 4, "vL": 5, "rL": 6, "wL": 7, "g": 8, "s": 9, "c": 10}

YF, VF, RF, ANY_FEATHER, YL, VL, RL, ANY_FLOWER = range(8)
"""Request eggs."""


def cell(name: str) -> int:
    """The number of a cell by its name: row letter from the board outwards, column number."""
    return "abcde".index(name[0]) * 6 + int(name[1]) - 1


def square(text: str) -> Square:
    """The square that a text stands for."""
    material, objects = text.split(":")
    return "SMGE".index(material), tuple(sorted(_OBJECTS[thing] for thing in objects.split("+")))


class Table:
    """A match at a question to `seat`, everything else as the test says. `do` goes on from there by public actions only."""

    def __init__(
        self,
        ask: str = "place",
        data: tuple[int, ...] = (),
        *,
        seat: int = 0,
        nest: Mapping[str, str] | None = None,
        rival: Mapping[str, str] | None = None,
        hand: Sequence[str | int] = (),
        rival_hand: Sequence[str | int] = (),
        display: Sequence[str] = (FILLER, FILLER, FILLER),
        stack: Sequence[str] = (FILLER,) * 8,
        options: Mapping[str, bool] | None = None,
        **fields: Any,
    ) -> None:
        self._tiles: list[tuple[int, Square, Square]] = []
        self.seat = seat
        self.told: list[Told] = []
        hands = [tuple(map(self._number, hand)), tuple(map(self._number, rival_hand))]  # their numbers begin at 1
        shown, pile = tuple(map(self._number, display)), tuple(map(self._number, stack))
        nests = [self._codes(nest or {}), self._codes(rival or {})]
        while len(self._tiles) < 8:
            self.tile(FILLER)
        tiles = (*self._tiles, *(tile for tile in HOUSE.tiles if tile[0] > 100))
        self.game = Bower(Cards("of the test", HOUSE.requests, tiles, HOUSE.bonuses))
        self.state = self._begin(options or {}, ask, data)
        size = len(self.state.nests[0])
        full = [tuple(codes.get(place, 0) for place in range(size)) for codes in nests]
        fields = {"display": shown, "stack": pile, "nests": self._pair(full), "hands": self._pair(hands), **fields}
        self.state = msgspec.structs.replace(self.state, **fields)

    def _begin(self, options: Mapping[str, bool], ask: str, data: tuple[int, ...]) -> BowerState:
        """A real match up to the first question of the seat's first turn; another question takes the place of that one."""
        starts = (self.game.start(2, options, Chance.seeded(seed)) for seed in range(64))
        state: BowerState = next(state for state in starts if state.first == self.seat)
        for drafting in (self.seat, 1 - self.seat):
            state = self.game.apply(state, drafting, self.game.legal_actions(state, drafting)[0], Chance.seeded(0))
        kinds = [frame[0] for frame in state.frames]
        assert kinds == ["end", "place", "take"], kinds
        frames: dict[str, tuple[Frame, ...]] = {"take": state.frames, "place": state.frames[:2], "end": state.frames[:1]}
        state.frames = frames.get(ask) or (*state.frames[:1], (ask, (self.seat,), data))
        return state

    def _pair(self, mine_first: Sequence[Any]) -> tuple[Any, Any]:
        return (mine_first[0], mine_first[1]) if self.seat == 0 else (mine_first[1], mine_first[0])

    def tile(self, text: str) -> int:
        """The number of a new tile with these two squares."""
        one, other = text.split("|")
        self._tiles.append((len(self._tiles) + 1, square(one), square(other)))
        assert len(self._tiles) < 100, "too many tiles"
        return len(self._tiles)

    def _number(self, tile: str | int) -> int:
        return tile if isinstance(tile, int) else self.tile(tile)

    def _codes(self, squares: Mapping[str, str]) -> dict[int, int]:
        """Every square is half 0 of a tile of its own whose other half is nowhere; "B01" is half 0 of that bonus tile."""
        return {cell(name): 2 * (100 + int(text[1:]) if text[0] == "B" else self.tile(f"{text}|{text}")) for name, text in squares.items()}

    # --- playing on ----------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> Cards:
        return self.game.cards

    @property
    def asked(self) -> tuple[str, int] | None:
        """The kind of the question and the seat; None when the match is over."""
        return (self.state.frames[-1][0], self.state.frames[-1][1][0]) if self.state.frames else None

    @property
    def actor(self) -> int:
        return self.game.to_act(self.state)[0]

    def legal(self, verb: str | None = None) -> list[Action]:
        """The legal actions of the seat that is asked, all or those with a verb."""
        return [action for action in self.game.legal_actions(self.state, self.actor) if verb in (None, action[0])]

    def do(self, *actions: Action, luck: int = 1) -> list[Told]:
        """Let the seats that are asked choose these actions; returns what was told, and adds it to `told`."""
        told: list[Told] = []
        for action in actions:
            self.state = self.game.apply(self.state, self.actor, action, Chance.seeded(luck), told.append)
        self.told += told
        return told

    def place(self, text: str | int, name: str, turn: int) -> list[Told]:
        """Let the asked seat place the tile, added to its hand first; a tile in hand is given by its number."""
        number = text if isinstance(text, int) else self._add(text)
        return self.do(("place", number, cell(name), turn))

    def _add(self, text: str) -> int:
        number = self.tile(text)
        tiles = tuple(sorted((*self._tiles, *(tile for tile in HOUSE.tiles if tile[0] > 100))))
        self.game = Bower(Cards("of the test", HOUSE.requests, tiles, HOUSE.bonuses))
        hands = list(self.state.hands)
        hands[self.actor] = (*hands[self.actor], number)
        self.state.hands = (hands[0], hands[1])
        return number

    def finish_turn(self) -> None:
        """Let the asked seat play its turn to the end without using anything, by its mildest choices."""
        before = self.state.turns
        while self.state.frames and self.state.turns == before:
            self.do(self.game.idle(self.state, self.actor))

    def earned(self) -> bool:
        """Whether a bonus tile has been earned in what was told so far."""
        return any(kind == "earned" for kind, _, _ in self.told)

    def view(self, seat: int | None) -> BowerView:
        return self.game.view(self.state, seat)

    def score(self) -> Scoring:
        return score(self.state, self.cards)

    def line(self, kind: str, index: int) -> Line:
        """One line of the scoring."""
        return next(line for line in self.score().lines if (line.kind, line.index) == (kind, index))


def kinds(told: Sequence[Told]) -> list[str]:
    """The kinds of the events."""
    return [kind for kind, _, _ in told]
