"""The Game of Birds: point tiles for pairs and trios, medals for rows, and what losses do to both."""

import pytest

from engine.games.game_of_birds.state import SKULL
from tests.game_of_birds.positions import Table, card, kinds, place
from tests.rules import rule

ROW = {f"{letter}0": f"{letter}4" for letter in "NEBSFLM"}
"""A whole row of green birds of four points."""


def grown(letter: str, kind: str, display: str = "", tiles: tuple[int, ...] = (), more: int = 1) -> Table:
    """A display after so many more birds of one kind were placed in a column."""
    names = [f"{letter}{row}" for row in range(3)]
    table = Table(
        "build",
        (0,),
        hand=" ".join([f"{letter}{kind}"] * more + ["S5"]),
        display={letter: display},
        tiles=dict(zip(names, tiles, strict=False)),
        die=2,
    )
    table.put(*[f"{letter}{kind}"] * more)
    return table


# --- point tiles -------------------------------------------------------------------------------------------------------------


@rule("game_of_birds.bonus.1", "game_of_birds.end.2")
@pytest.mark.parametrize(("kind", "points"), [("4", 4), ("5", 5), ("6", 6), ("A", 4), ("R", 3)])
def test_a_single_bird_counts_its_printed_points(kind: str, points: int) -> None:
    table = grown("E", kind)
    assert table.tiles("E") == (0, 0, 0)
    assert table.points() == points


@rule("game_of_birds.bonus.1", "game_of_birds.bonus.2", "game_of_birds.materials.10")
@pytest.mark.parametrize("letter", "NEBSFLM")
def test_an_amber_pair_gets_seven_each(letter: str) -> None:
    table = grown(letter, "A", more=2)
    assert table.tiles(letter) == (7, 7, 0)
    assert table.points() == 14


@rule("game_of_birds.bonus.3")
def test_a_third_amber_bird_gets_seven_too() -> None:
    table = grown("E", "A", "EA EA", (7, 7))
    assert table.tiles("E") == (7, 7, 7)
    assert table.points() == 21


@rule("game_of_birds.bonus.4", "game_of_birds.materials.10")
@pytest.mark.parametrize("letter", "NEBSFLM")
def test_a_red_pair_gets_eight_each(letter: str) -> None:
    table = grown(letter, "R", more=2)
    assert table.tiles(letter) == (8, 8, 0)
    assert table.points() == 16


@rule("game_of_birds.bonus.5", "game_of_birds.materials.10", "game_of_birds.ruling.red-trio-again")
@pytest.mark.parametrize("tiles", [(8, 8), (10, 8), (10, 10), (0, 8)])
def test_a_third_red_bird_brings_ten_to_all_three(tiles: tuple[int, int]) -> None:
    table = grown("E", "R", "ER ER", tiles)
    assert table.tiles("E") == (10, 10, 10)
    assert table.points() == 30


@rule("game_of_birds.ruling.green-none")
@pytest.mark.parametrize("kind", "456")
def test_green_pairs_and_trios_bring_nothing(kind: str) -> None:
    table = grown("E", kind, more=3)
    assert table.tiles("E") == (0, 0, 0)
    assert table.points() == 3 * int(kind)


@rule("game_of_birds.bonus.1")
def test_only_birds_of_one_species_make_a_pair() -> None:
    assert grown("E", "A", "ER E4").tiles("E") == (0, 0, 0)
    assert grown("E", "A", "ER EA").tiles("E") == (0, 7, 7), "the bird between or beside them gets nothing"


@rule("game_of_birds.ruling.red-pair-again", "game_of_birds.ruling.tile-kept")
@pytest.mark.parametrize("older", [8, 10])
def test_a_red_pair_again_gives_eight_to_the_newcomer_only(older: int) -> None:
    table = grown("E", "R", "ER ET", (older, 0))
    assert table.tiles("E") == (older, 0, 8)
    assert table.points() == older + 8 - 3


@rule("game_of_birds.ruling.amber-again", "game_of_birds.ruling.tile-kept")
@pytest.mark.parametrize(
    ("display", "tiles", "after"), [("EA ET", (7, 0), (7, 0, 7)), ("EA EA", (7, 7), (7, 7, 7)), ("EA", (0,), (7, 7, 0))]
)
def test_amber_again_gives_seven_to_whoever_has_none(display: str, tiles: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert grown("E", "A", display, tiles).tiles("E") == after


@rule("game_of_birds.ruling.supply")
def test_the_supply_of_tiles_has_no_limit() -> None:
    full = {letter: f"{letter}R {letter}R" for letter in "NEBSFLM"}
    table = Table("build", (0,), hand="NR S5", display=full, bonuses=(200, 0), medals=(0b111, 0b111))
    table.put("NR")
    assert table.tiles("N") == (10, 10, 10)
    assert table.points() == 30 + 12 * 3 + 400 + 21


# --- medals ------------------------------------------------------------------------------------------------------------------


def row_missing(letter: str, row: int) -> dict[str, str]:
    """Full rows up to this one, in which the column of this wonder ends one lower."""
    return {other: " ".join([f"{other}4", f"{other}5", f"{other}6"][: row + (other != letter)]) for other in "NEBSFLM"}


@rule("game_of_birds.bonus.6", "game_of_birds.bonus.7", "game_of_birds.end.4")
@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize("letter", "NSM")
def test_a_row_of_seven_birds_brings_a_medal(letter: str, row: int) -> None:
    medals = (1 << row) - 1
    display = {**row_missing(letter, row), "E": "ET E5 E6" if row == 2 else "E4 E5 E6"}
    table = Table("build", (0,), hand=f"{letter}4 {letter}5 {letter}6", display=display, medals=(medals, 0))
    before = table.points()
    told = table.put(f"{letter}6")
    assert ("medal", (), (0, row)) in told
    assert table.state.medals == (medals | 1 << row, 0)
    assert table.points() == before + 6 + 7


@rule("game_of_birds.bonus.7")
def test_three_medals_at_the_most() -> None:
    others = {letter: f"{letter}4 {letter}5 {letter}6" for letter in "EBSFLM"}
    table = Table("build", (0,), hand="N4 N5 N6 S4", display=others, die=2)
    told = table.put("N4", "N5", "N6")
    assert kinds(told).count("medal") == 3
    assert table.state.medals == (0b111, 0)


@rule("game_of_birds.bonus.6")
def test_six_of_seven_are_no_row() -> None:
    table = Table("build", (0,), hand="N4 S5", display={name: text for name, text in ROW.items() if name not in ("N0", "M0")})
    assert "medal" not in kinds(table.put("N4"))


@rule("game_of_birds.bonus.8")
@pytest.mark.parametrize("letter", "EBSFLM")
def test_a_row_with_a_threat_brings_no_medal(letter: str) -> None:
    display = {**{name: text for name, text in ROW.items() if name != "N0"}, f"{letter}0": f"{letter}T"}
    table = Table("build", (0,), hand="N4 S5", display=display)
    assert "medal" not in kinds(table.put("N4"))
    assert table.state.medals == (0, 0)


@rule("game_of_birds.ruling.medal-kept")
def test_a_medal_is_kept_when_the_row_loses_a_bird() -> None:
    table = Table(hand="N4 N5", board="ET B5 B6 S4 S5 S6 F4 F5 F6", display={**ROW, "E": "E4 E5 E6"}, medals=(1, 0))
    table.play("N4")
    table.do(("displace", place("E0")))
    assert table.column("E")[0] == card("ET")
    assert table.state.medals == (1, 0)


@rule("game_of_birds.ruling.medal-once")
def test_a_row_completed_again_brings_no_second_medal() -> None:
    table = Table("build", (0,), hand="N4 S5", display={name: text for name, text in ROW.items() if name != "N0"}, medals=(1, 0))
    assert "medal" not in kinds(table.put("N4"))
    assert table.state.medals == (1, 0)


@rule("game_of_birds.ruling.medal-after-skull")
def test_a_row_completed_after_the_skull_brings_its_medal() -> None:
    table = Table("build", (0,), hand="N5 S5", display={**ROW, "N": "NT N6"}, die=SKULL)
    assert "medal" not in kinds(table.do(("remove", place("N0"))))
    assert ("medal", (), (0, 0)) in table.put("N5")


# --- what is told before ------------------------------------------------------------------------------------------------------


def hints(table: Table, action: tuple[str | int, ...]) -> tuple[object, ...]:
    return table.game.hints(table.view(0), 0, action)


@pytest.mark.parametrize(
    ("hand", "display", "tiles", "points", "brings"),
    [
        ("E6", "", (), 6, ()),
        ("EA", "EA", (), 10, (2, 7)),
        ("EA", "EA EA", (7, 7), 7, (1, 7)),
        ("ER", "ER", (), 13, (2, 8)),
        ("ER", "ER ER", (8, 8), 14, (3, 10)),
        ("ER", "ET ER", (0, 10), 8, (1, 8)),
        ("ER", "ER ER", (10, 8), 12, (2, 10)),
    ],
)
def test_the_hint_of_a_placement_is_what_it_earns(
    hand: str, display: str, tiles: tuple[int, ...], points: int, brings: tuple[int, ...]
) -> None:
    table = Table("build", (0,), hand=f"{hand} S4", display={"E": display}, tiles={f"E{row}": tile for row, tile in enumerate(tiles)})
    assert hints(table, ("place", card(hand))) == (("points", points), *([("tiles", *brings)] if brings else []))
    before, returned = table.points(), [tile for tile in tiles if tile == 8 and brings[1:] == (10,)]
    told = table.put(hand)
    assert table.points() == before + points
    assert [data[2:] for kind, _, data in told if kind == "tiled"] == [brings[::-1]] * bool(brings)
    assert [data[2:] for kind, _, data in told if kind == "returned"] == [(8, len(returned))] * bool(returned)


def test_the_hints_of_a_medal_a_win_a_loss_and_a_line() -> None:
    table = Table("build", (0,), hand="N4 S5", display={name: text for name, text in ROW.items() if name != "N0"})
    assert hints(table, ("place", card("N4"))) == (("points", 4), ("medal",))
    full = {letter: f"{letter}4 {letter}5 {letter}6" for letter in "EBSFLM"}
    table = Table("build", (0,), hand="N6 S5", display={**full, "N": "N4 N5"}, medals=(3, 0))
    assert hints(table, ("place", card("N6"))) == (("points", 6), ("medal",), ("win",))
    table = Table("displace", (card("ET"),), display={"E": "ER E5 ER"}, tiles={"E0": 8, "E2": 10})
    assert [hints(table, action) for action in table.legal()] == [(("costs", 8),), (("costs", 5),), (("costs", 10),)]
    table = Table(hand="N4 E4 B4", board="ET B5 B6 S4 S5 S6 FT F5 F6", down=(0, 1), peeked=(1, 0))
    assert [hints(table, ("play", card(name))) for name in ("N4", "E4", "B4")] == [
        (("line", 1, 1, 1),),
        (("line", 1, 2, 0),),
        (("line", 2, 0, 1),),
    ]
    assert hints(table, ("skip",)) == ()
