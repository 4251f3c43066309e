"""Crows' texts: all are used, the rules fit a message and name their source, the end reads well, Czech is set as Czech is."""

import re
from itertools import product

import msgspec
import pytest

from cogs.limits import sentences
from engine.core.chance import Chance
from engine.core.notation import from_text
from engine.core.phrase import Phrase
from engine.games.crows import voice_story
from engine.games.crows.lesson import lesson
from engine.games.crows.state import TILES, TOKENS
from engine.games.crows.voice_words import tile_of, token_of
from engine.text.localizer import LOCALES
from tests.crows.positions import GAME, Table, act, cell
from tests.crows.test_voice_position import rare_states
from tests.crows.voices import ALL, LANGUAGES, LOCALIZER, LONG_NAMES, NAMES, PLAIN, VOICE, Step, plain, render, steps

N = cell(0, 0)
TOLD = (
    ("started", (0,)), ("round", (2, 1)), ("opened", (3,)), ("turn", (0,)), ("drew", (0, 6)), ("trashed", (0, N, 6)), ("skipped", (0,)),
    ("placed", (N, 6, 0)), ("placed", (N, 2, 2)), ("placed", (N, 2, 0)), ("shone", (0, N)), ("collected", (0,)), ("collected_what", (0, 1)),
    ("dull", (0,)), ("cancelled", (0,)), ("entombed", (0, N)), ("roosted", (0, N)), ("lured", (0,)), ("moved", (0, N, N + 1, N + 2)),
    ("moved", (0, N, N, N + 2)), ("stayed", (N, 2, 0)), ("stayed", (N, 1, 1)), ("unmoved", ((N, N + 2),)),
    ("flocked", (N, N + 2, 3, 0, N + 2)),
    ("flocked", (N, N + 1, 3, 0, N + 2)), ("scored", (0, N, 3, 3, 0)), ("scored", (0, N, 3, 6, 1)), ("scored", (0, N, 3, 6, 2)),
    ("scored", (0, N, 3, 3, 3)), ("scored", (0, N, 13, 12, 0)), ("murder", (0, N, 7, 2)), ("murder", (0, N, 7, 0)),
    *(("scattered", (0, N, start, (N + 1, N + 2))) for start in range(4)), ("scattered", (0, N, 0, ())), ("over", ()), ("resigned", (1,)),
)  # fmt: skip
HINTS = (
    *(("attracts", crows) for crows in (0, 1, 2, 7)), ("token",), ("replaces", 6), ("lands", (N, N + 1)),
    *((f"tomb-{whose}",) for whose in ("own", "other", "yet", "none", "again")), *(("holds", crows) for crows in (1, 2, 7)),
)  # fmt: skip


def ids_of(phrase, found):
    found.add(phrase.id)
    for value in phrase.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Phrase):
                ids_of(part, found)


def said_in(step):
    """All that is said at one step of a match."""
    views = [GAME.view(step.state, viewer) for viewer in (*range(len(step.state.scores)), None)]
    phrases = [phrase for view in views for phrase in (*VOICE.private(view, NAMES), *VOICE.alt(view, NAMES, "seat"))]
    phrases += [VOICE.progress(views[-1]), *VOICE.position(views[-1], NAMES)]
    phrases += [VOICE.story(views[-1], told, NAMES) for told in step.told]
    if not step.legal:
        return [*phrases, *VOICE.result(views[-1], NAMES), *VOICE.alt(views[-1], NAMES, "result")]
    view = views[GAME.to_act(step.state)[0]]
    for action in step.legal:
        phrases.append(VOICE.action(view, action))
        phrases += [VOICE.part(view, action[:size]) for size in range(len(action) + 1)]
        phrases += [VOICE.label(view, action[:size]) for size in range(1, len(action) + 1)]
    return [*phrases, *VOICE.why(view), *(phrase for action in WRONG for phrase in VOICE.why(view, action))]


WRONG = (
    ("draw",), ("pick", 3), ("skip",), ("sing",), ("cancel",), ("lure",), ("trash", 50, 50), ("trash", 10, 10), ("place", 50, 50),
    ("place", 1, 1),
    *((verb, 50 + row, 50 + column) for verb in ("shine", "roost", "call", "land", "trash") for row in range(3) for column in range(3)),
)  # fmt: skip


def positions():
    """Positions that random matches seldom come to."""
    for state in rare_states():
        yield Step(state, tuple(GAME.legal_actions(state, GAME.to_act(state)[0])) if state.frames else (), ())
    board = "E E:2 C\n1 T K@1"
    for table in (
        Table("E@1 T:1 C:1\n1:2 E:1 K:1", deck=0), Table(deck=0, trash=(0,) * 4), Table(board, options=["tile_choices"], open=(), deck=0),
        Table(board, "shine", token_pile=()), Table("E E\nE E", "play", tokens={0: (3, 4)}), Table(board, "play", tokens={0: (4,)}),
        Table(board, options=["tile_choices"]), Table(board, "play", tokens={0: (0, 1, 2, 3, 4)}), Table(board, trash=(0,) * 4),
    ):  # fmt: skip
        yield Step(table.state, tuple(table.legal()), ())
    lone = Table("E:1 E:1 C", "play", tokens={0: (3,)})
    lone.do(("lure",), act("call", 0, 0))
    yield Step(lone.state, tuple(lone.legal()), ())


def said_elsewhere():
    """The same for every event, every end and the rules."""
    table = Table()
    view = table.view(0)
    phrases = [VOICE.title(), *(VOICE.option(option.id) for option in GAME.options), *(VOICE.hint(view, hint) for hint in HINTS)]
    phrases += [phrase for topic in VOICE.topics for phrase in (VOICE.topic(topic), *VOICE.rules(topic))]
    phrases += [part for topic in VOICE.topics if (shown := VOICE.example(topic)) for part in (shown.caption, *shown.names)]
    phrases += VOICE.why(table.view(1), ("draw",))
    phrases += [phrase for screen in lesson().screens for phrase in screen.text]
    phrases += [name for name in lesson().names if name is not None]
    phrases += [VOICE.letters(GAME.view(GAME.start(seats, {}, Chance.seeded(1)), None)) for seats in (2, 3, 4)]
    phrases += [phrase for end in ENDS for phrase in VOICE.result(end_view(*end), NAMES)]
    assert {kind for kind, _ in TOLD} == set(voice_story.TELLERS)
    return phrases + [VOICE.story(view, (kind, (), data), NAMES) for kind, data in TOLD]


def end_view(scores, tokens, trashed, resigned):
    """A match that is over with these points."""
    state = Table().state
    state = msgspec.structs.replace(state, frames=(), scores=scores, tokens=tokens, trashed=trashed, resigned=resigned)
    return GAME.view(state, None)


NONE = ((),) * 4
ENDS = (
    ((10, 12, 11, 9), ((0, 4), (1,), (2, 2), ()), (0, 0, 0, 0), ()),
    ((9, 9, 3, 4), NONE, (1, 0, 0, 0), ()),
    ((9, 9, 3, 4), NONE, (0, 0, 0, 0), ()),
    ((9, 9, 9, 4), NONE, (0, 1, 0, 0), ()),
    ((90, 9, 8, 4), NONE, (0, 1, 0, 0), (0,)),
    ((90, 9, 8, 4), NONE, (0, 0, 0, 0), (0, 3, 2)),
    ((1, 0, 0, 0), NONE, (0, 0, 0, 0), ()),
)


def test_every_text_is_used():
    used: set[str] = set()
    played = [step for seats, options in product((2, 4), (PLAIN, ALL)) for step in list(steps(seats, options, 1))[::4]]
    for step in (*played, *positions()):
        for phrase in said_in(step):
            ids_of(phrase, used)
    for phrase in said_elsewhere():
        render(phrase, 1000)
        ids_of(phrase, used)
    written = set(re.findall(r"^(crows-[\w-]+) =", (LOCALES / "en" / "crows.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(written - used) == []
    assert sorted(used - written) == []


def test_components_have_different_names():
    for phrases in ([tile_of(kind) for kind in range(len(TILES))], [token_of(token) for token in range(len(TOKENS))]):
        for language in LANGUAGES:
            assert len({LOCALIZER.render(phrase, language) for phrase in phrases}) == len(phrases)


@pytest.mark.parametrize(
    ("end", "english", "czech"),
    [
        (
            0,
            [
                "Simone: 10, tokens kept (No Cemeteries +2, 3 Points +3): 15 points",
                "Pier: 12, tokens kept (Tombstone +2): 14 points",
                "Ada: 11, tokens kept (No Flocking 2 × +2): 15 points",
                "Bo: 9 points, no tokens kept",
                "A tie at 15 points: Simone and Ada share the victory.",
            ],
            "Remíza, 15 bodů: o vítězství se dělí Simone a Ada.",
        ),
        (1, ["A tie at 9 points. Pier wins, having played no Trash."], "Remíza, 9 bodů. Rozhodují nezahrané odpadky: vítězí Pier."),
        (2, ["A tie at 9 points: Simone and Pier share the victory."], "Remíza, 9 bodů: o vítězství se dělí Simone a Pier."),
        (
            3,
            ["A tie at 9 points. Having played no Trash, Simone and Ada share the victory."],
            "Remíza, 9 bodů. Rozhodují nezahrané odpadky: o vítězství se dělí Simone a Ada.",
        ),
        (4, ["Simone has resigned and ranks last.", "Pier wins with 9 points."], "Vítězí Pier, výsledek: 9 bodů."),
        (5, ["Pier wins: nobody else is left."], "Vítězí Pier: nikdo jiný už nehraje."),
        (6, ["Simone wins with 1 point."], "Vítězí Simone, výsledek: 1 bod."),
    ],
)
def test_the_end_is_told(end, english, czech):
    view = end_view(*ENDS[end])
    said = [render(line) for line in VOICE.result(view, NAMES)]
    assert [texts["en"] for texts in said][-len(english) :] == english
    assert plain(said[-1]["cs"]) == czech
    assert VOICE.alt(view, NAMES, "result")[0] == VOICE.result(view, NAMES)[-1]
    winners = [NAMES[seat] for seat, rank in enumerate(GAME.ranking(view)) if rank == 1]
    assert [name for name in NAMES if re.search(rf"\b{name}\b", said[-1]["en"])] == winners


def test_the_longest_end_fits_an_alt_text():
    view = end_view((199,) * 4, ((0, 1, 2, 3, 4),) * 4, (0,) * 4, ())
    for language in LANGUAGES:
        text = sentences(LOCALIZER.render(phrase, language) for phrase in VOICE.alt(view, LONG_NAMES, "result"))
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
def test_the_rules_tell_of_every_token_and_variant_by_the_name_that_the_menus_use(language):
    tokens = " ".join(LOCALIZER.render(paragraph, language) for paragraph in VOICE.rules("tokens"))
    for token in range(len(TOKENS)):
        assert f"**{LOCALIZER.render(token_of(token), language)}.**" in tokens
    variants = " ".join(LOCALIZER.render(paragraph, language) for paragraph in VOICE.rules("variants"))
    for option in GAME.options:
        name = LOCALIZER.render(VOICE.option(option.id), language).split(":")[0]
        assert f"**{name}.**" in variants


def test_czech_is_set_as_czech_is():
    """No one-letter word at the end of a line, no straight quotation marks, numbers held to what they count."""
    text = (LOCALES / "cs" / "crows.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    assert [line for line in lines if re.search(r"(?<![\w$*{.])[kKsSvVzZoOuUaAiI] (?=[\w„{(\[])", line)] == []
    assert [line for line in lines if re.search(r"(?<![.\w-])\d+ [a-zá-ž]|\$(?:n|points|total|deck) } [a-zá-ž]", line)] == []
    assert [line for line in lines if re.search(r"[\"“”](?!\s|$|[.,)])|'", line)] == []
