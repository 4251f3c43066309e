"""The phrases that stand in the pictures of Crows, by id; their words are in pictures-crows.ftl of each language."""

SEATS = tuple(f"picture-crows-seat-{seat}" for seat in range(4))
TITLES = tuple(
    f"picture-crows-{title}"
    for title in ("round", "part", "flown", "murder", "murder-all", "scattered", "tile", "open", "bonus", "wait", "over")
)
WAYS = "tile-draw", "tile-draw-or-trash", "tile-pick", "tile-pick-or-trash", "tile-trash", "tile-none"
"""The question for a tile, by the ways to one that are left."""
QUESTIONS = tuple(
    f"picture-crows-ask-{kind}" for kind in (*WAYS, "place", "shine", "play", "first-crow", "second-crow", "landing", "scatter")
)
TOKENS = tuple(f"picture-crows-token-{token}" for token in ("no-cemeteries", "tombstone", "no-flocking", "two-crows", "three-points"))
LETTERS = {f"crows.shiny.{seat}": f"picture-crows-letter-{seat}" for seat in range(4)}
"""What stands on the shiny objects, for those who wish letters: by the names of their sprites."""
PHRASES: tuple[str, ...] = (*SEATS, *TITLES, *QUESTIONS, *TOKENS, *LETTERS.values())
"""Every id that a picture may ask for."""
