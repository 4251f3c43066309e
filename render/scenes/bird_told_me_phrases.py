"""The phrases that stand in the pictures of The Bird Told Me to Do It, by id; their words are in pictures-bird_told_me.ftl.

What cards tell comes with the request, as the terms of the game's voice.
"""

from render.scenes.bird_told_me_view import COLOURS

SEATS = tuple(f"picture-told-seat-{seat}" for seat in range(5))
TITLES = tuple(
    f"picture-told-{title}"
    for title in (
        *("deck", "deck-second", "discards", "part", "step", "loose", "bonus", "done", "boost", "next-boost", "last-boost"),
        *("drawn", "awarded", "no-hand", "wait", "over", "final"),
    )
)
QUESTIONS = tuple(f"picture-told-ask-{kind}" for kind in ("add", "second", "second-claimed", "route", "fork", "pile", "tell"))
LETTERS = {f"{what}.{colour}": f"picture-told-letter-{colour}" for what in ("bird", "plumage") for colour in COLOURS}
"""What stands on birds and plumage of a colour, for those who wish letters: by the names of their sprites."""
PHRASES: tuple[str, ...] = (*SEATS, *TITLES, *QUESTIONS, *dict.fromkeys(LETTERS.values()))
"""Every id that a picture may ask for besides the terms."""
