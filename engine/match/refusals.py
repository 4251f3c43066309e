"""Refusals: why the match service does not do what it was asked. Each carries a phrase that tells the presser what to do next."""

from collections.abc import Mapping
from typing import ClassVar, Final

from engine.core.errors import AviaryError
from engine.core.phrase import Argument, Phrase

PHRASES: Final[Mapping[str, frozenset[str]]] = {
    "refusal-no-match": frozenset(),
    "refusal-unknown-game": frozenset(),
    "refusal-option": frozenset(),
    "refusal-seats": frozenset({"fewest", "most"}),
    "refusal-self-invite": frozenset(),
    "refusal-lobby-full": frozenset({"seats"}),
    "refusal-already-joined": frozenset(),
    "refusal-not-joined": frozenset(),
    "refusal-not-invited": frozenset(),
    "refusal-barred": frozenset(),
    "refusal-too-few": frozenset({"needed", "joined"}),
    "refusal-not-host": frozenset(),
    "refusal-not-started": frozenset(),
    "refusal-already-started": frozenset(),
    "refusal-stale": frozenset(),
    "refusal-not-asked": frozenset(),
    "refusal-not-seated": frozenset(),
    "refusal-illegal": frozenset(),
    "refusal-already-resigned": frozenset(),
    "refusal-match-over": frozenset(),
    "refusal-record-hidden": frozenset(),
    "refusal-wrong-cards": frozenset(),
    "refusal-other-rules": frozenset(),
    "refusal-not-to-show": frozenset(),
    "refusal-not-saved": frozenset(),
    "refusal-not-read": frozenset(),
    "refusal-closing": frozenset(),
}
"""Every phrase that a refusal carries, with the names of its arguments, whole numbers. The words are in each language's refusals.ftl."""


class Refusal(AviaryError):  # noqa: N818 (an answer to a presser; its kinds are errors)
    """The service does not do what it was asked, and nothing has changed."""

    id: ClassVar[str]
    """The phrase's id, one of PHRASES."""

    def __init__(self, **args: Argument) -> None:
        self.phrase = Phrase(self.id, args)
        super().__init__(" ".join([self.id, *(f"{name}={value}" for name, value in args.items())]))


class NoMatchError(Refusal):
    """There is no match with that number."""

    id = "refusal-no-match"


class BadOptionError(Refusal):
    """The game does not have that option or value."""

    id = "refusal-option"


class SeatsError(Refusal):
    """As many invited players as that cannot play the game."""

    id = "refusal-seats"


class SelfInviteError(Refusal):
    """The host has invited themselves."""

    id = "refusal-self-invite"


class LobbyFullError(Refusal):
    """Every seat has been taken."""

    id = "refusal-lobby-full"


class AlreadyJoinedError(Refusal):
    """The user is in the lobby already."""

    id = "refusal-already-joined"


class NotJoinedError(Refusal):
    """The user is not in the lobby."""

    id = "refusal-not-joined"


class NotInvitedError(Refusal):
    """Only those who were invited may join."""

    id = "refusal-not-invited"


class BarredError(Refusal):
    """The host has removed the user from this lobby."""

    id = "refusal-barred"


class TooFewError(Refusal):
    """More players must join before the match can start."""

    id = "refusal-too-few"


class NotHostError(Refusal):
    """Only the host (or, to end a match, a moderator) may do that."""

    id = "refusal-not-host"


class NotStartedError(Refusal):
    """The match is in its lobby still."""

    id = "refusal-not-started"


class AlreadyStartedError(Refusal):
    """The match has left its lobby."""

    id = "refusal-already-started"


class StaleError(Refusal):
    """The press belongs to a question that has been answered since."""

    id = "refusal-stale"


class NotAskedError(Refusal):
    """It is others who must choose now."""

    id = "refusal-not-asked"


class NotSeatedError(Refusal):
    """The user does not play in this match."""

    id = "refusal-not-seated"


class IllegalError(Refusal):
    """The rules do not allow that action now."""

    id = "refusal-illegal"


class AlreadyResignedError(Refusal):
    """The user has given this match up."""

    id = "refusal-already-resigned"


class MatchOverError(Refusal):
    """The match is over."""

    id = "refusal-match-over"


class RecordHiddenError(Refusal):
    """A record tells everything, so there is none before the match is over."""

    id = "refusal-record-hidden"


class UnplayableError(Refusal):
    """This bot has not what the match is played with. Resigning and ending still work."""


class UnknownGameError(UnplayableError):
    """The bot does not know that game."""

    id = "refusal-unknown-game"


class WrongCardsError(UnplayableError):
    """The match was started with other components of the game than this bot has."""

    id = "refusal-wrong-cards"


class OtherRulesError(UnplayableError):
    """The match was last played by rules that this bot cannot carry on from."""

    id = "refusal-other-rules"


class NotToShowError(UnplayableError):
    """The match is over, and this bot has not what it was played with: neither its position nor its story can be told."""

    id = "refusal-not-to-show"


class NotSavedError(Refusal):
    """The database could not be written. Nothing has changed; trying again may help."""

    id = "refusal-not-saved"


class NotReadError(Refusal):
    """The database could not be read; trying again may help."""

    id = "refusal-not-read"


class ClosingError(Refusal):
    """The bot is shutting down."""

    id = "refusal-closing"
