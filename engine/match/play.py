"""What becomes of a live match: pure steps from one position to the next, with the log entries that they make."""

from collections.abc import Callable
from datetime import datetime

import msgspec
from msgspec.structs import replace

from engine.core import codec
from engine.core.chance import Chance
from engine.core.errors import IllegalActionError
from engine.core.game import AnyGame, State, Told
from engine.core.notation import Action, to_text
from engine.core.record import Entry, Rebase
from engine.match.refusals import AlreadyResignedError, IllegalError, NotAskedError, StaleError
from engine.store import Logged, Match, Position


class Table(msgspec.Struct, frozen=True):
    """A match with its game and its state: what lies in memory. The state is never altered, only replaced."""

    match: Match
    game: AnyGame
    state: State
    asked: tuple[int, ...]
    """For each seat the seq at which its present question was put: with several asked at once, others' answers do not make it stale."""

    @property
    def position(self) -> Position:
        """As the database keeps it."""
        return Position(codec.dump(self.state), self.asked)


class Step(msgspec.Struct, frozen=True):
    """What a match comes to, and the entries that led there."""

    table: Table
    entries: tuple[Logged, ...]


Deed = Callable[[Chance, Callable[[Told], None]], State]
"""Something done to a state: takes luck and a listener, gives the state after it."""


def begin(match: Match, game: AnyGame, chance: Chance, now: datetime) -> Step:
    """A lobby's match set up: seats in the order of joining; who begins is for the rules to say."""
    rules = {"revision": game.revision, "begun": game.revision, "cards": game.cards_digest}
    match = replace(match, status="live", seats=len(match.players), changed=now, **rules)
    luck: list[int] = []
    told: list[Told] = []
    state = game.start(match.seats, match.options, Chance.recording(chance, luck), told.append)
    entry = Logged(0, Entry("start", luck=tuple(luck)), tuple(told), now)
    asked = (1,) * match.seats
    return _settled(Step(Table(replace(match, seq=1), game, state, asked), (entry,)), chance, now)


def check(table: Table, seat: int, seq: int) -> None:
    """Whether a seat's press fits the question that it is asked. Raises StaleError, NotAskedError; legality is for `act`.

    A press is fresh from the moment at which the seat's question was put, whatever others have done since.
    """
    asked = seat in table.game.to_act(table.state)
    if not (table.asked[seat] if asked else table.match.seq) <= seq <= table.match.seq:
        raise StaleError()
    if not asked:
        raise NotAskedError()


def act(table: Table, seat: int, action: Action, chance: Chance, now: datetime) -> Step:
    """An action carried out, and after it those of seats that have resigned. Raises IllegalError."""
    try:
        return _settled(_acted(table, seat, action, chance, now), chance, now)
    except IllegalActionError as error:
        raise IllegalError() from error


def resign(table: Table, seat: int, chance: Chance, now: datetime) -> Step:
    """A seat gives up: with one left the match is over, otherwise `Game.idle` plays for it from now on. Host rights pass on.

    Raises AlreadyResignedError.
    """
    if seat in table.state.resigned:
        raise AlreadyResignedError()
    step = _entered(table, Entry("resign", seat), lambda chance, tell: table.game.resign(table.state, seat, tell), chance, now)
    return _settled(step, chance, now)


def rebase(table: Table, now: datetime) -> Step:
    """A match carried over to the rules that its game has now; the questions stay as they were put."""
    match = replace(table.match, revision=table.game.revision, seq=table.match.seq + 1)
    change = Rebase(table.game.revision, match.cards, codec.dump(table.state))
    return Step(replace(table, match=match), (Logged(table.match.seq, Entry("rebase", rebase=change), (), now),))


def end(match: Match, user: int, ending: str, now: datetime) -> tuple[Match, Logged]:
    """A live match ended by a user before the rules end it; needs neither its game nor its state."""
    seat = match.seat_of(user)
    entry = Entry("end", -1 if seat is None else seat)
    after = replace(match, status="over", ending=ending, seq=match.seq + 1, changed=now)
    return after, Logged(match.seq, entry, (), now)


def _acted(table: Table, seat: int, action: Action, chance: Chance, now: datetime) -> Step:
    entry = Entry("action", seat, to_text(action))
    return _entered(table, entry, lambda chance, tell: table.game.apply(table.state, seat, action, chance, tell), chance, now)


def _settled(step: Step, chance: Chance, now: datetime) -> Step:
    """Let the seats that have resigned answer what they are asked, an entry each, until others are asked or the match is over."""
    while True:
        table = step.table
        absent = [seat for seat in table.game.to_act(table.state) if seat in table.state.resigned]
        if not absent:
            return step
        more = _acted(table, absent[0], table.game.idle(table.state, absent[0]), chance, now)
        step = Step(more.table, step.entries + more.entries)


def _entered(table: Table, entry: Entry, deed: Deed, chance: Chance, now: datetime) -> Step:
    luck: list[int] = []
    told: list[Told] = []
    state = deed(Chance.recording(chance, luck), told.append)
    before, seq = table.match, table.match.seq + 1
    answered = entry.seat if entry.kind == "action" else -1
    asked = tuple(
        number if seat != answered and _is_kept(table.state, state, seat) else seq for seat, number in enumerate(table.asked)
    )
    over = not table.game.to_act(state)
    match = replace(
        before,
        seq=seq,
        status="over" if over else "live",
        ending=("resigned" if entry.kind == "resign" else "played") if over else "",
        host=_host(before, state),
        changed=now,
    )
    logged = Logged(before.seq, replace(entry, luck=tuple(luck)), tuple(told), now)
    return Step(Table(match, table.game, state, asked), (logged,))


def _is_kept(before: State, after: State, seat: int) -> bool:
    """Whether a seat that was asked is asked the same still: the frame has stayed, perhaps with fewer seats to wait for."""
    if not before.frames or len(before.frames) != len(after.frames):
        return False
    (kind, seats, _), (kind_after, seats_after, _) = before.frames[-1], after.frames[-1]
    return kind == kind_after and seat in seats and seat in seats_after


def _host(match: Match, state: State) -> int:
    """Host rights pass on from one who has resigned to the first seat that has not."""
    playing = [user for seat, user in enumerate(match.players) if seat not in state.resigned]
    return match.host if match.host in playing or match.host not in match.players or not playing else playing[0]
