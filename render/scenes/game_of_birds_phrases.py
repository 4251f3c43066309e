"""The phrases that stand in the pictures of The Game of Birds, by id; their words are in pictures-game_of_birds.ftl of each language."""

from render.scenes.game_of_birds_view import LISTS, WONDERS

SEATS = tuple(f"picture-birds-seat-{seat}" for seat in range(4))
NAMES = ("picture-birds-head", *(f"picture-birds-letter-{of}" for of in LISTS))
TITLES = tuple(f"picture-birds-{title}" for title in ("round", "over", "discards", "hand", "no-hand", "wait", "ignored"))
DANGERS = tuple(f"picture-birds-danger-{face}" for face in (*WONDERS, "red", "discard", "eagle"))
QUESTIONS = tuple(f"picture-birds-ask-{kind}" for kind in ("die", "ignore", "discard", "peek", "swap", "play", "keep", "displace", "build"))
RESULT = tuple(f"picture-birds-result-{what}" for what in ("title", "printed", "tiles", "bonuses", "medals", "threats", "total"))
PHRASES: tuple[str, ...] = (*SEATS, *NAMES, *TITLES, *DANGERS, *QUESTIONS, *RESULT)
"""Every id that a picture may ask for."""
