"""A server on loopback that stands in for Discord: its gateway at /gateway, everything else answered by one handler."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@asynccontextmanager
async def served(gateway: Handler, answer: Handler, **app: Any) -> AsyncIterator[str]:
    """Runs it on a free port while the block lasts; gives its address."""
    application = web.Application(**app)
    application.router.add_get("/gateway", gateway)
    application.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(application, shutdown_timeout=0.5, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
