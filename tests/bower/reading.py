"""Reads a position of Bower back from its text, in any language: the texts themselves, with marks for their variables, are the grammar."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from engine.core.phrase import Phrase, say
from engine.games.bower.squares import LAID
from engine.games.bower.state import COLUMNS, MATERIALS, OBJECTS, TOKENS
from engine.games.bower.voice_words import bonus_name, object_of
from tests.bower.voices import LOCALIZER, NAMES, house

CARDS = house().cards
NUMBERS = {"played", "turns", "n", "limit", "column", "turn"}
COUNTED = range(1, 4)
Square = tuple[int, list[int]]


class Reader:
    """The facts that the lines of a position state. Reading fails on a line, a word or a rest that it does not know."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.facts: dict[str, Any] = {}
        self.patterns: dict[str, re.Pattern[str]] = {}
        self.objects = {self.say(object_of(kind, n)): [kind] * n for kind in range(len(OBJECTS)) for n in COUNTED}
        self.materials = {self.say(say(f"bower-material-{word}")): code for code, word in enumerate(MATERIALS)}
        self.tokens = {self.say(say(f"bower-token-{word.replace(' ', '-')}")): code for code, word in enumerate(TOKENS) if code in LAID}
        self.bonuses = {self.say(bonus_name(number, CARDS)): number for number in CARDS.bonus}
        self.requests = {self.say(say(f"bower-request-{word}")): code for code, word in enumerate(REQUEST_SLUGS)}
        eggs = [say("bower-egg-column", column=n + 1) for n in range(COLUMNS)] + [say("bower-egg-out", n=n) for n in (1, 2)]
        self.eggs = {self.say(egg): code for code, egg in enumerate(eggs)}
        self.asked = {self.say(phrase): asked for asked, phrase in all_asks()}

    def say(self, phrase: Phrase) -> str:
        return LOCALIZER.render(phrase, self.language)

    def pattern(self, id: str, names: tuple[str, ...]) -> re.Pattern[str]:
        """The message as a regular expression with a group for each variable."""
        if id in self.patterns:
            return self.patterns[id]
        text = re.escape(self.say(say(id, **{name: f"<{name}>" for name in names})))
        for name in names:
            text = text.replace(re.escape(f"<{name}>"), rf"(?P<{name}>\d+)" if name in NUMBERS else f"(?P<{name}>.+)", 1)
        self.patterns[id] = re.compile(text)
        return self.patterns[id]

    def match(self, text: str, id: str, *names: str) -> dict[str, str] | None:
        found = self.pattern(id, names).fullmatch(text)
        return found.groupdict() if found else None

    def split(self, text: str, mark: str) -> list[str]:
        return text.split(self.say(say(mark, first="", rest="")))

    # --- words ---------------------------------------------------------------------------------------------------------

    def square(self, text: str) -> Square:
        found = self.match(text, "bower-square", "material", "objects")
        assert found, text
        kinds = [kind for word in self.split(found["objects"], "bower-comma") for kind in self.objects[word]]
        return self.materials[found["material"]], sorted(kinds)

    def tile(self, text: str) -> list[Square]:
        found = self.match(text, "bower-tile", "first", "second")
        assert found, text
        return [self.square(found["first"]), self.square(found["second"])]

    def token(self, text: str) -> tuple[int, ...]:
        """(token, detail), and for a Branch the names of the cells that it links."""
        if found := self.match(text, "bower-at-x", "object"):
            return 0, self.objects[found["object"]][0]
        if found := self.match(text, "bower-at-branch-idle", "arrow"):
            return 4, "↕↔".index(found["arrow"])
        if found := self.match(text, "bower-at-branch", "arrow", "first", "second"):
            return 4, "↕↔".index(found["arrow"]), cell(found["first"]), cell(found["second"])
        return self.tokens[text], 0

    # --- lines ---------------------------------------------------------------------------------------------------------

    def read(self, lines: Iterable[str]) -> dict[str, Any]:
        for line in lines:
            kind, found = next(((id, found) for id, names in LINES if (found := self.match(line, id, *names)) is not None), ("ask", None))
            if found is None:
                assert line in self.asked, f"not understood: {line!r}"
                self.facts["asked"] = self.asked[line]
            else:
                getattr(self, kind.removeprefix("bower-").replace("-", "_"), self.plain)(kind, found)
        del self.facts["seat"]
        return self.facts

    def put(self, name: str, value: Any) -> None:
        """A fact of the whole match, or below a seat's heading one of that seat; none is stated twice."""
        key = f"{name} {self.facts['seat']}" if "seat" in self.facts else name
        assert key not in self.facts, key
        self.facts[key] = value

    def plain(self, kind: str, found: dict[str, str]) -> None:
        """A line whose variables are facts as they stand, each read by its name."""
        fact = kind.removeprefix("bower-").removeprefix("at-")
        for name, text in found.items():
            self.put(f"{fact} {name}", READ[name](self, text))
        if not found:
            self.put(fact, True)

    def at_resigned(self, kind: str, found: dict[str, str]) -> None:
        self.facts.setdefault("resigned", []).append(NAMES.index(found["name"]))

    def at_egg(self, kind: str, found: dict[str, str]) -> None:
        egg = self.match(found["egg"], "bower-egg-read", "place", "request")
        assert egg, found
        self.facts.setdefault("requests", {})[self.eggs[egg["place"]]] = self.requests[egg["request"]]

    def at_display(self, kind: str, found: dict[str, str]) -> None:
        shown = [self.match(text, "bower-display-tile", "letter", "tile") for text in self.split(found["tiles"], "bower-semicolon")]
        assert [tile["letter"] for tile in shown if tile] == list("ABC"[: len(shown)])
        self.put("display", [self.tile(tile["tile"]) for tile in shown if tile])

    def at_lost(self, kind: str, found: dict[str, str]) -> None:
        self.put("lost", [self.tile(text) for text in re.findall(r"\[(.*?)\]", found["tiles"])])

    def at_seat_0(self, kind: str, found: dict[str, str]) -> None:
        self.facts["seat"] = NAMES.index(found["name"])
        assert self.facts["seat"] == int(kind[-1])
        self.put("played", (int(found["played"]), int(found["turns"])))

    at_seat_1 = at_seat_0

    def at_column(self, kind: str, found: dict[str, str]) -> None:
        column = int(found["column"])
        if kind == "bower-at-column-paid":
            self.put(f"paid {column}", True)
        for text in self.split(found.get("squares", ""), "bower-semicolon") if "squares" in found else []:
            name, rest = text.split(" ", 1)
            square, *tokens = self.split(rest, "bower-plus")
            self.put(f"cell {cell(name)}", (self.square(square), [self.token(token) for token in tokens]))

    at_column_paid = at_column_none = at_column

    def at_buried(self, kind: str, found: dict[str, str]) -> None:
        self.put("buried", [self.square(text) for text in self.split(found["squares"], "bower-semicolon")])

    def at_buried_tokens(self, kind: str, found: dict[str, str]) -> None:
        self.put("buried tokens", [self.token(text) for text in self.split(found["tokens"], "bower-semicolon")])


REQUEST_SLUGS = [*(f"{colour}-{noun}" for noun in ("feather", "flower") for colour in ("yellow", "violet", "red", "any"))]
LINES = [
    *((f"bower-at-{variant}", ("name",)) for variant in ("super-fair", "super", "fair", "base")),
    ("bower-progress", ("turn", "turns")),
    ("bower-progress-draft", ()),
    ("bower-progress-over", ()),
    ("bower-at-resigned", ("name",)),
    ("bower-at-display-none", ()),
    ("bower-at-display", ("tiles",)),
    ("bower-at-stack", ("n",)),
    ("bower-at-bonus-stack", ("n",)),
    ("bower-at-open-none", ()),
    ("bower-at-open", ("tiles",)),
    ("bower-at-box", ("tiles",)),
    ("bower-at-lost", ("tiles",)),
    ("bower-at-drawn", ("tile",)),
    ("bower-at-offer", ("n",)),
    ("bower-at-egg", ("egg",)),
    ("bower-at-seat-0", ("name", "played", "turns")),
    ("bower-at-seat-1", ("name", "played", "turns")),
    ("bower-at-hand", ("n", "limit")),
    ("bower-at-given", ("tile",)),
    ("bower-at-again", ()),
    ("bower-at-taken", ("tiles",)),
    ("bower-at-aside", ("n",)),
    ("bower-at-seen", ("eggs",)),
    ("bower-at-column-none", ("column",)),
    ("bower-at-column-paid", ("column", "squares")),
    ("bower-at-column", ("column", "squares")),
    ("bower-at-buried", ("squares",)),
    ("bower-at-buried-tokens", ("tokens",)),
]
READ: dict[str, Callable[[Reader, str], Any]] = {
    **dict.fromkeys(NUMBERS, lambda reader, text: int(text)),
    "name": lambda reader, text: NAMES.index(text),
    "tile": lambda reader, text: reader.tile(text),
    "tiles": lambda reader, text: [reader.bonuses[re.sub(r"^[P-V]\. ", "", name)] for name in reader.split(text, "bower-semicolon")],
    "eggs": lambda reader, text: [reader.eggs[place] for place in reader.split(text, "bower-comma")],
}


def cell(name: str) -> int:
    """The number of a cell by its name."""
    return "abcde".index(name[0]) * COLUMNS + int(name[1]) - 1


def all_asks() -> list[tuple[tuple[Any, ...], Phrase]]:
    """Every question that can be asked, with its frame's kind, seat and what it is about."""
    kinds = ("draft", "take", "place", "choose", "look", "cross", "branch", "cover", "give", "twice", "strip")
    asks = [((kind, seat), say(f"bower-ask-{kind}", name=NAMES[seat])) for kind in kinds for seat in (0, 1)]
    asks += [(("discard", seat, why), say(f"bower-ask-discard-{why}", name=NAMES[seat])) for why in (0, 1) for seat in (0, 1)]
    for token, word in ((1, "white-flower"), (2, "white-feather"), (3, "shells")):
        asks += [(("lay", seat, token), say("bower-ask-lay", name=NAMES[seat], token=say(f"bower-token-{word}"))) for seat in (0, 1)]
    return [*asks, (("over",), say("bower-ask-over"))]
