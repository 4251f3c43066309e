"""The tables of matches, players and entries."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.game import Told
from engine.core.record import Entry, Rebase
from engine.store.rows import Logged, Match, Position, from_ms, to_ms

if TYPE_CHECKING:
    from engine.store.database import Statement, Values
    from engine.store.store import Store

_COLUMNS = (
    "id", "game", "options", "status", "guild", "channel", "host", "language", "seats", "invited", "barred", "seq", "revision", "begun",
    "cards", "ending", "created", "changed", "origin",
)  # fmt: skip
_PLAYERS = "(SELECT json_group_array(user) FROM (SELECT user FROM players WHERE match = matches.id ORDER BY place))"
_MATCH = f"SELECT {', '.join(_COLUMNS)}, {_PLAYERS} FROM matches "
_ADD = """
    INSERT INTO matches (game, options, status, guild, channel, host, language, seats, invited, barred, seq, revision, begun, cards,
        ending, created, changed, origin)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
# players has no rowid, so that last_insert_rowid() stays the match's id for all of its players
_SEAT_NEW = "INSERT INTO players (match, place, user) VALUES (last_insert_rowid(), ?, ?)"
_SAVE = """
    UPDATE matches SET status = ?, channel = ?, host = ?, seats = ?, invited = ?, barred = ?, seq = ?, revision = ?, begun = ?,
        cards = ?, ending = ?, changed = ?, asked = coalesce(?, asked), state = coalesce(?, state),
        unshown = 1
    WHERE id = ? AND seq = ? AND status = ?
"""
_APPEND = """
    INSERT INTO entries (match, seq, kind, seat, action, luck, told, rebase, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_OFFERED = """
    WHERE status <> 'over' AND (id IN (SELECT match FROM players WHERE user = ?1) OR channel = ?2) AND (
        CAST(id AS TEXT) LIKE ?3 || '%' OR game IN (SELECT value FROM json_each(?4))
        OR id IN (SELECT match FROM players WHERE user IN (SELECT value FROM json_each(?5))))
    ORDER BY id IN (SELECT match FROM players WHERE user = ?1) DESC, id DESC LIMIT ?6
"""
_ACTED = "SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE match = ? AND seat = ?"
_ENTRIES = "SELECT seq, kind, seat, action, luck, told, rebase, made FROM entries WHERE match = ? AND seq >= ? ORDER BY seq"


_ALL, _PUBLIC = 1, 2
"""What may be unshown: everything, or only what all see."""


class MatchTable:
    """Matches and their logs, as they are written and read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, match: Match) -> int:
        """Write a new match (its id is not looked at); returns its id."""
        row: Values = (
            match.game, _json(match.options), match.status, match.guild, match.channel, match.host, match.language, match.seats,
            _json(match.invited), _json(match.barred), match.seq, match.revision, match.begun,
            match.cards, match.ending, to_ms(match.created), to_ms(match.changed), match.origin,
        )  # fmt: skip
        added = await self._store.write((_ADD, [row]), (_SEAT_NEW, list(enumerate(match.players))))
        if added is None:
            raise AssertionError("an INSERT that succeeded has a row id")
        return added

    async def save(self, before: Match, after: Match, entries: Sequence[Logged] = (), position: Position | None = None) -> None:
        """Write what a match has become, append entries to its log and keep its new position, all in one transaction.

        Raises ConflictError, and writes nothing, unless the row's seq and status are those of `before`.
        """
        row: Values = (
            after.status, after.channel, after.host, after.seats, _json(after.invited), _json(after.barred), after.seq, after.revision,
            after.begun, after.cards, after.ending, to_ms(after.changed),
            _json(position.asked) if position else None, position.state if position else None,
            before.id, before.seq, before.status,
        )  # fmt: skip
        statements: list[Statement] = [(_SAVE, [row])]
        if entries:
            statements.append((_APPEND, [_entry_row(after.id, logged) for logged in entries]))
        if after.players != before.players:
            statements.append(("DELETE FROM players WHERE match = ?", [(after.id,)]))
            statements.append(
                ("INSERT INTO players (match, place, user) VALUES (?, ?, ?)", [(after.id, *each) for each in enumerate(after.players)])
            )
        await self._store.write(*statements, guarded=True)

    async def get(self, id: int) -> Match | None:
        """One match; None if there is none with that id."""
        return next(iter(await self._select("WHERE id = ?", id)), None)

    async def position(self, id: int) -> Position | None:
        """What a match has come to; None for one that has not started."""
        for state, asked in await self._store.read("SELECT state, asked FROM matches WHERE id = ? AND state IS NOT NULL", (id,)):
            return Position(state, msgspec.json.decode(asked, type=tuple[int, ...]))
        return None

    async def in_channel(self, channel: int) -> list[Match]:
        """The matches of a channel that are not over, the oldest first."""
        return await self._select("WHERE channel = ? AND status <> 'over' ORDER BY id", channel)

    async def of_player(self, user: int) -> list[Match]:
        """The matches that a user has joined and that are not over, the oldest first."""
        return await self._select("WHERE id IN (SELECT match FROM players WHERE user = ?) AND status <> 'over' ORDER BY id", user)

    async def offered(
        self, user: int, channel: int, number: str, games: Sequence[str], others: Sequence[int], limit: int
    ) -> list[Match]:
        """Matches to choose from that are not over: the user's own, then those of the channel, the newest first, at most `limit`.

        Those whose number begins with the digits `number` ("" for all), that are of one of the games, or that one of the others plays in.
        """
        return await self._select(_OFFERED, user, channel, number, _json(games), _json(others), limit)

    async def rematch_of(self, id: int) -> Match | None:
        """The rematch of a match that is not over, the newest of them; None if there is none."""
        return next(iter(await self._select("WHERE origin = ? AND origin <> 0 AND status <> 'over' ORDER BY id DESC LIMIT 1", id)), None)

    async def untold(self, kind: str, since: datetime) -> list[int]:
        """The ids of the matches that ended since then, other than in their lobby, and have no post of that kind."""
        sql = """
            SELECT id FROM matches WHERE changed >= ? AND status = 'over' AND ending <> 'cancelled'
                AND NOT EXISTS (SELECT 1 FROM posts WHERE match = matches.id AND kind = ?) ORDER BY id
        """
        return [id for (id,) in await self._store.read(sql, (to_ms(since), kind))]

    async def live(self) -> list[int]:
        """The ids of all live matches."""
        return [id for (id,) in await self._store.read("SELECT id FROM matches WHERE status = 'live' ORDER BY id")]

    async def started(self) -> list[int]:
        """The ids of all matches that have a log, those that are over too."""
        return [id for (id,) in await self._store.read("SELECT id FROM matches WHERE seq > 0 ORDER BY id")]

    async def last_id(self) -> int:
        """The largest id that any match has had."""
        return sum([id for (id,) in await self._store.read("SELECT seq FROM sqlite_sequence WHERE name = 'matches'")])

    async def skip_to(self, id: int) -> None:
        """Give new matches ids above this one."""
        if id > await self.last_id():
            await self._store.write(
                ("DELETE FROM sqlite_sequence WHERE name = 'matches'", [()]),
                ("INSERT INTO sqlite_sequence (name, seq) VALUES ('matches', ?)", [(id,)]),
            )

    async def unshown(self) -> dict[int, bool]:
        """The ids of the matches that have changed, also to their end, since they were last noted as shown, with whether that goes for
        their direct messages too."""
        return {id: what == _ALL for id, what in await self._store.read("SELECT id, unshown FROM matches WHERE unshown ORDER BY id")}

    async def note_shown(self, match: Match, public: bool) -> None:
        """Note that a match is shown as it is, unless it has changed since; if not `public`, in direct messages only."""
        row = (0 if public else _PUBLIC, match.id, match.seq, to_ms(match.changed))
        await self._store.write(("UPDATE matches SET unshown = ? WHERE id = ? AND seq = ? AND changed = ?", [row]))

    async def doubt_shown(self) -> None:
        """Take every match that is not over for unshown: their messages may be of another history than this database."""
        await self._store.write(("UPDATE matches SET unshown = 1 WHERE status <> 'over'", [()]))

    async def log(self, id: int, since: int = 0) -> list[Logged]:
        """The entries of a match's log from the number `since` on."""
        return [_logged(row) for row in await self._store.read(_ENTRIES, (id, since))]

    async def acted(self, id: int, seat: int) -> int:
        """The number of the entry after the last one of a seat; 0 if it has none."""
        ((number,),) = await self._store.read(_ACTED, (id, seat))
        return int(number)

    async def _select(self, condition: str, *values: int | str) -> list[Match]:
        return [_match(row) for row in await self._store.read(_MATCH + condition, values)]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _match(row: Sequence[Any]) -> Match:
    values = dict(zip((*_COLUMNS, "players"), row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    for name in ("players", "invited", "barred"):
        values[name] = msgspec.json.decode(values[name], type=tuple[int, ...])
    for name in ("created", "changed"):
        values[name] = from_ms(values[name])
    return Match(**values)


def _entry_row(id: int, logged: Logged) -> Values:
    entry = logged.entry
    rebase = _json(entry.rebase) if entry.rebase else None
    return (id, logged.seq, entry.kind, entry.seat, entry.action, _json(entry.luck), _json(logged.told), rebase, to_ms(logged.made))


def _logged(row: tuple[int, str, int, str, str, str, str | None, int]) -> Logged:
    seq, kind, seat, action, luck, told, rebase, made = row
    entry = Entry(
        kind, seat, action, msgspec.json.decode(luck, type=tuple[int, ...]), msgspec.json.decode(rebase, type=Rebase) if rebase else None
    )
    return Logged(seq, entry, msgspec.json.decode(told, type=tuple[Told, ...]), from_ms(made))
