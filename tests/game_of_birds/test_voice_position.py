"""The position as text holds every public fact of the view: a reader who sees only the text finds them all, in every language."""

import msgspec
import pytest

from engine.games.game_of_birds.state import DISCARD, NOTHING, SKULL, SPECIES, THREE_BIRDS
from tests.game_of_birds.positions import Table, card, laid
from tests.game_of_birds.reading import Reader
from tests.game_of_birds.voices import LANGUAGES, LOCALIZER, NAMES, VOICE, house, played


def read(view, language):
    names = NAMES[: len(view.known)]
    return Reader(view, language).read(LOCALIZER.render(line, language) for line in VOICE.position(view, names))


def public_facts(view):
    """The same facts, taken from the fields of the view. Hands are counted, for nobody shows a hand."""
    facts = {"title name": view.first, "asked": asked(view), "pile n": view.pile, "scenario cells": view.layouts[view.scenario]}
    rounds = 9 if len(view.known) == 3 else 8
    facts |= {"progress round": view.round, "progress rounds": rounds} if view.frames else {"progress-over": True}
    facts |= {"resigned": list(view.resigned)} if view.resigned else {}
    facts |= {"filled name": view.winner} if view.winner >= 0 else {}
    facts |= {"white dice": view.white} if view.white else {"white-none": True}
    facts |= {f"danger {die + 1}": (face, die == view.ignored) for die, face in enumerate(view.danger)}
    facts |= {"die die": view.die} if view.die != NOTHING else {}
    facts |= {"discards": list(view.discards)} if view.discards else {"discards-none": True}
    facts |= {"scenarios scenarios": [view.layouts[number] for number in view.scenarios]} if view.scenarios else {"scenarios-none": True}
    facts |= {"board-none": True} if set(view.board) == {NOTHING} else {f"cell {n + 1}": cell_fact(view, n) for n in range(9)}
    facts |= {"played card": view.played, "played cells": line_mask(view.played)} if view.played != NOTHING else {}
    for seat in range(len(view.known)):
        facts |= {f"{name} {seat}": fact for name, fact in seat_facts(view, seat).items()}
    return facts


def asked(view):
    if not view.frames:
        return ("over",)
    kind, (seat,), data = view.frames[-1]
    return (kind, seat, *data, 3 if view.die == THREE_BIRDS else 2) if kind == "build" else (kind, seat, *data)


def cell_fact(view, cell):
    """The card, or who has looked at it lying face down, or None for an empty space."""
    if view.down >> cell & 1:
        return [seat for seat, mask in enumerate(view.peeked) if mask >> cell & 1]
    return None if view.board[cell] == NOTHING else view.board[cell]


LINE_MASKS = 0b111, 0b1001001, 0b10010010, 0b100010001, 0b111000000, 0b111000, 0b100100100
"""The spaces of a line by its wonder: columns egg, beak, migration; rows nest, flight, feather; song the diagonal."""


def line_mask(number):
    return LINE_MASKS[number - SPECIES if number >= SPECIES else number // 5]


def seat_facts(view, seat):
    display, tiles = view.displays[seat], view.tiles[seat]
    points = sum(
        -3 if code >= SPECIES else tile or view.species[code][2] for code, tile in zip(display, tiles, strict=True) if code != NOTHING
    )
    points += 2 * view.bonuses[seat] + 7 * view.medals[seat].bit_count()
    facts = {"n": len(view.known[seat]) + len(view.secret[seat]), "bonuses": view.bonuses[seat], "points": points}
    facts |= {f"place {place}": (code, tiles[place]) for place, code in enumerate(display) if code != NOTHING}
    medals = [row for row in range(3) if view.medals[seat] >> row & 1]
    empty = [number for number in range(7) if set(display[3 * number : 3 * number + 3]) == {NOTHING}]
    return {**facts, **({"medals levels": medals} if medals else {}), **({"empty": empty} if empty else {})}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_every_public_fact_can_be_read_from_the_text(language, seats, seed):
    for step in played(house(), seats, seed):
        view = house().view(step.state, None)
        assert read(view, language) == public_facts(view)


def rare():
    """What random matches seldom come to: a full display with tiles and medals, dice and cards of all kinds."""
    full = laid({letter: f"{letter}A {letter}R {letter}A" for letter in "NEBSFLM"})
    half = laid({"N": "NT NT NT", "E": "ER ER ER", "B1": "B4", "M": "MT M6 MT"})
    fields = {
        "displays": (full, half), "tiles": ((7, 0, 7) * 7, (0, 0, 0, 10, 10, 10, *(0,) * 15)), "medals": (7, 2), "bonuses": (3, 0),
        "resigned": (1,), "white": (), "danger": (DISCARD, 7), "ignored": 1, "die": SKULL, "played": card("ST"), "scenarios": (),
        "down": 0b110010010, "peeked": (0b100010010, 0b000000010), "discards": tuple(range(42)),
    }  # fmt: skip
    return Table("displace", (card("ET"),), board="N4 E4 B4 S4 F4 .. .. N5 E5").state, fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_facts_can_be_read_from_the_text(language):
    state, fields = rare()
    view = house().view(msgspec.structs.replace(state, **fields), None)
    assert read(view, language) == public_facts(view)
    over = house().view(msgspec.structs.replace(state, **{**fields, "winner": 0, "frames": (), "board": (NOTHING,) * 9}), None)
    assert read(over, language) == public_facts(over)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_positions_read_the_same(language):
    """Each field by itself: a change of it changes the text."""
    state, fields = rare()
    view = house().view(msgspec.structs.replace(state, **fields), None)
    before = read(view, language)
    seat = (0,) * 21
    changes = (
        {"round": 5}, {"first": 1 - view.first}, {"pile": view.pile + 1}, {"discards": view.discards[1:]}, {"scenarios": (2,)},
        {"scenario": 3}, {"board": (5, *view.board[1:])}, {"down": view.down | 1}, {"peeked": (0, 0)}, {"white": (1,)},
        {"danger": (DISCARD, 3)},
        {"die": THREE_BIRDS}, {"ignored": 0}, {"known": ((1, 2, 3), ())}, {"played": NOTHING}, {"displays": view.displays[::-1]},
        {"tiles": (seat, seat)}, {"bonuses": (3, 1)}, {"medals": (7, 1)}, {"winner": 0}, {"resigned": ()},
        {"frames": (("play", (0,), ()),)}, {"secret": ((), ())},
    )  # fmt: skip
    told = {field for change in changes for field in change}
    assert told == set(view.__struct_fields__) - {"seat", "species", "names", "forms", "layouts"}
    for change in changes:
        assert read(msgspec.structs.replace(view, **change), language) != before, change
