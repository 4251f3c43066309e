"""Discord's limits, and the one way to keep them: `fit` for a text, `sentences` for one that is heard, `paginate` for many lines."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

CONTENT: Final = 2000
LABEL: Final = 80
OPTION: Final = 100
"""A select's label, description and value; a choice of a slash command; a command's description; a custom_id."""
PLACEHOLDER: Final = 150
ALT: Final = 1024
OPTIONS_A_SELECT: Final = 25
SELECTS_A_MESSAGE: Final = 4
"""Of the five rows one is left for the buttons."""
BUTTONS_A_ROW: Final = 5
CHOICES: Final = 25
NAME: Final = 32

T = TypeVar("T")


def fit(text: str, limit: int) -> str:
    """The text, cut to at most `limit` characters; a cut is shown by an ellipsis and never leaves half an escape."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rstrip().rstrip("\\") + "…"


def sentences(lines: Iterable[str]) -> str:
    """Lines as a text to be heard, as alt texts are: each ends like a sentence, as who reads aloud takes ends of lines for spaces."""
    return "\n".join(line if line[-1:] in ".?!:…" else f"{line}." for line in lines if line)


def paginate(lines: Iterable[str], limit: int = CONTENT) -> list[str]:
    """The lines as texts of at most `limit` characters each, no line torn unless it alone is too long; at least one text."""
    pages: list[str] = [""]
    for line in lines:
        line = fit(line, limit)
        longer = f"{pages[-1]}\n{line}" if pages[-1] else line
        if len(longer) <= limit:
            pages[-1] = longer
        else:
            pages.append(line)
    return pages


def chunks(items: Sequence[T], size: int) -> list[Sequence[T]]:
    """The items in pieces of at most `size`."""
    return [items[start : start + size] for start in range(0, len(items), size)]
