"""The table of settings: what users and servers have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from engine.store.store import Store

Scope = Literal["user", "guild"]


class SettingTable:
    """Settings: a text for a scope ("user" or "guild"), the owner's id and a key."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, scope: Scope, owner: int, key: str, value: str) -> None:
        """Keep a setting in place of what it was."""
        row = (scope, owner, key, value)
        await self._store.write(("INSERT OR REPLACE INTO settings (scope, owner, key, value) VALUES (?, ?, ?, ?)", [row]))

    async def get(self, scope: Scope, owner: int, key: str) -> str | None:
        """A setting; None if nothing was chosen."""
        rows = await self._store.read("SELECT value FROM settings WHERE scope = ? AND owner = ? AND key = ?", (scope, owner, key))
        return next((value for (value,) in rows), None)

    async def every(self, scope: Scope, key: str) -> dict[int, str]:
        """What each owner has chosen for a key; those who have chosen nothing are not there."""
        rows = await self._store.read("SELECT owner, value FROM settings WHERE scope = ? AND key = ?", (scope, key))
        return dict(rows)

    async def drop(self, scope: Scope, owner: int, key: str) -> None:
        """Forget a setting, if there is one."""
        await self._store.write(("DELETE FROM settings WHERE scope = ? AND owner = ? AND key = ?", [(scope, owner, key)]))
