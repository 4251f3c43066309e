"""Replaying match records: the state after every entry, and whether a record holds."""

from collections.abc import Iterator

import msgspec

from engine.core import codec
from engine.core.chance import Chance
from engine.core.errors import ChanceError, IllegalActionError, OptionError, ReplayError
from engine.core.game import AnyGame, State, Told
from engine.core.notation import from_text
from engine.core.record import HEADER_LINES, Entry, Record, line_of


class Replayed(msgspec.Struct, frozen=True):
    """What one entry led to."""

    index: int
    """Which entry of the record, from 0."""
    state: State
    told: tuple[Told, ...]


def replay(game: AnyGame, record: Record) -> Iterator[Replayed]:
    """The state after each entry, and what was told. Begins at the last rebase, if any: what came before it followed other rules.

    Raises ReplayError where the record does not hold: other rules or components than the game's, a seat that is not asked, an action
    that is not legal, luck that does not fit or is left over.
    """
    _same_rules(game, record)
    first = max((at for at, entry in enumerate(record.entries) if entry.rebase), default=0)
    state: State | None = None
    for index in range(first, len(record.entries)):
        told: list[Told] = []
        luck = Chance.scripted(record.entries[index].luck)
        try:
            state = _after(game, record, state, record.entries[index], luck, told)
        except (IllegalActionError, ChanceError, OptionError, ReplayError) as error:
            raise ReplayError(f"line {line_of(index)}: {error}") from error
        if luck.left:
            raise ReplayError(f"line {line_of(index)}: {luck.left} more numbers of luck than were needed")
        yield Replayed(index, state, tuple(told))


def check(game: AnyGame, record: Record) -> list[str]:
    """What does not hold in a record, a sentence a fault with its line; empty for a good one."""
    try:
        state = [step.state for step in replay(game, record)][-1]
    except ReplayError as error:
        return [str(error)]
    over = not game.to_act(state)
    closing = line_of(len(record.entries))
    if record.entries[-1].kind == "end":
        return [f"line {closing - 1}: the match was over already and cannot be ended early"] if over else []
    if not record.ranking:
        return [f"line {closing}: the match is over, but there is no result"] if over else []
    if not over:
        return [f"line {closing}: a result, but the match is not over"]
    faults = []
    if record.scores != game.scores(state):
        faults.append(f"line {closing}: the scores are {game.scores(state)}, not {record.scores}")
    if record.ranking != game.ranking(state):
        faults.append(f"line {closing + 1}: the ranking is {game.ranking(state)}, not {record.ranking}")
    return faults


def _same_rules(game: AnyGame, record: Record) -> None:
    if record.game != game.id:
        raise ReplayError(f"line 2: a record of {record.game}, not of {game.id}")
    revision, cards = record.rules
    reached = record.revision
    for at, entry in enumerate(record.entries):
        if entry.rebase and entry.rebase.revision <= reached:
            raise ReplayError(f"line {line_of(at)}: a rebase leads to a later revision than {reached}, not to {entry.rebase.revision}")
        reached = entry.rebase.revision if entry.rebase else reached
    rebased = max((line_of(at) for at, entry in enumerate(record.entries) if entry.rebase), default=0)
    if revision != game.revision:
        raise ReplayError(f"line {rebased or 3}: made with revision {revision} of {game.id}; here is revision {game.revision}")
    if cards != game.cards_digest:
        raise ReplayError(f"line {rebased or 4}: made with the components {cards}; here are {game.cards_digest}")
    if record.seats not in game.seat_range:
        raise ReplayError(f"line 5: {game.id} is for {game.seat_range[0]} to {game.seat_range[-1]} seats, not {record.seats}")
    try:
        complete = game.complete(record.options)
    except OptionError as error:
        raise ReplayError(f"line {HEADER_LINES}: {error}") from error
    if complete != dict(record.options):
        raise ReplayError(f"line {HEADER_LINES}: options left out: {', '.join(sorted(set(complete) - set(record.options)))}")


def _after(game: AnyGame, record: Record, state: State | None, entry: Entry, luck: Chance, told: list[Told]) -> State:
    if entry.rebase:
        return _restored(game, record, entry.rebase.snapshot)
    after: State
    if state is None:
        after = game.start(record.seats, record.options, luck, told.append)
    elif entry.kind == "resign":
        after = game.resign(state, entry.seat, told.append)
    elif entry.kind == "end":
        after = state
    else:
        after = game.apply(state, entry.seat, from_text(entry.action), luck, told.append)
    return after


def _restored(game: AnyGame, record: Record, snapshot: str) -> State:
    """The state of a rebase. It comes without the moves that led to it, so only what is the same in all states can be checked."""
    try:
        state = codec.load(game, snapshot)
        whole = game.components(state) == game.components(game.start(record.seats, record.options, Chance.seeded(0)))
        whole &= all(kind in (game.questions if seats else game.steps) for kind, seats, _ in state.frames)
        seats = range(game.seats(state))
        whole &= len(seats) == record.seats and set(state.resigned) <= set(seats)
        whole &= all(seat in seats for _, asked, _ in state.frames for seat in asked)
    except (msgspec.MsgspecError, LookupError) as error:
        raise ReplayError(f"the snapshot is no state of {game.id}: {error}") from error
    if not whole:
        raise ReplayError("the snapshot does not hold every component of the match once")
    return state
