"""The seam between discord.py and SimCord's Discord: here calls fail before they take effect or after it, and here the bot dies.

SimCord's own `inject_error` refuses calls before they take effect only, and never leaves one without an answer.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

import aiohttp
import discord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.enums import ChannelType
from simcord.http import router
from simcord.http.client import _FakeResponse

from engine.store import Store

_PATHS: Final = {
    ("GET", "/oauth2/applications/@me"): "login",
    ("POST", "/interactions/*/*/callback"): "acknowledge",
    ("PATCH", "/webhooks/*/*/messages/@original"): "answer",
    ("POST", "/webhooks/*/*"): "follow",
    ("POST", "/users/@me/channels"): "open direct",
    ("GET", "/guilds/*/members/*"): "member",
    ("GET", "/users/*"): "user",
    ("PUT", "/applications/*/commands"): "commands",
    ("POST", "/channels/*/messages"): "send",
    ("PATCH", "/channels/*/messages/*"): "edit",
    ("DELETE", "/channels/*/messages/*"): "delete",
    ("GET", "/channels/*/messages"): "look",
    ("GET", "/channels/*"): "channel",
}
DIRECT: Final = "direct "
"""Begins the kind of what is done to direct messages."""
_IN_CHANNELS: Final = ("send", "edit", "delete", "look")
KINDS: Final = (*_PATHS.values(), *(DIRECT + kind for kind in _IN_CHANNELS))
"""Every kind of call that the bot makes. What fails at "login" ends a start with a sentence: tests/test_bot.py."""


def kind_of(backend: Backend, method: str, path: str) -> str:
    """What a call is for. Raises KeyError for one that the bot is not known to make."""
    kind = next(kind for (how, form), kind in _PATHS.items() if how == method and fnmatchcase(path, form))
    channel = backend.channels.get(int(path.split("/")[2])) if kind in _IN_CHANNELS else None
    return DIRECT + kind if channel is not None and channel.type == ChannelType.DM else kind


@dataclass(frozen=True)
class Fault:
    """One way to fail: what the bot sees, and whether Discord has done what it was asked for."""

    name: str
    make: Callable[[], BaseException]
    done: bool = False
    times: int = 1
    """How many calls of the kind in a row it befalls."""


def refusal(status: int, code: int = 0) -> Callable[[], BaseException]:
    """What Discord says when it does not want to."""
    return lambda: BackendError(status, code, "no")


def disturbance() -> BaseException:
    """What discord.py raises when Discord has had a fault of its own five times."""
    return discord.DiscordServerError(_FakeResponse(503), "upstream")  # type: ignore[arg-type]


FAULTS: Final = (
    Fault("403", refusal(403, 50013)),
    Fault("403 of a new kind", refusal(403)),
    Fault("404", refusal(404)),
    Fault("429", refusal(429)),
    Fault("503", disturbance),
    Fault("503 though done", disturbance, done=True),
    Fault("time-out", TimeoutError, times=2),
    Fault("time-out though done", TimeoutError, done=True),
    Fault("time-outs though done", TimeoutError, done=True, times=2),
    Fault("connection reset", lambda: aiohttp.ClientOSError(104, "reset")),
    Fault("connection closed though done", aiohttp.ServerDisconnectedError, done=True, times=2),
)


class Seam:
    """Lets every call through but for those that shall fail, and knows what was asked for."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        """The kinds of the calls that were made, in their order."""
        self.pings: Counter[tuple[int, str]] = Counter()
        """How often each message that pings somebody was really sent: by channel and text."""
        self.met: list[str] = []
        """The kinds of the calls that failed."""
        self._failing: dict[str, tuple[Fault, int, int]] = {}
        self._nonces: dict[tuple[str, str], Any] = {}
        self._fatal: tuple[int, bool] | None = None
        self.is_dead = False

    def fail(self, kind: str, fault: Fault, after: int = 0) -> None:
        """Let the next calls of a kind fail, once `after` more have gone through."""
        assert kind in KINDS, kind
        self._failing[kind] = (fault, after, fault.times)

    def heal(self) -> None:
        """Let everything through again."""
        self._failing.clear()

    def kill(self, after: int, done: bool) -> None:
        """Let the bot die at a call, once `after` more have gone through; `done`: Discord has done it by then."""
        self._fatal = (len(self.calls) + after, done)

    def revive(self) -> None:
        """Another bot may come."""
        self._fatal, self.is_dead = None, False

    def dispatch(self, backend: Backend, method: str, path: str, **more: Any) -> Any:
        """In the place of SimCord's function of this name."""
        if self.is_dead:
            raise asyncio.CancelledError
        kind = kind_of(backend, method, path)
        self.calls.append(kind)
        fatal = self._fatal is not None and self._fatal[0] < len(self.calls)
        if fatal and self._fatal is not None:
            self.is_dead = True
            if self._fatal[1]:
                self._perform(backend, method, path, more)
            raise asyncio.CancelledError
        fault = self._due(kind)
        if fault is None:
            return self._perform(backend, method, path, more)
        self.met.append(kind)
        if fault.done:
            with suppress(BackendError):  # what Discord says is lost, be it a refusal
                self._perform(backend, method, path, more)
        raise fault.make()

    def _due(self, kind: str) -> Fault | None:
        if kind not in self._failing:
            return None
        fault, after, times = self._failing.pop(kind)
        if after or times > 1:
            self._failing[kind] = (fault, after - 1, times) if after else (fault, 0, times - 1)
        return None if after else fault

    def _perform(self, backend: Backend, method: str, path: str, more: dict[str, Any]) -> Any:
        """Like Discord: a message with a nonce that it has just had is the same message."""
        body = more.get("json")
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and (path, nonce) in self._nonces:
            return self._nonces[path, nonce]
        answer = _dispatch(backend, method, path, **more)
        if nonce is not None:
            self._nonces[path, nonce] = answer
        if isinstance(body, dict) and body.get("allowed_mentions", {}).get("users") and method == "POST":
            self.pings[int(path.split("/")[2]), body["content"]] += 1
        return answer


_dispatch, _write = router.dispatch, Store.write


@contextmanager
def open_seam() -> Iterator[Seam]:
    """A seam while the block lasts. One at a time."""
    seam = Seam()

    async def write(store: Store, *statements: Any, **how: Any) -> Any:
        if seam.is_dead:
            raise asyncio.CancelledError
        return await _write(store, *statements, **how)

    router.dispatch, Store.write = seam.dispatch, write  # type: ignore[method-assign]
    try:
        yield seam
    finally:
        router.dispatch, Store.write = _dispatch, _write  # type: ignore[method-assign]
