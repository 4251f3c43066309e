"""Reads a position of Crows back from its text, in any language: the texts themselves, with marks for their variables, are the grammar."""

import re
from collections.abc import Iterable
from typing import Any

from engine.core.phrase import Phrase, say
from engine.games.crows.state import NO_FLOCKING, TILES, TOKENS, TOMBSTONE, coordinate
from engine.games.crows.voice_position import VARIANTS
from engine.games.crows.voice_words import crows_of, slug, tile_of, token_of
from tests.crows.voices import LOCALIZER, NAMES

NUMBERS = {"round", "deck", "points", "n", "box", "row"}
CELLS = {coordinate(100 * row + column): 100 * row + column for row in range(20, 80) for column in range(20, 80)}
WAYS = ("draw-or-trash", "pick-or-trash", "draw", "pick", "trash", "none")
ONE_NAME = (*(f"tile-{way}" for way in WAYS), "shine", "play", "first-crow")
"""Questions that say no more than who is asked."""


class Reader:
    """The facts that the lines of a position state. Reading fails on a line, a word or a rest that it does not know."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.facts: dict[str, Any] = {"resigned": [], "board": {}, "seats": {}}
        self.seat = -1
        self.tiles = {self.say(tile_of(kind)): kind for kind in range(len(TILES))}
        self.tokens = {self.say(token_of(token)): token for token in range(len(TOKENS))}
        self.variants = {self.say(say(f"crows-variant-{slug(name)}")): name for name in VARIANTS}
        self.things: dict[str, tuple[str, int]] = {self.say(crows_of(count)): ("crows", count) for count in range(1, 39)}
        self.things |= {self.say(say("crows-object-of", name=name)): ("object", seat) for seat, name in enumerate(NAMES)}
        self.things |= {self.say(token_of(token)): ("token", token) for token in (TOMBSTONE, NO_FLOCKING)}

    def say(self, phrase: Phrase) -> str:
        return LOCALIZER.render(phrase, self.language)

    def match(self, text: str, id: str, *names: str) -> dict[str, str] | None:
        """The variables of a message, if the text is that message."""
        if "deck" in names:
            return self._match_counted(text, id, names)
        pattern = re.escape(self.say(say(id, **{name: f"<{name}>" for name in names})))
        for name in names:
            pattern = pattern.replace(re.escape(f"<{name}>"), rf"(?P<{name}>\d+)" if name in NUMBERS else f"(?P<{name}>.+)", 1)
        found = re.fullmatch(pattern, text)
        return found.groupdict() if found else None

    def _match_counted(self, text: str, id: str, names: tuple[str, ...]) -> dict[str, str] | None:
        """A message with a plural form: the number in it decides which."""
        for deck in range(60):
            found = re.fullmatch(re.escape(self.say(say(id, round="<round>", deck=deck))).replace("<round>", r"(\d+)"), text)
            if found:
                return {"round": found[1], "deck": str(deck)}
        return None

    def split(self, text: str, mark: str = "crows-comma") -> list[str]:
        return text.split(self.say(say(mark, first="", rest="")))

    def counts(self, text: str, words: dict[str, int]) -> dict[int, int]:
        """ "2× Trash, 1× Cemetery" """
        found = {}
        for part in self.split(text):
            item = self.match(part, "crows-times", "n", "what")
            assert item, part
            found[words[item["what"]]] = int(item["n"])
        return found

    # --- lines ---------------------------------------------------------------------------------------------------------

    def read(self, lines: Iterable[str]) -> dict[str, Any]:
        for line in lines:
            for id, names in LINES:
                if (found := self.match(line, id, *names)) is not None:
                    getattr(self, "at_" + id.removeprefix("crows-at-").removeprefix("crows-").replace("-", "_"), self.fact)(id, found)
                    break
            else:
                raise AssertionError(f"not understood: {line!r}")
        return self.facts

    def fact(self, id: str, found: dict[str, str]) -> None:
        """A line whose variables are facts as they stand; below a seat's heading one of that seat. None is stated twice."""
        name = id.removeprefix("crows-at-").removeprefix("crows-")
        facts = self.facts["seats"][self.seat] if name in OF_SEAT else self.facts
        assert name not in facts, name
        facts[name] = {key: self.value(key, text) for key, text in found.items()} or True

    def value(self, key: str, text: str) -> Any:
        if key in NUMBERS:
            return int(text)
        if key == "name":
            return NAMES.index(text)
        if key in ("cell", "first", "second"):
            return CELLS[text]
        return self.tiles[text] if key == "tile" else text

    def at_resigned(self, id: str, found: dict[str, str]) -> None:
        self.facts["resigned"].append(NAMES.index(found["name"]))

    def at_variants(self, id: str, found: dict[str, str]) -> None:
        self.facts["variants"] = [self.variants[text] for text in self.split(found["variants"])]

    def at_seat(self, id: str, found: dict[str, str]) -> None:
        self.seat = NAMES.index(found["name"])
        self.facts["seats"][self.seat] = {"points": int(found["points"])}

    def at_moved(self, id: str, found: dict[str, str]) -> None:
        tile, *tokens = self.split(found["things"])
        self.facts["moved"] = self.tiles[tile], [self.tokens[text] for text in tokens]

    def at_unseen(self, id: str, found: dict[str, str]) -> None:
        self.facts["unseen"] = self.counts(found["tiles"], self.tiles)

    def at_revealed(self, id: str, found: dict[str, str]) -> None:
        self.facts["seats"][self.seat]["revealed"] = self.counts(found["tokens"], self.tokens)

    def at_open(self, id: str, found: dict[str, str]) -> None:
        self.facts["open"] = [self.tiles[text] for text in self.split(found["tiles"])]

    def at_spent(self, id: str, found: dict[str, str]) -> None:
        self.facts["spent"] = [self.tokens[text] for text in self.split(found["tokens"])]

    def at_row(self, id: str, found: dict[str, str]) -> None:
        for text in self.split(found["tiles"], "crows-semicolon"):
            column, rest = text.split(" ", 1)
            tile, *things = self.split(rest)
            cell = CELLS[f"{column}{found['row']}"]
            assert cell not in self.facts["board"]
            self.facts["board"][cell] = self.tiles[tile], [self.things[thing] for thing in things]


OF_SEAT = {"object", "object-none", "trash", "trashed", "tokens", "revealed"}
LINES: list[tuple[str, tuple[str, ...]]] = [
    ("crows-at-round", ("round", "name")),
    ("crows-at-variants", ("variants",)),
    ("crows-progress", ("round", "deck")),
    ("crows-progress-last", ("round",)),
    ("crows-progress-over", ()),
    ("crows-ask-over", ()),
    *((f"crows-ask-{kind}", ("name",)) for kind in ONE_NAME),
    ("crows-ask-place", ("name", "tile")),
    ("crows-ask-second-crow", ("name", "first")),
    ("crows-ask-landing", ("name", "first", "second")),
    ("crows-ask-scatter", ("name", "cell")),
    ("crows-at-drawn", ("tile",)),
    ("crows-at-moved", ("things",)),
    ("crows-at-resigned", ("name",)),
    ("crows-at-seat", ("name", "points")),
    ("crows-at-object", ("cell",)),
    ("crows-at-object-none", ()),
    ("crows-at-trash", ()),
    ("crows-at-trashed", ()),
    ("crows-at-tokens", ("n",)),
    ("crows-at-revealed", ("tokens",)),
    ("crows-at-cancelled", ()),
    ("crows-at-deck", ("n", "box")),
    ("crows-at-unseen", ("tiles",)),
    ("crows-at-open", ("tiles",)),
    ("crows-at-crows", ("n",)),
    ("crows-at-token-pile", ("n",)),
    ("crows-at-spent", ("tokens",)),
    ("crows-at-row", ("row", "tiles")),
]
