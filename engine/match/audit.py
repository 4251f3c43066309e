"""The audit of a database: whether every match's log leads to what the match has come to."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

import msgspec

from engine.core import codec
from engine.core.errors import ReplayError
from engine.core.game import AnyGame
from engine.core.replay import replay
from engine.match.export import to_record
from engine.match.refusals import UnplayableError
from engine.match.tables import game_of
from engine.store import Match, Store

_LIVE: Final = {
    "cards": "; such a match waits until they are back (AVIARY_CARDS_DIR) or its host ends it",
    "newer": "; such a match waits until a newer Aviary is started or its host ends it",
    "older": "; such a match goes on by the newer ones as soon as somebody looks at it",
}
"""What becomes of a live match that cannot be replayed."""


class Audit(msgspec.Struct, frozen=True):
    """What an audit has found. Sentences for the one who hosts the bot; as that may be a player too, they tell nothing of a match."""

    sound: int
    """How many matches hold."""
    retold: int
    """How many of them have a story that is told in another way now. They were played with another version of Aviary: the moves and what
    they came to hold, and the story stays as it was written."""
    faults: tuple[str, ...]
    """A sentence for each match that does not."""
    unknown: Mapping[str, tuple[int, ...]]
    """The matches that cannot be replayed here, by the reason and what to do: half a sentence."""


async def audit(store: Store, games: Mapping[str, AnyGame], every: bool = False) -> Audit:
    """Replay all live matches, or with `every` all that have started. Raises StoreError when the database cannot be read."""
    sound, retold, faults = 0, 0, []
    unknown: defaultdict[str, list[int]] = defaultdict(list)
    for id in await (store.matches.started() if every else store.matches.live()):
        match = await store.matches.get(id)
        if match is None:
            continue  # nothing is ever deleted, but nothing here depends on that
        reason = _unplayable(match, games)
        if reason:
            unknown[reason].append(id)
            continue
        found = await _replayed(store, match, games)
        if isinstance(found, str):
            faults.append(f"match {id}: {found}")
        else:
            sound += 1
            retold += not found
    return Audit(sound, retold, tuple(faults), {reason: tuple(matches) for reason, matches in unknown.items()})


def _unplayable(match: Match, games: Mapping[str, AnyGame]) -> str | None:
    try:
        game = game_of(games, match)
    except UnplayableError:
        return f"made with other components of {match.game} than those in use now{_LIVE['cards'] if match.status == 'live' else ''}"
    if match.revision == game.revision:
        return None
    advice = _LIVE["newer" if match.revision > game.revision else "older"] if match.status == "live" else ""
    return f"played by revision {match.revision} of the rules of {match.game}, where revision {game.revision} is in use now{advice}"


async def _replayed(store: Store, match: Match, games: Mapping[str, AnyGame]) -> str | bool:
    """What does not hold in a match; for a sound one, whether its story is told as it would be now."""
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
    return [step.told for step in steps] == [logged.told for logged in log[steps[0].index :]]
