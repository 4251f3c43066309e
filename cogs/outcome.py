"""Outcomes of calls to Discord: done, refused, or unknown, because no answer came; and how often what may be repeated is asked for."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

logger = logging.getLogger(__name__)

T = TypeVar("T")

NO_ANSWER: Final = (TimeoutError, ConnectionError, aiohttp.ClientError)
"""What is raised when nothing came back: Discord may have done what it was asked for, or not."""
UNREACHED: Final = (discord.HTTPException, *NO_ANSWER)
"""Everything that a call to Discord raises when it was not done, as far as is known."""
_TOO_MANY: Final = 429
_FAULT: Final = 500


def may_pass(error: BaseException) -> bool:
    """Whether the same call may succeed later by itself; a refusal will not."""
    if isinstance(error, BaseExceptionGroup):
        return any(map(may_pass, error.exceptions))
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY or error.status >= _FAULT
    return isinstance(error, NO_ANSWER)


async def ask_twice(call: Callable[[], Awaitable[T]]) -> T:
    """Call Discord, and once more when no answer came. Only for what comes to the same when it is done twice: a look, an edit, a
    deletion, a message with a nonce. discord.py itself repeats what Discord answers with a fault of its own or with 429."""
    try:
        return await call()
    except NO_ANSWER as error:
        logger.info("no answer from Discord (%(error)r): asked again", {"error": error})
        return await call()
