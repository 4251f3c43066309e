"""Pictures of matches: scenes made from views, painted to PNG."""

from render.artist import Artist

__all__ = ["Artist"]
