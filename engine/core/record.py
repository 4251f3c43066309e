"""Match records: a match as a text that can be exported and read back. The format: docs/match-record.md. See also replay.py."""

import re
from collections.abc import Mapping

import msgspec

from engine.core.errors import NotationError
from engine.core.notation import from_text

MAGIC = "aviary match record 1"
HEADER_LINES = 6
"""How many lines come before the first entry: the format's name, game, revision, cards, seats, options."""

Values = Mapping[str, bool | int | str]


class Rebase(msgspec.Struct, frozen=True):
    """A match carried over to other rules or components: from here on it is played with these, from this state."""

    revision: int
    cards: str
    snapshot: str
    """The state as `codec.dump` writes it."""


class Entry(msgspec.Struct, frozen=True):
    """One row of a match's log."""

    kind: str
    """"start" (always the first), "action", "resign", "rebase", or "end": ended by somebody before the rules ended it."""
    seat: int = -1
    """Who acted, resigned or ended; -1: nobody in a seat."""
    action: str = ""
    """The action in notation; "" for the other kinds."""
    luck: tuple[int, ...] = ()
    """What chance gave, in order."""
    rebase: Rebase | None = None


class Record(msgspec.Struct, frozen=True):
    """A match from its start, as far as it has come. `write` and `parse` are inverse to each other."""

    game: str
    revision: int
    cards: str
    """The digest of the components at the start, sixteen hex digits."""
    seats: int
    options: Values
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] = ()
    """The points by seat; () while the match is not over, and for a match that was ended early."""
    ranking: tuple[int, ...] = ()
    """The rank by seat, 1 = first; () like `scores`."""

    @property
    def rules(self) -> tuple[int, str]:
        """The revision and the cards digest that the last entries were made with."""
        for entry in reversed(self.entries):
            if entry.rebase:
                return entry.rebase.revision, entry.rebase.cards
        return self.revision, self.cards


def line_of(index: int) -> int:
    """The number of the line, from 1, on which the entry with this index stands in the text."""
    return HEADER_LINES + 1 + index


# --- writing ----------------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text, each line ended by a line feed."""
    options = " ".join(f"{name}={_value_text(value)}" for name, value in record.options.items())
    lines = [
        MAGIC,
        f"game {record.game}",
        f"revision {record.revision}",
        f"cards {record.cards}",
        f"seats {record.seats}",
        f"options {options}".rstrip(),
        *map(_entry_text, record.entries),
    ]
    if record.ranking:
        lines += [_joined("scores", record.scores), _joined("ranking", record.ranking)]
    elif record.entries[-1].kind != "end":
        lines.append("unfinished")
    return "\n".join(lines) + "\n"


def _entry_text(entry: Entry) -> str:
    if entry.rebase:
        return f"rebase {entry.rebase.revision} {entry.rebase.cards} {entry.rebase.snapshot}"
    if entry.kind == "action":
        return _joined(f"{entry.seat} {entry.action}", entry.luck)
    return _joined(entry.kind if entry.seat < 0 else f"{entry.kind} {entry.seat}", entry.luck)


def _joined(word: str, numbers: tuple[int, ...]) -> str:
    return " ".join([word, *map(str, numbers)])


def _value_text(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- reading ----------------------------------------------------------------------------------------------------------

_NATURAL = r"(?:0|[1-9][0-9]{0,8})"
_WHOLE = r"(?:0|-?[1-9][0-9]{0,8})"
_OPTION = re.compile(rf"([a-z][a-z0-9_]*)=({_WHOLE}|[a-z][a-z0-9_]*)", re.ASCII)
_HEADER = {
    "game": (r"[a-z][a-z_]*", "a game's id, such as bower"),
    "revision": (_NATURAL, "a whole number"),
    "cards": (r"[0-9a-f]{16}", "sixteen hex digits"),
    "seats": (r"[1-9]", "a number from 1 to 9"),
}
_FORMS: dict[str, tuple[re.Pattern[str], str]] = {
    "start": (re.compile(rf"start((?: {_NATURAL})*)"), "start and its luck"),
    "resign": (re.compile(r"resign ([0-9])"), "resign and a seat"),
    "end": (re.compile(r"end(?: ([0-9]))?"), "end, or end and a seat"),
    "rebase": (re.compile(rf"rebase ({_NATURAL}) ([0-9a-f]{{16}}) (\{{.*\}})"), "rebase, a revision, a cards digest and a snapshot"),
    "action": (re.compile(rf"([0-9]) (\S+)((?: {_NATURAL})*)"), "a seat, an action such as place.12.7 and its luck"),
}
_CLOSING = ("scores", "ranking", "unfinished")


def parse(text: str) -> Record:
    """The record that a text holds. Raises NotationError, with the line's number, for anything that `write` would not have written."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1]:
        raise _fault(len(lines), "the record breaks off in the middle of a line")
    lines.pop()
    header = _header(lines)
    seats = int(header["seats"])
    body = lines[HEADER_LINES:]
    size = next((at for at, line in enumerate(body) if line.split(" ")[0] in _CLOSING), len(body))
    entries = tuple(_entry(line_of(at), line, seats) for at, line in enumerate(body[:size]))
    for at, entry in enumerate(entries):
        if (entry.kind == "start") != (at == 0):
            raise _fault(line_of(at), "a record has one start, as its first entry")
        if at and entries[at - 1].kind == "end":
            raise _fault(line_of(at), "nothing can follow the end")
    if not entries:
        raise _fault(line_of(0), "the start is missing")
    scores, ranking = _closing(line_of(size), body[size:], seats, entries[-1].kind == "end")
    options = _options(HEADER_LINES, lines[HEADER_LINES - 1])
    return Record(header["game"], int(header["revision"]), header["cards"], seats, options, entries, scores, ranking)


def _fault(line: int, reason: str) -> NotationError:
    return NotationError(f"line {line}: {reason}")


def _header(lines: list[str]) -> dict[str, str]:
    if not lines or lines[0] != MAGIC:
        raise _fault(1, f"not a match record: it must begin with {MAGIC!r}")
    header = {}
    for number, (name, (form, meaning)) in enumerate(_HEADER.items(), 2):
        line = lines[number - 1] if number <= len(lines) else ""
        if not re.fullmatch(f"{name} {form}", line, re.ASCII):
            raise _fault(number, f"expected {name!r} and {meaning}, not {line[:60]!r}")
        header[name] = line.removeprefix(f"{name} ")
    if len(lines) < HEADER_LINES:
        raise _fault(HEADER_LINES, "the options are missing")
    return header


def _options(number: int, line: str) -> dict[str, bool | int | str]:
    word, *pairs = line.split(" ")
    if word != "options":
        raise _fault(number, f"expected 'options' and their values, not {line[:60]!r}")
    options: dict[str, bool | int | str] = {}
    for pair in pairs:
        match = _OPTION.fullmatch(pair)
        if not match:
            raise _fault(number, f"not an option and its value, such as fair_play=true: {pair[:60]!r}")
        if match[1] in options:
            raise _fault(number, f"the option {match[1]} stands there twice")
        options[match[1]] = _value(match[2])
    return options


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return text if text[0].isalpha() else int(text)


def _entry(number: int, line: str, seats: int) -> Entry:
    word = line.split(" ")[0]
    kind = word if word in _FORMS and word != "action" else "action"
    form, meaning = _FORMS[kind]
    match = form.fullmatch(line)
    if not match:
        raise _fault(number, f"expected {meaning}, not {line[:60]!r}")
    if kind == "start":
        return Entry(kind, luck=_numbers(match[1]))
    if kind == "rebase":
        return Entry(kind, rebase=Rebase(int(match[1]), match[2], match[3]))
    seat = -1 if match[1] is None else int(match[1])
    if seat >= seats:
        raise _fault(number, f"there is no seat {seat} in a match of {seats}")
    if kind != "action":
        return Entry(kind, seat)
    try:
        from_text(match[2])
    except NotationError as error:
        raise _fault(number, str(error)) from error
    return Entry(kind, seat, match[2], _numbers(match[3]))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _closing(number: int, lines: list[str], seats: int, ended: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and ranking, or two empty tuples for a match without a result; `number` is the first line's."""
    if lines and ended:
        raise _fault(number, "nothing can follow the end")
    if not lines and not ended:
        raise _fault(number, "the record breaks off: it must close with scores and ranking, with end or with unfinished")
    size = 0 if ended else 1
    scores: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    if not ended and lines[0] != "unfinished":
        size = 2
        scores = _figures(number, "scores", lines[0], _WHOLE, seats)
        ranking = _figures(number + 1, "ranking", "".join(lines[1:2]), "[1-9]", seats)
        if any(rank != 1 + sum(other < rank for other in ranking) for rank in ranking):
            raise _fault(number + 1, f"not a ranking: {lines[1]!r}")
    if len(lines) > size:
        raise _fault(number + size, f"nothing can follow, but there is {lines[size][:60]!r}")
    return scores, ranking


def _figures(number: int, word: str, line: str, form: str, seats: int) -> tuple[int, ...]:
    if not re.fullmatch(rf"{word}(?: {form}){{{seats}}}", line, re.ASCII):
        raise _fault(number, f"expected {word!r} and {seats} whole numbers, not {line[:60]!r}")
    return _numbers(line.removeprefix(word))
