"""Posts: sending, editing and deleting messages by their ids, with Discord's refusals sorted by what can be done about them."""

import secrets
from typing import Final

import discord

from cogs.draft import Draft
from cogs.outcome import ask_twice
from engine.core.errors import AviaryError

_GONE: Final = frozenset({10008})
_NOT_TO_EDIT: Final = frozenset({30046, 50083})
"""Too old to be edited; the thread is archived, which a new message undoes unless it is locked."""
_CLOSED: Final = frozenset({50007, 50278})
_LOST: Final = frozenset({10003, 10004, 50001, 50013, 50083, 40333, 160005})
"""Unknown channel or server, access or permission missing, thread archived or locked."""


class PostError(AviaryError):
    """Discord refused a message."""


class PostGoneError(PostError):
    """The message is there no more, or may not be edited any longer: send a new one."""


class PlaceLostError(PostError):
    """The channel is there no more, or the bot may not write in it: the match needs another place."""


class DirectClosedError(PostError):
    """The person takes no direct messages from the bot."""


async def send(place: discord.abc.Messageable, draft: Draft) -> discord.Message:
    """Send a new message. Raises PlaceLostError or DirectClosedError; what else goes wrong is passed on.

    The nonce makes both tries the same message to Discord, should it have taken the first.
    """
    nonce = secrets.randbits(64)
    try:
        return await ask_twice(lambda: place.send(nonce=nonce, **draft.to_send()))
    except discord.HTTPException as error:
        raise _sorted(error) from error


async def edit(bot: discord.Client, channel: int, message: int, draft: Draft) -> None:
    """Edit a message as a whole. Raises PostGoneError, PlaceLostError or DirectClosedError."""
    try:
        await ask_twice(lambda: _message(bot, channel, message).edit(**draft.to_edit()))
    except discord.HTTPException as error:
        raise (PostGoneError(str(error)) if error.code in _NOT_TO_EDIT else _sorted(error)) from error


async def delete(bot: discord.Client, channel: int, message: int) -> None:
    """Delete a message; one that is gone or out of reach already is as good as deleted."""
    try:
        await ask_twice(lambda: _message(bot, channel, message).delete())
    except discord.HTTPException as error:
        if not isinstance(_sorted(error), PostError):
            raise


async def open_direct(bot: discord.Client, user: int) -> discord.DMChannel:
    """The channel of a person's direct messages. Raises DirectClosedError."""
    try:
        return await ask_twice(lambda: bot.create_dm(discord.Object(user)))
    except (discord.Forbidden, discord.NotFound) as error:
        raise DirectClosedError(str(error)) from error


async def newest(bot: discord.Client, channel: int, limit: int) -> list[discord.Message] | None:
    """The newest messages of a channel; None when the bot may not look."""

    async def look() -> list[discord.Message]:
        return [found async for found in bot.get_partial_messageable(channel).history(limit=limit)]

    try:
        return await ask_twice(look)
    except (discord.Forbidden, discord.NotFound):
        return None


def _message(bot: discord.Client, channel: int, message: int) -> discord.PartialMessage:
    return bot.get_partial_messageable(channel).get_partial_message(message)


def _sorted(error: discord.HTTPException) -> Exception:
    """The error by what can be done about it. A refusal whose number is new here is one of the place: that is told and kept."""
    if error.code in _GONE:
        return PostGoneError(str(error))
    if error.code in _CLOSED:
        return DirectClosedError(str(error))
    if error.code in _LOST or isinstance(error, discord.Forbidden | discord.NotFound):
        return PlaceLostError(str(error))
    return error
