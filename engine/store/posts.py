"""The table of posts: where on Discord a match is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.store.rows import Post, from_ms, to_ms

if TYPE_CHECKING:
    from engine.store.store import Store

_SELECT = "SELECT match, kind, user, channel, message, created FROM posts "
_PUT = "INSERT OR REPLACE INTO posts (match, kind, user, channel, message, created) VALUES (?, ?, ?, ?, ?, ?)"


class PostTable:
    """Posts, one of a kind for a match and a user."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, *posts: Post) -> None:
        """Remember posts, all or none, each in place of the one of its kind for that match and user."""
        rows = [(post.match, post.kind, post.user, post.channel, post.message, to_ms(post.created)) for post in posts]
        await self._store.write((_PUT, rows))

    async def get(self, match: int, kind: str, user: int = 0) -> Post | None:
        """The post of a kind for a user (0: for everybody); None if there is none."""
        rows = await self._store.read(_SELECT + "WHERE match = ? AND kind = ? AND user = ?", (match, kind, user))
        return next(map(_post, rows), None)

    async def of_match(self, match: int) -> list[Post]:
        """All posts of a match."""
        return [_post(row) for row in await self._store.read(_SELECT + "WHERE match = ? ORDER BY kind, user", (match,))]

    async def rename(self, match: int, kind: str, user: int, to: str) -> None:
        """Give a post another kind, in place of the one of that kind."""
        sql = "UPDATE OR REPLACE posts SET kind = ? WHERE match = ? AND kind = ? AND user = ?"
        await self._store.write((sql, [(to, match, kind, user)]))

    async def drop(self, match: int, kind: str, user: int = 0) -> None:
        """Forget a post, if it is known."""
        await self._store.write(("DELETE FROM posts WHERE match = ? AND kind = ? AND user = ?", [(match, kind, user)]))


def _post(row: tuple[Any, ...]) -> Post:
    match, kind, user, channel, message, created = row
    return Post(match, kind, user, channel, message, from_ms(created))
