"""Crows' voice over whole matches: nothing missing, within Discord's limits, different choices in different words."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
import pytest

from cogs.limits import OPTIONS_A_SELECT, SELECTS_A_MESSAGE, sentences
from engine.core.menu import open_menu
from engine.core.notation import Action
from engine.games.crows.board import at, frontier
from engine.games.crows.state import STEPS, THREE_CROWS, CrowsState, coordinate
from engine.games.crows.voice_words import columns_of
from tests.crows.positions import GAME, Table, act, cell
from tests.crows.voices import LANGUAGES, LOCALIZER, LONG_NAMES, MATCHES, VOICE, plain, render, render_distinct, steps

matches = pytest.mark.parametrize(("seats", "options", "seed"), MATCHES)


def menus(legal: list[Action]) -> Iterator[Action]:
    """Every prefix at which a menu can stand, the top first."""
    yield from dict.fromkeys(action[:size] for action in legal for size in range(len(action)))


def assert_choices(state: CrowsState, legal: list[Action]) -> None:
    """Every question, label and whole action of a position."""
    view = GAME.view(state, GAME.to_act(state)[0])
    render_distinct([VOICE.action(view, action) for action in legal], 100)
    for prefix in menus(legal):
        menu = open_menu(legal, prefix)
        assert menu is not None
        render(VOICE.part(view, menu.prefix), 150)
        render_distinct([VOICE.label(view, choice) for choice in menu.choices], 80)
        for choice in (menu.prefix, *menu.choices):
            if choice:
                render(VOICE.label(view, choice), 80)
    for action in legal[:: 1 + len(legal) // 6]:
        render(VOICE.part(view, action), 150)
        for hint in GAME.hints(view, view.seat, action):
            render(VOICE.hint(view, hint), 150)


@matches
def test_every_choice_has_its_words(seats, options, seed):
    for step in list(steps(seats, options, seed))[:-1:3]:
        assert_choices(step.state, list(step.legal))


@matches
def test_every_moment_has_its_words(seats, options, seed):
    names = LONG_NAMES[:seats]
    for number, step in enumerate(steps(seats, options, seed)):
        for viewer in (None, number % seats):
            view = GAME.view(step.state, viewer)
            render(VOICE.progress(view), 60)
            render(VOICE.ask(view, names), 150)
            for event in step.told:
                if not event[1] or viewer in event[1]:
                    render(VOICE.story(view, event, names), 400)
            for kind in ("board", "seat"):
                assert_fits(VOICE.alt(view, names, kind))
            if number % 9 == 0:
                for line in (*VOICE.position(view, names), *VOICE.private(view, names)):
                    render(line, 900)
    assert_fits(VOICE.alt(view, names, "result"))
    assert sum(len(render(line, 400)["en"]) for line in VOICE.result(view, names)) <= 3000


def assert_fits(alt):
    for language in LANGUAGES:
        text = sentences(LOCALIZER.render(phrase, language) for phrase in alt)
        assert len(text) <= 1024, (len(text), text)


def test_options_fit_the_description_of_a_command():
    for option in GAME.options:
        render(VOICE.option(option.id), 100)


# --- choosing among many cells -----------------------------------------------------------------------------------------


def assert_few_presses(legal: Sequence[Action]) -> None:
    """Move, then one press for each part of an action that is not passed through: four at most, no menu with pages."""
    for action in legal:
        presses, prefix = 1, ()
        while not (menu := open_menu(legal, prefix)).is_whole:
            prefix = action[: len(menu.prefix) + 1]
            presses += 1
            assert prefix in menu.choices
            assert len(menu.choices) <= OPTIONS_A_SELECT * SELECTS_A_MESSAGE
        assert presses <= 4, action


@matches
def test_a_place_is_chosen_by_its_row_and_then_by_its_column(seats, options, seed):
    """With the verb where there are several and the confirmation: at most four presses."""
    for step in list(steps(seats, options, seed))[:-1:2]:
        view = GAME.view(step.state, GAME.to_act(step.state)[0])
        assert_few_presses(step.legal)
        for action in step.legal:
            if len(action) == 3:
                name = coordinate(100 * action[1] + action[2])
                for language in LANGUAGES:
                    row = LOCALIZER.render(VOICE.label(view, action[:2]), language)
                    assert f" {action[1]}: " in row.replace("\u00a0", " ")
                    assert LOCALIZER.render(VOICE.label(view, action), language).startswith(f"{name}: ")
                    assert name in LOCALIZER.render(VOICE.action(view, action), language)


@pytest.mark.parametrize(("rows", "columns"), [(8, 8), (9, 12), (1, 70), (70, 1), (30, 3)], ids=lambda count: str(count))
@pytest.mark.parametrize("ask", ["tile", "place", "shine", "play", "first crow", "second crow", "landing"])
def test_four_presses_are_enough_on_boards_larger_than_any_match_makes(rows, columns, ask):
    table = Table(ask={"place": "tile", "tile": "tile", "shine": "shine"}.get(ask, "play"), tokens={0: range(5)})
    cells = tuple(1010 + 100 * row + column for row in range(rows) for column in range(columns))
    assert len(cells) >= 60
    crows = tuple(place % 3 % 2 for place in range(len(cells)))
    table.state = msgspec.structs.replace(table.state, cells=cells, kinds=(1,) * len(cells), crows=crows, objects=(-1,) * 4)
    first, second = [at("call", cell) for cell, count in zip(cells, crows, strict=True) if count][:2]
    ways = {"place": [("draw",)], "first crow": [("lure",)], "second crow": [("lure",), first], "landing": [("lure",), first, second]}
    table.do(*ways.get(ask, []))
    assert table.asked == (ask, 0)
    assert_few_presses(table.legal())


def test_a_row_names_its_free_columns():
    """On the nine starting tiles, which touch at their corners only."""
    table = Table(".  .  E  .  .\n.  C  .  1:1  .\nT  .  K@2 .  2:2\n.  E  .  E  .\n.  .  E  .  .")
    table.do(("draw",))
    view = table.view(0)
    rows = dict.fromkeys(action[:2] for action in table.legal("place"))
    assert [plain(render(VOICE.label(view, row))["en"]) for row in rows] == [
        "Row 49: P", "Row 50: O, Q", "Row 51: N, P, R", "Row 52: M, O, Q, S", "Row 53: N, P, R", "Row 54: O, Q", "Row 55: P",
    ]  # fmt: skip
    assert render(VOICE.label(view, act("place", 1, 2))) == {
        "en": "P51: ↑ Empty, → 1-Crow (1), ↓ Trinkets ◆, ← Cemetery",
        "cs": "P51: ↑ strom 0, → strom 1 (1), ↓ cetky ◆, ← hřbitov",
    }
    assert plain(render(VOICE.label(view, ("place", 51)))["cs"]) == "Řádek 51: N, P, R"


@pytest.mark.parametrize(
    ("columns", "text"),
    [((50,), "N"), ((50, 51), "N, O"), ((50, 51, 52), "N–P"), ((36, 37, 38, 40, 62, 63, 64), "ZZ–B, D, Z–AB"), ((37, 63), "A, AA")],
)
def test_columns_in_a_line_are_a_range(columns, text):
    assert columns_of([5000 + column for column in columns]) == text


def placing() -> Table:
    """A match at the question where the drawn tile lies."""
    table = Table()
    table.do(("draw",))
    return table


def comb() -> CrowsState:
    """As many gaps in one row as a match could ever make: a long row of tiles and below it every second place of another."""
    state = placing().state
    cells = [5032 + column for column in range(36)] + [5132 + column for column in range(0, 36, 2)]
    kinds = (THREE_CROWS,) * len(cells)
    return msgspec.structs.replace(state, cells=tuple(cells[:53]), kinds=kinds[:53], crows=(12,) * 53, objects=(5132, 5134, 5136, 5138))


def test_labels_fit_on_the_widest_board():
    state = comb()
    legal = GAME.legal_actions(state, 0)
    assert len({action[1] for action in legal}) == 4
    assert len(frontier(state.cells)) > 60
    assert_choices(state, legal)


def test_the_fullest_labels_fit():
    """A hole between four tiles with crows and shiny objects, far out, where columns have two letters."""
    around = [6170 + step for step in STEPS]
    view = placing().view(0)
    for objects in ((-1, -1, -1, -1), (-1, *around[:3])):
        full = msgspec.structs.replace(view, cells=tuple(around), kinds=(5,) * 4, crows=(12,) * 4, objects=objects)
        render(VOICE.label(full, ("place", 61, 70)), 80)
    shining = {"crows": (0,), "objects": (-1, 6170, -1, -1), "roosts": (6170,), "tombs": (6170,)}
    for things in ({"crows": (12,), "roosts": (6170,) * 3}, shining):
        one = msgspec.structs.replace(view, cells=(6170,), kinds=(THREE_CROWS,), **things)
        render(VOICE.label(one, ("tomb", 61, 70)), 80)


def test_labels_tell_what_lies_on_a_tile():
    table = Table("E E:2 C\n1@1 T K@0", "play", tokens={0: (1, 2, 3)}, tombs=(cell(0, 2),), roosts=(cell(0, 1),))
    view = table.view(0)
    said = [render(VOICE.label(view, act("tomb", *place))) for place in ((0, 1), (0, 2), (1, 0), (1, 2))]
    assert [texts["en"] for texts in said] == [
        "O50: Empty Tree, 2 crows, No Flocking",
        "P50: Cemetery, Tombstone",
        "N51: 1-Crow Tree, another’s shiny object",
        "P51: Trinkets, your shiny object",
    ]
    assert [plain(texts["cs"]) for texts in said] == [
        "O50: prázdný strom, 2 vrány, Žádný slet",
        "P50: hřbitov, Náhrobek",
        "N51: strom s 1 vránou, cizí lesklý předmět",
        "P51: cetky, váš lesklý předmět",
    ]
    shining = Table("E E:2 C\n1@1 T K", "shine")
    assert render(VOICE.label(shining.view(0), act("shine", 0, 0)))["en"] == "N50: Empty Tree, brings a special token"
    shining.state.token_pile = ()
    assert render(VOICE.label(shining.view(0), act("shine", 0, 0)))["en"] == "N50: Empty Tree"


# --- the log -----------------------------------------------------------------------------------------------------------


def story(table: Table, language: str) -> list[str]:
    names = ("Simone", "Pier", "Ada", "Bo")
    return [plain(LOCALIZER.render(VOICE.story(table.view(None), event, names), language)) for event in table.told]


def test_a_round_is_told():
    table = Table("E:1 T E:3 E@0 . E:3 E@1 E:2\n. . . E . . E .\n. . . E:1 . . C@2 .", "flock", roosts=(cell(0, 7),), scoring_cap=1)
    assert story(table, "en") == [
        "Staying on U50 because of No Flocking: 2 crows.",
        "1 crow from N50 towards Q50, the shiny object of Simone, stopped by the Trash on O50.",
        "3 crows from P50 to Q50: the shiny object of Simone.",
        "3 crows from S50 to T50: the shiny object of Pier.",
        "1 crow from Q52 to Q50: the shiny object of Simone.",
        "Simone scores 4 points: 4 crows on Q50.",
        "Pier scores 3 points: 3 crows on T50.",
        "Round 2. Pier goes first.",
        "Pier’s turn.",
    ]
    assert story(table, "cs")[1:6] == [
        "Z N50 směrem na Q50 letí 1 vrána, ale končí na odpadcích na O50. Lesklý předmět: Simone.",
        "Z P50 na Q50 letí 3 vrány. Lesklý předmět: Simone.",
        "Z S50 na T50 letí 3 vrány. Lesklý předmět: Pier.",
        "Z Q52 na Q50 letí 1 vrána. Lesklý předmět: Simone.",
        "Simone získává 4 body: 4 vrány na Q50.",
    ]


def test_a_murder_is_told_step_by_step():
    table = Table("E E E\nE C@0 E:7\nE E E", "flock", scoring_cap=1)
    table.do(("scatter", 1))
    assert story(table, "en")[:4] == [
        "7 crows from P51 to O51: the shiny object of Simone.",
        "Simone scores 12 points by the Scoring Cap instead of 14: 7 crows on O51, doubled by the Cemetery.",
        "A murder on O51: 7 crows at the shiny object of Simone. Two of them fly off as a mated pair.",
        "Simone scatters the murder on O51 from the right, a crow to each tile: P51, P52, O52, N52. One stays.",
    ]
    assert story(table, "cs")[1:4] == [
        "Simone získává kvůli Scoring Cap místo 14 jen 12 bodů: 7 vran na O51, dvojnásobně díky hřbitovu.",
        "Vraní sněm na O51: 7 vran u lesklého předmětu, který má Simone. Dvě odlétají jako pár.",
        "Simone rozpouští sněm na O51 zprava, na každý dílek po jedné vráně: P51, P52, O52, N52. Jedna zůstává.",
    ]


def test_crows_that_see_no_shiny_object_are_named_in_one_sentence():
    table = Table("E:1 . E:2 E@0 .\nE:3 E . . E:1", "flock")
    assert story(table, "en")[1] == "Staying with no shiny object in sight: the crows on N50, N51, R51."
    assert story(table, "cs")[1] == "Vrány na N50, N51, R51 zůstávají: žádný lesklý předmět nevidí."


def test_the_log_does_not_change_with_the_board():
    """The whole log is written anew from the last view: nothing in it may come from what has changed since."""
    played = list(steps(3, {}, 8))
    last = GAME.view(played[-1].state, None)
    for before, after in pairwise(played[:-1]):
        view = GAME.view(before.state, None)
        for event in after.told:
            if not event[1]:
                assert VOICE.story(view, event, LONG_NAMES) == VOICE.story(last, event, LONG_NAMES)
