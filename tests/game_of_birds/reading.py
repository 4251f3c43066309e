"""Reads a position of The Game of Birds back from its text, in any language: the texts themselves, with marks for their variables,
are the grammar."""

import re
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from engine.core.phrase import Phrase, say
from engine.games.game_of_birds.state import SPECIES, WONDERS, BirdsView
from engine.games.game_of_birds.voice_words import card_of, danger_effect, label_of, level, name, value, white, white_chosen, wonder
from tests.game_of_birds.voices import LOCALIZER, NAMES

CARDS = range(SPECIES + len(WONDERS))
NUMBERS = {"n", "round", "rounds", "bonuses", "points"}


class Reader:
    """The facts that the lines of a position state. Reading fails on a line, a word or a rest that it does not know.

    The view lends only the deck: the names of its cards, their lists and points.
    """

    def __init__(self, view: BirdsView, language: str) -> None:
        self.language = language
        self.facts: dict[str, Any] = {}
        self.whose = -1
        self.patterns: dict[str, re.Pattern[str]] = {}
        self.labels = {self.say(label_of(view, card)): card for card in CARDS}
        self.cards = {self.say(card_of(view, card)): card for card in CARDS}
        self.by_name = {self.say(name(view, card)): card for card in CARDS}
        self.faces = {self.say(white(face)): face for face in range(6)}
        self.effects = {self.say(white_chosen(face)): face for face in range(6)}
        self.dangers = {self.say(danger_effect(face)): face for face in range(10)}
        self.wonders = {self.say(wonder(number)): number for number in range(len(WONDERS))}
        self.levels = {self.say(level(row)): row for row in range(3)}
        self.laid = {self.say(phrase): found for found, phrase in all_laid(view)}
        self.asked = {self.say(phrase): asked for asked, phrase in all_asks(view)}

    def say(self, phrase: Phrase) -> str:
        return LOCALIZER.render(phrase, self.language)

    def match(self, text: str, id: str, *names: str) -> dict[str, str] | None:
        """The variables of a message in a text, None when the text is another one."""
        if id not in self.patterns:
            grammar = re.escape(self.say(say(id, **{name: f"<{name}>" for name in names})))
            for name in names:
                group = rf"(?P<{name}>[−\d]+)" if name in NUMBERS else f"(?P<{name}>.+)"
                grammar = grammar.replace(re.escape(f"<{name}>"), group, 1)
            self.patterns[id] = re.compile(grammar)
        found = self.patterns[id].fullmatch(text)
        return found.groupdict() if found else None

    def split(self, text: str, mark: str = "birds-comma") -> list[str]:
        return text.split(self.say(say(mark, first="", rest="")))

    def spaces(self, text: str) -> int:
        """The bit mask of spaces of the board."""
        if text == self.say(say("birds-no-cell")):
            return 0
        return sum(1 << int(number) - 1 for number in self.split(text))

    def people(self, text: str) -> list[int]:
        """Seats by their names: "Simone, Pier and Ada"."""
        *first, rest = self.split(text)
        return [NAMES.index(name) for name in (*first, *self.split(rest, "birds-and"))]

    # --- lines ---------------------------------------------------------------------------------------------------------

    def read(self, lines: Iterable[str]) -> dict[str, Any]:
        for line in lines:
            if line in self.asked:
                self.put("asked", self.asked[line])
                continue
            kind, found = next(((id, found) for id, names in LINES if (found := self.match(line, id, *names)) is not None), ("", None))
            assert found is not None, f"not understood: {line!r}"
            fact = kind.removeprefix("birds-").removeprefix("at-")
            getattr(self, fact.replace("-", "_"), self.plain)(fact, found)
        return self.facts

    def put(self, name: str, value: Any) -> None:
        """A fact of the whole match, or below a seat's heading one of that seat; none is stated twice."""
        key = f"{name} {self.whose}" if self.whose >= 0 else name
        assert key not in self.facts, key
        self.facts[key] = value

    def plain(self, fact: str, found: dict[str, str]) -> None:
        """A line whose variables are facts as they stand, each read by its name."""
        for variable, text in found.items():
            self.put(f"{fact} {variable}", READ[variable](self, text))
        if not found:
            self.put(fact, True)

    def resigned(self, fact: str, found: dict[str, str]) -> None:
        self.facts.setdefault("resigned", []).append(NAMES.index(found["name"]))

    def danger(self, fact: str, found: dict[str, str]) -> None:
        self.put(f"danger {found['n']}", (self.dangers[found["danger"]], fact == "danger-ignored"))

    danger_ignored = danger

    def cell(self, fact: str, found: dict[str, str]) -> None:
        down = {"cell-down": [], "seen": self.people(found.get("names", NAMES[0]))}
        self.put(f"cell {found['n']}", self.labels[found["card"]] if fact == "cell" else down.get(fact))

    seen = cell_down = cell_empty = cell

    def discards(self, fact: str, found: dict[str, str]) -> None:
        kinds = [self.match(text, "birds-times", "n", "name") for text in self.split(found["cards"])]
        cards = [card for kind in kinds if kind for card in [self.by_name[kind["name"]]] * int(kind["n"])]
        assert {card - SPECIES if card >= SPECIES else card // 5 for card in cards} == {self.wonders[found["wonder"]]}
        self.facts["discards"] = sorted([*self.facts.get("discards", []), *cards])

    def seat(self, fact: str, found: dict[str, str]) -> None:
        self.whose = NAMES.index(found.pop("name"))
        for variable, text in found.items():
            self.put(variable, int(text.replace("−", "-")))

    def column(self, fact: str, found: dict[str, str]) -> None:
        for text in self.split(found["cards"], "birds-semicolon"):
            card = self.match(text, "birds-at-place", "level", "card")
            assert card, text
            place = 3 * self.wonders[found["wonder"]] + self.levels[card["level"]]
            self.put(f"place {place}", self.laid[card["card"]])

    def empty(self, fact: str, found: dict[str, str]) -> None:
        self.put("empty", [self.wonders[name] for name in self.split(found["wonders"])])


LINES: list[tuple[str, tuple[str, ...]]] = [
    ("birds-at-title", ("name",)),
    ("birds-progress", ("round", "rounds")),
    ("birds-progress-over", ()),
    ("birds-at-resigned", ("name",)),
    ("birds-at-filled", ("name",)),
    ("birds-at-white-none", ()),
    ("birds-at-white", ("dice",)),
    ("birds-at-danger-ignored", ("n", "danger")),
    ("birds-at-danger", ("n", "danger")),
    ("birds-at-die", ("die",)),
    ("birds-at-board-none", ()),
    ("birds-at-seen", ("n", "names")),
    ("birds-cell-down", ("n",)),
    ("birds-cell-empty", ("n",)),
    ("birds-cell", ("n", "card")),
    ("birds-at-played", ("card", "cells")),
    ("birds-at-scenario", ("cells",)),
    ("birds-at-scenarios-none", ()),
    ("birds-at-scenarios", ("scenarios",)),
    ("birds-at-pile", ("n",)),
    ("birds-at-discards-none", ()),
    ("birds-at-discards", ("wonder", "cards")),
    ("birds-at-seat", ("name", "n", "bonuses", "points")),
    ("birds-at-medals", ("levels",)),
    ("birds-at-column", ("wonder", "cards")),
    ("birds-at-empty", ("wonders",)),
]
READ: dict[str, Callable[[Reader, str], Any]] = {
    **dict.fromkeys(NUMBERS, lambda reader, text: int(text)),
    "name": lambda reader, text: NAMES.index(text),
    "dice": lambda reader, text: tuple(reader.faces[word] for word in reader.split(text)),
    "die": lambda reader, text: reader.effects[text],
    "card": lambda reader, text: reader.cards[text],
    "cells": lambda reader, text: reader.spaces(text),
    "scenarios": lambda reader, text: [reader.spaces(card) for card in re.findall(r"\[(.*?)\]", text)],
    "levels": lambda reader, text: [reader.levels[word] for word in reader.split(text)],
}


def all_laid(view: BirdsView) -> list[tuple[tuple[int, int], Phrase]]:
    """Every card as it may lie in a display, with its point tile or 0."""
    found = [((card, 0), say("birds-at-threat", name=name(view, card))) for card in CARDS if card >= SPECIES]
    for card, tile in product(range(SPECIES), (0, 7, 8, 10)):
        args = {"name": name(view, card), "value": value(view, card)}
        found.append(((card, tile), say("birds-at-bird-tile", tile=tile, **args) if tile else say("birds-at-bird", **args)))
    return found


def all_asks(view: BirdsView) -> list[tuple[tuple[Any, ...], Phrase]]:
    """Every question that can be asked, with its frame's kind, seat and what it is about."""
    kinds = ("die", "ignore", "discard", "peek", "swap", "play")
    asks: list[tuple[tuple[Any, ...], Phrase]] = [(("over",), say("birds-ask-over"))]
    for seat, who in enumerate(NAMES):
        asks += [((kind, seat), say(f"birds-ask-{kind}", name=who)) for kind in kinds]
        for kind, card in product(("keep", "displace"), CARDS):
            asks.append(((kind, seat, card), say(f"birds-ask-{kind}", name=who, card=card_of(view, card))))
        for placed, most in product(range(4), (2, 3)):
            asks.append((("build", seat, placed, most), say("birds-ask-build", name=who, placed=placed, most=most)))
    return asks
