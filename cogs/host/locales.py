"""Locales for SimCord, whose members all speak en-US: what Discord says about a member's and a server's language, made true.

For the preview and for tests; the bot itself never imports this.
"""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import discord
import simcord.interactions


@contextmanager
def spoken_locales(default: str = "en-US") -> Iterator[MutableMapping[int, str]]:
    """While it lasts, interactions carry the locale of the member (from the mapping given, by user id; else `default`), and the
    server's preferred locale as `guild_locale`."""
    chosen: dict[int, str] = {}
    original = simcord.interactions.base_payload

    def base_payload(backend: Any, **what: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = original(backend, **what)
        payload["locale"] = chosen.get(what["user_id"], default)
        if what["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(what["guild_id"]).preferred_locale
        return record, payload

    simcord.interactions.base_payload = base_payload
    try:
        yield chosen
    finally:
        simcord.interactions.base_payload = original


def discord_locale(language: str) -> str:
    """Discord's locale for one of our languages: "en-US" for "en", "cs" for "cs"."""
    known = [locale.value for locale in discord.Locale]
    return next((name for name in known if name == language), None) or next(name for name in known if name.startswith(f"{language}-"))
