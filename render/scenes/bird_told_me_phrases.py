"""The phrases that stand in the pictures of The Bird Told Me to Do It, by id; their words are in pictures-bird_told_me.ftl.

What cards tell comes with the request, as the terms of the game's voice.
"""

SEATS = tuple(f"picture-told-seat-{seat}" for seat in range(5))
TITLES = tuple(
    f"picture-told-{title}"
    for title in (
        *("deck", "deck-second", "discards", "part", "step", "loose", "bonus", "done", "boost", "next-boost", "last-boost"),
        *("drawn", "awarded", "no-hand", "wait", "over", "final"),
    )
)
QUESTIONS = tuple(f"picture-told-ask-{kind}" for kind in ("add", "second", "route", "fork", "pile", "tell"))
PHRASES: tuple[str, ...] = (*SEATS, *TITLES, *QUESTIONS)
"""Every id that a picture may ask for besides the terms."""
