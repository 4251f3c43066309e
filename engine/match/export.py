"""What may be told of a match's log: the story to each viewer, and the record when all is over."""

from collections.abc import Sequence

from engine.core import record
from engine.core.game import Told
from engine.core.record import Record
from engine.match.play import Table
from engine.store import Logged, Match


def story(log: Sequence[Logged], seat: int | None, limit: int | None) -> list[tuple[int, Told]]:
    """The events that a seat (None: a spectator) may know, with their entries' numbers, oldest first; of more than `limit` the latest."""
    known = [(logged.seq, told) for logged in log for told in logged.told if not told[1] or seat in told[1]]
    return known if limit is None else known[max(0, len(known) - limit) :]


def to_record(match: Match, log: Sequence[Logged], table: Table | None) -> Record:
    """The match record; with the result if the table of a match that the rules have ended is given."""
    return Record(
        game=match.game,
        revision=match.begun,
        cards=match.cards,
        seats=len(match.players),
        options=match.options,
        entries=tuple(logged.entry for logged in log),
        scores=table.game.scores(table.state) if table else (),
        ranking=table.game.ranking(table.state) if table else (),
    )


def to_text(match: Match, log: Sequence[Logged], table: Table | None) -> str:
    """The match record as text."""
    return record.write(to_record(match, log, table))
