"""Reads a position of The Bird Told Me to Do It back from its text, in any language: the texts themselves, with marks for their variables,
are the grammar."""

import re
from collections.abc import Iterable
from itertools import product
from typing import Any

from engine.core.phrase import Phrase, say
from engine.games.bird_told_me.cards import Cards
from engine.games.bird_told_me.state import COLOURS, NOBODY, STRIDE, TRUNK, coordinate
from engine.games.bird_told_me.voice_tells import sentence, text
from engine.games.bird_told_me.voice_words import card_of, face, label_of, plumage
from tests.bird_told_me.voices import LOCALIZER

NUMBERS = {"n", "points", "goal", "depletions", "boost"}
CELLS = {coordinate(TRUNK + column + STRIDE * row): TRUNK + column + STRIDE * row for column, row in product(range(-40, 41), repeat=2)}
FORM = {**dict.fromkeys(NUMBERS, r"\d+"), "cell": r"\w+", "parent": r"\w+"}
MOST_BOOST = 12
FORMS = 1, 2, 5
"""A number for each plural form."""


class Reader:
    """The facts that the lines of a position state. Reading fails on a line, a word or a rest that it does not know."""

    def __init__(self, language: str, cards: Cards, names: tuple[str, ...]) -> None:
        self.language, self.deck, self.names = language, cards, names
        self.facts: dict[str, Any] = {"seats": {}}
        self.patterns: dict[str, re.Pattern[str]] = {}
        self.labels = {self.say(label_of(card, cards)): card for card in cards.all}
        self.by_name = {self.say(card_of(card, cards)): card for card in cards.all}
        assert len(self.labels) == len(self.by_name) == len(cards.faces)
        self.colours = {self.say(plumage(colour)): colour for colour in range(len(COLOURS))}
        self.owners = {self.say(say("told-me-beside")): NOBODY, **{name: seat for seat, name in enumerate(names)}}
        self.where = {self.say(say("told-me-trunk")): TRUNK, **CELLS}

    def say(self, phrase: Phrase) -> str:
        return LOCALIZER.render(phrase, self.language)

    def match(self, line: str, id: str) -> dict[str, Any] | None:
        """The variables of a line that is the message's, numbers for the NUMBERS; for a message with plural forms any of them."""
        for number in FORMS if "n" in LINES[id] else FORMS[:1]:
            if found := self.pattern(id, number).fullmatch(line):
                return {name: int(value) if name in NUMBERS else value for name, value in found.groupdict().items()}
        return None

    def pattern(self, id: str, number: int) -> re.Pattern[str]:
        """The message as a regular expression with a group for each variable, in the plural form of a number."""
        key = f"{id} {number}"
        if key not in self.patterns:
            marks = {name: f"<{name}>" for name in LINES[id]}
            said = re.escape(self.say(say(id, **{**marks, **({"n": number} if "n" in marks else {})})))
            said = re.sub(rf"(?<!\w){number}(?!\w)", r"(?P<n>\\d+)", said, count=1) if "n" in marks else said
            for name, mark in marks.items() - {("n", "<n>")}:
                said = said.replace(re.escape(mark), f"(?P<{name}>{FORM.get(name, '.+?')})", 1)
            self.patterns[key] = re.compile(said)
        return self.patterns[key]

    def split(self, text: str, mark: str = "told-me-comma") -> list[str]:
        return text.split(self.say(say(mark, first="", rest="")))

    def cards(self, text: str) -> list[int]:
        """Cards by name; names may hold the mark that parts them."""
        mark, found = self.say(say("told-me-semicolon", first="", rest="")), []
        while text:
            fits = [name for name in self.by_name if text == name or text.startswith(name + mark)]
            assert fits, text
            name = max(fits, key=len)
            found.append(self.by_name[name])
            text = text[len(name) + len(mark) :]
        return found

    def cells(self, text: str) -> list[int]:
        return [self.where[name] for name in self.split(text)]

    # --- lines ---------------------------------------------------------------------------------------------------------

    def read(self, lines: Iterable[str]) -> dict[str, Any]:
        for line in lines:
            self.line(line)
        self.facts.pop("seat", None)
        return self.facts

    def line(self, line: str) -> None:
        for id in LINES:
            found = self.match(line, id)
            if found is not None:
                value = READ[id](self, found)
                if id in MANY:
                    self.facts.setdefault(id, []).append(value)
                elif id.startswith("told-me-at-seat") or id in OF_A_SEAT:
                    self.of_a_seat(id, value)
                else:
                    assert id not in self.facts, id
                    self.facts[id] = value
                return
        raise AssertionError(f"not understood: {line!r}")

    def of_a_seat(self, id: str, value: Any) -> None:
        if id == "told-me-at-seat":
            self.facts["seat"] = value[0]
        self.facts["seats"].setdefault(self.facts["seat"], {})[id] = value

    def carried(self, found: dict[str, Any]) -> tuple[int, int, int, int]:
        """(seat, cell, card, boost) of a card that is carried out; its text must be the one that the boost makes."""
        card = self.by_name[found["card"]]
        assert found["text"] == self.say(text(self.deck.tells[card], found["boost"]))
        cell = self.where[found["cell"]] if "cell" in found else TRUNK
        return self.names.index(found["name"]), cell, card, found["boost"]

    def asked(self, found: dict[str, Any]) -> tuple[int, list[tuple[str, Any]]]:
        """Who is asked, and the instructions of which this is the text."""
        fits = []
        for card, boost in product(self.deck.all, range(MOST_BOOST)):
            fits += [(card, boost, told[0]) for told in self.deck.tells[card] if self.say(sentence(told, boost)) == found["text"]]
        assert fits, found
        return self.names.index(found["name"]), fits

    def face(self, name: str) -> str:
        """What a card shows, as it is written."""
        assert any(self.say(face(card, self.deck)) == name for card in self.deck.all), name
        return name


LINES: dict[str, tuple[str, ...]] = {
    "told-me-at-single": (),
    "told-me-at-double": (),
    "told-me-progress": ("points", "goal", "n"),
    "told-me-progress-second": ("points", "goal", "n"),
    "told-me-progress-over": (),
    "told-me-at-turn": ("name",),
    "told-me-at-resigned": ("name",),
    "told-me-at-bare": (),
    "told-me-at-branch": ("n",),
    "told-me-at-twig-over": ("cell", "parent", "card", "beneath"),
    "told-me-at-twig": ("cell", "parent", "card"),
    "told-me-at-route": ("cells", "n"),
    "told-me-at-fresh": ("cells",),
    "told-me-at-previous": ("card",),
    "told-me-at-step": ("card",),
    "told-me-at-carried-loose": ("name", "card", "boost", "text"),
    "told-me-at-carried": ("name", "card", "cell", "boost", "text"),
    "told-me-at-performed": ("card", "performer"),
    "told-me-at-next-boost": ("n",),
    "told-me-at-last-boost": ("n",),
    "told-me-at-left": ("n",),
    "told-me-at-drawn": ("cards",),
    **{f"told-me-at-colour-{colour}": () for colour in COLOURS},
    "told-me-at-forced": ("cell",),
    "told-me-at-renew": ("n",),
    "told-me-at-give": ("name",),
    "told-me-at-traded": ("cards",),
    "told-me-at-then": ("name", "text"),
    "told-me-at-bonus": (),
    "told-me-at-awarded": ("name", "cards"),
    "told-me-at-deck": ("n", "depletions"),
    "told-me-at-discards-none": (),
    "told-me-at-discards-more": ("cards",),
    "told-me-at-discards": ("n", "cards"),
    "told-me-at-plumage": ("cards",),
    "told-me-at-pass": ("owner",),
    "told-me-at-seat": ("name", "points", "n"),
    "told-me-at-pile": ("cards",),
    "told-me-at-known": ("cards",),
    "told-me-ask-over": (),
    "told-me-ask-add": ("name",),
    "told-me-ask-second": ("name", "card", "cell"),
    "told-me-ask-second-claimed": ("name", "card", "cell"),
    "told-me-ask-route": ("name", "cells"),
    "told-me-ask-fork": ("name",),
    "told-me-ask-pile": ("name",),
    "told-me-ask-tell": ("name", "text"),
}
"""Every line of a position with its variables, the more special ones first."""

MANY = "told-me-at-twig", "told-me-at-twig-over", "told-me-at-carried", "told-me-at-carried-loose", "told-me-at-performed", *(
    "told-me-at-then", "told-me-at-awarded", "told-me-at-resigned", "told-me-at-discards-more",
)  # fmt: skip
OF_A_SEAT = "told-me-at-pile", "told-me-at-known"


def held(reader: Reader, found: dict[str, Any]) -> dict[int, int]:
    """For each colour who holds its plumage."""
    holders = {}
    for part in reader.split(found["cards"], "told-me-semicolon"):
        fits = [
            (colour, seat)
            for colour, (owner, seat) in product(range(len(COLOURS)), reader.owners.items())
            if reader.say(say(f"told-me-at-plumage-{COLOURS[colour]}", owner=owner)) == part
        ]
        assert len(fits) == 1, part
        holders[fits[0][0]] = fits[0][1]
    return holders


def twig(reader: Reader, found: dict[str, Any]) -> Any:
    beneath = reader.cards(found["beneath"])[::-1] if "beneath" in found else []
    return reader.where[found["cell"]], reader.where[found["parent"]], (*beneath, reader.labels[found["card"]])


def plain(reader: Reader, found: dict[str, Any]) -> Any:
    """The variables as facts, each read by its name."""
    read = {
        "name": lambda value: reader.names.index(value),
        "owner": lambda value: reader.owners[value],
        "cards": reader.cards,
        "cells": reader.cells,
        "cell": lambda value: reader.where[value],
        "card": lambda value: reader.by_name[value],
        "performer": lambda value: reader.by_name[value],
    }
    return tuple(read.get(name, lambda value: value)(value) for name, value in found.items()) or True


READ: dict[str, Any] = {
    **dict.fromkeys(LINES, plain),
    **dict.fromkeys(("told-me-at-twig", "told-me-at-twig-over"), twig),
    **dict.fromkeys(("told-me-at-carried", "told-me-at-carried-loose"), Reader.carried),
    "told-me-at-plumage": held,
    "told-me-at-traded": lambda reader, found: [reader.colours[name] for name in reader.split(found["cards"])],
    "told-me-ask-tell": Reader.asked,
    **dict.fromkeys(("told-me-ask-second", "told-me-ask-second-claimed"), lambda reader, found: (
        reader.names.index(found["name"]), reader.face(found["card"]), reader.where[found["cell"]],
    )),
}  # fmt: skip
