"""The ledger of the kill tests: what processes have pressed and were told, and what must hold of the database that they leave."""

from collections.abc import Iterable, Sequence

import msgspec

from engine.core import codec
from engine.core.game import AnyGame
from engine.core.replay import replay
from engine.match import Match
from engine.match.export import to_record
from engine.store import Logged, Store


class Press(msgspec.Struct, frozen=True, array_like=True, tag="press"):
    """Written before the match service is asked; the same press may be handed in several times at once."""

    id: int
    """Different for every press of every process."""
    match: int
    seat: int
    """-1 for somebody who does not play."""
    seq: int
    """`Match.seq` as the presser saw it."""
    action: str
    """In notation; "start", "resign" and "end" for those deeds."""


class Ack(msgspec.Struct, frozen=True, array_like=True, tag="ack"):
    """Written after the match service has returned: somebody was told that their press counts."""

    press: int
    seq: int
    """`Match.seq` after it."""


class Refused(msgspec.Struct, frozen=True, array_like=True, tag="refused"):
    """A press was refused, by the id of the refusal's phrase."""

    press: int
    why: str


class Ready(msgspec.Struct, frozen=True, array_like=True, tag="ready"):
    """The process has opened the database."""


Note = Press | Ack | Refused | Ready
DEEDS = ("start", "resign", "end")


class Audit:
    """Compares one match's log with the ledger; `lost` and `doubled` say in words what is wrong."""

    def __init__(self, log: Sequence[Logged], presses: Iterable[Press], acks: Sequence[Ack]) -> None:
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self._entries = [logged.entry for logged in log]
        self._by_rules = self._played_by_rules()
        self._unused = {press.id: press for press in presses}
        self._taken: set[int] = set()
        for ack in acks:
            self._find(ack)
        for index in range(len(self._entries)):
            self._explain(index)

    def _played_by_rules(self) -> list[bool]:
        """For each entry whether the rules played it for a seat that had resigned."""
        gone: set[int] = set()
        found = []
        for entry in self._entries:
            found.append(entry.kind == "action" and entry.seat in gone)
            if entry.kind == "resign":
                gone.add(entry.seat)
        return found

    def _find(self, ack: Ack) -> None:
        """The acknowledged entry: the last one of its transaction that a presser made."""
        at = ack.seq - 1
        while 0 <= at < len(self._entries) and self._by_rules[at]:
            at -= 1
        press = self._unused.pop(ack.press, None)
        if press is None or at in self._taken:
            self.doubled.append(f"{ack} acknowledges what was acknowledged before")
        elif not (0 <= at < len(self._entries) and self._is(at, press)):
            self.lost.append(f"{press}, acknowledged as {ack}, is not in the log")
        else:
            self._taken.add(at)

    def _explain(self, index: int) -> None:
        """An entry that was not acknowledged must come from a press that nobody was told of, each good for one entry."""
        entry = self._entries[index]
        if index in self._taken or self._by_rules[index]:
            return
        for id, press in self._unused.items():
            if press.seq <= index and self._is(index, press):
                del self._unused[id]
                return
        self.doubled.append(f"entry {index} ({entry.kind}, seat {entry.seat}, {entry.action}) has no press of its own")

    def _is(self, index: int, press: Press) -> bool:
        entry = self._entries[index]
        if press.action in DEEDS:
            return entry.kind == press.action and (press.action == "start" or entry.seat == press.seat)
        return (entry.kind, entry.seat, entry.action) == ("action", press.seat, press.action)


async def check_replay(store: Store, game: AnyGame, match: Match, log: Sequence[Logged]) -> None:
    """The log has no gaps, and alone it leads to the snapshot and tells the same story."""
    assert [logged.seq for logged in log] == list(range(match.seq)), f"the log of match {match.id} has gaps"
    steps = list(replay(game, to_record(match, log, None)))
    position = await store.matches.position(match.id)
    assert position is not None, f"match {match.id} has a log and no snapshot"
    assert codec.load(game, position.state) == steps[-1].state, f"the snapshot of match {match.id} is not its replay"
    assert [step.told for step in steps] == [logged.told for logged in log], f"match {match.id} replays to another story"
