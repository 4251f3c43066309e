"""Faults: what can end a start, each as one plain sentence that says what to do."""

import aiohttp
import discord

from engine.core.errors import AviaryError, CardsError, CardsFolderError
from engine.store import StoreError

TOKEN: str = "DISCORD_TOKEN: Discord does not accept this token; copy it again from your application's page, Bot, Reset Token."
INTENTS: str = "Discord asks for privileged intents, which Aviary does not use: is DISCORD_TOKEN the token of another bot?"
DISTURBANCE: str = "Discord has a disturbance and takes no connections now: look at discordstatus.com and start again later."
LIMIT: str = "Discord takes no more logins from here for a while: wait some minutes, then start again."
NETWORK: str = "There is no connection to {host}: check this machine's network, firewall and proxy."

_GATEWAY = {4004: TOKEN, 4013: INTENTS, 4014: INTENTS}
"""Codes with which Discord closes a connection for good."""

MENDED: int = 2
"""The exit status for what stays until the owner mends it; argparse uses the same for a wrong argument."""
PASSING: int = 75
"""The exit status for what passes by itself, so that starting again later helps (EX_TEMPFAIL of sysexits.h)."""
BROKEN_OFF: int = 130
"""The exit status of a doctor, backup or restore that was stopped before it had finished; bot.py has it too, for a stop while it loads."""


def status_of(error: BaseException) -> int:
    """The exit status for a fault that `explain` has a sentence for."""
    return PASSING if isinstance(error, OSError | aiohttp.ClientError) or _of_discord(error) in (DISTURBANCE, LIMIT) else MENDED


def explain(error: BaseException) -> str | None:
    """The sentence for a fault that the owner of the bot can mend; None for one that is Aviary's own and needs its traceback."""
    if isinstance(error, StoreError):
        return f"AVIARY_DATABASE: {error}"
    if isinstance(error, CardsFolderError):
        return f"AVIARY_CARDS_DIR: {error}"
    if isinstance(error, CardsError):
        return f"AVIARY_CARDS_DIR: {error.source} has faults, which python -m engine check-set lists; the first: {error.faults[0]}"
    if isinstance(error, AviaryError):
        return str(error)
    if isinstance(error, aiohttp.ClientConnectorError):
        return NETWORK.format(host=error.host)
    if isinstance(error, aiohttp.ClientError | TimeoutError | ConnectionError):
        return NETWORK.format(host="Discord")
    return _of_discord(error)


def _of_discord(error: BaseException) -> str | None:
    match error:
        case discord.LoginFailure():
            return TOKEN
        case discord.PrivilegedIntentsRequired():
            return INTENTS
        case discord.ConnectionClosed() if error.code in _GATEWAY:
            return _GATEWAY[error.code]
        case discord.DiscordServerError() | discord.GatewayNotFound():
            return DISTURBANCE
        case discord.HTTPException(status=429):
            return LIMIT
    return None
