"""The audit of a database: whether every match's log leads to what the match has come to."""

from collections.abc import Mapping

import msgspec

from engine.core import codec
from engine.core.errors import ReplayError
from engine.core.game import AnyGame
from engine.core.replay import replay
from engine.match.export import to_record
from engine.match.refusals import UnplayableError
from engine.match.tables import game_of
from engine.store import Match, Store


class Audit(msgspec.Struct, frozen=True):
    """What an audit has found. Sentences for the one who hosts the bot; as that may be a player too, they tell nothing of a match."""

    sound: int
    """How many matches hold."""
    faults: tuple[str, ...]
    """A sentence for each match that does not."""
    unknown: tuple[str, ...]
    """A sentence for each match that cannot be replayed here."""


async def audit(store: Store, games: Mapping[str, AnyGame], every: bool = False) -> Audit:
    """Replay all live matches, or with `every` all that have started. Raises StoreError when the database cannot be read."""
    sound, faults, unknown = 0, [], []
    for id in await (store.matches.started() if every else store.matches.live()):
        match = await store.matches.get(id)
        if match is None:
            continue  # nothing is ever deleted, but nothing here depends on that
        reason = _unplayable(match, games)
        fault = None if reason else await _fault(store, match, games)
        if reason:
            unknown.append(f"match {id} cannot be checked: {reason}")
        elif fault:
            faults.append(f"match {id}: {fault}")
        else:
            sound += 1
    return Audit(sound, tuple(faults), tuple(unknown))


def _unplayable(match: Match, games: Mapping[str, AnyGame]) -> str | None:
    try:
        game = game_of(games, match)
    except UnplayableError:
        return f"it began with other components of {match.game} than those in use now"
    if match.revision != game.revision:
        return f"it was last played by revision {match.revision} of the rules of {match.game}, and here is revision {game.revision}"
    return None


async def _fault(store: Store, match: Match, games: Mapping[str, AnyGame]) -> str | None:
    """What does not hold in a match; None for a sound one."""
    game, log, position = game_of(games, match), await store.matches.log(match.id), await store.matches.position(match.id)
    if [logged.seq for logged in log] != list(range(match.seq)):
        return "its log has gaps"
    if position is None:
        return "it has a log, but no state"
    try:
        steps = list(replay(game, to_record(match, log, None)))
        state = codec.load(game, position.state)
    except ReplayError:
        return "its log cannot be replayed"
    except msgspec.MsgspecError:
        return "its state cannot be read"
    if state != steps[-1].state:
        return "its log leads to another state than the one that is kept"
    if [step.told for step in steps] != [logged.told for logged in log[steps[0].index :]]:
        return "its log tells another story than its moves"
    return None
