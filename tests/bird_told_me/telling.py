"""Cases for the instructions of the 48 cards: a card is carried out in a position, the players choose, and all that they do not change
must stay as it was."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from tests.bird_told_me.positions import Branch, Table, ids, rules

BASE: Branch = {(-1, 0): "Y4a", (-2, 0): "R3a", (-1, 1): "K2a"}
"""Four sunbirds at the left of the trunk, at their left three firebirds, below two nightbirds: cards can be added at the far left (three
birds or fewer, an exit to the right) and below (two or fewer, an exit upwards)."""


class Case(NamedTuple):
    """A card told with a boost, the choices in order ("add K1b -3,0 > R1a": then R1a is drawn), and what has changed after it."""

    card: str
    boost: int
    draws: str
    moves: tuple[str, ...]
    offers: Sequence[str] | None
    """The choices of the first question."""
    position: Mapping[str, Any]
    changes: Mapping[str, Any]


CHANGES = ("hand", "rival", "branch", "discards", "pile", "rival_pile", "plumage", "in_vain", "skipped", "performed", "boosted", "next")


def case(card: str, name: str, *moves: str, boost: int = 0, draws: str = "", offers: Sequence[str] | None = None, **given: Any) -> Any:
    """A case with the rule of its card. What is given by the names of CHANGES is what has changed, the rest the position."""
    changes = {key: value for key, value in given.items() if key in CHANGES}
    position = {key: value for key, value in given.items() if key not in CHANGES}
    told = Case(card, boost, draws, moves, offers, position, changes)
    return pytest.param(told, id=f"{card}: {name}", marks=rules(f"card.{card}"))


def look(table: Table) -> dict[str, Any]:
    """All that an instruction can change."""
    return {
        "hand": table.hand(0),
        "rival": table.hand(1),
        "branch": table.branch,
        "discards": table.discards,
        "pile": table.pile(0),
        "rival_pile": table.pile(1),
        "plumage": table.plumage,
        "in_vain": len(table.has_told("in_vain")) + len(table.has_told("kept")),
        "skipped": len(table.has_told("skipped")),
        "performed": [(ids([card]), boost) for _, card, boost in table.has_told("performed")],
        "boosted": table.has_told("boosted"),
        "next": ("add", 1),
    }


def check(told: Case) -> None:
    """Carry out a card and compare what has changed."""
    position = {"hands": ("", ""), **told.position}
    position["branch"] = position.pop("start", BASE)
    for field in ("plumage", "discards"):
        position[field] = position.pop(f"{field}_before", "")
    on = position.pop("on", (0, 0))
    table = Table(**position)
    whole = table.game.components(table.state)
    expected = {**look(table), **told.changes}
    expected["branch"] = {place: id for place, id in {**position["branch"], **told.changes.get("branch", {})}.items() if id}
    table.tells(told.card, told.boost, on, told.draws)
    if told.offers is not None:
        assert table.legal() == list(told.offers)
    for move in told.moves:
        choice, _, draws = move.partition(">")
        table.do(choice.strip(), draws)
        assert table.game.components(table.state) == whole
    assert {**look(table), "next": table.asked} == expected
