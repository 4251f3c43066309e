"""States as JSON text and back: what the snapshot in the database holds."""

import msgspec

from engine.core.game import AnyGame, State


def dump(state: State) -> str:
    """The state as one line of JSON."""
    return msgspec.json.encode(state).decode()


def load(game: AnyGame, text: str) -> State:
    """The state that `dump` wrote. Raises msgspec.MsgspecError for a text of another form."""
    try:
        return msgspec.json.decode(text, type=game.state_type)
    except RecursionError as error:
        raise msgspec.DecodeError("brackets within brackets without end") from error
