"""Discord's limits on requests (Discord's developer documentation, "Rate Limits"): 50 a second for a bot, and some in a channel."""

import json
import time
from typing import Final

from aiohttp import web

GLOBAL: Final = 50
"""Requests a second for everything that a bot asks with its own token; answers to presses are not counted."""
IN_CHANNEL: Final = (5, 5.0)
"""Messages sent, edited or deleted in one channel: how many in how many seconds, each kind for itself."""


class Limits:
    """Counts, and answers 429 to what is too much."""

    def __init__(self) -> None:
        self.refused = 0
        self._second = (0, 0)
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def take(self, method: str, path: str) -> web.Response | None:
        """Counts a request; the refusal if it is one too many."""
        now = time.time()
        second, count = self._second
        count = count + 1 if second == int(now) else 1
        self._second = (int(now), count)
        if count > GLOBAL:
            return self._refuse(1 - now % 1, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"})
        key = self._key(method, path)
        if key is None:
            return None
        start, used = self._windows.get(key, (now, 0))
        if now - start >= IN_CHANNEL[1]:
            start, used = now, 0
        if used >= IN_CHANNEL[0]:
            return self._refuse(start + IN_CHANNEL[1] - now, {"X-RateLimit-Scope": "user", **self.headers(method, path)})
        self._windows[key] = (start, used + 1)
        return None

    def headers(self, method: str, path: str) -> dict[str, str]:
        """What Discord tells of a channel's limit with each answer."""
        key = self._key(method, path)
        if key is None or key not in self._windows:
            return {}
        start, used = self._windows[key]
        most, reset = IN_CHANNEL[0], start + IN_CHANNEL[1]
        told = {"Limit": most, "Remaining": most - used, "Reset-After": max(0.0, reset - time.time()), "Reset": reset, "Bucket": key[0]}
        return {f"X-RateLimit-{name}": str(value) for name, value in told.items()}

    def _refuse(self, seconds: float, headers: dict[str, str]) -> web.Response:
        self.refused += 1
        told = {"message": "You are being rate limited.", "retry_after": seconds, "global": headers.get("X-RateLimit-Global") == "true"}
        more = {"Via": "1.1 fake", "Retry-After": str(seconds), **headers}
        return web.Response(body=json.dumps(told).encode(), status=429, content_type="application/json", headers=more)

    @staticmethod
    def _key(method: str, path: str) -> tuple[str, str] | None:
        parts = path.split("/")
        return (method, parts[2]) if parts[1] == "channels" and method in ("POST", "PATCH", "DELETE") else None
