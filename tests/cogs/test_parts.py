"""The small parts: limits, addresses, menus, names, typed words, coalescing."""

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.address import Address, AddressError, read_address, read_prefix
from cogs.draft import Button, Draft, Select
from cogs.limits import CONTENT, chunks, fit, paginate, sentences
from cogs.menus import PAGE, menu_rows
from cogs.paging import LAST, paged
from cogs.people import escaped, plain
from cogs.typed import find_action, fitting, folded, suggest
from cogs.wording import newest_lines, said
from engine.core.menu import open_menu
from engine.core.phrase import Phrase
from engine.games import GAMES

FORGED = st.from_regex(r"a:[a-z]{0,9}:[a-z0-9_]{0,5}:[0-9]{0,10}:[a-z0-9.]{0,40}:[0-9]{0,5}", fullmatch=True)
KINDS = st.sampled_from(["move", "do", "go", "pick"])
WORDS = st.from_regex(r"[a-z][a-z_]{0,15}", fullmatch=True)
PREFIXES = st.one_of(st.just(()), st.tuples(WORDS), st.tuples(WORDS, st.integers(0, 99999)), st.tuples(WORDS, *[st.integers(0, 999)] * 3))


def test_the_lines_of_an_alt_text_do_not_run_together_when_they_are_heard():
    """"… column 5: yellow feathers Display: A. …" was read out as one sentence."""
    assert sentences(["Turn 1 of 12", "Ada takes a tile.", "", "Choose from:", "P. X token"]) == (
        "Turn 1 of 12.\nAda takes a tile.\nChoose from:\nP. X token."
    )


@given(st.text(), st.integers(1, 200))
def test_fit_keeps_the_limit(text: str, limit: int):
    short = fit(text, limit)
    assert len(short) <= limit
    assert short == text or short.endswith("…")
    assert not short[:-1].endswith("\\") or short == text


@given(st.lists(st.text("ab ", min_size=1, max_size=90), min_size=1, max_size=30), st.integers(30, 500))
def test_newest_lines_say_when_something_was_left_out(lines: list[str], limit: int):
    """Of a turn with five seats only the end was told, as if it were all."""
    said = newest_lines(lines, limit, "… Earlier").split("\n")
    assert len("\n".join(said)) <= limit
    if said[0] == "… Earlier":
        assert len("\n".join(lines)) > limit
        kept = [lines[-1]] if said[-1].endswith("…") else said[1:]
        assert kept == lines[-len(said) + 1 :]
        assert len(kept) < len(lines) or said[-1] != lines[-1]
    else:
        assert said == lines


@given(st.lists(st.text(st.characters(exclude_characters="\n"), max_size=300), max_size=40), st.integers(1, 500))
def test_paginate_loses_no_line_and_keeps_the_limit(lines: list[str], limit: int):
    pages = paginate(lines, limit)
    assert pages
    assert all(len(page) <= limit for page in pages)
    kept = [line for page in pages for line in page.split("\n")]
    assert [line for line in kept if line] == [fit(line, limit) for line in lines if line]


@given(
    st.sampled_from(sorted(["move", "do", "go", "pick"])), st.integers(0, 10**9 - 1), st.integers(0, 99999), PREFIXES, st.integers(0, 9999)
)
def test_addresses_are_read_back(kind: str, match: int, seq: int, prefix: tuple[str | int, ...], page: int):
    address = Address(kind, str(match), seq, prefix, page)
    assert len(address.to_id()) <= 100
    assert read_address(address.to_id()) == address
    assert address.match_id == match


@given(
    st.one_of(st.text(max_size=120), st.from_regex(r"a:[a-z]{0,9}:[a-z0-9_]{0,5}:[0-9]{0,10}:[a-z0-9.]{0,40}:[0-9]{0,5}", fullmatch=True))
)
def test_any_other_text_is_refused_or_an_address(text: str):
    try:
        address = read_address(text)
    except AddressError:
        return
    assert read_address(address.to_id()) == address


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_action_of_every_game_fits_into_an_address(game):
    for verb, names in game.verbs.items():
        longest = Address("pick", "9" * 9, 99_999, (verb, *(999_999 for _ in names)), 99)
        assert len(longest.to_id()) <= 100


def test_a_prefix_too_long_is_an_error_of_ours_and_never_sent():
    with pytest.raises(AddressError):
        Address("pick", "9" * 20, 10**8, ("w" * 16, *[999_999] * 8), 1).to_id()
    with pytest.raises(AddressError):
        read_prefix("Take.1")


def words(phrase: Phrase) -> str:
    """The id stands for the text."""
    return phrase.id


@pytest.mark.parametrize("count", [2, 5, 6, 25, 26, 100, 101, 260])
def test_menus_of_any_size(count: int):
    legal = [("take", number) for number in range(count)]
    menu = open_menu(legal)
    reached = set()
    for page in range(-(-count // PAGE)):
        rows = [row for row in menu_rows(Address("go", "1", 3), menu, page, str, "Which?", words) if row]
        assert len(rows) <= 5
        ids = [component.address.to_id() for row in rows for component in row]
        assert len(ids) == len(set(ids)), "no custom_id twice in one message"
        for row in rows:
            assert len(row) <= 5
            for component in row:
                if isinstance(component, Select):
                    assert len(component.choices) <= 25
                    reached |= {choice for choice, _ in component.choices}
                elif component.address.kind == "go":
                    reached.add(component.address.prefix)
    assert reached == set(legal)
    buttons = any(isinstance(component, Button) and component.address.kind == "go" for row in rows for component in row)
    assert buttons is (count <= 5)


def test_a_page_that_there_is_not_is_the_last_one():
    menu = open_menu([("take", number) for number in range(150)])
    assert menu_rows(Address("go", "1"), menu, 99, str, "Which?", words) == menu_rows(Address("go", "1"), menu, 1, str, "Which?", words)


def test_long_texts_turn_pages():
    lines = [f"line {number} " + "x" * 90 for number in range(60)]
    place = Address("pages", "1", 1, ("log",))
    last = paged("Log", lines, place, LAST, words)
    assert "line 59" in last.content
    assert len(last.content) <= CONTENT
    earlier, later = last.rows[-1]
    assert (earlier.enabled, later.enabled) == (True, False)
    assert earlier.address.to_id() != later.address.to_id()
    assert paged("Log", lines[:3], place, LAST, words).rows == ()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("**bold**", r"\*\*bold\*\*"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", r"\@everyone"),
        ("[x](http://e.x)", r"\[x\]\(http\:\/\/e.x\)"),
        ("discord.gg/abc", r"discord.gg\/abc"),
        ("# big", r"\# big"),
        ("a\nb\u202ec", "a b c"),
        ("\u200b", "?"),
        ("w" * 40, "w" * 31 + "…"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467 Ann", "\U0001f468\u200d\U0001f469\u200d\U0001f467 Ann"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("a\u200db\u200d", "a b"),
        ("1\ufe0f\u20e3 Ann", "1\ufe0f\u20e3 Ann"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e007f Ann", "\U0001f3f4\U000e0067\U000e0062\U000e007f Ann"),
        ("a\u061cb\ufe0fc", "a b c"),
        ("Tie\u0302\u0301ng a" + "\u0301\u0316" * 9, "Tie\u0302\u0301ng a\u0301\u0316"),
    ],
)
def test_names_in_texts(name: str, shown: str):
    assert escaped(name) == shown
    assert len(plain(name)) <= 32


@pytest.mark.parametrize("unseen", [*"\u3164\u2800\u115f\u034f\ufe0f\u061c\u200b\U000e0041\u0301\ue000", "\ufe0f\u200d\ufe0f"])
def test_a_name_without_ink_is_not_shown_as_nothing(unseen: str):
    assert plain(unseen * 3) == "?"


LABELLED = [
    (("take", 3), "Take A. Sláma: žlutá květina | Mech: mušle"),
    (("take", 4), "Take B. Sláma: žlutá květina | Hlína"),
    (("skip",), "Skip"),
]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("take.3", ("take", 3)),
        (" TAKE.3 ", ("take", 3)),
        ("take a slama: zluta kvetina mech musle", ("take", 3)),
        ("Take B. Sláma: žlutá květina | Hlína", ("take", 4)),
        ("mušle", None),
        ("hlin", None),
        ("s", None),
        ("SKIP", ("skip",)),
        ("take", None),
        ("slama", None),
        ("", None),
        ("   ", None),
        ("...", None),
        ("take.5", None),
    ],
)
def test_only_a_notation_or_a_whole_label_is_done_at_once(typed: str, action: object):
    assert find_action(typed, LABELLED) == action


@pytest.mark.parametrize(
    ("typed", "actions"),
    [("mušle", [("take", 3)]), ("hlin", [("take", 4)]), ("s", [("take", 3), ("take", 4), ("skip",)]), ("x", []), ("", []), ("...", [])],
)
def test_words_of_a_label_fit_and_are_asked_about(typed: str, actions: list[object]):
    assert fitting(typed, LABELLED) == actions


def test_suggestions_begin_with_what_was_typed():
    assert [action for action, _ in suggest("s", LABELLED, 25)] == [("skip",), ("take", 3), ("take", 4)]
    assert suggest("take.4", LABELLED, 25) == [LABELLED[1]]
    assert suggest("", LABELLED, 2) == LABELLED[:2]
    assert folded("  Žluťoučký   KŮŇ!") == "zlutoucky kun"


def test_a_word_typed_a_thousand_times_is_looked_for_once():
    calls: Counter[str] = Counter()
    sys.setprofile(lambda frame, event, function: calls.update([function.__name__]) if event == "c_call" else None)
    try:
        suggested = suggest("s " * 3000, LABELLED, 25)
    finally:
        sys.setprofile(None)
    assert sorted(suggested) == sorted(suggest("s", LABELLED, 25))
    assert calls["startswith"] < 50, calls


def test_chunks():
    assert chunks([1, 2, 3, 4, 5], 2) == [[1, 2], [3, 4], [5]]
    assert chunks([], 2) == []


def test_drafts_ping_nobody_unless_named():
    for sent in (Draft("@everyone <@1>").to_send(), Draft("@everyone <@1>").to_edit()):
        assert sent["allowed_mentions"].to_dict() == {"parse": [], "replied_user": False} or not sent["allowed_mentions"].users
    pinged = Draft("<@1> <@2>", pings=(1,)).to_send()["allowed_mentions"].to_dict()
    assert pinged["users"] == [1]
    assert "everyone" not in pinged["parse"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1. Straw", r"1\. Straw"),
        ("12) x", r"12\) x"),
        ("- x", r"\- x"),
        ("# x", r"\# x"),
        ("Column 1, x", "Column 1, x"),
        ("**x**", "**x**"),
    ],
)
def test_what_a_game_says_makes_no_lists(text: str, line: str):
    assert said([Phrase(text)], words) == [line]


def test_of_a_text_as_long_as_discord_takes_no_more_is_compared_than_a_label_has():
    labelled = [(("take", number), f"Straw, {number}") for number in range(3)]
    assert len(folded("\ufdfa" * 6000)) < 4000, "one letter that becomes eighteen"
    assert fitting("straw " * 1000, labelled) == [("take", number) for number in range(3)]
    assert suggest("straw " * 1000, labelled, 2) == labelled[:2]
