"""The log: text for people or JSON for programs, in either case without tokens and without anything hidden of a match."""

import json
import logging
import re
import sys
from collections.abc import Mapping
from typing import Final

import discord
from pythonjsonlogger.json import JsonFormatter

from engine.settings import Settings

OWN: Final = ("cogs", "engine", "render")
"""Whose loggers follow AVIARY_LOG_LEVEL. The libraries tell no details even at DEBUG: discord.py would tell the addresses that it calls,
and those of answers hold tokens; aiosqlite what it writes, and that holds everybody's hands."""
_ADDRESS: Final = re.compile(r"((?:interactions|webhooks)/\d+/)[^/\s?\"']+")
"""The address of an answer to a press: whoever knows the token in it could answer, too."""


def set_up_log(settings: Settings) -> None:
    """Writes the log to standard error: time, level, where, what; as JSON also what it is about, each in a field of its own."""
    handler = logging.StreamHandler()
    handler.setFormatter(_AsJson(settings.token) if settings.log_format == "json" else _AsText(settings.token))
    # Aviary speaks to nobody: discord.py need not warn that it could not.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    level = logging.getLevelName(settings.log_level)
    logging.basicConfig(level=max(logging.INFO, level), handlers=[handler], force=True)
    for name in OWN:
        logging.getLogger(name).setLevel(level)


def say(settings: Settings | None, sentence: str) -> None:
    """Says a sentence to the owner on standard error, in the form of the log when that is read by a program."""
    if settings is not None and settings.log_format == "json":
        logging.getLogger(__name__).error(sentence)
    else:
        print(discreet(sentence, settings.token if settings else ""), file=sys.stderr)


def discreet(text: str, token: str) -> str:
    """The text without the bot's token, as it is or as JSON writes it, and without the tokens of answers."""
    for secret in {token, json.dumps(token)[1:-1]} - {""}:
        text = text.replace(secret, "[token]")
    return _ADDRESS.sub(r"\1[token]", text)


class _AsText(logging.Formatter):
    """A line for people, tracebacks below it."""

    def __init__(self, token: str) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record), self._token)


class _AsJson(JsonFormatter):
    """An object a line: time (UTC), level, logger, message, and what the message names (match, seq, user, ...) under those names."""

    def __init__(self, token: str) -> None:
        super().__init__(
            "{levelname}{name}{message}",
            style="{",
            rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
            timestamp="time",
            json_ensure_ascii=False,
        )
        self._token = token

    def add_fields(self, log_data: dict[str, object], record: logging.LogRecord, message_dict: dict[str, object]) -> None:
        """Adds what the message names to what every line has."""
        super().add_fields(log_data, record, message_dict)
        if isinstance(record.args, Mapping):
            for name, value in record.args.items():
                log_data.setdefault(name, value if isinstance(value, bool | int | float) else str(value))

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record), self._token)
