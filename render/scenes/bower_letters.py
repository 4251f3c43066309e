"""The letters of Bower's colours: which pieces bear them."""

from render.scenes.letters import Letters

COLOURS = ("yellow", "violet", "red", "white")
"""The colours of feathers (objects 0-3) and of flowers (4-7); the requests 3 and 7 are those of any colour, which the egg shows."""


def _letter(colour: str) -> str:
    return f"bower-initial-{colour}"


LETTERS: Letters = {
    **{f"object.{4 * kind + i}": _letter(colour) for kind in (0, 1) for i, colour in enumerate(COLOURS)},
    **{f"egg.{side}.{4 * kind + i}": _letter(colour) for side in range(3) for kind in (0, 1) for i, colour in enumerate(COLOURS[:3])},
    **{f"bonus.egg.{colour}": _letter(colour) for colour in COLOURS[:3]},
    **{f"token.{token}": _letter("white") for token in (1, 2)},
    **{f"bonus.token.white {kind}": _letter("white") for kind in ("flower", "feather")},
}
"""By the names of sprites."""
