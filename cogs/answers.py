"""Answers to what goes wrong: every error becomes a sentence for the one who pressed, and what nobody foresaw a line in the log."""

import logging
import uuid

from discord import app_commands

from cogs.address import AddressError
from cogs.caller import Caller
from cogs.outcome import UNREACHED
from cogs.posts import DirectClosedError, PlaceLostError, PostError
from engine.core.errors import AviaryError
from engine.core.phrase import Argument, Phrase, say
from engine.match import Refusal

logger = logging.getLogger(__name__)


class RefusedError(AviaryError):
    """What was asked for cannot be done; the phrase says why and what to do instead."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase
        super().__init__(phrase.id)


def refuse(id: str, /, **args: Argument) -> RefusedError:
    """A refusal with the bot's own words."""
    return RefusedError(say(id, **args))


def explain(error: BaseException) -> Phrase:
    """What to tell the presser. An unforeseen error is logged under an id, and the presser is told the id and nothing else."""
    if isinstance(error, RefusedError | Refusal):
        return error.phrase
    if isinstance(error, AddressError):
        return say("error-button")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch | app_commands.TransformerError):
        return say("error-command")
    if isinstance(error, PlaceLostError):
        return say("error-place")
    if isinstance(error, DirectClosedError):
        return say("error-closed")
    number = uuid.uuid4().hex[:6]
    logger.error("error %(number)s", {"number": number}, exc_info=error)
    if isinstance(error, (*UNREACHED, PostError)):
        return say("error-discord", number=number)
    return say("error-unexpected", number=number)


async def answer(caller: Caller, error: Exception) -> None:
    """Tell the caller what went wrong. When even that cannot be done the press has expired, or Discord is out of reach: logged."""
    phrase = explain(error)
    try:
        await caller.tell(phrase)
    except UNREACHED as failure:
        logger.warning(
            "a press by %(user)d could not be answered (%(failure)r), after %(error)r",
            {"user": caller.user, "guild": caller.interaction.guild_id, "failure": failure, "error": error},
        )
