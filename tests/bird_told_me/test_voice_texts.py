"""The texts of The Bird Told Me to Do It: all are used, the rules fit a message, name their source and tell every card, Czech is set as
Czech is."""

import re

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.notation import from_text
from engine.core.phrase import Phrase
from engine.games.bird_told_me import voice_story
from engine.games.bird_told_me.lesson import lesson
from engine.games.bird_told_me.state import COLOURS
from engine.games.bird_told_me.voice_tells import sentence, short, text
from engine.games.bird_told_me.voice_words import birds, label_of, plumage
from engine.text.localizer import LOCALES
from tests.bird_told_me.positions import HOUSE, Table, number
from tests.bird_told_me.test_voice_position import CASES
from tests.bird_told_me.test_voice_why import BRANCH, wild
from tests.bird_told_me.voices import (
    LANGUAGES,
    LOCALIZER,
    LONG_NAMES,
    NAMES,
    VOICE,
    Step,
    crowded,
    every_told,
    house,
    render,
    steps,
    viewers,
)

CELL = 19899
TOLD = (
    ("dealt", (0, 5)), ("started", (0,)), ("turn", (0,)), ("passed", (0,)), ("pass_card", (0,)), ("pass_card_back", (1,)),
    ("added", (0, 5, CELL)), ("covered", (0, 5, CELL, 6)), ("claimed", (0, 2)), ("reached", (0, 5, CELL, 2)), ("bonus", (0, 5, 1)),
    ("performed", (0, 5, 1)), ("turned", (0, 5)), ("last_card", (0, 5)), ("boosted", (0, 2)), ("boosted", (1, 2)),
    ("in_vain", (0, 5)), ("skipped", (0, 5)),
    ("drew", (0, 2)), ("drew_what", (0, 5)), ("revealed", (0, 5)), ("kept", (0, 5)), ("salvaged", (0, 5)), ("discarded", (0, 5)),
    ("gave", (0, 1)), ("gave_what", (0, 1, 5)), ("pruned", (0, 5, CELL)), ("fetched", (0, 5, CELL)), ("harvested", (0, 5, CELL)),
    ("swapped", (0, 5, 6, CELL)), ("uncovered", (CELL, 5)), ("fell", (CELL, 5)), ("bare", ()), ("cut", (0,)), ("full", ()),
    ("all_passed", ()), ("unclaimed", (2,)), ("scored", (0, 5)), ("missed", (0, 5)),
    ("robbed", (0, 1, 5, 0)), ("robbed", (0, 1, 5, 1)), ("robbed", (0, 1, 5, 2)), ("took", (0, 2, -1)), ("took", (0, 2, 1)),
    ("traded", (0, 1, 2, 3)), ("returned", (0, 1, 2)), ("cleared", (0,)), ("awarded", ((3, 0, 3, 1, 0, 0),)), ("awarded", ((0,) * 6,)),
    ("reshuffled", (12,)), ("ran_out", ()), ("over", ()), ("resigned", (1,)),
)  # fmt: skip


def ids_of(phrase, found):
    found.add(phrase.id)
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            ids_of(value, found)


def said_in(game, step, chance):
    """All that is said at one step of a match."""
    seats = len(step.state.hands)
    names = NAMES[:seats]
    views = [game.view(step.state, viewer) for viewer in viewers(seats)]
    phrases = [phrase for view in views for phrase in (*VOICE.private(view, names), *VOICE.alt(view, names, "seat"))]
    phrases += [VOICE.progress(views[-1]), *VOICE.position(views[-1], names), *VOICE.alt(views[-1], names, "board")]
    phrases += filter(None, [tell(views[-1], told, names) for told in step.told for tell in (VOICE.story, VOICE.news)])
    if not step.legal:
        return [*phrases, *VOICE.result(views[-1], names), *VOICE.alt(views[-1], names, "result")]
    view = views[game.to_act(step.state)[0]]
    for action in step.legal:
        phrases.append(VOICE.action(view, action))
        phrases += [VOICE.part(view, action[:size]) for size in range(len(action) + 1)]
        phrases += [VOICE.label(view, action[:size]) for size in range(1, len(action) + 1)]
        phrases += [VOICE.hint(view, hint) for hint in game.hints(view, view.seat, action)]
    phrases += [*VOICE.why(view), *VOICE.legend(view), VOICE.letters(view)]
    phrases += [phrase for action in wild(chance, view, list(step.legal)) for phrase in VOICE.why(view, action)]
    return [*phrases, *VOICE.why(views[(view.seat + 1) % seats], step.legal[0])]


LONG_ROW = ["W4a", "W4b", "Y3a", "Y3b", "B4b", "G4b", "W3b", "G3b", "Y4a", "Y2a"]
POSITIONS = (
    *CASES,
    ("G4a", 0, (), {"hands": ("Y4a", "B1a")}), ("G1a", 0, (), {"hands": ("Y4a Y1a", "B1a"), "plumage": "Y0"}),
    ("G1b", 0, (), {"piles": ("", "Y1b")}), ("G3a", 0, (), {"piles": ("Y1a", "Y1b")}), ("R2b", 0, (), {"plumage": "K0 B1"}),
    ("R1a", 0, (), {"plumage": "G1"}), ("R3a", 0, (), {"plumage": "K0 B1"}), ("R4b", 0, (), {"plumage": "K0 B1"}),
    ("B4a", 0, (), {}), ("B2b", 0, (), {}), ("W4b", 2, (), {}), ("W2b", 0, (), {}), ("B3b", 1, (), {"hands": ("B4a K2b", "B1a")}),
    ("K4a", 0, (), {"hands": ("", "")}), ("B3a", 1, ("fetch -1,0",), {"branch": {(-1, 0): "Y4a/Y3a"}}),
    ("W4b", 1, ("perform -4,0",), {}), ("B3a", 0, (), {"branch": {(-1 - place, 0): card for place, card in enumerate(LONG_ROW)}}),
)  # fmt: skip
WRONG = tuple(("prune", row, column) for row in (99, 100, 101) for column in range(94, 101))


def said_in_positions(chance):
    """What comes about in the middle of instructions, each colour demanded once, and what random matches seldom come to."""
    for card, boost, moves, given in POSITIONS:
        table = Table(**{"hands": ("K1a", "B1a"), "branch": {**BRANCH, (-4, 0): "W1b"}, **given}).tells(
            card, boost, on=(-4, 0) if card in ("B4a", "W4b") and not moves else (0, 0)
        )
        for move in moves:
            if move in table.legal():
                table.do(move)
        for seat in table.game.to_act(table.state):
            yield from said_in(table.game, Step(table.state, tuple(table.game.legal_actions(table.state, seat)), ()), chance)
            view = table.game.view(table.state, seat)
            for verb in ("prune", "fetch", "harvest", "perform", "walk"):
                yield from (phrase for _, row, column in WRONG for phrase in VOICE.why(view, (verb, row, column)))
    table = Table({(-1, 0): "Y4a", (-2, 0): "R3a"}, ("K1a", "B1a")).tells("B3a", 1)
    award = Table(BRANCH, ("", ""), plumage="Y1", pass_card=0).turn()
    legal = tuple(award.game.legal_actions(award.state, 1))
    yield from (*said_in(award.game, Step(award.state, legal, ()), chance), *VOICE.why(award.game.view(award.state, 1), ("pile", 0)))
    three = msgspec.structs.replace(house().view(Table({}, ("", "", "")).turn().state, None), piles=((), (0,), (1,)), frames=())
    yield from VOICE.result(three, NAMES[:3])
    for colour, card in enumerate(("K4a", "B4a", "R4a", "G4a", "W4a", "Y4a")):
        twigs = ((CELL + 200, 20100, (number("K3a" if card == "Y4a" else "Y3a"),)),)
        frames = tuple(
            frame if frame[0] != "fetch" else ("fetch", (0,), (0, 20100, number("B3a"), 1, colour, -1)) for frame in table.state.frames
        )
        view = table.game.view(msgspec.structs.replace(table.state, frames=frames, twigs=twigs), 0)
        yield from (*VOICE.position(view, NAMES[:2]), *VOICE.why(view, ("fetch", 100, 99)), plumage(colour), birds(colour, 2))


def said_elsewhere():
    phrases = [
        VOICE.title(),
        VOICE.with_names(NAMES).hint(None, ("feeds", 1)),
        VOICE.hint(None, ("feeds", 1)),
        VOICE.hint(None, ("awards",)),
    ]
    phrases += [phrase for topic in VOICE.topics for phrase in (VOICE.topic(topic), *VOICE.rules(topic))]
    examples = filter(None, map(VOICE.example, VOICE.topics))
    phrases += [phrase for example in examples for phrase in (example.caption, *example.names)]
    phrases += [phrase for screen in lesson().screens for phrase in screen.text]
    phrases += [name for name in lesson().names if name is not None]
    phrases += [phrase for told in every_told() for phrase in (sentence(told), short(told))]
    view = Table(BRANCH, ("K1a K2a", "B1a"), route=(CELL + 200,)).turn().state
    view = house().view(view, 0)
    assert {kind for kind, _ in TOLD} == {*voice_story.TELLERS, "awarded"}
    phrases += [VOICE.story(view, (kind, (), data), NAMES) for kind, data in TOLD]
    for change in ENDS:
        over = msgspec.structs.replace(view, frames=(), **change)
        phrases += [*VOICE.result(over, NAMES[:2]), *VOICE.position(over, NAMES[:2]), VOICE.progress(over), VOICE.ask(over, NAMES[:2])]
    full = msgspec.structs.replace(view, seat=0, twigs=((CELL + 201, 20100, (number("Y1a"),)),))
    first = msgspec.structs.replace(view, seat=0, twigs=())
    busy = msgspec.structs.replace(view, seat=0, hands=(tuple(range(12)), (-1,)), next_boost=1, last_boost=2, pass_card=1, depletions=1)
    known = msgspec.structs.replace(view, seat=0, hands=((1, 1), (3, -1)), discards=())
    for other in (full, first, busy, known):
        phrases += [*VOICE.why(other), *VOICE.position(other, NAMES[:2]), *VOICE.private(other, NAMES[:2]), VOICE.progress(other)]
        phrases += [*VOICE.alt(other, NAMES[:2], "seat"), *VOICE.alt(other, NAMES[:2], "board")]
        phrases += [*VOICE.why(other, ("add", 1, 100, 95)), *VOICE.why(other, ("add", 1, 100, 99)), *VOICE.why(other, ("add", 0, 100, 99))]
        phrases += [VOICE.label(other, ("add", 1, 100, 99))] if not other.twigs else []
    return phrases


ENDS = (
    {"piles": ((0, 1), (2,))}, {"piles": ((), ())}, {"piles": ((0,), (1,)), "current": 0}, {"piles": ((0,), (1,)), "resigned": (1,)},
    {"piles": ((0, 1, 8, 9, 16, 17, 24, 25), ())},
)  # fmt: skip


def test_every_text_is_used():
    used: set[str] = set()
    chance = Chance.seeded(8)
    for game, seats, seed in ((house(), 2, 1), (house(), 4, 2), (crowded(), 3, 3)):
        for step in steps(game, seats, seed):
            for phrase in said_in(game, step, chance):
                ids_of(phrase, used)
    for phrase in (*said_elsewhere(), *said_in_positions(chance)):
        render(phrase, 1900)
        ids_of(phrase, used)
    written = set(re.findall(r"^(told-me-[\w-]+) =", (LOCALES / "en" / "bird_told_me.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(used - written) == []
    assert written - used == set()


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


def cards_of_colour(colour):
    return [card for card in HOUSE.all if HOUSE.colours[card] == colour]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_card_of_the_house_deck(language):
    for colour, name in enumerate(COLOURS):
        told = [LOCALIZER.render(paragraph, language) for paragraph in VOICE.rules(f"{name}s")]
        cards = cards_of_colour(colour)
        assert len(told) == len(cards) == 8
        for card, paragraph in zip(cards, told, strict=True):
            assert LOCALIZER.render(text(HOUSE.tells[card]), language) in paragraph


def test_the_texts_that_the_rulebook_states_are_named_as_such():
    toml = (LOCALES.parents[1] / "games" / "bird_told_me" / "cards.toml").read_text(encoding="utf-8")
    printed = set(re.findall(r"^(\w\d\w) = .*# rulebook$", toml, re.MULTILINE))
    named = {
        HOUSE.ids[card]
        for colour in COLOURS
        for card, paragraph in zip(cards_of_colour(COLOURS.index(colour)), VOICE.rules(f"{colour}s"), strict=True)
        if paragraph.args["source"] == Phrase("told-me-source-rulebook")
    }
    assert named == printed


@pytest.mark.parametrize(
    ("change", "english", "czech"),
    [
        ({"piles": ((0, 1), (2,))}, "Simone wins.", "Vítězí Simone."),
        (
            {"piles": ((0,), (1,)), "current": 1},
            "A tie on points. The current player goes first: Pier wins.",
            "Bodů je stejně, přednost má, kdo je na tahu: vítězí Pier.",
        ),
        ({"piles": ((0,), (1,)), "resigned": (0,)}, "Pier wins.", "Vítězí Pier."),
    ],
)
def test_the_winner_is_told_with_what_broke_the_tie(change, english, czech):
    view = house().view(Table({}, ("K1a", "B1a")).turn().state, None)
    over = msgspec.structs.replace(view, frames=(), **change)
    assert render(VOICE.result(over, NAMES[:2])[-1]) == {"en": english, "cs": czech}


@pytest.mark.parametrize(
    ("deck", "english"), [(3, "Thirty points end the match."), (0, "The deck has run out twice, which ends the match.")]
)
def test_the_deck_that_ended_a_match_is_named_also_when_the_last_award_brings_thirty_points(deck, english):
    view = house().view(Table({}, ("K1a", "B1a"), piles=(" ".join(f"{colour}4a {colour}4b" for colour in "KBRG"), "")).turn().state, None)
    over = msgspec.structs.replace(view, frames=(), deck=deck)
    said = [render(line)["en"] for line in VOICE.result(over, NAMES[:2])]
    assert (said[0], said[1].split(" points")[0]) == (english, "Simone: 32")


def test_the_winner_is_the_one_that_the_rules_rank_first():
    for seats, seed in ((2, 5), (3, 6), (5, 7)):
        *_, last = steps(house(), seats, seed)
        ranking = house().ranking(last.state)
        said = render(VOICE.result(house().view(last.state, None), NAMES[:seats])[-1])["en"]
        assert NAMES[ranking.index(1)] in said


def test_names_stand_in_choices_where_they_are_given():
    table = Table(BRANCH, ("K1a", "B1a"), piles=("", "Y1b Y3b")).tells("G3a", 1)
    view = table.game.view(table.state, 0)
    assert render(VOICE.label(view, ("rob", 1)))["en"] == "Seat 2 – top card 3 sunbirds ←→↑, 4 points in all"
    assert render(VOICE.with_names(NAMES).label(view, ("rob", 1)))["en"] == "Pier – top card 3 sunbirds ←→↑, 4 points in all"
    for name in LONG_NAMES:
        render(VOICE.with_names(("", name)).action(view, ("rob", 1)), 140)


def test_a_card_of_two_short_instructions_shows_both_in_a_menu():
    assert render(label_of(number("R4a"), HOUSE)) == {
        "en": "4 firebirds ←↑↓: return all plumage; take plumage: [1]",
        "cs": "4\u00a0ohniví ptáci ←↑↓: vrátit všechno opeření; vzít opeření: [1]",
    }


def test_one_drawn_card_covers_one_twig_in_czech():
    (told,) = HOUSE.tells[number("B2a")]
    said = [render(sentence(told, boost))["cs"].replace("\u00a0", " ") for boost in (0, 1)]
    assert said == ["Doberte 1 kartu a překryjte větvičku.", "Doberte 2 karty a překryjte větvičky (1 + 1)."]


def test_czech_is_set_as_czech_is():
    """No one-letter word at the end of a line, no straight quotation marks, numbers held to what they count."""
    written = (LOCALES / "cs" / "bird_told_me.ftl").read_text(encoding="utf-8")
    lines = [line for line in written.split("\n") if not line.startswith("#")]
    assert [line for line in lines if re.search(r"(?<![\w$*{.])[kKsSvVzZoOuUaAiI] (?=[\w„{(\[])", line)] == []
    assert [line for line in lines if re.search(r"(?<![./\w-])\d+ [a-zá-ž]|\$n } [a-zá-ž]", line)] == []
    assert [line for line in lines if re.search(r"[\"”](?!\s|$|[.,)])|'", line)] == []
