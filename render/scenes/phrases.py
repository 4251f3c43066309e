"""The phrases that stand in pictures, by id; their words are in pictures.ftl of each language."""

SEATS = ("picture-seat-0", "picture-seat-1")
TITLES = (
    "picture-columns",
    "picture-stack",
    "picture-display",
    "picture-hand",
    "picture-no-hand",
    "picture-open",
    "picture-final",
    "picture-wait",
    "picture-over",
)
BONUSES = tuple(f"picture-bonus-{objects}" for objects in ("feathers", "flowers", "feathers-flower", "flowers-feather"))
QUESTIONS = tuple(
    f"picture-ask-{kind}"
    for kind in (
        *("draft", "take", "place", "discard", "choose", "look", "cross", "lay-1", "lay-2", "lay-3", "branch", "cover", "give"),
        *("twice", "strip", "none-fits", "no-use"),
    )
)
VOICED = (
    "bower-offer",
    *(f"bower-initial-{colour}" for colour in ("yellow", "violet", "red", "white")),
    *(
        f"bower-bonus-{sign}"
        for sign in (
            *("hand", "coloured", "egg-yellow", "egg-violet", "egg-red", "egg-shell", "spy-rival", "spy-out"),
            *("token-x", "token-white-flower", "token-white-feather", "token-shells", "token-branch"),
            *("interactive-cover", "interactive-give", "interactive-twice", "interactive-discard"),
        )
    ),
)
"""What pictures say in the words of the game's voice: bonus tiles as its menus have them, and the letters of colours."""
PHRASES: tuple[str, ...] = (*SEATS, *TITLES, *BONUSES, *QUESTIONS)
"""Every id that a picture may ask for besides."""
