"""The texts of The Game of Birds: all are used, the rules fit a message and name their source, the scoring reads well, Czech is set as
Czech is."""

import re
from itertools import product

import msgspec
import pytest

from engine.core.notation import from_text
from engine.core.phrase import Phrase
from engine.games.game_of_birds import voice_story
from engine.games.game_of_birds.lesson import lesson
from engine.games.game_of_birds.state import NOTHING, SKULL
from engine.text.localizer import LOCALES
from tests.game_of_birds.positions import Table, card, place
from tests.game_of_birds.voices import LANGUAGES, LOCALIZER, NAMES, VOICE, house, played, render, wordy

TOLD = (
    ("started", (0,)), ("round", (2, 3, 0)), ("rolled", ((0, 1, 3, 3), (2, 7))), ("turn", (0,)), ("ignored", (0, 7)),
    *(("chose", (0, face)) for face in range(6)),
    ("discarded", (0, 5)), ("peeked", (0, 4)), ("peeked_at", (0, 4, 5)), ("swapped", (0, 1, 4)), ("played", (0, 5)),
    ("turned_up", (0, 5)), ("taken", (0, 4, 5)), ("revealed", (0, 4, 5)), ("kept", (0, 5)), ("left", (0, 5)),
    ("threatened", (0, 36, 3)), ("displaced", (0, 5, 36, 3)), ("warded", (0, 36)), ("placed", (0, 5, 3)), ("medal", (0, 2)),
    ("removed", (0, 36, 3)), ("filled", (0,)), ("over", ()), ("resigned", (1,)),
    ("laid", ((0, 5), (3, 36), (4, -2))), ("tiled", (0, 8, 7, 2)), ("returned", (0, 9, 8, 1)), ("reshuffled", (12,)),
)  # fmt: skip
HINTS = ("points", 6), ("points", -92), ("tiles", 2, 7), ("medal",), ("win",), ("costs", 8), ("line", 1, 1, 1), ("line", 0, 0, 0)
WRONG = (
    ("sing",), ("skip",), ("die", 9), ("ignore", 1), ("play", 41), ("peek", 0), ("swap", 1, 1), ("swap", 2, 1), ("swap", 0, 8),
    ("displace", 0), ("displace", 3), ("displace", 4), ("remove", 0), *(("place", number) for number in range(42)),
    *(("die", face) for face in range(6)),
)  # fmt: skip


def asked():
    """Every question with dice, hands and displays at which much is forbidden."""
    hand, display = "N4 N4 FR S4 E4 ET", {"S": "S5 S6 S4", "E": "ET E5 E6"}
    board = "N4 E4 B4 S4 F4 L4 M4 N5 .."
    for kind, data in (
        ("die", ()), ("ignore", ()), ("discard", ()), ("peek", ()), ("swap", ()), ("play", ()), ("keep", (5,)), ("displace", (36,)),
        ("build", (0,)), ("build", (2,)),
    ):  # fmt: skip
        for die, shown in product((NOTHING, SKULL), (display, {})):
            options = {"display": shown, "tiles": {"E1": 7}, "board": board, "down": (2, 4), "peeked": (4, 0), "danger": (0, 7), "die": die}
            yield Table(kind, data, hand=hand, known=((card("E4"), card("MT")), ()), **options)
    yield Table("ignore", hand="N4", danger=(9, 9))
    yield Table("die", white=tuple(range(6)))


def said_at(table):
    """All that is said at a question, with the reasons against answers that are not legal."""
    view = table.view(table.seat)
    yield from (VOICE.ask(view, NAMES[:2]), *VOICE.private(view, NAMES[:2]), *VOICE.alt(view, NAMES[:2], "seat"))
    yield from (*VOICE.why(view), *(phrase for action in WRONG for phrase in VOICE.why(view, action)))
    yield from VOICE.why(table.view(1 - table.seat), ("skip",))
    for action in table.legal():
        yield VOICE.action(view, action)
        yield from (VOICE.part(view, action[:size]) for size in range(len(action) + 1))
        yield from (VOICE.label(view, action[:size]) for size in range(1, len(action) + 1))


def ended(**fields):
    """The view of a match that is over, with two displays of the test's own making."""
    table = Table("play", display={"N": "N4 N5 NT", "E": "EA EA"}, tiles={"E0": 7, "E1": 7}, others={1: {"B": "BT BT B6"}})
    state = msgspec.structs.replace(table.state, **{"frames": (), "board": (NOTHING,) * 9, "bonuses": (1, 0), "medals": (0, 1), **fields})
    return house().view(state, None)


def said_elsewhere():
    """What belongs to no question, or seldom comes about."""
    view = played(house(), 2, 3)[0].state
    lean = ended(discards=(), scenarios=(), white=(), danger=(0, 9))
    views = [ended(), ended(winner=0), ended(resigned=(1,)), ended(known=((1, 2), ()), secret=((3,), ())), lean]
    views += [house().view(step.state, None) for step in played(house(), 2, 3)[::20]]
    lost = msgspec.structs.replace(ended(), layouts=(0,) * 6, seat=0, known=((), ()), secret=((), ()))
    views += [lost, *(table.view(None) for table in list(asked())[::5]), rare_board()]
    yield VOICE.title()
    yield from (VOICE.hint(lost, hint) for hint in HINTS)
    yield from (phrase for topic in VOICE.topics for phrase in (VOICE.topic(topic), *VOICE.rules(topic)))
    yield from (phrase for screen in lesson().screens for phrase in screen.text)
    yield from (name for name in lesson().names if name is not None)
    for topic in VOICE.topics:
        if example := VOICE.example(topic):
            yield from (example.caption, *example.names)
    for match in views:
        yield from (VOICE.progress(match), *VOICE.position(match, NAMES[:2]), *VOICE.private(match, NAMES[:2]))
        yield from (phrase for kind in ("board", "seat", "result") for phrase in VOICE.alt(match, NAMES[:2], kind))
        yield from VOICE.result(match, NAMES[:2])
    assert {kind for kind, _ in TOLD} == {*voice_story.TELLERS, *voice_story.GATHERED}
    yield from (VOICE.story(house().view(view, None), (kind, (), data), NAMES) for kind, data in TOLD)
    yield VOICE.story(lost, ("round", (), (2, 3, 0)), NAMES)
    tied = ended(displays=((NOTHING,) * 21,) * 2, tiles=((0,) * 21,) * 2, bonuses=(0, 0), medals=(0, 0))
    yield from VOICE.result(tied, NAMES[:2])
    yield VOICE.private(wide_hand(), NAMES[:2])[0]
    yield from VOICE.alt(wide_hand(), NAMES[:2], "seat")
    yield from VOICE.private(msgspec.structs.replace(ended(), seat=0), NAMES[:2])


def rare_board():
    return Table("play", down=(4, 8), peeked=(1 << 4, 1 << 4), ignored=0, die=5, played=card("ST"), danger=(0, 8), white=(0, 1, 2, 3)).view(
        None
    )


def wide_hand():
    return Table("play", hand="N4 N5 N6 NA NR E4 E5 E6 EA ER").view(0)


def ids_of(phrase, found):
    found.add(phrase.id)
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            ids_of(value, found)


def test_every_text_is_used():
    used: set[str] = set()
    for phrase in (*(phrase for table in asked() for phrase in said_at(table)), *said_elsewhere()):
        render(phrase, 1000)
        ids_of(phrase, used)
    written = set(re.findall(r"^(birds-[\w-]+) =", (LOCALES / "en" / "game_of_birds.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(written - used) == []
    assert sorted(used - written) == []


def test_the_scoring_of_the_rulebooks_example_is_told_line_by_line():
    """Rulebook, "End-of-Game Example": 97 points for birds and tiles, nothing else, four threats: 85 points."""
    sixes = {name: f"{name[0]}6" for name in ("N0", "E0", "B0", "B1", "B2", "S0", "F0", "F1", "F2", "L0", "L1", "L2", "M0")}
    tiled = {"N1": "NR", "N2": "NR", "S1": "SA"}
    display = {**sixes, **tiled, "E1": "ET", "S2": "ST", "M1": "MT", "M2": "MT"}
    table = Table("play", display=display, tiles={"N1": 8, "N2": 7}, others={1: {"B0": "BT"}})
    view = house().view(msgspec.structs.replace(table.state, frames=(), bonuses=(0, 2), medals=(0, 0)), None)
    assert [render(line)["en"] for line in VOICE.result(view, NAMES[:2])] == [
        "Birds and point tiles: Simone 97, Pier 0.",
        "Bonus tiles, 2 points each: Simone 0, Pier 4.",
        "Medals, 7 points each: Simone 0, Pier 0.",
        "Threats, −3 points each: Simone −12, Pier −3.",
        "Total: Simone 85, Pier 1.",
        "Ranks: 1. Simone; 2. Pier.",
        "Simone wins.",
    ]
    assert render(VOICE.result(view, NAMES[:2])[3])["cs"] == "Hrozby po −3\u00a0bodech: Simone −12, Pier −3."
    assert [render(line)["en"] for line in VOICE.alt(view, NAMES[:2], "result")][:2] == [
        "Simone wins.",
        "Simone 85: birds and point tiles 97, bonus tiles 0, medals 0, threats −12.",
    ]


def test_equal_points_share_rank_and_victory_and_those_who_gave_up_are_left_out():
    state = played(house(), 4, 5)[-1].state
    empty = {"displays": ((NOTHING,) * 21,) * 4, "tiles": ((0,) * 21,) * 4, "medals": (0,) * 4, "winner": NOTHING}
    view = house().view(msgspec.structs.replace(state, **empty, bonuses=(2, 1, 2, 3), resigned=(3,)), None)
    lines = [render(line) for line in VOICE.result(view, NAMES)]
    assert [line["en"] for line in (lines[0], *lines[-2:])] == [
        "Bo has resigned.",
        "Ranks: 1. Simone and Ada; 3. Pier.",
        "Simone and Ada share the victory.",
    ]
    assert [line["cs"] for line in lines[-2:]] == [
        "Pořadí: 1. Simone a\u00a0Ada; 3. Pier.",
        "O\u00a0vítězství se dělí Simone a\u00a0Ada.",
    ]
    game_ranks = house().ranking(msgspec.structs.replace(state, **empty, bonuses=(2, 1, 2, 3), resigned=(3,)))
    assert game_ranks == (1, 3, 1, 4)


def test_an_instant_win_comes_before_points():
    view = ended(winner=1)
    assert [render(line)["en"] for line in VOICE.result(view, NAMES[:2])][-3:] == [
        "Pier has filled the display with 21 birds.",
        "Ranks: 1. Pier; 2. Simone.",
        "Pier wins.",
    ]


def test_after_all_others_gave_up_only_the_winner_is_told():
    view = ended(resigned=(0,))
    assert [render(line)["en"] for line in VOICE.result(view, NAMES[:2])] == ["Simone has resigned.", "Pier wins."]
    assert VOICE.alt(view, NAMES[:2], "result") == VOICE.result(view, NAMES[:2])


def test_why_names_each_card_that_cannot_be_placed_and_the_rule():
    table = Table("build", (1,), hand="N4 FR S4 E4 ET", display={"S": "S5 ST S6"}, danger=(0, 7))
    assert [render(line)["en"] for line in VOICE.why(table.view(0))] == [
        "You may place birds of your hand in the columns of their wonders, or stop. Placed in this turn: 1 of 2. (Rulebook: Turn, 3)",
        "A danger die restricts you. Nest: no bird with this symbol may be placed. (Rulebook: Overview of the Die Symbols)",
        "A danger die restricts you. Crossed-out red card: no bird of the red list may be placed. (Rulebook: Overview of the Die Symbols)",
        "Not now, because a danger die shows their wonder: Eurasian wren (Nest, green 4). (Rulebook: Overview of the Die Symbols)",
        "Not now, because a danger die forbids the red list: Hoopoe (Feather, red 3). (Rulebook: Overview of the Die Symbols)",
        "Not now, because their column already has three cards: Blackbird (Song, green 4). (Rulebook: Turn, 3)",
        "Threats are never placed from the hand, they can be played: free-roaming cats (threat, Egg). (Rulebook: Turn, 2)",
    ]


def test_a_refusal_names_its_rule():
    table = Table("build", (0,), hand="N4 S4", display={"S": "S5 ST S6"}, danger=(0, 9))
    said = {action: [render(line)["en"] for line in VOICE.why(table.view(0), action)] for action in (
        ("place", card("N4")), ("place", card("S4")), ("place", card("M4")), ("remove", place("S1")), ("play", card("N4")), ("skip",),
    )}  # fmt: skip
    assert list(said.values()) == [
        ["A danger die forbids birds with this symbol: Nest. (Rulebook: Overview of the Die Symbols)"],
        ["This column already has three cards: Song. (Rulebook: Turn, 3)"],
        ["That card is not in your hand. (Rulebook: Turn)"],
        ["It takes a Skull, chosen in this turn and not used yet, to remove a threat. (Rulebook: Overview of the Die Symbols)"],
        ["That is not what you are asked now: a turn is to choose a die, to play a card, then to place birds. (Rulebook: Turn)"],
        [],
    ]


@pytest.mark.parametrize("game", [house(), wordy()], ids=["house", "wordy"])
def test_a_reason_stands_against_an_answer_exactly_when_it_is_not_legal(game):
    every = [("skip",), ("keep",), ("leave",)] + [("swap", one, other) for one in range(10) for other in range(10)]
    every += [
        (verb, number) for verb in ("die", "ignore", "discard", "peek", "play", "displace", "place", "remove") for number in range(43)
    ]
    tables = [(table.game.view(table.state, table.seat), table.legal()) for table in asked()]
    steps = [step for step in played(game, 3, 7) if step.legal][::9]
    tables += [(game.view(step.state, game.to_act(step.state)[0]), list(step.legal)) for step in steps]
    for view, legal in tables:
        assert {action for action in every if not VOICE.why(view, action)} == set(legal), view.frames[-1]


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
def test_the_rules_tell_of_every_die_by_the_name_that_the_menus_use(language):
    told = " ".join(LOCALIZER.render(paragraph, language) for paragraph in VOICE.rules("white_dice"))
    view = ended()
    for face in range(6):
        name = LOCALIZER.render(VOICE.label(view, ("die", face)), language).partition(":")[0]
        assert f"**{name}.**" in told, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_state_the_house_deck_as_it_is(language):
    """Lines, scenario cards and counts in the texts are those of the rules and of the deck's file."""
    deck = house().cards
    told = " ".join(LOCALIZER.render(paragraph, language) for topic in VOICE.topics for paragraph in VOICE.rules(topic))
    for mask in deck.scenarios:
        assert f"[{', '.join(str(cell + 1) for cell in range(9) if mask >> cell & 1)}]" in told
    for number in range(7):
        label = LOCALIZER.render(VOICE.label(ended(), ("play", 35 + number)), language)
        assert f"{label.rpartition('→ ')[2]})" in told, label
    assert {str(number) for number in (len(deck.species), 4 * len(deck.species), len(deck.deck()) - 4 * len(deck.species))} <= set(
        re.findall(r"\d+", told)
    )


def test_czech_is_set_as_czech_is():
    """No one-letter word at the end of a line, no straight quotation marks, numbers held to what they count."""
    text = (LOCALES / "cs" / "game_of_birds.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    assert [line for line in lines if re.search(r"(?<![\w$*{.])[kKsSvVzZoOuUaAiI] (?=[\w„{(\[])", line)] == []
    assert [line for line in lines if re.search(r"\d [a-zá-ž]|\$n } [a-zá-ž]", line)] == []
    assert [line for line in lines if re.search(r"[\"“”](?!\s|$|[.,)])|'", line)] == []
