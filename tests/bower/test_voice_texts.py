"""Bower's texts: all are used, the rules fit a message and name their source, the scoring reads well, Czech is set as Czech is."""

import re
from itertools import product

import msgspec
import pytest

from cogs.limits import sentences
from engine.core.notation import from_text
from engine.core.phrase import Phrase
from engine.games.bower import voice_result, voice_story
from engine.games.bower.lesson import lesson
from engine.games.bower.scoring import Scoring
from engine.games.bower.state import BONUS
from engine.text.localizer import LOCALES
from tests.bower.test_example import lay_out
from tests.bower.voices import LANGUAGES, LOCALIZER, LONG_NAMES, NAMES, OPTIONS, VOICE, Step, crowded, house, render, steps

TOLD = (
    ("started", (0,)), ("drafted", (0, 5)), ("refilled", (5,)), ("turn", (0, 3)), ("took", (0, 5)), ("placed", (0, 5, 8, 1)),
    ("skipped", (0,)), ("earned", (0,)), ("offered", (0, 101, 104, 117)), ("chose", (0, 106)), ("declined", (0,)), ("looked", (0, 3)),
    ("looked_at", (0, 7, 3)), ("looked_out", (0,)), ("crossed", (0, 1, 8, 4)), ("laid", (0, 3, 8)), ("branched", (0, 8, 1)),
    ("drew", (0, 5)), ("covered", (0, 5, 8, 2)), ("gave", (0, 5)), ("twice", (1,)), ("stripped", (1,)), ("discarded", (1, 5)),
    ("lost", (1, 5)), ("unused", (0, 119, 1)), ("unused", (0, 119, 0)), ("reshuffled", ()), ("over", ()), ("resigned", (1,)),
)  # fmt: skip
ASKED = (
    *(("choose", tuple(range(first, first + 5))) for first in (101, 106, 111, 116)),
    ("place", ()), ("discard", (0,)), ("discard", (1,)), ("look", ()), ("cross", ()), ("lay", (1,)),
    ("lay", (2,)), ("lay", (3,)), ("branch", ()), ("cover", (5,)), ("give", ()), ("twice", ()), ("strip", ()),
)  # fmt: skip


def ids_of(phrase, found):
    found.add(phrase.id)
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            ids_of(value, found)


def said_in(game, step):
    """All that is said at one step of a match."""
    views = [game.view(step.state, viewer) for viewer in (0, 1, None)]
    phrases = [phrase for view in views for phrase in (*VOICE.private(view, NAMES), *VOICE.alt(view, NAMES, "seat"))]
    phrases += [phrase for view in views for phrase in (*VOICE.legend(view), VOICE.letters(view))]
    phrases += [VOICE.progress(views[2]), *VOICE.position(views[2], NAMES), *(VOICE.story(views[2], told, NAMES) for told in step.told)]
    if step.legal:
        view = views[step.state.frames[-1][1][0]]
        for action in step.legal:
            phrases.append(VOICE.action(view, action))
            phrases += [VOICE.part(view, action[:size]) for size in range(len(action) + 1)]
            phrases += [VOICE.label(view, action[:size]) for size in range(1, len(action) + 1)]
        phrases += [VOICE.hint(view, hint) for hint in game.hints(view, view.seat, step.legal[0])]
        phrases += [*VOICE.why(view), *(phrase for action in WRONG for phrase in VOICE.why(view, action))]
        phrases += VOICE.why(views[1 - view.seat], step.legal[0])
    else:
        phrases += [*VOICE.result(views[2], NAMES), *VOICE.alt(views[2], NAMES, "result")]
    return phrases


def asked_in(game, state):
    """Every question put to seat 0 in one position, also with a given tile to place, and with a full nest."""
    for given, nest in ((0, state.nests[0]), (6, state.nests[0]), (0, tuple(range(2, 2 + len(state.nests[0]))))):
        for kind, data in ASKED:
            frames = (("end", (), (0,)), (kind, (0,), data))
            hands = ((7, 8, 9), (10,))
            asked = msgspec.structs.replace(state, frames=frames, given=(given, 0), nests=(nest, state.nests[1]), hands=hands, tokens=())
            yield Step(asked, tuple(game.legal_actions(asked, 0)), ())


def said_elsewhere():
    """What random matches seldom or never come to."""
    view = house().view(lay_out(), None)
    over = msgspec.structs.replace(view, taken=((109, 106), (108,)), super_nest=1)
    gone = msgspec.structs.replace(
        view, resigned=(1,), display=(), nests=((0,) * 24, view.nests[1]), again=1, fair_play=1,
        tokens=((2, 1, 0, 0), (1, 1, 0, 0), (0, 0, -1, 2), (4, 1, 0, 0)),
    )  # fmt: skip
    chequered = tuple(2 * (place + place // 6) % 4 for place in range(24))
    closed = msgspec.structs.replace(view, seat=0, frames=(("place", (0,), ()),), nests=(chequered, view.nests[1]), paid=(5, 0))
    phrases = [VOICE.title(), *(VOICE.option(option.id) for option in house().options), *(VOICE.hint(view, hint) for hint in HINTS)]
    phrases += VOICE.why(closed)
    pictured = [found for topic in VOICE.topics if (found := VOICE.example(topic))]
    phrases += [phrase for found in pictured for phrase in (found.caption, *found.names)]
    phrases += [phrase for screen in lesson().screens for phrase in screen.text]
    phrases += [name for name in lesson().names if name is not None]
    phrases += [phrase for topic in VOICE.topics for phrase in (VOICE.topic(topic), *VOICE.rules(topic))]
    phrases += [phrase for match in (view, over, gone) for phrase in (*VOICE.result(match, NAMES), *VOICE.position(match, NAMES))]
    assert {kind for kind, _ in TOLD} == set(voice_story.TELLERS)
    return (
        phrases
        + [VOICE.story(view, (kind, (), data), NAMES) for kind, data in TOLD]
        + [voice_result.won(scoring, NAMES) for scoring in ENDS]
    )


WRONG = (
    ("skip",), ("use",), ("sing",), ("take", 1), ("take", 200), ("give", 200), ("discard", 200), ("choose", 200), ("cross", 0, 0, 8),
    ("lay", 0), ("lay", 99), ("place", 200, 0, 0), ("place", 7, 0, 3), *(("look", column) for column in range(6)),
    *(("cross", 0, cell, 0) for cell in range(24)), *(("lay", cell) for cell in range(24)), *(("place", 7, cell, 0) for cell in range(24)),
    *(("place", 6, cell, 0) for cell in range(24)),
)  # fmt: skip
HINTS = ("seals", 8), ("gem", 2, 3), ("bonus",)
ENDS = (
    Scoring((), (6, 4), (1, 9), (0, 1), (0,)),
    Scoring((), (5, 5), (1, 9), (1, 0), (0,)),
    Scoring((), (5, 5), (1, 9), (0, 0), (1,)),
    Scoring((), (5, 5), (3, 3), (0, 0), (0, 1)),
)


def test_every_text_is_used():
    used: set[str] = set()
    for game, options in product((house(), crowded()), OPTIONS[::3]):
        played = list(steps(game, 1, options))
        for step in (*played[:4], *asked_in(game, played[20].state), *played[-2:]):
            for phrase in said_in(game, step):
                ids_of(phrase, used)
    for phrase in said_elsewhere():
        render(phrase, 1000)
        ids_of(phrase, used)
    written = set(re.findall(r"^(bower-[\w-]+) =", (LOCALES / "en" / "bower.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(written - used) == []
    assert sorted(used - written) == []


@pytest.mark.parametrize(
    ("scoring", "english", "czech"),
    list(
        zip(
            ENDS,
            [
                "Simone wins.",
                "A tie on egg tokens. The Colored Shells decide: Simone wins.",
                "A tie on egg tokens; shells in the nest 9 : 1. Pier wins.",
                "A tie on egg tokens and on shells: Simone and Pier share the victory.",
            ],
            [
                "Vítězí Simone.",
                "Žetonů vajíček je stejně, rozhodují Barevné mušle: vítězí Simone.",
                "Žetonů vajíček je stejně, rozhodují mušle v\u00a0hnízdě 9\u00a0:\u00a01. Vítězí Pier.",
                "Žetonů vajíček i\u00a0mušlí je stejně: o\u00a0vítězství se dělí Simone a\u00a0Pier.",
            ],
            strict=True,
        )
    ),
)
def test_the_winner_is_told_with_what_broke_the_tie(scoring, english, czech):
    assert render(voice_result.won(scoring, NAMES)) == {"en": english, "cs": czech}


def test_the_scoring_of_the_rulebooks_example_is_told_line_by_line():
    lines = [render(line) for line in VOICE.result(house().view(lay_out(), None), NAMES)]
    assert [line["en"] for line in lines] == [
        "Largest group, straw: Simone 6, Pier 6. A tie; shells 0 : 4. 1 egg token for Pier.",
        "Largest group, moss: Simone 4, Pier 8. 1 egg token for Pier.",
        "Largest group, gravel: Simone 8, Pier 5. 1 egg token for Simone.",
        "Column 1, flowers of any color: Simone 0, Pier 1. Won with a single object: 2 egg tokens for Pier.",
        "Column 2, yellow flowers: Simone 4, Pier 0. 1 egg token for Simone.",
        "Column 3, red feathers: Simone 2, Pier 2. A tie; shells 0 : 1. 1 egg token for Pier.",
        "Column 4, feathers of any color: Simone 4, Pier 4. A tie; Colored Shells decide: 1 egg token for Simone.",
        "Column 5, violet feathers: Simone 0, Pier 2. 1 egg token for Pier.",
        "Column 6, yellow feathers: Simone 2, Pier 2. A tie; shells 0 : 0. No egg token.",
        "Yellow Egg of Simone: Simone 9, Pier 7. 1 egg token for Simone.",
        lines[10]["en"],
        "Egg tokens: Simone 4, Pier 6.",
        "Pier wins.",
    ]
    assert re.fullmatch(r"Shells Egg of Pier: Simone \d+, Pier \d+\. The rival’s Colored Shells decide: no egg token\.", lines[10]["en"])
    assert lines[3]["cs"].replace("\u00a0", " ") == (
        "Sloupec 1, květiny všech barev: Simone 0, Pier 1. K převaze stačí jediný předmět: Pier získává 2 žetony vajíček."
    )


def test_after_a_resignation_only_the_winner_is_told():
    view = msgspec.structs.replace(house().view(lay_out(), None), resigned=(0,))
    assert [render(line)["en"] for line in VOICE.result(view, NAMES)] == ["Simone has resigned.", "Pier wins."]
    assert VOICE.alt(view, NAMES, "result") == VOICE.result(view, NAMES)


def test_the_longest_scoring_fits_an_alt_text():
    state = lay_out()
    view = msgspec.structs.replace(house().view(state, None), taken=((106, 107), (108, 109)), nests=(state.nests[1], state.nests[1]))
    for language in LANGUAGES:
        text = sentences(LOCALIZER.render(phrase, language) for phrase in VOICE.alt(view, LONG_NAMES[:1] * 2, "result"))
        assert len(text) <= 1024, len(text)


@pytest.mark.parametrize("topic", VOICE.topics)
def test_a_topic_of_the_rules_fits_a_message_and_names_its_source(topic):
    assert from_text(topic) == (topic,), "it travels in custom_ids like a verb"
    render(VOICE.topic(topic), 80)
    said = [render(paragraph, 900) for paragraph in VOICE.rules(topic)]
    for language in LANGUAGES:
        assert len("\n\n".join(texts[language] for texts in said)) <= 1900, topic
        for texts in said:
            assert re.search(r"\(\S.*\)$", texts[language]), texts[language]
            assert texts[language].count("**") % 2 == 0, texts[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_of_every_bonus_tile_by_the_name_that_the_menus_use(language):
    told = " ".join(LOCALIZER.render(paragraph, language) for topic in VOICE.topics for paragraph in VOICE.rules(topic))
    view = house().view(lay_out(), None)
    for number, kind, of in view.bonuses:
        if (kind == "nest" and number != BONUS + 1) or (kind == "egg" and of != "shell"):
            continue  # nest tiles are told by what they show, three eggs in one paragraph
        name = LOCALIZER.render(VOICE.story(view, ("unused", (), (0, number, 1)), NAMES).args["bonus"], language)
        assert f"**{name}.**" in told, name


def test_czech_is_set_as_czech_is():
    """No one-letter word at the end of a line, no straight quotation marks, numbers held to what they count."""
    text = (LOCALES / "cs" / "bower.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    assert [line for line in lines if re.search(r"(?<![\w$*{.])[kKsSvVzZoOuUaAiI] (?=[\w„{(\[])", line)] == []
    assert [line for line in lines if re.search(r"\d [a-zá-ž]|\$n } [a-zá-ž]", line)] == []
    assert [line for line in lines if re.search(r"[\"“”](?!\s|$|[.,)])|'", line)] == []
