"""What the rules of The Game of Birds allow, by the books that a referee keeps; written from the rulebook, not from the engine."""

from collections import Counter
from typing import Any

from engine.core.notation import Action
from tests.game_of_birds.oracle import CARDS, WONDERS, Card, Display, where

PLUS_TWO, EYE, THREE, SWAP, SKULL, IGNORE = range(6)


class Judge:
    """Judges choices. The books are the referee's."""

    seat: int
    danger: list[str]
    ignored: int
    die: int
    effect_used: bool
    hands: list[Counter[int]]
    displays: list[Display]
    white: Counter[int]
    down: set[int]
    played: Card | None
    taken: list[int]
    line: list[int]
    placed: int

    def in_force(self) -> set[str]:
        """The faces of danger dice that count in this turn."""
        return {face for die, face in enumerate(self.danger) if die != self.ignored}

    def most(self) -> int:
        return 3 if self.die == THREE else 2

    def placeable(self) -> set[int]:
        """The birds of the hand that the display and the danger dice allow."""
        bans, display = self.in_force(), self.displays[self.seat]
        return {
            code
            for code, card in enumerate(CARDS)
            if self.hands[self.seat][code]
            and card.list != "threat"
            and card.wonder not in bans
            and not (card.list == "red" and "red ban" in bans)
            and display.free_row(card.wonder) is not None
        }

    def _judge_choices(self, legal: list[Action]) -> None:
        """What may be chosen, verb by verb; and the Skull with every question while it is unused."""
        by_verb: dict[str, list[Any]] = {}
        for verb, *numbers in legal:
            by_verb.setdefault(verb, []).append(numbers[0] if len(numbers) == 1 else tuple(numbers))
        display = self.displays[self.seat]
        threats = {3 * w + row for w, wonder in enumerate(WONDERS) for row in range(3) if display.columns[wonder][row]}
        threats -= {3 * w + row for w, wonder in enumerate(WONDERS) for row in display.birds(wonder)}
        assert set(by_verb.get("remove", [])) == (threats if self.die == SKULL and not self.effect_used else set())
        for verb in ("play", "discard"):
            assert set(by_verb.get(verb, self.hands[self.seat])) == {card for card, held in self.hands[self.seat].items() if held}
        assert set(by_verb.get("die", self.white)) >= {face for face, left in self.white.items() if left}
        assert {cell + 1 for cell in by_verb.get("peek", [])} in (set(), self.down)
        assert len(by_verb.get("swap", [])) in (0, 36)
        if "displace" in by_verb:
            ((wonder, _), *_) = map(where, by_verb["displace"])
            assert sorted(map(where, by_verb["displace"])) == [(wonder, row) for row in display.birds(wonder)]
            assert display.free_row(wonder) is None
        if self.played and len(self.taken) == len(self.line) and not {"keep", "displace"} & set(by_verb):
            assert set(by_verb.get("place", [])) == (self.placeable() if self.placed < self.most() else set())
            assert "remove" in by_verb or (self.placed < self.most() and self.hands[self.seat]), "nothing is left to be asked"
