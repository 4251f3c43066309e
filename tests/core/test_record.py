"""Match records: written, read back, and every kind of damage named by its line."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import NotationError
from engine.core.record import Entry, Rebase, Record, line_of, parse, write

OVER = """aviary match record 1
game toy
revision 3
cards 0123456789abcdef
seats 2
options open=false size=5 mood=calm
start 4 3 2 1
0 bid.3
1 bid.1 4
resign 0
rebase 4 fedcba9876543210 {"frames":[]}
1 bid.2
scores 5 -3
ranking 2 1
"""

LUCK = st.lists(st.integers(0, 999_999_999), max_size=4).map(tuple)
SEAT = st.integers(0, 1)
ACTION = st.sampled_from(["skip", "place.12.7.0", "take.999999"])
ENTRY = st.one_of(
    st.builds(Entry, st.just("action"), SEAT, ACTION, LUCK),
    st.builds(Entry, st.just("resign"), SEAT),
    st.builds(Rebase, st.integers(0, 99), st.just("0" * 16), st.just('{"a": "b c"}')).map(lambda rebase: Entry("rebase", rebase=rebase)),
)
ENTRIES = st.builds(lambda luck, rest: (Entry("start", luck=luck), *rest), LUCK, st.lists(ENTRY, max_size=6))
VALUE = st.one_of(st.booleans(), st.integers(-99, 99), st.sampled_from(["calm", "wild"]))
RECORD = st.builds(
    Record,
    st.just("toy"),
    st.integers(0, 99),
    st.just("0123456789abcdef"),
    st.just(2),
    st.dictionaries(st.sampled_from("abc"), VALUE),
    ENTRIES,
)
OUTCOME = st.sampled_from(["unfinished", "over", "ended"])


@given(RECORD, OUTCOME, st.integers(-1, 1), st.tuples(st.integers(-99, 99), st.integers(-99, 99)))
def test_a_record_comes_back_from_its_text(record, outcome, seat, scores):
    if outcome == "over":
        record = msgspec.structs.replace(record, scores=scores, ranking=(1, 1))
    elif outcome == "ended":
        record = msgspec.structs.replace(record, entries=(*record.entries, Entry("end", seat)))
    text = write(record)
    assert parse(text) == record
    assert write(parse(text)) == text


def test_the_text_is_the_documented_one():
    record = parse(OVER)
    assert write(record) == OVER
    assert record.options == {"open": False, "size": 5, "mood": "calm"}
    assert record.entries[2] == Entry("action", 1, "bid.1", (4,))
    assert record.scores == (5, -3)
    assert OVER.split("\n")[line_of(2) - 1] == "1 bid.1 4"
    assert record.rules == (4, "fedcba9876543210")


def test_carriage_returns_are_read_too():
    assert parse(OVER.replace("\n", "\r\n")) == parse(OVER)


def altered(line: int, text: str | None) -> str:
    lines = OVER.split("\n")
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "aviary match record 2", "not a match record"),
        (2, "game Toy", "a game's id"),
        (2, None, "expected 'game'"),
        (3, "revision x", "a whole number"),
        (3, "revision 03", "a whole number"),
        (4, "cards 0123", "sixteen hex digits"),
        (5, "seats two", "a number from 1 to 9"),
        (6, "option open=false", "expected 'options'"),
        (6, "options open:false", "not an option and its value"),
        (6, "options open=false open=true", "stands there twice"),
        (6, "options  open=false", "not an option and its value"),
        (7, "0 bid.3", "has one start"),
        (7, "start 4 -1", "start and its luck"),
        (7, "start 4  1", "start and its luck"),
        (8, "start 4", "has one start"),
        (8, "0 bid.03", "not an action"),
        (8, "0 bid.3 x", "a seat, an action"),
        (8, "2 bid.3", "there is no seat 2 in a match of 2"),
        (8, "-1 bid.3", "a seat, an action"),
        (8, "", "a seat, an action"),
        (8, "# bid.3", "a seat, an action"),
        (8, "0 bid.3 1234567890", "a seat, an action"),
        (9, "1 bid.1 4 ", "a seat, an action"),
        (10, "resign", "resign and a seat"),
        (10, "resign 5", "there is no seat 5"),
        (11, 'rebase 4 xyz {"frames":[]}', "rebase, a revision"),
        (11, "rebase 4 fedcba9876543210 frames", "rebase, a revision"),
        (13, "scores 5", "expected 'scores' and 2 whole numbers"),
        (13, "scores 5 x", "expected 'scores'"),
        (13, None, "expected 'scores'"),
        (14, "ranking 2 2", "not a ranking"),
        (14, "ranking 0 1", "expected 'ranking'"),
        (14, None, "expected 'ranking'"),
    ],
)
def test_damage_is_named_by_its_line(line, text, reason):
    with pytest.raises(NotationError, match=f"^line {line}: .*{reason}"):
        parse(altered(line, text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: not a match record"),
        ("\n", "line 1: not a match record"),
        (OVER[:-1], "line 14: the record breaks off in the middle"),
        (OVER[: OVER.index("scores")], "line 13: the record breaks off"),
        (OVER[: OVER.index("start")], "line 7: the start is missing"),
        (OVER[: OVER.index("options")], "line 6: the options are missing"),
        (OVER[: OVER.index("seats")], "line 5: expected 'seats'"),
        (OVER.replace("scores 5 -3", "unfinished"), "line 14: nothing can follow"),
        (OVER + "more\n", "line 15: nothing can follow"),
        (OVER + "\n", "line 15: nothing can follow"),
        (OVER.replace("1 bid.2\n", "end 1\n"), "line 13: nothing can follow the end"),
        (OVER.replace("resign 0\n", "end\n"), "line 11: nothing can follow the end"),
    ],
)
def test_cut_off_and_overlong_texts_are_refused(text, reason):
    with pytest.raises(NotationError, match=f"^{reason}"):
        parse(text)


@given(st.integers(0, len(OVER)), st.integers(0, len(OVER)), st.text(max_size=3))
def test_any_other_text_is_refused_or_means_what_it_says(start, size, put):
    text = OVER[:start] + put + OVER[start + size :]
    try:
        written = write(parse(text))
    except NotationError as error:
        written = str(error)
    assert written == text.replace("\r\n", "\n") or re.match(r"line [1-9]\d*: .", written)
