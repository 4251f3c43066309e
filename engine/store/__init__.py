"""The database: the only code that knows it. One `Store` an Aviary; matches and logs, posts and settings."""

from engine.store.database import SQLITE
from engine.store.errors import ConflictError, LeaseError, OlderFormError, StoreError
from engine.store.lease import Lease
from engine.store.rows import Logged, Match, Position, Post, whole_ms
from engine.store.settings import Scope
from engine.store.store import Store, resolved

__all__ = [
    "SQLITE",
    "ConflictError",
    "Lease",
    "LeaseError",
    "Logged",
    "Match",
    "OlderFormError",
    "Position",
    "Post",
    "Scope",
    "Store",
    "StoreError",
    "resolved",
    "whole_ms",
]
